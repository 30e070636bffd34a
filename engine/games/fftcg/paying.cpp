#include "engine/core/scratch.h"
#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/casting.h"
#include "engine/games/fftcg/costs.h"
#include "engine/games/fftcg/payment_plan.h"
#include "engine/games/fftcg/vocabulary.h"
#include "engine/games/fftcg/warp.h"
#include "engine/kit/asking.h"
#include "engine/kit/offers.h"
#include "engine/kit/script/records.h"

#include <algorithm>
#include <bit>

namespace takujo::fftcg {

namespace {

constexpr auto isPayingForSummon = asksAt<castingSummon, summonPaymentStep>;
constexpr auto isPayingForCharacter = asksAt<castingCharacter, characterPaymentStep>;
constexpr auto isUsingAbility = asksAt<usingAbility, abilityPaymentStep>;
constexpr auto isPayingFee = asksAt<payingFee, feePaymentStep>;
constexpr auto isPayingForWarp = asksAt<warping, warpPaymentStep>;

bool isOfForm(const Position& position, Form form) {
    const auto id = static_cast<std::uint16_t>(position.state.frames.back().locals[effectOf]);
    const EffectRecord* const effect = findEffect(position.state, id);
    return effect != nullptr && position.cards[effect->definition].abilities[effect->ability].form == form;
}
bool isPayingForAction(const Position& position) {
    return isUsingAbility(position) && isOfForm(position, actionAbility);
}
bool isPayingForSpecial(const Position& position) {
    return isUsingAbility(position) && isOfForm(position, specialAbility);
}

bool isPaying(const Position& position) {
    return isPayingForSummon(position) || isPayingForCharacter(position) || isUsingAbility(position) ||
           isPayingFee(position) || isPayingForWarp(position);
}

Player payer(const Position& position) {
    return payerOf(position);
}

ObjectId whatIsPaidFor(const Position& position) {
    return unpackedObject(position.state.frames.back().locals[castCard]);
}
/// What cannot pay for itself; what a fee is paid for can, if it makes CP.
ObjectId cardBeingCast(const Position& position) {
    return isPayingFee(position) ? ObjectId{} : whatIsPaidFor(position);
}

CostInCp due(const Position& position) {
    const Frame& frame = position.state.frames.back();
    return {frame.locals[amountDue], static_cast<ElementCounts>(frame.locals[needsDue])};
}

bool isAmong(const std::vector<ObjectId>& objects, ObjectId id) {
    return std::ranges::find(objects, id) != objects.end();
}

/// Attackers and blockers are picked, too, when something is paid for them.
bool isForCp(const Pick& pick) {
    return pick.verb == pay;
}

/// Chosen for CP, or spent on another cost of the same thing in the same way: a backup that is dulled makes
/// no CP, a card that moves is not discarded.
bool isChosen(const Position& position, ObjectId id) {
    const State& state = position.state;
    if (std::ranges::any_of(state.picks,
                            [id](const Pick& pick) { return isForCp(pick) && pick.object == id; }))
        return true;
    const auto effectId = static_cast<std::uint16_t>(state.frames.back().locals[effectOf]);
    const EffectRecord* const effect = effectId == 0 ? nullptr : findEffect(state, effectId);
    if (effect == nullptr)
        return false;
    const Spent spent = spentOn(position, *effect);
    return isAmong(record(state, id).zone.kind == hand ? spent.moved : spent.turned, id);
}

bool mayBeDiscardedForCp(const Position& position, ObjectId id) {
    return !is(position, lightAndDarkStayInHand) || !isLightOrDark(position, id);
}

/// 5.2.1.3: of a card with several elements, one is declared.
std::uint32_t elementsForCp(const Position& position, ObjectId id) {
    return elementsOf(position, id);
}

void collectChosen(const Position& position, std::vector<CpSource>& chosen) {
    for (const Pick& pick : position.state.picks)
        if (isForCp(pick))
            chosen.push_back({static_cast<std::uint32_t>(pick.value),
                              record(position.state, pick.object).zone.kind == hand});
}

/// What would come of paying with this card as well.
Payment judgedWith(const Position& position, const Attempt& attempt) {
    Scratch<CpSource> chosen;
    Scratch<CpSource> others;
    collectChosen(position, chosen);
    const ObjectId picked = attempt.option.object;
    const bool discard = record(position.state, picked).zone.kind == hand;
    chosen.push_back({static_cast<std::uint32_t>(attempt.option.value), discard});

    const Player player = attempt.player;
    const ObjectId beingCast = cardBeingCast(position);
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, field), Query::reachable))
        if (id != picked && isA(position, id, backup) && !isDull(position.state, id) &&
            !isChosen(position, id))
            others.push_back({elementsForCp(position, id), false});
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, hand), Query::reachable))
        if (id != picked && id != beingCast && mayBeDiscardedForCp(position, id) && !isChosen(position, id))
            others.push_back({elementsForCp(position, id), true});
    return judge(position, due(position), chosen, others);
}

bool isSource(const Position& position, const Attempt& attempt) {
    return liesIn(position, attempt, hand) || liesIn(position, attempt, field);
}
bool isBackupIfOnField(const Position& position, const Attempt& attempt) {
    return !liesIn(position, attempt, field) || isA(position, attempt.option.object, backup);
}
bool isActiveIfOnField(const Position& position, const Attempt& attempt) {
    return !liesIn(position, attempt, field) || !isDull(position.state, attempt.option.object);
}
bool isNotBeingCast(const Position& position, const Attempt& attempt) {
    return !isPaying(position) || isPayingForWarp(position) ||
           attempt.option.object != cardBeingCast(position);
}
bool isNotBeingWarped(const Position& position, const Attempt& attempt) {
    return !isPayingForWarp(position) || attempt.option.object != cardBeingCast(position);
}
bool isNoLightOrDarkDiscard(const Position& position, const Attempt& attempt) {
    return !liesIn(position, attempt, hand) || mayBeDiscardedForCp(position, attempt.option.object);
}
bool isNotChosenYet(const Position& position, const Attempt& attempt) {
    return !isPaying(position) || !isChosen(position, attempt.option.object);
}
bool isOneOfItsElements(const Position& position, const Attempt& attempt) {
    const auto chosen = static_cast<std::uint32_t>(attempt.option.value);
    return (elementsForCp(position, attempt.option.object) & chosen) == chosen;
}
/// The verdicts of `examinePayment`.
enum PaymentVerdict : Verdict {
    fits,
    surplusLeft,
    elementLacking,
    elementsLacking,
    actionLacking,
    specialLacking,
    feeLacking,
    warpLacking
};

Verdict examinePayment(const Position& position, const Attempt& attempt) {
    if (!isPaying(position) || payer(position) != attempt.player)
        return fits;
    const Payment result = judgedWith(position, attempt);
    switch (result) {
    case Payment::possible:
        return fits;
    case Payment::elementLacks:
    case Payment::elementsLack:
        if (isUsingAbility(position))
            return isPayingForSpecial(position) ? specialLacking : actionLacking;
        if (isPayingFee(position))
            return feeLacking;
        if (isPayingForWarp(position))
            return warpLacking;
        return result == Payment::elementLacks ? elementLacking : elementsLacking;
    case Payment::surplus:
    case Payment::tooLittle: // never: what could be paid without this source can be paid with it or is too
                             // much
        break;
    }
    return surplusLeft;
}

/// What a payment is that should be over.
enum class Paid : std::uint8_t { inFull, tooLittle, withoutElement };
Paid paidSoFar(const Position& position) {
    Scratch<CpSource> chosen;
    collectChosen(position, chosen);
    const CostInCp cost = due(position);
    if (isPaid(position, cost, chosen))
        return Paid::inFull;
    std::int32_t made = 0;
    for (const CpSource& source : chosen)
        made += value(position, source.discard ? cpOfDiscard : cpOfBackup);
    return made < amountDueFor(position, cost) ? Paid::tooLittle : Paid::withoutElement;
}

/// Paying in full is asked by the chapter of what is cast, and so are its elements.
template <bool (*isPayingForThat)(const Position&)>
bool isPaidInFull(const Position& position, const Attempt&) {
    return !isPayingForThat(position) || paidSoFar(position) != Paid::tooLittle;
}
template <bool (*isPayingForThat)(const Position&)>
bool hasItsElements(const Position& position, const Attempt&) {
    return !isPayingForThat(position) || paidSoFar(position) != Paid::withoutElement;
}
template <bool several>
bool isCastingOfElements(const Position& position) {
    return (isPayingForSummon(position) || isPayingForCharacter(position)) &&
           (std::popcount(due(position).elements()) > 1) == several;
}

void describeWanted(const Position&, const Attempt& attempt, Arguments& arguments) {
    describeEach("wanted", static_cast<std::uint32_t>(attempt.option.value), arguments);
}
/// What is being paid for, and the elements it needs.
void describeNeeds(const Position& position, const Attempt&, Arguments& arguments) {
    if (lives(position.state, whatIsPaidFor(position)))
        arguments.push_back(cardArgument("for", position.definitionIndex(whatIsPaidFor(position))));
    describeEach("needs", due(position).elements(), arguments);
}
/// The same, and how many CP are missing; none where only an element lacks.
void describeMissing(const Position& position, const Attempt& attempt, Arguments& arguments) {
    describeNeeds(position, attempt, arguments);
    std::int32_t missing = due(position).amount;
    for (const Pick& pick : position.state.picks)
        missing -= !isForCp(pick)
                       ? 0
                       : value(position, record(position.state, pick.object).zone.kind == hand ? cpOfDiscard
                                                                                               : cpOfBackup);
    if (missing > 0)
        arguments.push_back(numberArgument("missing", missing));
}

void listElements(const Position& position, const Attempt& attempt, std::vector<std::int32_t>& values) {
    for (std::uint32_t rest = elementsForCp(position, attempt.option.object); rest != 0; rest &= rest - 1)
        values.push_back(static_cast<std::int32_t>(rest & (0U - rest)));
}

ZoneId payPlace(const Position& position, const Attempt& attempt) {
    return liesIn(position, attempt, hand) ? zoneOf(attempt.player, breakZone) : ZoneId{};
}
bool endsInBreakZone(const Position& position, const Attempt& attempt) {
    return !liesIn(position, attempt, hand) || endsAt(attempt, zoneOf(attempt.player, breakZone));
}

void offerPayment(const Position& position, Decision& decision) {
    decision.decider = payer(position);
    decision.about = whatIsPaidFor(position);
    decision.goal = amountDueFor(position, due(position));
    for (const Pick& pick : position.state.picks)
        decision.done += !isForCp(pick) ? 0
                         : record(position.state, pick.object).zone.kind == hand
                             ? value(position, cpOfDiscard)
                             : value(position, cpOfBackup);
    offer(position, decision.decider, paid, decision);
    offer(position, decision.decider, pay, decision);
}

Next takePayment(Run& run, const Option& answer) {
    if (answer.verb == paid)
        return Next::on();
    run.state.picks.push_back({answer.object, answer.value, pay, {}});
    return Next::again();
}

} // namespace

Question paymentQuestion() {
    return {DecisionKind::pay, offerPayment, takePayment, Question::within | Question::moment};
}

void collectSources(const Position& position, Player player, ObjectId beingCast,
                    std::vector<CpSource>& sources, const Spent& spent) {
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, field), Query::reachable))
        if (isA(position, id, backup) && !isDull(position.state, id) && !isAmong(spent.turned, id))
            sources.push_back({elementsForCp(position, id), false});
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, hand), Query::reachable))
        if (id != beingCast && !isAmong(spent.moved, id) && mayBeDiscardedForCp(position, id))
            sources.push_back({elementsForCp(position, id), true});
}

void payAll(Run& run) {
    for (const Pick& pick : run.state.picks) {
        if (!isForCp(pick))
            continue;
        Event event;
        event.object = pick.object;
        event.cause = Cause::cost;
        event.player = payerOf(run);
        if (record(run.state, pick.object).zone.kind == hand) {
            event.kind = EventKind::move;
            event.to = zoneOf(payerOf(run), breakZone);
        } else {
            event.kind = EventKind::turnAside;
        }
        run.propose(event);
    }
    std::erase_if(run.state.picks, isForCp);
    const EffectRecord* const effect = findEffect(run.state, static_cast<std::uint16_t>(run.local(effectOf)));
    if (effect == nullptr)
        return;
    const Scope scope = scopeOfCosts(run, *effect);
    const CostList costs = costsOf(scope);
    for (std::size_t i = 0; i < costs.size(); ++i) {
        if (costs[i].meaning->pay == nullptr)
            continue;
        if (costs[i].meaning->sources == nullptr)
            costs[i].meaning->pay(run, scope, *costs[i].term, {});
        for (const Binding& binding : run.state.bindings)
            if (binding.effect == effect->id && binding.slot == slotOfCost(i))
                costs[i].meaning->pay(run, scope, *costs[i].term, binding.object);
    }
}

Next payEverything(Run& run) {
    payAll(run);
    return Next::on();
}

namespace {

/// The payment, with this source in it, must not come to that.
Condition leaves(std::string_view code, std::string_view rule, PaymentVerdict bad) {
    return {Aspect::cost, code, rule, nullptr, describeNeeds, true, examinePayment, bad};
}

} // namespace

VerbSpec payVerb() {
    return {
        .word = "pay",
        .from = {{field, Whose::mine}, {hand, Whose::mine}},
        .conditions = {onlyWhen<isPaying>("nothing-to-pay", "11.2.1"),
                       onlyFor<isPayingForSummon, payer>("other-player-pays", "11.3.7.1"),
                       onlyFor<isPayingForCharacter, payer>("other-player-pays", "11.4.7"),
                       onlyFor<isPayingForAction, payer>("other-player-pays", "11.6.10"),
                       onlyFor<isPayingForSpecial, payer>("other-player-pays", "11.7.10"),
                       onlyFor<isPayingFee, payer>("other-player-pays", "11.2.1"),
                       onlyFor<isPayingForWarp, payer>("other-player-pays", "15.2.7.3"),
                       {Aspect::object, "not-a-source", "11.2.1.1", isSource},
                       {Aspect::object, "only-backups-make-cp", "5.2.3.1.1.3", isBackupIfOnField},
                       {Aspect::object, "dull-makes-no-cp", "11.2.1.1", isActiveIfOnField},
                       {Aspect::object, "is-being-cast", "11.4.2", isNotBeingCast},
                       {Aspect::object, "is-being-removed", "15.2.7.3", isNotBeingWarped},
                       {Aspect::object, "light-and-dark-make-no-cp", "5.2.1.3", isNoLightOrDarkDiscard},
                       {Aspect::object, "paid-already", "11.2.1.1", isNotChosenYet},
                       {Aspect::object, "discards-go-to-break-zone", "15.1.1.4.1", endsInBreakZone},
                       {Aspect::choices, "not-its-element", "5.2.1.3", isOneOfItsElements, describeWanted},
                       leaves("too-much-surplus", "5.2.1.3.1", surplusLeft),
                       leaves("element-would-lack", "11.4.6.1.1", elementLacking),
                       leaves("elements-would-lack", "11.4.6.1.2", elementsLacking),
                       leaves("element-would-lack", "11.6.2.1", actionLacking),
                       leaves("element-would-lack", "11.7.2.1", specialLacking),
                       leaves("element-would-lack", "11.2.1", feeLacking),
                       leaves("element-would-lack", "15.2.7.3", warpLacking)},
        .values = listElements,
        .place = payPlace,
        .valueKey = elementKey};
}

namespace {

/// A payment cannot end so.
Condition lacks(std::string_view rule, bool (*holds)(const Position&, const Attempt&)) {
    return {Aspect::cost, "not-paid-in-full", rule, holds, describeMissing, false};
}

} // namespace

VerbSpec paidVerb() {
    return {.word = "paid",
            .from = {},
            .conditions = {onlyWhen<isPaying>("nothing-to-pay", "11.2.1"),
                           onlyFor<isPayingForSummon, payer>("other-player-pays", "11.3.7.1"),
                           onlyFor<isPayingForCharacter, payer>("other-player-pays", "11.4.7"),
                           onlyFor<isPayingForAction, payer>("other-player-pays", "11.6.10"),
                           onlyFor<isPayingForSpecial, payer>("other-player-pays", "11.7.10"),
                           onlyFor<isPayingFee, payer>("other-player-pays", "11.2.1"),
                           onlyFor<isPayingForWarp, payer>("other-player-pays", "15.2.7.3"),
                           lacks("15.2.7.3", isPaidInFull<isPayingForWarp>),
                           lacks("15.2.7.3", hasItsElements<isPayingForWarp>),
                           lacks("11.2.1", isPaidInFull<isPayingFee>),
                           lacks("11.2.1", hasItsElements<isPayingFee>),
                           lacks("11.4.6.1.1", hasItsElements<isCastingOfElements<false>>),
                           lacks("11.4.6.1.2", hasItsElements<isCastingOfElements<true>>),
                           lacks("11.6.2.1", hasItsElements<isPayingForAction>),
                           lacks("11.7.2.1", hasItsElements<isPayingForSpecial>),
                           lacks("11.6.10", isPaidInFull<isPayingForAction>),
                           lacks("11.7.10", isPaidInFull<isPayingForSpecial>),
                           lacks("11.3.7.1", isPaidInFull<isPayingForSummon>),
                           lacks("11.4.7", isPaidInFull<isPayingForCharacter>)}};
}

namespace {

/// What can still be picked, each source once, and where its options stand in the decision.
struct Offered {
    std::vector<PlannedSource> sources;
    std::vector<ObjectId> objects;
};

Offered offeredSources(const Position& position, const Decision& decision) {
    Offered offered;
    for (const Option& option : decision.options) {
        if (option.verb != pay)
            continue;
        const auto found = std::ranges::find(offered.objects, option.object);
        const auto at = static_cast<std::size_t>(found - offered.objects.begin());
        if (found == offered.objects.end()) {
            offered.objects.push_back(option.object);
            offered.sources.push_back({{0, record(position.state, option.object).zone.kind == hand},
                                       position.definition(option.object).numbers[cost]});
        }
        offered.sources[at].source.elements |= static_cast<std::uint32_t>(option.value);
    }
    return offered;
}

} // namespace

std::size_t suggestPayment(const Position& position, const Decision& decision) {
    const auto end = std::ranges::find(decision.options, paid, &Option::verb);
    if (end != decision.options.end())
        return static_cast<std::size_t>(end - decision.options.begin());
    std::vector<CpSource> chosen;
    collectChosen(position, chosen);
    const Offered offered = offeredSources(position, decision);
    std::vector<std::size_t> plan = leastCompletion(position, due(position), chosen, offered.sources);
    if (plan.empty())
        return 0;
    // Of what is needed in any case, backups come first, and then the cheapest card.
    const auto later = [&](std::size_t at) {
        const PlannedSource& one = offered.sources[at];
        return std::pair{one.source.discard, one.source.discard ? one.worth : 0};
    };
    const std::size_t first = *std::ranges::min_element(plan, {}, later);
    for (const std::size_t at : plan)
        if (at != first)
            chosen.push_back(offered.sources[at].source);
    // Of its elements, one with which the rest of them pay.
    for (std::size_t i = 0; i < decision.options.size(); ++i) {
        const Option& option = decision.options[i];
        if (option.verb != pay || option.object != offered.objects[first])
            continue;
        chosen.push_back({static_cast<std::uint32_t>(option.value), offered.sources[first].source.discard});
        if (isPaid(position, due(position), chosen))
            return i;
        chosen.pop_back();
    }
    return 0;
}

} // namespace takujo::fftcg
