#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "engine/files/disk/source_text.h"
#include "engine/files/findings/message.h"
#include "engine/files/yaml/yaml_layout.h"

namespace takujo {

// Explains to an author why the parser could not read a file.

/// Why the parser stopped, for people.
struct SyntaxTrouble {
    std::string code;
    std::size_t offset = 0;
    Message text;
    Message hint;
    /// A byte which, replaced by a letter, lets the parser continue after the mistake.
    std::optional<std::size_t> repair;
};

/// Turns the parser's message and place into a sentence and the place that the author should look at.
/// `openBracket` is the innermost '[' or '{' open there, if there is one.
SyntaxTrouble explainSyntax(std::string_view message, std::size_t offset, const SourceText& source,
                            const YamlLayout& layout, std::optional<std::size_t> openBracket);

/// For a quote that is not closed before the end of the file.
SyntaxTrouble explainOpenQuote(std::size_t quote, const SourceText& source);

/// For text after the end of the file's one map or list.
SyntaxTrouble explainExtraContent(std::size_t offset, const SourceText& source, const YamlLayout& layout);

} // namespace takujo
