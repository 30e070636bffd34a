#include "engine/core/scratch.h"
#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/casting.h"
#include "engine/games/fftcg/payment_plan.h"
#include "engine/games/fftcg/vocabulary.h"
#include "engine/kit/asking.h"
#include "engine/kit/deeds.h"
#include "engine/kit/play/paying_in_text.h"
#include "engine/kit/play/ways.h"

#include <algorithm>
#include <bit>

/// 11.2: CP, and how they are paid.
namespace takujo::fftcg {

namespace {

using playing::dueNow;
using playing::isPaying;
using playing::whatIsPlayed;

bool isPayingFor(const Position& position, ProcedureId procedure) {
    const auto& frames = position.state.frames;
    return !frames.empty() && frames.back().procedure == procedure && isPaying(position);
}
bool isPayingForFee(const Position& position) {
    return isPayingFor(position, payingFee);
}
bool isPayingForWarp(const Position& position) {
    return isPayingFor(position, warping);
}
bool isUsingAbility(const Position& position) {
    return isPayingFor(position, usingAbility);
}
template <Form form>
bool isPayingForAbility(const Position& position) {
    const EffectRecord* const effect = isUsingAbility(position) ? playing::effectNow(position) : nullptr;
    return effect != nullptr && position.cards[effect->definition].abilities[effect->ability].form == form;
}
template <bool several>
bool isCastingOfElements(const Position& position) {
    return (isPayingFor(position, castingSummon) || isPayingFor(position, castingCharacter)) &&
           (std::popcount(CostInCp{dueNow(position)}.elements()) > 1) == several;
}

/// What cannot pay for itself; what a fee is paid for can, if it makes CP.
ObjectId cardBeingCast(const Position& position) {
    return position.state.frames.back().procedure == payingFee ? ObjectId{} : whatIsPlayed(position);
}

bool isDiscard(const State& state, ObjectId id) {
    return record(state, id).zone.kind == hand;
}
std::int32_t cpMadeBy(const Position& position, ObjectId id) {
    return value(position, isDiscard(position.state, id) ? cpOfDiscard : cpOfBackup);
}
std::int32_t cpMadeSoFar(const Position& position) {
    std::int32_t made = 0;
    for (const Pick& pick : position.state.picks)
        if (playing::isSource(position, pick))
            made += cpMadeBy(position, pick.object);
    return made;
}

/// Chosen for CP, or spent on another cost of the same thing in the same way: a backup that is dulled makes
/// no CP, a card that moves is not discarded.
bool isChosen(const Position& position, ObjectId id) {
    return playing::isSpent(position, id, !isDiscard(position.state, id));
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
        if (playing::isSource(position, pick))
            chosen.push_back(
                {static_cast<std::uint32_t>(pick.value), isDiscard(position.state, pick.object)});
}

/// What would come of paying with this card as well.
Payment judgedWith(const Position& position, const Attempt& attempt) {
    Scratch<CpSource> chosen;
    Scratch<CpSource> others;
    collectChosen(position, chosen);
    const ObjectId picked = attempt.option.object;
    chosen.push_back({static_cast<std::uint32_t>(attempt.option.value), isDiscard(position.state, picked)});

    const Player player = attempt.player;
    const ObjectId beingCast = cardBeingCast(position);
    const EffectRecord* const effect = playing::effectNow(position);
    const playing::Spent spent = effect == nullptr ? playing::Spent{} : playing::spentOn(position, *effect);
    const auto isLeft = [&](ObjectId id, bool discard) {
        return id != picked && !(discard ? spent.moves(id) : spent.turns(id)) &&
               std::ranges::none_of(position.state.picks,
                                    [id](const Pick& pick) { return pick.object == id && pick.verb == pay; });
    };
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, field), Query::reachable))
        if (isA(position, id, backup) && !isDull(position.state, id) && isLeft(id, false))
            others.push_back({elementsForCp(position, id), false});
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, hand), Query::reachable))
        if (id != beingCast && mayBeDiscardedForCp(position, id) && isLeft(id, true))
            others.push_back({elementsForCp(position, id), true});
    return judge(position, CostInCp{dueNow(position)}, chosen, others);
}

bool isWhereSourcesAre(const Position& position, const Attempt& attempt) {
    return liesIn(position, attempt, hand) || liesIn(position, attempt, field);
}
bool isBackupIfOnField(const Position& position, const Attempt& attempt) {
    return !liesIn(position, attempt, field) || isA(position, attempt.option.object, backup);
}
bool isActiveIfOnField(const Position& position, const Attempt& attempt) {
    return !liesIn(position, attempt, field) || !isDull(position.state, attempt.option.object);
}
bool isNotBeingCast(const Position& position, const Attempt& attempt) {
    return position.state.frames.empty() || position.state.frames.back().procedure == warping ||
           attempt.option.object != cardBeingCast(position) || !isPaying(position);
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
    if (!isPaying(position) || playing::payerOf(position) != attempt.player)
        return fits;
    const Payment result = judgedWith(position, attempt);
    switch (result) {
    case Payment::possible:
        return fits;
    case Payment::elementLacks:
    case Payment::elementsLack:
        if (isUsingAbility(position))
            return isPayingForAbility<specialAbility>(position) ? specialLacking : actionLacking;
        if (isPayingForFee(position))
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
    const CostInCp cost{dueNow(position)};
    if (isPaid(position, cost, chosen))
        return Paid::inFull;
    return cpMadeSoFar(position) < amountDueFor(position, cost) ? Paid::tooLittle : Paid::withoutElement;
}

bool isPaidInFull(const Position& position, const Attempt&) {
    return !isPaying(position) || paidSoFar(position) != Paid::tooLittle;
}
/// Its elements are asked by the chapter of what is paid for.
bool hasItsElements(const Position& position, const Attempt&) {
    return paidSoFar(position) != Paid::withoutElement;
}

void describeWanted(const Position&, const Attempt& attempt, Arguments& arguments) {
    describeEach("wanted", static_cast<std::uint32_t>(attempt.option.value), arguments);
}
/// What is being paid for, and the elements it needs.
void describeNeeds(const Position& position, const Attempt&, Arguments& arguments) {
    if (lives(position.state, whatIsPlayed(position)))
        arguments.push_back(cardArgument("for", position.definitionIndex(whatIsPlayed(position))));
    describeEach("needs", CostInCp{dueNow(position)}.elements(), arguments);
}
/// The same, and how many CP are missing; none where only an element lacks.
void describeMissing(const Position& position, const Attempt& attempt, Arguments& arguments) {
    describeNeeds(position, attempt, arguments);
    const std::int32_t missing = dueNow(position).amount - cpMadeSoFar(position);
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

// The resource.

void addCp(const Scope& scope, const Term& cost, playing::Due& due) {
    CostInCp more{due};
    const auto& amounts = cost.parts[0].parts;
    for (std::size_t i = 0; i < amounts.size(); ++i)
        more.add(i, playing::amountInCost(scope, amounts[i], 0));
    due = more;
}

playing::Lack lackOfCp(const Position& position, Player player, const playing::Due& due, ObjectId beingCast,
                       const playing::Spent& spent) {
    Scratch<CpSource> sources;
    collectSources(position, player, beingCast, sources, spent);
    switch (judge(position, CostInCp{due}, {}, sources)) {
    case Payment::possible:
        return playing::nothing;
    case Payment::surplus:
        return onlySurplus;
    case Payment::elementLacks:
        return elementLacks;
    case Payment::elementsLack:
        return elementsLack;
    case Payment::tooLittle:
        break;
    }
    return cpLacks;
}

void tellDue(const Position& position, Decision& decision) {
    decision.goal = amountDueFor(position, CostInCp{dueNow(position)});
    decision.done = cpMadeSoFar(position);
}

void payWith(Run& run, ObjectId source) {
    const Player payer = playing::payerOf(run);
    run.propose(isDiscard(run.state, source) ? movedTo(zoneOf(payer, breakZone), source, payer, Cause::cost)
                                             : doneTo(source, EventKind::turnAside, payer, Cause::cost));
}

/// 11.8.11: as many CP as a player could ever make.
std::int32_t mostCp(const Position& position, Player player) {
    std::int32_t inCp = countIn(position.state, zoneOf(player, hand)) * value(position, cpOfDiscard);
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, field), Query::counted))
        inCp += isA(position, id, backup) ? value(position, cpOfBackup) : 0;
    return inCp;
}

} // namespace

playing::Resource cp() {
    return {.add = addCp,
            .verdict = lackOfCp,
            .tell = tellDue,
            .pay = payWith,
            .most = mostCp,
            .zones = 1U << hand | 1U << field};
}

void collectSources(const Position& position, Player player, ObjectId beingCast,
                    std::vector<CpSource>& sources, const playing::Spent& spent) {
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, field), Query::reachable))
        if (isA(position, id, backup) && !isDull(position.state, id) && !spent.turns(id))
            sources.push_back({elementsForCp(position, id), false});
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, hand), Query::reachable))
        if (id != beingCast && !spent.moves(id) && mayBeDiscardedForCp(position, id))
            sources.push_back({elementsForCp(position, id), true});
}

namespace {

/// All that counts of a source: its elements, the one declared, and where it lies.
std::uint64_t asSource(const Position& position, const Attempt& attempt) {
    const std::uint64_t elements = elementsForCp(position, attempt.option.object);
    const std::uint64_t zone = record(position.state, attempt.option.object).zone.kind;
    return elements << 32U | static_cast<std::uint64_t>(attempt.option.value) << 8U | zone;
}

/// The payment, with this source in it, must not come to that.
Condition leaves(std::string_view code, std::string_view rule, PaymentVerdict bad) {
    return {Aspect::cost,   code, rule,    nullptr, describeNeeds, true,
            examinePayment, bad,  nullptr, false,   asSource};
}

/// Who pays, and when, is asked first.
std::vector<Condition> whoPays() {
    std::vector<Condition> conditions{onlyWhen<isPaying>("nothing-to-pay", "11.2.1")};
    playing::addForEachWay(conditions, ways(), playing::onlyThePayer("other-player-pays"),
                           &playing::Way::pays);
    return conditions;
}

} // namespace

VerbSpec payVerb() {
    VerbSpec verb{.word = "pay",
                  .from = {{field, Whose::mine}, {hand, Whose::mine}},
                  .conditions = whoPays(),
                  .values = listElements,
                  .place = payPlace,
                  .valueKey = elementKey};
    for (const Condition& condition : std::vector<Condition>{
             {Aspect::object, "not-a-source", "11.2.1.1", isWhereSourcesAre},
             {Aspect::object, "only-backups-make-cp", "5.2.3.1.1.3", isBackupIfOnField, nullptr, true,
              nullptr, 0, nullptr, true},
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
             leaves("element-would-lack", "15.2.7.3", warpLacking)})
        verb.conditions.push_back(condition);
    return verb;
}

namespace {

/// A payment cannot end so.
Condition lacksElements(std::string_view rule, bool (*applies)(const Position&)) {
    return {Aspect::cost, "not-paid-in-full", rule, hasItsElements, describeMissing, false, nullptr, 0,
            applies};
}

} // namespace

VerbSpec paidVerb() {
    VerbSpec verb{.word = "paid", .conditions = whoPays()};
    for (const Condition& condition :
         {lacksElements("15.2.7.3", isPayingForWarp), lacksElements("11.2.1", isPayingForFee),
          lacksElements("11.4.6.1.1", isCastingOfElements<false>),
          lacksElements("11.4.6.1.2", isCastingOfElements<true>),
          lacksElements("11.6.2.1", isPayingForAbility<actionAbility>),
          lacksElements("11.7.2.1", isPayingForAbility<specialAbility>)})
        verb.conditions.push_back(condition);
    playing::addForEachWay(verb.conditions, ways(),
                           {Aspect::cost, "not-paid-in-full", {}, isPaidInFull, describeMissing, false},
                           &playing::Way::pays);
    return verb;
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
    std::vector<std::size_t> plan =
        leastCompletion(position, CostInCp{dueNow(position)}, chosen, offered.sources);
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
        if (isPaid(position, CostInCp{dueNow(position)}, chosen))
            return i;
        chosen.pop_back();
    }
    return 0;
}

} // namespace takujo::fftcg
