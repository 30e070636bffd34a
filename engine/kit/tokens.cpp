#include "engine/kit/tokens.h"

#include "engine/core/tokens.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/reading/scope.h"

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

/// Another face that it shows does not count. What has gone without a card of a deck was a token, too.
bool wasToken(const State& state, const Known& known) {
    if (known.id.exists() && lives(state, known.id))
        return isToken(state, known.id);
    const CardId card = known.id.exists() ? cardOf(state, known.id) : CardId{};
    return card.exists() ? state.cards[card.index].isToken() : known.card != nullptr;
}
bool fitsToken(const Scope& scope, const Term& term, const Known& known) {
    return wasToken(scope.state(), known) == term[operand::of].isTrue();
}

} // namespace

CriterionSpec criterionOfTokens() {
    return {{.word = "token",
             .fields = {{operand::of, FieldKind::flag, true}},
             .about = "Whether it is a token."},
            fitsToken};
}

RuleProcess misplacedTokens(std::string_view name, std::string_view rule) {
    return {.name = name,
            .rule = rule,
            .collect = eraseMisplaced,
            .when = RuleProcess::When::immediate,
            .on = only(EventKind::move) | only(EventKind::create)};
}

} // namespace takujo
