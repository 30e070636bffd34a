#include "engine/core/card_numbers.h"
#include "engine/core/scratch.h"
#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/cast_by_effect.h"
#include "engine/games/fftcg/casting.h"
#include "engine/games/fftcg/costs.h"
#include "engine/games/fftcg/fees.h"
#include "engine/games/fftcg/offered_costs.h"
#include "engine/games/fftcg/vocabulary.h"
#include "engine/kit/asking.h"
#include "engine/kit/script/records.h"
#include "engine/kit/script/script_procedures.h"
#include "engine/kit/visibility.h"

#include <algorithm>
#include <array>
#include <optional>

/// What casting a summon (11.3) and using an ability (11.6, 11.7) have in common: choices, X, costs.
namespace takujo::fftcg {

namespace {

const EffectRecord* effectIn(const State& state) {
    return findEffect(state, static_cast<std::uint16_t>(state.frames.back().locals[effectOf]));
}

/// The CP due in any case: those of a summon, or of what is done; an ability has only its own costs.
CostInCp baseOf(const Position& position) {
    const auto& locals = position.state.frames.back().locals;
    if (position.state.frames.back().procedure == payingFee)
        return {locals[amountDue], static_cast<ElementCounts>(locals[needsDue])};
    const ObjectId object = unpackedObject(locals[castCard]);
    const bool isAbility = position.state.frames.back().procedure == warping ||
                           record(position.state, object).card == CardId::none;
    if (isAbility)
        return {};
    const EffectRecord* const effect = effectIn(position.state);
    return baseOfCasting(position, effect != nullptr ? *effect : EffectRecord{});
}

CostQuestion questionFor(const Position& position, const EffectRecord& effect, std::size_t cost) {
    CostQuestion question;
    question.player = payerOf(position);
    question.base = baseOf(position);
    if (position.state.frames.back().procedure != payingFee)
        question.beingCast = unpackedObject(position.state.frames.back().locals[castCard]);
    question.from = cost;
    question.spent = spentOn(position, effect);
    for (const Binding& binding : position.state.bindings)
        question.alreadyPicked += binding.effect == effect.id && binding.slot == slotOfCost(cost) ? 1 : 0;
    return question;
}

// X. It is named before the choices, which may depend on it.

constexpr std::int32_t mostX = 40;

/// Of an auto ability, also where its text is an EX Burst.
bool isNamingXOfAuto(const Position& position) {
    return asks(position, stackingAuto, 1) || asks(position, exBurstProcedure, 1);
}
/// The step at which a procedure names X; none if it never does.
std::optional<std::uint16_t> stepOfX(ProcedureId procedure) {
    switch (procedure) {
    case castingSummon:
        return summonXStep;
    case castingCharacter:
        return characterXStep;
    case usingAbility:
    case stackingAuto:
    case exBurstProcedure:
        return 1;
    default:
        return std::nullopt;
    }
}
bool isNamingX(const Position& position) {
    if (position.state.frames.empty())
        return false;
    const ProcedureId procedure = position.state.frames.back().procedure;
    const std::optional<std::uint16_t> step = stepOfX(procedure);
    return step && asks(position, procedure, *step);
}
/// The effect whose X is named; an auto ability's is in another place of its procedure.
std::uint16_t effectOfX(const Frame& frame) {
    const bool isAuto = frame.procedure == stackingAuto || frame.procedure == exBurstProcedure;
    return static_cast<std::uint16_t>(frame.locals[isAuto ? 0 : std::size_t{effectOf}]);
}
Player namer(const Position& position) {
    const EffectRecord* const effect = findEffect(position.state, effectOfX(position.state.frames.back()));
    return isNamingXOfAuto(position) && effect != nullptr ? effect->controller : position.state.priority;
}
/// 11.8.11: whoever controls an auto ability names its X before it is known whether it will be paid: no more
/// than that player could ever make.
std::int32_t mostXOfAuto(const Scope& scope) {
    const Position& position = scope.position;
    const Player player = scope.effect.controller;
    std::int32_t inCp = countIn(position.state, zoneOf(player, hand)) * value(position, cpOfDiscard);
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, field), Query::counted))
        inCp += isA(position, id, backup) ? value(position, cpOfBackup) : 0;
    return mostXPaidByText(scope, inCp);
}
/// Whether only costs name X that may be paid besides or instead, and none of them is paid: then nothing says
/// what X is, and it is 0 (4.4).
bool isXOfCostNotPaid(const Scope& scope) {
    const auto named = [&](const std::vector<Term>& costs) {
        return std::ranges::any_of(costs, [&](const Term& cost) { return namesX(scope.vocabulary(), cost); });
    };
    bool isOffered = false;
    for (const OfferedCost& offer : scope.ability.offers) {
        if (named(offer.costs) && (scope.effect.paid & bitOf(offer)) != 0)
            return false;
        isOffered = isOffered || named(offer.costs);
    }
    return isOffered && !named(scope.ability.costs);
}

/// Every X with which everything can still be paid.
void listX(const Position& position, const Attempt&, std::vector<std::int32_t>& values) {
    if (!isNamingX(position))
        return;
    const EffectRecord* const effect = findEffect(position.state, effectOfX(position.state.frames.back()));
    if (effect == nullptr)
        return;
    Scope scope = scopeOf(position, *effect);
    if (!scope.ability.has(Ability::hasX) || effect->isDelayed()) {
        values.push_back(effect->x);
        return;
    }
    if (isXOfCostNotPaid(scope) || (isNamingXOfAuto(position) && scope.ability.kind == AbilityKind::text)) {
        values.push_back(0);
        return;
    }
    if (isNamingXOfAuto(position)) {
        const std::int32_t most = std::min(mostXOfAuto(scope), mostNumbersListed - 1);
        for (std::int32_t x = 0; x <= most; ++x)
            values.push_back(x);
        return;
    }
    const bool shrinks = shrinksWithX(scope);
    for (scope.effect.x = 0; scope.effect.x < mostX; ++scope.effect.x) {
        if (examineCosts(scope, questionFor(position, *effect, 0)) != Affordable::yes) {
            if (!shrinks)
                break;
        } else if (canAnnounce(scope)) {
            values.push_back(scope.effect.x);
        }
    }
}

void offerX(const Position& position, Decision& decision) {
    decision.decider = namer(position);
    const EffectRecord* const effect = findEffect(position.state, effectOfX(position.state.frames.back()));
    if (!isNamingXOfAuto(position))
        decision.about = unpackedObject(position.state.frames.back().locals[castCard]);
    else if (effect != nullptr) // an EX Burst does not go onto the stack
        decision.about = effect->item.exists() ? effect->item : effect->source;
    if (effect == nullptr) {
        Option nothing;
        nothing.verb = nameX;
        decision.options.push_back(nothing);
        return;
    }
    Scratch<std::int32_t> values;
    listX(position, {}, values);
    for (const std::int32_t value : values) {
        Option option;
        option.verb = nameX;
        option.value = value;
        decision.options.push_back(option);
    }
}

Next takeX(Run& run, const Option& answer) {
    if (EffectRecord* const effect = findEffect(run.state, effectOfX(run.state.frames.back())))
        effect->x = answer.value;
    return Next::on();
}

} // namespace

bool isXOpen(const Position& position, const EffectRecord& effect) {
    return std::ranges::any_of(position.state.frames, [&](const Frame& frame) {
        const std::optional<std::uint16_t> naming = stepOfX(frame.procedure);
        return naming && frame.step <= *naming && effectOfX(frame) == effect.id;
    });
}

Player payerOf(const Position& position) {
    const Frame& frame = position.state.frames.back();
    return frame.procedure == payingFee ? static_cast<Player>(frame.locals[payerOfFee])
                                        : position.state.priority;
}

CostInCp baseOfCasting(const Position& position, const EffectRecord& effect) {
    const ObjectId card = unpackedObject(position.state.frames.back().locals[castCard]);
    return paysInstead(effect) ? CostInCp{} : costToCast(position, position.state.priority, card);
}

Scope scopeOfCosts(const Position& position, const EffectRecord& effect) {
    Scope scope = scopeOf(position, effect);
    if (position.state.frames.back().procedure == payingFee)
        scope.payer = payerOf(position);
    return scope;
}

bool canAnnounceWithX(Scope scope, const CostQuestion& question) {
    if (!scope.ability.has(Ability::hasX))
        return canAnnounce(scope);
    const bool shrinks = shrinksWithX(scope);
    bool isPayable = false;
    for (scope.effect.x = 0; scope.effect.x < mostX; ++scope.effect.x) {
        if (examineCosts(scope, question) != Affordable::yes) {
            if (!shrinks)
                break;
            continue;
        }
        isPayable = true;
        if (canAnnounce(scope))
            return true;
    }
    return !isPayable; // then the cost is what it lacks
}

Affordable examineCostsWithAnyX(Scope scope, const CostQuestion& question) {
    const Affordable asItIs = examineCosts(scope, question);
    if (asItIs == Affordable::yes || !scope.ability.has(Ability::hasX) || !shrinksWithX(scope))
        return asItIs;
    for (scope.effect.x = 1; scope.effect.x < mostX; ++scope.effect.x)
        if (examineCosts(scope, question) == Affordable::yes)
            return Affordable::yes;
    return asItIs;
}

void showCard(Run& run, ObjectId card) {
    Event event;
    event.kind = EventKind::mark;
    event.object = card;
    event.amount = static_cast<std::int32_t>(revealedMark);
    event.player = run.state.priority;
    event.flags = Event::quiet;
    run.propose(event);
}

Next announceChoices(Run& run) {
    const EffectRecord* const effect = effectIn(run.state);
    return effect == nullptr ? Next::on() : announce(effect->id, true);
}

Question namingX(bool partOfAction) {
    return {DecisionKind::number, offerX, takeX, partOfAction ? Question::within : Question::plain};
}

/// One pick after another, for one cost after another; what is certain is not asked.
Next pickForCosts(Run& run) {
    const EffectRecord* const effect = effectIn(run.state);
    if (effect == nullptr)
        return Next::on();
    const Scope scope = scopeOfCosts(run, *effect);
    const CostList costs = costsOf(scope);
    std::int32_t& at = run.local(costAt);
    for (; static_cast<std::size_t>(at) < costs.size(); ++at) {
        const CostPart& cost = costs[static_cast<std::size_t>(at)];
        if (cost.meaning->sources == nullptr)
            continue;
        const CostQuestion question = questionFor(run, *effect, static_cast<std::size_t>(at));
        if (question.alreadyPicked >= cost.meaning->needed(scope, *cost.term))
            continue;
        const std::uint8_t slot = slotOfCost(static_cast<std::size_t>(at));
        const Scratch<ObjectId> candidates = payableWith(scope, question);
        if (candidates.size() == 1 && candidates.front() == effect->source) {
            run.state.bindings.push_back({candidates.front(), {}, 0, effect->id, slot, 0});
            continue;
        }
        --run.state.frames.back().step; // and then it is looked again
        const std::int32_t total = question.alreadyPicked + 1;
        return letPick(run, scope, candidates, slot, total, total, payerOf(run), true);
    }
    return Next::on();
}

Next fixCost(Run& run) {
    const EffectRecord* const effect = effectIn(run.state);
    CostInCp due = baseOf(run);
    if (effect != nullptr) {
        const Scope scope = scopeOfCosts(run, *effect);
        due = cpAmong(scope, costsOf(scope), due);
    }
    run.local(amountDue) = due.amount;
    run.local(needsDue) = static_cast<std::int32_t>(due.needs);
    return Next::on();
}

namespace {

bool isNotNegative(const Position&, const Attempt& attempt) {
    return attempt.option.value >= 0;
}
bool isPayableX(const Position& position, const Attempt& attempt) {
    if (!isNamingX(position) || attempt.option.value < 0 || isNamingXOfAuto(position))
        return true;
    Scratch<std::int32_t> values;
    listX(position, attempt, values);
    return std::ranges::find(values, attempt.option.value) != values.end();
}

bool isPossibleXOfAuto(const Position& position, const Attempt& attempt) {
    if (!isNamingXOfAuto(position) || attempt.option.value < 0)
        return true;
    Scratch<std::int32_t> values;
    listX(position, attempt, values);
    return std::ranges::find(values, attempt.option.value) != values.end();
}

// X of what is named: of a summon, of a character, of an action or of a special ability.

bool isSpecial(const Position& position) {
    const EffectRecord* const effect = effectIn(position.state);
    return effect != nullptr && scopeOf(position, *effect).ability.form == specialAbility;
}
bool isOfSummon(const Position& position) {
    return asks(position, castingSummon, summonXStep);
}
bool isOfCharacter(const Position& position) {
    return asks(position, castingCharacter, characterXStep);
}
bool isOfAction(const Position& position) {
    return asks(position, usingAbility, 1) && !isSpecial(position);
}
bool isOfSpecial(const Position& position) {
    return asks(position, usingAbility, 1) && isSpecial(position);
}

/// The condition with the rule that says the same in each of the four.
void addForEach(std::vector<Condition>& conditions, Condition condition,
                const std::array<std::string_view, 4>& rules) {
    constexpr std::array<bool (*)(const Position&), 4> situations{isOfSummon, isOfCharacter, isOfAction,
                                                                  isOfSpecial};
    for (std::size_t i = 0; i < situations.size(); ++i) {
        condition.rule = rules[i];
        condition.applies = situations[i];
        conditions.push_back(condition);
    }
}

} // namespace

VerbSpec nameXVerb() {
    VerbSpec verb{
        .word = "x",
        .conditions = {onlyWhen<isNamingX>("no-x-now", "11.3.5"),
                       {Aspect::choices, "x-is-not-negative", "4.1", isNotNegative, nullptr, false}},
        .values = listX};
    addForEach(verb.conditions, onlyFor<isNamingX, namer>("other-player-names-x", {}),
               {"11.3.5", "11.4.4", "11.6.7", "11.7.7"});
    addForEach(verb.conditions, {Aspect::cost, "x-cannot-be-paid", {}, isPayableX, nullptr, false},
               {"11.3.7.1", "11.4.7", "11.6.10", "11.7.10"});
    verb.conditions.push_back(onlyFor<isNamingXOfAuto, namer>("other-player-names-x", "11.8.11"));
    verb.conditions.push_back(
        {Aspect::choices, "x-is-too-much", "11.8.11", isPossibleXOfAuto, nullptr, false});
    return verb;
}

} // namespace takujo::fftcg
