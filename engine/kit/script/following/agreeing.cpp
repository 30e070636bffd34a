#include "engine/kit/script/following/agreeing.h"

#include "engine/kit/drawing.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/script/following/asked_frame.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/reading/done_tracking.h"
#include "engine/kit/script/reading/scope.h"
#include "engine/kit/script/triggers/triggers.h"

#include <algorithm>

namespace takujo::agreeing {

using namespace asked_frame;

namespace {

enum AgreeLocal : std::size_t {
    agreeEffect,
    agreeBlock,
    agreeOtherwise,
    agreeDecider,
    agreed,
    doneBefore,
    agreeThen
};

std::int32_t doneBy(const Position& position) {
    const EffectRecord* const effect = findEffect(position.state, idIn(position.state));
    return effect == nullptr ? 0 : doneSoFar(position.rules, *effect);
}

/// Whether there is nothing in it that cannot be done at all.
bool isPossible(const Position& position) {
    const EffectRecord* const effect = findEffect(position.state, idIn(position.state));
    if (effect == nullptr)
        return false;
    const Scope scope = scopeOf(position, *effect);
    const auto& block = scope.ability.blocks[static_cast<std::size_t>(localAt(position.state, agreeBlock))];
    return std::ranges::all_of(block, [&](const Term& term) {
        const ConditionMeaning possible = scope.vocabulary().effects[term.op].possible;
        return possible == nullptr || possible(scope, term);
    });
}

/// The one that `for each` is at, if the effect goes through several: then it is what the question is about.
ObjectId oneAtHand(const State& state) {
    const EffectRecord* const effect = findEffect(state, idIn(state));
    const bool isLooping = std::ranges::any_of(state.frames, [&](const Frame& frame) {
        return frame.procedure == procedures::looping && frame.locals[effectId] == idIn(state);
    });
    return isLooping && effect != nullptr && lives(state, effect->it) ? effect->it : ObjectId{};
}

} // namespace

void offer(const Position& position, Decision& decision) {
    decision.decider = static_cast<Player>(localAt(position.state, agreeDecider));
    decision.about = oneAtHand(position.state);
    if (!decision.about.exists())
        decision.about = itemOf(position.state, idIn(position.state));
    if (isPossible(position))
        addOption(decision, verbOf(tablesOf(position), ScriptVerb::agree), {});
    addOption(decision, verbOf(tablesOf(position), ScriptVerb::decline), {});
}

Next take(Run& run, const Option& answer) {
    const bool agrees = answer.verb == verbOf(run.rules.tables().script, ScriptVerb::agree);
    run.local(agreed) = agrees ? run.local(agreeBlock) : run.local(agreeOtherwise);
    run.local(doneBefore) = doneBy(run);
    return Next::on();
}

Next followAgreed(Run& run) {
    return run.local(agreed) < 0 ? Next::on() : followBlock(idIn(run.state), run.local(agreed));
}

/// Agreeing to what then could not be done is declining it.
Next whatFollowsFromIt(Run& run) {
    if (run.local(agreed) != run.local(agreeBlock))
        return Next::on(); // declined, and done what is done otherwise
    const bool inVain = doneBy(run) == run.local(doneBefore);
    const std::int32_t block = run.local(inVain ? agreeOtherwise : agreeThen);
    if (!inVain && block < nothingFollows) {
        triggerFollowing(run, idIn(run.state), static_cast<std::uint8_t>(followedBy(block)));
        return Next::on();
    }
    return block < 0 ? Next::on() : followBlock(idIn(run.state), block);
}

std::int32_t promisedBy(const Frame& frame) {
    constexpr std::uint16_t whatFollows = 2;
    const bool isFollowed = frame.procedure == procedures::agreeing && frame.step == whatFollows &&
                            frame.locals[agreed] == frame.locals[agreeBlock];
    return isFollowed ? std::max(frame.locals[agreeThen], nothingFollows) : nothingFollows;
}

bool isAsked(const Position& position, const Attempt&) {
    return runs(position, procedures::agreeing) || drawing::asksForAnother(position);
}
bool canBeDone(const Position& position, const Attempt&) {
    return !runs(position, procedures::agreeing) || isPossible(position);
}
bool isDecider(const Position& position, const Attempt& attempt) {
    if (drawing::asksForAnother(position))
        return drawing::whoDraws(position) == attempt.player;
    return !runs(position, procedures::agreeing) ||
           static_cast<Player>(localAt(position.state, agreeDecider)) == attempt.player;
}

} // namespace takujo::agreeing
