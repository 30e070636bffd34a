#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/event_of.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>

/// Tokens that texts make.
namespace takujo {

std::vector<EffectSpec> effectsOfTokens(std::uint8_t table) {
    return {{{.word = "put token",
              .fields = {{puts_token::token, FieldKind::text, true},
                         {puts_token::amount, FieldKind::amount},
                         {puts_token::to, FieldKind::zone},
                         {puts_token::turned, FieldKind::flag},
                         {puts_token::under, FieldKind::players}},
              .about = "Makes tokens of that name, one if nothing is said: on your table, or in your zone "
                       "that `to` names; another player's, if `under` says so. From then on they are "
                       "`selected`.",
              .more = table,
              .selects = puts_token::token.key,
              .example = "{token: Imp, amount: 2}"},
             effects::putToken}};
}

namespace effects {

/// A text speaks of them by its last `selected`, not of those that it made there before.
Next putToken(Run& run, const Scope& scope, const Term& term) {
    const auto name = static_cast<TextKey>(term[puts_token::token].number);
    const auto made = std::ranges::find_if(
        run.cards, [name](const CardDefinition& card) { return card.isToken && card.isNamed(name); });
    const Player player = playerOf(scope, term[puts_token::under], scope.effect.controller);
    const auto slot = static_cast<std::uint8_t>(term.number);
    dropBindings(run.state, scope.effect.id, slot);
    if (made == run.cards.end() || player == Player::nobody)
        return Next::on();
    const auto kind = static_cast<std::uint8_t>(
        term[puts_token::to].exists() ? static_cast<std::uint32_t>(term[puts_token::to].number) : term.more);
    Event event = eventOf(scope, EventKind::create, {}, Cause::effect);
    event.amount = static_cast<std::int32_t>(made - run.cards.begin());
    event.player = player;
    event.to = {kind, run.rules.tables().zones[kind].shared ? Player::nobody : player};
    event.landing = run.rules.tables().zones[kind].table ? ZoneEnd::bottom : ZoneEnd::top;
    event.source = scope.effect.source;
    event.slot = slot;
    if (term[puts_token::turned].isTrue())
        event.flags |= Event::arrivesAside;
    for (std::int32_t left = amountOf(scope, term[puts_token::amount], 1); left > 0; --left)
        run.propose(event);
    return Next::on();
}

} // namespace effects

} // namespace takujo
