#pragma once

#include "engine/kit/engine.h"
#include "engine/match/match.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace takujo {

// What one player knows of a game, as a game that can be played on: this is all that a bot is given.

/// Cards that one player owns and the viewer does not see. Any of them may be any other.
struct UnseenCards {
    std::vector<std::uint16_t> cards; ///< numbers of cards, in the order of their places
    std::vector<DefinitionIndex>
        definitions;      ///< of all of them, sorted, so that no order tells which is which
    bool isGuess = false; ///< it is not known what they are: so these are any that may be
};

/// How much is known of the cards that the opponent has brought.
enum class DeckKnowledge : std::uint8_t {
    known, ///< the list of the deck
    hidden ///< nothing: each unseen card is taken for one of the viewer's own deck, of that part if it has
           ///< one
};

/// A game in which cards that the viewer does not see lie in an order that tells nothing, and chance has
/// other numbers. Two games that differ only in what the viewer has not seen give equal ones.
struct KnownGame {
    const Game* game = nullptr;
    const Rulebook* rules = nullptr;
    const CardTable* cards = nullptr;
    Player viewer = Player::nobody;
    State now;
    State before; ///< before the action that is under way; else as now
    std::vector<UnseenCards> unseen;
    DeckKnowledge decks = DeckKnowledge::known;
    std::uint64_t answers = 0; ///< given so far: who comes back to a question need not answer it the same way
    std::shared_ptr<const void> keeps; ///< rules and cards live as long as this; none: their owner sees to it
};

/// Returns what the player knows of the game in which the engine stands after so many answers. The engine's
/// rules and cards must outlive it.
KnownGame knownTo(Player viewer, const Game& game, const Engine& engine, std::uint64_t answers,
                  DeckKnowledge decks = DeckKnowledge::known);
/// The same of a match; it may outlive that.
KnownGame knownTo(Player viewer, const Match& match, DeckKnowledge decks = DeckKnowledge::known);

/// Deals the unseen cards anew: a game that may be the true one for all that the viewer knows. The engine
/// then stands at the same question; it must have the rules and cards of the game. The same for equal games
/// and random numbers.
void redeal(const KnownGame& known, Random& random, Engine& engine);

} // namespace takujo
