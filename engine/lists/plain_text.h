#pragma once

#include <string>
#include <string_view>

namespace takujo {

/// A text without what web pages write into it.
struct PlainText {
    std::string text;
    bool hadMarkup = false; ///< tags or character references were taken out of it
};

/// Returns a text as people read it: tags of HTML go, line breaks and paragraphs of it are lines, references
/// such as `&amp;` are their characters, images what they stand for, runs of spaces one space. Lines that are
/// empty then go. A `<` that begins no tag stays.
PlainText plainText(std::string_view text);

/// Returns a text without white space around it, also of Japanese.
std::string_view trimmed(std::string_view text);

} // namespace takujo
