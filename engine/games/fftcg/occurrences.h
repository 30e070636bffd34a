#pragma once

#include "engine/games/fftcg/terms.h"
#include "engine/games/fftcg/vocabulary.h"

namespace takujo::fftcg {

/// Proposes that something happens to which abilities may react, and which changes nothing by itself.
inline void proposeOccurrence(Run& run, Occurrence what, ObjectId object, Player player,
                              std::int32_t amount = 0, ObjectId other = {}) {
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

} // namespace takujo::fftcg
