#include "engine/core/zones.h"

#include "engine/core/chains.h"
#include "engine/core/links.h"
#include "engine/core/stamp.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace takujo {

namespace {

/// An object comes into the zone or goes. What lasts on something may end with it, wherever that was.
void noteComing(State& state, ZoneId zone) {
    if ((state.workZones >> zone.kind & 1U) != 0)
        renewTable(state);
    else if (!state.lasting.empty())
        state.isFresh = false;
}

} // namespace

void renewTable(State& state) {
    state.tableStamp = freshStamp();
    state.isFresh = false;
}

void enterChain(State& state, std::uint16_t slot, ZoneId zone, ZoneEnd landing) {
    noteComing(state, zone);
    ZoneRecord& chain = state.zones[zoneIndex(state, zone)];
    ObjectRecord& object = state.objects[slot];
    object.zone = zone;
    if (landing == ZoneEnd::top) {
        object.next = chain.first;
        object.previous = ObjectId::none;
        (chain.first == ObjectId::none ? chain.last : state.objects[chain.first].previous) = slot;
        chain.first = slot;
    } else {
        object.previous = chain.last;
        object.next = ObjectId::none;
        (chain.last == ObjectId::none ? chain.first : state.objects[chain.last].next) = slot;
        chain.last = slot;
    }
    ++chain.count;
}

/// Lets an object at that end of its zone change places with the next one. False: there is none.
bool passNext(State& state, std::uint16_t slot, ZoneEnd from) {
    const bool down = from == ZoneEnd::top;
    ZoneRecord& chain = state.zones[zoneIndex(state, state.objects[slot].zone)];
    const std::uint16_t upper = down ? slot : state.objects[slot].previous;
    const std::uint16_t lower = down ? state.objects[slot].next : slot;
    if (upper == ObjectId::none || lower == ObjectId::none)
        return false;
    const std::uint16_t before = state.objects[upper].previous;
    const std::uint16_t after = state.objects[lower].next;
    (before == ObjectId::none ? chain.first : state.objects[before].next) = lower;
    (after == ObjectId::none ? chain.last : state.objects[after].previous) = upper;
    state.objects[lower].previous = before;
    state.objects[lower].next = upper;
    state.objects[upper].previous = lower;
    state.objects[upper].next = after;
    return true;
}

void leaveChain(State& state, std::uint16_t slot) {
    ObjectRecord& object = state.objects[slot];
    ZoneRecord& chain = state.zones[zoneIndex(state, object.zone)];
    noteComing(state, object.zone);
    (object.previous == ObjectId::none ? chain.first : state.objects[object.previous].next) = object.next;
    (object.next == ObjectId::none ? chain.last : state.objects[object.next].previous) = object.previous;
    --chain.count;
    object.next = ObjectId::none;
    object.previous = ObjectId::none;
}

std::uint16_t freeSlot(State& state) {
    std::size_t slot = state.homes;
    while (slot < state.objects.size() && state.objects[slot].zone.exists())
        ++slot;
    if (slot == state.objects.size())
        state.objects.emplace_back();
    return static_cast<std::uint16_t>(slot);
}

std::uint16_t freshSlot(State& state) {
    const std::uint16_t slot = freeSlot(state);
    const std::uint16_t generation = state.objects[slot].generation;
    state.objects[slot] = {};
    state.objects[slot].generation = generation;
    return slot;
}

void vacate(State& state, std::uint16_t slot) {
    const auto generation = static_cast<std::uint16_t>(state.objects[slot].generation + 1);
    state.objects[slot] = {};
    state.objects[slot].generation = generation;
}

std::uint16_t settleCard(State& state, std::uint16_t card, std::uint16_t from) {
    const bool isHomeFree = card < state.homes && !state.objects[card].zone.exists();
    if (!isHomeFree && from >= state.homes) {
        ++state.objects[from].generation;
        return from;
    }
    vacate(state, from);
    const std::uint16_t slot = isHomeFree ? card : freshSlot(state);
    state.objects[slot].card = card;
    state.cards[card].object = slot;
    state.strayed = state.strayed || slot != card;
    return slot;
}

std::uint16_t liftObject(State& state, ObjectId id) {
    const std::uint8_t links = state.objects[id.index].links;
    if (links != 0)
        partFromOthers(state, id);
    if ((links & ObjectRecord::inside) == 0)
        leaveChain(state, id.index);
    const std::uint16_t card = state.objects[id.index].card;
    if (card == id.index || card == CardId::none) { // it is at home
        ++state.objects[id.index].generation;
        return id.index;
    }
    return settleCard(state, card, id.index);
}

void beginAnew(State& state, std::uint16_t slot, Player controller) {
    ObjectRecord& object = state.objects[slot];
    object.controller = controller;
    object.posture = 0;
    object.marks = 0;
    object.damage = 0;
    object.timestamp = ++state.clock;
    object.since = static_cast<std::uint16_t>(state.turn + 1);
    object.alias = ++state.aliases;
    object.links = 0;
    object.face = 0;
}

std::size_t placeInZone(const State& state, ObjectId id) {
    std::size_t place = 0;
    for (const ObjectId other : objectsIn(state, record(state, id).zone)) {
        ++place;
        if (other == id)
            return place;
    }
    return 0;
}

ObjectId objectAt(const State& state, ZoneId zone, std::size_t place) {
    for (const ObjectId id : objectsIn(state, zone))
        if (--place == 0)
            return id;
    return {};
}

ObjectId objectOfAlias(const State& state, ZoneId zone, std::uint32_t alias) {
    for (const ObjectId id : objectsIn(state, zone))
        if (record(state, id).alias == alias)
            return id;
    for (const Link& link : state.links) // cards of units, too
        if (lives(state, link.guest) && record(state, link.guest).zone == zone &&
            record(state, link.guest).alias == alias)
            return link.guest;
    return {};
}

void setUpZones(State& state, std::size_t kinds, std::size_t later) {
    state.zones.assign(3 * kinds, ZoneRecord{});
    state.laterKinds = static_cast<std::uint8_t>(later);
    state.zoneKinds = static_cast<std::uint16_t>(kinds);
}

CardId addCard(State& state, DefinitionIndex definition, Player owner, ZoneId zone) {
    const auto slot = static_cast<std::uint16_t>(state.cards.size());
    if (state.objects.size() != slot)
        throw std::logic_error("cards come before everything else");
    state.cards.push_back({definition, slot, owner, 0});
    state.homes = static_cast<std::uint16_t>(slot + 1);
    ObjectRecord object;
    object.card = slot;
    object.controller = owner;
    object.timestamp = ++state.clock;
    object.alias = ++state.aliases;
    state.objects.push_back(object);
    enterChain(state, slot, zone, ZoneEnd::bottom);
    return {slot};
}

ObjectId moveObject(State& state, ObjectId id, ZoneId to, ZoneEnd landing, Player controller,
                    std::uint16_t past) {
    const std::uint16_t slot = liftObject(state, id);
    beginAnew(state, slot, controller);
    enterChain(state, slot, to, landing);
    for (; past > 0 && passNext(state, slot, landing); --past) {
    }
    return objectIn(state, slot);
}

void relocateObject(State& state, ObjectId id, ZoneId to, ZoneEnd landing) {
    leaveChain(state, id.index);
    ObjectRecord& object = state.objects[id.index];
    if (object.controller != to.player) {
        object.controller = to.player;
        if (object.since <= state.turn)
            object.marks |= wasThereBefore;
        object.since = static_cast<std::uint16_t>(state.turn + 1);
    }
    enterChain(state, id.index, to, landing);
}

void handOver(State& state, ObjectId id, ZoneId to) {
    if (isInside(state, id))
        return; // it goes with its unit
    relocateObject(state, id, to, ZoneEnd::bottom);
    const ObjectRecord& object = state.objects[id.index];
    if ((object.links & ObjectRecord::hosts) != 0)
        for (const Link& link : state.links)
            if (link.host == id && link.isInside()) {
                record(state, link.guest).zone = to;
                record(state, link.guest).controller = to.player;
            }
}

ObjectId addObject(State& state, ZoneId zone, Player controller) {
    const std::uint16_t slot = freeSlot(state);
    ObjectRecord& object = state.objects[slot];
    object.controller = controller;
    object.timestamp = ++state.clock;
    object.alias = ++state.aliases;
    enterChain(state, slot, zone, ZoneEnd::top);
    return {slot, object.generation};
}

void ceaseObject(State& state, ObjectId id) {
    leaveChain(state, id.index);
    ObjectRecord& object = state.objects[id.index];
    object.zone = {};
    ++object.generation;
}

CardId strayedCardOf(const State& state, ObjectId id) {
    if (lives(state, id))
        return {record(state, id).card};
    const auto left = std::ranges::find(state.snapshots, id, &Snapshot::was);
    if (left != state.snapshots.end())
        return {left->card};
    return {id.index < state.homes ? id.index : CardId::none};
}

void shuffleZone(State& state, ZoneId zone) {
    // A deck is at most a few dozen cards; this buffer is only a safety net for larger ones.
    std::array<std::uint16_t, 128> near{};
    std::vector<std::uint16_t> far;
    const std::size_t count = countIn(state, zone);
    std::uint16_t* order = near.data();
    if (count > near.size()) {
        far.resize(count);
        order = far.data();
    }
    std::size_t filled = 0;
    for (const ObjectId id : objectsIn(state, zone))
        order[filled++] = id.index;
    for (std::size_t i = count; i > 1; --i)
        std::swap(order[i - 1], order[state.random.below(static_cast<std::uint32_t>(i))]);

    ZoneRecord& chain = state.zones[zoneIndex(state, zone)];
    chain = ZoneRecord{};
    for (std::size_t i = 0; i < count; ++i)
        enterChain(state, order[i], zone, ZoneEnd::bottom);
    renewAliases(state, zone);
}

void renewAliases(State& state, ZoneId zone) {
    for (const ObjectId id : objectsIn(state, zone))
        record(state, id).alias = ++state.aliases;
}

} // namespace takujo
