#include "ui/theme/emblem.h"

#include "ui/theme/text.h"

#include <algorithm>
#include <cctype>
#include <cstdint>

namespace takujo {

namespace {

std::uint64_t hashOf(std::string_view text) { // FNV-1a
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char byte : text)
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3U;
    return hash ^ (hash >> 29U); // its low bits alone say too little
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// The number an id ends in, counted on from a beginning that each set has of its own.
std::uint64_t numberOf(std::string_view id) {
    std::size_t digits = 0;
    while (digits < id.size() && digits < 6 && isDigit(id[id.size() - 1 - digits]))
        ++digits;
    std::uint64_t number = 0;
    for (const char digit : id.substr(id.size() - digits))
        number = number * 10 + static_cast<std::uint64_t>(digit - '0');
    constexpr std::uint64_t beginnings = 10000;
    return number + hashOf(id.substr(0, id.size() - digits)) % beginnings;
}

/// In small letters, the last one first.
std::vector<std::string> wordsOf(std::string_view name) {
    std::vector<std::string> words(1);
    for (const char c : name)
        if (std::isalpha(static_cast<unsigned char>(c)) != 0)
            words.back() += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        else if (!words.back().empty())
            words.emplace_back();
    std::ranges::reverse(words);
    return words;
}

std::string figureOf(const EmblemBook& book, const CardDefinition& card, std::uint64_t number) {
    if (card.type >= book.figures.size() || book.figures[card.type].empty())
        return {};
    const std::vector<std::string>& figures = book.figures[card.type];
    for (const std::string& word : wordsOf(card.name.en)) {
        const auto named = book.names.find(word);
        if (named == book.names.end())
            continue;
        for (const std::string& figure : named->second)
            if (std::ranges::find(figures, figure) != figures.end())
                return figure;
    }
    return figures[number % figures.size()];
}

} // namespace

Emblem emblemOf(const EmblemBook& book, const CardDefinition& card, std::string_view glyph) {
    const std::uint64_t number = numberOf(card.id);
    const std::uint64_t seed = hashOf(card.id);
    Emblem emblem;
    emblem.figure = qt(figureOf(book, card, number));
    const std::vector<std::string>& grounds = book.groundsFor(glyph);
    std::uint64_t round = number;
    if (!grounds.empty()) {
        emblem.ground = qt(grounds[number % grounds.size()]);
        round = number / grounds.size();
    }
    if (!book.lights.empty())
        emblem.light = qt(book.lights[(number + round) % book.lights.size()]);
    // A figure may come again soon, by its name: then neither shade nor place are those of the first.
    emblem.isBright = (number + round / 2) % 2 == 0;
    emblem.hue = static_cast<int>((number + round) % 5) - 2;
    emblem.shift = static_cast<int>((number + round) % 3) - 1;
    emblem.isTurned = (seed & 1U) != 0;
    emblem.isGroundTurned = (seed & 2U) != 0;
    return emblem;
}

} // namespace takujo
