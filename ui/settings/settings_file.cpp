#include "ui/settings/settings_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

namespace takujo {

namespace {

/// In which nothing is read and nothing can be written, in a file that is never there.
QSettings::Format nowhere() {
    static const QSettings::Format format = QSettings::registerFormat(
        QStringLiteral("nowhere"), [](QIODevice&, QSettings::SettingsMap&) { return true; },
        [](QIODevice&, const QSettings::SettingsMap&) { return false; });
    return format;
}

/// The one that holds where the file is none such.
QSettings::Format& usualFormat() {
    static QSettings::Format format = QSettings::defaultFormat();
    return format;
}

} // namespace

/// As QSettings says it, which opens the file before it says anything.
QString settingsFile() {
    const QString ending =
        usualFormat() == QSettings::IniFormat ? QStringLiteral("ini") : QStringLiteral("conf");
    return QStringLiteral("%1/%2/%3.%4")
        .arg(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation),
             QCoreApplication::organizationName(), QCoreApplication::applicationName(), ending);
}

bool isStrange(const QString& file) {
    const QFileInfo info{file};
    return info.exists() && !info.isFile();
}

bool keepAwayFromStrangeFile() {
    stopKeepingAway();
    usualFormat() = QSettings::defaultFormat();
    if (!isStrange(settingsFile()))
        return false;
    QSettings::setDefaultFormat(nowhere());
    return true;
}

void stopKeepingAway() {
    if (QSettings::defaultFormat() == nowhere())
        QSettings::setDefaultFormat(usualFormat());
}

} // namespace takujo
