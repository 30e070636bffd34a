#include "engine/files/yaml/yaml_syntax.h"

#include <algorithm>
#include <iterator>
#include <yaml-cpp/exceptions.h>

#include "engine/files/findings/message.h"

namespace takujo {

namespace {

constexpr std::string_view wideColon = "：";

Message placeOf(std::size_t offset, const SourceText& source) {
    const TextPosition at = source.position(offset);
    return {"line {line}, column {column}", at.line, at.column};
}

/// What is known about the place where the parser stopped.
class Place {
public:
    Place(std::size_t offset, const SourceText& source) : source_(source), offset_(offset) {
        number_ = source.lineOf(std::min(offset, source.size()));
        start_ = source.lineStart(number_);
        line_ = source.line(number_);
        indent_ = std::min(line_.find_first_not_of(" \t"), line_.size());
    }

    std::size_t offset() const { return offset_; }
    std::string_view line() const { return line_; }
    int number() const { return number_; }
    std::size_t indent() const { return indent_; }
    std::size_t lineBegin() const { return start_ + indent_; }
    bool isFirstOnLine() const { return offset_ <= lineBegin(); }
    bool isEndOfFile() const {
        return source_.text().substr(std::min(offset_, source_.size())).find_first_not_of(" \t\r\n") ==
               std::string_view::npos;
    }
    char here() const { return source_.at(offset_); }
    /// The last character before the place that is no blank, on the same line; or NUL.
    std::size_t before() const {
        std::size_t i = offset_;
        while (i > start_ && isSpaceOrTab(source_.at(i - 1)))
            --i;
        return i > start_ ? i - 1 : std::string_view::npos;
    }
    bool hasColonBefore() const {
        const std::string_view head = line_.substr(0, offset_ - std::min(start_, offset_));
        return head.find(": ") != std::string_view::npos || head.find(":\t") != std::string_view::npos;
    }
    /// A tab among the indentation and the dashes the line begins with.
    std::optional<std::size_t> tabInFront() const {
        const std::size_t end = std::min(line_.find_first_not_of(" \t-?"), line_.size());
        const std::size_t tab = line_.substr(0, end).find('\t');
        if (tab == std::string_view::npos)
            return std::nullopt;
        return start_ + tab;
    }
    /// The nearest such character at or before the place on this line.
    std::size_t back(char wanted) const {
        for (std::size_t i = std::min(offset_, source_.size()) + 1; i > start_; --i)
            if (source_.at(i - 1) == wanted)
                return i - 1;
        return offset_;
    }
    const SourceText& source() const { return source_; }

private:
    const SourceText& source_;
    std::size_t offset_;
    int number_ = 1;
    std::size_t start_ = 0;
    std::string_view line_;
    std::size_t indent_ = 0;
};

SyntaxTrouble tabTrouble(std::size_t tab) {
    return {"tab-indentation", tab, "A tab is used for indentation.", "Use spaces.", {}};
}

/// A line that is neither "key: value" nor "- entry" where one of them must stand.
SyntaxTrouble strayLine(std::size_t begin, std::string_view line) {
    const std::size_t indent = std::min(line.find_first_not_of(" \t"), line.size());
    const std::string_view content = line.substr(indent);
    SyntaxTrouble trouble{"syntax",
                          begin,
                          "This line does not belong to the lines above it.",
                          "Indent it like its neighbours; a map and a list can't be mixed.",
                          {}};
    if (content.starts_with("- ") || content == "-") {
        trouble.text = "A list entry can't stand here.";
        trouble.hint = "Indent all entries of a list alike, below a line that ends with ':'.";
        return trouble;
    }
    if (content.starts_with('-')) {
        trouble.text = "This line begins with '-' but is no list entry.";
        trouble.hint = "Put a space after the '-'.";
        return trouble;
    }
    const bool isEntry = content.find(": ") != std::string_view::npos || content.ends_with(':');
    if (isEntry)
        return trouble;
    trouble.text = "This line is not 'key: value'.";
    if (content.find(wideColon) != std::string_view::npos)
        trouble.hint = "Write ': ' (an ASCII colon and a space) instead of the full-width colon '：'.";
    else if (content.find(':') != std::string_view::npos)
        trouble.hint = "Put a space after the colon.";
    else
        trouble.hint = "Add the colon, or indent the line if it continues a '|' text.";
    return trouble;
}

/// Text after a value that had already ended: behind a closing quote or bracket.
std::optional<SyntaxTrouble> behindAnEnd(const Place& place, const YamlLayout& layout) {
    const std::size_t before = place.before();
    if (before == std::string_view::npos)
        return std::nullopt;
    const SourceText& source = place.source();
    const char last = source.at(before);
    if (last == ']' || last == '}') {
        const std::string open = last == ']' ? "[" : "{";
        const std::size_t bracket = place.back(open.front());
        return SyntaxTrouble{"syntax",
                             place.offset(),
                             {"More text follows the closing {bracket}.", shown(std::string(1, last))},
                             {"Put a text that begins with {bracket} in quotes.", shown(open)},
                             source.at(bracket) == open.front() ? std::optional(bracket) : std::nullopt};
    }
    const YamlSpan* quote = spanAround(layout.quotes, before);
    if (quote == nullptr || quote->end != before + 1)
        return std::nullopt;
    if (source.lineOf(quote->begin) == place.number())
        return SyntaxTrouble{
            "syntax", place.offset(), "More text follows the closing quote.",
            "Put the whole text in quotes; inside '…' write '' for a quote, inside \"…\" write \\\".",
            quote->begin};
    return SyntaxTrouble{
        "unclosed-quote",
        quote->begin,
        {"This quote is not closed before line {line}, where more text follows.", place.number()},
        "Close it at the end of its text.",
        quote->begin};
}

SyntaxTrouble mapValue(const Place& place, const YamlLayout& layout) {
    if (const auto tab = place.tabInFront())
        return tabTrouble(*tab);
    if (auto behind = behindAnEnd(place, layout))
        return *behind;
    if (place.hasColonBefore())
        return {"syntax", place.offset(), "A second ': ' stands in this value.",
                "Put the whole value in quotes.", place.offset()};
    // The parser met the ':' of this line, but what it objects to is that the text before goes on to here.
    const SourceText& source = place.source();
    int above = place.number() - 1;
    while (above > 0 && source.line(above).find_first_not_of(" \t") == std::string_view::npos)
        --above;
    if (above > 0 && !place.isFirstOnLine()) {
        const std::string_view line = source.line(above);
        const std::size_t indent = std::min(line.find_first_not_of(" \t"), line.size());
        const bool hasColon = line.find(": ") != std::string_view::npos || line.ends_with(':');
        const bool isEntry = line.substr(indent).starts_with("- ");
        if (!hasColon && !isEntry && indent >= place.indent())
            return strayLine(source.lineStart(above) + indent, line);
        if (place.indent() > indent)
            return {"syntax",
                    place.lineBegin(),
                    "This line is indented deeper than the one above, which already has its value.",
                    "Indent it like the keys it belongs to.",
                    {}};
    }
    return {"syntax", place.offset(), "A ':' can't stand here.", "Put a text that holds ': ' in quotes.", {}};
}

SyntaxTrouble badStart(const Place& place) {
    return {"syntax",
            place.offset(),
            {"The text {text} can't stand here without quotes.",
             shown(place.source().text().substr(place.offset(), 1))},
            "Put the whole text in quotes.",
            place.offset()};
}

SyntaxTrouble flowEnd(const Place& place, const YamlLayout& layout, std::optional<std::size_t> openBracket) {
    if (!openBracket && !layout.openBrackets.empty())
        openBracket = layout.openBrackets.back();
    if (!openBracket)
        return {"syntax", place.offset(), "A ',' or a closing bracket is missing here.", "Add it.", {}};
    const SourceText& source = place.source();
    const std::string open(1, source.at(*openBracket));
    const std::string close = open == "[" ? "]" : "}";
    if (place.isEndOfFile()) {
        const std::string_view rest = source.text().substr(*openBracket);
        const bool lastLine = rest.find_first_not_of(" \t\r\n", std::min(rest.find('\n'), rest.size())) ==
                              std::string_view::npos;
        // A '{' made text would turn the keys behind it into values; a '[' holds none.
        return {"unclosed-bracket",
                *openBracket,
                {"This {bracket} is never closed.", shown(open)},
                {"Add the missing {close}, or put a text that begins with {open} in quotes.", shown(close),
                 shown(open)},
                lastLine && open == "[" ? openBracket : std::nullopt};
    }
    return {"syntax",
            place.offset(),
            {"A ',' or {close} is missing here for the {open} at {place}.", shown(close), shown(open),
             placeOf(*openBracket, source)},
            "Add it, or put a text that holds ': ', brackets or '?' in quotes.",
            {}};
}

SyntaxTrouble anchorOrAlias(const Place& place, char mark) {
    const std::size_t offset = place.back(mark);
    const bool found = place.source().at(offset) == mark;
    if (mark == '*')
        return {"alias", offset, "Aliases (*name) are not allowed.",
                "Write the value again, or put a text that begins with '*' in quotes.",
                found ? std::optional(offset) : std::nullopt};
    return {"anchor", offset, "Anchors (&name) are not allowed.",
            "Remove the anchor, or put a text that begins with '&' in quotes.",
            found ? std::optional(offset) : std::nullopt};
}

SyntaxTrouble tagTrouble(const Place& place) {
    // From a place inside the tag to the '!' its word begins with.
    const std::string_view text = place.source().text();
    const std::size_t wordEnd = text.substr(0, place.back('!')).find_last_of(" \t\n[{,");
    const std::size_t offset = text.find('!', wordEnd == std::string_view::npos ? 0 : wordEnd);
    if (offset == std::string_view::npos)
        return {"tag", place.offset(), "Tags (!name) are not allowed.", "Remove the tag.", {}};
    return {"tag", offset, "Tags (!name) are not allowed.",
            "Remove the tag, or put a text that begins with '!' in quotes.", offset};
}

/// The parser stops behind the escape it can't read; its backslash is found by walking the text's escapes.
SyntaxTrouble badEscape(const Place& place, const YamlLayout& layout) {
    const std::string_view text = place.source().text();
    // Digits the escape lacks may have been taken from behind the closing quote.
    const auto next = std::partition_point(layout.quotes.begin(), layout.quotes.end(),
                                           [&](const YamlSpan& span) { return span.begin < place.offset(); });
    const YamlSpan* quote = next == layout.quotes.begin() ? nullptr : &*std::prev(next);
    std::size_t backslash = place.back('\\');
    for (std::size_t i = quote == nullptr ? text.size() : quote->begin + 1; i + 1 < text.size(); ++i) {
        if (text[i] != '\\')
            continue;
        const char kind = text[i + 1];
        const std::size_t length = kind == 'x' ? 4 : kind == 'u' ? 6 : kind == 'U' ? 10 : 2;
        if (i + length >= place.offset()) {
            backslash = i;
            break;
        }
        ++i;
    }
    return {"bad-escape", backslash, "This backslash begins no escape that YAML knows.",
            "Write \\\\ for a backslash, or use single quotes.",
            place.source().at(backslash) == '\\' ? std::optional(backslash) : std::nullopt};
}

} // namespace

SyntaxTrouble explainSyntax(std::string_view message, std::size_t offset, const SourceText& source,
                            const YamlLayout& layout, std::optional<std::size_t> openBracket) {
    namespace Msg = YAML::ErrorMsg;
    const Place place(offset, source);
    const auto any = [&](auto... messages) { return ((message == std::string_view(messages)) || ...); };

    if (any(Msg::TAB_IN_INDENTATION))
        return tabTrouble(place.tabInFront().value_or(offset));
    if (any(Msg::EOF_IN_SCALAR, Msg::DOC_IN_SCALAR)) {
        const YamlSpan* quote = spanAround(layout.quotes, std::min(offset, source.size() - 1));
        if (quote == nullptr && !layout.quotes.empty() && !layout.quotes.back().closed)
            quote = &layout.quotes.back();
        if (quote != nullptr)
            return explainOpenQuote(quote->begin, source);
    }
    if (any(Msg::END_OF_SEQ_FLOW, Msg::END_OF_MAP_FLOW))
        return flowEnd(place, layout, openBracket);
    if (any(Msg::FLOW_END))
        return {"syntax",
                offset,
                "This closing bracket does not fit any bracket opened before it.",
                "Remove it, or put the text in quotes.",
                {}};
    if (any(Msg::END_OF_MAP, Msg::END_OF_SEQ)) {
        if (auto behind = behindAnEnd(place, layout))
            return *behind;
        if (const auto tab = place.tabInFront())
            return tabTrouble(*tab);
        return strayLine(place.lineBegin(), place.line());
    }
    if (any(Msg::BLOCK_ENTRY))
        return {"syntax", offset, "A list entry with '-' can't begin here.",
                "Begin the list on a line of its own, or put a text that begins with '-' in quotes.",
                place.isFirstOnLine() ? std::nullopt : std::optional(offset)};
    if (any(Msg::MAP_VALUE))
        return mapValue(place, layout);
    if (any(Msg::UNKNOWN_TOKEN))
        return badStart(place);
    if (any(Msg::CHAR_IN_BLOCK))
        return {"syntax",
                offset,
                "More text follows the '|' or '>' on its line.",
                "Begin the text on the next line, indented; or put it in quotes.",
                {}};
    if (any(Msg::ZERO_INDENT_IN_BLOCK))
        return {"syntax", offset, "A '|' or '>' text can't have an indentation of 0.", "Remove the 0.", {}};
    if (any(Msg::INVALID_HEX) || message.starts_with(Msg::INVALID_UNICODE) ||
        message.starts_with(Msg::INVALID_ESCAPE))
        return badEscape(place, layout);
    if (any(Msg::ALIAS_NOT_FOUND, Msg::CHAR_IN_ALIAS, Msg::ALIAS_CONTENT, Msg::MULTIPLE_ALIASES) ||
        message.starts_with(Msg::UNKNOWN_ANCHOR))
        return anchorOrAlias(place, '*');
    if (any(Msg::ANCHOR_NOT_FOUND, Msg::CHAR_IN_ANCHOR, Msg::MULTIPLE_ANCHORS))
        return anchorOrAlias(place, '&');
    if (any(Msg::CHAR_IN_TAG_HANDLE, Msg::TAG_WITH_NO_SUFFIX, Msg::END_OF_VERBATIM_TAG, Msg::MULTIPLE_TAGS))
        return tagTrouble(place);
    return {"syntax", offset, {"This is not YAML: {message}.", message}, {}, {}};
}

SyntaxTrouble explainOpenQuote(std::size_t quote, const SourceText& source) {
    return {"unclosed-quote",
            quote,
            "This quote is never closed.",
            {"Add the closing {quote} at the end of its text.", std::string(1, source.at(quote))},
            quote};
}

SyntaxTrouble explainExtraContent(std::size_t offset, const SourceText& source, const YamlLayout& layout) {
    const Place place(offset, source);
    const std::string_view before = source.text().substr(0, place.lineBegin());
    const std::size_t last = before.find_last_not_of(" \t\r\n");
    const bool afterEndMark = last != std::string_view::npos && last >= 2 &&
                              before.substr(last - 2, 3) == "..." && (last == 2 || before[last - 3] == '\n');
    if (source.text().substr(offset).starts_with("---") || afterEndMark)
        return {"several-documents",
                offset,
                "A second YAML document begins here.",
                "Keep one document in a file: split the file.",
                {}};
    if (auto behind = behindAnEnd(place, layout))
        return *behind;
    return strayLine(place.isFirstOnLine() ? place.lineBegin() : offset, place.line());
}

} // namespace takujo
