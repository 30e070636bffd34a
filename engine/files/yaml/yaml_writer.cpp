#include "engine/files/yaml/yaml_writer.h"

#include "engine/files/disk/utf8.h"
#include "engine/files/yaml/yaml_scalars.h"

#include <algorithm>

namespace takujo {

namespace {

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// Bare texts are kept to what no reader can take amiss.
bool canBeBare(std::string_view text) {
    constexpr std::string_view harmless = "0123456789_-'#@ ";
    if (text.empty() || !isLetter(text.front()) || text.back() == ' ' ||
        text.find(" #") != std::string_view::npos)
        return false;
    return std::ranges::all_of(
               text, [&](char c) { return isLetter(c) || harmless.find(c) != std::string_view::npos; }) &&
           !misreadAs(text);
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

} // namespace

std::string quotedYamlText(std::string_view text) {
    std::string result = "\"";
    for (const char32_t c : codePoints(text)) {
        std::string character;
        appendUtf8(character, c);
        if (c == U'"' || c == U'\\') {
            result += '\\';
            result += character;
        } else if (c == U'\n' || c == U'\t') {
            result += c == U'\n' ? "\\n" : "\\t";
        } else if (c == U'\r' || controlCharacterAt(character, 0) != 0) {
            appendUtf8(result, 0xFFFD);
        } else {
            result += character;
        }
    }
    return result + "\"";
}

std::string yamlText(std::string_view text) {
    return canBeBare(text) ? std::string{text} : quotedYamlText(text);
}

} // namespace takujo
