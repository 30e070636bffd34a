#include "engine/lists/json_text.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>

namespace takujo {

namespace {

constexpr std::size_t escapeLength = 6; // \uD83D

std::optional<std::uint32_t> escapedAt(std::string_view text, std::size_t at) {
    if (at + escapeLength > text.size() || text[at] != '\\' || text[at + 1] != 'u')
        return std::nullopt;
    std::uint32_t value = 0;
    for (const char c : text.substr(at + 2, escapeLength - 2)) {
        constexpr std::string_view digits = "0123456789abcdef";
        const std::size_t digit = digits.find(static_cast<char>(c >= 'A' && c <= 'F' ? c - 'A' + 'a' : c));
        if (digit == std::string_view::npos)
            return std::nullopt;
        value = value * 16 + static_cast<std::uint32_t>(digit);
    }
    return value;
}

std::string escaped(std::uint32_t c) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string result = "\\U";
    for (unsigned shift = 32; shift > 0; shift -= 4)
        result += digits[c >> (shift - 4) & 0xFU];
    return result;
}

} // namespace

std::string yamlOfJson(std::string text) {
    std::ranges::replace(text, '\t', ' '); // none stands in a text of JSON
    std::string result;
    result.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\\') {
            result += text[i];
            continue;
        }
        const auto first = escapedAt(text, i);
        const auto second = escapedAt(text, i + escapeLength);
        const bool isPair =
            first && second && *first >> 10U == 0xD800U >> 10U && *second >> 10U == 0xDC00U >> 10U;
        const bool isHalf = first && !isPair && *first >= 0xD800U && *first <= 0xDFFFU;
        if (isPair) {
            result += escaped(0x10000U + ((*first & 0x3FFU) << 10U) + (*second & 0x3FFU));
            i += 2 * escapeLength - 1;
        } else if (isHalf) {
            result += "\\uFFFD"; // a letter that nobody can read
            i += escapeLength - 1;
        } else {
            result.append(text, i, 2); // a doubled backslash escapes nothing behind it
            ++i;
        }
    }
    return result;
}

} // namespace takujo
