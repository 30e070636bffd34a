#pragma once

#include "engine/cards/deck.h"
#include "engine/files/scenarios/scenario_file.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace takujo {

// Saved games, as files have them.

/// The newest format of saved games. This program writes it, and reads every older one.
inline constexpr int saveFormat = 4;
/// The ones before, in which all cards are of sets, and in which a game always begins with two decks. Such
/// games are still written in them, so that older programs read them.
inline constexpr int saveFormatOfPositions = 3;
inline constexpr int saveFormatOfDecks = 2;

/// A step of a game: an answer, a concession, or stops that were set.
struct SavedStep {
    enum class Kind : std::uint8_t { answer, concession, stops };
    Kind kind = Kind::answer;
    Player player = Player::nobody;
    ScenarioAnswer answer;          ///< if it is an answer
    std::vector<std::string> stops; ///< the words of the stops from then on
    std::size_t after = 0;          ///< the number of the step before it; 0: the beginning
    std::uint64_t hash = 0;         ///< exact hash of the state after it
    std::uint8_t known = 0;         ///< bits in the order of `knownWords`: what players had seen on other
                                    ///< branches
    TextPosition at;
};

/// The words for the bits of `SavedStep::known`.
inline constexpr std::array<std::string_view, 3> knownWords{"draw", "reveal", "shuffle"};

/// Who sits at the table: words for `SavedGame::seating`.
inline constexpr std::array<std::string_view, 4> seatingWords{"one", "two", "trusting", "computer"};

struct SavedPlayer {
    std::string name;
    std::vector<std::string> stops; ///< at the beginning
    std::vector<Deck::Entry> deck;  ///< sorted by part and card id
};

/// A card by its id, with its digest when the game was saved (`digestOf`).
struct SavedCard {
    std::string id;
    std::uint64_t digest = 0;
    TextPosition at;
};

/// For whom the computer plays, and which of its players.
struct SavedComputer {
    Player player = Player::b;
    std::string bot; ///< in words that this reader does not know
    TextPosition at;
};

struct SavedBranch {
    std::size_t tip = 0; ///< the number of its last step
    std::string name;
};

/// A game as its file contains it: its beginning and everything that was tried. The steps are numbered from
/// 1, in the order in which they were taken.
struct SavedGame {
    std::string path;
    std::string engine;                 ///< version that wrote it
    std::vector<std::string> deckParts; ///< keys of the parts of its decks
    std::string game;
    std::string format;
    std::uint64_t seed = 0;
    std::uint8_t seating = 0; ///< an index into `seatingWords`
    std::optional<SavedComputer> computer;
    std::array<SavedPlayer, 2> players;
    std::optional<Scenario>
        position;                 ///< where it began, if not with decks; its cards only where it has own ones
    std::string asideWord = {};   ///< of its game
    std::vector<SavedCard> cards; ///< of both decks, sorted by id; of a position, in its order
    std::uint64_t beginning = 0;  ///< exact hash of the first state at which a player decides
    std::vector<SavedStep> steps;
    std::vector<SavedBranch> branches; ///< those with names
    std::size_t lineEnd = 0;           ///< the last step of the present line
    std::size_t place = 0;             ///< the present step on that line
    TextPosition at;                   ///< of the hash of the beginning
};

/// Returns the words for stops: "every", the phases, and "own" before a phase for the player's own turns.
std::vector<std::string> stopWords(const std::vector<std::string_view>& phases);

/// Reads a saved game; none if anything in it is wrong: then findings say where, what and what to do.
/// `gameOf` returns the game of an id, or nothing.
std::optional<SavedGame> readSave(const std::filesystem::path& file,
                                  const std::function<const ScenarioGame*(const std::string&)>& gameOf,
                                  Findings& findings);

/// Returns the file text of a saved game. `readSave` reads the same game from it.
std::string toText(const SavedGame& game);

/// Returns a player's step as one line of the file: `A: {cast: Ember}`.
std::string toText(const SavedStep& step);

/// Whether the first lines look like a saved game. False if the file cannot be read.
bool looksLikeSave(const std::filesystem::path& file);

} // namespace takujo
