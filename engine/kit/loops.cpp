#include "engine/kit/loops.h"

#include "engine/core/hash.h"
#include "engine/core/zones.h"
#include "engine/kit/journal.h"
#include "engine/kit/kit_procedures.h"
#include "engine/kit/position_hash.h"
#include "engine/kit/rulebook.h"
#include "engine/kit/script/procedure_parts.h"
#include "engine/kit/script/records.h"

#include <algorithm>
#include <bit>

namespace takujo {

namespace {

/// So many answers, and the way is taken for no loop. Before that, watching begins anew now and then, so that
/// what led into the loop is left behind.
constexpr std::size_t longestLoop = 64;
constexpr std::size_t beginsAnewAt = 8;
/// The largest number of rounds that can be said; nothing in a game needs more.
constexpr std::int32_t mostRounds = 99;

const auto& rulesOf(const Position& position) {
    return position.rules.tables().endless;
}
bool isWatched(const Position& position, const Decision& decision) {
    return decision.procedure != procedures::repeating &&
           !(rulesOf(position).oneStops.empty() && rulesOf(position).bothStop.empty());
}

/// What an object is by itself, and where: handles change from round to round.
std::uint64_t nameOf(const State& state, ObjectId id) {
    if (!lives(state, id))
        return id.exists() ? 1 : 0;
    const ObjectRecord& object = record(state, id);
    Hasher hasher;
    hasher.add(object.zone.kind | (static_cast<std::uint64_t>(object.zone.player) << 8U) |
               (static_cast<std::uint64_t>(object.controller) << 16U));
    if (object.card != CardId::none)
        hasher.add(object.card);
    else if (const EffectRecord* const effect = effectAt(state, id))
        hasher.add(effect->definition | (static_cast<std::uint64_t>(effect->ability) << 16U));
    return hasher.value();
}

std::uint64_t nameOf(const State& state, const Option& option) {
    Hasher hasher; // not by its place: nobody need say that
    hasher.add(option.verb | (static_cast<std::uint64_t>(static_cast<std::uint32_t>(option.value)) << 32U));
    hasher.add(nameOf(state, option.object));
    hasher.add(nameOf(state, option.target));
    return hasher.value();
}

/// The question in short: cheap, and the same every time round. How many cards there are where is most of it.
std::uint32_t keyOf(const Position& position, const Decision& decision) {
    const State& state = position.state;
    Hasher hasher;
    hasher.add(decision.procedure | (static_cast<std::uint64_t>(decision.step) << 16U) |
               (static_cast<std::uint64_t>(decision.decider) << 32U) |
               (static_cast<std::uint64_t>(state.phase) << 40U) |
               (static_cast<std::uint64_t>(state.passes) << 48U));
    hasher.add(state.turn | (static_cast<std::uint64_t>(state.frames.size()) << 16U) |
               (static_cast<std::uint64_t>(state.effects.size()) << 32U));
    for (const ZoneRecord& zone : state.zones)
        hasher.add(zone.count);
    const auto key = static_cast<std::uint32_t>(hasher.value());
    return key == 0 ? 1 : key;
}

/// Where the texts that are being followed stand: what is offered for one card after the other, or in one
/// sentence after the other, is no loop. The first local names the effect, and later ones may be handles.
void addTexts(const State& state, Hasher& hasher) {
    for (const Frame& frame : state.frames)
        if (frame.procedure >= procedures::announcing && frame.procedure < procedures::firstOfGame)
            for (const std::size_t local : {1U, 2U, 3U})
                hasher.add(static_cast<std::uint32_t>(frame.locals[local]));
}

/// Where an answer is barred: what else could be done there does not matter.
std::uint64_t placeOfBar(const Position& position) {
    Hasher hasher;
    hasher.add(positionHashWithoutNumbers(position));
    addTexts(position.state, hasher);
    return hasher.value();
}

/// What is looked at to tell whether two questions are the same.
std::uint64_t placeOf(const Position& position, const Decision& decision) {
    Hasher hasher;
    hasher.add(placeOfBar(position));
    hasher.add(position.state.turn);
    for (const Option& option : decision.options)
        hasher.add(nameOf(position.state, option));
    return hasher.value();
}

bool doesNothing(const Decision& decision, const Option& option) {
    return decision.kind == DecisionKind::act && !option.object.exists();
}

std::uint16_t momentOf(const State& state) {
    constexpr unsigned phases = 16;
    return static_cast<std::uint16_t>(state.turn * phases + state.phase);
}

void forget(State& state) {
    state.loop.clear();
    state.loopCounters.clear();
    const auto keys = state.looping.keys;
    const auto lastKey = state.looping.lastKey;
    state.looping = {};
    state.looping.keys = keys;
    state.looping.lastKey = lastKey;
}

void beginWatching(const Position& position, State& state, const Decision& decision, std::uint32_t key) {
    forget(state);
    state.looping.start = placeOf(position, decision);
    state.looping.startKey = key;
    state.looping.moment = momentOf(state);
    std::size_t i = 0;
    for (const PlayerRecord& player : state.players)
        for (const std::int32_t value : player.values)
            state.looping.values[i++] = value;
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

bool canStop(const State& state, Player player) {
    return std::ranges::any_of(state.loop, [&](const LoopAnswer& answer) {
        return answer.decider == player && (answer.flags & LoopAnswer::canStop) != 0;
    });
}

std::uint16_t firstStop(const State& state, Player player) {
    const auto found = std::ranges::find_if(state.loop, [&](const LoopAnswer& answer) {
        return answer.decider == player && (answer.flags & LoopAnswer::canStop) != 0;
    });
    return static_cast<std::uint16_t>(found - state.loop.begin());
}

// How often: asked of one player, or of the turn player and then of the other.

enum RepeatLocal : std::size_t { firstPlayer, secondPlayer, firstNumber };
enum RepeatStep : std::uint16_t { askFirst, askSecond };
constexpr std::int32_t noSecond = -1;

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

void carryOut(Run& run, Player stops, std::int32_t rounds, bool both) {
    LoopRecord& loop = run.state.looping;
    loop.repeats = 1;
    loop.roundsLeft = static_cast<std::uint16_t>(rounds);
    loop.at = 0;
    loop.stopsAt = firstStop(run.state, stops);
    loop.both = both ? 1 : 0;
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
    // Of two numbers the smaller one counts; OPEN 30 of the first game with such a rule: the turn player
    // stops where they are equal, and who is asked first is that player.
    const bool isSecondSmaller = both && answer.value < run.local(firstNumber);
    const std::int32_t rounds = both ? std::min(answer.value, run.local(firstNumber)) : answer.value;
    carryOut(run, isSecondSmaller ? opponentOf(first) : first, rounds, both);
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

VerbSpec repeatVerb(std::string_view oneStops, std::string_view bothStop) {
    const auto who = [](std::string_view rule, bool (*applies)(const Position&)) {
        return Condition{Aspect::actor, "other-player-says-how-often",
                         rule,          isWhoIsAsked,
                         describeAsked, false,
                         nullptr,       0,
                         applies};
    };
    return {
        .word = "repeat",
        .conditions = {{Aspect::time, "no-loop-now", oneStops, isAsked, nullptr, false},
                       who(oneStops, isForOne),
                       who(bothStop, isForBoth),
                       {Aspect::choices, "no-such-number-of-rounds", oneStops, isSuchNumber, nullptr, false}},
        .values = listNumbers,
        .onlyWhenAsked = true};
}

namespace loops {

void note(const Position& position, State& state, const Decision& decision, const Option& option) {
    if (!isWatched(position, decision))
        return;
    LoopRecord& loop = state.looping;
    if (loop.start != 0 && loop.moment != momentOf(state))
        forget(state);
    if (!decision.within) {
        const std::uint32_t key = keyOf(position, decision);
        if (loop.start != 0) {
            const std::size_t length = state.loop.size();
            if (length >= beginsAnewAt && std::has_single_bit(length))
                beginWatching(position, state, decision, key);
        } else if (std::ranges::find(loop.keys, key) != loop.keys.end()) {
            beginWatching(position, state, decision, key);
        }
        loop.lastKey = static_cast<std::uint16_t>((loop.lastKey + 1) % LoopRecord::keyCount);
        loop.keys[loop.lastKey] = key;
    }
    if (loop.start == 0)
        return;
    if (state.loop.size() >= longestLoop) {
        forget(state);
        return;
    }
    LoopAnswer answer;
    answer.option = nameOf(state, option);
    answer.decider = decision.decider;
    if (decision.options.size() > 1)
        answer.flags = doesNothing(decision, option) ? LoopAnswer::passes
                       : decision.within             ? std::uint8_t{0}
                                                     : LoopAnswer::canStop;
    if ((answer.flags & LoopAnswer::canStop) != 0)
        answer.position = placeOfBar(position);
    state.loop.push_back(answer);
}

namespace {

/// The bars at the end: who stops may not go on with it here; and if both could have, the other one may not
/// begin it again either.
void bar(const Position& position, State& state, Player stops) {
    const LoopAnswer& here = state.loop[state.looping.stopsAt];
    state.loopBars.push_back({placeOfBar(position), here.option, stops, state.looping.both, {}});
    if (state.looping.both == 0)
        return;
    const LoopAnswer& other = state.loop[firstStop(state, opponentOf(stops))];
    state.loopBars.push_back({other.position, other.option, opponentOf(stops), 1, {}});
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
    }
    const LoopAnswer& answer = state.loop[loop.at];
    if (loop.roundsLeft == 0 && loop.at == loop.stopsAt) {
        bar(position, state, answer.decider);
        forget(state);
        return {Found::stopped};
    }
    const auto same = std::ranges::find_if(
        decision.options, [&](const Option& option) { return nameOf(state, option) == answer.option; });
    if (decision.decider != answer.decider || same == decision.options.end()) {
        forget(state);
        return {};
    }
    ++loop.at;
    return {Found::answer, static_cast<std::size_t>(same - decision.options.begin())};
}

} // namespace

Look look(const Position& position, State& state, const Decision& decision) {
    if (state.looping.start == 0 || !isWatched(position, decision))
        return {};
    if (state.looping.repeats != 0)
        return again(position, state, decision);
    if (state.loop.empty() || !isBackAtStart(position, decision))
        return {};
    const bool a = canStop(state, Player::a);
    const bool b = canStop(state, Player::b);
    const auto& rules = rulesOf(position);
    if (!a && !b) {
        const bool isForced = std::ranges::none_of(
            state.loop, [](const LoopAnswer& answer) { return (answer.flags & LoopAnswer::passes) != 0; });
        return {isForced && !rules.rule.empty() && compareNumbers(state) == Numbers::same ? Found::forced
                                                                                          : Found::nothing};
    }
    if ((a && b ? rules.bothStop : rules.oneStops).empty())
        return {};
    const Player first = a && b ? state.turnPlayer : a ? Player::a : Player::b;
    const std::int32_t second = a && b ? static_cast<std::int32_t>(indexOf(opponentOf(first))) : noSecond;
    state.frames.push_back(
        {procedures::repeating, 0, {static_cast<std::int32_t>(indexOf(first)), second, 0}});
    return {Found::ask};
}

void leaveOutBarred(const Position& position, Decision& decision) {
    const State& state = position.state;
    if (state.loopBars.empty() || decision.within || decision.options.size() < 2 ||
        std::ranges::find(state.loopBars, decision.decider, &LoopBar::player) == state.loopBars.end())
        return;
    const auto isBarred = [&](const Option& option) {
        return barOf(position, decision, {decision.decider, option}) != nullptr;
    };
    if (!std::ranges::all_of(decision.options, isBarred))
        std::erase_if(decision.options, isBarred);
}

const LoopBar* barOf(const Position& position, const Decision& decision, const Attempt& attempt) {
    const State& state = position.state;
    if (state.loopBars.empty() || attempt.player != decision.decider)
        return nullptr;
    const std::uint64_t place = placeOfBar(position);
    const std::uint64_t option = nameOf(state, attempt.option);
    const auto found = std::ranges::find_if(state.loopBars, [&](const LoopBar& bar) {
        return bar.player == attempt.player && bar.position == place && bar.option == option;
    });
    return found == state.loopBars.end() ? nullptr : &*found;
}

} // namespace loops

} // namespace takujo
