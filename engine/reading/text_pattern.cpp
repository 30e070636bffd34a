#include "engine/reading/text_pattern.h"

#include <algorithm>
#include <array>

namespace takujo {

namespace {

/// The sections that texts of cards are made of, and those in which words that are printed stand.
constexpr std::array cardTextSections{"ability",  "effects", "conditions",   "amounts",  "criteria",
                                      "triggers", "costs",   "selectors",    "nouns",    "counters",
                                      "places",   "players", "durations",    "lists",    "symbols",
                                      "deeds",    "printed", "restrictions", "keywords", "marks",
                                      "colours",  "phases",  "zones",        "numbers",  "reminders"};

constexpr std::array printedSections{"printed", "keywords", "marks", "colours", "phases", "zones", "numbers"};

} // namespace

bool TextPattern::has(std::string_view tag) const {
    return std::ranges::find(tags, tag) != tags.end();
}

bool TextPattern::hasSlot(std::string_view name) const {
    return std::ranges::any_of(
        pieces, [&](const PatternPiece& piece) { return piece.isSlot() && piece.name == name; });
}

std::vector<PatternPiece> piecesOf(std::string_view pattern) {
    std::vector<PatternPiece> pieces;
    // What is filled in is a byte that no pattern has, so that the slots can be told from the words.
    std::vector<PatternPiece> slots;
    const std::string marked = fillSlots(pattern, [&](const Slot& slot) {
        PatternPiece piece{{}, std::string{slot.name}, std::string{slot.form}, {}};
        piece.words.assign(slot.words.begin(), slot.words.end());
        slots.push_back(std::move(piece));
        return std::optional{std::string{'\1'}};
    });
    std::size_t next = 0;
    std::string literal;
    for (const char c : marked) {
        if (c != '\1') {
            literal += c;
            continue;
        }
        if (!literal.empty())
            pieces.push_back({std::exchange(literal, {}), {}, {}, {}});
        pieces.push_back(std::move(slots[next++]));
    }
    if (!literal.empty())
        pieces.push_back({std::move(literal), {}, {}, {}});
    return pieces;
}

TextPattern patternOf(std::string_view key, std::string_view text) {
    TextPattern pattern;
    std::size_t end = std::min(key.find('.'), key.size());
    std::string_view word = key.substr(0, end);
    if (const std::size_t mark = word.find('?'); mark != std::string_view::npos) {
        pattern.part = word.substr(mark + 1);
        word = word.substr(0, mark);
    }
    if (const std::size_t slash = word.find('/'); slash != std::string_view::npos) {
        pattern.clause = word.substr(slash + 1);
        word = word.substr(0, slash);
    }
    pattern.word = word;
    while (end < key.size()) {
        const std::size_t next = std::min(key.find('.', end + 1), key.size());
        pattern.tags.emplace_back(key.substr(end + 1, next - end - 1));
        end = next;
    }
    pattern.pieces = piecesOf(text);
    return pattern;
}

std::string withOuterQuotes(std::string text, Language language) {
    const auto replace = [&text](std::string_view inner, std::string_view outer) {
        for (std::size_t at = 0; (at = text.find(inner, at)) != std::string::npos; at += outer.size())
            text.replace(at, inner.size(), outer);
    };
    if (language == Language::en) {
        // An apostrophe stands behind a letter; a quote does not, or it ends a sentence.
        for (std::size_t i = 0; i < text.size(); ++i) {
            const bool isBehind = i > 0 && text[i - 1] != ' ' && text[i - 1] != '.' && text[i - 1] != '"';
            if (text[i] == '\'' && !isBehind)
                text[i] = '"';
        }
    } else {
        replace("『", "「");
        replace("』", "」");
    }
    return text;
}

PatternBook::PatternBook(const Words& words, Language language) {
    for (const char* name : cardTextSections) {
        const auto found = words.sections().find(name);
        if (found == words.sections().end())
            continue;
        std::vector<TextPattern>& patterns = sections_[name];
        for (const auto& [key, text] : found->second)
            patterns.push_back(patternOf(key, text.in(language)));
    }
    // The first section that has a word says it, as where texts are written.
    for (const char* name : printedSections)
        for (const TextPattern& pattern : section(name))
            if (pattern.tags.empty() && pattern.pieces.size() == 1)
                printed_.try_emplace(pattern.word, pattern.pieces.front().literal);
    for (const char* name : {"keywords", "zones"})
        for (const TextPattern& pattern : section(name))
            if (pattern.tags.empty() && pattern.pieces.size() == 1)
                keywordsAndZones_.insert(pattern.pieces.front().literal);
    constexpr std::size_t shortest = 6; // one Japanese letter may stand in any word
    for (const TextPattern& pattern : section("players"))
        if (pattern.pieces.size() == 1 && pattern.pieces.front().literal.size() >= shortest)
            players_.push_back(language == Language::ja ? pattern.pieces.front().literal
                                                        : pattern.pieces.front().literal + ' ');
    if (language == Language::en)
        players_.emplace_back("your ");
}

bool PatternBook::speaksOfPlayers(std::string_view text) const {
    const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return std::ranges::any_of(players_, [&](const std::string& word) {
        return !std::ranges::search(text, word, {}, small, small).empty();
    });
}

bool PatternBook::isKeywordOrZone(std::string_view text) const {
    return keywordsAndZones_.contains(text);
}

const std::string* PatternBook::printed(std::string_view word) const {
    const auto found = printed_.find(word);
    return found == printed_.end() ? nullptr : &found->second;
}

const std::vector<TextPattern>& PatternBook::section(std::string_view name) const {
    static const std::vector<TextPattern> none;
    const auto found = sections_.find(name);
    return found == sections_.end() ? none : found->second;
}

} // namespace takujo
