#pragma once

#include "engine/kit/rules/characteristics.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/units.h"

namespace takujo {

struct Known;

// How cards arrive in zones (`RuleTables::arrivals`), and what prevents it (`RuleTables::prohibitions`), as
// most games have it.

/// Decks, hands and piles take only their owner's cards. On a table, and in a shared zone, cards lie where
/// they are put.
inline void goesToItsOwner(const Position& position, Event& event) {
    if (event.kind == EventKind::move && !position.rules.zone(event.to).table &&
        !position.rules.zone(event.to).shared)
        event.to.player = position.ownerOf(event.object);
}

/// Whether the event moves an object into a zone of that kind from another kind.
inline bool comesInto(const Event& event, std::uint8_t zone) {
    return event.kind == EventKind::move && event.to.kind == zone && event.from.kind != zone;
}

/// Returns the object as the objects already there will see it on arrival.
Known asItEnters(const Position& position, const Event& event);
/// Returns its types on arrival, as bits. An effect already there that changes its types does so before it
/// enters.
std::uint32_t typesItEntersWith(const Position& position, const Event& event);
/// Returns a set of its words on arrival. An effect already there that changes them does so before it enters.
std::uint32_t setItEntersWith(const Position& position, const Event& event, std::size_t slot);
/// Whether a text says that it enters turned aside (`modifiers::entersAside`): its own text, which works
/// before it is there, or one that is there already.
bool saysItEntersAside(const Position& position, const Event& event);

template <std::uint8_t zone>
void entersAsideByText(const Position& position, Event& event) {
    if (comesInto(event, zone) && (position.state.has & CardDefinition::entry) != 0 &&
        saysItEntersAside(position, event))
        event.flags |= Event::arrivesAside;
}

// What effects forbid an object to do: bits of `Characteristics::cannot`.

template <std::uint32_t deed, std::uint8_t from, std::uint8_t to>
bool cannotGo(const Position& position, const Event& event) {
    return event.kind == EventKind::move && event.from.kind == from && event.to.kind == to &&
           cannot(position.state, subjectOf(position.state, event), deed);
}
template <std::uint32_t deed>
bool cannotTurnUpright(const Position& position, const Event& event) {
    return event.kind == EventKind::turnUpright && cannot(position.state, event.object, deed);
}

} // namespace takujo
