#pragma once

#include <QDir>
#include <QPixmap>
#include <QSet>
#include <QString>

class QImage;
class QWidget;

/// The folder that pictures are hung up in: `<room>/<name>-<setting>.png`.
class Shelf {
public:
    /// `setting` tells the pictures of one run from those of others, for example "ja-dark-x2".
    Shelf(const QString& folder, QString setting);

    /// Lets the window do what it has put off, and takes a picture of it.
    void hang(const QString& room, const QString& name, QWidget& window);
    /// The window, and over it what has opened where it is.
    void hang(const QString& room, const QString& name, QWidget& window, QWidget& opened);
    void hang(const QString& room, const QString& name, const QImage& picture);
    bool has(const QString& room, const QString& name) const { return names_.contains(room + '/' + name); }

    int count() const { return int(names_.size()); }
    /// What could not be written; empty if all could.
    const QStringList& failures() const { return failures_; }

private:
    QDir folder_;
    QString setting_;
    QSet<QString> names_;
    QStringList failures_;
};

/// Lets the windows do what they have put off.
void settle();
