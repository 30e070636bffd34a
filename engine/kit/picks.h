#pragma once

#include "engine/core/scratch.h"
#include "engine/kit/notes.h"
#include "engine/kit/question_conditions.h"

#include <span>

namespace takujo {

// A rule asks a player to pick some of several objects, without an effect. One step finds the candidates
// (`askToPick`), the next step is the question; notes of the asking procedure keep what was picked.

struct RulePick {
    Player player = Player::nobody; ///< who picks
    std::int32_t least = 1;
    std::int32_t most = 1;
    std::uint8_t kind = 0; ///< kind of the notes that keep what was picked
    Verb verb = 0;         ///< the game's verb, with `isCandidate` among its conditions
    Verb enough = 0;       ///< the game's verb for picking less than the most; 0: not allowed
    bool inOrder = false;  ///< the order matters: of several there is a choice even if all must be picked
};

/// Begins the pick. False if there is no choice, because no more candidates exist than must be picked: then
/// they are picked, and the procedure has to skip the question.
bool askToPick(Run& run, std::span<const ObjectId> candidates, const RulePick& pick);

/// Returns the question for the next step. `then` follows when everything is picked.
template <Next (*then)(Run&)>
Question pickQuestion(DecisionKind kind);

/// Whether this pick is asked now, for notes of that kind; below, which player is asked.
bool asksToPick(const Position& position, std::uint8_t kind);
template <std::uint8_t kind>
bool asksToPickFor(const Position& position) {
    return asksToPick(position, kind);
}
Player whoPicks(const Position& position);
/// Whether the object is a candidate. `isUnpicked` tells whether it is picked already.
bool isCandidate(const Position& position, const Attempt& attempt);
/// Whether the player has picked as many as they must.
bool isEnoughPicked(const Position& position, const Attempt& attempt);

/// Returns what was picked, in order.
Scratch<ObjectId> pickedFor(const State& state, std::uint8_t kind);
bool isPickedFor(const State& state, ObjectId id, std::uint8_t kind);

// What the question is made of.

void offerPicks(const Position& position, Decision& decision);
/// False if more must be picked.
bool takePick(Run& run, const Option& answer);

template <Next (*then)(Run&)>
Question pickQuestion(DecisionKind kind) {
    return {kind, offerPicks,
            [](Run& run, const Option& answer) { return takePick(run, answer) ? then(run) : Next::again(); }};
}

} // namespace takujo
