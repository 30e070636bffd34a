#pragma once

#include "engine/kit/rules/words.h"
#include "engine/match/match.h"

#include <optional>
#include <string>
#include <vector>

namespace takujo {

/// A branch as it is told: with its own name, or one that says what was done otherwise.
struct ToldBranch {
    Branch branch;
    /// The places at which something else was done than at the first time, the oldest first. A branch stands
    /// on the one that lacks the last of these.
    std::vector<std::size_t> ways;
    std::string name;
    /// Where it leaves the present line, and by what; empty for the present line.
    std::string parts;
    /// What players knew already when they began it; empty if nothing.
    std::string known;
};

/// In which words steps are told, and to whom.
struct StepWords {
    const Words* words = nullptr;
    Language language = Language::en;
    /// Cards that this player could not see when the step was taken are not named, nor what else the answer
    /// says of them, unless they came into the open on the way to where the match stands. None: as whoever
    /// took it could say it.
    std::optional<Player> viewer{};
};

/// Everything that was tried in a match, each branch behind the one it stands on.
std::vector<ToldBranch> toldBranches(const Match& match, const StepWords& words);

/// The step to that place in words, as on the button that takes it.
std::string stepInWords(const Match& match, std::size_t place, const StepWords& words);

/// Whether on the way to where the match stands the player saw what became of that object: what was done with
/// it is no secret then. Nobody sees what both see.
bool sawWhatBecameOf(const Match& match, Player viewer, ObjectId object);

/// "Turn 5: Attack with Ember instead"; for the way that was gone first, that it is that.
std::string usualNameOf(const Match& match, std::size_t tip, const StepWords& words);

/// What players knew already, as a sentence; empty if nothing. `known` has bits of `Uncovered`.
std::string knownSentence(std::uint8_t known, const Words& words, Language language);
/// That going back now goes back over something, as a sentence before it is done; empty if it does not.
std::string goingBackSentence(std::uint8_t uncovered, const Words& words, Language language);

} // namespace takujo
