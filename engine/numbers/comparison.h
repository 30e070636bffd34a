#pragma once

#include "engine/core/localized_text.h"
#include "engine/files/findings/message.h"
#include "engine/numbers/interval.h"
#include "engine/numbers/matchup_numbers.h"

#include <cstdint>
#include <span>
#include <vector>

namespace takujo {

// Which of two lists is better, if both have played against the same opponents.

/// How often two lists have won against one opponent.
struct AgainstOne {
    std::uint64_t wins = 0;
    std::uint64_t games = 0; ///< not 0
    std::uint64_t otherWins = 0;
    std::uint64_t otherGames = 0; ///< not 0
};

/// What the first list wins more than the other, from -1 to 1.
struct Difference {
    double value = 0;
    Interval interval{-1, 1};
};

/// Returns the difference and where the true one lies in 95 of 100 cases. Every opponent counts alike,
/// however many games were played.
///
/// Against one opponent, this is the interval of Newcombe (1998, his method 10) for the difference of two
/// independent proportions: it takes from the intervals of Wilson for each how far they reach. Against
/// several, the same is done with the mean of the differences (Zou and Donner 2008: recovered variances).
/// Without opponents, anything may be.
Difference differenceOf(std::span<const AgainstOne> opponents);

/// One list has to have played so many games before anything is said.
inline constexpr std::uint64_t leastGamesToCompare = 40;

struct Comparison {
    enum class Answer : std::uint8_t {
        better,
        worse,
        noneYet, ///< either may be better
        tooFew   ///< so few games were played that nothing should be said
    };
    Difference difference;
    double rate = 0; ///< the mean of the shares that the first list wins against the opponents
    double otherRate = 0;
    std::uint64_t games = 0; ///< against the opponents that both have played
    std::uint64_t otherGames = 0;
    std::size_t opponents = 0;
    Answer answer = Answer::tooFew;
};

/// Compares the first decks of two such counts by their games against the opponents that both have.
Comparison compare(const MatchupNumbers& one, const MatchupNumbers& other);

/// Returns why they cannot be compared: a sentence with the remedy. Empty if they can.
Message whyNotCompared(const MatchupNumbers& one, const MatchupNumbers& other);

/// Returns what a version of a deck that is not saved yet is called beside the saved one.
LocalizedText nameOfDraft(const LocalizedText& name);

/// Returns the answer in words: which list is better, by how much, and how sure that is.
Message sentenceOf(const Comparison& comparison, const Message& name, const Message& otherName);

/// Names a list that has been changed since, and has kept its name.
Message asItWas(const Message& name);

} // namespace takujo
