#include "engine/core/utf8.h"

#include <algorithm>

namespace takujo {

namespace {

constexpr char32_t replacement = 0xFFFD;

struct Decoded {
    char32_t value = replacement;
    std::size_t length = 0; ///< 0: ill-formed
};

unsigned byteAt(std::string_view text, std::size_t offset) {
    return static_cast<unsigned char>(text[offset]);
}

bool isContinuation(unsigned byte) {
    return (byte & 0xC0U) == 0x80U;
}

Decoded decodeAt(std::string_view text, std::size_t offset) {
    const unsigned lead = byteAt(text, offset);
    if (lead < 0x80U)
        return {lead, 1};
    std::size_t length = 0;
    char32_t value = 0;
    char32_t smallest = 0; // anything below is an overlong form
    if ((lead & 0xE0U) == 0xC0U) {
        length = 2, value = lead & 0x1FU, smallest = 0x80;
    } else if ((lead & 0xF0U) == 0xE0U) {
        length = 3, value = lead & 0x0FU, smallest = 0x800;
    } else if ((lead & 0xF8U) == 0xF0U) {
        length = 4, value = lead & 0x07U, smallest = 0x10000;
    } else {
        return {};
    }
    if (offset + length > text.size())
        return {};
    for (std::size_t i = 1; i < length; ++i) {
        const unsigned next = byteAt(text, offset + i);
        if (!isContinuation(next))
            return {};
        value = (value << 6U) | (next & 0x3FU);
    }
    const bool surrogate = value >= 0xD800 && value <= 0xDFFF;
    if (value < smallest || surrogate || value > 0x10FFFF)
        return {};
    return {value, length};
}

} // namespace

std::optional<std::size_t> firstBadUtf8(std::string_view text) {
    std::size_t offset = 0;
    while (offset < text.size()) {
        const Decoded decoded = decodeAt(text, offset);
        if (decoded.length == 0)
            return offset;
        offset += decoded.length;
    }
    return std::nullopt;
}

std::u32string codePoints(std::string_view text) {
    std::u32string result;
    result.reserve(text.size());
    std::size_t offset = 0;
    while (offset < text.size()) {
        const Decoded decoded = decodeAt(text, offset);
        result.push_back(decoded.value);
        offset += std::max<std::size_t>(decoded.length, 1);
    }
    return result;
}

void appendUtf8(std::string& text, char32_t c) {
    const auto byte = [&](char32_t bits) { text += static_cast<char>(static_cast<unsigned char>(bits)); };
    if (c < 0x80) {
        byte(c);
    } else if (c < 0x800) {
        byte(0xC0U | (c >> 6U));
        byte(0x80U | (c & 0x3FU));
    } else if (c < 0x10000) {
        byte(0xE0U | (c >> 12U));
        byte(0x80U | ((c >> 6U) & 0x3FU));
        byte(0x80U | (c & 0x3FU));
    } else {
        byte(0xF0U | (c >> 18U));
        byte(0x80U | ((c >> 12U) & 0x3FU));
        byte(0x80U | ((c >> 6U) & 0x3FU));
        byte(0x80U | (c & 0x3FU));
    }
}

std::string utf8(std::u32string_view characters) {
    std::string text;
    for (const char32_t c : characters)
        appendUtf8(text, c);
    return text;
}

std::size_t codePointCount(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return !isContinuation(static_cast<unsigned char>(c)); }));
}

std::string_view firstCharacters(std::string_view text, std::size_t most) {
    for (std::size_t i = 0; i < text.size(); ++i)
        if (!isContinuation(static_cast<unsigned char>(text[i])) && most-- == 0)
            return text.substr(0, i);
    return text;
}

std::size_t controlCharacterAt(std::string_view text, std::size_t offset) {
    const auto byte = [&](std::size_t i) { return offset + i < text.size() ? byteAt(text, offset + i) : 0U; };
    const unsigned lead = byte(0);
    if (lead < 0x20U)
        return lead == '\t' || lead == '\n' || lead == '\r' ? 0 : 1;
    if (lead == 0x7FU)
        return 1;
    if (lead == 0xC2U && byte(1) < 0xA0U && byte(1) != 0x85U)
        return 2;
    if (lead == 0xEFU && byte(1) == 0xBBU && byte(2) == 0xBFU) // a byte order mark inside a text
        return 3;
    return lead == 0xEFU && byte(1) == 0xBFU && byte(2) >= 0xBEU ? 3 : 0;
}

} // namespace takujo
