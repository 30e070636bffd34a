#pragma once

#include "engine/files/cards/library.h"
#include "engine/files/disk/atomic_write.h"
#include "engine/files/scenarios/save_file.h"
#include "engine/kit/rules/words.h"
#include "engine/match/match.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace takujo {

// Saves matches and loads saved games.

/// Returns the version of this program, for saved games.
std::string_view engineVersion();

/// Whether it began with two decks, or at a position that it remembers. Lessons begin elsewhere.
bool canBeSaved(const Match& match);

/// Turns a match into a saved game again and again. It keeps what it has written, so that each time costs
/// only what is new. The match must outlive it.
class MatchWriter {
public:
    explicit MatchWriter(const Match& match);

    /// Returns the match as a saved game. Throws `std::logic_error` for a match that cannot be saved
    /// (`canBeSaved`).
    const SavedGame& write();

private:
    SavedStep stepTo(std::size_t place) const;

    const Match* match_;
    std::vector<SavedStep> all_; ///< by place; the step before is numbered anew each time
    SavedGame game_;
};

/// Returns the match as a saved game, as `MatchWriter` does.
SavedGame savedGameOf(const Match& match);

/// Where a saved game does not go as written.
struct Divergence {
    enum class Why : std::uint8_t {
        position, ///< it leads to another position: the hashes differ
        decider,  ///< another player has to answer
        answer,   ///< no option is the written answer
        over,     ///< the game is over
        nothing,  ///< the stops it sets are set already
        fault,    ///< the rules do not come to an end
    };
    Why why = Why::position;
    std::size_t step = 0;           ///< from 1; 0 is the beginning
    std::string words;              ///< what was done, in the file's words
    std::size_t place = 0;          ///< where the match stood before it, by the match's own numbers
    Player player = Player::nobody; ///< the player of the step
    std::optional<Option> option;   ///< the option that its answer means there; none if none does
    std::string expected;           ///< a hash, A or B, or the answer
    std::string found;              ///< a hash, A or B, or the word of the step that asks
    std::string path;
    TextPosition at;
};

/// "FILE:12:5: step 7 (A: pass): expected …; found …", one line for tools.
std::string toLine(const Divergence& divergence, const Words& words, Language language);
/// The same as sentences for players, with where the game opens and what can be done. `match` is the one that
/// diverged: the sentence names options by its buttons, and tells of cards only what both players may see.
std::string sentenceOf(const Divergence& divergence, const Match& match, const Words& words,
                       Language language);
/// Returns why a file could not be written and what to do.
std::string sentenceOf(const WriteFailure& failure, const Words& words, Language language);
/// Returns what going back would go back over (`Match::uncoveredByUndo`); empty if nothing was uncovered.
std::string uncoveredSentence(std::uint8_t uncovered, const Words& words, Language language);

struct LoadedGame {
    std::unique_ptr<Match> match;
    /// The first step that does not go as written; it and the steps after it are left out, and the match
    /// stands at the last step before that agrees.
    std::optional<Divergence> divergence;
    /// Number of answers and concessions with the written hash, on all branches.
    std::size_t answers = 0;
};

/// Plays a saved game again, every branch of it, and checks every hash. None if its cards are missing: then
/// findings say so, with possible reasons from `ofLibrary`. A card that has changed since is a warning. The
/// library is not needed afterwards.
std::optional<LoadedGame> loadGame(const SavedGame& saved, const Library& library, Findings& findings,
                                   const Findings& ofLibrary = {});

/// The same from a file, with the library of its game.
std::optional<LoadedGame> loadGame(const std::filesystem::path& file, Findings& findings);

/// Returns the stops that the words mean; below, the words of stops.
std::uint32_t stopsOf(const std::vector<std::string>& words, const Game& game);
std::vector<std::string> wordsOfStops(std::uint32_t stops, const Game& game);

} // namespace takujo
