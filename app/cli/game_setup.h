#pragma once

#include "app/cli/command.h"
#include "engine/files/cards/library.h"
#include "engine/match/match.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace takujo {

// Finds the game and the decks that a command's arguments name.

/// A game and two of its decks, found and checked.
struct ChosenGame {
    const Game* game = nullptr;
    Library library; ///< owns the cards of the setup
    MatchSetup setup;
};

/// Finds the game and the decks by id or by file. Writes everything that is wrong to the errors; then there
/// is no game. Without a name, it takes the first decks of the game's library.
std::optional<ChosenGame> chooseGame(const std::string& game, const std::optional<std::string>& deckA,
                                     const std::optional<std::string>& deckB, Streams streams);

/// A deck, found and checked.
struct ChosenDeck {
    std::string id;
    LocalizedText name;
    std::string format;
    std::vector<DeckLine> lines;
};

/// A game and some of its decks, all of one format.
struct ChosenDecks {
    const Game* game = nullptr;
    Library library;        ///< owns the cards of the lines
    std::size_t format = 0; ///< index into the game's formats
    std::vector<ChosenDeck> decks;
};

/// The same for any number of decks, at least one.
std::optional<ChosenDecks> chooseDecks(const std::string& game, const std::vector<std::string>& decks,
                                       Streams streams);

/// Returns the numbers by which bots judge the game: those of the file, or else the game's own. None if
/// something is wrong with the file; then it has been told.
std::optional<BotTables> chooseNumbers(const std::optional<std::string>& file, const Game& game,
                                       Streams streams);

/// Says that there is no game with this name, and which there are.
Message noSuchGame(const std::string& game);

/// Takes the values of an option that may stand more than once out of the arguments: of --deck, player A's
/// first.
void splitRepeated(std::string_view option, const std::vector<std::string>& given,
                   std::vector<std::string>& others, std::vector<std::string>& values);

/// Returns the lines of a deck, and reports at its file: unknown cards, and what its format forbids.
std::vector<DeckLine> checkedLines(const Deck& deck, const Game& game, const Library& library,
                                   Findings& findings);

} // namespace takujo
