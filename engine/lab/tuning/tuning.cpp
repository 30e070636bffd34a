#include "engine/lab/tuning/tuning.h"

#include "engine/core/random.h"
#include "engine/lab/simulation.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <thread>

namespace takujo {

namespace {

/// Points are rounded, so that a factor near 1 would move nothing.
constexpr double firstFactor = 1.6;
constexpr double leastFactor = 1.1;

Score scoreOf(const SimulationResult& result, Player player) {
    const std::size_t own = indexOf(player);
    return {result.wins[own], result.wins[1 - own], result.draws};
}

void add(const Score& more, Score& score) {
    score.wins += more.wins;
    score.losses += more.losses;
    score.draws += more.draws;
}

Score turnedAround(const Score& score) {
    return {score.losses, score.wins, score.draws};
}

/// One pair, or several, on the shuffles of that seed.
Score playPairs(const MatchSetup& match, const BotTables& one, const BotTables& other, std::uint64_t pairs,
                std::uint64_t seed, unsigned jobs) {
    SimulationSetup setup;
    setup.match = match;
    setup.match.seed = seed;
    setup.games = pairs;
    setup.jobs = jobs;
    const BotChoice first{.kind = BotKind::quick, .numbers = &one};
    const BotChoice second{.kind = BotKind::quick, .numbers = &other};
    setup.bots = {first, second};
    Score score = scoreOf(simulate(setup), Player::a);
    setup.bots = {second, first};
    add(scoreOf(simulate(setup), Player::b), score);
    return score;
}

/// A number that is 0 has no factor: it is tried a point up and down.
std::int32_t moved(const BotNumber& number, double factor) {
    if (!number.isTuned)
        return number.value;
    const double exact = number.value * factor;
    auto value = static_cast<std::int32_t>(std::lround(exact));
    if (value == number.value && factor != 1) {
        const bool isAway = factor > 1;
        value += (number.value < 0) == isAway ? -1 : 1;
    }
    return std::clamp(value, number.least, number.most);
}

/// Which numbers the first side of a pair has raised.
std::vector<bool> raisedIn(std::uint64_t seed, std::size_t count) {
    Random random{seed};
    std::vector<bool> raised(count);
    for (std::size_t i = 0; i < count; ++i)
        raised[i] = random.below(2) == 0;
    return raised;
}

/// As far as the share is away from the half, measured by how sure it is.
std::int32_t movedBy(const NumberTried& tried, double factor) {
    if (!tried.before.isTuned)
        return tried.before.value;
    const Interval interval = tried.score.interval();
    const double sure = std::clamp((tried.score.share() - 0.5) / interval.reach(), -1.0, 1.0);
    const double exact = tried.before.value * std::pow(factor, sure);
    return std::clamp(static_cast<std::int32_t>(std::lround(exact)), tried.before.least, tried.before.most);
}

class Tuner {
public:
    explicit Tuner(const TuningSetup& setup) : setup_{setup}, seeds_{setup.match.seed} {}

    TuningRound playRound(const BotTables& from, double factor) {
        const std::vector<BotNumber> numbers = numbersOf(game(), from);
        TuningRound round;
        round.factor = factor;
        for (const BotNumber& number : numbers)
            round.tried.push_back({.before = number,
                                   .raised = moved(number, factor),
                                   .lowered = moved(number, 1 / factor),
                                   .score = {}});
        std::vector<std::uint64_t> seeds(setup_.pairs);
        for (std::uint64_t& seed : seeds)
            seed = seeds_.next();
        std::vector<Score> scores(setup_.pairs);
        std::atomic<std::size_t> next{0};
        const auto work = [&] {
            for (std::size_t pair = next++; pair < scores.size(); pair = next++)
                scores[pair] = playTry(from, round.tried, seeds[pair]);
        };
        {
            std::vector<std::jthread> threads;
            for (unsigned job = 1; job < setup_.jobs; ++job)
                threads.emplace_back(work);
            work();
        }
        for (std::size_t pair = 0; pair < scores.size(); ++pair) {
            const std::vector<bool> raised = raisedIn(seeds[pair], numbers.size());
            for (std::size_t i = 0; i < raised.size(); ++i)
                add(raised[i] ? scores[pair] : turnedAround(scores[pair]), round.tried[i].score);
        }
        for (NumberTried& tried : round.tried)
            tried.next = movedBy(tried, factor);
        return round;
    }

    Score compare(const BotTables& one, const BotTables& other) {
        return playPairs(setup_.match, one, other, setup_.pairs, seeds_.next(), setup_.jobs);
    }

    BotTables nextOf(const BotTables& from, const TuningRound& round) const {
        std::vector<std::int32_t> values;
        values.reserve(round.tried.size());
        for (const NumberTried& tried : round.tried)
            values.push_back(tried.next);
        return withValues(game(), from, values);
    }

private:
    const Game& game() const { return *setup_.match.game; }

    Score playTry(const BotTables& from, const std::vector<NumberTried>& tried, std::uint64_t seed) const {
        const std::vector<bool> raised = raisedIn(seed, tried.size());
        std::vector<std::int32_t> one;
        std::vector<std::int32_t> other;
        for (std::size_t i = 0; i < tried.size(); ++i) {
            one.push_back(raised[i] ? tried[i].raised : tried[i].lowered);
            other.push_back(raised[i] ? tried[i].lowered : tried[i].raised);
        }
        return playPairs(setup_.match, withValues(game(), from, one), withValues(game(), from, other), 1,
                         seed, 1);
    }

    const TuningSetup& setup_;
    Random seeds_;
};

} // namespace

Score comparedWith(const MatchSetup& match, const BotTables& one, const BotTables& other, std::uint64_t pairs,
                   std::uint64_t seed, unsigned jobs) {
    return playPairs(match, one, other, pairs, seed, jobs);
}

TuningResult tune(const TuningSetup& setup, const std::function<void(const TuningRound&)>& tell) {
    Tuner tuner{setup};
    BotTables best = setup.from;
    double factor = firstFactor;
    for (int i = 0; i < setup.rounds; ++i) {
        TuningRound round = tuner.playRound(best, factor);
        const BotTables next = tuner.nextOf(best, round);
        round.against = tuner.compare(next, best);
        round.isKept = round.against.wins >= round.against.losses;
        if (round.isKept)
            best = next;
        else
            factor = std::max(leastFactor, std::sqrt(factor));
        tell(round);
    }
    return {best, tuner.compare(best, setup.from)};
}

} // namespace takujo
