#pragma once

#include "engine/core/localized_text.h"

#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace takujo {

/// An English pattern with that many slots; the compiler checks the number.
template <std::size_t slotCount>
struct SlottedPattern {
    consteval SlottedPattern(const char* pattern) : text(pattern) { // implicit: patterns are written as texts
        std::size_t found = 0;
        for (const char* each = pattern; *each != '\0'; ++each)
            found += *each == '{' ? 1 : 0;
        if (found != slotCount)
            throw "every slot of the pattern needs exactly one part";
    }
    const char* text;
};

/// A sentence about a file, or a piece of one, in both languages: an English pattern and the parts for its
/// slots, in the pattern's order. The English is in the sources, so it can be told even if the words cannot
/// be read. The Japanese is the pattern with the same English and the same slots in
/// resources/words/findings.yaml.
class Message {
public:
    Message() = default;
    Message(const char* pattern) : text_(pattern) {} // implicit: most sentences have no slots
    template <class... Parts>
        requires(sizeof...(Parts) > 0)
    Message(SlottedPattern<sizeof...(Parts)> pattern, const Parts&... parts) : text_(pattern.text) {
        parts_.reserve(sizeof...(Parts));
        (parts_.push_back(part(parts)), ...);
    }
    /// A piece that the file itself says, or that its author is to write: the same in every language.
    static Message asWritten(std::string text);
    /// A sentence that is given in both languages.
    static Message inBoth(LocalizedText text);

    bool empty() const { return text_.empty(); }
    /// Returns the Japanese if its pattern exists, else the English.
    std::string in(Language language) const;
    /// Returns the English pattern; of a piece as written, that piece.
    const std::string& pattern() const { return text_; }

    friend bool operator==(const Message&, const Message&) = default;

private:
    template <class Part>
    static Message part(const Part& what) {
        if constexpr (std::same_as<Part, Message>)
            return what;
        else if constexpr (std::integral<Part>)
            return asWritten(std::to_string(what));
        else if constexpr (std::is_convertible_v<const Part&, const char*>)
            return Message{static_cast<const char*>(what)};
        else
            return asWritten(std::string{what});
    }

    std::string text_;
    std::string japanese_; ///< of a piece without a pattern
    bool isPattern_ = true;
    std::vector<Message> parts_;
};

/// Returns a piece of a file as a finding quotes it: in quotation marks, on one line, shortened if it is
/// long.
Message shown(std::string_view text);
/// Returns the suggestion for a misspelt word.
Message didYouMean(const std::string& word);
/// "a", "a or b", "a, b or c"; below: "a, b, c".
Message oneOf(const std::vector<std::string>& words);
Message commaList(const std::vector<Message>& pieces);
Message commaList(const std::vector<std::string>& words);
/// The same with each word in quotation marks.
Message quotedList(const std::vector<std::string>& words);

} // namespace takujo
