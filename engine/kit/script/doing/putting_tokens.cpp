#include "engine/core/scratch.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/doing/moving_to.h"
#include "engine/kit/script/following/script_procedures.h"
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

std::vector<EffectSpec> effectsOfTransforming(std::uint8_t away) {
    return {
        {{.word = "transform",
          .fields = {{transforms::what, FieldKind::objects, true}, {transforms::into, FieldKind::text, true}},
          .about = "Cards turn into tokens of that name: they are put away, and where they were as many "
                   "tokens are made. From then on these are `selected`.",
          .more = away,
          .selects = transforms::into.key,
          .example = "{what: chosen, into: Imp}"},
         effects::transform}};
}

namespace effects {

namespace {

/// Makes one token, which the text will speak of as `selected` by that number.
struct Making {
    std::int32_t definition = -1; ///< none: there is no such token
    std::uint8_t slot = 0;

    Making(const Run& run, const Scope& scope, const Term& effect, const Term& token)
        : slot{static_cast<std::uint8_t>(effect.number)} {
        const auto name = static_cast<TextKey>(token.number);
        const auto made = std::ranges::find_if(
            run.cards, [name](const CardDefinition& card) { return card.isToken && card.isNamed(name); });
        if (made != run.cards.end())
            definition = static_cast<std::int32_t>(made - run.cards.begin());
        // A text speaks of them by its last `selected`, not of those that it made there before.
        dropBindings(run.state, scope.effect.id, slot);
    }
    bool exists() const { return definition >= 0; }

    Event in(const Run& run, const Scope& scope, std::uint8_t kind, Player player) const {
        const ZoneSpec& zone = run.rules.tables().zones[kind];
        Event event = eventOf(scope, EventKind::create, {}, Cause::effect);
        event.amount = definition;
        event.player = player;
        event.to = {kind, zone.shared ? Player::nobody : player};
        event.landing = zone.table ? ZoneEnd::bottom : ZoneEnd::top;
        event.source = scope.effect.source;
        event.slot = slot;
        return event;
    }
};

} // namespace

Next putToken(Run& run, const Scope& scope, const Term& term) {
    const Making token{run, scope, term, term[puts_token::token]};
    Player player = playerOf(scope, term[puts_token::under], scope.effect.controller);
    if (player != Player::nobody && isBroken(Fault::tokensAreTheOthers))
        player = opponentOf(player);
    const bool hasPlace = term[puts_token::to].exists() || !isBroken(Fault::tokensNeedAZone);
    if (!token.exists() || player == Player::nobody || !hasPlace)
        return Next::on();
    const auto kind = static_cast<std::uint8_t>(
        term[puts_token::to].exists() ? static_cast<std::uint32_t>(term[puts_token::to].number) : term.more);
    Event event = token.in(run, scope, kind, player);
    if (term[puts_token::turned].isTrue())
        event.flags |= Event::arrivesAside;
    std::int32_t amount = amountOf(scope, term[puts_token::amount], 1);
    if (isBroken(Fault::tokensComeAlone))
        amount = std::min(amount, 1);
    for (; amount > 0; --amount)
        run.propose(event);
    return Next::on();
}

namespace {

// The zone in which a card was, in the amount of its binding.
std::int32_t packed(ZoneId zone) {
    return zone.kind * 4 + static_cast<std::int32_t>(indexOf(zone.player));
}
ZoneId unpackedZone(std::int32_t number) {
    return {static_cast<std::uint8_t>(number / 4), static_cast<Player>(number % 4)};
}

/// The cards are remembered with their zones; what has become of them the bindings follow.
void putAway(Run& run, const Scope& scope, const Term& term) {
    Scratch<ObjectId> cards;
    objectsOf(scope, term[transforms::what], cards);
    dropBindings(run.state, scope.effect.id, binding_slots::scratch);
    for (const ObjectId id : cards) {
        if (!lives(run.state, id))
            continue;
        const ZoneId zone = record(run.state, id).zone;
        run.state.bindings.push_back({id, {}, packed(zone), scope.effect.id, binding_slots::scratch, 0});
        run.propose(movedBy(scope, id, {static_cast<std::uint8_t>(term.more), run.position().ownerOf(id)}));
    }
}

/// One for each card that has really left its zone.
void makeThem(Run& run, const Scope& scope, const Term& term) {
    const Making token{run, scope, term, term[transforms::into]};
    if (!token.exists() || isBroken(Fault::transformedAreForgotten))
        return;
    for (const Binding& binding : run.state.bindings) {
        if (binding.effect != scope.effect.id || binding.slot != binding_slots::scratch)
            continue;
        const ZoneId zone = unpackedZone(binding.amount);
        if (!isIn(run.state, binding.object, zone))
            run.propose(token.in(run, scope, zone.kind, zone.player));
    }
}

} // namespace

Next transform(Run& run, const Scope& scope, const Term& term) {
    if (scope.stage != 0) {
        makeThem(run, scope, term);
        return Next::on();
    }
    putAway(run, scope, term);
    comeBack(run, 1);
    return Next::on();
}

} // namespace effects

} // namespace takujo
