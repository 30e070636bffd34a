#pragma once

#include "engine/files/findings/message.h"
#include "engine/files/scenarios/scenario_file.h"
#include "engine/match/match.h"

#include <cstddef>
#include <vector>

namespace takujo {

// A running game, taken over as a position that can be set up again.

struct TakenPosition {
    Scenario position;            ///< without steps
    std::size_t place = 0;        ///< of the match: where the game stood so
    std::vector<Message> leftOut; ///< what set-ups cannot say of that moment, each as a sentence
};

/// Takes over where the match stands. While something is under way (an action, a stack, an attack), that is
/// the last moment before it that a set-up leads to; where there is none, the phase begins anew.
TakenPosition takeOver(const Match& match);

/// Returns the cards in their zones and the numbers of players, as a scenario that begins at that point.
/// What it cannot say is added to `leftOut`.
Scenario positionOf(const Match& match, const State& state, const StartingPoint& point,
                    std::vector<Message>& leftOut);

/// Returns a text by which the set-up of a scenario names the card: its name, unless another card of these
/// has it as well.
std::string setupNameOf(const CardDefinition& card, const std::vector<CardDefinition>& cards);

} // namespace takujo
