#include "engine/core/tokens.h"

#include "engine/core/chains.h"
#include "engine/core/links.h"

#include <algorithm>

namespace takujo {

namespace {

/// A token that is no more, and of which no snapshot tells; else a new one.
std::uint16_t freeRecord(State& state) {
    for (std::size_t card = state.homes; card < state.cards.size(); ++card) {
        const bool isGone = state.cards[card].object == ObjectId::none;
        if (isGone && std::ranges::find(state.snapshots, card, &Snapshot::card) == state.snapshots.end())
            return static_cast<std::uint16_t>(card);
    }
    state.cards.emplace_back();
    return static_cast<std::uint16_t>(state.cards.size() - 1);
}

} // namespace

ObjectId createToken(State& state, DefinitionIndex definition, Player owner, ZoneId zone, ZoneEnd landing,
                     Player controller) {
    const std::uint16_t card = freeRecord(state);
    const std::uint16_t slot = freshSlot(state);
    state.cards[card] = {definition, slot, owner, CardRecord::token};
    state.objects[slot].card = card;
    state.strayed = true;
    beginAnew(state, slot, controller);
    enterChain(state, slot, zone, landing);
    return objectIn(state, slot);
}

void eraseToken(State& state, ObjectId id) {
    const ObjectRecord object = record(state, id);
    if (object.links != 0)
        partFromOthers(state, id);
    if ((object.links & ObjectRecord::inside) == 0)
        leaveChain(state, id.index);
    vacate(state, id.index);
    state.cards[object.card].object = ObjectId::none;
}

} // namespace takujo
