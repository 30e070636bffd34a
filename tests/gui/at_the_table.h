#pragma once

#include "tests/gui/seen_cards.h"

#include <QPushButton>
#include <QTest>

#include <functional>

// What tests of the window do at a table again and again, whatever the game is.

/// From the start page: the game of that seed, and so many answers by the highlighted button.
inline void beginAndGoOn(TableDriver& driver, int answers, const QString& seed = QStringLiteral("5")) {
    driver.startGame(seed);
    for (int i = 0; i < answers; ++i)
        driver.key(Qt::Key_Space);
}

/// From the start page: the questions before the first turn are answered by the highlighted button.
inline void beginFirstTurn(TableDriver& driver, const QString& seed = QStringLiteral("5")) {
    driver.startGame(seed);
    for (int i = 0; i < 12 && driver.textOf(QStringLiteral("turn")) != QStringLiteral("Turn 1"); ++i)
        driver.key(Qt::Key_Space);
    QCOMPARE(driver.textOf(QStringLiteral("turn")), QStringLiteral("Turn 1"));
}

/// Where the game stands, as far as the window says it in words.
inline QString moment(const TableDriver& driver) {
    return driver.textOf(QStringLiteral("turn")) + driver.textOf(QStringLiteral("phase")) + driver.prompt();
}

/// What waits to be carried out, as it is told to screen readers.
inline QString stack(const TableDriver& driver) {
    const QWidget* strip = driver.widget(QStringLiteral("stack"));
    return strip == nullptr ? QString{} : strip->accessibleDescription();
}

/// The button of what is asked whose text has that in it; none if there is none.
inline QPushButton* buttonThatSays(const TableDriver& driver, const QString& text) {
    for (QPushButton* button : driver.buttons())
        if (button->text().contains(text))
            return button;
    return nullptr;
}

/// Clicks a card that can act, and does the first thing it can do.
inline void actWith(TableDriver& driver, const TableDriver::Seen& card) {
    driver.click(card);
    driver.clickNamed(QStringLiteral("meaning-1")); // what would be final at once is shown first
}

/// Goes on by the highlighted button, or a card where there is none, until it holds.
inline bool goOnUntil(TableDriver& driver, const std::function<bool()>& holds) {
    for (int i = 0; i < 120 && !holds(); ++i) {
        if (driver.isOver())
            return false;
        if (QPushButton* button = driver.defaultButton()) {
            driver.click(button);
            continue;
        }
        const auto choosable = driver.cardsThat(canBeChosen);
        if (!choosable.empty()) {
            driver.click(choosable.front());
            continue;
        }
        // What may be chosen lies in a pile, and need not be chosen.
        const QString before = driver.prompt();
        driver.key(Qt::Key_N);
        if (driver.prompt() == before)
            return false;
    }
    return holds();
}

/// From the start page: the first lesson there is, by its button.
inline void beginFirstLesson(TableDriver& driver) {
    driver.click(driver.widget(QStringLiteral("way-lessons")));
    QWidget* lessons = driver.widget(QStringLiteral("lessons"));
    QVERIFY(lessons != nullptr);
    for (QPushButton* button : lessons->findChildren<QPushButton*>())
        if (button->isVisible() && button->objectName().startsWith(QStringLiteral("begin-"))) {
            QTest::keyClick(button, Qt::Key_Return);
            driver.settle();
            return;
        }
    QFAIL("there is no lesson");
}
