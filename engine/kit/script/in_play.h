#pragma once

#include "engine/core/zones.h"
#include "engine/kit/rulebook.h"

namespace takujo {

/// Whether what lies in a zone of that kind is in play: abilities work there, and texts that name no zone see
/// it. A game may have tables on which cards lie for something else, such as to be tapped for others.
inline bool isInPlay(const Rulebook& rules, std::size_t kind) {
    return (rules.tables().vocabulary->inPlay >> kind & 1U) != 0;
}

/// Visits every card whose abilities may be at work: in play, or in a zone that a card of this match watches
/// from.
template <class Visit>
void visitWatchers(const State& state, const Rulebook& rules, const Visit& visit) {
    const auto& zones = rules.tables().zones;
    for (std::size_t kind = 0; kind < zones.size(); ++kind) {
        if (!isInPlay(rules, kind) && (state.watchedZones >> kind & 1U) == 0)
            continue;
        for (const Player player : {Player::a, Player::b, Player::nobody})
            if (zones[kind].shared == (player == Player::nobody))
                for (const ObjectId id : objectsIn(state, {static_cast<std::uint8_t>(kind), player}))
                    if (record(state, id).card != CardId::none)
                        visit(id);
    }
}

} // namespace takujo
