#pragma once

#include "tests/gui/table_driver.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QTest>

// Files of games, as a person names them in dialogs and finds them in the user's place.

/// Types the name into the open file dialog, and accepts it.
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

/// A dialog that has closed leaves no window active on a screen that is not there.
inline void activate(TableDriver& driver) {
    driver.window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&driver.window()));
}

/// Saves the present game into that file, by the menu.
inline void saveAs(TableDriver& driver, const QString& file) {
    driver.chooseFromMenu({QStringLiteral("save")});
    nameFile(driver, QStringLiteral("save-dialog"), file);
    QVERIFY(QFile::exists(file));
}

/// Returns the content of the file; empty if it cannot be read.
inline QByteArray contentOf(const QString& file) {
    if (file.isEmpty())
        return {};
    QFile in{file};
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray{};
}

/// Returns the files of games kept in the user's place, by name.
inline QStringList keptGames() {
    const QDir folder{qEnvironmentVariable("XDG_DATA_HOME") + QStringLiteral("/takujo/autosave")};
    QStringList files;
    for (const QString& name : folder.entryList({QStringLiteral("*.yaml")}, QDir::Files, QDir::Name))
        files << folder.filePath(name);
    return files;
}
