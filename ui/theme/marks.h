#pragma once

#include "engine/core/ids.h"

#include <map>
#include <set>
#include <string>

namespace takujo {

/// What the moment says about one card, beside what the card is.
struct CardMarks {
    bool canAct = false;    ///< something can be begun with it: a bright edge
    bool target = false;    ///< it can be chosen: a ring and an empty circle
    int order = 0;          ///< it has been chosen, as the first, second, …: a ring and the number
    std::string amount{};   ///< what it has been given of a sum
    bool about = false;     ///< the question is about this one
    bool pointedAt = false; ///< somebody who explains something points at it: an arrow comes down on it
    bool aimedAt = false;   ///< what waits to be resolved has chosen it
    bool givenUp = false;   ///< what is being considered costs it
    int place = 0;          ///< of a back that can be chosen: where it lies in its zone

    friend bool operator==(const CardMarks&, const CardMarks&) = default;
};

/// What the moment says about the whole table.
struct Marks {
    std::map<ObjectId, CardMarks> cards;
    std::set<ZoneId> places; ///< where what is being dragged may go
    bool quietHand = false;  ///< nothing in the hand is of use now
};

} // namespace takujo
