#include "engine/core/scratch.h"
#include "engine/kit/journal.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/rules/work.h"
#include "engine/kit/same_moment.h"
#include "engine/kit/script/choosing/times_of_modes.h"
#include "engine/kit/script/following/asked_frame.h"
#include "engine/kit/script/following/procedure_parts.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/done_tracking.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>
#include <bit>

/// A text is followed part by part; a part is called again after what it had to ask.
namespace takujo {

using namespace asked_frame;

namespace {

// The whole text: one block, or those of the chosen modes in order.

/// Locals: the mode to be followed next, and how often it has been already.
constexpr std::size_t nextMode = 1;
constexpr std::size_t timesFollowed = 2;

Next followNextMode(Run& run) {
    const EffectRecord* const effect = findEffect(run.state, idIn(run.state));
    if (effect == nullptr)
        return Next::finish();
    const Ability& ability = run.cards[effect->definition].abilities[effect->ability];
    std::int32_t& mode = run.local(nextMode);
    if (ability.modes.empty() || effect->isDelayed()) {
        if (mode++ > (isBroken(Fault::textsAreFollowedTwice) ? 1 : 0))
            return Next::finish();
        return followBlock(effect->id, effect->block);
    }
    while (static_cast<std::size_t>(mode) < ability.modes.size() && (effect->modes >> mode & 1) == 0)
        ++mode;
    if (isBroken(Fault::modesAreCountedAgain)) {
        const auto before = effect->modes & ((1U << static_cast<unsigned>(mode)) - 1U);
        if (std::popcount(before) >= amountOf(scopeOf(run, *effect), ability.modesAtMost, 1))
            return Next::finish();
    }
    if (static_cast<std::size_t>(mode) >= ability.modes.size())
        return Next::finish();
    const auto present = static_cast<std::size_t>(mode);
    if (++run.local(timesFollowed) >= times_of_modes::of(ability, effect->modes, present) ||
        isBroken(Fault::modesAreChosenOnce)) {
        run.local(timesFollowed) = 0;
        ++mode;
    }
    return followBlock(effect->id, ability.modes[present].block);
}

// A block.

enum BlockLocal : std::size_t { ofBlock = effectId + 1, place, stage, doneBefore, kept };

/// What the instruction before has done is fixed where the next one begins.
void countAnew(const Run& run, EffectRecord& effect) {
    const Ability& ability = run.cards[effect.definition].abilities[effect.ability];
    const auto& block = ability.blocks[static_cast<std::size_t>(run.state.frames.back().locals[ofBlock])];
    const auto at = static_cast<std::size_t>(run.state.frames.back().locals[place]);
    if (effect.counting != EffectRecord::doesNothing)
        effect.counted = effect.counting;
    const bool counts =
        at < block.size() && countsWhatItDoes(run.rules.tables().vocabulary->effects[block[at].op]);
    effect.counting = counts ? 0 : EffectRecord::doesNothing;
}

bool isThereMore(Run& run, const EffectRecord& effect) {
    const Ability& ability = run.cards[effect.definition].abilities[effect.ability];
    return static_cast<std::size_t>(run.local(place)) <
           ability.blocks[static_cast<std::size_t>(run.local(ofBlock))].size();
}

bool asksWhatWasDone(const Run& run, const std::vector<Term>& block, std::size_t at) {
    return at < block.size() && asksWhatIsDone(run.rules.tables().vocabulary->effects[block[at].op]);
}

/// Only where that is broken: the delayed effects of a text are made before the rest of it is followed.
[[maybe_unused]] void delayEverything(Run& run, const Scope& scope, const std::vector<Term>& block) {
    for (std::size_t i = 0; i < block.size(); ++i)
        if (scope.vocabulary().effects[block[i].op].follow == effects::later) {
            run.local(place) = static_cast<std::int32_t>(i);
            effects::later(run, scope, block[i]);
        }
    run.local(place) = 0;
}

Next carryOutNext(Run& run) {
    EffectRecord* const effect = findEffect(run.state, idIn(run.state));
    if (effect == nullptr)
        return Next::finish();
    work::spendForEach(run.state.effects.size() + run.state.bindings.size());
    if (isThereMore(run, *effect) && sameMoment::mustWait(run))
        return sameMoment::wait(run);
    if (run.local(stage) == 0)
        countAnew(run, *effect);
    Scope scope = scopeOf(run, *effect);
    const auto& block = scope.ability.blocks[static_cast<std::size_t>(run.local(ofBlock))];
    if (static_cast<std::size_t>(run.local(place)) >= block.size())
        return Next::finish();
    const Term& term = block[static_cast<std::size_t>(run.local(place))];
    if (run.local(stage) == 0 && asksWhatWasDone(run, block, static_cast<std::size_t>(run.local(place)) + 1))
        run.local(doneBefore) = doneSoFar(run.rules, *effect);
    scope.stage = run.local(stage);
    run.local(stage) = 0;
    if (isBroken(Fault::delayedComesFirst)) {
        if (run.local(place) == 0 && scope.stage == 0)
            delayEverything(run, scope, block);
        if (scope.vocabulary().effects[term.op].follow == effects::later)
            return Next::on();
    }
    return scope.vocabulary().effects[term.op].follow(run, scope, term);
}

Next goOn(Run& run) {
    if (run.local(stage) == 0)
        ++run.local(place);
    if (isBroken(Fault::textsEndAtWhatFails))
        if (const EffectRecord* const effect = findEffect(run.state, idIn(run.state));
            effect != nullptr && effect->counting == 0)
            return Next::finish();
    return Next::jump(0);
}

// For each, and so many times: then `loopSlot` is the number of times below 0.

enum LoopLocal : std::size_t { loopEffect, loopBlock, loopSlot, loopIndex, loopBefore };

Next nextOfLoop(Run& run) {
    State& state = run.state;
    EffectRecord* const effect = findEffect(state, idIn(state));
    const auto slot = static_cast<std::uint8_t>(run.local(loopSlot));
    if (effect == nullptr)
        return Next::finish();
    if (const std::int32_t times = -run.local(loopSlot); times > 0) // it only counts
        return run.local(loopIndex)++ < times ? followBlock(effect->id, run.local(loopBlock))
                                              : Next::finish();
    work::spendForEach(state.bindings.size());
    std::int32_t at = 0;
    for (const Binding& binding : state.bindings)
        if (binding.effect == effect->id && binding.slot == slot && at++ == run.local(loopIndex)) {
            ++run.local(loopIndex);
            effect->it = binding.object;
            return followBlock(effect->id, run.local(loopBlock));
        }
    effect->it = unpackedObject(run.local(loopBefore));
    dropBindings(state, effect->id, slot);
    return Next::finish();
}

} // namespace

Procedure textProcedure() {
    return {"the text of an effect",
            "",
            {{"the next part of the text", "", followNextMode},
             {"until it is at its end", "", [](Run&) { return Next::jump(0); }}}};
}

Procedure blockProcedure() {
    return {"following a text", "", {{"the next instruction", "", carryOutNext}, {"and on", "", goOn}}};
}

Procedure loopProcedure() {
    return {"for each", "", {{"the next one", "", nextOfLoop}, {"until all are done", "", [](Run&) {
                                                                    return Next::jump(0);
                                                                }}}};
}

Next followText(std::uint16_t effect) {
    return Next::call(procedures::text, {effect, 0});
}

Next followBlock(std::uint16_t effect, std::int32_t block) {
    return Next::call(procedures::following, {effect, block, 0, 0});
}

void comeBack(Run& run, std::int32_t to) {
    run.local(stage) = to;
}
bool hasDoneSomething(Run& run, const EffectRecord& effect) {
    return doneSoFar(run.rules, effect) != run.local(doneBefore);
}
std::int32_t& keptNumber(Run& run) {
    return run.local(kept);
}

namespace effects {

Next decide(Run&, const Scope& scope, const Term& term) {
    if (holds(scope, term[decides::ifThis]))
        return followBlock(scope.effect.id, term[decides::doThis].number);
    return term[decides::otherwise].exists() ? followBlock(scope.effect.id, term[decides::otherwise].number)
                                             : Next::on();
}

Next forEach(Run& run, const Scope& scope, const Term& term) {
    Scratch<ObjectId> found;
    objectsOf(scope, term[for_each::of], found);
    const auto inside = std::ranges::count(run.state.frames, procedures::looping, &Frame::procedure);
    const auto slot = static_cast<std::uint8_t>(binding_slots::loops + inside);
    for (const ObjectId id : found)
        run.state.bindings.push_back({id, {}, 0, scope.effect.id, slot, 0});
    return Next::call(procedures::looping,
                      {scope.effect.id, term[for_each::doThis].number, slot, 0, packed(scope.effect.it)});
}

/// How often is found out once, before the first time.
Next repeat(Run&, const Scope& scope, const Term& term) {
    constexpr std::int32_t mostTimes = 100; // no game has so many of anything; a mistyped number ends
    const std::int32_t times = std::min(amountOf(scope, term[repeats::times]), mostTimes);
    if (times <= 0)
        return Next::on();
    return Next::call(procedures::looping,
                      {scope.effect.id, term[repeats::doThis].number,
                       isBroken(Fault::repeatsAreOnce) ? -1 : -times, 0, packed(scope.effect.it)});
}

/// Whoever speaks of X from here on speaks of this, whatever becomes of what it was worked out from.
Next fixX(Run& run, const Scope& scope, const Term& term) {
    if (EffectRecord* const effect = findEffect(run.state, scope.effect.id))
        effect->x = amountOf(scope, term[fixes_x::amount]);
    return Next::on();
}

/// Said in the log whenever it is met, so that nobody takes it for a rule.
Next unfinished(Run& run, const Scope& scope, const Term&) {
    note(run, "unfinished", scope.effect.controller, "",
         {cardArgument("card", run.position().cardOf(scope.effect))});
    return Next::on();
}

} // namespace effects

} // namespace takujo
