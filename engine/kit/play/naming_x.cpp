#include "engine/kit/play/naming_x.h"

#include "engine/core/card_numbers.h"
#include "engine/kit/play/offered_costs.h"
#include "engine/kit/play/paying_in_text.h"
#include "engine/kit/play/ways.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>

namespace takujo::playing {

namespace {

void offerX(const Position& position, Decision& decision);

bool isNamingX(const Position& position) {
    return isAsking(position, offerX);
}

/// What is being asked: the way of playing, and the effect whose X is named.
struct Naming {
    const Way* way = nullptr;
    const EffectRecord* effect = nullptr;
    bool maybePaidLater() const { return way != nullptr && way->maybePaidLater; }
};
Naming namingNow(const Position& position) {
    Naming naming;
    if (!isNamingX(position))
        return naming;
    const Frame& frame = position.state.frames.back();
    naming.way = wayOf(position, frame);
    if (naming.way != nullptr)
        naming.effect = effectIn(position.state, *naming.way, frame);
    return naming;
}
Player namer(const Position& position) {
    const Naming naming = namingNow(position);
    return naming.maybePaidLater() && naming.effect != nullptr ? naming.effect->controller
                                                               : payerOf(position);
}

/// Whether only costs name X that may be paid besides or instead, and none of them is paid: then nothing says
/// what X is, and it is 0.
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

/// Whoever controls a triggered ability names its X before it is known whether it will be paid: no more than
/// that player could ever make.
void listUpToMost(const Scope& scope, std::vector<std::int32_t>& values) {
    const auto most = resourceNow(scope.position).most;
    const std::int32_t ofResource = most == nullptr ? 0 : most(scope.position, scope.effect.controller);
    const std::int32_t last = std::min(mostXPaidByText(scope, ofResource), mostNumbersListed - 1);
    for (std::int32_t x = 0; x <= last; ++x)
        values.push_back(x);
}

/// Every X with which everything can still be paid.
void listX(const Position& position, const Attempt&, std::vector<std::int32_t>& values) {
    const Naming naming = namingNow(position);
    if (naming.effect == nullptr)
        return;
    Scope scope = scopeOf(position, *naming.effect);
    if (!scope.ability.has(Ability::hasX) || naming.effect->isDelayed()) {
        values.push_back(naming.effect->x);
        return;
    }
    if (isXOfCostNotPaid(scope) || (naming.maybePaidLater() && scope.ability.kind == AbilityKind::text)) {
        values.push_back(0);
        return;
    }
    if (naming.maybePaidLater()) {
        listUpToMost(scope, values);
        return;
    }
    const bool shrinks = shrinksWithX(scope);
    for (scope.effect.x = 0; scope.effect.x < mostX; ++scope.effect.x) {
        if (examineCosts(scope, questionFor(position, *naming.effect, 0)) != nothing) {
            if (!shrinks)
                break;
        } else if (canAnnounce(scope)) {
            values.push_back(scope.effect.x);
        }
    }
}

void offerX(const Position& position, Decision& decision) {
    decision.decider = namer(position);
    const Naming naming = namingNow(position);
    if (!naming.maybePaidLater())
        decision.about = whatIsPlayed(position);
    else if (naming.effect != nullptr) // what is used without a stack does not go onto it
        decision.about = naming.effect->item.exists() ? naming.effect->item : naming.effect->source;
    Option option;
    option.verb = position.rules.tables().play.verbs.x;
    if (naming.effect == nullptr) {
        decision.options.push_back(option);
        return;
    }
    Scratch<std::int32_t> values;
    listX(position, {}, values);
    for (const std::int32_t value : values) {
        option.value = value;
        decision.options.push_back(option);
    }
}

Next takeX(Run& run, const Option& answer) {
    const Frame& frame = run.state.frames.back();
    if (const Way* const way = wayOf(run, frame))
        if (EffectRecord* const effect =
                findEffect(run.state, static_cast<std::uint16_t>(frame.locals[way->effectAt])))
            effect->x = answer.value;
    return Next::on();
}

/// The step at which a procedure names X; behind its last one if it never does.
std::size_t stepOfX(const Procedure& procedure) {
    const auto found =
        std::ranges::find_if(procedure.steps, [](const auto& step) { return step.asks.offer == offerX; });
    return static_cast<std::size_t>(found - procedure.steps.begin());
}

// Conditions.

bool isNamingXNow(const Position& position, const Attempt&) {
    return isNamingX(position);
}
bool isNotNegative(const Position&, const Attempt& attempt) {
    return attempt.option.value >= 0;
}
bool isNamer(const Position& position, const Attempt& attempt) {
    return !isNamingX(position) || namer(position) == attempt.player;
}
void describeNamer(const Position& position, const Attempt&, Arguments& arguments) {
    arguments.push_back(playerArgument("decider", namer(position)));
}
bool isListed(const Position& position, const Attempt& attempt) {
    if (!isNamingX(position) || attempt.option.value < 0)
        return true;
    Scratch<std::int32_t> values;
    listX(position, attempt, values);
    return std::ranges::find(values, attempt.option.value) != values.end();
}

std::vector<Way> waysThat(const std::vector<Way>& ways, bool maybePaidLater) {
    std::vector<Way> some = ways;
    for (Way& way : some)
        if (way.maybePaidLater != maybePaidLater)
            way.chooses = way.pays = {}; // its place among the ways stays
    return some;
}

} // namespace

Question namingX(bool partOfAction) {
    return {DecisionKind::number, offerX, takeX, partOfAction ? Question::within : Question::plain};
}

bool isXOpen(const Position& position, const EffectRecord& effect) {
    return std::ranges::any_of(position.state.frames, [&](const Frame& frame) {
        const Way* const way = wayOf(position, frame);
        if (way == nullptr || frame.locals[way->effectAt] != effect.id)
            return false;
        const Procedure& procedure = position.rules.procedure(frame.procedure);
        const std::size_t naming = stepOfX(procedure);
        return naming < procedure.steps.size() && frame.step <= naming;
    });
}

VerbSpec nameXVerb(const std::vector<Way>& ways, std::string_view noXNow, std::string_view notNegative) {
    VerbSpec verb{
        .word = "x",
        .conditions = {{Aspect::time, "no-x-now", noXNow, isNamingXNow, nullptr, false},
                       {Aspect::choices, "x-is-not-negative", notNegative, isNotNegative, nullptr, false}},
        .values = listX};
    const std::vector<Way> paid = waysThat(ways, false);
    const std::vector<Way> later = waysThat(ways, true);
    const Condition onlyTheNamer{Aspect::actor, "other-player-names-x", {}, isNamer, describeNamer, false};
    addForEachWay(verb.conditions, paid, onlyTheNamer, &Way::chooses);
    addForEachWay(verb.conditions, paid, {Aspect::cost, "x-cannot-be-paid", {}, isListed, nullptr, false},
                  &Way::pays);
    addForEachWay(verb.conditions, later, onlyTheNamer, &Way::chooses);
    addForEachWay(verb.conditions, later, {Aspect::choices, "x-is-too-much", {}, isListed, nullptr, false},
                  &Way::chooses);
    return verb;
}

} // namespace takujo::playing
