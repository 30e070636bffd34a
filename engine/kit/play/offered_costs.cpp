#include "engine/kit/play/offered_costs.h"

#include "engine/kit/offers.h"
#include "engine/kit/play/ways.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>

namespace takujo::playing {

namespace {

void offerCosts(const Position& position, Decision& decision);

bool isOffering(const Position& position) {
    return isAsking(position, offerCosts);
}

/// Whether everything can be paid with these offers; for some X, if it has one.
bool isPayable(const Position& position, const EffectRecord& effect, std::uint16_t paid) {
    EffectRecord with = effect;
    with.paid = paid;
    CostQuestion question;
    question.player = payerOf(position);
    question.played = whatIsPlayed(position);
    question.base = baseNow(position, &with);
    return examineCostsWithAnyX(scopeOf(position, with), question) == nothing;
}

bool mayBecomeLess(const Position& position, const EffectRecord& effect, std::uint16_t paid) {
    const auto& offers = scopeOf(position, effect).ability.offers;
    return (paid & reducedCost) == 0 && std::ranges::find(offers, reducedCost, bitOf) != offers.end();
}

const OfferedCost* offerOf(const Position& position, Verb verb) {
    const EffectRecord* const effect = effectNow(position);
    if (effect == nullptr)
        return nullptr;
    const auto& offers = scopeOf(position, *effect).ability.offers;
    const Verbs& verbs = position.rules.tables().play.verbs;
    const std::uint16_t bit = verb == verbs.instead  ? alternativeCost
                              : verb == verbs.reduce ? reducedCost
                                                     : optionalCost;
    const auto found = std::ranges::find(offers, bit, bitOf);
    return found == offers.end() ? nullptr : &*found;
}

bool isOfferingNow(const Position& position, const Attempt&) {
    return isOffering(position);
}
bool isTheOnePlaying(const Position& position, const Attempt& attempt) {
    return !isOffering(position) || payerOf(position) == attempt.player;
}
void describeTheOnePlaying(const Position& position, const Attempt&, Arguments& arguments) {
    arguments.push_back(playerArgument("decider", payerOf(position)));
}
bool isOffered(const Position& position, const Attempt& attempt) {
    return !isOffering(position) || offerOf(position, attempt.option.verb) != nullptr;
}
bool isNotTaken(const Position& position, const Attempt& attempt) {
    if (!isOffering(position) || !isOffered(position, attempt))
        return true;
    return (effectNow(position)->paid & bitOf(*offerOf(position, attempt.option.verb))) == 0;
}
bool canBePaid(const Position& position, const Attempt& attempt) {
    if (!isOffering(position) || !isOffered(position, attempt))
        return true;
    const EffectRecord& effect = *effectNow(position);
    const auto paid =
        static_cast<std::uint16_t>(effect.paid | bitOf(*offerOf(position, attempt.option.verb)));
    return isPayable(position, effect, paid) ||
           (mayBecomeLess(position, effect, paid) &&
            isPayable(position, effect, static_cast<std::uint16_t>(paid | reducedCost)));
}
bool isEnoughAsItIs(const Position& position, const Attempt&) {
    if (!isOffering(position))
        return true;
    const EffectRecord* const effect = effectNow(position);
    return effect == nullptr ||
           ((effect->paid & everyOffer) != 0 && !mayBecomeLess(position, *effect, effect->paid)) ||
           isPayable(position, *effect, effect->paid);
}

/// First the answer that leaves it at that.
void offerCosts(const Position& position, Decision& decision) {
    const Verbs& verbs = position.rules.tables().play.verbs;
    decision.decider = payerOf(position);
    decision.about = whatIsPlayed(position);
    for (const Verb verb : {verbs.noMore, verbs.optional, verbs.instead})
        offer(position, decision.decider, verb, decision);
    if (verbs.reduce != 0)
        offer(position, decision.decider, verbs.reduce, decision);
}

Next takeOffer(Run& run, const Option& answer) {
    if (answer.verb == run.rules.tables().play.verbs.noMore)
        return Next::on();
    EffectRecord* const effect = findEffect(run.state, static_cast<std::uint16_t>(run.local(effectOf)));
    effect->paid = static_cast<std::uint16_t>(effect->paid | bitOf(*offerOf(run, answer.verb)));
    return Next::again();
}

/// Ways by which something with a price is played.
std::vector<Way> waysWithPrice(const std::vector<Way>& ways) {
    std::vector<Way> some = ways;
    for (Way& way : some)
        if (way.price == nullptr)
            way.chooses = {}; // its place among the ways stays
    return some;
}

VerbSpec offerVerb(std::string_view word, std::string_view nothingOffered, const std::vector<Way>& ways,
                   std::initializer_list<Condition> conditions) {
    VerbSpec verb{.word = word,
                  .conditions = {{Aspect::time, "nothing-to-pay-besides", nothingOffered, isOfferingNow,
                                  nullptr, false}},
                  .onlyWhenAsked = true};
    const std::vector<Way> withPrice = waysWithPrice(ways);
    addForEachWay(verb.conditions, withPrice,
                  {Aspect::actor, "other-player-pays", {}, isTheOnePlaying, describeTheOnePlaying, false},
                  &Way::chooses);
    for (const Condition& condition : conditions)
        addForEachWay(verb.conditions, withPrice, condition, &Way::chooses);
    return verb;
}

} // namespace

AmountDue priceWith(const Scope& scope, AmountDue price) {
    if (paysInstead(scope.effect))
        return {};
    if ((scope.effect.paid & reducedCost) != 0)
        for (const OfferedCost& offer : scope.ability.offers)
            price.amount -= std::min(price.amount, offer.less);
    if (price.amount == 0)
        price.needs = 0;
    return price;
}

Scope asPayable(Scope scope, CostQuestion& question) {
    const Lack lack = scope.ability.offers.empty() ? nothing : examineCosts(scope, question);
    if (lack == nothing)
        return scope;
    const bool makesRoom = lack == noPlaceForIt; // what is put away besides may make it
    for (const OfferedCost& offer : scope.ability.offers)
        if (offer.instead || offer.less != 0 || makesRoom) {
            EffectRecord with = scope.effect;
            with.paid = bitOf(offer);
            const Scope paying{scope.position, with, scope.ability};
            CostQuestion other = question;
            other.base = priceWith(paying, question.base);
            if (examineCosts(paying, other) == nothing) {
                question = other;
                return paying;
            }
        }
    return scope;
}

Question offeringCosts() {
    return {DecisionKind::mode, offerCosts, takeOffer, Question::within};
}

std::vector<VerbSpec> offeredCostVerbs(const std::vector<Way>& ways, std::string_view nothingOffered) {
    const Condition offered{Aspect::choices, "no-such-cost", {}, isOffered, nullptr, false};
    const Condition notTaken{Aspect::choices, "cost-taken-already", {}, isNotTaken, nullptr, false};
    const Condition payable{Aspect::cost, "cost-cannot-be-paid", {}, canBePaid, nullptr, false};
    const Condition enough{Aspect::cost, "only-with-another-cost", {}, isEnoughAsItIs, nullptr, false};
    return {offerVerb("optional cost", nothingOffered, ways, {offered, notTaken, payable}),
            offerVerb("alternative cost", nothingOffered, ways, {offered, notTaken, payable}),
            offerVerb("no more costs", nothingOffered, ways, {enough}),
            offerVerb("reduced cost", nothingOffered, ways, {offered, notTaken, payable})};
}

} // namespace takujo::playing
