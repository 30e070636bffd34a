#pragma once

#include "tests/gui/table_driver.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QTest>

// Files of games, as a person names them in the window's dialogs and finds them in the user's place.

/// Types the name into the file dialog that is open, and accepts it.
inline void nameFile(TableDriver& driver, const QString& dialog, const QString& file) {
    auto* box = qobject_cast<QFileDialog*>(driver.widget(dialog));
    QVERIFY(box != nullptr);
    auto* name = box->findChild<QLineEdit*>();
    QVERIFY(name != nullptr);
    QTest::keyClick(name, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(name, file);
    QTest::keyClick(name, Qt::Key_Return);
    driver.settle();
}

/// The game at hand, written into that file by the menu.
inline void saveAs(TableDriver& driver, const QString& file) {
    driver.chooseFromMenu({QStringLiteral("save")});
    nameFile(driver, QStringLiteral("save-dialog"), file);
    QVERIFY(QFile::exists(file));
}

/// What stands in the file; empty if it can't be read.
inline QByteArray contentOf(const QString& file) {
    if (file.isEmpty())
        return {};
    QFile in{file};
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray{};
}

/// The files of the games that are kept in the user's place, by name.
inline QStringList keptGames() {
    const QDir folder{qEnvironmentVariable("XDG_DATA_HOME") + QStringLiteral("/takujo/autosave")};
    QStringList files;
    for (const QString& name : folder.entryList({QStringLiteral("*.yaml")}, QDir::Files, QDir::Name))
        files << folder.filePath(name);
    return files;
}
