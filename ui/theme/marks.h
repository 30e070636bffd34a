#pragma once

#include "engine/core/ids.h"

#include <map>
#include <set>
#include <string>

namespace takujo {

/// What a card has to do with the moment: with the question, with a drag, with what waits.
struct CardMarks {
    bool canAct = false;        ///< something can be begun with it: a bright edge
    bool target = false;        ///< it can be chosen: a ring and an empty circle
    bool isOverChoices = false; ///< cards that lie under it can be chosen: a dashed ring
    int order = 0;              ///< it has been chosen as the first, second, …: a ring and the number
    std::string amount{};       ///< its share of a sum that is divided
    bool about = false;         ///< the question is about this one
    bool pointedAt = false;     ///< a lesson points at it: an arrow comes down on it
    bool lit = false;           ///< what somebody reads beside the table is about it
    bool aimedAt = false;       ///< something that waits to be resolved has chosen it
    bool givenUp = false;       ///< the action that is being considered would cost it
    int place = 0;              ///< of a back that can be chosen: where it lies in its zone

    friend bool operator==(const CardMarks&, const CardMarks&) = default;
};

/// The marks of the whole table.
struct Marks {
    std::map<ObjectId, CardMarks> cards;
    std::set<ZoneId> places; ///< where the dragged card may go
    bool quietHand = false;  ///< nothing in the hand is of use now
};

} // namespace takujo
