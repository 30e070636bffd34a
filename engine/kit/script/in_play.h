#pragma once

#include "engine/core/links.h"
#include "engine/kit/rulebook.h"

namespace takujo {

/// Whether what lies in a zone of that kind is in play: abilities work there, and texts that name no zone see
/// it. A game may have tables on which cards lie for something else, such as to be tapped for others.
inline bool isInPlay(const Rulebook& rules, std::size_t kind) {
    return (rules.tables().vocabulary->inPlay >> kind & 1U) != 0;
}

/// Visits the cards of a unit whose abilities are at work beside those of what it is read as.
template <class Visit>
void visitSpeakers(const State& state, ObjectId host, const Visit& visit) {
    visitGuests(state, host, [&](const Link& link) {
        if (link.isInside() && !record(state, link.guest).isFaceDown() && (link.flags & Link::speaks) != 0 &&
            record(state, link.guest).card != record(state, host).card)
            visit(link.guest);
    });
}

/// Visits every card whose abilities may be at work: in play, or in a zone that a card of this match watches
/// from.
template <class Visit>
void visitWatchers(const State& state, const Rulebook& rules, const Visit& visit) {
    const auto& zones = rules.tables().zones;
    for (std::size_t kind = 0; kind < zones.size(); ++kind) {
        if (!isInPlay(rules, kind) && (state.watchedZones >> kind & 1U) == 0 &&
            !isBroken(Fault::abilitiesWorkEverywhere))
            continue;
        for (const Player player : {Player::a, Player::b, Player::nobody})
            if (zones[kind].shared == (player == Player::nobody))
                for (const ObjectId id : objectsIn(state, {static_cast<std::uint8_t>(kind), player}))
                    if (const ObjectRecord& object = record(state, id);
                        object.card != CardId::none && !(object.isFaceDown() && zones[kind].blank)) {
                        const bool mayHaveMore = object.links != 0;
                        visit(id);
                        if (mayHaveMore)
                            visitSpeakers(state, id, visit);
                    }
    }
}

} // namespace takujo
