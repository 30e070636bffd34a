#pragma once

#include "engine/core/scratch.h"
#include "engine/core/zones.h"

namespace takujo {

// Units: a host and its guests (`Link`). engine/kit/rules/role.h says what roles mean.

inline bool isInside(const State& state, ObjectId id) {
    return (record(state, id).links & ObjectRecord::inside) != 0;
}
/// Whether the object is in another slot than the home of its card.
inline bool isAwayFromHome(const State& state, ObjectId id) {
    return record(state, id).card != id.index || id.index >= state.homes; // tokens have no home
}
inline bool hasGuests(const State& state, ObjectId id) {
    return (record(state, id).links & ObjectRecord::hosts) != 0;
}

/// Visits the links of a host's guests from top to bottom. The visitor must not join or part objects.
template <class Visit>
void visitGuests(const State& state, ObjectId host, const Visit& visit) {
    if (!hasGuests(state, host))
        return;
    for (const Link& link : state.links)
        if (link.host == host)
            visit(link);
}

/// Returns the host of a guest; none if it has none.
ObjectId hostOf(const State& state, ObjectId guest);

/// Returns the card of a unit whose text and values the unit has, as an object of its own; none for a single
/// card.
ObjectId cardReadOf(const State& state, ObjectId host);

/// Returns how many cards a unit has; 0 for a single card.
std::size_t cardsInside(const State& state, ObjectId host);

/// How a guest joins a host: the game's role, and flags of `Link`.
struct Joining {
    std::uint8_t role = 0;
    std::uint8_t flags = 0;
};

/// Puts a single card into a unit, on top of its other cards or below them. Returns it as a new object. The
/// host keeps its handle; with the first guest, the host's own card becomes a card of the unit, too.
ObjectId putInside(State& state, ObjectId card, ObjectId host, Joining how, ZoneEnd landing);

/// Links an object that lies in a zone by itself to a host. It stays the same object.
void linkBeside(State& state, ObjectId guest, ObjectId host, Joining how);
/// Ends that link.
void unlinkBeside(State& state, ObjectId guest);

/// Ends all links of an object that goes away: a guest leaves its unit, which ends with its last card;
/// objects beside a host stay where they are. Nothing may be left inside of the object.
void partFromOthers(State& state, ObjectId id);

/// Ends units of one card: the object stays, and its card has no other handle. Returns the ended links: the
/// handle of the guest now means the host.
Scratch<Link> dissolveUnits(State& state);

} // namespace takujo
