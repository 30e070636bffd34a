#pragma once

#include "tests/gui/seen_cards.h"

#include <QListWidget>
#include <QTest>

#include <algorithm>

/// A player who follows the highlights: plays what can be played, pays, attacks with everything, blocks
/// sometimes, or else presses the highlighted button. `step` makes games differ.
class MousePlayer {
public:
    explicit MousePlayer(TableDriver& driver) : driver_{&driver} {}

    void act(int step) {
        const auto able = driver_->cardsThat(canAct);
        if (!able.empty() && step % 5 != 4) {
            const auto& card = able[static_cast<std::size_t>(step) % able.size()];
            if (step % 2 == 0) {
                driver_->click(card);
                ++clicked;
                takeFirst();
            } else if (driver_->dragToLitPlace(card)) {
                ++dragged;
                takeFirst();
            }
            return;
        }
        const auto targets = driver_->cardsThat(canBeChosen);
        QPushButton* button = driver_->defaultButton();
        const bool pays = driver_->widget(QStringLiteral("auto-pay")) != nullptr;
        if (!targets.empty() && (step % 3 != 0 || button == nullptr ||
                                 (!pays && driver_->prompt().contains(QStringLiteral("attack"))))) {
            driver_->click(targets[static_cast<std::size_t>(step) % targets.size()]);
            takeFirst();
            ++chosen;
            return;
        }
        if (button == nullptr && driver_->widget(QStringLiteral("picker")) != nullptr) {
            // Another one each time: a second click would put a chosen card back.
            const auto* list = qobject_cast<QListWidget*>(driver_->widget(QStringLiteral("picker-cards")));
            driver_->clickPicker(step % std::max(list->count(), 1));
            return;
        }
        QVERIFY2(button != nullptr, qPrintable(driver_->prompt()));
        driver_->click(button);
        ++pressed;
    }

    int clicked = 0;
    int dragged = 0;
    int chosen = 0;
    int pressed = 0;
    int menus = 0;

private:
    /// Where possible actions are listed, clicks the first.
    void takeFirst() {
        if (driver_->clickNamed(QStringLiteral("meaning-1")))
            ++menus;
    }

    TableDriver* driver_;
};
