#include "engine/games/duel_masters/chapters.h"

#include "engine/kit/event_shorthands.h"
#include "engine/kit/journal.h"
#include "engine/kit/marks.h"
#include "engine/kit/notes.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/offers.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/rules/characteristics.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/script/reading/scope.h"

#include <algorithm>
#include <array>

/// 507: the other player may turn the attack to other creatures. All that do so are chosen first; then they
/// do it one after the other, and the last one counts.
namespace takujo::duel_masters {

namespace {

enum Step : std::uint16_t { whoRedirects, next, whatCameOfIt };
constexpr auto isAsked = asksAt<redirecting, whoRedirects>;

Player defender(const Position& position) {
    return opponentOf(position.state.turnPlayer);
}

constexpr std::array<Verb, 3> answers{block, guard, endRedirecting};

void offerRedirecting(const Position& position, Decision& decision) {
    decision.decider = defender(position);
    decision.about = markedWith(position.state, isAttacking);
    for (const Verb verb : answers)
        offer(position, decision.decider, verb, decision);
}

Next takeRedirecting(Run& run, const Option& answer) {
    if (answer.verb == endRedirecting)
        return Next::on();
    Note pick;
    pick.kind = redirectPick;
    pick.player = defender(run);
    pick.object = answer.object;
    pick.amount = answer.verb == block ? 1 : 0;
    keepNote(run.state, pick);
    return Next::again();
}

const Note* firstPick(const State& state) {
    const auto found = std::ranges::find_if(
        state.notes, [&](const Note& note) { return isKeptHere(state, note, redirectPick); });
    return found == state.notes.end() ? nullptr : &*found;
}

/// 507.2, OPEN 14: it taps, and the attack goes to it.
Next redirectNext(Run& run) {
    const Note* const first = firstPick(run.state);
    if (first == nullptr)
        return Next::on();
    const Note pick = *first;
    dropNotes(run.state, [&](const Note& note) {
        return isKeptHere(run.state, note, redirectPick) && note.object == pick.object;
    });
    if (!isIn(run.state, pick.object, zoneOf(pick.player, battleZone)))
        return Next::again();
    Event taps = doneTo(pick.object, EventKind::turnAside, pick.player);
    run.propose(taps);
    const ObjectId before = markedWith(run.state, isAttacked);
    if (before.exists() && before != pick.object)
        proposeUnmark(run, before, isAttacked | isBlocking);
    proposeMark(run, pick.object, isAttacked | (pick.amount != 0 ? isBlocking : 0U));
    run.local(redirect_::how) = pick.amount != 0 ? redirect_::blocks : redirect_::guards;
    return Next::again();
}

/// 507.2a to c, 507.3
Next tellWhatCameOfIt(Run& run) {
    const ObjectId attacker = markedWith(run.state, isAttacking);
    const ObjectId target = markedWith(run.state, isAttacked);
    const std::int32_t how = run.local(redirect_::how);
    if (!attacker.exists())
        return Next::finish();
    // OPEN 48: what came blocking was not named, but it blocks.
    if (how != redirect_::blocks && !markedWith(run.state, isBlocking).exists())
        proposeOccurrence(run, isNotBlocked, attacker, run.state.turnPlayer);
    if (how == redirect_::nobody || !target.exists())
        return Next::finish();
    note(run, how == redirect_::blocks ? "blocks" : "guards", defender(run), "507.2",
         {cardArgument("card", run.position().definitionIndex(target)),
          cardArgument("target", run.position().definitionIndex(attacker))});
    if (how == redirect_::blocks) {
        proposeMark(run, attacker, wasBlocked);
        proposeOccurrence(run, isBlocked, target, defender(run), 0, attacker);
    }
    return Next::finish();
}

// Conditions.

bool isCreatureTried(const Position& position, const Attempt& attempt) {
    return position.definition(attempt.option.object).type == creature;
}
template <Keyword keyword>
bool hasIt(const Position& position, const Attempt& attempt) {
    return has(position, attempt.option.object, keyword);
}
bool isUntapped(const Position& position, const Attempt& attempt) {
    return !record(position.state, attempt.option.object).isAside();
}
/// 507.1a: what is attacked already does not take the attack upon itself.
bool isNotAttacked(const Position& position, const Attempt& attempt) {
    return !hasMark(position.state, attempt.option.object, isAttacked);
}
bool isNotChosenYet(const Position& position, const Attempt& attempt) {
    return std::ranges::none_of(position.state.notes, [&](const Note& note) {
        return isKeptHere(position.state, note, redirectPick) && note.object == attempt.option.object;
    });
}
bool mayBlock(const Position& position, const Attempt& attempt) {
    return !cannot(position.state, attempt.option.object, toBlock);
}
/// 700.4
bool mayBeBlocked(const Position& position, const Attempt& attempt) {
    const ObjectId attacker = markedWith(position.state, isAttacking);
    return !attacker.exists() || (!cannot(position.state, attacker, toBeBlocked) &&
                                  !cannotToward(position, know(position, attacker), toBeBlocked,
                                                know(position, attempt.option.object)));
}
/// Only while another creature is attacked.
bool isAnotherAttacked(const Position& position, const Attempt& attempt) {
    const ObjectId target = markedWith(position.state, isAttacked);
    return target.exists() && target != attempt.option.object;
}
/// 507.1b: whoever has to block, and can, is chosen.
bool nobodyMustBlock(const Position& position, const Attempt& attempt) {
    for (const ObjectId id : objectsIn(position.state, zoneOf(attempt.player, battleZone), Query::counted))
        if (must(position.state, id, toBlock) &&
            isPossible(position, {attempt.player, {block, {}, id, {}, 0}}))
            return false;
    return true;
}

VerbSpec redirectVerb(std::string_view word, std::string_view rule) {
    return {.word = word,
            .from = {{battleZone, Whose::mine}},
            .conditions = {onlyWhen<isAsked>("nothing-to-redirect", "507.1"),
                           onlyFor<isAsked, defender>("other-player-decides", "507.1"),
                           {Aspect::object, "own-creatures-redirect", rule, liesInOwn<battleZone>},
                           {Aspect::object, "only-creatures-redirect", rule, isCreatureTried},
                           {Aspect::object, "tapped-cannot-redirect", "507.1a", isUntapped},
                           {Aspect::object, "is-attacked-itself", "507.1a", isNotAttacked},
                           {Aspect::choices, "redirects-already", "507.1a", isNotChosenYet}},
            .onlyWhenAsked = true};
}

} // namespace

Procedure redirectingSteps() {
    return {"redirecting an attack",
            "507",
            {{"who redirects it", "507.1 507.1a 702.3d",
              Question{DecisionKind::chooseObjects, offerRedirecting, takeRedirecting}},
             {"one after the other", "507.2", redirectNext},
             {"what has come of it", "507.2a 507.2b 507.2c 507.3 507.3a 507.3b 507.3c", tellWhatCameOfIt}}};
}

std::vector<VerbSpec> blockingVerbs() {
    VerbSpec blocks = redirectVerb("block", "507.1a 701.12a");
    for (const Condition& condition :
         {Condition{Aspect::object, "only-blockers-block", "701.12a", hasIt<blocker>},
          Condition{Aspect::limits, "cannot-block", "101.2", mayBlock},
          Condition{Aspect::limits, "cannot-be-blocked", "700.4 507.1a", mayBeBlocked}})
        blocks.conditions.push_back(condition);
    VerbSpec guards = redirectVerb("guard", "507.1a");
    for (const Condition& condition :
         {Condition{Aspect::object, "only-guardmen-guard", "507.2b", hasIt<guardman>},
          Condition{Aspect::limits, "guards-creatures-alone", "507.1a", isAnotherAttacked}})
        guards.conditions.push_back(condition);
    return {
        std::move(blocks),
        std::move(guards),
        {.word = "end redirecting",
         .conditions = {onlyWhen<isAsked>("nothing-to-redirect", "507.1"),
                        onlyFor<isAsked, defender>("other-player-decides", "507.1"),
                        {Aspect::limits, "somebody-must-block", "507.1b", nobodyMustBlock, nullptr, false}},
         .onlyWhenAsked = true}};
}

} // namespace takujo::duel_masters
