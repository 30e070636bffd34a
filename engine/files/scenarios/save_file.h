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

/// The newest format of saved games, which this program writes. It reads every older one.
inline constexpr int saveFormat = 1;

/// Something that was done: an answer, a concession, or stops that were set.
struct SavedStep {
    enum class Kind : std::uint8_t { answer, concession, stops };
    Kind kind = Kind::answer;
    Player player = Player::nobody;
    ScenarioAnswer answer;          ///< if it is one
    std::vector<std::string> stops; ///< the words of those that hold from then on
    std::size_t after = 0;          ///< the number of the step that it follows; 0: the beginning
    std::uint64_t hash = 0;         ///< the exact hash of the state that it leads to
    std::uint8_t known = 0;         ///< bits in the order of `knownWords`: what had been seen on other ways
    TextPosition at;
};

/// What `SavedStep::known` is written in.
inline constexpr std::array<std::string_view, 3> knownWords{"draw", "reveal", "shuffle"};

/// Who sits at the table, as `SavedGame::seating` counts them.
inline constexpr std::array<std::string_view, 3> seatingWords{"one", "two", "trusting"};

struct SavedPlayer {
    std::string name;
    std::vector<std::string> stops; ///< at the beginning
    std::vector<Deck::Entry> deck;  ///< sorted by part and card id
};

/// A card by its id, and what it was when the game was saved (`digestOf`).
struct SavedCard {
    std::string id;
    std::uint64_t digest = 0;
    TextPosition at;
};

struct SavedBranch {
    std::size_t tip = 0; ///< the number of its last step
    std::string name;
};

/// A game as its file holds it: what it began with and everything that was tried. The steps are numbered from
/// 1, in the order in which they were taken.
struct SavedGame {
    std::string path;
    std::string engine;                 ///< the version that wrote it
    std::vector<std::string> deckParts; ///< the keys of the parts of its decks
    std::string game;
    std::string format;
    std::uint64_t seed = 0;
    std::uint8_t seating = 0; ///< an index into `seatingWords`
    std::array<SavedPlayer, 2> players;
    std::vector<SavedCard> cards; ///< of both decks, sorted by id
    std::uint64_t beginning = 0;  ///< the exact hash of the first state at which somebody decides
    std::vector<SavedStep> steps;
    std::vector<SavedBranch> branches; ///< those with names
    std::size_t lineEnd = 0;           ///< the last step of the present line
    std::size_t place = 0;             ///< where the game stands, on that line
    TextPosition at;                   ///< of the hash of the beginning
};

/// The words that stops go by: "every", the phases, "own" before a phase for the player's own turns.
std::vector<std::string> stopWords(const std::vector<std::string_view>& phases);

/// Reads a saved game; none if anything in it is wrong, and then the findings say where, what and what to do.
/// `gameOf` gives what a game id means, or nothing.
std::optional<SavedGame> readSave(const std::filesystem::path& file,
                                  const std::function<const ScenarioGame*(const std::string&)>& gameOf,
                                  Findings& findings);

/// The file of a saved game. `readSave` reads the same back.
std::string toText(const SavedGame& game);

/// A player's step in one line, as the file writes it: `A: {cast: Ember}`.
std::string toText(const SavedStep& step);

/// Whether the file looks like a saved game, judged by its first lines. False for what cannot be read.
bool looksLikeSave(const std::filesystem::path& file);

} // namespace takujo
