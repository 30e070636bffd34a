#include "engine/files/yaml/yaml_layout.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace takujo {

bool isSpaceOrTab(char c) {
    return c == ' ' || c == '\t';
}

namespace {

bool isBreak(char c) {
    return c == '\n' || c == '\r';
}

/// Walks token by token the way the parser underneath does, but knows only as much as quotes, block texts and
/// brackets need: where a token may begin, and (for texts over several lines) the column they must stay right
/// of.
class LayoutScanner {
public:
    explicit LayoutScanner(std::string_view text) : text_(text) {}

    YamlLayout run() {
        while (pos_ < text_.size() && !layout_.tooDeep)
            token();
        layout_.openBrackets = brackets_;
        return std::move(layout_);
    }

private:
    char at(std::size_t offset) const { return offset < text_.size() ? text_[offset] : '\n'; }
    bool inFlow() const { return !brackets_.empty(); }
    bool blankAt(std::size_t offset) const { return isSpaceOrTab(at(offset)) || isBreak(at(offset)); }
    int column(std::size_t offset) const { return static_cast<int>(offset - lineStart_); }

    void newLine() {
        ++pos_;
        lineStart_ = pos_;
        keyColumn_ = -1;
    }

    void skipLine() {
        while (pos_ < text_.size() && text_[pos_] != '\n')
            ++pos_;
    }

    bool documentMarkAt(std::size_t offset) const {
        const std::string_view mark = text_.substr(offset, 3);
        return offset == lineStart_ && (mark == "---" || mark == "...") && blankAt(offset + 3);
    }

    /// A key begins where the first token since the line's start or the last '-' begins.
    void beginToken() {
        if (keyColumn_ < 0)
            keyColumn_ = column(pos_);
    }

    void token() {
        const char c = text_[pos_];
        if (c == '\n')
            return newLine();
        if (isSpaceOrTab(c) || c == '\r') {
            ++pos_;
            return;
        }
        if (c == '#')
            return skipLine();
        if (documentMarkAt(pos_)) {
            pos_ += 3;
            blockColumn_ = -1;
            return;
        }
        if (c == '[' || c == '{')
            return openBracket();
        if (c == ']' || c == '}') {
            if (inFlow())
                brackets_.pop_back();
            ++pos_;
            return;
        }
        if (c == ',' || isIndicator(c))
            return indicator(c);
        if (c == '"' || c == '\'')
            return quoted();
        if ((c == '|' || c == '>') && !inFlow())
            return block();
        if (c == '&' || c == '*' || c == '!')
            return property();
        plain();
    }

    /// '-', '?' and ':' where they are no part of a text.
    bool isIndicator(char c) const {
        if (c != '-' && c != '?' && c != ':')
            return false;
        const char next = at(pos_ + 1);
        if (isSpaceOrTab(next) || isBreak(next))
            return true;
        if (!inFlow() || c != ':')
            return false;
        return next == ',' || next == ']' || next == '}' || afterQuoteOrBracket();
    }

    bool afterQuoteOrBracket() const {
        return pos_ > 0 && (text_[pos_ - 1] == '"' || text_[pos_ - 1] == '\'' || text_[pos_ - 1] == ']' ||
                            text_[pos_ - 1] == '}');
    }

    void indicator(char c) {
        if (!inFlow() && c == ':' && keyColumn_ >= 0)
            blockColumn_ = keyColumn_;
        else if (!inFlow() && c != ',')
            blockColumn_ = column(pos_);
        if (c != ',')
            keyColumn_ = c == ':' ? keyColumn_ : -1;
        ++pos_;
    }

    void openBracket() {
        beginToken();
        if (brackets_.size() >= static_cast<std::size_t>(deepestYaml)) {
            layout_.tooDeep = pos_;
            return;
        }
        brackets_.push_back(pos_);
        ++pos_;
    }

    void quoted() {
        beginToken();
        const std::optional<std::size_t> end = endOfQuoted(text_, pos_);
        layout_.quotes.push_back({pos_, end.value_or(text_.size()), end.has_value()});
        moveTo(layout_.quotes.back().end);
    }

    void moveTo(std::size_t offset) {
        const std::size_t lastBreak = text_.substr(pos_, offset - pos_).rfind('\n');
        if (lastBreak != std::string_view::npos)
            lineStart_ = pos_ + lastBreak + 1;
        pos_ = offset;
    }

    void property() {
        beginToken();
        while (pos_ < text_.size() && !blankAt(pos_) && (!inFlow() || !isFlowMark(text_[pos_])))
            ++pos_;
    }

    static bool isFlowMark(char c) { return c == ',' || c == '[' || c == ']' || c == '{' || c == '}'; }

    bool endsPlain(std::size_t offset) const {
        const char c = at(offset);
        const char next = at(offset + 1);
        if (c == ':')
            return blankAt(offset + 1) || (inFlow() && (next == ',' || next == ']' || next == '}'));
        return (isSpaceOrTab(c) && next == '#') || (inFlow() && (isFlowMark(c) || c == '?'));
    }

    void plain() {
        beginToken();
        ++pos_; // whatever it is, it has been looked at
        while (pos_ < text_.size()) {
            while (pos_ < text_.size() && text_[pos_] != '\n' && !endsPlain(pos_))
                ++pos_;
            if (pos_ >= text_.size() || text_[pos_] != '\n')
                return;
            const std::size_t next = nextLineOfText();
            if (next >= text_.size() || text_[next] == '#')
                return;
            const std::size_t start = text_.rfind('\n', next - 1) + 1;
            const bool continues = inFlow() || static_cast<int>(next - start) > blockColumn_;
            if (!continues)
                return;
            pos_ = next;
            lineStart_ = start;
            if (documentMarkAt(pos_))
                return;
        }
    }

    /// The first character that is no white space, from here on.
    std::size_t nextLineOfText() const {
        const std::size_t next = text_.find_first_not_of(" \t\r\n", pos_);
        return next == std::string_view::npos ? text_.size() : next;
    }

    void block() {
        const std::size_t begin = pos_++;
        int indent = std::max(blockColumn_, 0) + 1;
        bool detect = true;
        for (; at(pos_) == '+' || at(pos_) == '-' || (at(pos_) >= '1' && at(pos_) <= '9'); ++pos_) {
            if (at(pos_) == '+' || at(pos_) == '-')
                continue;
            indent = std::max(blockColumn_, 0) + (at(pos_) - '0');
            detect = false;
        }
        skipLine();
        while (pos_ < text_.size()) {
            newLine();
            const std::size_t first = std::min(text_.find_first_not_of(' ', pos_), text_.size());
            if (detect)
                indent = std::max(indent, column(first));
            const bool empty = isBreak(at(first)) || first == text_.size();
            if (!empty && column(first) < indent)
                break;
            detect = detect && empty;
            skipLine();
        }
        layout_.blocks.push_back({begin, pos_, true});
    }

    std::string_view text_;
    std::size_t pos_ = 0;
    std::size_t lineStart_ = 0;
    int blockColumn_ = -1; ///< of the innermost '-' or key outside brackets
    int keyColumn_ = -1;   ///< where a key on this line would begin
    std::vector<std::size_t> brackets_;
    YamlLayout layout_;
};

} // namespace

YamlLayout scanYamlLayout(std::string_view text) {
    return LayoutScanner(text).run();
}

std::optional<std::size_t> endOfQuoted(std::string_view text, std::size_t begin) {
    const char quote = text[begin];
    for (std::size_t i = begin + 1; i < text.size(); ++i) {
        if (quote == '"' && text[i] == '\\') {
            ++i;
        } else if (text[i] == quote) {
            if (quote == '"' || i + 1 >= text.size() || text[i + 1] != quote)
                return i + 1;
            ++i; // '' is one quote inside the text
        }
    }
    return std::nullopt;
}

const YamlSpan* spanAround(const std::vector<YamlSpan>& spans, std::size_t offset) {
    const auto next = std::partition_point(spans.begin(), spans.end(),
                                           [&](const YamlSpan& span) { return span.begin < offset; });
    if (next == spans.begin())
        return nullptr;
    const YamlSpan& last = *std::prev(next);
    return offset < last.end ? &last : nullptr;
}

std::vector<std::size_t> tabsInIndentation(std::string_view text, const YamlLayout& layout) {
    std::vector<std::size_t> tabs;
    std::size_t start = 0;
    while (start < text.size()) {
        const std::size_t first = std::min(text.find_first_not_of(" \t\r", start), text.size());
        const std::size_t tab = text.substr(start, first - start).find('\t');
        const bool hasText = first < text.size() && text[first] != '\n' && text[first] != '#';
        if (hasText && tab != std::string_view::npos && spanAround(layout.quotes, first) == nullptr &&
            spanAround(layout.blocks, first) == nullptr)
            tabs.push_back(start + tab);
        const std::size_t end = text.find('\n', first);
        if (end == std::string_view::npos)
            break;
        start = end + 1;
    }
    return tabs;
}

} // namespace takujo
