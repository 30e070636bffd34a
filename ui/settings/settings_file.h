#pragma once

#include <QString>

namespace takujo {

/// The file that settings are kept in. It is not read for the answer.
QString settingsFile();

/// Whether a pipe, a device or a folder lies there instead of a file. Reading it could go on for ever.
bool isStrange(const QString& file);

/// If the file of settings is strange, keeps the program from reading and writing it until `stopKeepingAway`.
/// To be called before anything asks for a setting.
bool keepAwayFromStrangeFile();
void stopKeepingAway();

} // namespace takujo
