#include "engine/cards/search/folded_text.h"

#include "engine/core/utf8.h"

#include <algorithm>

namespace takujo {

namespace {

constexpr char32_t voiced = 0x3099;     // as a character of its own, after a kana
constexpr char32_t halfVoiced = 0x309A; // the ring of は行

/// Half-width katakana from U+FF66 on, in hiragana; the last two are the marks of voicing.
constexpr std::u32string_view halfKana =
    U"をぁぃぅぇぉゃゅょっーあいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよ"
    U"らりるれろわん";

/// The letters from à to ÿ without their accents.
constexpr std::u32string_view plainLatin = U"aaaaaaæceeeeiiiiðnooooo÷øuuuuyþy";

char32_t plainLetter(char32_t c) {
    if (c >= U'A' && c <= U'Z')
        return c - U'A' + U'a';
    if (c >= 0xC0 && c <= 0xDE && c != 0xD7)
        c += 0x20;
    if (c >= 0xE0 && c <= 0xFF)
        return plainLatin[c - 0xE0];
    return c;
}

char32_t plainMark(char32_t c) {
    switch (c) {
    case 0x2018: // ‘ and ’
    case 0x2019:
        return U'\'';
    case 0x201C: // “ and ”
    case 0x201D:
        return U'"';
    case 0x2010: // hyphens, dashes, the minus sign
    case 0x2011:
    case 0x2012:
    case 0x2013:
    case 0x2014:
    case 0x2212:
        return U'-';
    case 0x301C:
        return U'~';
    default:
        return c;
    }
}

char32_t plainKana(char32_t c) {
    if (c >= 0xFF66 && c <= 0xFF9D)
        return halfKana[c - 0xFF66];
    if (c == 0xFF9E || c == 0x309B)
        return voiced;
    if (c == 0xFF9F || c == 0x309C)
        return halfVoiced;
    if ((c >= 0x30A1 && c <= 0x30F6) || c == 0x30FD || c == 0x30FE)
        return c - 0x60;
    return c;
}

/// Returns a kana with a mark of voicing; 0 if the two make no kana.
char32_t joinedKana(char32_t kana, char32_t mark) {
    constexpr std::u32string_view canBeVoiced = U"かきくけこさしすせそたちつてとはひふへほ";
    constexpr std::u32string_view canHaveRing = U"はひふへほ";
    if (mark == voiced && kana == U'う')
        return U'ゔ';
    if (mark == voiced && canBeVoiced.find(kana) != std::u32string_view::npos)
        return kana + 1;
    if (mark == halfVoiced && canHaveRing.find(kana) != std::u32string_view::npos)
        return kana + 2;
    return 0;
}

bool isDotBetweenWords(char32_t c) {
    return c == 0x30FB || c == 0xFF65;
}

} // namespace

char32_t halfWidth(char32_t c) {
    if (c >= 0xFF01 && c <= 0xFF5E)
        return c - 0xFEE0;
    return c == 0x3000 || c == 0xA0 ? U' ' : c;
}

std::u32string foldedText(std::string_view text) {
    return foldedText(std::u32string_view{codePoints(text)});
}

std::u32string foldedText(std::u32string_view characters) {
    std::u32string result;
    for (const char32_t written : characters) {
        if (isDotBetweenWords(written))
            continue;
        const char32_t c = plainKana(plainMark(plainLetter(halfWidth(written))));
        if (c == voiced || c == halfVoiced) {
            if (const char32_t joined = result.empty() ? 0 : joinedKana(result.back(), c); joined != 0) {
                result.back() = joined;
                continue;
            }
        }
        result.push_back(c);
    }
    return result;
}

std::u32string foldedWord(std::string_view text) {
    return foldedWord(std::u32string_view{codePoints(text)});
}

std::u32string foldedWord(std::u32string_view characters) {
    std::u32string result = foldedText(characters);
    std::erase_if(result, [](char32_t c) { return c == U' ' || c == U'-' || c == U'_' || c == U'\t'; });
    return result;
}

} // namespace takujo
