#pragma once

#include "engine/files/findings/findings.h"

#include <string>
#include <string_view>
#include <vector>

namespace takujo {

/// A cell of a table, and where it begins.
struct CsvCell {
    std::string text;
    TextPosition at;
};
using CsvRow = std::vector<CsvCell>;

/// Reads comma-separated values (RFC 4180): cells may stand in double quotes, with line breaks and doubled
/// quotes in them. Semicolons and tabs separate, too: the first row shows which. Empty lines are no rows.
/// A quote that is never closed and letters behind a closed one are told.
std::vector<CsvRow> readCsv(std::string_view text, const std::string& path, Findings& findings);

} // namespace takujo
