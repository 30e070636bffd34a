#include "ui/theme/motion.h"

#include <QApplication>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>
#include <QStyle>

namespace takujo {

namespace {

/// Only what is written down counts: a desktop that says nothing wants motion.
bool isOff(const QString& file, const QString& key) {
    if (!QFileInfo{file}.isFile())
        return false; // also what reading would never come to an end with
    const QSettings settings{file, QSettings::IniFormat};
    const QString value = settings.value(key).toString().trimmed().toLower();
    return value == "0" || value == "false" || value == "0.0";
}

} // namespace

bool systemWantsLessMotion(const QString& configFolder) {
    return isOff(configFolder + "/gtk-4.0/settings.ini", "Settings/gtk-enable-animations") ||
           isOff(configFolder + "/gtk-3.0/settings.ini", "Settings/gtk-enable-animations") ||
           isOff(configFolder + "/kdeglobals", "KDE/AnimationDurationFactor");
}

bool systemWantsLessMotion() {
    // Qt 6.4 has no hint of its own; a desktop's style reports a duration of 0.
    const QStyle* style =
        qobject_cast<QApplication*>(QCoreApplication::instance()) ? QApplication::style() : nullptr;
    if (style != nullptr && style->styleHint(QStyle::SH_Widget_Animation_Duration) == 0)
        return true;
    return systemWantsLessMotion(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation));
}

Motion::Amount Motion::preferred(bool wanted) {
    return wanted && !systemWantsLessMotion() ? Amount::full : Amount::none;
}

int Motion::inPace(int milliseconds) const {
    switch (pace_) {
    case Pace::slow:
        return milliseconds * 8 / 5;
    case Pace::fast:
        return milliseconds * 3 / 5;
    case Pace::normal:
        break;
    }
    return milliseconds;
}

} // namespace takujo
