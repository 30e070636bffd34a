#pragma once

#include "engine/kit/rules/characteristics.h"
#include "engine/kit/rules/rulebook.h"

namespace takujo {

struct Known;

// How cards arrive where they go (`RuleTables::arrivals`), and what keeps them from it
// (`RuleTables::prohibitions`), as most games have it.

/// Decks, hands and piles take only their owner's cards. On a table, and where both players have one zone,
/// cards lie where they are put.
inline void goesToItsOwner(const Position& position, Event& event) {
    if (event.kind == EventKind::move && !position.rules.zone(event.to).table &&
        !position.rules.zone(event.to).shared)
        event.to.player = position.ownerOf(event.object);
}

/// Whether it comes into a zone of that kind from another one.
inline bool comesInto(const Event& event, std::uint8_t zone) {
    return event.kind == EventKind::move && event.to.kind == zone && event.from.kind != zone;
}

/// What is known of it as it will be there, where it is seen by what is there already.
Known asItEnters(const Position& position, const Event& event);
/// Its types there, as bits: it never enters as what is printed on it while something there makes it
/// something else.
std::uint32_t typesItEntersWith(const Position& position, const Event& event);
/// Whether a text says that it enters turned aside (`modifiers::entersAside`): of itself, which holds before
/// it is there, or something there of it.
bool saysItEntersAside(const Position& position, const Event& event);

template <std::uint8_t zone>
void entersAsideByText(const Position& position, Event& event) {
    if (comesInto(event, zone) && (position.state.has & CardDefinition::entry) != 0 &&
        saysItEntersAside(position, event))
        event.flags |= Event::arrivesAside;
}

// What effects say that cannot be done to an object: bits of `Characteristics::cannot`.

template <std::uint32_t deed, std::uint8_t from, std::uint8_t to>
bool cannotGo(const Position& position, const Event& event) {
    return event.kind == EventKind::move && event.from.kind == from && event.to.kind == to &&
           cannot(position.state, event.object, deed);
}
template <std::uint32_t deed>
bool cannotTurnUpright(const Position& position, const Event& event) {
    return event.kind == EventKind::turnUpright && cannot(position.state, event.object, deed);
}

} // namespace takujo
