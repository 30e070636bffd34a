#include "tests/gui/key_player.h"

#include <QApplication>
#include <QListWidget>
#include <QTest>

QWidget* KeyPlayer::holder() const {
    if (QWidget* menu = QApplication::activePopupWidget())
        return menu->focusWidget() == nullptr ? menu : menu->focusWidget();
    QWidget* front = QApplication::activeModalWidget();
    if (front == nullptr)
        front = QApplication::activeWindow();
    if (front == nullptr)
        front = &driver_->window();
    return front->focusWidget() == nullptr ? front : front->focusWidget();
}

void KeyPlayer::press(int key, Qt::KeyboardModifiers modifiers) const {
    // Without a window manager nobody gives the keyboard back when a dialog closes.
    if (QApplication::activeWindow() == nullptr) {
        driver_->window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&driver_->window()));
    }
    QTest::keyClick(holder(), static_cast<Qt::Key>(key), modifiers);
    driver_->settle();
}

void KeyPlayer::hold(int key, int again, Hold how) const {
    const bool isLetter = key >= Qt::Key_Space && key < Qt::Key_Escape;
    const QString text = isLetter ? QString{QChar{key}}.toLower() : QString{};
    // As the system sends them: shortcuts are looked for at every one.
    if (how == Hold::comesDown)
        QTest::simulateEvent(holder(), true, key, Qt::NoModifier, text, false);
    driver_->settle();
    for (int i = 0; i < again; ++i) {
        QTest::simulateEvent(holder(), true, key, Qt::NoModifier, text, true);
        driver_->settle();
    }
    QTest::simulateEvent(holder(), false, key, Qt::NoModifier, text, false);
    driver_->settle();
}

void KeyPlayer::type(const QString& text) const {
    QTest::keyClicks(holder(), text);
    driver_->settle();
}

bool KeyPlayer::tabTo(const QString& name) const {
    constexpr int most = 80;
    for (int i = 0; i < most && holder()->objectName() != name; ++i)
        press(Qt::Key_Tab);
    return holder()->objectName() == name;
}

void KeyPlayer::startGame(const QString& seed) const {
    if (driver_->widget(QStringLiteral("seed")) == nullptr) {
        QVERIFY(tabTo(QStringLiteral("more-options")));
        press(Qt::Key_Space);
    }
    QVERIFY(tabTo(QStringLiteral("seed")));
    press(Qt::Key_A, Qt::ControlModifier);
    type(seed);
    QVERIFY(tabTo(QStringLiteral("start")));
    press(Qt::Key_Return);
    QVERIFY(driver_->widget(QStringLiteral("table")) != nullptr);
}

bool KeyPlayer::canBeSeen() const {
    const QWidget* has = holder();
    if (has == nullptr || !has->isVisible())
        return false;
    return has->objectName() != QStringLiteral("table") || driver_->focused().has_value();
}

void KeyPlayer::act(int step) const {
    if (QApplication::activePopupWidget() != nullptr) {
        press(Qt::Key_1); // several things were meant
        return;
    }
    if (driver_->widget(QStringLiteral("picker")) != nullptr) {
        if (step % 2 == 0) {
            // Another one each time, around all of them: what has been chosen would be put back.
            const auto* cards = qobject_cast<QListWidget*>(driver_->widget(QStringLiteral("picker-cards")));
            press(cards->currentRow() == cards->count() - 1 ? Qt::Key_Home : Qt::Key_Right);
            press(Qt::Key_Return);
        } else {
            press(Qt::Key_Space);
        }
        return;
    }
    const QString before = driver_->prompt();
    if (step % 4 != 3) {
        // It may stand where it is of use already.
        if (const auto here = driver_->focused(); step % 2 == 1 || !here || !here->choosable)
            press(Qt::Key_Tab);
        if (const auto here = driver_->focused(); here && here->choosable) {
            press(Qt::Key_Return);
            return;
        }
        press(Qt::Key_Escape); // back from the buttons to the table
    }
    press(Qt::Key_Space);
    // Some questions only have a list of answers; those are numbered.
    if (driver_->prompt() == before && driver_->widget(QStringLiteral("choices")) != nullptr)
        press(Qt::Key_1);
}
