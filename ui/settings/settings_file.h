#pragma once

#include <QString>

namespace takujo {

/// Where settings are kept. Nothing is read for the answer.
QString settingsFile();

/// Whether something lies there that is no file: a pipe, a device, a folder. Reading it could go on for ever.
bool isStrange(const QString& file);

/// If that is none, nothing is read from the file of settings nor written to it until `stopKeepingAway`. To
/// be called before anything asks for a setting.
bool keepAwayFromStrangeFile();
void stopKeepingAway();

} // namespace takujo
