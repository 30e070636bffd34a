#include "engine/numbers/matchup_numbers.h"

#include "engine/numbers/interval.h"

#include <algorithm>
#include <utility>

namespace takujo {

namespace {

void addCards(std::vector<CardTally>& to, const std::vector<CardTally>& more) {
    for (std::size_t i = 0; i < to.size() && i < more.size(); ++i) {
        to[i].drawn += more[i].drawn;
        to[i].wonDrawn += more[i].wonDrawn;
        to[i].played += more[i].played;
        to[i].wonPlayed += more[i].wonPlayed;
    }
}

} // namespace

std::size_t MatchupTerms::pairs() const {
    if (isMirror())
        return 1;
    return isOfFirstDeck ? decks.size() - 1 : decks.size() * (decks.size() - 1) / 2;
}

std::array<std::size_t, 2> MatchupTerms::decksOf(std::size_t pair) const {
    if (isMirror())
        return {0, 0};
    if (isOfFirstDeck)
        return {0, pair + 1};
    std::size_t one = 0;
    std::size_t left = pair;
    for (std::size_t others = decks.size() - 1; left >= others; --others) {
        left -= others;
        ++one;
    }
    return {one, one + 1 + left};
}

void PairTally::add(const PairTally& others) {
    played.add(others.played);
    for (std::size_t i = 0; i < sides.size(); ++i) {
        SideTally& side = sides[i];
        const SideTally& more = others.sides[i];
        side.wins += more.wins;
        side.first += more.first;
        side.firstWins += more.firstWins;
        addCards(side.cards, more.cards);
    }
    draws += others.draws;
    for (const auto& [reason, count] : others.ends)
        ends[reason] += count;
    for (const auto& [turns, count] : others.lengths)
        lengths[turns] += count;
    faults.insert(faults.end(), others.faults.begin(), others.faults.end());
    std::ranges::sort(faults);
}

MatchupNumbers::MatchupNumbers(MatchupTerms of) : terms{std::move(of)}, pairs(terms.pairs()) {
    for (std::size_t pair = 0; pair < pairs.size(); ++pair)
        for (std::size_t side = 0; side < 2; ++side)
            pairs[pair].sides[side].cards.resize(terms.decks[terms.decksOf(pair)[side]].cards.size());
}

std::uint64_t MatchupNumbers::played() const {
    std::uint64_t games = 0;
    for (const PairTally& pair : pairs)
        games += pair.played.size();
    return games;
}

bool MatchupNumbers::isWhole() const {
    return std::ranges::all_of(pairs, [&](const PairTally& pair) {
        return pair.played.size() == terms.games || isKnownWellEnough(terms, pair);
    });
}

bool isKnownWellEnough(const MatchupTerms& terms, const PairTally& pair) {
    if (terms.until == 0 || pair.played.size() % gamesBetweenLooks != 0)
        return false;
    constexpr double hundredthsOfAPercent = 10000;
    // Of a deck against itself nothing else is to be known than what going first is worth.
    const Interval interval = terms.isMirror() ? intervalOf(pair.wonByFirst(), pair.won())
                                               : intervalOf(pair.sides[0].wins, pair.finished());
    return interval.reach() * hundredthsOfAPercent <= terms.until;
}

DeckTotal totalOf(const MatchupNumbers& numbers, std::size_t deck) {
    DeckTotal total;
    total.cards.resize(numbers.terms.decks[deck].cards.size());
    for (std::size_t pair = 0; pair < numbers.pairs.size(); ++pair)
        for (std::size_t side = 0; side < 2; ++side) {
            if (numbers.terms.decksOf(pair)[side] != deck)
                continue;
            const PairTally& tally = numbers.pairs[pair];
            total.games += tally.finished();
            total.wins += tally.sides[side].wins;
            addCards(total.cards, tally.sides[side].cards);
        }
    return total;
}

Lengths lengthsOf(const std::map<std::uint16_t, std::uint64_t>& counts) {
    Lengths lengths;
    std::uint64_t games = 0;
    std::uint64_t turns = 0;
    for (const auto& [length, count] : counts) {
        games += count;
        turns += length * count;
    }
    if (games == 0)
        return lengths;
    lengths.mean = static_cast<double>(turns) / static_cast<double>(games);
    lengths.shortest = counts.begin()->first;
    lengths.longest = counts.rbegin()->first;
    // The length of the game that stands at that place when they stand in order of length.
    const auto at = [&](std::uint64_t tenths) {
        const std::uint64_t place = (games * tenths + 9) / 10;
        std::uint64_t before = 0;
        for (const auto& [length, count] : counts) {
            before += count;
            if (before >= place)
                return length;
        }
        return lengths.longest;
    };
    lengths.tenth = at(1);
    lengths.median = at(5);
    lengths.ninetieth = at(9);
    return lengths;
}

} // namespace takujo
