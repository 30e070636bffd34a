#pragma once

#include "tests/gui/spoken_words.h"
#include "tests/gui/table_driver.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QTest>

// The window speaks English and Japanese, and goes from one to the other while something is open.

inline QString inOneLine(const QStringList& words) {
    return words.join('\n');
}

/// By the menu. Below a dialog that waits for its answer no menu can be reached; the language may still
/// change.
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

/// Speaks both languages, beginning and ending with English, and nothing in the other.
inline void checkBoth(TableDriver& driver) {
    for (const QString& language : {QStringLiteral("en"), QStringLiteral("ja"), QStringLiteral("en")}) {
        speak(driver, language);
        const QStringList others = wordsOfAnotherLanguage(language);
        QVERIFY2(others.isEmpty(), qPrintable(inOneLine(others)));
    }
}
