#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "engine/files/disk/source_text.h"
#include "engine/files/findings/saying.h"
#include "engine/files/yaml/yaml_layout.h"

namespace takujo {

/// Why the parser stopped, told for people.
struct SyntaxTrouble {
    std::string code;
    std::size_t offset = 0;
    Saying text;
    Saying hint;
    /// A byte that, made a letter, lets the parser go on behind the trouble.
    std::optional<std::size_t> repair;
};

/// Turns the parser's own message and place into a sentence and the place an author would look at.
/// `openBracket` is the innermost '[' or '{' open there, when there is one.
SyntaxTrouble explainSyntax(std::string_view message, std::size_t offset, const SourceText& source,
                            const YamlLayout& layout, std::optional<std::size_t> openBracket);

/// For a quote that is open to the end of the file.
SyntaxTrouble explainOpenQuote(std::size_t quote, const SourceText& source);

/// For text that stands after the file's one map or list has ended.
SyntaxTrouble explainExtraContent(std::size_t offset, const SourceText& source, const YamlLayout& layout);

} // namespace takujo
