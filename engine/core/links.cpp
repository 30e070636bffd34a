#include "engine/core/links.h"

#include "engine/core/chains.h"
#include "engine/core/counters.h"

#include <algorithm>
#include <stdexcept>

namespace takujo {

namespace {

/// The bits that an object has of the links there are.
void rememberLinks(State& state, ObjectId id) {
    renewTable(state);
    if (!lives(state, id))
        return;
    std::uint8_t bits = 0;
    for (const Link& link : state.links) {
        if (link.host == id)
            bits |= ObjectRecord::hosts;
        if (link.guest == id)
            bits |= link.isInside() ? ObjectRecord::inside : ObjectRecord::beside;
    }
    record(state, id).links = bits;
}

/// The uppermost of those that it can be read as, or of all.
const Link* readLink(const State& state, ObjectId host) {
    const Link* first = nullptr;
    for (const Link& link : state.links) {
        if (link.host != host || !link.isInside())
            continue;
        if ((link.flags & Link::isRead) != 0)
            return &link;
        if (first == nullptr)
            first = &link;
    }
    return first;
}

void readAnew(State& state, ObjectId host) {
    renewTable(state);
    if (const Link* const link = readLink(state, host))
        record(state, host).card = record(state, link->guest).card;
}

/// What lies beside it and is read as it, the latest, is its face.
void faceAnew(State& state, ObjectId host) {
    if (!lives(state, host))
        return;
    std::uint16_t face = 0;
    for (const Link& link : state.links) // the latest last
        if (link.host == host && !link.isInside() && (link.flags & Link::isRead) != 0) {
            const ObjectRecord& guest = record(state, link.guest);
            const std::uint16_t own = state.cards[guest.card].definition;
            face = guest.face != 0 ? guest.face : static_cast<std::uint16_t>(own + 1);
        }
    record(state, host).face = face;
}

/// The unit's own card gets a handle of its own: the slot of the unit is its home, or was.
void beginUnit(State& state, ObjectId host) {
    renewTable(state);
    const std::uint16_t card = record(state, host).card;
    const bool isHomeFree = card < state.homes && !state.objects[card].zone.exists();
    const std::uint16_t slot = isHomeFree ? card : freshSlot(state);
    ObjectRecord& own = state.objects[slot];
    const ObjectRecord& unit = record(state, host);
    own.card = card;
    own.zone = unit.zone;
    own.controller = unit.controller;
    own.timestamp = unit.timestamp;
    own.since = unit.since;
    own.alias = ++state.aliases;
    own.links = ObjectRecord::inside;
    state.cards[card].object = slot;
    state.strayed = state.strayed || slot != card;
    state.links.push_back({host, objectIn(state, slot), unit.timestamp, Link::ownCard, Link::isRead});
    record(state, host).links |= ObjectRecord::hosts;
}

} // namespace

ObjectId hostOf(const State& state, ObjectId guest) {
    constexpr std::uint8_t isGuest = ObjectRecord::inside | ObjectRecord::beside;
    if (!lives(state, guest) || (record(state, guest).links & isGuest) == 0)
        return {};
    const auto found = std::ranges::find(state.links, guest, &Link::guest);
    return found == state.links.end() ? ObjectId{} : found->host;
}

ObjectId cardReadOf(const State& state, ObjectId host) {
    const Link* const link = readLink(state, host);
    return link == nullptr ? ObjectId{} : link->guest;
}

std::size_t cardsInside(const State& state, ObjectId host) {
    return static_cast<std::size_t>(std::ranges::count_if(
        state.links, [host](const Link& link) { return link.host == host && link.isInside(); }));
}

ObjectId putInside(State& state, ObjectId card, ObjectId host, Joining how, ZoneEnd landing) {
    if (card == host || isInside(state, host))
        throw std::logic_error("what a card is put into is not a card of a unit itself");
    const std::size_t before = cardsInside(state, host);
    if (before == 1 && hostOf(state, card) == host)
        return card; // it is all there is of it
    if (before == 0)
        beginUnit(state, host);
    const std::uint16_t slot = liftObject(state, card);
    beginAnew(state, slot, record(state, host).controller);
    ObjectRecord& guest = state.objects[slot];
    guest.zone = record(state, host).zone;
    guest.links = ObjectRecord::inside;
    const Link link{host, objectIn(state, slot), guest.timestamp, how.role, how.flags};
    const auto isOfHost = [host](const Link& other) { return other.host == host; };
    const auto place = landing == ZoneEnd::top
                           ? std::ranges::find_if(state.links, isOfHost)
                           : std::find_if(state.links.rbegin(), state.links.rend(), isOfHost).base();
    state.links.insert(place, link);
    readAnew(state, host);
    return link.guest;
}

void linkBeside(State& state, ObjectId guest, ObjectId host, Joining how) {
    unlinkBeside(state, guest);
    state.links.push_back(
        {host, guest, ++state.clock, how.role, static_cast<std::uint8_t>(how.flags | Link::beside)});
    rememberLinks(state, guest);
    rememberLinks(state, host);
    if ((how.flags & Link::isRead) != 0)
        faceAnew(state, host);
}

void unlinkBeside(State& state, ObjectId guest) {
    const ObjectId host = hostOf(state, guest);
    std::erase_if(state.links, [&](const Link& link) { return link.guest == guest && !link.isInside(); });
    rememberLinks(state, guest);
    rememberLinks(state, host);
    faceAnew(state, host);
}

void partFromOthers(State& state, ObjectId id) {
    if (cardsInside(state, id) > 0)
        throw std::logic_error("a unit is moved card by card");
    const ObjectId host = hostOf(state, id);
    const bool wasInside = isInside(state, id);
    for (std::size_t i = state.links.size(); i-- > 0;) {
        const Link link = state.links[i];
        if (link.host != id && link.guest != id)
            continue;
        state.links.erase(state.links.begin() + static_cast<std::ptrdiff_t>(i));
        rememberLinks(state, link.guest);
    }
    record(state, id).links = 0;
    rememberLinks(state, host);
    if (!wasInside) {
        faceAnew(state, host);
        return;
    }
    if (cardsInside(state, host) > 0)
        return readAnew(state, host);
    partFromOthers(state, host); // what lies beside it
    leaveChain(state, host.index);
    vacate(state, host.index);
}

Scratch<Link> dissolveUnits(State& state) {
    Scratch<Link> gone;
    for (std::size_t i = 0; i < state.links.size();) {
        const Link link = state.links[i];
        if (!link.isInside() || cardsInside(state, link.host) > 1) {
            ++i;
            continue;
        }
        const std::uint16_t card = record(state, link.guest).card;
        dropCounters(state, link.guest);
        vacate(state, link.guest.index);
        state.cards[card].object = link.host.index;
        state.strayed = state.strayed || link.host.index != card;
        state.links.erase(state.links.begin() + static_cast<std::ptrdiff_t>(i));
        record(state, link.host).card = card;
        rememberLinks(state, link.host);
        gone.push_back(link);
    }
    return gone;
}

} // namespace takujo
