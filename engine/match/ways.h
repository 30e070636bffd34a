#pragma once

#include "engine/match/match.h"

#include <vector>

namespace takujo {

/// Something that the rules know to do with an object where it lies, and why it cannot be done now.
struct Way {
    Attempt attempt;
    std::vector<Refusal> refusals; ///< never none
};

/// What the player cannot do with it now, though it is an object for that: the moment, what it is aimed at, a
/// limit or the cost speaks against it. What cannot be done with such an object at all is left out.
std::vector<Way> waysBarred(const Match& match, Player player, ObjectId object);

} // namespace takujo
