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

/// The version of this program, as saved games note it.
std::string_view engineVersion();

/// Writes down a match as it goes on. What was written once is kept, so that each writing costs only what is
/// new. The match must outlive it.
class MatchWriter {
public:
    explicit MatchWriter(const Match& match);

    /// The match as a saved game. Throws `std::logic_error` for one that began somewhere else than with two
    /// decks: such matches can't be saved.
    const SavedGame& write();

private:
    SavedStep stepTo(std::size_t place) const;

    const Match* match_;
    std::vector<SavedStep> all_; ///< by place; what lies before them is numbered anew each time
    SavedGame game_;
};

/// The match as a saved game, as `MatchWriter` writes it.
SavedGame savedGameOf(const Match& match);

/// Where a saved game does not go as it is written.
struct Divergence {
    enum class Why : std::uint8_t {
        position, ///< it leads to another position: the hashes differ
        decider,  ///< somebody else has to answer
        answer,   ///< nothing on offer is what it says
        over,     ///< the game is over
        nothing,  ///< the stops that it sets are set already
        fault,    ///< the rules come to no end of it
    };
    Why why = Why::position;
    std::size_t step = 0;           ///< from 1; 0 is the beginning
    std::string words;              ///< what was done, as the file says
    std::size_t place = 0;          ///< where the match stood before it, by its own count
    Player player = Player::nobody; ///< whose step it is
    std::optional<Option> option;   ///< what its answer means there; none if nothing on offer does
    std::string expected;           ///< a hash, A or B, or the answer
    std::string found;              ///< a hash, A or B, or the word of the step that asks
    std::string path;
    TextPosition at;
};

/// "FILE:12:5: step 7 (A: pass): expected …; found …", one line for tools.
std::string toLine(const Divergence& divergence, const Words& words, Language language);
/// The same as sentences for players, with where the game opens and what can be done. The match is the one
/// that diverged: it says what was done in the words of its buttons, and of cards only what both may see.
std::string sentenceOf(const Divergence& divergence, const Match& match, const Words& words,
                       Language language);
/// Why a file could not be written and what to do.
std::string sentenceOf(const WriteFailure& failure, const Words& words, Language language);
/// What going back has gone back over (`Match::uncoveredByUndo`); empty if nothing was uncovered.
std::string uncoveredSentence(std::uint8_t uncovered, const Words& words, Language language);

struct LoadedGame {
    std::unique_ptr<Match> match;
    /// The first step that does not go as written; it and what follows it are left out. Then the match stands
    /// at the last step before that agrees.
    std::optional<Divergence> divergence;
    /// How many answers and concessions have led to the hash that is written, on all branches.
    std::size_t answers = 0;
};

/// Plays a saved game anew, every branch of it, and checks every hash. None if its cards are not there: the
/// findings say so, and what of `ofLibrary` may be why. A card that has changed since is a warning. Nothing
/// of the library is needed afterwards.
std::optional<LoadedGame> loadGame(const SavedGame& saved, const Library& library, Findings& findings,
                                   const Findings& ofLibrary = {});

/// The same from a file, with the library of its game as it is found.
std::optional<LoadedGame> loadGame(const std::filesystem::path& file, Findings& findings);

/// The stops that the words mean, and the other way round.
std::uint32_t stopsOf(const std::vector<std::string>& words, const Game& game);
std::vector<std::string> wordsOfStops(std::uint32_t stops, const Game& game);

} // namespace takujo
