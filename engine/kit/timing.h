#pragma once

#include "engine/kit/offers.h"
#include "engine/kit/rules/rulebook.h"

#include <span>

/// When things happen that nobody does: the rules look at what is due, what waits is carried out, players are
/// free to act. Policies are in `RuleTables::timing`. Loops of priority are the games'.
namespace takujo::timing {

// Settling: rule processes until none is due, states that abilities wait for, what waits; and again.

/// A rule's names and addresses for that procedure.
struct Settling {
    std::string_view name;
    std::string_view rule;
    std::string_view processes;
    std::string_view waiting;
};
Procedure settling(const Settling& words);

// The same as single steps.
Next checkProcesses(Run& run);
Next lookForStates(Run& run);

// Free timing: a player does one thing after another, as long as there is a wish to. Before each, and after
// the last, everything is settled.

struct FreeTiming {
    std::string_view name;
    std::string_view rule;
    std::string_view question; ///< the step that asks
    std::string_view settles;  ///< its rule
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

/// An effect goes on top of the stack, as an object without a card.
void putOntoStack(State& state, EffectRecord& effect, ZoneId stack);
/// An ability on the stack ceases, with its effect.
void cease(const Position& position, State& state, ObjectId item);

/// What on the top of the stack resolves; none if nothing lies there. It is told.
ObjectId beginResolving(Run& run, ZoneId stack);
/// The condition ("if" after "when") is checked again: false, and told, if it does not hold now.
bool conditionHolds(Run& run, const EffectRecord& effect);
/// What was chosen is checked again: false, and told, if nothing of it is legal. Some of it being so is
/// enough.
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
