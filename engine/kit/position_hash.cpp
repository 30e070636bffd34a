#include "engine/kit/position_hash.h"

#include "engine/core/hash.h"
#include "engine/kit/rulebook.h"

namespace takujo {

namespace {

std::uint64_t hashOfObject(const State& state, ObjectId id) {
    const ObjectRecord& object = record(state, id);
    Hasher hasher;
    for (std::uint16_t card = object.card; card != CardId::none; card = state.cards[card].below)
        hasher.add(state.cards[card].definition |
                   (static_cast<std::uint64_t>(state.cards[card].owner) << 16U));
    hasher.add(object.marks | (static_cast<std::uint64_t>(object.aside) << 32U) |
               (static_cast<std::uint64_t>(object.controller) << 40U));
    hasher.add(static_cast<std::uint32_t>(object.damage) |
               (static_cast<std::uint64_t>(object.since > state.turn ? 1 : 0) << 32U));
    return hasher.value();
}

} // namespace

std::uint64_t positionHash(const Position& position) {
    const State& state = position.state;
    const auto& specs = position.rules.tables().zones;
    Hasher hasher;
    for (const Player player : {Player::a, Player::b, Player::nobody})
        for (std::size_t kind = 0; kind < specs.size(); ++kind) {
            const ZoneId zone{static_cast<std::uint8_t>(kind), player};
            // On a table the order of arrival is the order of timestamps; in a hand order means nothing.
            const bool inOrder = specs[kind].ordered || specs[kind].table;
            std::uint64_t sum = 0;
            for (const ObjectId id : objectsIn(state, zone)) {
                const std::uint64_t object = hashOfObject(state, id);
                if (inOrder)
                    hasher.add(object);
                sum += object;
            }
            hasher.add(sum);
        }
    for (const PlayerRecord& player : state.players) {
        hasher.addRecords(player.values);
        hasher.add(player.flags);
    }
    for (const WaitingItem& item : state.waiting)
        hasher.add(state.cards[item.card.index].definition |
                   (static_cast<std::uint64_t>(item.effect) << 16U) |
                   (static_cast<std::uint64_t>(item.controller) << 24U));
    for (const Frame& frame : state.frames)
        hasher.add(frame.procedure | (static_cast<std::uint64_t>(frame.step) << 16U));
    hasher.addRecords(state.values);
    hasher.add(state.flags | (static_cast<std::uint64_t>(state.phase) << 32U) |
               (static_cast<std::uint64_t>(state.turnPlayer) << 40U) |
               (static_cast<std::uint64_t>(state.priority) << 48U));
    return hasher.value();
}

} // namespace takujo
