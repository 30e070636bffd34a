#pragma once

#include "engine/kit/offers.h"
#include "engine/kit/rules/rulebook.h"

#include <span>

/// When things happen that no player does: rule processes, waiting items; and when players are free to act.
/// Policies are in `RuleTables::timing`. Priority is up to each game.
namespace takujo::timing {

// Settling: rule processes until none is due, states that abilities wait for, waiting items; repeated.

/// Names and rule addresses for that procedure.
struct SettlingRules {
    std::string_view name;
    std::string_view rule;
    std::string_view processes;
    std::string_view waiting;
};
Procedure settling(const SettlingRules& words);

// The same as single steps.
Next checkProcesses(Run& run);
Next lookForStates(Run& run);

/// What waits is carried out until nothing does. `onlyOf`: only that player's, and what comes ahead of
/// others.
Next carryOut(Run& run, Player onlyOf = Player::nobody);
/// The same of what the running procedure holds (`WaitingPolicy::isHeld`).
Next carryOutHeld(Run& run);

// Free timing: a player acts as often as they like. Before each act, and after the last, everything is
// settled.

struct FreeTiming {
    std::string_view name;
    std::string_view rule;
    std::string_view question; ///< name of the step that asks
    std::string_view settles;  ///< rule of settling
    ProcedureId settling = 0;
    Player (*player)(const Position&) = nullptr;
    std::span<const Verb> verbs; ///< the last of them is to pass
    Next (*act)(Run&, const Option&) = nullptr;
};
/// The step at which the player is asked.
inline constexpr std::uint16_t actsFreely = 1;
template <const FreeTiming& spec>
Procedure freeTiming();

// On a stack.

/// Puts an effect on top of the stack, as an object without a card.
void putOntoStack(State& state, EffectRecord& effect, ZoneId stack);
/// Removes an ability on the stack, with its effect.
void cease(const Position& position, State& state, ObjectId item);

/// Returns the object on top of the stack, which resolves now, and logs it; none if the stack is empty.
ObjectId beginResolving(Run& run, ZoneId stack);
/// Checks the condition ("if" after "when") again: false, with a log line, if it does not hold now.
bool conditionHolds(Run& run, const EffectRecord& effect);
/// Checks the choices again: false, with a log line, if none is legal. One legal choice is enough.
bool choicesHold(Run& run, std::uint16_t id);

// What the procedure of free timing is made of.

Next afterPass(Run& run, Player player);
Next settleIf(Run& run, ProcedureId settling);

template <const FreeTiming& spec>
Procedure freeTiming() {
    const auto offerAll = [](const Position& position, Decision& decision) {
        decision.decider = spec.player(position);
        for (const Verb verb : spec.verbs)
            offer(position, decision.decider, verb, decision);
    };
    const auto act = [](Run& run, const Option& answer) {
        return answer.verb == spec.verbs.back() ? afterPass(run, spec.player(run)) : spec.act(run, answer);
    };
    return {spec.name,
            spec.rule,
            {{"waiting effects", spec.settles, [](Run&) { return Next::call(spec.settling); }},
             {spec.question, spec.rule,
              Question{DecisionKind::act, offerAll, act, Question::moment | Question::begins}},
             {"once more", "", [](Run&) { return Next::jump(0); }},
             {"a pass settles", "", [](Run& run) { return settleIf(run, spec.settling); }}}};
}

} // namespace takujo::timing
