#pragma once

#include "engine/games/game.h"
#include "engine/match/bot.h"
#include "engine/numbers/matchup_numbers.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

namespace takujo {

// Plays decks against each other, and counts.
//
// Game 2k and game 2k+1 of a pair begin with the same seed and the decks' sides swapped: both decks have the
// luck of both seats. A deck against itself would play the same game twice, so there each game has a seed of
// its own. Each game depends on the terms and its number alone; so the numbers depend neither on how many are
// played at a time nor on who plays which part of them.

/// A share of the games, from 1: the games of each pair are cut into `of` runs.
struct Share {
    std::uint64_t part = 1;
    std::uint64_t of = 1;

    bool isAll() const { return of == 1; }
    friend bool operator==(const Share&, const Share&) = default;
};

struct MatchupSetup {
    const Game* game = nullptr;
    std::size_t format = 0;
    std::vector<std::vector<DeckLine>> decks; ///< the definitions are copied
    std::vector<const CardDefinition*> otherCards;
    MatchupTerms terms; ///< of these decks (`termsOf`)
    Share share;        ///< all of them, where pairs stop early (`MatchupTerms::until`)
    BotMaker bots;      ///< makes the bot of the terms
    unsigned jobs = 1;
    /// Called after each game, by one thread at a time, with how many have been played and how many there
    /// will be at most. The other threads play on.
    std::function<void(std::uint64_t played, std::uint64_t all)> progress;
    /// The same, with everything that has been counted so far.
    std::function<void(const MatchupNumbers&)> keep;
    /// Once it is asked to stop, games that are not finished are given up at once, also in the middle of a
    /// bot's thought, and no others begin.
    std::stop_token stop;
};

/// Returns the decks' part of the terms: digests and cards, for these names.
TalliedDeck talliedDeck(const Game& game, std::vector<DeckLine> lines, std::string id, LocalizedText name);

/// Plays what is missing of the share and adds it to what was counted `before`, which has the same terms.
MatchupNumbers playMatchup(const MatchupSetup& setup, MatchupNumbers before);
inline MatchupNumbers playMatchup(const MatchupSetup& setup) {
    return playMatchup(setup, MatchupNumbers{setup.terms});
}

/// Returns what the bots know of each other's decks.
inline DeckKnowledge knowledgeIn(const MatchupTerms& terms) {
    return terms.hidesDecks ? DeckKnowledge::hidden : DeckKnowledge::known;
}

/// Returns the games of each pair that are in the share; none if there are fewer games than shares.
std::optional<GameRange> gamesOf(const Share& share, const MatchupTerms& terms);

/// Returns the seed of a game of a pair, and whether its decks have swapped their sides.
std::uint64_t seedOfGame(const MatchupTerms& terms, std::uint64_t game);
bool isSwapped(const MatchupTerms& terms, std::uint64_t game);

} // namespace takujo
