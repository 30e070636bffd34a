#pragma once

#include "engine/core/localized_text.h"

#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace takujo {

/// An English pattern with so many slots; that they are as many is checked while the program is compiled.
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

/// A sentence about a file, or a piece of one, before it is put into a language: an English pattern and the
/// parts that go into its slots, in the order in which the pattern has them. The English stands in the
/// sources, so that it can be told even when the words can't be read. The Japanese is the pattern with the
/// same English and the same slots in resources/words/findings.yaml.
class Saying {
public:
    Saying() = default;
    Saying(const char* pattern) : text_(pattern) {} // implicit: most sentences have no slots
    template <class... Parts>
        requires(sizeof...(Parts) > 0)
    Saying(SlottedPattern<sizeof...(Parts)> pattern, const Parts&... parts) : text_(pattern.text) {
        parts_.reserve(sizeof...(Parts));
        (parts_.push_back(part(parts)), ...);
    }
    /// What the file itself says, or what its author is to write: the same in every language.
    static Saying asWritten(std::string text);
    /// A sentence that is in both languages already.
    static Saying inBoth(LocalizedText text);

    bool empty() const { return text_.empty(); }
    /// The Japanese where its pattern is there, else the English.
    std::string in(Language language) const;
    /// The English pattern; for a piece as it is written, that piece.
    const std::string& pattern() const { return text_; }

    friend bool operator==(const Saying&, const Saying&) = default;

private:
    template <class Part>
    static Saying part(const Part& what) {
        if constexpr (std::same_as<Part, Saying>)
            return what;
        else if constexpr (std::integral<Part>)
            return asWritten(std::to_string(what));
        else if constexpr (std::is_convertible_v<const Part&, const char*>)
            return Saying{static_cast<const char*>(what)};
        else
            return asWritten(std::string{what});
    }

    std::string text_;
    std::string japanese_; ///< of a piece that is no pattern
    bool isPattern_ = true;
    std::vector<Saying> parts_;
};

/// A piece of a file as a finding quotes it: in quotation marks, on one line, shortened when it is long.
Saying shown(std::string_view text);
/// What a misspelt word may have been meant to be.
Saying didYouMean(const std::string& word);
/// "a", "a or b", "a, b or c"; and "a, b, c".
Saying oneOf(const std::vector<std::string>& words);
Saying commaList(const std::vector<Saying>& pieces);
Saying commaList(const std::vector<std::string>& words);
/// The same with each word in quotation marks.
Saying quotedList(const std::vector<std::string>& words);

} // namespace takujo
