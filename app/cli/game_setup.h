#pragma once

#include "app/cli/command.h"
#include "engine/files/cards/library.h"
#include "engine/match/match.h"

#include <optional>
#include <string>
#include <vector>

namespace takujo {

/// A game and two of its decks, found and checked.
struct ChosenGame {
    const Game* game = nullptr;
    Library library; ///< the cards of the set-up live here
    MatchSetup setup;
};

/// Finds the game and the decks by id or by file. Everything that is wrong is written to the errors, and then
/// there is no game. Where a deck is not named, the first ones of the game's library are taken.
std::optional<ChosenGame> chooseGame(const std::string& game, const std::optional<std::string>& deckA,
                                     const std::optional<std::string>& deckB, Streams streams);

/// That there is no game of this name, and which there are.
Saying noSuchGame(const std::string& game);

/// Takes the values of --deck, which stands twice (player A's first), out of the arguments.
void splitDecks(const std::vector<std::string>& given, std::vector<std::string>& others,
                std::vector<std::string>& decks);

/// What is wrong with a deck, as findings at its file: unknown cards, and what its format forbids.
std::vector<DeckLine> checkedLines(const Deck& deck, const Game& game, const Library& library,
                                   Findings& findings);

} // namespace takujo
