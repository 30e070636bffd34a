#pragma once

#include <QDir>
#include <QPixmap>
#include <QSet>
#include <QString>

class QImage;
class QWidget;

/// The folder for pictures: `<room>/<name>-<setting>.png`.
class Shelf {
public:
    /// `setting` tells the pictures of one run from those of others, for example "ja-dark-x2".
    Shelf(const QString& folder, QString setting);

    /// Lets the window do its pending work, and takes a picture of it.
    void hang(const QString& room, const QString& name, QWidget& window);
    /// Takes a picture of the window with what has opened over it.
    void hang(const QString& room, const QString& name, QWidget& window, QWidget& opened);
    void hang(const QString& room, const QString& name, const QImage& picture);
    bool has(const QString& room, const QString& name) const { return names_.contains(room + '/' + name); }

    /// A picture that cannot show what it is to show.
    void missing(const QString& name, const QString& why) {
        failures_ << QStringLiteral("%1: %2").arg(name, why);
    }
    int count() const { return int(names_.size()); }
    /// What could not be shown or written; empty if everything could.
    const QStringList& failures() const { return failures_; }

private:
    QDir folder_;
    QString setting_;
    QSet<QString> names_;
    QStringList failures_;
};

/// Lets the windows do their pending work.
void settle();
