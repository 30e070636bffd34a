#include "engine/core/card_numbers.h"
#include "engine/core/scratch.h"
#include "engine/games/fftcg/attack_phase.h"
#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/cards_moving.h"
#include "engine/games/fftcg/chapters.h"
#include "engine/games/fftcg/faults.h"
#include "engine/kit/attacks.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/journal.h"
#include "engine/kit/marks.h"
#include "engine/kit/offers.h"
#include "engine/kit/play/suggesting.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/rules/work.h"
#include "engine/kit/script/doing/damage.h"

#include <algorithm>

namespace takujo::fftcg {

namespace {

enum ResolutionStep : std::uint16_t {
    settle,
    firstRound,
    window,
    windowEnds,
    lastRound,
    afterDamage,
    dissolve
};
enum RoundStep : std::uint16_t { begin, dividing, battle, player };
/// In the frame of the resolution: whether anybody strikes first.
constexpr std::size_t twoRounds = 0;
enum Round : std::int32_t { first, last };

/// Settled once, when the step begins.
Next settleFirstStrike(Run& run) {
    const Scratch<ObjectId> holders = firstStrikers(run, attacks::attackers(run), attacks::blocker(run));
    for (const ObjectId id : holders)
        proposeMark(run, id, strikesFirst);
    run.local(twoRounds) = holders.empty() ? 0 : 1;
    return Next::on();
}

Next strikeFirst(Run& run) {
    return run.local(twoRounds) != 0 ? Next::call(damageRound, {first}) : Next::jump(lastRound);
}

/// Between the rounds there is priority, and with it rule processes, but no summon or ability may be used.
Next openWindow(Run& run) {
    run.state.flags |= firstStrikeWindow;
    return givePriority(run.state.turnPlayer);
}
Next closeWindow(Run& run) {
    run.state.flags &= ~firstStrikeWindow;
    return Next::on();
}

Next strikeLast(Run&) {
    return Next::call(damageRound, {last});
}
Next turnPlayersPriority(Run& run) {
    return givePriority(run.state.turnPlayer);
}

/// The battle is over, and with it the party.
Next endBattle(Run& run) {
    attacks::endBattle(run);
    run.state.flags &= ~attackIsBlocked;
    return Next::finish();
}

} // namespace

Scratch<ObjectId> firstStrikers(const Position& position, const Scratch<ObjectId>& attackers,
                                ObjectId blocker) {
    Scratch<ObjectId> holders;
    if (!is(position, firstStrikeFirst))
        return holders;
    const auto strikes = [&](ObjectId id) { return has(position, id, firstStrike); };
    const bool together = std::ranges::all_of(attackers, strikes) || !is(position, partyStrikesFirstTogether);
    if (together)
        std::ranges::copy_if(attackers, std::back_inserter(holders), strikes);
    if (blocker.exists() && strikes(blocker))
        holders.push_back(blocker);
    return holders;
}

bool isDamageDealt(const State& state) {
    const Frame& now = state.frames.back();
    // While the blocker divides its damage, the round has been begun, and nothing has been dealt.
    const bool isToBeDivided = now.procedure == damageRound && now.step <= dividing;
    return hasReached(state, damageResolution, afterDamage) && !isToBeDivided;
}

Procedure damageResolutionSteps() {
    return {"damage resolution",
            "10.1.4",
            {{"who strikes first", "15.2.3.2", settleFirstStrike},
             {"first strike", "15.2.3.2", strikeFirst},
             {"priority, but no summon or ability can be used", "15.2.3.3", openWindow},
             {"the rest of the damage", "", closeWindow},
             {"damage", "", strikeLast},
             {"the turn player has priority", "10.1.4.4", turnPlayersPriority},
             {"the battle is over", "10.1.4.5 15.1.1.9.9", endBattle}}};
}

namespace {

// One round of damage: local 0 is the round. What the blocker gives to whom is in the picks.
constexpr std::size_t whichRound = 0;

bool strikesNow(const Position& position, ObjectId id) {
    const bool isFirst = hasMark(position.state, id, strikesFirst);
    return (position.state.frames.back().locals[whichRound] == first) == isFirst;
}

Scratch<ObjectId> strikersOf(const Position& position) {
    Scratch<ObjectId> strikers = attacks::attackers(position);
    std::erase_if(strikers, [&](ObjectId id) { return !strikesNow(position, id); });
    return strikers;
}

bool blockerDivides(const Position& position) {
    const ObjectId blocker = attacks::blocker(position);
    return blocker.exists() && strikesNow(position, blocker) && attacks::attackers(position).size() > 1;
}

Next beginRound(Run& run) {
    return blockerDivides(run) ? Next::on() : Next::jump(battle);
}

std::int32_t assignedSoFar(const State& state) {
    std::int32_t sum = 0;
    for (const Pick& pick : state.picks)
        sum += pick.value;
    return sum;
}

/// The member that gets its share next: one after the other, in the order of the field.
ObjectId nextMember(const Position& position) {
    const Scratch<ObjectId> party = attacks::attackers(position);
    const std::size_t served = position.state.picks.size();
    return served < party.size() ? party[served] : ObjectId{};
}

std::int32_t leftToAssign(const Position& position) {
    const ObjectId blocker = attacks::blocker(position);
    return blocker.exists() ? powerOf(position, blocker) - assignedSoFar(position.state) : 0;
}

bool isLastMember(const Position& position) {
    return position.state.picks.size() + 1 >= attacks::attackers(position).size();
}

/// Thousands, and whatever the thousands leave over to one member (OPEN 7). The last takes the rest.
void listShares(const Position& position, const Attempt& attempt, std::vector<std::int32_t>& values) {
    if (attempt.option.object != nextMember(position))
        return;
    const std::int32_t left = leftToAssign(position);
    if (isLastMember(position)) {
        values.push_back(left);
        return;
    }
    const std::int32_t unit = unitOfShares(left, value(position, shareInThousands));
    const std::int32_t remainder = left % unit;
    for (std::int32_t share = 0; share <= left; share += unit) {
        work::spend();
        values.push_back(share);
        if (remainder != 0 && share + remainder <= left)
            values.push_back(share + remainder);
    }
}

void offerShares(const Position& position, Decision& decision) {
    decision.decider = attacks::defender(position.state);
    decision.about = attacks::blocker(position);
    decision.done = assignedSoFar(position.state);
    decision.goal = decision.done + leftToAssign(position);
    offer(position, decision.decider, assign, decision);
}

Next takeShare(Run& run, const Option& answer) {
    run.state.picks.push_back({answer.object, answer.value, assign, {}});
    return nextMember(run).exists() ? Next::again() : Next::on();
}

std::int32_t battleDamageOf(const Run& run, ObjectId id) {
    return is(run, battleDamageIsPower) ? powerOf(run, id) : 0;
}

Next dealBattleDamage(Run& run) {
    const ObjectId blocker = attacks::blocker(run);
    if (blocker.exists()) {
        const Scratch<ObjectId> party = attacks::attackers(run);
        for (const ObjectId id : strikersOf(run))
            if (!isBroken(faults::oneMemberIsBlocked) || id == party.front())
                dealInCombat(run, id, blocker, battleDamageOf(run, id));
        if (!run.state.picks.empty())
            for (const Pick& pick : run.state.picks)
                dealInCombat(run, blocker, pick.object, pick.value);
        else if (!party.empty() && strikesNow(run, blocker))
            dealInCombat(run, blocker, party.front(), battleDamageOf(run, blocker));
    }
    run.state.picks.clear();
    return Next::on();
}

/// One point for the whole attack, party or not. OPEN 6: an attack whose blocker has gone was blocked all the
/// same.
Next dealDamageToOpponent(Run& run) {
    const bool blocked =
        is(run, blockedIsBlocked) ? (run.state.flags & attackIsBlocked) != 0 : attacks::blocker(run).exists();
    const std::int32_t points = value(run, oneDamagePerAttack);
    const bool othersStrike = isBroken(faults::oneMemberIsBlocked) && strikersOf(run).size() > 1;
    if ((blocked && !othersStrike) || strikersOf(run).empty() || points == 0)
        return Next::finish();
    return dealDamageOfAttack(attacks::defender(run.state), points);
}

constexpr auto isDividing = asksAt<damageRound, dividing>;

Player divider(const Position& position) {
    return attacks::defender(position.state);
}
bool isMember(const Position& position, const Attempt& attempt) {
    const Scratch<ObjectId> party = attacks::attackers(position);
    return std::ranges::find(party, attempt.option.object) != party.end();
}
bool isNext(const Position& position, const Attempt& attempt) {
    return !isDividing(position) || attempt.option.object == nextMember(position);
}
void describeNext(const Position& position, const Attempt&, Arguments& arguments) {
    if (const ObjectId next = nextMember(position); next.exists())
        arguments.push_back(
            cardArgument("next", position.state.cards[record(position.state, next).card].definition));
}
void describeShares(const Position& position, const Attempt&, Arguments& arguments) {
    arguments.push_back(numberArgument("unit", value(position, shareInThousands)));
    arguments.push_back(numberArgument("left", leftToAssign(position)));
    if (isLastMember(position))
        arguments.push_back(numberArgument("last", 1));
}
bool isInThousands(const Position& position, const Attempt& attempt) {
    if (!isDividing(position) || attempt.option.object != nextMember(position))
        return true;
    Scratch<std::int32_t> shares;
    listShares(position, attempt, shares);
    return std::ranges::find(shares, attempt.option.value) != shares.end();
}

} // namespace

/// Each member gets what fells it, as long as there is enough.
std::size_t suggestAnswer(const Position& position, const Decision& decision) {
    const ObjectId member = isDividing(position) ? nextMember(position) : ObjectId{};
    if (!member.exists())
        return playing::suggest(position, decision);
    const std::int32_t needed = powerOf(position, member) - record(position.state, member).damage;
    const auto fells = [&](const Option& option) { return option.value >= needed; };
    const auto least = std::ranges::min_element(
        decision.options, {}, [&](const Option& option) { return std::pair{!fells(option), option.value}; });
    if (least != decision.options.end() && fells(*least))
        return static_cast<std::size_t>(least - decision.options.begin());
    return playing::suggest(position, decision);
}

Procedure damageRoundSteps() {
    return {"a round of damage",
            "10.1.4",
            {{"who deals damage now", "", beginRound},
             {"the blocker divides its damage among the party", "10.1.4.2.1",
              Question{DecisionKind::divide, offerShares, takeShare, Question::moment}},
             {"both sides deal battle damage", "10.1.4.2", dealBattleDamage},
             {"an unblocked attack deals one damage", "10.1.4.1", dealDamageToOpponent}}};
}

VerbSpec assignVerb() {
    return {
        .word = "assign",
        .from = {{field, Whose::opponents}},
        .conditions = {onlyWhen<isDividing>("no-damage-to-divide", "10.1.4.2.1"),
                       onlyFor<isDividing, divider>("other-player-divides", "10.1.4.2.1"),
                       {Aspect::object, "not-in-the-party", "10.1.4.2.1", isMember},
                       {Aspect::object, "another-member-first", "10.1.4.2.1", isNext, describeNext},
                       {Aspect::choices, "shares-in-thousands", "10.1.4.2.1", isInThousands, describeShares}},
        .values = listShares};
}

} // namespace takujo::fftcg
