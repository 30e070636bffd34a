#include "engine/kit/play/offered_costs.h"

#include "engine/core/scratch.h"

#include "engine/kit/offers.h"
#include "engine/kit/play/ways.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace takujo::playing {

namespace {

void offerCosts(const Position& position, Decision& decision);

bool isOffering(const Position& position) {
    return isAsking(position, offerCosts);
}

/// What is offered now of the card's own; it has been asked whether that holds.
bool isOpen(const Scope& scope, const OfferedCost& offer) {
    if (isBroken(Fault::offersAreOfHands) &&
        record(scope.state(), scope.effect.source).zone.kind != scope.position.rules.tables().script.hand)
        return false;
    return !offer.condition.exists() || holds(scope, offer.condition);
}

/// How many costs there are with all that is taken or tried: an effect has no slots for more than its most.
std::size_t countParts(const Scope& scope) {
    std::size_t count = scope.ability.costs.size();
    for (const OfferedCost& offer : scope.ability.offers)
        if ((scope.effect.paid & bitOf(offer)) != 0)
            count += offer.costs.size();
    visitOffersTaken(scope, [&](const TakenOffer& offer) { count += costsBy(scope, offer).size(); });
    return count;
}

/// Whether everything can be paid with what is taken; for some X, if it has one.
bool isPayable(const Position& position, const EffectRecord& effect) {
    CostQuestion question;
    question.player = payerOf(position);
    question.played = whatIsPlayed(position);
    question.base = baseNow(position, &effect);
    return examineCostsWithAnyX(scopeOf(position, effect), question) == nothing;
}

bool isOneTaken(const Scope& scope, const TakenOffer& offer) {
    bool is = false;
    visitOffersTaken(scope, [&](const TakenOffer& taken) { is = is || taken == offer; });
    return is;
}

/// What makes the price less and has not been taken yet, besides the offers that have bits.
std::vector<TakenOffer> reducingOffers(const Scope& scope, Player player, ObjectId card) {
    std::vector<TakenOffer> found = offersByTexts(scope.position, player, card);
    std::erase_if(found, [&](const TakenOffer& offer) { return isOneTaken(scope, offer); });
    return found;
}

/// Tries what is offered, in every selection, with those that are tried already.
class Selections {
public:
    Selections(const Scope& scope, const CostQuestion& question, std::vector<TakenOffer> offered)
        : scope_{scope}, question_{question}, offered_{std::move(offered)} {
        scope_.trying = &tried_;
    }
    /// Begins with these.
    bool isPayableWith(std::vector<TakenOffer> tried) {
        tried_ = std::move(tried);
        return isPayableFrom(0);
    }

private:
    bool isPayableFrom(std::size_t at) {
        if (countParts(scope_) > mostCosts)
            return false;
        CostQuestion question = question_;
        question.base = priceWith(scope_, question_.base);
        if (examineCostsWithAnyX(scope_, question) == nothing)
            return true;
        for (std::size_t i = at; i < offered_.size(); ++i) {
            tried_.push_back(offered_[i]);
            // The card's own may be taken once more.
            const bool is = isPayableFrom(offered_[i].source.exists() ? i + 1 : i);
            tried_.pop_back();
            if (is)
                return true;
        }
        return false;
    }

    Scope scope_;
    const CostQuestion& question_;
    std::vector<TakenOffer> offered_;
    std::vector<TakenOffer> tried_;
};

/// The card's own offers that may be taken again once they are.
void addOften(const Scope& scope, std::vector<TakenOffer>& offered) {
    for (std::size_t i = 0; i < scope.ability.offers.size(); ++i)
        if (scope.ability.offers[i].often && (scope.effect.paid & reducedCost) != 0)
            offered.push_back({{}, {}, static_cast<std::uint16_t>(i)});
}

/// Whether everything can be paid with these and some of what else makes the price less.
bool canBeCompleted(const Position& position, const EffectRecord& effect, std::uint16_t paid,
                    const std::vector<TakenOffer>& tried) {
    EffectRecord with = effect;
    with.paid = paid;
    const Scope scope = scopeOf(position, with);
    CostQuestion question;
    question.player = payerOf(position);
    question.played = whatIsPlayed(position);
    question.base = baseNow(position, nullptr);
    std::vector<TakenOffer> offered = reducingOffers(scope, question.player, question.played);
    for (const TakenOffer& each : tried)
        std::erase(offered, each);
    addOften(scope, offered);
    return Selections{scope, question, std::move(offered)}.isPayableWith(tried);
}

bool mayBecomeLess(const Position& position, const EffectRecord& effect, std::uint16_t paid) {
    const Scope scope = scopeOf(position, effect);
    return (paid & reducedCost) == 0 &&
           std::ranges::any_of(scope.ability.offers, [&](const OfferedCost& offer) {
               return bitOf(offer) == reducedCost && isOpen(scope, offer);
           });
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
bool isOfferOpen(const Position& position, const Attempt& attempt) {
    if (!isOffering(position) || !isOffered(position, attempt))
        return true;
    return isOpen(scopeOf(position, *effectNow(position)), *offerOf(position, attempt.option.verb));
}
bool isTakenByBit(const Position& position, Verb verb) {
    return (effectNow(position)->paid & bitOf(*offerOf(position, verb))) != 0;
}
bool isNotTaken(const Position& position, const Attempt& attempt) {
    if (!isOffering(position) || !isOffered(position, attempt))
        return true;
    return !isTakenByBit(position, attempt.option.verb) || offerOf(position, attempt.option.verb)->often;
}
/// The card's own offer, once more.
TakenOffer onceMore(const Position& position, Verb verb) {
    const OfferedCost* const offer = offerOf(position, verb);
    const auto& offers = scopeOf(position, *effectNow(position)).ability.offers;
    return {{}, {}, static_cast<std::uint16_t>(offer - offers.data())};
}
bool canBePaid(const Position& position, const Attempt& attempt) {
    if (!isOffering(position) || !isOffered(position, attempt))
        return true;
    const EffectRecord& effect = *effectNow(position);
    if (isTakenByBit(position, attempt.option.verb))
        return canBeCompleted(position, effect, effect.paid, {onceMore(position, attempt.option.verb)});
    const auto paid =
        static_cast<std::uint16_t>(effect.paid | bitOf(*offerOf(position, attempt.option.verb)));
    return canBeCompleted(position, effect, paid, {}) ||
           (mayBecomeLess(position, effect, paid) &&
            canBeCompleted(position, effect, static_cast<std::uint16_t>(paid | reducedCost), {}));
}
bool isEnoughAsItIs(const Position& position, const Attempt&) {
    if (!isOffering(position))
        return true;
    const EffectRecord* const effect = effectNow(position);
    return effect == nullptr || isPayable(position, *effect);
}

// Offers of other cards' texts.

std::vector<TakenOffer> offersOf(const Position& position, ObjectId source) {
    std::vector<TakenOffer> all = offersByTexts(position, payerOf(position), whatIsPlayed(position));
    std::erase_if(all, [&](const TakenOffer& offer) { return offer.source != source; });
    return all;
}
std::optional<TakenOffer> offerTried(const Position& position, const Attempt& attempt) {
    const std::vector<TakenOffer> all = offersOf(position, attempt.option.object);
    const auto at = static_cast<std::size_t>(attempt.option.value);
    return at < all.size() ? std::optional{all[at]} : std::nullopt;
}
void listOffers(const Position& position, const Attempt& attempt, std::vector<std::int32_t>& values) {
    if (!isOffering(position))
        return;
    const auto count = static_cast<std::int32_t>(offersOf(position, attempt.option.object).size());
    for (std::int32_t i = 0; i < count; ++i)
        values.push_back(i);
}
bool doesOffer(const Position& position, const Attempt& attempt) {
    return !isOffering(position) || (effectNow(position) != nullptr && offerTried(position, attempt));
}
bool isUntaken(const Position& position, const Attempt& attempt) {
    if (!isOffering(position) || !doesOffer(position, attempt))
        return true;
    return !isOneTaken(scopeOf(position, *effectNow(position)), *offerTried(position, attempt));
}
bool canOfferBePaid(const Position& position, const Attempt& attempt) {
    if (!isOffering(position) || !doesOffer(position, attempt))
        return true;
    const EffectRecord& effect = *effectNow(position);
    const TakenOffer offer = *offerTried(position, attempt);
    return canBeCompleted(position, effect, effect.paid, {offer}) ||
           (mayBecomeLess(position, effect, effect.paid) &&
            canBeCompleted(position, effect, static_cast<std::uint16_t>(effect.paid | reducedCost), {offer}));
}

/// First the answer that leaves it at that.
void offerCosts(const Position& position, Decision& decision) {
    const Verbs& verbs = position.rules.tables().play.verbs;
    decision.decider = payerOf(position);
    decision.about = whatIsPlayed(position);
    for (const Verb verb : {verbs.noMore, verbs.optional, verbs.instead})
        offer(position, decision.decider, verb, decision);
    for (const Verb verb : {verbs.reduce, verbs.offer})
        if (verb != 0)
            offer(position, decision.decider, verb, decision);
}

Next takeOffer(Run& run, const Option& answer) {
    const Verbs& verbs = run.rules.tables().play.verbs;
    if (answer.verb == verbs.noMore)
        return Next::on();
    EffectRecord* const effect = findEffect(run.state, static_cast<std::uint16_t>(run.local(effectOf)));
    if (answer.verb == verbs.offer)
        noteTaken(run.state, *effect, *offerTried(run, {payerOf(run), answer}));
    else if (isTakenByBit(run, answer.verb))
        noteTaken(run.state, *effect, onceMore(run, answer.verb));
    else
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
    if ((scope.effect.paid & reducedCost) == 0 && !isAnyTaken(scope))
        return price;
    if ((scope.effect.paid & reducedCost) != 0)
        for (const OfferedCost& offer : scope.ability.offers)
            price.amount -= std::min(price.amount, offer.less);
    visitOffersTaken(scope,
                     [&](const TakenOffer& offer) { price.amount -= lessBy(scope, offer, price.amount); });
    if (price.amount == 0 && !scope.position.rules.tables().play.turned.coloursComeFirst)
        price.needs = 0;
    return price;
}

Scope asPayable(Scope scope, CostQuestion& question) {
    const Lack lack = scope.ability.offers.empty() ? nothing : examineCosts(scope, question);
    if (lack == nothing)
        return scope;
    const bool makesRoom = lack == noPlaceForIt; // what is put away besides may make it
    for (const OfferedCost& offer : scope.ability.offers)
        if ((offer.instead || offer.less != 0 || makesRoom) && isOpen(scope, offer)) {
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

bool isPayableWithOffers(Scope scope, const CostQuestion& question) {
    Scratch<std::uint16_t> ways;
    ways.push_back(0);
    for (const OfferedCost& offer : scope.ability.offers)
        if (offer.less != 0 && isOpen(scope, offer))
            ways.push_back(bitOf(offer));
    return std::ranges::any_of(ways, [&](std::uint16_t paid) {
        scope.effect.paid = paid;
        std::vector<TakenOffer> offered = reducingOffers(scope, question.player, question.played);
        addOften(scope, offered);
        return !offered.empty() && Selections{scope, question, std::move(offered)}.isPayableWith({});
    });
}

Question offeringCosts() {
    return {DecisionKind::mode, offerCosts, takeOffer, Question::within};
}

std::vector<VerbSpec> offeredCostVerbs(const std::vector<Way>& ways, std::string_view nothingOffered) {
    const Condition offered{Aspect::choices, "no-such-cost", {}, isOffered, nullptr, false};
    const Condition open{Aspect::choices, "cost-not-offered-now", {}, isOfferOpen, nullptr, false};
    const Condition notTaken{Aspect::choices, "cost-taken-already", {}, isNotTaken, nullptr, false};
    const Condition payable{Aspect::cost, "cost-cannot-be-paid", {}, canBePaid, nullptr, false};
    const Condition enough{Aspect::cost, "only-with-another-cost", {}, isEnoughAsItIs, nullptr, false};
    return {offerVerb("optional cost", nothingOffered, ways, {offered, open, notTaken, payable}),
            offerVerb("alternative cost", nothingOffered, ways, {offered, open, notTaken, payable}),
            offerVerb("no more costs", nothingOffered, ways, {enough}),
            offerVerb("reduced cost", nothingOffered, ways, {offered, open, notTaken, payable})};
}

VerbSpec offerOfTextVerb(const std::vector<Way>& ways, std::string_view nothingOffered,
                         std::vector<Source> from) {
    VerbSpec verb = offerVerb("take offer", nothingOffered, ways,
                              {{Aspect::choices, "no-such-cost", {}, doesOffer},
                               {Aspect::choices, "cost-taken-already", {}, isUntaken},
                               {Aspect::cost, "cost-cannot-be-paid", {}, canOfferBePaid}});
    verb.from = std::move(from);
    verb.values = listOffers;
    verb.needs = CardDefinition::offers;
    return verb;
}

} // namespace takujo::playing
