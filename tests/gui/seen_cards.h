#pragma once

#include "tests/gui/table_driver.h"

// What tests of the window look for among the cards that are seen.

inline bool canAct(const TableDriver::Seen& card) {
    return card.canAct();
}
inline bool canBeChosen(const TableDriver::Seen& card) {
    return card.choosable;
}
inline bool isInPlay(const TableDriver::Seen& card) {
    return card.isIn(QStringLiteral("Field"));
}
inline bool isInHand(const TableDriver::Seen& card) {
    return card.isIn(QStringLiteral("Hand"));
}

/// The prompt begins with the name of the player who is asked, a card's description tells whose it is.
inline bool isOfWhoIsAsked(const TableDriver& driver, const TableDriver::Seen& card) {
    return card.description.section(u';', 0, 0).endsWith(driver.prompt().section(u':', 0, 0));
}
