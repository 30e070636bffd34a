#pragma once

#include "engine/core/state.h"

namespace takujo {

// Which objects lie in which zone, and how they get there.

/// Returns how many kinds of zone the state has.
inline std::size_t zoneKinds(const State& state) {
    return state.zoneKinds;
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

/// Whether the handle still names an object in a zone.
inline bool lives(const State& state, ObjectId id) {
    return id.index < state.objects.size() && state.objects[id.index].generation == id.generation &&
           state.objects[id.index].zone.exists();
}

/// Returns the object's record; the handle must be alive.
inline const ObjectRecord& record(const State& state, ObjectId id) {
    return state.objects[id.index];
}
inline ObjectRecord& record(State& state, ObjectId id) {
    return state.objects[id.index];
}

/// Whether the object lies in the zone by itself. False for one card of a unit.
inline bool isIn(const State& state, ObjectId id, ZoneId zone) {
    return lives(state, id) && record(state, id).zone == zone &&
           (record(state, id).links & ObjectRecord::inside) == 0;
}

/// Which objects of a zone a rule asks for. An object may lie in a zone without being counted there, found by
/// a search or within a player's reach: it is pending, sealed, on its way. Every rule asks with one of these;
/// `all` is for code that keeps or shows the zones.
enum class Query : std::uint32_t {
    all = 0,
    counted = 1U << 28U,
    findable = 1U << 29U,
    reachable = 1U << 30U,
};

/// Status bit of an object that was on the table before its controller got it.
inline constexpr std::uint32_t wasThereBefore = 1U << 25U;

/// Returns the status bits that hide an object from a query: the query's own bit.
constexpr std::uint32_t hiddenFrom(Query query) {
    return static_cast<std::uint32_t>(query);
}

/// The bits of an object that no query finds, and that lies in its zone all the same.
inline constexpr std::uint32_t asideBits =
    hiddenFrom(Query::counted) | hiddenFrom(Query::findable) | hiddenFrom(Query::reachable);

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

/// Returns the object's place in its zone, from 1; 0 for one card of a unit.
std::size_t placeInZone(const State& state, ObjectId id);
/// Returns the object at that place of a zone; none if there is none.
ObjectId objectAt(const State& state, ZoneId zone, std::size_t place);
/// Returns the object with that alias in a zone; none if there is none.
ObjectId objectOfAlias(const State& state, ZoneId zone, std::uint32_t alias);

/// Says that something else lies where abilities of cards work, or shows another face (`State::tableStamp`).
void renewTable(State& state);

/// Makes the table empty, with that many kinds of zone.
/// `later` of them, the last ones, came after games had been saved (`State::laterKinds`).
void setUpZones(State& state, std::size_t kinds, std::size_t later = 0);

/// Adds a new card, as an object at the bottom of the zone. Cards are added before all other objects: the
/// home of a card is the slot with the card's number. A card is in another slot only while its home is taken
/// by a unit that began with it; the next move that finds the home free puts it there.
CardId addCard(State& state, DefinitionIndex definition, Player owner, ZoneId zone);

/// Takes the object out of its zone or unit, and puts its card into `to` as a new object. Returns that. The
/// old handle dies; nothing is carried along, and all links end. A unit is moved card by card
/// (engine/kit/units.h). So many cards lie between it and that end then, or all that are there: `past`.
ObjectId moveObject(State& state, ObjectId id, ZoneId to, ZoneEnd landing, Player controller,
                    std::uint16_t past = 0);

/// Moves the object to another zone as the same object: only its controller changes. A unit goes as a whole.
void handOver(State& state, ObjectId id, ZoneId to);
/// Takes an object to another zone, where it stays the same object: handle, posture, marks and timestamp go
/// along. Its controller is the player of the zone.
void relocateObject(State& state, ObjectId id, ZoneId to, ZoneEnd landing);

/// Puts a new object without a card on top of a zone: an ability on a stack.
ObjectId addObject(State& state, ZoneId zone, Player controller);
/// Removes an object without a card.
void ceaseObject(State& state, ObjectId id);

/// Like `cardOf`, for a state in which cards have been away from their homes.
CardId strayedCardOf(const State& state, ObjectId id);
/// Returns the card of an object, also after the object is gone; none if it never had one.
inline CardId cardOf(const State& state, ObjectId id) {
    return state.strayed ? strayedCardOf(state, id)
                         : CardId{id.index < state.homes ? id.index : CardId::none};
}

/// Puts the zone into a random order. Every object in it gets a new alias.
void shuffleZone(State& state, ZoneId zone);

/// Gives new aliases to the objects of a zone, in the zone's order.
void renewAliases(State& state, ZoneId zone);

} // namespace takujo
