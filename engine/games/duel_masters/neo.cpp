#include "engine/core/links.h"
#include "engine/games/duel_masters/chapters.h"
#include "engine/games/duel_masters/evolving.h"

#include <algorithm>

/// 802: NEO creatures, which are evolution creatures only while a card lies under them, or while they are put
/// into the battle zone as that.
namespace takujo::duel_masters {

namespace {

bool isEvolvingNow(const State& state, ObjectId id) {
    return std::ranges::any_of(state.frames, [&](const Frame& frame) {
        return frame.procedure == entering && entering_::isEvolving(frame) &&
               frame.locals[entering_::number] == record(state, id).card;
    });
}

/// 802.4: however the card has come there.
bool isNeoEvolution(const Position& position, ObjectId id) {
    const State& state = position.state;
    if (position.rules.policy(neoEvolves) == 0 || !lives(state, id))
        return false;
    const bool liesOnOthers = record(state, id).zone.kind == battleZone && cardsInside(state, id) > 1;
    return liesOnOthers || isEvolvingNow(state, id);
}

} // namespace

bool isEvolution(const Position& position, const Known& known) {
    const std::uint32_t its = known.set(specialTypes);
    if ((its & (evolutionCard | starEvolutionCard)) != 0)
        return true;
    return (its & neoCard) != 0 && isNeoEvolution(position, known.id);
}

} // namespace takujo::duel_masters
