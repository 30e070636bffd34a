#include "engine/core/zones.h"

#include <utility>

namespace takujo {

namespace {

void link(State& state, std::uint16_t slot, ZoneId zone, Landing landing) {
    ZoneRecord& chain = state.zones[zoneIndex(state, zone)];
    ObjectRecord& object = state.objects[slot];
    object.zone = zone;
    if (landing == Landing::top) {
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

void unlink(State& state, std::uint16_t slot) {
    ObjectRecord& object = state.objects[slot];
    ZoneRecord& chain = state.zones[zoneIndex(state, object.zone)];
    (object.previous == ObjectId::none ? chain.first : state.objects[object.previous].next) = object.next;
    (object.next == ObjectId::none ? chain.last : state.objects[object.next].previous) = object.previous;
    --chain.count;
    object.next = ObjectId::none;
    object.previous = ObjectId::none;
}

} // namespace

void setUpZones(State& state, std::size_t kinds) {
    state.zones.assign(3 * kinds, ZoneRecord{});
}

CardId addCard(State& state, DefinitionIndex definition, Player owner, ZoneId zone) {
    const auto slot = static_cast<std::uint16_t>(state.cards.size());
    state.cards.push_back({definition, slot, CardId::none, owner, 0});
    ObjectRecord object;
    object.card = slot;
    object.controller = owner;
    object.timestamp = ++state.clock;
    object.alias = ++state.aliases;
    state.objects.push_back(object);
    link(state, slot, zone, Landing::bottom);
    return {slot};
}

ObjectId moveObject(State& state, ObjectId id, ZoneId to, Landing landing, Player controller) {
    unlink(state, id.index);
    ObjectRecord& object = state.objects[id.index];
    ++object.generation;
    object.controller = controller;
    object.aside = 0;
    object.marks = 0;
    object.damage = 0;
    object.timestamp = ++state.clock;
    object.since = static_cast<std::uint16_t>(state.turn + 1);
    object.alias = ++state.aliases;
    link(state, id.index, to, landing);
    return {id.index, object.generation};
}

void handOver(State& state, ObjectId id, ZoneId to) {
    unlink(state, id.index);
    ObjectRecord& object = state.objects[id.index];
    object.controller = to.player;
    if (object.since <= state.turn)
        object.marks |= wasThereBefore;
    object.since = static_cast<std::uint16_t>(state.turn + 1);
    link(state, id.index, to, Landing::bottom);
}

ObjectId addObject(State& state, ZoneId zone, Player controller) {
    // Cards keep their slots; behind them the first free one is taken.
    std::size_t slot = state.cards.size();
    while (slot < state.objects.size() && state.objects[slot].zone.exists())
        ++slot;
    if (slot == state.objects.size())
        state.objects.emplace_back();
    ObjectRecord& object = state.objects[slot];
    object.controller = controller;
    object.timestamp = ++state.clock;
    object.alias = ++state.aliases;
    link(state, static_cast<std::uint16_t>(slot), zone, Landing::top);
    return {static_cast<std::uint16_t>(slot), object.generation};
}

void ceaseObject(State& state, ObjectId id) {
    unlink(state, id.index);
    ObjectRecord& object = state.objects[id.index];
    object.zone = {};
    ++object.generation;
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
        link(state, order[i], zone, Landing::bottom);
    renewAliases(state, zone);
}

void renewAliases(State& state, ZoneId zone) {
    for (const ObjectId id : objectsIn(state, zone))
        record(state, id).alias = ++state.aliases;
}

} // namespace takujo
