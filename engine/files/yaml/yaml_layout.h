#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace takujo {

/// Collections nested deeper than this are refused.
constexpr int deepestYaml = 64;

/// A space or a tab.
bool isSpaceOrTab(char c);

/// A quoted or a block text, from its first byte to one past its last.
struct YamlSpan {
    std::size_t begin = 0;
    std::size_t end = 0;
    bool closed = true; ///< false: a quote that is still open where the file ends
};

/// Where quotes, block texts and brackets stand in a YAML text. Found by a light scan of our own, because the
/// parser underneath tells neither where a text ends nor where the bracket it misses was opened.
struct YamlLayout {
    std::vector<YamlSpan> quotes;          ///< in file order
    std::vector<YamlSpan> blocks;          ///< in file order
    std::vector<std::size_t> openBrackets; ///< never closed, the outermost first
    /// The first bracket inside `deepestYaml` others; the scan stops there.
    std::optional<std::size_t> tooDeep;
};

YamlLayout scanYamlLayout(std::string_view text);

/// One past the closing quote of the quoted text that begins at `begin`, or nothing when it is never closed.
std::optional<std::size_t> endOfQuoted(std::string_view text, std::size_t begin);

/// The span an offset lies inside (not at its first byte), or null.
const YamlSpan* spanAround(const std::vector<YamlSpan>& spans, std::size_t offset);

/// Offsets of the tabs that lines are indented with, the first of each line. Tabs inside quoted and block
/// texts, on blank lines and before comments do no harm.
std::vector<std::size_t> tabsInIndentation(std::string_view text, const YamlLayout& layout);

} // namespace takujo
