#include "engine/kit/tokens.h"

#include "engine/core/tokens.h"

namespace takujo {

namespace {

bool mayLieThere(const Run& run, const CardRecord& token) {
    const ZoneSpec& zone = run.rules.zone(run.state.objects[token.object].zone);
    return (zone.tokens >> run.cards[token.definition].type & 1U) != 0;
}

void eraseMisplaced(Run& run) {
    for (const CardRecord& card : run.state.cards)
        if (card.isToken() && card.object != ObjectId::none && !mayLieThere(run, card)) {
            Event event;
            event.kind = EventKind::erase;
            event.object = objectIn(run.state, card.object);
            event.player = card.owner;
            run.propose(event);
        }
}

} // namespace

RuleProcess misplacedTokens(std::string_view name, std::string_view rule) {
    return {.name = name,
            .rule = rule,
            .collect = eraseMisplaced,
            .when = RuleProcess::When::immediate,
            .on = only(EventKind::move) | only(EventKind::create)};
}

} // namespace takujo
