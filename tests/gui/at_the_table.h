#pragma once

#include "tests/gui/seen_cards.h"

#include <QPushButton>
#include <QTest>

#include <functional>

// What tests of the window do at a table again and again, in any game.

/// From the start page: starts the game with that seed, and answers by the highlighted button that many
/// times.
inline void beginAndGoOn(TableDriver& driver, int answers, const QString& seed = QStringLiteral("5")) {
    driver.startGame(seed);
    for (int i = 0; i < answers; ++i)
        driver.key(Qt::Key_Space);
}

/// From the start page: starts a game, and answers the questions before the first turn by the highlighted
/// button.
inline void beginFirstTurn(TableDriver& driver, const QString& seed = QStringLiteral("5")) {
    driver.startGame(seed);
    for (int i = 0; i < 12 && driver.textOf(QStringLiteral("turn")) != QStringLiteral("Turn 1"); ++i)
        driver.key(Qt::Key_Space);
    QCOMPARE(driver.textOf(QStringLiteral("turn")), QStringLiteral("Turn 1"));
}

/// Returns the moment of the game, as far as the window says it in words.
inline QString moment(const TableDriver& driver) {
    return driver.textOf(QStringLiteral("turn")) + driver.textOf(QStringLiteral("phase")) + driver.prompt();
}

/// Returns what waits to be carried out, as screen readers hear it.
inline QString stack(const TableDriver& driver) {
    const QWidget* strip = driver.widget(QStringLiteral("stack"));
    return strip == nullptr ? QString{} : strip->accessibleDescription();
}

/// Returns the button of the question whose text contains that; none if there is none.
inline QPushButton* buttonThatSays(const TableDriver& driver, const QString& text) {
    for (QPushButton* button : driver.buttons())
        if (button->text().contains(text))
            return button;
    return nullptr;
}

/// Clicks a card that can act, and does the first thing it can do.
inline void actWith(TableDriver& driver, const TableDriver::Seen& card) {
    driver.click(card);
    driver.clickNamed(QStringLiteral("meaning-1")); // an action that would be final at once is shown first
}

/// Continues by the highlighted button, or by a card where there is none, until the condition holds.
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
        // The cards that may be chosen are in a pile; choosing is optional.
        const QString before = driver.prompt();
        driver.key(Qt::Key_N);
        if (driver.prompt() == before)
            return false;
    }
    return holds();
}

/// From the start page: begins the first lesson by its button.
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
