#include "engine/kit/loops/loops.h"

#include "engine/kit/loops/loop_places.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/rules/rulebook.h"

#include <algorithm>

namespace takujo::loops {

namespace {

/// Watching begins anew after so many answers, and then after twice as many each time: so what led into the
/// loop is left behind, and any round of up to half of the longest is found.
constexpr std::uint16_t firstLength = 8;
constexpr std::uint16_t longestLength = 2048;
/// So many rounds of a loop that nobody can stop, and whatever grows in it will not end it.
constexpr std::uint16_t roundsOfForced = 1000;
/// Rounds that are told one by one, at the end.
constexpr std::uint16_t roundsTold = 10;
/// No answer of the round: the loop is not stopped.
constexpr std::uint16_t nowhere = 0xffff;

bool isWatched(const Position& position, const Decision& decision) {
    const auto& rules = position.rules.tables().endless;
    return decision.procedure != procedures::repeating && !(rules.oneStops.empty() && rules.bothStop.empty());
}

bool doesNothing(const Decision& decision, const Option& option) {
    return decision.kind == DecisionKind::act && !option.object.exists();
}

std::uint16_t momentOf(const State& state) {
    constexpr unsigned phases = 16;
    return static_cast<std::uint16_t>(state.turn * phases + state.phase);
}

/// Nothing is watched any more; the last questions are still known.
void forget(State& state) {
    state.loop.clear();
    state.loopCounters.clear();
    LoopRecord fresh;
    fresh.keys = state.looping.keys;
    fresh.lastKey = state.looping.lastKey;
    fresh.moment = state.looping.moment;
    state.looping = fresh;
}

void beginWatching(const Position& position, State& state, const Decision& decision, std::uint32_t key) {
    const auto length = static_cast<std::uint16_t>(std::max<int>(firstLength, state.looping.length * 2));
    forget(state);
    LoopRecord& loop = state.looping;
    loop.start = placeOf(position, decision);
    loop.startKey = key;
    loop.length = length;
    loop.clock = state.clock;
    std::size_t i = 0;
    for (const PlayerRecord& player : state.players)
        for (const std::int32_t value : player.values)
            loop.values[i++] = value;
    state.loopCounters = state.counters;
}

/// Rounds in which a number shrinks come to an end by themselves.
enum class Numbers : std::uint8_t { same, grown, shrunk };
Numbers compareNumbers(const State& state) {
    bool same = state.counters.size() == state.loopCounters.size();
    std::size_t i = 0;
    for (const PlayerRecord& player : state.players)
        for (const std::int32_t value : player.values) {
            if (value < state.looping.values[i])
                return Numbers::shrunk;
            same = same && value == state.looping.values[i];
            ++i;
        }
    for (const CounterRecord& before : state.loopCounters) {
        const auto now = std::ranges::find_if(state.counters, [&](const CounterRecord& counter) {
            return counter.object == before.object && counter.name == before.name;
        });
        if (now == state.counters.end() || now->count < before.count)
            return Numbers::shrunk;
        same = same && now->count == before.count;
    }
    return same ? Numbers::same : Numbers::grown;
}

bool isBackAtStart(const Position& position, const Decision& decision) {
    const LoopRecord& loop = position.state.looping;
    return !decision.within && keyOf(position, decision) == loop.startKey &&
           compareNumbers(position.state) != Numbers::shrunk && placeOf(position, decision) == loop.start;
}

bool isStopOf(const LoopAnswer& answer, Player player) {
    return answer.decider == player && (answer.flags & LoopAnswer::canStop) != 0;
}

bool canStop(const State& state, Player player) {
    return std::ranges::any_of(state.loop,
                               [&](const LoopAnswer& answer) { return isStopOf(answer, player); });
}

std::uint16_t firstStop(const State& state, Player player) {
    const auto found =
        std::ranges::find_if(state.loop, [&](const LoopAnswer& answer) { return isStopOf(answer, player); });
    return static_cast<std::uint16_t>(found - state.loop.begin());
}

/// It has been asked not long ago, or so many others have been asked since the moment began that a long round
/// may have passed.
bool mayComeRound(LoopRecord& loop, std::uint32_t key) {
    return ++loop.answered > LoopRecord::keyCount || std::ranges::find(loop.keys, key) != loop.keys.end();
}

/// Nothing has been done or begun in the round but going through steps: it makes no difference how often
/// somebody does, so that nobody is asked.
bool isIdle(const State& state) {
    return state.clock == state.looping.clock && compareNumbers(state) == Numbers::same;
}

} // namespace

void note(const Position& position, State& state, const Decision& decision, const Option& option) {
    if (!isWatched(position, decision))
        return;
    LoopRecord& loop = state.looping;
    if (loop.moment != momentOf(state)) {
        forget(state);
        loop.moment = momentOf(state);
    }
    if (!decision.within) {
        const std::uint32_t key = keyOf(position, decision);
        const bool begins = loop.start != 0 ? state.loop.size() >= loop.length : mayComeRound(loop, key);
        if (begins)
            beginWatching(position, state, decision, key);
        loop.lastKey = static_cast<std::uint16_t>((loop.lastKey + 1) % LoopRecord::keyCount);
        loop.keys[loop.lastKey] = key;
    }
    if (loop.start == 0)
        return;
    if (state.loop.size() >= longestLength) {
        forget(state);
        return;
    }
    LoopAnswer answer;
    answer.option = nameOf(state, option);
    answer.decider = decision.decider;
    if (decision.options.size() > 1 && !decision.within)
        answer.flags = doesNothing(decision, option) ? LoopAnswer::passes : LoopAnswer::canStop;
    state.loop.push_back(answer);
}

void arrive(const Position& position, State& state) {
    if (!state.loopBars.empty())
        std::erase_if(state.loopBars, [](const LoopBar& bar) { return bar.lasts == LoopBar::used; });
    if (state.looping.leaves == Player::nobody)
        return;
    state.looping.stops[indexOf(state.looping.leaves)].next = placeOfBar(position);
    state.looping.leaves = Player::nobody;
}

std::size_t optionLike(const State& state, const LoopAnswer& answer, const Decision& decision) {
    if (decision.decider != answer.decider)
        return decision.options.size();
    const auto same = std::ranges::find_if(
        decision.options, [&](const Option& option) { return nameOf(state, option) == answer.option; });
    return static_cast<std::size_t>(same - decision.options.begin());
}

namespace {

/// Who stops may not go on with it here, once if both could have stopped it: then it is the other one who may
/// not begin it again.
void bar(State& state, Player stops) {
    const LoopRecord& loop = state.looping;
    const auto barred = [&](Player player, std::uint8_t lasts) {
        const LoopStop& stop = loop.stops[indexOf(player)];
        state.loopBars.push_back({stop.place, stop.next, player, loop.both, lasts, {}});
    };
    barred(stops, loop.both != 0 ? LoopBar::once : LoopBar::always);
    if (loop.both != 0)
        barred(opponentOf(stops), LoopBar::always);
}

Look again(const Position& position, State& state, const Decision& decision) {
    LoopRecord& loop = state.looping;
    if (loop.at == state.loop.size()) {
        loop.at = 0;
        --loop.roundsLeft;
        if (!isBackAtStart(position, decision)) { // something else has come of it
            forget(state);
            return {};
        }
        if (loop.roundsLeft == 0 && loop.stopsAt == nowhere)
            return {Found::forced};
    }
    const LoopAnswer& answer = state.loop[loop.at];
    if (loop.roundsLeft == 0 && loop.at == loop.stopsAt) {
        bar(state, answer.decider);
        forget(state);
        return {Found::stopped};
    }
    const std::size_t option = optionLike(state, answer, decision);
    if (option == decision.options.size()) {
        forget(state);
        return {};
    }
    ++loop.at;
    return {Found::answer, option};
}

void begin(State& state, std::int32_t rounds, std::uint16_t stopsAt) {
    LoopRecord& loop = state.looping;
    loop.repeats = 1;
    loop.roundsLeft = static_cast<std::uint16_t>(rounds);
    loop.at = 0;
    loop.stopsAt = stopsAt;
}

} // namespace

Look look(const Position& position, State& state, const Decision& decision) {
    if (state.looping.start == 0 || !isWatched(position, decision))
        return {};
    if (state.looping.repeats != 0)
        return again(position, state, decision);
    return {!state.loop.empty() && isBackAtStart(position, decision) ? Found::loop : Found::nothing};
}

LoopOutcome settle(const Position& position, State& state) {
    const auto& rules = position.rules.tables().endless;
    const bool a = canStop(state, Player::a);
    const bool b = canStop(state, Player::b);
    if (isIdle(state) && a != b) {
        carryOut(state, a ? Player::a : Player::b, 0, false);
        return LoopOutcome::goesOn;
    }
    if (!a && !b) {
        const bool isForced = std::ranges::none_of(
            state.loop, [](const LoopAnswer& answer) { return (answer.flags & LoopAnswer::passes) != 0; });
        if (!isForced || rules.rule.empty())
            return LoopOutcome::goesOn;
        if (compareNumbers(state) == Numbers::same)
            return LoopOutcome::forced;
        begin(state, roundsOfForced, nowhere); // what grows may end it
        return LoopOutcome::goesOn;
    }
    if ((a && b ? rules.bothStop : rules.oneStops).empty())
        return LoopOutcome::goesOn;
    const Player first = a && b ? state.turnPlayer : a ? Player::a : Player::b;
    callRepeating(state, first, a && b);
    return LoopOutcome::asked;
}

void carryOut(State& state, Player stops, std::int32_t rounds, bool both) {
    begin(state, rounds, firstStop(state, stops));
    state.looping.both = both ? 1 : 0;
}

bool isLong(const State& state) {
    return state.looping.repeats != 0 && state.looping.roundsLeft > roundsTold;
}

const LoopBar* barAt(const Position& position, Player player) {
    const std::vector<LoopBar>& bars = position.state.loopBars;
    if (std::ranges::find(bars, player, &LoopBar::player) == bars.end())
        return nullptr;
    const std::uint64_t place = placeOfBar(position);
    const auto found = std::ranges::find_if(
        bars, [&](const LoopBar& bar) { return bar.player == player && bar.place == place; });
    return found == bars.end() ? nullptr : &*found;
}

bool isBarred(const State& state, Player player, std::uint64_t place, std::uint64_t next) {
    return std::ranges::any_of(state.loopBars, [&](const LoopBar& bar) {
        return bar.player == player && bar.place == place && bar.next == next;
    });
}

void useBars(State& state, const Decision& decision) {
    if (decision.within)
        return;
    for (LoopBar& bar : state.loopBars)
        if (bar.lasts == LoopBar::once && bar.player == decision.decider)
            bar.lasts = LoopBar::used;
}

} // namespace takujo::loops
