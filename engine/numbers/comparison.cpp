#include "engine/numbers/comparison.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <optional>
#include <sstream>

namespace takujo {

namespace {

std::string percent(double share, bool isSigned = false) {
    constexpr double hundred = 100;
    std::ostringstream text;
    text << std::fixed << std::setprecision(1) << (isSigned ? std::showpos : std::noshowpos)
         << share * hundred;
    return text.str() == "-0.0" ? "+0.0" : text.str();
}

/// The games of a deck against one opponent.
struct Games {
    std::uint64_t wins = 0;
    std::uint64_t games = 0;
};

/// Those of the first deck against the deck with that digest; none if there are none.
std::optional<Games> gamesAgainst(const MatchupNumbers& numbers, std::uint64_t opponent) {
    for (std::size_t pair = 0; pair < numbers.pairs.size(); ++pair) {
        const auto [mine, theirs] = numbers.terms.decksOf(pair);
        const PairTally& tally = numbers.pairs[pair];
        if (mine == 0 && theirs != 0 && numbers.terms.decks[theirs].digest == opponent &&
            tally.finished() > 0)
            return Games{tally.sides[0].wins, tally.finished()};
    }
    return std::nullopt;
}

std::vector<AgainstOne> sharedOpponents(const MatchupNumbers& one, const MatchupNumbers& other) {
    std::vector<AgainstOne> shared;
    for (std::size_t deck = 1; deck < one.terms.decks.size(); ++deck) {
        const std::uint64_t opponent = one.terms.decks[deck].digest;
        const auto mine = gamesAgainst(one, opponent);
        const auto theirs = gamesAgainst(other, opponent);
        if (mine && theirs)
            shared.push_back({mine->wins, mine->games, theirs->wins, theirs->games});
    }
    return shared;
}

} // namespace

Difference differenceOf(std::span<const AgainstOne> opponents) {
    if (opponents.empty())
        return {};
    double sum = 0;
    double below = 0; ///< squares of how far the intervals reach
    double above = 0;
    for (const AgainstOne& against : opponents) {
        const double mine = shareOf(against.wins, against.games);
        const double theirs = shareOf(against.otherWins, against.otherGames);
        const Interval around = intervalOf(against.wins, against.games);
        const Interval aroundTheirs = intervalOf(against.otherWins, against.otherGames);
        sum += mine - theirs;
        below += std::pow(mine - around.low, 2) + std::pow(aroundTheirs.high - theirs, 2);
        above += std::pow(around.high - mine, 2) + std::pow(theirs - aroundTheirs.low, 2);
    }
    const auto count = static_cast<double>(opponents.size());
    const double value = sum / count;
    return {
        value,
        {std::max(-1.0, value - std::sqrt(below) / count), std::min(1.0, value + std::sqrt(above) / count)}};
}

Comparison compare(const MatchupNumbers& one, const MatchupNumbers& other) {
    const std::vector<AgainstOne> shared = sharedOpponents(one, other);
    Comparison result;
    result.difference = differenceOf(shared);
    result.opponents = shared.size();
    for (const AgainstOne& against : shared) {
        const auto count = static_cast<double>(shared.size());
        result.rate += shareOf(against.wins, against.games) / count;
        result.otherRate += shareOf(against.otherWins, against.otherGames) / count;
        result.games += against.games;
        result.otherGames += against.otherGames;
    }
    if (std::min(result.games, result.otherGames) < leastGamesToCompare)
        result.answer = Comparison::Answer::tooFew;
    else if (result.difference.interval.low > 0)
        result.answer = Comparison::Answer::better;
    else if (result.difference.interval.high < 0)
        result.answer = Comparison::Answer::worse;
    else
        result.answer = Comparison::Answer::noneYet;
    return result;
}

Message whyNotCompared(const MatchupNumbers& one, const MatchupNumbers& other) {
    const MatchupTerms& mine = one.terms;
    const MatchupTerms& theirs = other.terms;
    if (mine.game != theirs.game || mine.format != theirs.format)
        return "These are tests of different games or formats; only lists of one format can be compared.";
    if (mine.decks.size() < 2 || theirs.decks.size() < 2)
        return "A deck that has played only against itself can't be compared: test both lists against the "
               "same opponents.";
    if (mine.decks.front().digest == theirs.decks.front().digest)
        return "Both lists have the same cards, so there is nothing to compare.";
    if (mine.bot != theirs.bot)
        return {"One list was played by the bot {bot} and the other by {other}: test both with the same bot.",
                mine.bot, theirs.bot};
    if (mine.hidesDecks != theirs.hidesDecks)
        return "In one of the two tests the bots knew each other's lists, in the other they did not: test "
               "both "
               "with --hidden-decks, or both without.";
    if (mine.seed != theirs.seed)
        return {"The two tests began with different seeds ({seed} and {other}): test both with the same one.",
                mine.seed, theirs.seed};
    if (mine.engine != theirs.engine)
        return {
            "The two tests were played by different versions of Takujo ({version} and {other}): test both "
            "with the same one.",
            mine.engine, theirs.engine};
    const bool haveOne = std::ranges::any_of(mine.decks.begin() + 1, mine.decks.end(), [&](const auto& deck) {
        return std::ranges::find(theirs.decks.begin() + 1, theirs.decks.end(), deck.digest,
                                 &TalliedDeck::digest) != theirs.decks.end();
    });
    if (!haveOne)
        return "The two lists have not played against the same deck: test both against the same opponents.";
    return {};
}

LocalizedText nameOfDraft(const LocalizedText& name) {
    return {Message{"{deck} (draft)", name.en}.in(Language::en),
            Message{"{deck} (draft)", name.ja}.in(Language::ja)};
}

Message asItWas(const Message& name) {
    return {"{deck} as it was", name};
}

Message sentenceOf(const Comparison& comparison, const Message& name, const Message& otherName) {
    const std::string rate = percent(comparison.rate);
    const std::string otherRate = percent(comparison.otherRate);
    const std::string by = percent(std::abs(comparison.difference.value));
    const Interval& interval = comparison.difference.interval;
    switch (comparison.answer) {
    case Comparison::Answer::better:
        return {
            "{deck} is better than {other}: it wins {rate} % and the other {percent} %. The difference is "
            "{points} points, and in 95 of 100 cases between {low} and {high}.",
            name,
            otherName,
            rate,
            otherRate,
            by,
            percent(interval.low),
            percent(interval.high)};
    case Comparison::Answer::worse:
        return {"{deck} is worse than {other}: it wins {rate} % and the other {percent} %. The difference is "
                "{points} points, and in 95 of 100 cases between {low} and {high}.",
                name,
                otherName,
                rate,
                otherRate,
                by,
                percent(-interval.high),
                percent(-interval.low)};
    case Comparison::Answer::noneYet:
        return {
            "No difference between {deck} and {other} can be told yet: they win {rate} % and {percent} %, "
            "and in 95 of 100 cases the first wins between {low} and {high} points more. More games would "
            "tell more.",
            name,
            otherName,
            rate,
            otherRate,
            percent(interval.low, true),
            percent(interval.high, true)};
    case Comparison::Answer::tooFew:
        break;
    }
    return {"Too few games to compare {deck} and {other}: {number} and {count} were played against the same "
            "decks, and {least} of each are needed.",
            name,
            otherName,
            comparison.games,
            comparison.otherGames,
            leastGamesToCompare};
}

} // namespace takujo
