#pragma once

#include <QStringList>
#include <QWidget>

namespace takujo {

/// Says things to people who hear the window: an empty widget whose name is what was said last.
///
/// Qt has an event for this, QAccessibleAnnouncementEvent, only from 6.8 on. Before that, AT-SPI knows
/// nothing that is simply said; but screen readers read a notification when it shows itself, and many read
/// the name of a live region when it changes. So this has the role of a notification, and sends both events
/// for every announcement. No alert: on some systems that would ring a bell for every line of the log.
class Announcer : public QWidget {
    Q_OBJECT

public:
    explicit Announcer(QWidget* parent);

    /// Words that come before the window is at rest are joined into one announcement.
    void say(const QString& what);
    const QString& saidLast() const { return said_; }

signals:
    void announced(const QString& what);

private:
    void speak();

    QStringList waiting_;
    QString said_;
};

} // namespace takujo
