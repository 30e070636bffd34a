#pragma once

#include "engine/core/scratch.h"
#include "engine/core/zones.h"

namespace takujo {

// Units: a host and its guests (`Link`). What roles mean is said in engine/kit/rules/role.h.

inline bool isInside(const State& state, ObjectId id) {
    return (record(state, id).links & ObjectRecord::inside) != 0;
}
/// Whether its slot is not the home of its card.
inline bool isAwayFromHome(const State& state, ObjectId id) {
    return record(state, id).card != id.index;
}
inline bool hasGuests(const State& state, ObjectId id) {
    return (record(state, id).links & ObjectRecord::hosts) != 0;
}

/// Visits the guests of a host, each as its link, from top to bottom. Nothing may be joined or parted
/// meanwhile.
template <class Visit>
void visitGuests(const State& state, ObjectId host, const Visit& visit) {
    if (!hasGuests(state, host))
        return;
    for (const Link& link : state.links)
        if (link.host == host)
            visit(link);
}

/// Whose guest it is; none if it is nobody's.
ObjectId hostOf(const State& state, ObjectId guest);

/// The card of a unit that it is read as, as an object of its own; none if it is a single card.
ObjectId cardReadOf(const State& state, ObjectId host);

/// How many cards lie inside; 0 for a single card.
std::size_t cardsInside(const State& state, ObjectId host);

/// How a guest comes to a host: the game's role, and flags of `Link`.
struct Joining {
    std::uint8_t role = 0;
    std::uint8_t flags = 0;
};

/// Puts a single card, wherever it lies, into a unit: above its other cards or below them. It is a new object
/// of that unit, which it returns. The host stays what it is; with the first guest its own card becomes one,
/// too.
ObjectId putInside(State& state, ObjectId card, ObjectId host, Joining how, Landing landing);

/// What lies in a zone by itself belongs to a host from now on, and stays the same object.
void linkBeside(State& state, ObjectId guest, ObjectId host, Joining how);
/// It belongs to nobody any more.
void unlinkBeside(State& state, ObjectId guest);

/// An object that goes away is linked to nothing any more: a guest is out of its unit, which ends with its
/// last card; what lay beside a host stays there by itself. Nobody is left inside of it.
void partFromOthers(State& state, ObjectId id);

/// Units of one card are no units any more: the object stays, and its card has no other handle. Returns the
/// links that are gone: what was known as the guest is the host now.
Scratch<Link> dissolveUnits(State& state);

} // namespace takujo
