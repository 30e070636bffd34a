#pragma once

#include "engine/files/findings/findings.h"
#include "engine/numbers/matchup.h"

#include <filesystem>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace takujo {

// Numbers of matchups in files: what one program has counted of them.

/// The newest format. This program reads every older one, and writes the oldest that can say what it has to.
/// The second can say that only the first deck plays, the third that no bot knew the other's list.
inline constexpr int partFormat = 3;

/// A file with numbers, and where in it stands what parts must have in common.
struct PartFile {
    std::string path; ///< as findings show it
    MatchupNumbers numbers;
    std::optional<Share> share; ///< which games it was to count; none if it was added up of others
    std::map<std::string, TextPosition, std::less<>> at; ///< of the terms, by their keys
    std::vector<TextPosition> decksAt;
    std::vector<TextPosition> pairsAt;
};

/// Returns the file text of numbers. `readPart` reads the same from it.
std::string toText(const MatchupNumbers& numbers, const std::optional<Share>& share);

/// Reads a part; none if anything in it is wrong: then findings say where, what and what to do.
std::optional<PartFile> readPart(const std::filesystem::path& file, Findings& findings);

/// Reports where the terms of a part differ from others: those of `other`, which are told by that name. True
/// if they are the same.
bool hasTerms(const PartFile& part, const MatchupTerms& terms, std::string_view other, Findings& findings);

/// Adds parts up: what one program would have counted that plays all their games. None, with findings, if
/// they are not parts of one whole or if a game is in two of them.
std::optional<MatchupNumbers> mergeParts(std::span<const PartFile> parts, Findings& findings);

} // namespace takujo
