#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace takujo {

/// Collections nested more deeply are refused.
constexpr int deepestYaml = 64;

/// Whether it is a space or a tab.
bool isSpaceOrTab(char c);

/// A quoted text or a block text, from its first byte to one past its last.
struct YamlSpan {
    std::size_t begin = 0;
    std::size_t end = 0;
    bool closed = true; ///< false: a quote still open at the end of the file
};

/// Where the quotes, block texts and brackets of a YAML text are. Found by a simple scan of our own, because
/// the parser does not tell where a text ends, or where an unclosed bracket was opened.
struct YamlLayout {
    std::vector<YamlSpan> quotes;          ///< in file order
    std::vector<YamlSpan> blocks;          ///< in file order
    std::vector<std::size_t> openBrackets; ///< never closed, the outermost first
    /// The first bracket inside `deepestYaml` others; the scan stops there.
    std::optional<std::size_t> tooDeep;
};

YamlLayout scanYamlLayout(std::string_view text);

/// Returns the offset after the closing quote of the text that begins at `begin`; nothing if it is never
/// closed.
std::optional<std::size_t> endOfQuoted(std::string_view text, std::size_t begin);

/// Returns the span around an offset (not at its first byte), or null.
const YamlSpan* spanAround(const std::vector<YamlSpan>& spans, std::size_t offset);

/// Returns the offsets of tabs in indentations, the first of each line. Tabs in quoted and block texts, on
/// blank lines and before comments are allowed.
std::vector<std::size_t> tabsInIndentation(std::string_view text, const YamlLayout& layout);

} // namespace takujo
