#pragma once

#include "engine/kit/rules/faults.h"
#include "engine/kit/rules/procedure.h"

namespace takujo {

/// Occurrences of every game, which change nothing; a game's own begin at `firstOfGame`.
namespace occurrences {
enum Occurrence : std::uint8_t {
    phaseBegins, ///< amount: the phase
    isPlayed,    ///< player has played object
    passes,      ///< player does nothing more in free timing
    firstOfGame,
    /// Something begins or ends to last (`TimingTables::lastingIsNoticed`). It stands at the other end, so
    /// that no game's occurrences have other numbers than before.
    changes = 0xff,
};
} // namespace occurrences

/// Proposes an occurrence: abilities may react to it, and it changes nothing by itself.
inline void proposeOccurrence(Run& run, std::uint8_t what, ObjectId object, Player player,
                              std::int32_t amount = 0, ObjectId other = {}) {
    if (isBroken(Fault::occurrencesAreNotTold))
        return;
    Event event;
    event.kind = EventKind::occurs;
    event.slot = what;
    event.object = object;
    event.source = other;
    event.player = player;
    event.amount = amount;
    event.flags = Event::quiet;
    run.propose(event);
}

} // namespace takujo
