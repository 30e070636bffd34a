#pragma once

#include <QString>

class QWidget;

namespace takujo {

/// Waits until the window is drawn and nothing moves on it, saves a picture of it and ends the program: with
/// 0, or with 1 and a sentence if the file cannot be written.
void saveScreenshotAndQuit(QWidget& window, const QString& file);

} // namespace takujo
