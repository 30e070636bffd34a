#pragma once

#include "engine/core/event.h"
#include "engine/core/scratch.h"
#include "engine/kit/rules/meanings.h"
#include "engine/kit/rules/position.h"

#include <span>

namespace takujo {

// Lasting effects that reach objects which come later, in games that have them
// (`ScriptTables::lastingReachesLater`) or let a text say so (`letTextsReachLater`). The objects there at the
// beginning are fixed then. An object that comes later is checked once, right after it comes; if it fits, it
// is reached for as long as the effect lasts. So an object that is already there is neither reached nor
// released when it changes. A card put onto a unit takes over the unit's effects, and no others.

/// Begins to reach: an instruction has just begun to last on the objects there. `like` is such an effect
/// without its object.
void beginReaching(Run& run, const Scope& scope, const Term& term, const LastingEffect& like);

/// A card of a batch of events, and where it lies before.
struct Traveller {
    CardId card;
    ZoneId from;
    bool toUnit = false; ///< it will be put onto or under something
};
/// Finds the cards of a batch, if any effect reaches later objects.
void travellersIn(const State& state, std::span<const Event> batch, std::vector<Traveller>& found);

/// After the batch: frees the cards that have left as `ScriptTables::leavingFrees` says from everything that
/// lasts by now, also when they come back. Then reaches the new objects, oldest effect first; each effect
/// sees the changes of the ones before. Computes again what objects are where needed.
void reachWhatCame(Run& run, std::span<const Traveller> travellers);

} // namespace takujo
