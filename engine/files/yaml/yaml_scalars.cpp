#include "engine/files/yaml/yaml_scalars.h"

#include <algorithm>
#include <charconv>
#include <initializer_list>
#include <system_error>
#include <utility>

#include "engine/core/utf8.h"

namespace takujo {

namespace {

constexpr std::string_view digits = "0123456789";

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// Written small, with a capital or all in capitals, as YAML 1.1 takes these words.
bool isWordInYamlCase(std::string_view text, std::string_view word) {
    if (text.size() != word.size())
        return false;
    const auto upper = [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; };
    bool capital = true;
    bool capitals = true;
    for (std::size_t i = 0; i < word.size(); ++i) {
        capital = capital && text[i] == (i == 0 ? upper(word[i]) : word[i]);
        capitals = capitals && text[i] == upper(word[i]);
    }
    return text == word || capital || capitals;
}

bool isAnyWord(std::string_view text, std::initializer_list<std::string_view> words) {
    return std::any_of(words.begin(), words.end(),
                       [&](std::string_view word) { return isWordInYamlCase(text, word); });
}

std::string_view unsignedPart(std::string_view text) {
    if (!text.empty() && (text[0] == '+' || text[0] == '-'))
        text.remove_prefix(1);
    return text;
}

/// Takes a run of such characters off the front; tells how many there were.
std::size_t take(std::string_view& text, std::string_view allowed) {
    const std::size_t count = std::min(text.find_first_not_of(allowed), text.size());
    text.remove_prefix(count);
    return count;
}

bool isNumber(std::string_view text) {
    text = unsignedPart(text);
    if (text.starts_with('.') && (isAnyWord(text.substr(1), {"inf", "nan"}) || text == ".NaN"))
        return true;
    if (text.starts_with("0x") || text.starts_with("0o") || text.starts_with("0b")) {
        text.remove_prefix(2);
        return take(text, "0123456789abcdefABCDEF_") > 0 && text.empty();
    }
    const bool beginsWithDigit = !text.empty() && isDigit(text[0]);
    std::size_t count = beginsWithDigit ? take(text, "0123456789_") : 0;
    if (!text.empty() && text[0] == '.') {
        text.remove_prefix(1);
        count += take(text, "0123456789_");
    }
    if (count == 0)
        return false;
    if (!text.empty() && (text[0] == 'e' || text[0] == 'E')) {
        text = unsignedPart(text.substr(1));
        return take(text, digits) > 0 && text.empty();
    }
    return text.empty();
}

/// 12:30 is 750 in YAML 1.1: a number to the base of 60.
bool isBaseSixty(std::string_view text) {
    text = unsignedPart(text);
    if (take(text, "0123456789_") == 0 || text.empty() || text[0] != ':')
        return false;
    while (!text.empty() && text[0] == ':') {
        text.remove_prefix(1);
        const std::string_view part = text;
        const std::size_t count = take(text, digits);
        if (count == 0 || count > 2 || (count == 2 && part[0] > '5'))
            return false;
    }
    if (!text.empty() && text[0] == '.') {
        text.remove_prefix(1);
        take(text, "0123456789_");
    }
    return text.empty();
}

bool isDate(std::string_view text) {
    if (take(text, digits) != 4 || text.empty() || text[0] != '-')
        return false;
    text.remove_prefix(1);
    const std::size_t month = take(text, digits);
    if (month == 0 || month > 2 || text.empty() || text[0] != '-')
        return false;
    text.remove_prefix(1);
    const std::size_t day = take(text, digits);
    if (day == 0 || day > 2)
        return false;
    if (text.empty())
        return true;
    const bool hasTime = text[0] == 'T' || text[0] == 't' || text[0] == ' ';
    return hasTime && text.size() > 1 &&
           text.find_first_not_of("0123456789:.+-Zz ", 1) == std::string_view::npos;
}

bool isFullWidthNumber(std::string_view text) {
    const std::u32string characters = codePoints(text);
    return !characters.empty() && std::all_of(characters.begin(), characters.end(), [](char32_t c) {
        return (c >= U'０' && c <= U'９') || (c >= U'0' && c <= U'9') || c == U'－' || c == U'＋';
    });
}

WholeNumber noNumber(Message problem, Message hint) {
    return {std::nullopt, false, std::move(problem), std::move(hint)};
}

} // namespace

std::optional<Message> misreadAs(std::string_view text) {
    if (isAnyWord(text, {"true", "false", "yes", "no", "on", "off", "y", "n"}))
        return Message{"true or false"};
    if (text == "~" || isAnyWord(text, {"null"}))
        return Message{"nothing"};
    if (isNumber(text))
        return Message{"a number"};
    if (isBaseSixty(text))
        return Message{"a time or a number to the base of 60"};
    if (isDate(text))
        return Message{"a date"};
    if (text == "=" || text == "<<")
        return Message{"a special key"};
    return std::nullopt;
}

bool looksLikeRuleNumber(std::string_view text) {
    const auto isPart = [](char c) {
        return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '.' || c == '-' ||
               c == '/';
    };
    // Appendices and chapters of our own have letters before the number: "B-1/3", "p-1".
    return std::any_of(text.begin(), text.end(), isDigit) && std::all_of(text.begin(), text.end(), isPart);
}

WholeNumber readWholeNumber(std::string_view text) {
    const std::string_view number = unsignedPart(text);
    const bool allDigits = !number.empty() && std::all_of(number.begin(), number.end(), isDigit);
    if (!allDigits) {
        if (isFullWidthNumber(text))
            return noNumber("is written with full-width digits", "Write it with the digits 0 to 9.");
        if (number.starts_with("0x") || number.starts_with("0o") || number.starts_with("0b"))
            return noNumber("is not a decimal number", "Write it in decimal digits.");
        if (isNumber(text) && number.find('_') != std::string_view::npos)
            return noNumber("holds an underscore", "Write only digits.");
        if (isNumber(text) && number.find_first_of("eE") != std::string_view::npos)
            return noNumber("is written with an exponent", "Write all its digits.");
        if (isNumber(text) && number.find('.') != std::string_view::npos)
            return noNumber("has a decimal point", "Write a whole number without it.");
        return noNumber("is not a number", "Write digits only.");
    }
    if (number.size() > 1 && number[0] == '0')
        return noNumber("begins with a zero, which other YAML readers take for octal",
                        "Remove the leading zeros.");
    WholeNumber result;
    long long value = 0;
    const std::string_view plain = text[0] == '+' ? number : text;
    const std::from_chars_result read = std::from_chars(plain.data(), plain.data() + plain.size(), value);
    if (read.ec == std::errc())
        result.value = value;
    else
        result.outOfRange = true;
    return result;
}

} // namespace takujo
