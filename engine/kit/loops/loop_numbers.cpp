#include "engine/kit/journal.h"
#include "engine/kit/loops/loops.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/following/procedure_parts.h"

#include <algorithm>

// How often a loop is repeated: asked of one player, or of the turn player and then of the other.

namespace takujo {

namespace {

/// The largest number of rounds that can be said. What cards count and compare (power, counters, cards) has
/// no more than five digits and changes by thousands where it is large, so more rounds than these come to
/// nothing else. Players who want more than each other need a largest number, or they would never be done.
constexpr std::int32_t mostRounds = 9999;

enum RepeatLocal : std::size_t { firstPlayer, secondPlayer, firstNumber };
enum RepeatStep : std::uint16_t { askFirst, askSecond };
constexpr std::int32_t noSecond = -1;

const auto& rulesOf(const Position& position) {
    return position.rules.tables().endless;
}

std::int32_t localOf(const State& state, std::size_t local) {
    return state.frames.back().locals[local];
}
Player askedNow(const State& state) {
    const Frame& frame = state.frames.back();
    return static_cast<Player>(frame.locals[frame.step == askFirst ? firstPlayer : secondPlayer]);
}
bool isAsking(const Position& position) {
    const State& state = position.state;
    return !state.over() && !state.frames.empty() && state.frames.back().procedure == procedures::repeating;
}
bool isForBoth(const Position& position) {
    return isAsking(position) && position.state.frames.back().locals[secondPlayer] != noSecond;
}
bool isForOne(const Position& position) {
    return isAsking(position) && !isForBoth(position);
}

void offerNumbers(const Position& position, Decision& decision) {
    decision.decider = askedNow(position.state);
    decision.goal = localOf(position.state, firstNumber); // what the other one has said
    for (std::int32_t number = 0; number <= mostRounds; ++number) {
        Option option;
        option.verb = rulesOf(position).verb;
        option.value = number;
        decision.options.push_back(option);
    }
}

Next takeNumber(Run& run, const Option& answer) {
    const bool both = run.local(secondPlayer) != noSecond;
    const auto& rules = run.rules.tables().endless;
    takujo::note(run, "says how often", askedNow(run.state), both ? rules.bothStop : rules.oneStops,
                 {numberArgument("number", answer.value)});
    if (both && run.state.frames.back().step == askFirst) {
        run.local(firstNumber) = answer.value;
        return Next::on();
    }
    const auto first = static_cast<Player>(run.local(firstPlayer));
    // Of two numbers the smaller one counts; where they are equal, that of whoever was asked first counts as
    // the smaller one.
    const bool isSecondSmaller = both && answer.value < run.local(firstNumber);
    const std::int32_t rounds = both ? std::min(answer.value, run.local(firstNumber)) : answer.value;
    loops::carryOut(run.state, isSecondSmaller ? opponentOf(first) : first, rounds, both);
    return Next::finish();
}

bool isAsked(const Position& position, const Attempt&) {
    return isAsking(position);
}
bool isWhoIsAsked(const Position& position, const Attempt& attempt) {
    return !isAsking(position) || askedNow(position.state) == attempt.player;
}
void describeAsked(const Position& position, const Attempt&, Arguments& arguments) {
    if (isAsking(position))
        arguments.push_back(playerArgument("decider", askedNow(position.state)));
}
bool isSuchNumber(const Position&, const Attempt& attempt) {
    return attempt.option.value >= 0 && attempt.option.value <= mostRounds;
}
void describeMost(const Position&, const Attempt&, Arguments& arguments) {
    arguments.push_back(numberArgument("most", mostRounds));
}
void listNumbers(const Position& position, const Attempt&, std::vector<std::int32_t>& values) {
    if (!isAsking(position))
        return;
    for (std::int32_t number = 0; number <= mostRounds; ++number)
        values.push_back(number);
}

} // namespace

Procedure repeatingProcedure() {
    const Question howOften{DecisionKind::number, offerNumbers, takeNumber};
    return {"a loop",
            "",
            {{"how often is it repeated", "", howOften}, {"how often for the other one", "", howOften}}};
}

void callRepeating(State& state, Player first, bool both) {
    const std::int32_t second = both ? static_cast<std::int32_t>(indexOf(opponentOf(first))) : noSecond;
    state.frames.push_back(
        {procedures::repeating, 0, {static_cast<std::int32_t>(indexOf(first)), second, 0}});
}

VerbSpec repeatVerb(std::string_view oneStops, std::string_view bothStop) {
    const auto who = [](std::string_view rule, bool (*applies)(const Position&)) {
        return Condition{Aspect::actor, "other-player-says-how-often",
                         rule,          isWhoIsAsked,
                         describeAsked, false,
                         nullptr,       0,
                         applies};
    };
    return {.word = "repeat",
            .conditions = {{Aspect::time, "no-loop-now", oneStops, isAsked, nullptr, false},
                           who(oneStops, isForOne),
                           who(bothStop, isForBoth),
                           {Aspect::choices, "no-such-number-of-rounds", oneStops, isSuchNumber, describeMost,
                            false}},
            .values = listNumbers,
            .onlyWhenAsked = true};
}

} // namespace takujo
