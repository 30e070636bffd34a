#include "engine/kit/script/reading/records.h"

#include "engine/core/counters.h"
#include "engine/core/links.h"
#include "engine/kit/notes.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/rules/work.h"
#include "engine/kit/script/lasting/continuous.h"

#include <algorithm>

namespace takujo {

namespace {

/// 0 names nothing.
constexpr std::uint16_t lastName = 0xffff;

/// Whether anything goes by that name still, or is spoken of by it.
bool isInUse(const State& state, std::uint16_t name) {
    const auto isNamed = [name](const EffectRecord& effect) {
        return effect.id == name || effect.made == name || effect.replaced == name;
    };
    return std::ranges::any_of(state.effects, isNamed) ||
           std::ranges::find(state.events, name, &Event::effect) != state.events.end() ||
           std::ranges::find(state.notes, name, &Note::effect) != state.notes.end();
}

/// The next name that is free: after very many effects names come round again.
std::uint16_t freeName(State& state) {
    for (std::uint16_t tried = 0; tried < lastName; ++tried) {
        work::spendForEach(state.effects.size());
        if (++state.lastEffect == 0)
            state.lastEffect = 1;
        if (!isInUse(state, state.lastEffect))
            return state.lastEffect;
    }
    throw work::UsedUp{}; // nobody could play on with so many
}

} // namespace

EffectRecord& addEffect(State& state, const EffectRecord& like) {
    const std::uint16_t name = freeName(state);
    state.effects.push_back(like);
    EffectRecord& effect = state.effects.back();
    effect.id = name;
    effect.timestamp = ++state.clock;
    effect.turn = state.turn;
    return effect;
}

const EffectRecord* findEffect(const State& state, std::uint16_t id) {
    const auto found = std::ranges::find(state.effects, id, &EffectRecord::id);
    return found == state.effects.end() ? nullptr : &*found;
}
EffectRecord* findEffect(State& state, std::uint16_t id) {
    const auto found = std::ranges::find(state.effects, id, &EffectRecord::id);
    return found == state.effects.end() ? nullptr : &*found;
}
const EffectRecord* effectAt(const State& state, ObjectId item) {
    const auto found = std::ranges::find(state.effects, item, &EffectRecord::item);
    return found == state.effects.end() ? nullptr : &*found;
}

void dropEffect(State& state, std::uint16_t id) {
    work::spendForEach(state.effects.size() + state.bindings.size());
    std::erase_if(state.effects, [id](const EffectRecord& effect) { return effect.id == id; });
    std::erase_if(state.bindings, [id](const Binding& binding) { return binding.effect == id; });
    if (!state.notes.empty()) {
        hideWhatItShowed(state, id);
        dropNotes(state, [id](const Note& note) { return note.kind == notes::freed && note.effect == id; });
    }
    sweepSnapshots(state);
}

void dropBindings(State& state, std::uint16_t effect, std::uint8_t slot) {
    std::erase_if(state.bindings,
                  [&](const Binding& binding) { return binding.effect == effect && binding.slot == slot; });
}

void passOn(State& state, std::uint16_t from, std::uint16_t to, std::uint8_t end, std::uint8_t begin) {
    const std::size_t count = state.bindings.size();
    work::spendForEach(count);
    for (std::size_t i = 0; i < count; ++i)
        if (Binding binding = state.bindings[i];
            binding.effect == from && binding.slot >= begin && binding.slot < end) {
            work::spend();
            binding.effect = to;
            state.bindings.push_back(binding);
        }
}

std::int32_t countBound(const State& state, std::uint16_t effect, std::int32_t slot) {
    return static_cast<std::int32_t>(std::ranges::count_if(state.bindings, [&](const Binding& binding) {
        return binding.effect == effect && binding.slot == slot;
    }));
}

void followMove(State& state, const Rulebook& rules, ZoneId to, ObjectId was, ObjectId became) {
    if (rules.zone(to).visibility == Visibility::everyone || isBroken(Fault::hiddenCardsAreFollowed))
        for (Snapshot& snapshot : state.snapshots)
            if (snapshot.was == was)
                snapshot.became = became;
}

void follow(State& state, std::uint16_t effect, ObjectId was, ObjectId became) {
    if (isBroken(Fault::textsLoseWhatTheyMove))
        return;
    for (Binding& binding : state.bindings)
        if (binding.effect == effect && binding.object == was) {
            binding.object = became;
            if (!binding.was.exists())
                binding.was = was;
        }
    if (EffectRecord* const record = findEffect(state, effect)) {
        if (record->it == was)
            record->it = became;
        if (record->event == was)
            record->event = became;
    }
}

void noteCasting(State& state, ObjectId card, std::int32_t x, std::uint16_t paid) {
    if (x == 0 && paid == 0)
        return;
    Note note;
    note.kind = notes::howCast;
    note.object = card;
    note.amount = x;
    note.flags = static_cast<std::uint8_t>(paid);
    state.notes.push_back(note);
}

void followCasting(State& state, ObjectId was, ObjectId became, bool ontoTable) {
    const auto isIts = [&](const Note& note) { return isOfCard(note) && cardOf(note) == was; };
    if (!ontoTable)
        dropNotes(state, isIts);
    for (Note& note : state.notes)
        if (isIts(note))
            (note.kind == notes::declaredChoice ? note.other : note.object) = became;
}

void noteDeclaring(State& state, ObjectId card, std::uint16_t declaring) {
    const EffectRecord* const effect = findEffect(state, declaring);
    if (effect == nullptr)
        return;
    Note modes;
    modes.kind = notes::declaredModes;
    modes.object = card;
    modes.amount = effect->modes;
    state.notes.push_back(modes);
    for (const Binding& chosen : state.bindings)
        if (chosen.effect == declaring && chosen.slot < binding_slots::firstSelected) {
            Note note;
            note.kind = notes::declaredChoice;
            note.object = chosen.object;
            note.other = card;
            note.slot = chosen.slot;
            note.amount = chosen.amount;
            state.notes.push_back(note);
        }
}

bool isDeclared(const State& state, ObjectId card) {
    return std::ranges::any_of(state.notes, [card](const Note& note) {
        return note.kind == notes::declaredModes && note.object == card;
    });
}

void recallDeclaring(State& state, EffectRecord& effect) {
    for (const Note& note : state.notes)
        if (note.kind == notes::declaredModes && note.object == effect.source)
            effect.modes = static_cast<std::uint16_t>(note.amount);
        else if (note.kind == notes::declaredChoice && note.other == effect.source)
            state.bindings.push_back({note.object, {}, note.amount, effect.id, note.slot, 0});
}

void recallCasting(const State& state, EffectRecord& effect) {
    for (const Note& note : state.notes)
        if (note.kind == notes::howCast && note.object == effect.source) {
            effect.x = note.amount;
            effect.paid = note.flags;
        }
}

namespace {

bool isOfCost(std::uint8_t slot) {
    return slot >= binding_slots::firstCost && slot < binding_slots::firstCost + binding_slots::mostCosts;
}

} // namespace

void noteSpending(State& state, ObjectId card, std::uint16_t casting) {
    for (const Binding& spent : state.bindings)
        if (spent.effect == casting && spent.was.exists() && isOfCost(spent.slot)) {
            Note note;
            note.kind = notes::spentToCast;
            note.object = card;
            note.other = spent.was;
            note.amount = packed(spent.object);
            state.notes.push_back(note);
        }
}

void recallSpending(State& state, const EffectRecord& effect) {
    // Behind the costs that its own text may have.
    constexpr std::uint8_t slot = binding_slots::firstCost + binding_slots::mostCosts - 1;
    for (const Note& note : state.notes)
        if (note.kind == notes::spentToCast && note.object == effect.source)
            state.bindings.push_back({unpackedObject(note.amount), note.other, 0, effect.id, slot, 0});
}

void takeSnapshot(const Position& position, State& state, ObjectId id) {
    const ObjectRecord& object = record(state, id);
    Snapshot snapshot;
    snapshot.was = id;
    snapshot.card = object.card;
    snapshot.controller = object.controller;
    snapshot.posture = object.posture;
    if (position.rules.tables().units.hasAllNames && isInside(state, id))
        snapshot.posture |= Snapshot::cardInside;
    snapshot.zone = object.zone;
    snapshot.since = object.since;
    snapshot.marks = object.marks;
    snapshot.damage = object.damage;
    if (object.card != CardId::none)
        snapshot.what =
            object.altered != 0 ? state.altered[object.altered - 1U] : printedCharacteristics(position, id);
    if (object.face != 0) {
        snapshot.what.ofFace = 1;
        snapshot.what.object = object.face;
    }
    state.snapshots.push_back(snapshot);
}

namespace {

/// Without its snapshot a handle in a procedure would be taken for that of the card whose home its slot is.
bool isNamedByFrames(const State& state, ObjectId id) {
    return std::ranges::any_of(state.frames, [number = packed(id)](const Frame& frame) {
        return std::ranges::find(frame.locals, number) != frame.locals.end();
    });
}

} // namespace

void sweepSnapshots(State& state) {
    if (state.snapshots.empty())
        return;
    work::spendForEach(state.snapshots.size() *
                       (state.effects.size() + state.bindings.size() + state.notes.size() +
                        state.history.size() + state.events.size()));
    const auto isNamed = [&](const Snapshot& snapshot) {
        const auto names = [&](const EffectRecord& effect) {
            return effect.source == snapshot.was || effect.event == snapshot.was || effect.it == snapshot.was;
        };
        return std::ranges::any_of(state.effects, names) ||
               std::ranges::find(state.bindings, snapshot.was, &Binding::object) != state.bindings.end() ||
               std::ranges::find(state.bindings, snapshot.was, &Binding::was) != state.bindings.end() ||
               std::ranges::find(state.notes, snapshot.was, &Note::object) != state.notes.end() ||
               std::ranges::find(state.notes, snapshot.was, &Note::other) != state.notes.end() ||
               std::ranges::find(state.history, snapshot.was, &HistoryEntry::object) != state.history.end() ||
               std::ranges::find(state.events, snapshot.was, &Event::object) != state.events.end() ||
               (snapshot.was.index != snapshot.card && isNamedByFrames(state, snapshot.was));
    };
    std::erase_if(state.snapshots, [&](const Snapshot& snapshot) {
        if (isNamed(snapshot))
            return false;
        dropCounters(state, snapshot.was);
        return true;
    });
}

} // namespace takujo
