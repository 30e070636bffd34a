#pragma once

#include "engine/core/localized_text.h"
#include "engine/numbers/game_set.h"

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace takujo {

// What is counted where decks play each other, as data: it adds up, so that parts of it may come from several
// programs.

/// A card of a deck: what it is called, for whoever reads the numbers without the card set.
struct TalliedCard {
    std::string id;
    LocalizedText name;

    friend bool operator==(const TalliedCard&, const TalliedCard&) = default;
};

struct TalliedDeck {
    std::string id; ///< as it was asked for: of the library, or a file
    LocalizedText name;
    std::uint64_t digest = 0;       ///< of its cards: what they are, and how many of each
    std::vector<TalliedCard> cards; ///< each once, sorted by id
};

/// Everything that the numbers depend on. Where it is the same, so is every game.
struct MatchupTerms {
    std::string engine; ///< version of the program
    std::string game;
    std::string format;
    std::string bot; ///< of both sides, as `readBot` reads it
    std::uint64_t seed = 0;
    std::uint64_t games = 0;     ///< of each pair, at most
    std::uint16_t mostTurns = 0; ///< longer games are broken off; 0: none
    std::uint32_t until = 0;     ///< hundredths of a percent: a pair stops when it is known as well; 0: never
    bool isOfFirstDeck = false;  ///< only the first deck plays against each of the others: a test of it
    bool hidesDecks = false;     ///< no bot knows the list of the other's deck
    std::vector<TalliedDeck> decks;

    /// Returns how many pairs there are: one of a deck alone, which plays itself.
    std::size_t pairs() const;
    /// Returns the decks of a pair, by their places.
    std::array<std::size_t, 2> decksOf(std::size_t pair) const;
    bool isMirror() const { return decks.size() == 1; }
};

/// In how many games a deck had a card in its hand, or played it, and how many of those it won. A game counts
/// once, however many copies there were.
struct CardTally {
    std::uint64_t drawn = 0;
    std::uint64_t wonDrawn = 0;
    std::uint64_t played = 0;
    std::uint64_t wonPlayed = 0;

    friend bool operator==(const CardTally&, const CardTally&) = default;
};

/// A game that a mistake of the program has ended.
struct FaultyGame {
    std::uint64_t game = 0;
    std::string reason;

    friend auto operator<=>(const FaultyGame&, const FaultyGame&) = default;
};

/// One deck in its games against another.
struct SideTally {
    std::uint64_t wins = 0;
    std::uint64_t first = 0; ///< games that were won by somebody and in which it went first
    std::uint64_t firstWins = 0;
    std::vector<CardTally> cards; ///< in the order of the deck's

    friend bool operator==(const SideTally&, const SideTally&) = default;
};

/// Two decks against each other. Games that were broken off are among the played ones and the ends, and
/// nowhere else.
struct PairTally {
    GameSet played;
    std::array<SideTally, 2> sides; ///< of a deck against itself: seat A and seat B
    std::uint64_t draws = 0;
    std::map<std::string, std::uint64_t> ends;      ///< why games ended (`SimulationResult::ends`)
    std::map<std::uint16_t, std::uint64_t> lengths; ///< turns of finished games, with how many had so many
    std::vector<FaultyGame> faults;                 ///< by game

    std::uint64_t won() const { return sides[0].wins + sides[1].wins; }
    std::uint64_t finished() const { return won() + draws; }
    std::uint64_t wonByFirst() const { return sides[0].firstWins + sides[1].firstWins; }

    /// Adds what was counted in other games.
    void add(const PairTally& others);

    friend bool operator==(const PairTally&, const PairTally&) = default;
};

struct MatchupNumbers {
    MatchupTerms terms;
    std::vector<PairTally> pairs;

    /// With nothing counted.
    explicit MatchupNumbers(MatchupTerms of);
    MatchupNumbers() = default;

    std::uint64_t played() const;
    /// Whether each pair has played what it should: all games, or enough for `until`.
    bool isWhole() const;
};

/// Whether the pair needs no more games, as `until` says: its share is known well enough. False without it.
bool isKnownWellEnough(const MatchupTerms& terms, const PairTally& pair);

/// A pair stops, if at all, after a multiple of so many games: so it does not depend on who plays them.
inline constexpr std::uint64_t gamesBetweenLooks = 200;

/// One deck in all of its games, or one card in them. In those of a deck against itself, both sides count.
struct DeckTotal {
    std::uint64_t games = 0; ///< that came to an end
    std::uint64_t wins = 0;
    std::vector<CardTally> cards;
};
DeckTotal totalOf(const MatchupNumbers& numbers, std::size_t deck);

/// How long games were, in turns.
struct Lengths {
    double mean = 0;
    std::uint16_t median = 0;
    std::uint16_t shortest = 0;
    std::uint16_t tenth = 0;     ///< one of ten games was no longer
    std::uint16_t ninetieth = 0; ///< nine of ten were no longer
    std::uint16_t longest = 0;
};
Lengths lengthsOf(const std::map<std::uint16_t, std::uint64_t>& counts);

} // namespace takujo
