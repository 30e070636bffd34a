#pragma once

#include "tests/gui/two_people.h"

#include <QComboBox>

// Somebody plays against the computer.

inline constexpr int against = 3; ///< the place of the computer in the list of who sits at the screen
inline constexpr int strong = 2;  ///< the place of the strong one in the list of how well it plays

inline void chooseStrength(TableDriver& driver, int strength) {
    auto* box = qobject_cast<QComboBox*>(driver.widget(QStringLiteral("strength-choice")));
    QVERIFY2(box != nullptr, "whoever plays against the computer says how well it is to play");
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Home);
    for (int i = 0; i < strength; ++i)
        QTest::keyClick(box, Qt::Key_Down);
    driver.settle();
}

inline bool isThinking(const TableDriver& driver) {
    return driver.prompt().contains(QStringLiteral("is thinking"));
}

/// Waits until the person is asked. False if that takes longer than any thinking.
inline bool waitForOnesTurn(const TableDriver& driver) {
    return QTest::qWaitFor([&] { return driver.isOver() || !isThinking(driver); }, 60'000);
}
