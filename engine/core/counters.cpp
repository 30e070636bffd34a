#include "engine/core/counters.h"

#include "engine/core/card_numbers.h"

#include <algorithm>

namespace takujo {

std::int32_t countersOn(const State& state, ObjectId id, std::uint32_t name) {
    std::int32_t count = 0;
    for (const CounterRecord& counter : state.counters)
        if (counter.object == id && (name == 0 || counter.name == name))
            count = sumOf(count, counter.count);
    return count;
}

void changeCounters(State& state, ObjectId id, std::uint32_t name, std::int32_t by) {
    const auto found = std::ranges::find_if(state.counters, [&](const CounterRecord& counter) {
        return counter.object == id && counter.name == name;
    });
    if (found == state.counters.end()) {
        if (by > 0)
            state.counters.push_back({id, name, by});
        return;
    }
    found->count = sumOf(found->count, by);
    if (found->count <= 0)
        state.counters.erase(found);
}

void dropCounters(State& state, ObjectId id) {
    if (!state.counters.empty())
        std::erase_if(state.counters, [id](const CounterRecord& counter) { return counter.object == id; });
}

} // namespace takujo
