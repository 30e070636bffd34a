#include "engine/games/workbench/trials/terms.h"
#include "engine/kit/kept_apart.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/abilities.h"
#include "engine/kit/script/reading/scope.h"
#include "engine/kit/timing.h"

/// Off at first: what comes ahead of all else that waits, what is held until something else is over, and what
/// happens at once in the middle of anything.
namespace takujo::workbench {

namespace {

std::uint8_t heraldsAhead(const Position& position, const EffectRecord& effect) {
    return know(position, effect.source).set(talents) & herald ? 1 : 0;
}
void letHeraldsComeFirst(RuleTables& tables, std::int32_t do_) {
    tables.waiting.ahead = do_ != 0 ? heraldsAhead : nullptr;
}

bool isBlow(const Position&, const Event& event) {
    return event.kind == EventKind::damage && event.cause == Cause::combat;
}
void letBlowsHold(RuleTables& tables, std::int32_t do_) {
    tables.waiting.isHeld = do_ != 0 ? isBlow : nullptr;
}

/// What has become too weak goes, whatever is under way.
void weakOnesGo(Run& run) {
    for (const Player player : bothPlayers)
        for (const ObjectId id : objectsIn(run.state, zoneOf(player, board)))
            if (isDeadly(know(run, id)))
                destroy(run, id);
}
void letLastingBeNoticed(RuleTables& tables, std::int32_t is) {
    if (is == 0)
        return;
    tables.timing.lastingIsNoticed = [](const Position&) { return true; };
    tables.processes.push_back({.name = "what is too weak goes",
                                .rule = "w-183",
                                .collect = weakOnesGo,
                                .when = RuleProcess::When::immediate,
                                .on = only(EventKind::occurs)});
}

void letStatesActAtOnce(RuleTables& tables, std::int32_t do_) {
    tables.waiting.statesActAtOnce = do_ != 0;
}

void letKeywordsActAtOnce(RuleTables& tables, std::int32_t do_) {
    if (do_ != 0)
        tables.waiting.actsAtOnce = [](const Position& position, const EffectRecord& effect) {
            return !effect.isDelayed() && abilityAt(position, abilityOf(effect)).has(Ability::ofKeyword);
        };
}

/// A card whose draw has triggered a text that speaks of it.
void keepDrawnCardsApart(RuleTables& tables, std::int32_t are) {
    if (are == 0)
        return;
    tables.waiting.apart = keptApart;
    tables.waiting.keepsApart = [](const Position& position, const EffectRecord& effect) {
        if (effect.isDelayed())
            return false;
        const Ability& ability = abilityAt(position, abilityOf(effect));
        const auto& triggers = position.rules.tables().vocabulary->triggers;
        return triggers[ability.trigger.op].matches == triggers::draws && apart::speaksOfThat(ability);
    };
    tables.processes.push_back(apart::process("w-290"));
}

// Two creatures fight because a text says so.

namespace fights {
inline constexpr FieldName what{"what", 0}, with{"with", 1};
} // namespace fights

Next fightInText(Run& run, const Scope& scope, const Term& term) {
    const ObjectId one = objectOf(scope, term[fights::what]);
    const ObjectId other = objectOf(scope, term[fights::with]);
    return lives(run.state, one) && lives(run.state, other)
               ? Next::call(fighting, {packed(one), packed(other)})
               : Next::on();
}

Next dealBlows(Run& run) {
    fight(run, unpackedObject(run.local(0)), unpackedObject(run.local(1)));
    return Next::on();
}

} // namespace

Procedure fightingSteps() {
    return {"a fight in a text",
            "w-180",
            {{"blows are dealt", "w-180", dealBlows},
             {"what they have triggered is carried out", "w-180", timing::carryOutHeld}}};
}

Next ownComesFirst(Run& run) {
    return run.rules.policy(trials::ownComesBeforeADraw) != 0 ? timing::carryOut(run, run.state.turnPlayer)
                                                              : Next::on();
}

Next drawsBehindOwn(Run& run) {
    if (run.rules.policy(trials::ownComesBeforeADraw) != 0)
        proposeDraw(run, run.state.turnPlayer, 1);
    return Next::on();
}

void addWordsOfPrecedence(Vocabulary& words) {
    words.effects.push_back({{.word = "fight",
                              .fields = {oneObject(fights::what), oneObject(fights::with)},
                              .about = "Two creatures deal each other damage equal to their strength.",
                              .example = "{what: chosen, with: selected}"},
                             fightInText});
}

void addRulesOfPrecedence(RuleTables& tables) {
    std::vector<PolicySpec>& policies = tables.policies;
    policies.push_back({"heralds come first", "w-179", 0, 0, letHeraldsComeFirst});
    policies.push_back({"blows hold what they trigger", "w-180", 0, 0, letBlowsHold});
    policies.push_back({"what lasts is seen at once", "w-183", 0, 0, letLastingBeNoticed});
    policies.push_back({"states act at once", "w-184", 0, 0, letStatesActAtOnce});
    policies.push_back({"keywords act at once", "w-282", 0, 0, letKeywordsActAtOnce});
    policies.push_back({"drawn cards wait apart", "w-290", 0, 0, keepDrawnCardsApart});
    tables.builtIn.push_back({"w-182", {Fault::heldStaysHeld}});
}

} // namespace takujo::workbench
