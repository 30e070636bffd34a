#include "engine/lists/plain_text.h"

#include "engine/core/utf8.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>

namespace takujo {

namespace {

constexpr std::string_view wideSpace = "\u3000";
constexpr std::string_view fixedSpace = "\u00A0";

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

std::string small(std::string_view text) {
    std::string result{text};
    std::ranges::transform(result, result.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return result;
}

/// Tags at which a new line begins.
bool breaksLine(std::string_view name) {
    constexpr std::array<std::string_view, 8> names{"br", "p", "div", "li", "tr", "ul", "ol", "hr"};
    return std::ranges::find(names, name) != names.end();
}

/// Cards write words in such brackets, too: only what stands in web pages is a tag.
bool isTag(std::string_view name) {
    constexpr std::array<std::string_view, 22> names{
        "a",   "b",   "i",    "u",   "s",     "em", "strong", "span",  "font", "small", "big",
        "sup", "sub", "code", "img", "table", "td", "th",     "tbody", "ruby", "rt",    "rb"};
    return breaksLine(name) || std::ranges::find(names, name) != names.end();
}

/// What an image stands for: `alt="Fire"`.
std::string_view alternativeIn(std::string_view tag) {
    constexpr std::string_view key = "alt=\"";
    const std::size_t begin = tag.find(key);
    const std::size_t end = begin == std::string_view::npos ? begin : tag.find('"', begin + key.size());
    return end == std::string_view::npos ? std::string_view{}
                                         : tag.substr(begin + key.size(), end - begin - key.size());
}

std::optional<char32_t> namedCharacter(std::string_view name) {
    constexpr std::array<std::pair<std::string_view, char32_t>, 16> names{{{"amp", U'&'},
                                                                           {"lt", U'<'},
                                                                           {"gt", U'>'},
                                                                           {"quot", U'"'},
                                                                           {"apos", U'\''},
                                                                           {"nbsp", U' '},
                                                                           {"ndash", U'–'},
                                                                           {"mdash", U'—'},
                                                                           {"hellip", U'…'},
                                                                           {"lsquo", U'‘'},
                                                                           {"rsquo", U'’'},
                                                                           {"ldquo", U'“'},
                                                                           {"rdquo", U'”'},
                                                                           {"middot", U'·'},
                                                                           {"bull", U'•'},
                                                                           {"times", U'×'}}};
    const auto found = std::ranges::find(names, name, &std::pair<std::string_view, char32_t>::first);
    return found == names.end() ? std::nullopt : std::optional{found->second};
}

/// The character of a reference without its `&` and `;`: `amp`, `#39`, `#x27`.
std::optional<char32_t> referenced(std::string_view name) {
    if (!name.starts_with('#'))
        return namedCharacter(name);
    name.remove_prefix(1);
    const bool isHex = name.starts_with('x') || name.starts_with('X');
    if (isHex)
        name.remove_prefix(1);
    constexpr std::string_view digits = "0123456789abcdef";
    const std::uint32_t base = isHex ? 16 : 10;
    std::uint32_t value = 0;
    for (const char c : small(name)) {
        const std::size_t digit = digits.find(c);
        if (digit >= base || value > 0x10FFFF)
            return std::nullopt;
        value = value * base + static_cast<std::uint32_t>(digit);
    }
    const bool isCharacter = value >= 0x20 && value <= 0x10FFFF && (value < 0xD800 || value > 0xDFFF);
    return name.empty() || !isCharacter ? std::nullopt : std::optional{static_cast<char32_t>(value)};
}

class MarkupReader {
public:
    explicit MarkupReader(std::string_view text) : text_{text} {}

    PlainText read() {
        while (at_ < text_.size())
            if (!readTag() && !readReference())
                result_.text += text_[at_++];
        return std::move(result_);
    }

private:
    bool readTag() {
        if (text_[at_] != '<')
            return false;
        std::size_t name = at_ + 1;
        if (name < text_.size() && text_[name] == '/')
            ++name;
        const std::size_t close = text_.find('>', name);
        if (close == std::string_view::npos || !isLetter(text_[name]))
            return false;
        std::size_t end = name;
        while (isLetter(text_[end]) || (text_[end] >= '0' && text_[end] <= '9'))
            ++end;
        const std::string tag = small(text_.substr(name, end - name));
        if (!isTag(tag) || (end != close && text_[end] != ' ' && text_[end] != '/' && text_[end] != '\n'))
            return false;
        if (breaksLine(tag))
            result_.text += '\n';
        result_.text += alternativeIn(text_.substr(end, close - end));
        result_.hadMarkup = true;
        at_ = close + 1;
        return true;
    }

    bool readReference() {
        constexpr std::size_t longest = 10;
        if (text_[at_] != '&')
            return false;
        const std::size_t close = text_.find(';', at_);
        if (close == std::string_view::npos || close - at_ > longest)
            return false;
        const auto character = referenced(text_.substr(at_ + 1, close - at_ - 1));
        if (!character)
            return false;
        appendUtf8(result_.text, *character);
        result_.hadMarkup = true;
        at_ = close + 1;
        return true;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    PlainText result_;
};

void replaceAll(std::string& text, std::string_view what, std::string_view by) {
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size())
        text.replace(at, what.size(), by);
}

/// Lines without needless space, none of them empty.
std::string tidy(std::string text) {
    replaceAll(text, fixedSpace, " ");
    std::ranges::replace(text, '\t', ' ');
    std::string result;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        std::string line{trimmed(std::string_view{text}.substr(at, end - at))};
        line.erase(std::ranges::unique(line, [](char a, char b) { return a == ' ' && b == ' '; }).begin(),
                   line.end());
        if (!line.empty())
            result += (result.empty() ? "" : "\n") + line;
        at = end + 1;
    }
    return result;
}

} // namespace

std::string_view trimmed(std::string_view text) {
    for (bool changed = true; changed;) {
        changed = false;
        for (const std::string_view space :
             {std::string_view{" "}, std::string_view{"\t"}, std::string_view{"\n"}, wideSpace, fixedSpace}) {
            if (text.starts_with(space)) {
                text.remove_prefix(space.size());
                changed = true;
            }
            if (text.ends_with(space)) {
                text.remove_suffix(space.size());
                changed = true;
            }
        }
    }
    return text;
}

PlainText plainText(std::string_view text) {
    PlainText result = MarkupReader{text}.read();
    result.text = tidy(std::move(result.text));
    return result;
}

} // namespace takujo
