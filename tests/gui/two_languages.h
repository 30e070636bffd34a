#pragma once

#include "tests/gui/spoken_words.h"
#include "tests/gui/table_driver.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QTest>

// Checks the window in English and in Japanese, and the change of language while something is open.

inline QString inOneLine(const QStringList& words) {
    return words.join('\n');
}

/// Changes the language by the menu. Below a modal dialog no menu can be reached; there it changes without
/// the menu.
inline void speak(TableDriver& driver, const QString& language) {
    const bool isJapanese = language == QStringLiteral("ja");
    if (QApplication::activeModalWidget() != nullptr) {
        using takujo::Language;
        static_cast<takujo::MainWindow&>(driver.window())
            .setLanguage(isJapanese ? Language::ja : Language::en);
        driver.settle();
        return;
    }
    QStringList way{QStringLiteral("language-menu"),
                    isJapanese ? QStringLiteral("japanese") : QStringLiteral("english")};
    if (driver.widget(QStringLiteral("start-page")) == nullptr)
        way.prepend(QStringLiteral("view-menu"));
    driver.chooseFromMenu(way);
}

/// Checks both languages, beginning and ending with English: nothing may be in the other one.
inline void checkBoth(TableDriver& driver) {
    for (const QString& language : {QStringLiteral("en"), QStringLiteral("ja"), QStringLiteral("en")}) {
        speak(driver, language);
        const QStringList others = wordsOfAnotherLanguage(language);
        QVERIFY2(others.isEmpty(), qPrintable(inOneLine(others)));
    }
}
