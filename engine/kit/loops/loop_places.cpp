#include "engine/kit/loops/loop_places.h"

#include "engine/core/hash.h"
#include "engine/core/zones.h"
#include "engine/kit/loops/loops.h"
#include "engine/kit/position_hash.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/reading/records.h"

namespace takujo::loops {

namespace {

std::uint64_t nameOf(const State& state, ObjectId id) {
    if (!lives(state, id))
        return id.exists() ? 1 : 0;
    const ObjectRecord& object = record(state, id);
    Hasher hasher;
    hasher.add(object.zone.kind | (static_cast<std::uint64_t>(object.zone.player) << 8U) |
               (static_cast<std::uint64_t>(object.controller) << 16U) |
               (static_cast<std::uint64_t>(object.links & ObjectRecord::inside) << 24U));
    if (object.card != CardId::none)
        hasher.add(object.card);
    else if (const EffectRecord* const effect = effectAt(state, id))
        hasher.add(effect->definition | (static_cast<std::uint64_t>(effect->ability) << 16U));
    return hasher.value();
}

/// Events on their way: each has its own questions, and none of them comes back.
void addEvents(const State& state, Hasher& hasher) {
    for (const Event& event : state.events) {
        hasher.add(static_cast<std::uint64_t>(event.kind) | (static_cast<std::uint64_t>(event.slot) << 8U) |
                   (static_cast<std::uint64_t>(event.flags) << 16U) |
                   (static_cast<std::uint64_t>(event.to.kind) << 24U) |
                   (static_cast<std::uint64_t>(static_cast<std::uint32_t>(event.amount)) << 32U));
        hasher.add(nameOf(state, event.object));
    }
}

/// How far work has come that is finite: what is asked for one card after the other, in one sentence after
/// the other or of one event after the other is no loop. Of a text the first local names the effect, and
/// later ones may be handles.
void addWork(const Position& position, Hasher& hasher) {
    const State& state = position.state;
    for (const Frame& frame : state.frames) {
        if (frame.procedure == procedures::passage)
            for (const std::size_t local : {0U, 1U})
                hasher.add(static_cast<std::uint32_t>(frame.locals[local]));
        if (frame.procedure >= procedures::announcing && frame.procedure < procedures::firstOfGame)
            for (const std::size_t local : {1U, 2U, 3U})
                hasher.add(static_cast<std::uint32_t>(frame.locals[local]));
    }
    addEvents(state, hasher);
    if (position.rules.tables().workLeft != nullptr)
        hasher.add(static_cast<std::uint32_t>(position.rules.tables().workLeft(position)));
}

} // namespace

std::uint64_t nameOf(const State& state, const Option& option) {
    Hasher hasher;
    hasher.add(option.verb | (static_cast<std::uint64_t>(static_cast<std::uint32_t>(option.value)) << 32U));
    hasher.add(nameOf(state, option.object));
    hasher.add(nameOf(state, option.target));
    return hasher.value();
}

std::uint32_t keyOf(const Position& position, const Decision& decision) {
    const State& state = position.state;
    Hasher hasher; // how many cards there are where is most of it
    hasher.add(decision.procedure | (static_cast<std::uint64_t>(decision.step) << 16U) |
               (static_cast<std::uint64_t>(decision.decider) << 32U) |
               (static_cast<std::uint64_t>(state.phase) << 40U) |
               (static_cast<std::uint64_t>(state.passes) << 48U));
    hasher.add(state.turn | (static_cast<std::uint64_t>(state.frames.size()) << 16U) |
               (static_cast<std::uint64_t>(state.effects.size()) << 32U));
    for (const ZoneRecord& zone : state.zones)
        hasher.add(zone.count);
    const auto key = static_cast<std::uint32_t>(hasher.value());
    return key == 0 ? 1 : key;
}

std::uint64_t placeOfBar(const Position& position) {
    Hasher hasher;
    hasher.add(positionHashOfCards(position));
    addWork(position, hasher);
    return hasher.value();
}

std::uint64_t placeOf(const Position& position, const Decision& decision) {
    Hasher hasher;
    hasher.add(positionHashWithoutNumbers(position));
    addWork(position, hasher);
    hasher.add(position.state.turn);
    for (const Option& option : decision.options)
        hasher.add(nameOf(position.state, option));
    return hasher.value();
}

} // namespace takujo::loops
