#pragma once

#include "ui/settings/setting.h"
#include "ui/theme/spoken.h"

#include <QObject>

#include <map>
#include <optional>

namespace takujo {

/// The user's choices, kept in the system's place for settings. A value that cannot be understood is left in
/// the file until another is chosen; the usual one holds meanwhile. Values of older versions of this program
/// are taken over.
class Settings : public QObject {
    Q_OBJECT

public:
    explicit Settings(QObject* parent = nullptr);
    ~Settings() override;

    bool isOn(SettingId id) const { return value(id) == QLatin1String("on"); }
    int number(SettingId id) const { return value(id).toInt(); }
    /// The word of a choice.
    QString word(SettingId id) const { return value(id); }
    QString value(SettingId id) const;

    /// Holds at once, and is kept. A value that the setting cannot have changes nothing.
    void set(SettingId id, const QString& value);
    void setOn(SettingId id, bool isOn) { set(id, isOn ? QStringLiteral("on") : QStringLiteral("off")); }
    /// Holds until another value is chosen, and is not kept: for wishes of the command line.
    void holdForNow(SettingId id, const QString& value) { now_[id] = value; }
    /// Back to what it was on the first day.
    void reset(SettingId id);
    void resetAll();
    bool isUsual(SettingId id) const;
    bool isAllUsual() const;

    /// The value in the file, if it cannot be understood; else none.
    std::optional<QString> notUnderstood(SettingId id) const;
    /// Tells what is wrong with the file as a whole; empty if it could be read.
    QString trouble() const;

    /// The file that keeps all this.
    static QString file();

signals:
    void changed(takujo::SettingId id);
    /// It holds, but could not be kept, and why; told once, until it can be kept again.
    void notKept(const takujo::MessageSource& why);

private:
    void examineFile();
    void takeOver();
    void read(const Setting& setting);
    QString kept(SettingId id) const;
    void forgetStrange(SettingId id);
    void keep(const QString& key, const QString& value);
    void drop(const QString& key);
    void tellIfNotKept(bool isKept);

    std::map<SettingId, QString> chosen_;
    std::map<SettingId, QString> now_;
    std::map<SettingId, QString> strange_;
    /// The state of the file, to be told in the language of the moment.
    enum class Found : std::uint8_t { fine, strange, unreadable, damaged, damagedWithoutCopy };
    Found found_ = Found::fine;
    QString path_;
    QString copy_; ///< a copy of the damaged file
    bool isTold_ = false;
};

} // namespace takujo
