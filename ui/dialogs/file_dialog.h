#pragma once

#include "ui/theme/spoken.h"

class QFileDialog;

namespace takujo {

/// Asks for the file of a saved game, beginning where the last one was. It is gone when it closes.
QFileDialog* gameFileDialog(QWidget* parent, const MessageSource& title, const char* name);

} // namespace takujo
