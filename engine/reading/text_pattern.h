#pragma once

#include "engine/core/localized_text.h"
#include "engine/kit/rules/words.h"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace takujo {

/// A stretch of a pattern: words that stand there, or a slot.
struct PatternPiece {
    std::string literal; ///< empty: it is a slot
    std::string name;
    std::string form;
    std::vector<std::string> words; ///< of a slot that is one of these

    bool isSlot() const { return literal.empty(); }
    bool isWords() const { return !words.empty(); }
};

/// A pattern of resources/words, taken apart: `move.break zone` is of the word `move` and has one tag.
struct TextPattern {
    std::string word;
    std::vector<std::string> tags;
    std::string part;   ///< of `move?turned`: the field it is the part for
    std::string clause; ///< of `look/2`: "2"
    std::vector<PatternPiece> pieces;

    bool has(std::string_view tag) const;
    bool hasSlot(std::string_view name) const;
};

std::vector<PatternPiece> piecesOf(std::string_view pattern);
TextPattern patternOf(std::string_view key, std::string_view text);

/// Returns a text as it was before it was put into quotes.
std::string withOuterQuotes(std::string text, Language language);

/// The patterns of one language that texts of cards are made of, by section.
class PatternBook {
public:
    PatternBook(const Words& words, Language language);

    const std::vector<TextPattern>& section(std::string_view name) const;
    /// Returns how a word of the game stands on cards; null if it has no word there.
    const std::string* printed(std::string_view word) const;
    /// Whether a text is how a keyword or a zone of the game stands on cards.
    bool isKeywordOrZone(std::string_view text) const;
    /// Whether words for players stand in a text, as they do in sentences: "your Drum Runner",
    /// 「自分のターン」.
    bool speaksOfPlayers(std::string_view text) const;

private:
    std::set<std::string, std::less<>> keywordsAndZones_;
    std::vector<std::string> players_;
    std::map<std::string, std::string, std::less<>> printed_;
    std::map<std::string, std::vector<TextPattern>, std::less<>> sections_;
};

} // namespace takujo
