#pragma once

#include "engine/core/scratch.h"
#include "engine/kit/asking.h"
#include "engine/kit/notes.h"

#include <span>

namespace takujo {

// A rule asks a player for some of several objects, without any effect. One step finds out what there is
// (`askToPick`), the step behind it is the question; what was picked stands in notes of the procedure that
// asks.

struct RulePick {
    Player player = Player::nobody; ///< who picks
    std::int32_t least = 1;
    std::int32_t most = 1;
    std::uint8_t kind = 0; ///< of the notes that tell what was picked
    Verb verb = 0;         ///< of the game, with `isCandidate` among its conditions
    Verb enough = 0;       ///< of the game, for who picks less than the most; 0 where nobody may
};

/// False if there is no choice, as there are no more than have to be picked: then these are picked, and the
/// question has to be passed over.
bool askToPick(Run& run, std::span<const ObjectId> candidates, const RulePick& pick);

/// The question in the step behind. `then` is what comes when all is picked.
template <Next (*then)(Run&)>
Question pickQuestion(DecisionKind kind);

/// Whether that is asked now, for what is noted as that kind; and whom.
bool asksToPick(const Position& position, std::uint8_t kind);
template <std::uint8_t kind>
bool asksToPickFor(const Position& position) {
    return asksToPick(position, kind);
}
Player whoPicks(const Position& position);
/// Whether it is among what can be picked. Whether it is picked already, `isUnpicked` tells.
bool isCandidate(const Position& position, const Attempt& attempt);
/// Whether as many are picked as have to be.
bool isEnoughPicked(const Position& position, const Attempt& attempt);

/// What was picked, in its order.
Scratch<ObjectId> pickedFor(const State& state, std::uint8_t kind);
bool isPickedFor(const State& state, ObjectId id, std::uint8_t kind);

// What the question is made of.

void offerPicks(const Position& position, Decision& decision);
/// False if there is more to be picked.
bool takePick(Run& run, const Option& answer);

template <Next (*then)(Run&)>
Question pickQuestion(DecisionKind kind) {
    return {kind, offerPicks,
            [](Run& run, const Option& answer) { return takePick(run, answer) ? then(run) : Next::again(); }};
}

} // namespace takujo
