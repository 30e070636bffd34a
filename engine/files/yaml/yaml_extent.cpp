#include "engine/files/yaml/yaml_extent.h"

#include <algorithm>

#include "engine/core/utf8.h"

namespace takujo {

namespace {

/// Returns the offset after the bracket that closes the one at `begin`.
std::optional<std::size_t> endOfBrackets(const YamlText& text, std::size_t begin) {
    std::size_t depth = 0;
    const std::string_view all = text.source.text();
    for (std::size_t i = begin; i < all.size(); ++i) {
        const char c = all[i];
        if (const YamlSpan* quote = spanAround(text.layout.quotes, i + 1);
            quote != nullptr && quote->begin == i) {
            i = quote->end - 1;
        } else if (c == '#' && isSpaceOrTab(all[i - 1])) {
            i = std::min(all.find('\n', i), all.size());
        } else if (c == '[' || c == '{') {
            ++depth;
        } else if ((c == ']' || c == '}') && --depth == 0) {
            return i + 1;
        }
    }
    return std::nullopt;
}

std::optional<std::size_t> endOfScalar(const YamlText& text, const YamlNode& value, std::size_t begin) {
    const std::string_view all = text.source.text();
    if (value.style() == YamlStyle::quoted)
        return begin < all.size() ? endOfQuoted(all, begin) : std::nullopt;
    if (value.style() == YamlStyle::block) {
        const auto block = std::ranges::find(text.layout.blocks, begin, &YamlSpan::begin);
        if (block == text.layout.blocks.end())
            return std::nullopt;
        std::size_t end = block->end; // without the blank lines after it
        while (end > begin && (all[end - 1] == '\n' || all[end - 1] == '\r' || all[end - 1] == ' '))
            --end;
        return end;
    }
    if (all.substr(begin, value.text().size()) != value.text())
        return std::nullopt;
    return begin + value.text().size();
}

} // namespace

std::size_t offsetOf(const YamlText& text, TextPosition at) {
    const auto characters = static_cast<std::size_t>(std::max(at.column, 1) - 1);
    return text.source.lineStart(at.line) + firstCharacters(text.source.line(at.line), characters).size();
}

bool isInBrackets(const YamlText& text, const YamlNode& value) {
    const char first = text.source.at(offsetOf(text, value.position()));
    return (value.isList() && first == '[') || (value.isMap() && first == '{');
}

std::optional<std::size_t> endOfValue(const YamlText& text, const YamlNode& value) {
    const std::size_t begin = offsetOf(text, value.position());
    if (value.isScalar())
        return endOfScalar(text, value, begin);
    if (isInBrackets(text, value))
        return endOfBrackets(text, begin);
    if (value.size() == 0)
        return std::nullopt;
    return endOfValue(text,
                      value.isList() ? value.item(value.size() - 1) : value.entry(value.size() - 1).value);
}

std::optional<std::string> edited(std::string_view text, std::vector<TextEdit> edits) {
    std::ranges::stable_sort(edits, [](const TextEdit& left, const TextEdit& right) {
        return left.begin != right.begin ? left.begin < right.begin : left.end < right.end;
    });
    std::string result;
    std::size_t place = 0;
    for (const TextEdit& edit : edits) {
        if (edit.begin < place || edit.end < edit.begin || edit.end > text.size())
            return std::nullopt;
        result += text.substr(place, edit.begin - place);
        result += edit.text;
        place = edit.end;
    }
    return result += text.substr(place);
}

} // namespace takujo
