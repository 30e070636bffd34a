#pragma once

#include "engine/kit/rules/position.h"
#include "engine/kit/rules/vocabulary.h"

namespace takujo {

// How long effects last.

/// Ends everything that lasts until that moment or a shorter one: with a turn end its phases, battles and
/// steps. Lasting effects and those made for later end together; proposes the changes of control that follow.
/// What lasts until a player's next turn begins ends at either of its two moments, as soon as that player is
/// the turn player and `State::turn` has advanced.
void endLasting(Run& run, Duration moment);
void endOfTurn(Run& run);
/// Ends what has changed a price for the next card alone, if that has been played (`occurrences::isPlayed`).
void nextIsPlayed(Run& run, const Event& played);

/// Returns how long an effect that begins will last: as it says, else as the game says (`untoldDuration`).
/// The last part of its shape is always the duration.
Duration durationOf(const Run& run, const Scope& scope, const Term& term);

/// Whether what it is about has gone, or what it lasts as long as; control ends by an event instead.
bool hasEnded(const Position& position, const LastingEffect& effect);

/// Ends control that lasts until its source leaves, the same way.
void sourcesHaveLeft(Run& run);

/// Forgets what happened this turn.
void turnIsOver(State& state);

/// Returns by how much a lasting instruction changes an object (`Scope::target`): doubling adds the present
/// value, and below 0 nothing.
std::int32_t amountOfLasting(const Scope& scope, const Term& term);
bool isDoubling(const Scope& scope, const Term& term);

/// Writes to the log on which objects it lasts.
void tellWhatLasts(const Run& run, const Scope& scope, const LastingEffect& lasting,
                   const std::vector<ObjectId>& objects);

} // namespace takujo
