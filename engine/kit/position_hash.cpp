#include "engine/kit/position_hash.h"

#include "engine/core/hash.h"
#include "engine/core/links.h"
#include "engine/kit/notes.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/rules/work.h"
#include "engine/kit/script/reading/records.h"

namespace takujo {

namespace {

/// What of a position counts.
struct Counts {
    bool numbers = true; ///< counters and player values
    bool arrival = true; ///< the order in which cards came to a table
};

std::uint64_t packed(std::uint64_t low, std::uint64_t next, std::uint64_t high) {
    return low | (next << 16U) | (high << 32U);
}

/// What an object is by itself: its cards, and how they lie.
std::uint64_t hashOfCards(const State& state, ObjectId id) {
    const ObjectRecord& object = record(state, id);
    Hasher hasher;
    if (object.card != CardId::none)
        hasher.add(state.cards[object.card].definition |
                   (static_cast<std::uint64_t>(state.cards[object.card].owner) << 16U));
    if (object.face != 0)
        hasher.add(object.face);
    hasher.add(object.marks | (static_cast<std::uint64_t>(object.posture) << 32U) |
               (static_cast<std::uint64_t>(object.controller) << 40U));
    hasher.add(static_cast<std::uint32_t>(object.damage) |
               (static_cast<std::uint64_t>(object.since > state.turn ? 1 : 0) << 32U));
    return hasher.value();
}

/// What something else calls by its handle: the zone it is in, what it is, and whether it is a card of a
/// unit. What has gone is all the same.
std::uint64_t hashOfNamed(const State& state, ObjectId id) {
    if (!lives(state, id))
        return id.exists() ? 1 : 0;
    const ZoneId zone = record(state, id).zone;
    return hashOfCards(state, id) +
           packed(zone.kind, static_cast<std::uint64_t>(zone.player), isInside(state, id) ? 1 : 0);
}

std::uint64_t hashOfEffect(const State& state, const EffectRecord& effect) {
    Hasher hasher;
    hasher.add(packed(effect.definition, effect.ability, effect.block));
    hasher.add(packed(effect.trigger, effect.modes, effect.state));
    hasher.add(packed(static_cast<std::uint64_t>(effect.controller),
                      static_cast<std::uint64_t>(effect.eventPlayer), effect.duration));
    hasher.add(effect.turn < state.turn ? 1 : 0);
    hasher.add(effect.paid);
    if (effect.named != 0)
        hasher.add(effect.named);
    for (const std::int32_t number : {effect.x, effect.amount, effect.picked})
        hasher.add(static_cast<std::uint32_t>(number));
    for (const ObjectId named : {effect.source, effect.event, effect.it})
        hasher.add(hashOfNamed(state, named));
    for (const Binding& binding : state.bindings)
        if (binding.effect == effect.id) {
            hasher.add(packed(binding.slot, binding.flags, static_cast<std::uint32_t>(binding.amount)));
            hasher.add(hashOfNamed(state, binding.object));
            hasher.add(hashOfNamed(state, binding.was));
        }
    return hasher.value();
}

void addLasting(const State& state, const LastingEffect& effect, Hasher& hasher) {
    hasher.add(packed(effect.definition, effect.ability, effect.block));
    hasher.add(packed(effect.place, static_cast<std::uint64_t>(effect.controller), effect.duration));
    hasher.add(packed(effect.turn < state.turn ? 1 : 0, 0, static_cast<std::uint32_t>(effect.amount)));
    if (effect.named != 0)
        hasher.add(effect.named);
}

void addNote(const Note& note, Hasher& hasher) {
    hasher.add(packed(note.kind | (static_cast<std::uint64_t>(note.slot) << 8U),
                      note.flags | (static_cast<std::uint64_t>(note.player) << 8U),
                      static_cast<std::uint32_t>(note.amount)));
}

/// What is noted besides what cards have with them, in its order; of cards that are free of something, in
/// none.
void addNotes(const State& state, Hasher& hasher) {
    std::uint64_t free = 0;
    for (const Note& note : state.notes)
        if (note.kind == notes::freed) {
            Hasher one;
            if (const EffectRecord* const effect = findEffect(state, note.effect))
                one.add(hashOfEffect(state, *effect));
            one.add(hashOfNamed(state, objectIn(state, state.cards[note.object.index].object)));
            free += one.value();
        } else if (!isOfCard(note) && note.kind != notes::validSince) { // that is a timestamp
            addNote(note, hasher);
            hasher.add(packed(note.frame, note.effect == 0 ? 0 : 1, 0));
            hasher.add(hashOfNamed(state, note.object));
            hasher.add(hashOfNamed(state, note.other));
        }
    if (free != 0)
        hasher.add(free);
}

/// An object with everything that sits on it, and all of its guests in their order.
std::uint64_t hashOfObject(const State& state, ObjectId id, Counts counts) {
    Hasher hasher;
    hasher.add(hashOfCards(state, id));
    visitGuests(state, id, [&](const Link& link) {
        hasher.add(packed(link.role, link.flags, 3));
        hasher.add(link.isInside() ? hashOfObject(state, link.guest, counts)
                                   : hashOfNamed(state, link.guest));
    });
    for (const LastingEffect& effect : state.lasting) // in the order in which they began
        if (effect.object == id)
            addLasting(state, effect, hasher);
    std::uint64_t counters = 0; // in no order
    for (const CounterRecord& counter : state.counters)
        if (counts.numbers && counter.object == id) {
            Hasher one;
            one.add(counter.name | (static_cast<std::uint64_t>(counter.count) << 32U));
            counters += one.value();
        }
    hasher.add(counters);
    for (const Note& note : state.notes)
        if (isOfCard(note) && cardOf(note) == id) {
            addNote(note, hasher);
            if (note.object != id)
                hasher.add(hashOfNamed(state, note.object));
        }
    if (const std::uint16_t place = record(state, id).altered; place != 0) {
        Characteristics what = state.altered[place - 1U];
        what.object = 0;
        hasher.addRecords(std::span{&what, 1});
    }
    for (const GivenAbility& given : state.given)
        if (given.object == id)
            hasher.add(packed(given.definition, given.ability, 2));
    if (const EffectRecord* const effect = effectAt(state, id))
        hasher.add(hashOfEffect(state, *effect));
    return hasher.value();
}

void addZones(const Position& position, Hasher& hasher, Counts counts) {
    const State& state = position.state;
    const auto& specs = position.rules.tables().zones;
    for (const Player player : {Player::a, Player::b, Player::nobody})
        for (std::size_t kind = 0; kind < specs.size(); ++kind) {
            const ZoneId zone{static_cast<std::uint8_t>(kind), player};
            // On a table the order of arrival is the order of timestamps; in a hand order means nothing.
            const bool inOrder = specs[kind].ordered || (specs[kind].table && counts.arrival);
            std::uint64_t sum = 0;
            for (const ObjectId id : objectsIn(state, zone)) {
                const std::uint64_t object = hashOfObject(state, id, counts);
                if (inOrder)
                    hasher.add(object);
                sum += object;
            }
            hasher.add(sum);
        }
}

/// What has been used as often as it is, in no order. Objects that are no more use nothing.
void addUses(const State& state, Hasher& hasher) {
    std::uint64_t sum = 0;
    for (const Use& use : state.uses) {
        ObjectId user = use.object;
        if (use.of == Limit::Of::card && user.exists())
            user = objectIn(state, state.cards[user.index].object);
        if (use.of == Limit::Of::object && !lives(state, user))
            continue;
        Hasher one;
        one.add(use.key | (static_cast<std::uint64_t>(use.count) << 32U));
        one.add(
            packed(use.place | (static_cast<std::uint64_t>(use.what) << 8U),
                   static_cast<std::uint64_t>(use.of) | (static_cast<std::uint64_t>(use.per) << 8U),
                   static_cast<std::uint64_t>(use.player) | (static_cast<std::uint64_t>(use.copy) << 8U)));
        one.add(hashOfNamed(state, user));
        sum += one.value();
    }
    if (sum != 0)
        hasher.add(sum);
}

/// What waits, in its order; what is under way or will come, in none.
void addEffects(const State& state, Hasher& hasher) {
    for (const WaitingItem& item : state.waiting) {
        hasher.add(static_cast<std::uint64_t>(item.effect) |
                   (static_cast<std::uint64_t>(item.controller) << 8U) |
                   (static_cast<std::uint64_t>(item.siblings) << 16U) |
                   (static_cast<std::uint64_t>(item.ahead) << 32U) |
                   (static_cast<std::uint64_t>(item.heldBy) << 40U));
        if (const EffectRecord* const effect = findEffect(state, item.record))
            hasher.add(hashOfEffect(state, *effect));
        else
            hasher.add(state.cards[item.card.index].definition);
    }
    std::uint64_t sum = 0;
    for (const EffectRecord& effect : state.effects)
        sum += hashOfEffect(state, effect);
    hasher.add(sum);
    for (const LastingEffect& effect : state.lasting)
        if (!effect.object.exists())
            addLasting(state, effect, hasher);
}

/// Counters that lie on zones, in no order.
void addCountersOfZones(const State& state, Hasher& hasher) {
    std::uint64_t sum = 0;
    for (const CounterRecord& counter : state.counters)
        if (!counter.object.exists()) {
            Hasher one;
            one.add(counter.name | (static_cast<std::uint64_t>(counter.count) << 32U));
            one.add(counter.object.generation);
            sum += one.value();
        }
    if (sum != 0)
        hasher.add(sum);
}

std::uint64_t hashOf(const Position& position, Counts counts) {
    const State& state = position.state;
    constexpr std::size_t perObject = 4;
    const std::size_t lists = state.lasting.size() + state.counters.size() + state.bindings.size() +
                              state.notes.size() + state.given.size() + state.effects.size();
    work::spend(perObject * state.objects.size());
    work::spendForEach((state.objects.size() + state.effects.size() + state.waiting.size()) * lists);
    Hasher hasher;
    addZones(position, hasher, counts);
    for (const PlayerRecord& player : state.players) {
        if (counts.numbers)
            hasher.addRecords(player.values);
        hasher.add(player.flags);
    }
    if (counts.numbers)
        addCountersOfZones(state, hasher);
    addEffects(state, hasher);
    addNotes(state, hasher);
    addUses(state, hasher);
    for (const TurnRecord& turn : state.turns)
        hasher.add(packed(static_cast<std::uint64_t>(turn.player), turn.kind, 4));
    for (const Frame& frame : state.frames)
        hasher.add(frame.procedure | (static_cast<std::uint64_t>(frame.step) << 16U));
    hasher.addRecords(state.values);
    hasher.add(state.flags | (static_cast<std::uint64_t>(state.phase) << 32U) |
               (static_cast<std::uint64_t>(state.turnPlayer) << 40U) |
               (static_cast<std::uint64_t>(state.priority) << 48U));
    return hasher.value();
}

} // namespace

std::uint64_t positionHash(const Position& position) {
    return hashOf(position, {});
}

std::uint64_t positionHashWithoutNumbers(const Position& position) {
    return hashOf(position, {.numbers = false});
}

std::uint64_t positionHashOfCards(const Position& position) {
    return hashOf(position, {.numbers = false, .arrival = false});
}

} // namespace takujo
