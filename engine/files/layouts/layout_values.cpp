#include "engine/files/layouts/layout_values.h"

#include "engine/core/utf8.h"
#include "engine/files/disk/data_places.h"
#include "engine/files/findings/message.h"

#include <algorithm>
#include <array>

namespace takujo::layout {

namespace {

constexpr int farthest = 10000; // ten metres: a table nobody has

bool hasDrawing(const std::string& folder, const std::string& name) {
    const bool plain = name.find_first_of("/\\.") == std::string::npos;
    return plain && findData("resources/cards/" + folder + "/" + name + ".svg").has_value();
}

} // namespace

std::string wordOf(const std::optional<YamlValue>& value, const Strings& words) {
    const auto index = value ? value->wordIndex(words) : std::nullopt;
    return index ? words[*index] : std::string{};
}

Strings wordList(const YamlList& values, const Strings& words) {
    Strings result;
    for (const YamlValue& value : values) {
        std::string word = wordOf(value, words);
        if (word.empty())
            continue;
        if (std::ranges::find(result, word) != result.end())
            value.error("repeated-word", {"{word} stands here twice.", shown(word)}, "Remove one of them.");
        result.push_back(std::move(word));
    }
    return result;
}

LayoutRect readRect(const std::optional<YamlValue>& value) {
    if (!value)
        return {};
    const auto numbers = value->list();
    if (!numbers)
        return {};
    if (numbers->size() != 4) {
        value->error(
            "bad-rectangle",
            {"{name} must be four numbers, but {number} stand here.", value->name(), numbers->size()},
            "Write [x, y, width, height].");
        return {};
    }
    const auto x = (*numbers)[0].wholeNumber(-farthest, farthest);
    const auto y = (*numbers)[1].wholeNumber(-farthest, farthest);
    const auto width = (*numbers)[2].wholeNumber(1, farthest);
    const auto height = (*numbers)[3].wholeNumber(1, farthest);
    return x && y && width && height ? LayoutRect{*x, *y, *width, *height} : LayoutRect{};
}

LayoutColour readColour(const std::optional<YamlValue>& value) {
    const auto text = value ? value->text() : std::nullopt;
    if (!text)
        return {};
    constexpr std::string_view digits = "0123456789abcdef";
    std::array<std::uint8_t, 6> parts{};
    bool good = text->size() == 7 && text->front() == '#';
    for (std::size_t i = 0; good && i < 6; ++i) {
        const std::size_t digit = digits.find((*text)[i + 1]);
        good = digit != std::string_view::npos;
        parts[i] = static_cast<std::uint8_t>(digit);
    }
    if (!good) {
        value->error("bad-colour",
                     {"{name} must be a colour, but {text} is none.", value->name(), shown(*text)},
                     "Write red, green and blue in small hexadecimal digits, in quotes: \"#6fa8dc\".");
        return {};
    }
    const auto part = [&](std::size_t i) { return static_cast<std::uint8_t>(parts[i] * 16 + parts[i + 1]); };
    return {part(0), part(2), part(4)};
}

std::string readGlyph(const std::optional<YamlValue>& value) {
    const auto name = value ? value->id() : std::nullopt;
    if (!name)
        return {};
    if (!hasDrawing("glyphs", *name)) {
        value->error("unknown-glyph", {"There is no glyph {glyph}.", shown(*name)},
                     "Name a drawing in resources/cards/glyphs without its '.svg', or put one there.");
        return {};
    }
    return *name;
}

std::string readFrame(const std::optional<YamlValue>& value) {
    const auto name = value ? value->id() : std::nullopt;
    if (!name)
        return {};
    if (!hasDrawing("frames", *name)) {
        value->error("unknown-frame", {"There is no frame {frame}.", shown(*name)},
                     "Name a drawing in resources/cards/frames without its '.svg', or put one there.");
        return {};
    }
    return *name;
}

std::string readLetters(const std::optional<YamlValue>& value) {
    constexpr std::size_t most = 2;
    const auto letters = value ? value->text() : std::nullopt;
    if (!letters)
        return {};
    if (codePointCount(*letters) > most)
        value->error("too-many-letters",
                     {"{name} is {text}, which does not fit in an icon.", value->name(), shown(*letters)},
                     "Write one or two letters.");
    return *letters;
}

} // namespace takujo::layout
