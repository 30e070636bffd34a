#include "engine/games/fftcg/offered_costs.h"

#include "engine/games/fftcg/casting.h"
#include "engine/games/fftcg/costs.h"
#include "engine/kit/asking.h"
#include "engine/kit/offers.h"
#include "engine/kit/script/records.h"

#include <algorithm>

namespace takujo::fftcg {

namespace {

bool isOffering(const Position& position) {
    return asks(position, castingSummon, summonOfferStep) ||
           asks(position, castingCharacter, characterOfferStep);
}
Player caster(const Position& position) {
    return position.state.priority;
}

const EffectRecord* effectIn(const State& state) {
    return findEffect(state, static_cast<std::uint16_t>(state.frames.back().locals[effectOf]));
}

/// Whether everything can be paid with these costs on top of its own; for some X, if it has one.
bool isPayable(const Position& position, const EffectRecord& effect, std::uint16_t paid) {
    EffectRecord with = effect;
    with.paid = paid;
    const Scope scope = scopeOf(position, with);
    CostQuestion question;
    question.player = position.state.priority;
    question.beingCast = unpackedObject(position.state.frames.back().locals[castCard]);
    question.base = baseOfCasting(position, with);
    return examineCostsWithAnyX(scope, question) == Affordable::yes;
}

const OfferedCost* offerOf(const Position& position, Verb verb) {
    const EffectRecord* const effect = effectIn(position.state);
    if (effect == nullptr)
        return nullptr;
    const auto& offers = scopeOf(position, *effect).ability.offers;
    const auto found = std::ranges::find(offers, verb == payAlternative, &OfferedCost::instead);
    return found == offers.end() ? nullptr : &*found;
}

bool isOffered(const Position& position, const Attempt& attempt) {
    return !isOffering(position) || offerOf(position, attempt.option.verb) != nullptr;
}
bool isNotTaken(const Position& position, const Attempt& attempt) {
    if (!isOffering(position) || !isOffered(position, attempt))
        return true;
    return (effectIn(position.state)->paid & bitOf(*offerOf(position, attempt.option.verb))) == 0;
}
template <bool forSummon>
bool canBePaid(const Position& position, const Attempt& attempt) {
    if (!isOffering(position) || (position.state.frames.back().procedure == castingSummon) != forSummon ||
        !isOffered(position, attempt))
        return true;
    const EffectRecord& effect = *effectIn(position.state);
    const auto paid =
        static_cast<std::uint16_t>(effect.paid | bitOf(*offerOf(position, attempt.option.verb)));
    return isPayable(position, effect, paid);
}
template <bool forSummon>
bool isEnoughAsItIs(const Position& position, const Attempt&) {
    if (!isOffering(position) || (position.state.frames.back().procedure == castingSummon) != forSummon)
        return true;
    const EffectRecord* const effect = effectIn(position.state);
    return effect == nullptr || effectIn(position.state)->paid != 0 || isPayable(position, *effect, 0);
}

/// First the answer that leaves it at that.
void offerCosts(const Position& position, Decision& decision) {
    decision.decider = caster(position);
    decision.about = unpackedObject(position.state.frames.back().locals[castCard]);
    for (const Verb verb : {payNoMore, payOptional, payAlternative})
        offer(position, decision.decider, verb, decision);
}

Next takeOffer(Run& run, const Option& answer) {
    if (answer.verb == payNoMore)
        return Next::on();
    EffectRecord* const effect = findEffect(run.state, static_cast<std::uint16_t>(run.local(effectOf)));
    effect->paid = static_cast<std::uint16_t>(effect->paid | bitOf(*offerOf(run, answer.verb)));
    return Next::again();
}

constexpr auto isOfferingForSummon = asksAt<castingSummon, summonOfferStep>;
constexpr auto isOfferingForCharacter = asksAt<castingCharacter, characterOfferStep>;

template <bool (*isOfferingForThat)(const Position&)>
Condition offered(std::string_view code, std::string_view rule,
                  bool (*holds)(const Position&, const Attempt&)) {
    return {Aspect::choices, code, rule, holds, nullptr, false, nullptr, 0, isOfferingForThat};
}

VerbSpec offerVerb(std::string_view word) {
    return {.word = word,
            .conditions = {onlyWhen<isOffering>("nothing-to-pay-besides", "11.3.5"),
                           onlyFor<isOfferingForSummon, caster>("other-player-pays", "11.3.5"),
                           onlyFor<isOfferingForCharacter, caster>("other-player-pays", "11.4.4"),
                           offered<isOfferingForSummon>("no-such-cost", "11.3.5", isOffered),
                           offered<isOfferingForCharacter>("no-such-cost", "11.4.4", isOffered),
                           offered<isOfferingForSummon>("cost-taken-already", "11.3.5", isNotTaken),
                           offered<isOfferingForCharacter>("cost-taken-already", "11.4.4", isNotTaken),
                           {Aspect::cost, "cost-cannot-be-paid", "11.3.5", canBePaid<true>, nullptr, false},
                           {Aspect::cost, "cost-cannot-be-paid", "11.4.4", canBePaid<false>, nullptr, false}},
            .onlyWhenAsked = true};
}

} // namespace

std::uint16_t bitOf(const OfferedCost& offer) {
    return offer.instead ? alternativeCost : optionalCost;
}

bool paysInstead(const EffectRecord& effect) {
    return (effect.paid & alternativeCost) != 0;
}

Scope asPayable(Scope scope, CostQuestion& question) {
    if (examineCosts(scope, question) == Affordable::yes)
        return scope;
    for (const OfferedCost& offer : scope.ability.offers)
        if (offer.instead) {
            EffectRecord with = scope.effect;
            with.paid = alternativeCost;
            CostQuestion other = question;
            other.base = {};
            const Scope paying{scope.position, with, scope.ability};
            if (examineCosts(paying, other) == Affordable::yes) {
                question = other;
                return paying;
            }
        }
    return scope;
}

Question offeringCosts() {
    return {DecisionKind::mode, offerCosts, takeOffer, Question::within};
}

std::vector<VerbSpec> offeredCostVerbs() {
    return {offerVerb("optional cost"),
            offerVerb("alternative cost"),
            {.word = "no more costs",
             .conditions = {onlyWhen<isOffering>("nothing-to-pay-besides", "11.3.5"),
                            onlyFor<isOfferingForSummon, caster>("other-player-pays", "11.3.5"),
                            onlyFor<isOfferingForCharacter, caster>("other-player-pays", "11.4.4"),
                            {Aspect::cost, "only-with-another-cost", "11.3.5", isEnoughAsItIs<true>, nullptr,
                             false},
                            {Aspect::cost, "only-with-another-cost", "11.4.4", isEnoughAsItIs<false>, nullptr,
                             false}},
             .onlyWhenAsked = true}};
}

} // namespace takujo::fftcg
