#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/files/disk/source_text.h"
#include "engine/files/yaml/yaml_document.h"
#include "engine/files/yaml/yaml_layout.h"

namespace takujo {

// Where the values of a YAML file begin and end, for changing some of them and leaving the rest as it is.

/// A YAML text that was read without errors.
struct YamlText {
    explicit YamlText(std::string text) : source{std::move(text)}, layout{scanYamlLayout(source.text())} {}

    SourceText source; ///< without a byte order mark
    YamlLayout layout;
};

/// Returns the offset of a place that the reader told.
std::size_t offsetOf(const YamlText& text, TextPosition at);

/// Returns the offset after the last byte of a value; nothing if that can't be told, as of a bare text over
/// several lines.
std::optional<std::size_t> endOfValue(const YamlText& text, const YamlNode& value);

/// Whether a list or map is written in brackets.
bool isInBrackets(const YamlText& text, const YamlNode& value);

/// A piece of a text, and what stands there instead.
struct TextEdit {
    std::size_t begin = 0;
    std::size_t end = 0; ///< as begin: something is inserted
    std::string text;
};

/// Returns the text with all edits made; nothing if two of them overlap.
std::optional<std::string> edited(std::string_view text, std::vector<TextEdit> edits);

} // namespace takujo
