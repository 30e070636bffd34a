#include "engine/files/shown_text.h"

#include <cstddef>

namespace takujo {

namespace {

constexpr std::size_t longestShown = 40; // characters

bool beginsCharacter(char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
}

} // namespace

std::string shown(std::string_view text) {
    std::string result = "'";
    std::size_t characters = 0;
    for (const char c : text) {
        if (beginsCharacter(c) && ++characters > longestShown) {
            result += "…";
            break;
        }
        const auto byte = static_cast<unsigned char>(c);
        result += byte < 0x20U || byte == 0x7FU ? ' ' : c;
    }
    return result + "'";
}

} // namespace takujo
