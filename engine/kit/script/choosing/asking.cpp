#include "engine/core/card_numbers.h"
#include "engine/core/scratch.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/offers.h"
#include "engine/kit/picked_by_place.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/rules/work.h"
#include "engine/kit/script/choosing/hidden_picks.h"
#include "engine/kit/script/choosing/together.h"
#include "engine/kit/script/following/agreeing.h"
#include "engine/kit/script/following/asked_frame.h"
#include "engine/kit/script/following/procedure_parts.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/lasting/replacing.h"
#include "engine/kit/script/lasting/timestamps.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>
#include <array>
#include <bit>

/// What players are asked by texts: to pick, to agree, to divide, to put cards in an order.
namespace takujo {

using namespace asked_frame;

namespace {

// Picking.

enum PickStep : std::uint16_t { route, askInAction, skipOther, askOtherwise };

bool isBound(const State& state, std::uint16_t effect, std::int32_t slot, ObjectId id) {
    work::spendForEach(state.bindings.size());
    return std::ranges::any_of(state.bindings, [&](const Binding& binding) {
        return binding.effect == effect && binding.slot == slot && binding.object == id;
    });
}

/// How many of those that have to be picked are not yet, and still can be.
std::int32_t obligedLeft(const Position& position) {
    const State& state = position.state;
    const std::uint16_t effect = idIn(state);
    return static_cast<std::int32_t>(std::ranges::count_if(state.bindings, [&](const Binding& binding) {
        return binding.effect == effect && binding.slot == binding_slots::candidates &&
               (binding.flags & hasToBePicked) != 0 &&
               !isBound(state, effect, localAt(state, pickSlot), binding.object) &&
               goesWithWhatIsPicked(position, binding.object);
    }));
}
/// Whether those that have to be picked leave room for one that has not.
bool leavesRoom(const Position& position, const Binding& candidate) {
    if ((candidate.flags & hasToBePicked) != 0)
        return true;
    const State& state = position.state;
    const std::int32_t done = countBound(state, idIn(state), localAt(state, pickSlot));
    return localAt(state, pickAtMost) - done > obligedLeft(position);
}

Next whichWay(Run& run) {
    return Next::jump(run.local(pickInAction) != 0 ? askInAction : askOtherwise);
}

void offerPicks(const Position& position, Decision& decision) {
    const State& state = position.state;
    const std::uint16_t effect = idIn(state);
    decision.decider = static_cast<Player>(localAt(state, pickDecider));
    decision.about = itemOf(state, effect);
    decision.done = countBound(state, effect, localAt(state, pickSlot));
    decision.goal = localAt(state, pickAtMost);
    if (decision.done >= localAt(state, pickAtLeast) && obligedLeft(position) == 0)
        addOption(decision, verbOf(tablesOf(position), ScriptVerb::stopPicking), {});
    const bool together = arePickedTogether(position);
    if (decision.done < localAt(state, pickAtMost))
        for (const Binding& binding : state.bindings)
            if (binding.effect == effect && binding.slot == binding_slots::candidates &&
                !isBound(state, effect, localAt(state, pickSlot), binding.object) &&
                leavesRoom(position, binding) &&
                (!together || goesWithWhatIsPicked(position, binding.object)))
                addOption(decision, verbOf(tablesOf(position), ScriptVerb::pick), binding.object);
}

/// What is asked of several together may leave nothing that goes with what has been picked.
bool isAnythingLeft(const Position& position) {
    const State& state = position.state;
    const std::uint16_t effect = idIn(state);
    return !arePickedTogether(position) || std::ranges::any_of(state.bindings, [&](const Binding& binding) {
        return binding.effect == effect && binding.slot == binding_slots::candidates &&
               !isBound(state, effect, localAt(state, pickSlot), binding.object) &&
               goesWithWhatIsPicked(position, binding.object);
    });
}

/// Whether the instruction at hand lets something be chosen, not just selected.
bool choosesNow(const Position& position, const AskedByText& asked) {
    if (asked.block < 0)
        return false;
    const auto& blocks = position.cards[asked.effect->definition].abilities[asked.effect->ability].blocks;
    const Term& term = blocks[static_cast<std::size_t>(asked.block)][static_cast<std::size_t>(asked.place)];
    return position.rules.tables().vocabulary->effects[term.op].follow == effects::chooseNow;
}

/// What a text has chosen, and not just selected, has been: abilities may wait for that.
void tellChosen(Run& run, std::uint16_t effect, std::uint8_t slot) {
    const std::uint8_t choosing = run.rules.tables().script.choosingIs;
    if (choosing == 0)
        return;
    const AskedByText asked = askedByText(run.state);
    const EffectRecord* const record = findEffect(run.state, effect);
    if (record == nullptr || (asked.choice < 0 && !choosesNow(run, asked)))
        return;
    const auto by = static_cast<Player>(run.local(pickDecider));
    for (const Binding& binding : run.state.bindings)
        if (binding.effect == effect && binding.slot == slot)
            proposeOccurrence(run, choosing, binding.object, by, 0, record->source);
}

Next takePick(Run& run, const Option& answer) {
    const std::uint16_t effect = idIn(run.state);
    const auto slot = static_cast<std::uint8_t>(run.local(pickSlot));
    const bool stops = answer.verb == verbOf(run.rules.tables().script, ScriptVerb::stopPicking);
    if (!stops) {
        tellPickByPlace(run, static_cast<Player>(run.local(pickDecider)), answer.object);
        run.state.bindings.push_back({answer.object, {}, 0, effect, slot, 0});
        notePickInstead(run, effect, answer.object);
    }
    const std::int32_t done = countBound(run.state, effect, slot);
    if (!stops && done < run.local(pickAtMost) && isAnythingLeft(run))
        return Next::again();
    tellChosen(run, effect, slot);
    dropBindings(run.state, effect, binding_slots::candidates);
    if (run.local(pickShows) != 0)
        hideFromPicker(run, static_cast<Player>(run.local(pickDecider)));
    if (EffectRecord* const record = findEffect(run.state, effect))
        record->picked = done;
    return Next::finish();
}

bool isPicking(const Position& position, const Attempt&) {
    return runs(position, procedures::picking);
}
bool isPicker(const Position& position, const Attempt& attempt) {
    return !runs(position, procedures::picking) ||
           static_cast<Player>(localAt(position.state, pickDecider)) == attempt.player;
}
bool isCandidate(const Position& position, const Attempt& attempt) {
    return !runs(position, procedures::picking) ||
           isBound(position.state, idIn(position.state), binding_slots::candidates, attempt.option.object);
}
/// What an effect protects is said to be so, whatever else it is not.
bool isNotProtected(const Position& position, const Attempt& attempt) {
    const auto mayBeChosen = tablesOf(position).mayBeChosen;
    if (!runs(position, procedures::picking) || mayBeChosen == nullptr)
        return true;
    const AskedByText asked = askedByText(position.state);
    return asked.effect == nullptr || (asked.choice < 0 && !choosesNow(position, asked)) ||
           mayBeChosen(scopeOf(position, *asked.effect), know(position, attempt.option.object));
}
bool isNotPickedYet(const Position& position, const Attempt& attempt) {
    return !runs(position, procedures::picking) ||
           !isBound(position.state, idIn(position.state), localAt(position.state, pickSlot),
                    attempt.option.object);
}
bool isRoomForMore(const Position& position, const Attempt&) {
    return !runs(position, procedures::picking) ||
           countBound(position.state, idIn(position.state), localAt(position.state, pickSlot)) <
               localAt(position.state, pickAtMost);
}
bool isEnough(const Position& position, const Attempt&) {
    return !runs(position, procedures::picking) ||
           countBound(position.state, idIn(position.state), localAt(position.state, pickSlot)) >=
               localAt(position.state, pickAtLeast);
}
/// Who has to be chosen comes before all others, unless there is room for both.
bool isNobodyElseObliged(const Position& position, const Attempt& attempt) {
    if (!runs(position, procedures::picking) || !isCandidate(position, attempt))
        return true;
    return std::ranges::all_of(position.state.bindings, [&](const Binding& binding) {
        return binding.effect != idIn(position.state) || binding.slot != binding_slots::candidates ||
               binding.object != attempt.option.object || leavesRoom(position, binding);
    });
}
bool isNobodyObliged(const Position& position, const Attempt&) {
    return !runs(position, procedures::picking) || obligedLeft(position) == 0;
}
void describePicker(const Position& position, const Attempt&, Arguments& arguments) {
    if (runs(position, procedures::picking))
        arguments.push_back(
            playerArgument("decider", static_cast<Player>(localAt(position.state, pickDecider))));
}
void describeCount(const Position& position, const Attempt&, Arguments& arguments) {
    arguments.push_back(numberArgument("least", localAt(position.state, pickAtLeast)));
}

// Dividing.

/// The place of the next object that has no share, and how many come after it.
struct NextShare {
    std::size_t binding = 0;
    std::int32_t after = -1;
};
NextShare nextShare(const State& state) {
    NextShare next;
    for (std::size_t i = 0; i < state.bindings.size(); ++i) {
        const Binding& binding = state.bindings[i];
        if (binding.effect != idIn(state) || binding.slot != localAt(state, divideSlot) ||
            binding.amount != 0)
            continue;
        if (next.after < 0)
            next.binding = i;
        ++next.after;
    }
    return next;
}

void listShares(const Position& position, std::vector<std::int32_t>& values) {
    const std::int32_t left = localAt(position.state, divideLeft);
    const std::int32_t unit = localAt(position.state, divideUnit);
    const NextShare next = nextShare(position.state);
    if (next.after == 0)
        values.push_back(left);
    else
        for (std::int32_t share = unit; share <= left - unit * next.after; share += unit) {
            work::spend();
            values.push_back(share);
        }
}

void offerShares(const Position& position, Decision& decision) {
    decision.decider = static_cast<Player>(localAt(position.state, divideDecider));
    decision.about = itemOf(position.state, idIn(position.state));
    decision.goal = localAt(position.state, divideLeft);
    Scratch<std::int32_t> values;
    listShares(position, values);
    const ObjectId to = position.state.bindings[nextShare(position.state).binding].object;
    for (const std::int32_t value : values)
        addOption(decision, verbOf(tablesOf(position), ScriptVerb::share), to, value);
}

Next takeShare(Run& run, const Option& answer) {
    run.state.bindings[nextShare(run.state).binding].amount = answer.value;
    run.local(divideLeft) -= answer.value;
    return nextShare(run.state).after < 0 ? Next::finish() : Next::again();
}

bool isDividing(const Position& position, const Attempt&) {
    return runs(position, procedures::dividing);
}
bool isDivider(const Position& position, const Attempt& attempt) {
    return !runs(position, procedures::dividing) ||
           static_cast<Player>(localAt(position.state, divideDecider)) == attempt.player;
}
bool isNextToGet(const Position& position, const Attempt& attempt) {
    return !runs(position, procedures::dividing) ||
           position.state.bindings[nextShare(position.state).binding].object == attempt.option.object;
}
bool isPossibleShare(const Position& position, const Attempt& attempt) {
    if (!runs(position, procedures::dividing) || !isNextToGet(position, attempt))
        return true;
    Scratch<std::int32_t> values;
    listShares(position, values);
    return std::ranges::find(values, attempt.option.value) != values.end();
}
void listSharesOf(const Position& position, const Attempt&, std::vector<std::int32_t>& values) {
    if (runs(position, procedures::dividing))
        listShares(position, values);
}

// Replacing: the passage asks (passage.cpp).

bool isOrderingEffects(const Position& position, const Attempt&) {
    return asksForReplacement(position) || asksForTimestamps(position);
}
/// Effects of what has entered at once: the turn player says which is older.
bool isOrderingTimestamps(const Position& position, const Attempt& attempt) {
    return !asksForTimestamps(position) || position.state.turnPlayer == attempt.player;
}
bool hasToBeOrdered(const Position& position, const Attempt& attempt) {
    return !asksForTimestamps(position) ||
           std::ranges::count(contendersAsked(position), attempt.option.object) > 0;
}
bool isOrderer(const Position& position, const Attempt& attempt) {
    return !asksForReplacement(position) || whoSaysWhichReplaces(position) == attempt.player;
}
void listReplacing(const Position& position, const Attempt& attempt, std::vector<std::int32_t>& values) {
    if (!asksForReplacement(position)) {
        values.push_back(0);
        return;
    }
    for (const ReplacementRef& each : replacementsAsked(position))
        if (shownObject(position, each, eventToReplace(position)) == attempt.option.object)
            values.push_back(shownValue(each));
}
bool replacesThat(const Position& position, const Attempt& attempt) {
    Scratch<std::int32_t> values;
    listReplacing(position, attempt, values);
    return !asksForReplacement(position) || !values.empty();
}

} // namespace

Procedure pickProcedure() {
    const Question inAction{DecisionKind::chooseObjects, offerPicks, takePick,
                            Question::within | Question::moment};
    const Question otherwise{DecisionKind::chooseObjects, offerPicks, takePick, Question::moment};
    return {"choosing",
            "",
            {{"who is asked, and how", "", whichWay},
             {"objects are chosen", "", inAction},
             {"that was all", "", [](Run&) { return Next::finish(); }},
             {"objects are picked", "", otherwise}}};
}

Procedure agreeProcedure() {
    return {"what may be done",
            "",
            {{"does the player want it", "",
              Question{DecisionKind::yesNo, agreeing::offer, agreeing::take, Question::begins}},
             {"what was decided", "", agreeing::followAgreed},
             {"what follows from it", "", agreeing::whatFollowsFromIt}}};
}

Procedure divideProcedure() {
    return {"dividing an amount",
            "",
            {{"who is asked, and how", "",
              [](Run& run) { return Next::jump(run.local(divideInAction) != 0 ? 1 : 3); }},
             {"an amount is divided", "",
              Question{DecisionKind::divide, offerShares, takeShare, Question::within | Question::moment}},
             {"that was all", "", [](Run&) { return Next::finish(); }},
             {"the amount is divided", "", Question{DecisionKind::divide, offerShares, takeShare}}}};
}

namespace {

Scratch<ObjectId> withoutPickedInstead(const Scope& scope, const std::vector<ObjectId>& candidates) {
    Scratch<ObjectId> free{candidates};
    if (!free.empty() && scope.position.rules.tables().replacing.picksAreApart)
        std::erase_if(free, [&](ObjectId id) { return isPickedInstead(scope.position, scope.effect, id); });
    return free;
}

} // namespace

Next nobodyPicks(Run& run, const Scope& scope) {
    if (EffectRecord* const record = findEffect(run.state, scope.effect.id))
        record->picked = 0;
    return Next::on();
}

Next letPick(Run& run, const Scope& scope, const std::vector<ObjectId>& candidates, std::uint8_t slot,
             std::int32_t least, std::int32_t most, Player by, bool partOfAction, const Term* each) {
    if (by == Player::nobody)
        return nobodyPicks(run, scope);
    const Scratch<ObjectId> free = withoutPickedInstead(scope, candidates);
    for (const ObjectId id : free)
        run.state.bindings.push_back({id, {}, 0, scope.effect.id, binding_slots::candidates, 0});
    const std::int32_t able = each == nullptr || !asksOfSeveral(scope, *each)
                                  ? static_cast<std::int32_t>(free.size())
                                  : mostTogether(scope, *each, {}, free);
    const std::int32_t offered = countBound(run.state, scope.effect.id, slot) + able;
    if (std::min(most, offered) <= 0) { // nobody has anything to pick
        dropBindings(run.state, scope.effect.id, binding_slots::candidates);
        return nobodyPicks(run, scope);
    }
    return Next::call(procedures::picking,
                      {scope.effect.id, slot, std::min(least, offered), std::min(most, offered),
                       static_cast<std::int32_t>(indexOf(by)), partOfAction ? 1 : 0});
}

AskedByText askedByText(const State& state) {
    AskedByText asked;
    if (state.over() || state.frames.size() < 2)
        return asked;
    const Frame& asking = state.frames.back();
    constexpr std::array byTexts{procedures::choosingModes, procedures::picking,   procedures::dividing,
                                 procedures::agreeing,      procedures::arranging, procedures::choosingGroup};
    if (std::ranges::find(byTexts, asking.procedure) == byTexts.end())
        return asked;
    asked.effect = findEffect(state, idIn(state));
    const Frame& around = state.frames[state.frames.size() - 2];
    if (around.procedure == procedures::announcing) {
        if (asking.procedure == procedures::picking)
            asked.choice = asking.locals[pickSlot];
        else if (asking.procedure == procedures::dividing)
            asked.choice = asking.locals[divideSlot];
    } else if (around.procedure == procedures::following) {
        constexpr std::size_t ofBlock = 1;
        constexpr std::size_t place = 2;
        asked.block = around.locals[ofBlock];
        asked.place = around.locals[place];
    }
    if (asking.procedure == procedures::picking) {
        constexpr std::size_t stage = 3;
        asked.least = asking.locals[pickAtLeast];
        if (asking.locals[pickSlot] == binding_slots::grouping)
            asked.group = around.locals[stage];
    }
    if (asking.procedure == procedures::arranging)
        asked.arrangesOnTop = static_cast<ZoneEnd>(asking.locals[arrangeLanding]) == ZoneEnd::top;
    return asked;
}

std::int32_t unitOf(const Position& position, std::int32_t total) {
    const std::int32_t unit = tablesOf(position).unitOfDivision;
    return unitOfShares(total, total % unit == 0 ? unit : 1);
}

std::vector<VerbSpec> scriptVerbs(const ScriptTables& rules, const std::vector<ZoneSpec>& zones) {
    const auto only = [](std::string_view code, std::string_view rule,
                         bool (*holds)(const Position&, const Attempt&)) {
        return Condition{Aspect::time, code, rule, holds, nullptr, false};
    };
    const auto asked = [](std::string_view rule, bool (*holds)(const Position&, const Attempt&)) {
        return Condition{Aspect::actor, "other-player-decides", rule, holds, describePicker, false};
    };
    const std::string_view demands = rules.demands.empty() ? rules.obliged : rules.demands;
    const std::string_view repeating = rules.repeating.empty() ? rules.choosing : rules.repeating;
    const std::vector<VerbSpec> modeVerbs = verbsOfModes(rules);
    std::vector<VerbSpec> verbs{
        {.word = "choose",
         .from = everywhere(zones),
         .conditions = {only("nothing-to-choose", rules.choosing, isPicking),
                        {Aspect::object, "cannot-be-chosen", rules.obliged, isNotProtected},
                        {Aspect::choices, "chosen-already", repeating, isNotPickedYet},
                        {Aspect::choices, "chosen-enough", rules.choosing, isRoomForMore, nullptr, false},
                        goesTogether("goes-not-with-those", rules.choosing),
                        {Aspect::choices, "another-has-to-be-chosen", demands, isNobodyElseObliged}}},
        {.word = "done",
         .conditions = {only("nothing-to-choose", rules.choosing, isPicking),
                        {Aspect::choices, "choose-more", rules.choosing, isEnough, describeCount, false},
                        {Aspect::choices, "somebody-has-to-be-chosen", demands, isNobodyObliged, nullptr,
                         false}}},
        {.word = "yes",
         .conditions = {only("nothing-to-answer", rules.optional, agreeing::isAsked),
                        asked(rules.optional, agreeing::isDecider),
                        {Aspect::cost, "cannot-be-done", rules.impossible, agreeing::canBeDone, nullptr,
                         false}}},
        {.word = "no",
         .conditions = {only("nothing-to-answer", rules.optional, agreeing::isAsked),
                        asked(rules.optional, agreeing::isDecider)}},
        modeVerbs[0],
        modeVerbs[1],
        {.word = "share",
         .from = everywhere(zones),
         .conditions = {only("nothing-to-divide", rules.dividing, isDividing),
                        {Aspect::object, "another-one-first", rules.dividing, isNextToGet}},
         .values = listSharesOf},
        {.word = "put next",
         .from = everywhere(zones),
         .conditions = {only("nothing-to-arrange", rules.selecting, isArranging),
                        asked(rules.selecting, isArranger),
                        {Aspect::object, "not-to-be-arranged", rules.selecting, isToBeArranged}}},
        {.word = "apply first",
         .from = everywhere(zones),
         .conditions = {only("nothing-to-replace", rules.replacing, isOrderingEffects),
                        asked(rules.replacing, isOrderer),
                        {Aspect::object, "does-not-replace-that", rules.replacing, replacesThat},
                        asked(rules.timestamps, isOrderingTimestamps),
                        {Aspect::object, "has-nothing-to-order", rules.timestamps, hasToBeOrdered}},
         .values = listReplacing},
        verbOfGroups(rules)};
    constexpr std::size_t stops = 1;
    constexpr std::size_t shares = 6;
    for (const std::size_t verb : {std::size_t{0}, stops})
        addBySituation(verbs[verb].conditions, asked({}, isPicker), rules.choiceRules);
    addBySituation(verbs.front().conditions,
                   {Aspect::object, "not-what-is-asked-for", {}, isCandidate, describeMismatch},
                   rules.choiceRules);
    addBySituation(verbs[shares].conditions, asked({}, isDivider), rules.dividingRules);
    addBySituation(verbs[shares].conditions, {Aspect::choices, "no-such-share", {}, isPossibleShare},
                   rules.dividingRules);
    for (VerbSpec& verb : verbs)
        verb.onlyWhenAsked = true;
    return verbs;
}

} // namespace takujo
