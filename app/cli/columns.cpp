#include "app/cli/columns.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace takujo {

namespace {

struct Range {
    std::uint32_t first = 0;
    std::uint32_t last = 0;
};

/// Characters that terminals draw on two places, by Unicode's East Asian Width: the blocks that matter here.
constexpr std::array wide{Range{0x1100, 0x115f}, Range{0x2e80, 0xa4cf},   Range{0xac00, 0xd7a3},
                          Range{0xf900, 0xfaff}, Range{0xfe30, 0xfe6f},   Range{0xff00, 0xff60},
                          Range{0xffe0, 0xffe6}, Range{0x1f300, 0x1faff}, Range{0x20000, 0x3fffd}};
constexpr Range combining{0x300, 0x36f};

bool isIn(const Range& range, std::uint32_t character) {
    return character >= range.first && character <= range.last;
}

} // namespace

std::size_t placesOf(std::string_view text) {
    std::size_t places = 0;
    for (std::size_t i = 0; i < text.size();) {
        const auto lead = static_cast<unsigned char>(text[i]);
        const std::size_t length = lead < 0x80U ? 1 : lead < 0xe0U ? 2 : lead < 0xf0U ? 3 : 4;
        std::uint32_t character = length == 1 ? lead : lead & (0xffU >> (length + 1));
        for (std::size_t k = 1; k < length && i + k < text.size(); ++k)
            character = character << 6U | (static_cast<unsigned char>(text[i + k]) & 0x3fU);
        i += length;
        if (isIn(combining, character))
            continue;
        const bool isWide =
            std::ranges::any_of(wide, [&](const Range& range) { return isIn(range, character); });
        places += isWide ? 2 : 1;
    }
    return places;
}

void printColumns(const std::vector<std::vector<std::string>>& lines, std::size_t indent, std::ostream& out) {
    std::vector<std::size_t> widths;
    for (const auto& line : lines)
        for (std::size_t i = 0; i < line.size(); ++i) {
            widths.resize(std::max(widths.size(), i + 1));
            widths[i] = std::max(widths[i], placesOf(line[i]));
        }
    constexpr std::size_t between = 2;
    for (const auto& line : lines) {
        std::string text(indent, ' ');
        for (std::size_t i = 0; i < line.size(); ++i) {
            const std::string room(widths[i] - placesOf(line[i]), ' ');
            text += i == 0 ? line[i] + room : std::string(between, ' ') + room + line[i];
        }
        text.erase(text.find_last_not_of(' ') + 1);
        out << text << '\n';
    }
}

} // namespace takujo
