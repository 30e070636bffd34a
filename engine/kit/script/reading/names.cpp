#include "engine/kit/script/reading/names.h"

#include "engine/kit/visibility.h"

namespace takujo {

Scratch<const CardDefinition*> cardsNamingToo(const Position& position, const Known& known) {
    Scratch<const CardDefinition*> cards;
    const State& state = position.state;
    if (known.isThere) {
        visitGuests(state, known.id, [&](const Link& link) {
            if (link.isInside() && !record(state, link.guest).isFaceDown())
                cards.push_back(&position.definition(link.guest));
        });
        return cards;
    }
    // Behind the snapshot of a unit stand those of its cards.
    auto each = std::ranges::find(state.snapshots, known.id, &Snapshot::was);
    if (each == state.snapshots.end() || each->isOfCardInside())
        return cards;
    for (++each; each != state.snapshots.end() && each->isOfCardInside(); ++each)
        if (each->card != CardId::none && (each->posture & ObjectRecord::faceDown) == 0)
            cards.push_back(&position.cards[state.cards[each->card].definition]);
    return cards;
}

} // namespace takujo
