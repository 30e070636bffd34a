#pragma once

#include "engine/files/disk/atomic_write.h"
#include "engine/kit/rules/words.h"
#include "engine/match/fault.h"
#include "engine/match/match.h"

#include <filesystem>
#include <optional>
#include <string>

namespace takujo {

/// What somebody needs who wants to mend a mistake of the program: the game with all its answers, and the one
/// that could not be carried out. A game that began with two decks is a saved game, with this in comments
/// above; of another one, the comments tell the answers.
std::string reportOf(const Match& match, const MatchFault& fault);

/// A report that was written, or why it could not be.
struct FaultReport {
    std::filesystem::path file;
    std::optional<WriteFailure> failure;
};

/// Writes it into a new file of that folder, which is made if it is not there; an empty one is the present
/// folder.
FaultReport writeReport(const Match& match, const MatchFault& fault, const std::filesystem::path& folder);

/// The same of a mistake that is nobody's answer: something in the window, say.
FaultReport writeReport(const Match& match, const std::string& reason, const std::filesystem::path& folder);

/// What has happened, what becomes of the game, and where the report is.
std::string sentenceOf(const MatchFault& fault, const FaultReport& report, const Words& words,
                       Language language);

/// The same of a mistake that is nobody's answer; without a game there is no report.
std::string sentenceOfMistake(const std::string& reason, const std::optional<FaultReport>& report,
                              const Words& words, Language language);

/// The folder of reports in the user's place.
std::filesystem::path reportFolder();

} // namespace takujo
