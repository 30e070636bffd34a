#include "engine/core/scratch.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/script/choosing/times_of_modes.h"
#include "engine/kit/script/following/asked_frame.h"
#include "engine/kit/script/following/procedure_parts.h"
#include "engine/kit/script/following/script_procedures.h"

#include <algorithm>

/// Choosing modes.
namespace takujo {

using namespace asked_frame;

namespace {

enum ModeLocal : std::size_t { modeEffect, modeInAction };

bool canChooseMode(const Scope& scope, const Mode& mode) {
    return std::ranges::all_of(mode.picks, [&](const Term& pick) { return canBePicked(scope, pick); });
}

std::int32_t chosenModes(const Scope& scope) {
    return times_of_modes::ofAll(scope.ability, scope.effect.modes);
}
bool mayBeChosen(const Scope& scope, std::size_t mode) {
    return times_of_modes::mayBeChosen(scope.ability, scope.effect.modes, mode);
}

/// How many may be chosen, no more than there are; and how many have to be, no more than may.
std::int32_t mostModes(const Scope& scope) {
    const auto all = static_cast<std::int32_t>(scope.ability.modes.size());
    const std::int32_t times = scope.ability.has(Ability::repeatsModes) ? times_of_modes::mostTimes : 1;
    return std::clamp(amountOf(scope, scope.ability.modesAtMost, 1), 0, all * times);
}
std::int32_t leastModes(const Scope& scope) {
    return std::min(amountOf(scope, scope.ability.modesAtLeast, 1), mostModes(scope));
}

Player chooserOf(const Scope& scope) {
    return playerOf(scope, scope.ability.modesBy, scope.effect.controller);
}

void offerModes(const Position& position, Decision& decision) {
    const EffectRecord& effect = *findEffect(position.state, idIn(position.state));
    const Scope scope = scopeOf(position, effect);
    decision.decider = chooserOf(scope);
    decision.about = itemOf(position.state, effect.id);
    decision.done = chosenModes(scope);
    decision.goal = mostModes(scope);
    if (decision.done >= leastModes(scope))
        addOption(decision, verbOf(tablesOf(position), ScriptVerb::stopModes), {});
    for (std::size_t i = 0; i < scope.ability.modes.size(); ++i)
        if (decision.done < decision.goal && mayBeChosen(scope, i) &&
            canChooseMode(scope, scope.ability.modes[i]))
            addOption(decision, verbOf(tablesOf(position), ScriptVerb::chooseMode), {},
                      static_cast<std::int32_t>(i));
}

Next takeMode(Run& run, const Option& answer) {
    EffectRecord& effect = *findEffect(run.state, idIn(run.state));
    if (answer.verb == verbOf(run.rules.tables().script, ScriptVerb::stopModes))
        return Next::finish();
    effect.modes = times_of_modes::withOneMore(scopeOf(run, effect).ability, effect.modes,
                                               static_cast<std::size_t>(answer.value));
    const Scope scope = scopeOf(run, effect);
    const bool more = chosenModes(scope) < mostModes(scope);
    return more ? Next::again() : Next::finish();
}

bool isChoosingModes(const Position& position, const Attempt&) {
    return runs(position, procedures::choosingModes);
}
void listModes(const Position& position, const Attempt&, std::vector<std::int32_t>& values) {
    if (!runs(position, procedures::choosingModes))
        return;
    const EffectRecord& effect = *findEffect(position.state, idIn(position.state));
    const Scope scope = scopeOf(position, effect);
    for (std::size_t i = 0; i < scope.ability.modes.size(); ++i)
        if (mayBeChosen(scope, i))
            values.push_back(static_cast<std::int32_t>(i));
}
bool isChoosableMode(const Position& position, const Attempt& attempt) {
    if (!runs(position, procedures::choosingModes))
        return true;
    const EffectRecord& effect = *findEffect(position.state, idIn(position.state));
    const Scope scope = scopeOf(position, effect);
    const auto mode = static_cast<std::size_t>(attempt.option.value);
    return chosenModes(scope) < mostModes(scope) && mode < scope.ability.modes.size() &&
           canChooseMode(scope, scope.ability.modes[mode]);
}
bool isModePlayer(const Position& position, const Attempt& attempt) {
    return !runs(position, procedures::choosingModes) ||
           chooserOf(scopeOf(position, *findEffect(position.state, idIn(position.state)))) == attempt.player;
}
void describeChooser(const Position& position, const Attempt&, Arguments& arguments) {
    if (runs(position, procedures::choosingModes))
        arguments.push_back(playerArgument(
            "decider", chooserOf(scopeOf(position, *findEffect(position.state, idIn(position.state))))));
}
bool areEnoughModes(const Position& position, const Attempt&) {
    if (!runs(position, procedures::choosingModes))
        return true;
    const EffectRecord& effect = *findEffect(position.state, idIn(position.state));
    const Scope scope = scopeOf(position, effect);
    return chosenModes(scope) >= leastModes(scope);
}

} // namespace

Procedure modesProcedure() {
    return {"choosing modes",
            "",
            {{"who is asked, and how", "",
              [](Run& run) { return Next::jump(run.local(modeInAction) != 0 ? 1 : 3); }},
             {"modes are chosen", "",
              Question{DecisionKind::mode, offerModes, takeMode, Question::within | Question::moment}},
             {"that was all", "", [](Run&) { return Next::finish(); }},
             {"the modes are chosen", "", Question{DecisionKind::mode, offerModes, takeMode}}}};
}

std::vector<VerbSpec> verbsOfModes(const ScriptTables& rules) {
    const auto only = [](std::string_view code, std::string_view rule,
                         bool (*holds)(const Position&, const Attempt&)) {
        return Condition{Aspect::time, code, rule, holds, nullptr, false};
    };
    const auto asked = [](std::string_view rule, bool (*holds)(const Position&, const Attempt&)) {
        return Condition{Aspect::actor, "other-player-decides", rule, holds, describeChooser, false};
    };
    std::vector<VerbSpec> verbs{
        {.word = "mode",
         .conditions = {only("no-modes-now", rules.modes, isChoosingModes)},
         .values = listModes},
        {.word = "modes chosen", .conditions = {only("no-modes-now", rules.modes, isChoosingModes)}}};
    for (VerbSpec& verb : verbs)
        addBySituation(verb.conditions, asked({}, isModePlayer), rules.modeRules);
    addBySituation(verbs[0].conditions, {Aspect::choices, "mode-has-nothing-to-choose", {}, isChoosableMode},
                   rules.modeRules);
    addBySituation(verbs[1].conditions,
                   {Aspect::choices, "choose-more-modes", {}, areEnoughModes, nullptr, false},
                   rules.modeRules);
    return verbs;
}

} // namespace takujo
