#include "engine/core/scratch.h"
#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/casting.h"
#include "engine/games/fftcg/fields.h"
#include "engine/games/fftcg/paying_texts.h"
#include "engine/games/fftcg/vocabulary.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/listing.h"
#include "engine/kit/play/lacks.h"
#include "engine/kit/play/paying_in_text.h"
#include "engine/kit/play/suggesting.h"
#include "engine/kit/play/ways.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/script/language/kit_vocabulary.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

/// 11.2: CP, and how they are paid.
namespace takujo::fftcg {

namespace {

using playing::dueNow;
using playing::isPaying;
using playing::whatIsPlayed;

bool isPayingForWarp(const Position& position) {
    return isPaying(position) && position.state.frames.back().procedure == warping;
}

/// What cannot pay for itself; what a fee is paid for can, if it makes CP, and so can what is primed.
ObjectId cardBeingCast(const Position& position) {
    const ProcedureId now = position.state.frames.back().procedure;
    return now == payingFee || now == priming ? ObjectId{} : whatIsPlayed(position);
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
    if (!textsSayWhatPays(position))
        return elementsOf(position, id);
    const ObjectId cast = isPaying(position) ? cardBeingCast(position) : ObjectId{};
    return fftcg::elementsForCp(position, id, whatCpCast(position, cast));
}

CpSource asCpSource(const Position& position, const Pick& pick) {
    return {static_cast<std::uint32_t>(pick.value), isDiscard(position.state, pick.object)};
}
/// Returns the source that an answer names. Elements that the card does not have make nothing: their own rule
/// refuses them (isOneOfItsElements), and an answer may hold any number.
CpSource asCpSource(const Position& position, const Attempt& attempt) {
    const ObjectId picked = attempt.option.object;
    return {static_cast<std::uint32_t>(attempt.option.value) & elementsForCp(position, picked),
            isDiscard(position.state, picked)};
}
void collectChosen(const Position& position, std::vector<CpSource>& chosen) {
    for (const Pick& pick : position.state.picks)
        if (playing::isSource(position, pick))
            chosen.push_back(asCpSource(position, pick));
}

/// What a player can make CP of, as long as the options of one question are listed: it is the same for all of
/// them.
struct CpPool {
    struct Kept {
        ObjectId id;
        CpSource source;
    };

    std::uint64_t listing = 0;
    Player player = Player::nobody;
    CountedSources chosen;
    CountedSources others;
    std::vector<Kept> cards; ///< that the others are

    const CpSource* find(ObjectId id) const {
        for (const Kept& kept : cards)
            if (kept.id == id)
                return &kept.source;
        return nullptr;
    }
    void put(ObjectId id, const CpSource& source) {
        others.add(source);
        cards.push_back({id, source});
    }
};

/// Returns the pool, filled once for each listing; none outside of one.
template <void (*fill)(const Position&, Player, CpPool&)>
const CpPool* cpPoolOf(const Position& position, Player player) {
    static thread_local CpPool kept;
    const std::uint64_t listing = Listing::numberOf(position.state);
    if (listing == 0 || textsSayWhatPays(position)) // then it is not the same for all of them
        return nullptr;
    if (kept.listing != listing || kept.player != player) {
        kept.chosen = kept.others = {};
        kept.cards.clear();
        fill(position, player, kept);
        kept.listing = listing;
        kept.player = player;
    }
    return &kept;
}

/// Where a payment stands.
void fillForPayment(const Position& position, Player player, CpPool& pool) {
    for (const Pick& pick : position.state.picks)
        if (playing::isSource(position, pick))
            pool.chosen.add(asCpSource(position, pick));
    const ObjectId beingCast = cardBeingCast(position);
    const EffectRecord* const effect = playing::effectNow(position);
    const playing::CostsTaken spent =
        effect == nullptr ? playing::CostsTaken{} : playing::spentOn(position, *effect);
    const auto isLeft = [&](ObjectId id, bool discard) {
        return !(discard ? spent.moves(id) : spent.turns(id)) &&
               std::ranges::none_of(position.state.picks,
                                    [id](const Pick& pick) { return pick.object == id && pick.verb == pay; });
    };
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, field), Query::reachable))
        if (isA(position, id, backup) && !isDull(position.state, id) && isLeft(id, false))
            pool.put(id, {elementsForCp(position, id), false});
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, hand), Query::reachable))
        if (id != beingCast && mayBeDiscardedForCp(position, id) && isLeft(id, true))
            pool.put(id, {elementsForCp(position, id), true});
}

/// Where a payment is listed: what it can be made with.
const CpPool* poolOfPayment(const Position& position, Player player) {
    return cpPoolOf<fillForPayment>(position, player);
}

/// What would come of paying with this card as well, where counting tells.
std::optional<Payment> judgedByCount(const Position& position, const Attempt& attempt) {
    const CpPool* const pool = poolOfPayment(position, attempt.player);
    if (pool == nullptr)
        return std::nullopt;
    CountedSources chosen = pool->chosen;
    CountedSources others = pool->others;
    if (const CpSource* const source = pool->find(attempt.option.object)) {
        chosen.add({static_cast<std::uint32_t>(attempt.option.value) & source->elements, source->discard});
        others.remove(*source);
    } else {
        chosen.add(asCpSource(position, attempt));
    }
    return judgeCounted(position, CostInCp{dueNow(position)}, chosen, others);
}

/// What would come of paying with this card as well.
Payment judgedWith(const Position& position, const Attempt& attempt) {
    if (const auto counts = judgedByCount(position, attempt))
        return *counts;
    Scratch<CpSource> chosen;
    Scratch<CpSource> others;
    collectChosen(position, chosen);
    const ObjectId picked = attempt.option.object;
    chosen.push_back(asCpSource(position, attempt));

    const Player player = attempt.player;
    const ObjectId beingCast = cardBeingCast(position);
    const EffectRecord* const effect = playing::effectNow(position);
    const playing::CostsTaken spent =
        effect == nullptr ? playing::CostsTaken{} : playing::spentOn(position, *effect);
    const auto isLeft = [&](ObjectId id, bool discard) {
        return id != picked && !(discard ? spent.moves(id) : spent.turns(id)) &&
               std::ranges::none_of(position.state.picks,
                                    [id](const Pick& pick) { return pick.object == id && pick.verb == pay; });
    };
    const auto add = [&](ObjectId id, bool discard) {
        if (const std::uint32_t elements = elementsForCp(position, id); elements != 0 && isLeft(id, discard))
            others.push_back({elements, discard});
    };
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, field), Query::reachable))
        if (makesCpOnField(position, id) && !isDull(position.state, id))
            add(id, false);
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, hand), Query::reachable))
        if (id != beingCast && mayBeDiscardedForCp(position, id))
            add(id, true);
    return judge(position, CostInCp{dueNow(position)}, chosen, others);
}

bool isWhereSourcesAre(const Position& position, const Attempt& attempt) {
    return liesIn(position, attempt, hand) || liesIn(position, attempt, field);
}
bool isBackupIfOnField(const Position& position, const Attempt& attempt) {
    return !liesIn(position, attempt, field) || makesCpOnField(position, attempt.option.object);
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
/// For what is paid for now.
bool makesCpForThis(const Position& position, const Attempt& attempt) {
    return !isPaying(position) || elementsForCp(position, attempt.option.object) != 0;
}
bool isOneOfItsElements(const Position& position, const Attempt& attempt) {
    const auto chosen = static_cast<std::uint32_t>(attempt.option.value);
    return (elementsForCp(position, attempt.option.object) & chosen) == chosen;
}

/// What could still be chosen. What is listed lies on the field or in the hand and is not dragged anywhere,
/// and something is being paid.
bool isLeftToPayWith(const Position& position, const Attempt& attempt) {
    if (const CpPool* const pool = poolOfPayment(position, attempt.player))
        return pool->find(attempt.option.object) != nullptr;
    return isBackupIfOnField(position, attempt) && isActiveIfOnField(position, attempt) &&
           isNotBeingCast(position, attempt) && isNotBeingWarped(position, attempt) &&
           isNoLightOrDarkDiscard(position, attempt) && isNotChosenYet(position, attempt) &&
           makesCpForThis(position, attempt);
}

playing::Lack asLack(Payment payment) {
    switch (payment) {
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

/// With this source. Never too little: what could be paid without it can be paid with it, or is too much.
Verdict examineSource(const Position& position, const Attempt& attempt) {
    if (!isPaying(position) || playing::payerOf(position) != attempt.player)
        return playing::nothing;
    return playing::verdictNow(position, &playing::Way::lacksThen, asLack(judgedWith(position, attempt)));
}

/// Of whatever elements.
bool isEnoughMade(const Position& position) {
    return cpMadeSoFar(position) >= amountDueFor(position, CostInCp{dueNow(position)});
}
/// What a payment lacks that should be over.
playing::Lack lackAtEnd(const Position& position) {
    if (!isPaying(position))
        return playing::nothing;
    if (!isEnoughMade(position))
        return cpLacks;
    Scratch<CpSource> chosen;
    collectChosen(position, chosen);
    const CostInCp cost{dueNow(position)};
    if (isPaid(position, cost, chosen))
        return playing::nothing;
    return std::popcount(cost.elements()) > 1 ? elementsLack : elementLacks;
}
bool isPaidInFull(const Position& position, const Attempt&) {
    return !isPaying(position) || isEnoughMade(position);
}
/// Its elements are asked by the chapter of what is paid for.
Verdict examineEnd(const Position& position, const Attempt&) {
    return playing::verdictNow(position, &playing::Way::lacksAtEnd, lackAtEnd(position));
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

/// Of the elements most costs name one.
bool isNone(const Term& amount) {
    return !amount.exists() || (amount.number == 0 && amount.op == literalAmount);
}

void addCp(const Scope& scope, const Term& cost, playing::AmountDue& due) {
    CostInCp more{due};
    const auto& amounts = cost[operand::of].parts;
    for (std::size_t i = 0; i < amounts.size(); ++i)
        if (!isNone(amounts[i]))
            more.add(i, playing::amountInCost(scope, amounts[i], 0));
    due = more;
}

/// Before anything is chosen.
void fillBefore(const Position& position, Player player, CpPool& pool) {
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, field), Query::reachable))
        if (isA(position, id, backup) && !isDull(position.state, id))
            pool.put(id, {elementsForCp(position, id), false});
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, hand), Query::reachable))
        if (mayBeDiscardedForCp(position, id))
            pool.put(id, {elementsForCp(position, id), true});
}

playing::Lack lackOfCp(const Position& position, Player player, const playing::AmountDue& due,
                       ObjectId beingCast, const playing::CostsTaken& spent) {
    if (const CpPool* const pool = cpPoolOf<fillBefore>(position, player)) {
        CountedSources sources = pool->others;
        const auto leaveOut = [&](ObjectId id, bool discard) {
            const CpSource* const source = pool->find(id);
            if (source != nullptr && source->discard == discard)
                sources.remove(*source);
        };
        leaveOut(beingCast, true);
        for (const ObjectId id : spent.turned)
            leaveOut(id, false);
        for (const ObjectId id : spent.moved)
            if (id != beingCast)
                leaveOut(id, true);
        if (const auto counts = judgeCounted(position, CostInCp{due}, {}, sources))
            return asLack(*counts);
    }
    Scratch<CpSource> sources;
    collectSources(position, player, beingCast, sources, spent);
    return asLack(judge(position, CostInCp{due}, {}, sources));
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

playing::PlannedSource planned(const Position& position, const Pick& pick) {
    const bool isGivenUp = isDiscard(position.state, pick.object);
    return {.taken = pick,
            .isGivenUp = isGivenUp,
            .makes = cpMadeBy(position, pick.object),
            .worth = isGivenUp ? position.definition(pick.object).numbers[cost] : 0};
}
bool payTogether(const Position& position, std::span<const Pick> picks) {
    Scratch<CpSource> sources;
    for (const Pick& pick : picks)
        sources.push_back(asCpSource(position, pick));
    return isPaid(position, CostInCp{dueNow(position)}, sources);
}

/// 11.8.11: as many CP as a player could ever make.
std::int32_t mostCp(const Position& position, Player player) {
    std::int32_t inCp = countIn(position.state, zoneOf(player, hand)) * value(position, cpOfDiscard);
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, field), Query::counted))
        inCp += makesCpOnField(position, id) ? value(position, cpOfBackup) : 0;
    return inCp;
}

} // namespace

playing::Resource cp() {
    return {.add = addCp,
            .verdict = lackOfCp,
            .tell = tellDue,
            .pay = payWith,
            .most = mostCp,
            .zones = 1U << hand | 1U << field,
            .planned = planned,
            .pays = payTogether};
}

void collectSources(const Position& position, Player player, ObjectId beingCast,
                    std::vector<CpSource>& sources, const playing::CostsTaken& spent) {
    const ObjectId cast = whatCpCast(position, beingCast);
    const auto add = [&](ObjectId id, bool discard) {
        if (const std::uint32_t elements = fftcg::elementsForCp(position, id, cast); elements != 0)
            sources.push_back({elements, discard});
    };
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, field), Query::reachable))
        if (makesCpOnField(position, id) && !isDull(position.state, id) && !spent.turns(id))
            add(id, false);
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, hand), Query::reachable))
        if (id != beingCast && !spent.moves(id) && mayBeDiscardedForCp(position, id))
            add(id, true);
}

namespace {

/// All that counts of a source: its elements, the one declared, and where it lies.
std::uint64_t asSource(const Position& position, const Attempt& attempt) {
    const std::uint64_t elements = elementsForCp(position, attempt.option.object);
    const std::uint64_t zone = record(position.state, attempt.option.object).zone.kind;
    return elements << 32U | static_cast<std::uint64_t>(attempt.option.value) << 8U | zone;
}

/// Who pays, and when, is asked first.
std::vector<Condition> whoPays() {
    std::vector<Condition> conditions{
        sifted(Sifted::byQuestion, onlyWhen<isPaying>("nothing-to-pay", "11.2.1"))};
    playing::addForEachWay(conditions, ways(),
                           sifted(Sifted::byQuestion, playing::onlyThePayer("other-player-pays")),
                           &playing::Way::pays);
    return conditions;
}

} // namespace

VerbSpec payVerb() {
    VerbSpec verb{.word = "pay",
                  .from = {{field, Whose::mine}, {hand, Whose::mine}},
                  .conditions = whoPays(),
                  .values = listElements,
                  .fits = isLeftToPayWith,
                  .place = payPlace,
                  .valueKey = elementKey};
    for (const Condition& condition : std::vector<Condition>{
             {Aspect::object, "not-a-source", "11.2.1.1", isWhereSourcesAre},
             {Aspect::object, "only-backups-make-cp", "5.2.3.1.1.3", isBackupIfOnField},
             {Aspect::object, "dull-makes-no-cp", "11.2.1.1", isActiveIfOnField},
             {Aspect::object, "is-being-cast", "11.4.2", isNotBeingCast},
             {Aspect::object, "is-being-removed", "15.2.7.3", isNotBeingWarped},
             {Aspect::object, "light-and-dark-make-no-cp", "5.2.1.3", isNoLightOrDarkDiscard},
             {Aspect::object, "paid-already", "11.2.1.1", isNotChosenYet},
             {Aspect::object, "only-certain-cp-pay", "2.1", makesCpForThis},
             {Aspect::object, "discards-go-to-break-zone", "15.1.1.4.1", endsInBreakZone}})
        verb.conditions.push_back(sifted(Sifted::byFits, condition));
    verb.conditions.push_back(sifted(Sifted::byValues, {Aspect::choices, "not-its-element", "5.2.1.3",
                                                        isOneOfItsElements, describeWanted}));
    playing::addLacksOfPayment(
        verb.conditions, ways(), &playing::Way::lacksThen,
        {.code = {}, .rule = {}, .describe = describeNeeds, .examine = examineSource, .alike = asSource});
    return verb;
}

VerbSpec paidVerb() {
    VerbSpec verb{.word = "paid", .conditions = whoPays(), .fits = isPaidInFull};
    playing::addLacksOfPayment(
        verb.conditions, ways(), &playing::Way::lacksAtEnd,
        {.code = {}, .rule = {}, .describe = describeMissing, .ofObject = false, .examine = examineEnd});
    playing::addForEachWay(
        verb.conditions, ways(),
        sifted(Sifted::byFits, {Aspect::cost, "not-paid-in-full", {}, isPaidInFull, describeMissing, false}),
        &playing::Way::pays);
    return verb;
}

} // namespace takujo::fftcg
