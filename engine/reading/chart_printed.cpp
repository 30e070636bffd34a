// The part of the chart that reads words of the game as they are printed, and an author's own.

#include "engine/reading/chart.h"

#include <algorithm>

namespace takujo {

/// Which of these words of the vocabulary stand anywhere in the text, and how they are printed: few do, and
/// they are asked for at every stretch.
const std::vector<std::pair<std::string_view, const std::string*>>&
Chart::standing(const std::vector<std::string_view>& known) {
    const auto [found, isNew] = standing_.try_emplace(&known);
    if (isNew)
        for (const std::string_view word : known)
            if (const std::string* const literal = book_.printed(word))
                if (find(*literal, 0, text_.size()) != std::string_view::npos)
                    found->second.emplace_back(word, literal);
    return found->second;
}

Scripts Chart::printedOneOf(const std::vector<std::string_view>& known, Span span) {
    Scripts all;
    for (const auto& [word, literal] : standing(known))
        if (literal->size() == span.to - span.from && stands(span.from, *literal))
            add(all, wordScript(word));
    return all;
}

Scripts Chart::printedSome(const std::vector<std::string_view>& known, std::string_view joint, Span span) {
    Scripts all;
    for (Sequence& items : sequences(joint, span, [&](Span one) { return printedOneOf(known, one); }))
        add(all, oneOrList(std::move(items)));
    return all;
}

Scripts Chart::restrictions(const std::vector<std::string_view>& known, std::string_view joint, Span span) {
    Scripts all;
    const auto one = [&](Span part) {
        Scripts found;
        for (const TextPattern* pattern : active("restrictions"))
            if (std::ranges::find(known, pattern->word) != known.end())
                match(
                    *pattern, part, [](const PatternPiece&, Span) { return Scripts{}; },
                    [&](const Binding&) { add(found, wordScript(pattern->word)); });
        return found;
    };
    for (Sequence& items : sequences(joint, span, one))
        add(all, oneOrList(std::move(items)));
    return all;
}

/// A name or the like: somebody's own words, without the marks by which sentences are divided.
Scripts Chart::authorText(Span span) {
    constexpr std::size_t longest = 60;
    const std::string_view text = words(span);
    if (text.empty() || text.size() > longest || text.front() == ' ' || text.back() == ' ')
        return {};
    // "a Ward follower", 「場のフォロワー」: nobody calls a kind of card like that, and something else is
    // meant.
    if (book_.isKeywordOrZone(text) || book_.speaksOfPlayers(text))
        return {};
    // 「このクリーチャー」, 「次のフォロワー」, 「このフォロワーか他のフォロワー」 say which, not of what
    // kind.
    for (const std::string_view word : {"こ", "そ", "あ", "他", "ほか", "次", "最初", "同じ", "別"})
        if (text == word)
            return {};
    for (const std::string_view end : {"か他", "と他", "かほか", "とほか"})
        if (text.ends_with(end))
            return {};
    for (const std::string_view mark : {". ", "。", "、", "“", "”", "「", "」", "（", "）", "\"", "《"})
        if (text.find(mark) != std::string_view::npos)
            return {};
    // English names begin with a capital, but for a word with a number ("rank-1"), and with no word that
    // begins a sentence of the game.
    const bool isOneWord = text.find(' ') == std::string_view::npos;
    const bool hasNumber = text.find_first_of("0123456789") != std::string_view::npos;
    if (text.front() >= 'a' && text.front() <= 'z' && !(isOneWord && hasNumber))
        return {};
    for (const std::string_view word : {"When ", "Whenever ", "At ", "If ", "While ", "Until "})
        if (text.starts_with(word))
            return {};
    return {textScript(text)};
}

} // namespace takujo
