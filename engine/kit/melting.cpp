#include "engine/kit/melting.h"

#include "engine/core/card_numbers.h"
#include "engine/core/counters.h"
#include "engine/core/links.h"
#include "engine/core/scratch.h"
#include "engine/core/zones.h"
#include "engine/kit/rules/work.h"

#include <algorithm>

namespace takujo {

namespace {

/// Speaks of the host wherever something speaks of what melts into it.
struct Renaming {
    ObjectId from;
    ObjectId host;

    void operator()(ObjectId& id) const {
        if (id == from)
            id = host;
    }
};

/// It is turned aside, and marked, if one of them is. What is marked on both adds up.
void addPosture(State& state, ObjectId from, ObjectId host) {
    const ObjectRecord& melting = record(state, from);
    ObjectRecord& whole = record(state, host);
    whole.turn(ObjectRecord::sideways, whole.isAside() || melting.isAside());
    whole.marks |= melting.marks & ~(asideBits | wasThereBefore); // it is found, and as old, as it was
    whole.damage = sumOf(whole.damage, melting.damage);
}

void addCounters(State& state, ObjectId from, ObjectId host) {
    Scratch<CounterRecord> its;
    for (const CounterRecord& counter : state.counters)
        if (counter.object == from)
            its.push_back(counter);
    dropCounters(state, from);
    for (const CounterRecord& counter : its)
        changeCounters(state, host, counter.name, counter.count);
}

bool isSameLimit(const Use& one, const Use& other) {
    return one.key == other.key && one.place == other.place && one.what == other.what && one.of == other.of &&
           one.per == other.per && one.player == other.player && one.copy == other.copy;
}

/// What both have used, the one object has used so often as both together.
void addUses(State& state, ObjectId from, ObjectId host) {
    const auto isOf = [](const Use& use, ObjectId id) {
        return use.of == Limit::Of::object && use.object == id;
    };
    for (Use& use : state.uses) {
        if (!isOf(use, from))
            continue;
        const auto same = std::ranges::find_if(
            state.uses, [&](const Use& other) { return isOf(other, host) && isSameLimit(use, other); });
        if (same == state.uses.end()) {
            use.object = host;
            continue;
        }
        same->count = static_cast<std::uint16_t>(same->count + use.count);
        use.count = 0;
    }
    std::erase_if(state.uses, [&](const Use& use) { return isOf(use, from); });
}

/// What lies beside it belongs to the host.
void takeOverLinks(State& state, ObjectId from, ObjectId host) {
    Scratch<Link> beside;
    visitGuests(state, from, [&](const Link& link) {
        if (!link.isInside())
            beside.push_back(link);
    });
    for (const Link& link : beside)
        linkBeside(state, link.guest, host, {link.role, link.flags});
}

/// What an effect has chosen both of, it has chosen once.
void joinBindings(State& state, ObjectId from, ObjectId host) {
    std::erase_if(state.bindings, [&](const Binding& binding) {
        return binding.object == from && std::ranges::any_of(state.bindings, [&](const Binding& other) {
                   return other.object == host && other.effect == binding.effect &&
                          other.slot == binding.slot;
               });
    });
}

void speakOfHost(State& state, const Renaming& rename) {
    for (LastingEffect& lasting : state.lasting) {
        rename(lasting.object);
        rename(lasting.source);
    }
    for (EffectRecord& effect : state.effects)
        for (ObjectId* const id : {&effect.source, &effect.event, &effect.it})
            rename(*id);
    for (Binding& binding : state.bindings)
        rename(binding.object);
    for (WaitingItem& item : state.waiting)
        rename(item.source);
    for (Note& note : state.notes) {
        rename(note.object);
        rename(note.other);
    }
    for (HistoryEntry& entry : state.history)
        rename(entry.object);
    for (Snapshot& snapshot : state.snapshots)
        rename(snapshot.became);
}

} // namespace

void meltInto(State& state, ObjectId from, ObjectId host) {
    work::spendForEach(state.lasting.size() + state.effects.size() + state.bindings.size() +
                       state.notes.size() + state.history.size() + state.uses.size());
    addPosture(state, from, host);
    addCounters(state, from, host);
    addUses(state, from, host);
    takeOverLinks(state, from, host);
    joinBindings(state, from, host);
    speakOfHost(state, {from, host});
}

} // namespace takujo
