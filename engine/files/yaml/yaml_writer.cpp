#include "engine/files/yaml/yaml_writer.h"

#include "engine/core/utf8.h"
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
