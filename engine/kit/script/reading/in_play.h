#pragma once

#include "engine/core/links.h"
#include "engine/kit/rules/rulebook.h"

#include <bit>
#include <cstdint>

namespace takujo {

// Which zones and cards are in play.

/// Returns the zones in play, by their kinds as bits.
inline std::uint32_t zonesInPlay(const Rulebook& rules) {
    return rules.tables().vocabulary->inPlay;
}
/// Whether a zone of that kind is in play: abilities work there, and texts that name no zone see it. A game
/// may have tables for other cards, such as cards turned aside for mana.
inline bool isInPlay(const Rulebook& rules, std::size_t kind) {
    return (zonesInPlay(rules) >> kind & 1U) != 0;
}

/// Visits the zones of those kinds (bits): of each kind both players', or the shared one.
template <class Visit>
void visitZones(const Rulebook& rules, std::uint32_t kinds, const Visit& visit) {
    const auto& zones = rules.tables().zones;
    for (std::uint32_t rest = kinds; rest != 0; rest &= rest - 1) {
        const auto kind = static_cast<std::uint8_t>(std::countr_zero(rest));
        if (kind >= zones.size())
            return;
        if (zones[kind].shared) {
            visit(ZoneId{kind, Player::nobody});
        } else {
            visit(ZoneId{kind, Player::a});
            visit(ZoneId{kind, Player::b});
        }
    }
}

/// Visits the cards of a unit whose abilities work, besides the card that it is read as.
template <class Visit>
void visitSpeakers(const State& state, ObjectId host, const Visit& visit) {
    visitGuests(state, host, [&](const Link& link) {
        if (link.isInside() && !record(state, link.guest).isFaceDown() && (link.flags & Link::speaks) != 0 &&
            record(state, link.guest).card != record(state, host).card)
            visit(link.guest);
    });
}

/// Returns the kinds of zone where abilities may work, as bits: in play, or watched from by a card of this
/// match.
inline std::uint32_t zonesAtWork(const State& state, const Rulebook& rules) {
    return isBroken(Fault::abilitiesWorkEverywhere) ? ~0U : zonesInPlay(rules) | state.watchedZones;
}

/// Visits every card whose abilities may work: in play, or in a zone from which a card of this match watches.
template <class Visit>
void visitWatchers(const State& state, const Rulebook& rules, const Visit& visit) {
    visitZones(rules, zonesAtWork(state, rules), [&](ZoneId zone) {
        const bool isBlank = rules.tables().zones[zone.kind].blank;
        // Every event comes here several times.
        for (std::uint16_t slot = zoneAt(state, zone).first; slot != ObjectId::none;) {
            const ObjectRecord& object = state.objects[slot];
            const ObjectId id{slot, object.generation};
            const bool mayHaveMore = object.links != 0;
            slot = object.next;
            if (object.card == CardId::none || (isBlank && object.isFaceDown()))
                continue;
            visit(id);
            if (mayHaveMore)
                visitSpeakers(state, id, visit);
        }
    });
}

} // namespace takujo
