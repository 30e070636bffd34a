#include "engine/core/scratch.h"
#include "engine/kit/journal.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/script/following/asked_frame.h"
#include "engine/kit/script/following/procedure_parts.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/operators.h"

#include <algorithm>

/// Cards are divided into groups, and somebody takes one of these. What is divided stands in one place of the
/// effect; there `Binding::amount` is the number of the group, from 1.
namespace takujo {

using namespace asked_frame;

namespace {

constexpr std::int32_t usualGroups = 2;

template <class Visit>
void visitDivided(State& state, std::uint16_t effect, std::int32_t slot, Visit visit) {
    for (Binding& binding : state.bindings)
        if (binding.effect == effect && binding.slot == slot)
            visit(binding);
}

void tellGroups(Run& run, std::uint16_t effect, std::uint8_t slot, std::int32_t groups, Player by) {
    if (run.journal == nullptr)
        return;
    for (std::int32_t group = 1; group <= groups; ++group) {
        Arguments arguments{numberArgument("number", group)};
        visitDivided(run.state, effect, slot, [&](const Binding& binding) {
            if (binding.amount == group && lives(run.state, binding.object))
                arguments.push_back(toldAs(run, "object", binding.object));
        });
        note(run, arguments.size() > 1 ? "is a group" : "is an empty group", by, "", std::move(arguments));
    }
}

// Taking one of them.

enum GroupLocal : std::size_t { groupEffect, groupFrom, groupInto, groupDecider, groupCount };

void offerGroups(const Position& position, Decision& decision) {
    decision.decider = static_cast<Player>(localAt(position.state, groupDecider));
    decision.about = itemOf(position.state, idIn(position.state));
    for (std::int32_t group = 1; group <= localAt(position.state, groupCount); ++group)
        addOption(decision, verbOf(tablesOf(position), ScriptVerb::takeGroup), {}, group);
}

/// What is not taken stays where the division is.
Next takeOne(Run& run, const Option& answer) {
    const std::uint16_t effect = idIn(run.state);
    const auto into = static_cast<std::uint8_t>(run.local(groupInto));
    std::int32_t count = 0;
    dropBindings(run.state, effect, into);
    visitDivided(run.state, effect, run.local(groupFrom), [&](Binding& binding) {
        if (binding.amount != answer.value)
            return;
        binding.slot = into;
        ++count;
    });
    if (EffectRecord* const record = findEffect(run.state, effect))
        record->picked = count;
    note(run, "takes a group", static_cast<Player>(run.local(groupDecider)), "",
         {numberArgument("number", answer.value)});
    return Next::finish();
}

bool isAsked(const Position& position, const Attempt&) {
    return runs(position, procedures::choosingGroup);
}
bool isDecider(const Position& position, const Attempt& attempt) {
    return !runs(position, procedures::choosingGroup) ||
           static_cast<Player>(localAt(position.state, groupDecider)) == attempt.player;
}
void describeOrderer(const Position& position, const Attempt&, Arguments& arguments) {
    if (runs(position, procedures::choosingGroup))
        arguments.push_back(
            playerArgument("decider", static_cast<Player>(localAt(position.state, groupDecider))));
}
void listGroups(const Position& position, const Attempt&, std::vector<std::int32_t>& values) {
    if (runs(position, procedures::choosingGroup))
        for (std::int32_t group = 1; group <= localAt(position.state, groupCount); ++group)
            values.push_back(group);
}
bool isSuchGroup(const Position& position, const Attempt& attempt) {
    return !runs(position, procedures::choosingGroup) ||
           (attempt.option.value >= 1 && attempt.option.value <= localAt(position.state, groupCount));
}

} // namespace

Procedure groupProcedure() {
    return {
        "taking a group", "", {{"a group is taken", "", Question{DecisionKind::mode, offerGroups, takeOne}}}};
}

VerbSpec verbOfGroups(const ScriptTables& rules) {
    return {.word = "group",
            .conditions = {{Aspect::time, "no-groups-now", rules.selecting, isAsked, nullptr, false},
                           {Aspect::actor, "other-player-decides", rules.selecting, isDecider,
                            describeOrderer, false},
                           {Aspect::choices, "no-such-group", rules.selecting, isSuchGroup, nullptr, false}},
            .values = listGroups};
}

namespace effects {

/// One group after the other is picked; whatever is in none of them is the last one, so that nothing is left
/// out. Any of them may be empty.
Next divideIntoGroups(Run& run, const Scope& scope, const Term& term) {
    const ScriptTables& rules = run.rules.tables().script;
    const auto slot = static_cast<std::uint8_t>(term.number);
    const std::uint16_t effect = scope.effect.id;
    const std::int32_t groups = amountOf(scope, term[divides::amount], usualGroups);
    const Player by = playerOf(scope, term[divides::player], scope.effect.controller);
    if (by == Player::nobody) { // nothing is divided
        dropBindings(run.state, effect, slot);
        return nobodyPicks(run, scope);
    }
    if (scope.stage == 0) {
        dropBindings(run.state, effect, slot);
        Scratch<ObjectId> found;
        objectsOf(scope, term[divides::what], found);
        for (const ObjectId id : found)
            run.state.bindings.push_back({id, {}, 0, effect, slot, 0});
    }
    Scratch<ObjectId> inNone;
    visitDivided(run.state, effect, slot, [&](Binding& binding) {
        const bool isPicked = std::ranges::any_of(run.state.bindings, [&](const Binding& picked) {
            return picked.effect == effect && picked.slot == binding_slots::grouping &&
                   picked.object == binding.object;
        });
        if (isPicked)
            binding.amount = scope.stage;
        else if (binding.amount == 0)
            inNone.push_back(binding.object);
    });
    dropBindings(run.state, effect, binding_slots::grouping);
    const std::int32_t next = scope.stage + 1;
    if (next < groups && !inNone.empty()) {
        comeBack(run, next);
        const bool mayBeEmpty = rules.groupsMayBeEmpty == nullptr || rules.groupsMayBeEmpty(run);
        return letPick(run, scope, inNone, binding_slots::grouping, mayBeEmpty ? 0 : 1, noLimit, by);
    }
    const bool takeAll = rules.groupsTakeAll == nullptr || rules.groupsTakeAll(run);
    visitDivided(run.state, effect, slot, [&](Binding& binding) {
        if (binding.amount == 0 && takeAll)
            binding.amount = groups;
    });
    tellGroups(run, effect, slot, groups, by);
    return Next::on();
}

/// Parts: of, player. How many groups there are stands where they were made.
Next chooseGroup(Run& run, const Scope& scope, const Term& term) {
    std::int32_t groups = usualGroups;
    for (const std::vector<Term>& block : scope.ability.blocks)
        for (const Term& effect : block)
            if (scope.vocabulary().effects[effect.op].follow == divideIntoGroups &&
                effect.number == term[chooses_group::of].number)
                groups = amountOf(scope, effect[divides::amount], usualGroups);
    const Player by = playerOf(scope, term[chooses_group::player], scope.effect.controller);
    if (by == Player::nobody) {
        dropBindings(run.state, scope.effect.id, static_cast<std::uint8_t>(term.number));
        return nobodyPicks(run, scope);
    }
    return Next::call(procedures::choosingGroup,
                      {scope.effect.id, term[chooses_group::of].number, term.number,
                       static_cast<std::int32_t>(indexOf(by)), groups});
}

} // namespace effects

} // namespace takujo
