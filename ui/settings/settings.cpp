#include "ui/settings/settings.h"

#include "ui/settings/settings_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>

namespace takujo {

namespace {

/// The number is that of the meaning of keys and values. A version that changes them takes the next one and
/// takes these over.
QString keyOf(const Setting& setting) {
    return QStringLiteral("settings/1/") + QString::fromLatin1(setting.key);
}

/// Settings of versions before 1, which had no section.
constexpr std::pair<SettingId, const char*> oldKeys[] = {{SettingId::language, "language"},
                                                         {SettingId::theme, "theme"},
                                                         {SettingId::motion, "movement"},
                                                         {SettingId::sidePanel, "side-panel"},
                                                         {SettingId::turnTable, "turn-table"}};

/// Whether every line is one that files of settings have. Qt reads the others as if they were not there, and
/// leaves them out when it writes.
bool isDamaged(const QByteArray& text) {
    const QList<QByteArray> lines = text.split('\n');
    return std::ranges::any_of(lines, [](const QByteArray& line) {
        const QByteArray plain = line.trimmed();
        if (plain.isEmpty() || plain.startsWith(';'))
            return false;
        if (plain.contains('\0'))
            return true;
        return plain.startsWith('[') ? !plain.endsWith(']') : !plain.contains('=');
    });
}

/// A copy beside the file, unless there is one already. Its path; empty if it could not be made.
QString copyOf(const QString& file, const QByteArray& text) {
    for (int i = 1; i < 100; ++i) {
        QString copy = file + (i == 1 ? QStringLiteral(".damaged") : QStringLiteral(".damaged-%1").arg(i));
        QFile other{copy};
        if (!other.exists())
            return QFile::copy(file, copy) ? copy : QString{};
        if (!isStrange(copy) && other.open(QIODevice::ReadOnly) && other.readAll() == text)
            return copy;
    }
    return {};
}

/// A value as versions before 1 wrote it, in ours; empty if they could not have.
QString inOurWords(SettingId id, const QString& old) {
    const QString word = old.toLower();
    if (id == SettingId::language || id == SettingId::theme)
        return settingOf(id).allows(word) ? word : QString{};
    if (word != QLatin1String("true") && word != QLatin1String("false"))
        return {};
    const bool isOn = word == QLatin1String("true");
    if (id == SettingId::motion)
        return isOn ? QStringLiteral("system") : QStringLiteral("none");
    return isOn ? QStringLiteral("on") : QStringLiteral("off");
}

} // namespace

Settings::Settings(QObject* parent) : QObject{parent} {
    examineFile();
    takeOver();
    for (const Setting& setting : allSettings())
        if (setting.holdsValue())
            read(setting);
}

Settings::~Settings() {
    stopKeepingAway();
}

QString Settings::file() {
    return settingsFile();
}

void Settings::examineFile() {
    path_ = QDir::toNativeSeparators(file());
    if (keepAwayFromStrangeFile()) {
        found_ = Found::strange;
        return;
    }
    QFile stored{path_};
    if (!stored.exists())
        return;
    if (!stored.open(QIODevice::ReadOnly)) {
        found_ = Found::unreadable;
        return;
    }
    const QByteArray text = stored.readAll();
    if (!isDamaged(text))
        return;
    copy_ = QFileInfo{copyOf(path_, text)}.fileName();
    found_ = copy_.isEmpty() ? Found::damagedWithoutCopy : Found::damaged;
}

QString Settings::trouble() const {
    switch (found_) {
    case Found::fine:
        break;
    case Found::strange:
        return tr("Your settings in %1 can't be read, because that is no ordinary file. The usual ones hold, "
                  "and what you choose holds until the window is closed. Move it away, and start again.")
            .arg(path_);
    case Found::unreadable:
        return tr("Your settings in %1 can't be read, so the usual ones hold. Nothing was changed there. "
                  "Allow reading it, or move it away, and start again.")
            .arg(path_);
    case Found::damaged:
        return tr("Your settings in %1 are damaged. What could be read holds, for the rest choose again. "
                  "The file as it was is kept as %2.")
            .arg(path_, copy_);
    case Found::damagedWithoutCopy:
        return tr("Your settings in %1 are damaged. What could be read holds. No copy of the file could be "
                  "made: make one yourself before you change a setting, if you want to mend it.")
            .arg(path_);
    }
    return {};
}

/// Settings of versions before 1. Whoever goes back to such a version and comes again brings them along anew.
void Settings::takeOver() {
    QSettings stored;
    for (const auto& [id, name] : oldKeys) {
        const QString key = QString::fromLatin1(name);
        if (!stored.contains(key))
            continue;
        const QString was = stored.value(key).toString();
        const QString value = inOurWords(id, was);
        if (value.isEmpty()) {
            strange_[id] = was;
            continue;
        }
        stored.setValue(keyOf(settingOf(id)), value);
        stored.remove(key);
    }
}

void Settings::read(const Setting& setting) {
    const QVariant stored = QSettings{}.value(keyOf(setting));
    if (!stored.isValid())
        return;
    // A list is what a value with a comma in it is read as.
    const QString value = stored.toStringList().join(QLatin1Char(','));
    if (setting.allows(value))
        chosen_[setting.id] = value;
    else
        strange_[setting.id] = value;
}

QString Settings::value(SettingId id) const {
    const auto now = now_.find(id);
    return now == now_.end() ? kept(id) : now->second;
}

QString Settings::kept(SettingId id) const {
    const auto found = chosen_.find(id);
    return found == chosen_.end() ? settingOf(id).usual : found->second;
}

std::optional<QString> Settings::notUnderstood(SettingId id) const {
    const auto found = strange_.find(id);
    return found == strange_.end() ? std::nullopt : std::optional{found->second};
}

bool Settings::isUsual(SettingId id) const {
    return value(id) == settingOf(id).usual && !strange_.contains(id);
}

bool Settings::isAllUsual() const {
    return std::ranges::all_of(allSettings(), [this](const Setting& one) { return isUsual(one.id); });
}

void Settings::set(SettingId id, const QString& value) {
    const Setting& setting = settingOf(id);
    if (!setting.allows(value))
        return;
    forgetStrange(id);
    now_.erase(id);
    chosen_[id] = value;
    keep(keyOf(setting), value);
    emit changed(id);
}

void Settings::reset(SettingId id) {
    if (isUsual(id) && !chosen_.contains(id))
        return;
    forgetStrange(id);
    now_.erase(id);
    chosen_.erase(id);
    drop(keyOf(settingOf(id)));
    emit changed(id);
}

void Settings::resetAll() {
    for (const Setting& setting : allSettings())
        if (setting.holdsValue())
            reset(setting.id);
}

/// Something else has been chosen for it, also for where an old version had it.
void Settings::forgetStrange(SettingId id) {
    if (strange_.erase(id) == 0)
        return;
    for (const auto& [old, name] : oldKeys)
        if (old == id)
            drop(QString::fromLatin1(name));
}

void Settings::keep(const QString& key, const QString& value) {
    QSettings stored;
    stored.setValue(key, value);
    stored.sync();
    tellIfNotKept(stored.status() != QSettings::AccessError); // damage was told before
}

void Settings::drop(const QString& key) {
    QSettings stored;
    stored.remove(key);
    stored.sync();
    tellIfNotKept(stored.status() != QSettings::AccessError); // damage was told before
}

void Settings::tellIfNotKept(bool isKept) {
    if (isKept) {
        isTold_ = false;
        return;
    }
    if (isTold_)
        return;
    isTold_ = true;
    emit notKept(MessageSource{[path = QDir::toNativeSeparators(file())] {
        return tr("What you choose holds until the window is closed, but can't be kept: %1 can't be written. "
                  "Allow writing there, then choose it again.")
            .arg(path);
    }});
}

} // namespace takujo
