#include "engine/core/state.h"

#include "engine/core/hash.h"
#include "engine/core/scratch.h"

#include <array>
#include <cstddef>
#include <cstring>
#include <span>

namespace takujo {

namespace {

/// How it waits counts only where it waits in another way than usual: so games that were saved before there
/// was any other still open.
void addWaiting(const std::vector<WaitingItem>& waiting, Hasher& hasher) {
    std::array<std::uint64_t, 2> what{};
    static_assert(offsetof(WaitingItem, ahead) == sizeof what);
    hasher.add(waiting.size());
    for (const WaitingItem& item : waiting) {
        std::memcpy(what.data(), &item, sizeof what);
        for (const std::uint64_t word : what)
            hasher.add(word);
        if (item.ahead != 0 || item.spare != 0 || item.heldBy != 0)
            hasher.add(item.ahead | (static_cast<std::uint64_t>(item.spare) << 8U) |
                       (static_cast<std::uint64_t>(item.heldBy) << 16U));
    }
}

/// Games that were saved before the later kinds of zone were there still open.
void addZones(const State& state, Hasher& hasher) {
    const std::size_t kinds = state.zones.size() / 3;
    Scratch<ZoneRecord> first;
    bool isLaterOneFilled = false;
    for (std::size_t i = 0; state.laterKinds != 0 && i < state.zones.size(); ++i)
        if (i % kinds + state.laterKinds < kinds)
            first.push_back(state.zones[i]);
        else
            isLaterOneFilled = isLaterOneFilled || state.zones[i].count != 0;
    const bool isAsBefore = state.laterKinds != 0 && !isLaterOneFilled;
    hasher.addRecords(std::span<const ZoneRecord>{isAsBefore ? first : state.zones});
}

} // namespace

std::uint64_t exactHash(const State& state) {
    Hasher hasher;
    hasher.addRecords(state.cards);
    hasher.addRecords(state.objects);
    addZones(state, hasher);
    if (!state.links.empty()) // most games know no units
        hasher.addRecords(state.links);
    hasher.addRecords(state.frames);
    hasher.addRecords(state.events);
    hasher.addRecords(state.picks);
    addWaiting(state.waiting, hasher);
    hasher.addRecords(state.effects);
    hasher.addRecords(state.bindings);
    hasher.addRecords(state.lasting);
    hasher.addRecords(state.altered);
    if (!state.given.empty()) // games that were saved before anything was given still open
        hasher.addRecords(state.given);
    if (!state.notes.empty()) // most of the time there are none
        hasher.addRecords(state.notes);
    hasher.addRecords(state.snapshots);
    hasher.addRecords(state.counters);
    hasher.addRecords(state.history);
    if (!state.uses.empty())
        hasher.addRecords(state.uses);
    if (!state.turns.empty()) // few games know any
        hasher.addRecords(state.turns);
    // What is watched for loops follows from the answers, and nothing follows from it but what is barred in
    // the end. Without it games that were saved before anything was watched still open.
    if (!state.loopBars.empty())
        hasher.addRecords(state.loopBars);
    hasher.add(state.lastEffect | (static_cast<std::uint64_t>(state.homes) << 16U) |
               (static_cast<std::uint64_t>(state.remembers) << 32U));
    hasher.add(state.watchedZones | (static_cast<std::uint64_t>(state.has) << 32U));
    hasher.add(state.watches | (static_cast<std::uint64_t>(state.replaces) << 32U));
    hasher.addRecords(state.players);
    hasher.add(state.random.state());
    hasher.add(state.clock | (static_cast<std::uint64_t>(state.flags) << 32U));
    hasher.add(state.aliases | (static_cast<std::uint64_t>(state.turn) << 32U));
    hasher.add(
        static_cast<std::uint64_t>(state.turnPlayer) | (static_cast<std::uint64_t>(state.firstPlayer) << 8U) |
        (static_cast<std::uint64_t>(state.priority) << 16U) |
        (static_cast<std::uint64_t>(state.phase) << 24U) | (static_cast<std::uint64_t>(state.passes) << 32U) |
        (static_cast<std::uint64_t>(state.outcome) << 40U) |
        (static_cast<std::uint64_t>(state.settled) << 48U) |
        (static_cast<std::uint64_t>(state.strayed) << 56U));
    hasher.addRecords(state.values);
    return hasher.value();
}

namespace {

template <class T>
std::size_t bytesOf(const std::vector<T>& pool) {
    return pool.size() * sizeof(T);
}

} // namespace

std::size_t sizeInBytes(const State& state) {
    return sizeof(State) + bytesOf(state.cards) + bytesOf(state.objects) + bytesOf(state.zones) +
           bytesOf(state.links) + bytesOf(state.frames) + bytesOf(state.events) + bytesOf(state.picks) +
           bytesOf(state.waiting) + bytesOf(state.effects) + bytesOf(state.bindings) + bytesOf(state.notes) +
           bytesOf(state.lasting) + bytesOf(state.altered) + bytesOf(state.given) + bytesOf(state.snapshots) +
           bytesOf(state.counters) + bytesOf(state.history) + bytesOf(state.uses) + bytesOf(state.turns) +
           bytesOf(state.loop) + bytesOf(state.loopCounters) + bytesOf(state.loopBars);
}

} // namespace takujo
