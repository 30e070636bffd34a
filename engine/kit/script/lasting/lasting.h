#pragma once

#include "engine/kit/rules/position.h"
#include "engine/kit/rules/vocabulary.h"

namespace takujo {

/// Everything that lasts until that moment is over, and what is shorter: with a turn its phases, battles and
/// steps. The effects that last and what texts have made for later end together; proposes the changes of
/// control that follow. What lasts until a player's next turn begins ends with either of its two moments, as
/// soon as that player is the turn player and `State::turn` has gone on.
void endLasting(Run& run, Duration moment);
void endOfTurn(Run& run);

/// How long what an effect begins will last: as it says, else as the game has it (`untoldDuration`). The part
/// of its shape that says so is always the last.
Duration durationOf(const Run& run, const Scope& scope, const Term& term);

/// The same for control that lasts until its source leaves.
void sourcesHaveLeft(Run& run);

/// What happened this turn is forgotten.
void turnIsOver(State& state);

/// By how much an instruction that lasts changes an object (`Scope::target`): what is doubled, by what it is
/// now, and what is below nought by nothing.
std::int32_t amountOfLasting(const Scope& scope, const Term& term);
bool isDoubling(const Scope& scope, const Term& term);

/// Tells the log on which objects it lasts.
void tellWhatLasts(const Run& run, const Scope& scope, const LastingEffect& lasting,
                   const std::vector<ObjectId>& objects);

} // namespace takujo
