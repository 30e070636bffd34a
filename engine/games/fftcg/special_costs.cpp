#include "engine/games/fftcg/special_costs.h"

#include "engine/games/fftcg/fields.h"
#include "engine/games/fftcg/paying_texts.h"
#include "engine/games/fftcg/terms.h"
#include "engine/games/fftcg/vocabulary.h"
#include "engine/kit/play/cost_meanings.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/script/reading/event_of.h"
#include "engine/kit/script/reading/names.h"

#include <algorithm>
#include <optional>

namespace takujo::fftcg {

namespace {

using Kind = FieldKind;

// They change nothing that an object is.
void otherCards(Characteristics&, const Term&, std::int32_t) {}
void noCard(Characteristics&, const Term&, std::int32_t) {}
void crystalsInstead(Characteristics&, const Term&, std::int32_t) {}

bool isFree(const Position& position, ObjectId source) {
    bool isIt = false;
    if (textsSayWhatPays(position))
        visitModifiers(position, noCard, know(position, source),
                       [&](const Scope&, const Term&) { isIt = true; });
    return isIt;
}

bool paysByText(const Position& position, const Known& source, ObjectId card) {
    bool pays = false;
    visitModifiers(position, otherCards, source, [&](const Scope& scope, const Term& term) {
        pays = pays || isLike(scope, term[special_costs::with], know(position, card));
    });
    return pays;
}

/// Of a primed character, either name (p-9).
bool hasItsName(const Position& position, const Known& special, ObjectId card) {
    return hasNameLike(position, special, [&](const CardDefinition& named) {
        return named.nameKey == position.definition(card).nameKey;
    });
}

/// Where nothing else is said, the name counts, and nothing else.
template <class Does>
void visitCards(const Position& position, Player player, ObjectId source, Does does) {
    const Known special = know(position, source);
    const bool textsSay = textsSayWhatPays(position);
    for (const ObjectId id : objectsIn(position.state, fftcg::zoneOf(player, hand), Query::reachable))
        if (id != source &&
            (hasItsName(position, special, id) || (textsSay && paysByText(position, special, id))))
            does(id);
}

/// How many crystals may be paid instead of a card; none: that is not said. Of several texts the best counts.
std::optional<std::int32_t> crystalsInsteadOf(const Position& position, ObjectId source) {
    std::optional<std::int32_t> least;
    if (textsSayWhatPays(position))
        visitModifiers(position, crystalsInstead, know(position, source),
                       [&](const Scope& scope, const Term& term) {
                           const std::int32_t amount = amountOf(scope, term[special_costs::amount]);
                           least = std::min(least.value_or(amount), amount);
                       });
    return least;
}

/// Crystals that the costs written on the ability take.
std::int32_t crystalsDue(const Scope& scope) {
    std::int32_t due = 0;
    for (const Term& cost : scope.ability.costs) {
        const CostMeaning& meaning = scope.vocabulary().costs[cost.op].meaning;
        if (meaning.pool != nullptr && cost.number == crystals)
            due += meaning.pool(scope, cost).takes;
    }
    return due;
}

/// Of crystals that are paid, the card that has the ability stands for them: a cost is picked among objects.
void whatPays(const Scope& scope, const Term&, std::vector<ObjectId>& found) {
    const ObjectId source = scope.effect.source;
    visitCards(scope.position, scope.paying(), source, [&](ObjectId id) { found.push_back(id); });
    const auto amount = crystalsInsteadOf(scope.position, source);
    const std::int32_t held = scope.state().players[indexOf(scope.paying())].values[crystals];
    if (amount && held >= *amount + crystalsDue(scope))
        found.push_back(source);
}

void payForSpecial(Run& run, const Scope& scope, const Term& term, ObjectId with) {
    if (with != scope.effect.source) {
        takujo::costs::parts::payByMoving<breakZone>(run, scope, term, with);
        return;
    }
    Event event = eventOf(scope, EventKind::changeValue, {}, Cause::cost);
    event.slot = crystals;
    event.amount = -crystalsInsteadOf(scope.position, with).value_or(0);
    run.propose(event);
}

EffectSpec effectOn(Operator shape, ModifierMeaning meaning) {
    return {std::move(shape), takujo::effects::beginLasting, meaning, Layer::none,
            nullptr,          CardDefinition::payments};
}

} // namespace

std::vector<EffectSpec> effectsOfSpecialCosts() {
    const FieldShape of{lasting::of, Kind::objects, true};
    const FieldShape until{"until", Kind::oneWord, false, usualDurations()};
    return {
        effectOn({.word = "special card",
                  .fields = {of, {special_costs::with, Kind::criteria, true}, until},
                  .about = "For special abilities of these, a card like that may be discarded from the hand "
                           "instead of one of the same name (11.7.1).",
                  .example = "{of: this, with: {card: {name: Ash Warden}}}"},
                 otherCards),
        effectOn({.word = "special without card",
                  .fields = {of, until},
                  .about = "Special abilities of these take no card of the same name (11.7.1).",
                  .example = "this"},
                 noCard),
        effectOn({.word = "special crystals",
                  .fields = {of, {special_costs::amount, Kind::amount, true}, until},
                  .about = "For special abilities of these, so many Crystals may be paid instead of a card "
                           "of the same name (11.7.1).",
                  .example = "{of: this, amount: 1}"},
                 crystalsInstead)};
}

bool paysForSpecial(const Position& position, Player player, ObjectId source) {
    bool found = false;
    visitCards(position, player, source, [&](ObjectId) { found = true; });
    if (found || isFree(position, source))
        return true;
    const auto amount = crystalsInsteadOf(position, source);
    return amount && position.state.players[indexOf(player)].values[crystals] >= *amount;
}

void addCostOfSpecial(const Scope& scope, playing::CostList& costs) {
    using namespace takujo::costs::parts;
    static const CostMeaning meaning{whatPays, one, nullptr, payForSpecial};
    static const Term nothing;
    if (scope.ability.kind == AbilityKind::activated && scope.ability.form == specialAbility &&
        !isFree(scope.position, scope.effect.source))
        costs.add({&meaning, &nothing});
}

bool isCostOfSpecial(const playing::CostPart& cost) {
    return cost.meaning->sources == whatPays;
}

} // namespace takujo::fftcg
