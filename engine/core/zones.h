#pragma once

#include "engine/core/state.h"

namespace takujo {

/// How many kinds of zone a state was made for.
inline std::size_t zoneKinds(const State& state) {
    return state.zones.size() / 3;
}

inline std::size_t zoneIndex(const State& state, ZoneId zone) {
    return indexOf(zone.player) * zoneKinds(state) + zone.kind;
}
inline const ZoneRecord& zoneAt(const State& state, ZoneId zone) {
    return state.zones[zoneIndex(state, zone)];
}
inline std::uint16_t countIn(const State& state, ZoneId zone) {
    return zoneAt(state, zone).count;
}

inline ObjectId objectIn(const State& state, std::uint16_t slot) {
    return slot == ObjectId::none ? ObjectId{} : ObjectId{slot, state.objects[slot].generation};
}
inline ObjectId topOf(const State& state, ZoneId zone) {
    return objectIn(state, zoneAt(state, zone).first);
}

/// Whether the handle still names something in a zone.
inline bool lives(const State& state, ObjectId id) {
    return id.index < state.objects.size() && state.objects[id.index].generation == id.generation &&
           state.objects[id.index].zone.exists();
}

/// The object's record; the handle must be alive.
inline const ObjectRecord& record(const State& state, ObjectId id) {
    return state.objects[id.index];
}
inline ObjectRecord& record(State& state, ObjectId id) {
    return state.objects[id.index];
}

/// Whether it lies there by itself: one card of a unit does not.
inline bool isIn(const State& state, ObjectId id, ZoneId zone) {
    return lives(state, id) && record(state, id).zone == zone &&
           (record(state, id).links & ObjectRecord::inside) == 0;
}

/// What a question about a zone asks for. Lying in a zone is not the same as being counted there, found by a
/// search or within a player's reach: something may be pending, sealed, on its way. Every rule asks with one
/// of these; `all` is for whoever keeps or shows the zones themselves.
enum class Query : std::uint32_t {
    all = 0,
    counted = 1U << 28U,
    findable = 1U << 29U,
    reachable = 1U << 30U,
};

/// Status bit of an object that was there already when it came under its controller's control.
inline constexpr std::uint32_t wasThereBefore = 1U << 25U;

/// Status bits that keep an object from what a query asks for: the query's own bit.
constexpr std::uint32_t hiddenFrom(Query query) {
    return static_cast<std::uint32_t>(query);
}

/// Walks the objects of a zone in the zone's order: top first, oldest first on a table.
class ZoneRange {
public:
    ZoneRange(const State& state, ZoneId zone, Query query)
        : state_{&state}, mask_{hiddenFrom(query)}, first_{zoneAt(state, zone).first} {}

    class Iterator {
    public:
        Iterator(const State* state, std::uint32_t mask, std::uint16_t slot)
            : state_{state}, mask_{mask}, slot_{slot} {
            skip();
        }
        ObjectId operator*() const { return {slot_, state_->objects[slot_].generation}; }
        Iterator& operator++() {
            slot_ = state_->objects[slot_].next;
            skip();
            return *this;
        }
        bool operator!=(const Iterator& other) const { return slot_ != other.slot_; }

    private:
        void skip() {
            while (slot_ != ObjectId::none && (state_->objects[slot_].marks & mask_) != 0)
                slot_ = state_->objects[slot_].next;
        }

        const State* state_;
        std::uint32_t mask_;
        std::uint16_t slot_;
    };

    Iterator begin() const { return {state_, mask_, first_}; }
    Iterator end() const { return {state_, mask_, ObjectId::none}; }

private:
    const State* state_;
    std::uint32_t mask_;
    std::uint16_t first_;
};

inline ZoneRange objectsIn(const State& state, ZoneId zone, Query query = Query::all) {
    return {state, zone, query};
}

/// Where it lies in the order of its zone, from 1; 0 if it is one card of a unit.
std::size_t placeInZone(const State& state, ObjectId id);
/// What lies at that place of a zone; none if nothing does.
ObjectId objectAt(const State& state, ZoneId zone, std::size_t place);
/// What has that alias in a zone; none if nothing has.
ObjectId objectOfAlias(const State& state, ZoneId zone, std::uint32_t alias);

/// An empty table with that many kinds of zone.
void setUpZones(State& state, std::size_t kinds);

/// A new card, as an object of its own at the bottom of the zone. Cards come before everything else: a card's
/// home is the slot of its own number. Another one it has only where its home is taken, by a unit that began
/// with it; with the next move that finds it free it goes home.
CardId addCard(State& state, DefinitionIndex definition, Player owner, ZoneId zone);

/// Takes the object out of its zone, or out of the unit that it is one card of, and puts its card into `to`
/// as a new object, which it returns. The old handle dies. Nothing is carried along, and whatever was linked
/// to it is not any more. A unit is moved card by card (engine/kit/units.h).
ObjectId moveObject(State& state, ObjectId id, ZoneId to, Landing landing, Player controller);

/// The object goes over to another zone and stays what it is: control changes, and nothing else. Of a unit,
/// all of it does.
void handOver(State& state, ObjectId id, ZoneId to);

/// A new object without a card on top of a zone: an ability on a stack.
ObjectId addObject(State& state, ZoneId zone, Player controller);
/// An object without a card is gone.
void ceaseObject(State& state, ObjectId id);

/// The same where slots do not tell.
CardId strayedCardOf(const State& state, ObjectId id);
/// The card that an object is or was, also if it has gone; none if it never was one.
inline CardId cardOf(const State& state, ObjectId id) {
    return state.strayed ? strayedCardOf(state, id)
                         : CardId{id.index < state.homes ? id.index : CardId::none};
}

/// A random new order. Everything in the zone gets a new alias.
void shuffleZone(State& state, ZoneId zone);

/// New names for those who may not look, in the zone's order.
void renewAliases(State& state, ZoneId zone);

} // namespace takujo
