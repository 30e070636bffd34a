#pragma once

#include "tests/gui/table_driver.h"

#include <functional>

// Conditions by which tests of the window find cards among those they see.

inline bool canAct(const TableDriver::Seen& card) {
    return card.canAct();
}
inline bool canBeChosen(const TableDriver::Seen& card) {
    return card.choosable;
}
inline bool isInHand(const TableDriver::Seen& card) {
    return card.isIn(QStringLiteral("Hand"));
}

/// Returns the name of the player who is asked: the prompt begins with it, and may say which card asks.
inline QString whoIsAsked(const TableDriver& driver) {
    return driver.prompt().section(u':', 0, 0).section(QStringLiteral(" · "), 0, 0);
}

/// The description of a card says whose it is.
inline bool isOfWhoIsAsked(const TableDriver& driver, const TableDriver::Seen& card) {
    return card.description.section(u';', 0, 0).endsWith(whoIsAsked(driver));
}

/// Returns the cards of that name for which the condition holds.
inline std::vector<TableDriver::Seen> named(const TableDriver& driver, const QString& name,
                                            const std::function<bool(const TableDriver::Seen&)>& holds) {
    std::vector<TableDriver::Seen> result;
    for (const TableDriver::Seen& one : driver.seen())
        if (!one.isZone && one.name == name && holds(one))
            result.push_back(one);
    return result;
}
