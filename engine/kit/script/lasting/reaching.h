#pragma once

#include "engine/core/event.h"
#include "engine/core/scratch.h"
#include "engine/kit/rules/meanings.h"
#include "engine/kit/rules/position.h"

#include <span>

namespace takujo {

// What lasts on all that is like something, in games where it lasts on what comes later as well
// (`ScriptTables::lastingReachesLater`). Who is there when it begins is settled then; whoever comes later is
// looked at once, right after coming, and is reached for as long as it lasts. So nothing that is there is
// reached, or let go, by becoming something else. What comes onto a unit takes over what lasts on that, and
// nothing besides.

/// An instruction begins to last that has just begun on what is there: `like`, with the object left out.
void beginReaching(Run& run, const Scope& scope, const Term& term, const LastingEffect& like);

/// A card that a batch of events is about, and where it lies before.
struct Traveller {
    CardId card;
    ZoneId from;
    bool toUnit = false; ///< it is to be laid upon something, or under it
};
/// Those of a batch, if anything reaches what comes later.
void travellersIn(const State& state, std::span<const Event> batch, std::vector<Traveller>& found);

/// The batch has happened. Those that have left as `ScriptTables::leavingFrees` says are free of all that
/// lasts by now, also when they come back; then what has come is reached, by what began first before the
/// rest: each sees what the others have made of it. Works out anew what objects are where it has to.
void reachWhatCame(Run& run, std::span<const Traveller> travellers);

} // namespace takujo
