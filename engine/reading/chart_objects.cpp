// The part of the chart that reads who and what is meant: names, players, and what "it" is.

#include "engine/reading/chart.h"

#include <algorithm>
#include <array>

namespace takujo {

namespace {

/// Words of `selectors` for something that has been spoken of, and cannot be known before all is read.
constexpr std::array referring{"it",
                               "them",
                               "that",
                               "chosen",
                               "chosen 1 of 2",
                               "chosen 2 of 2",
                               "chosen in order",
                               "selected",
                               "selected in order",
                               "group",
                               "other groups"};

bool refers(const TextPattern& pattern) {
    return std::ranges::find(referring, pattern.word) != referring.end();
}

} // namespace

/// "Its owner's", "their": what only agrees with what has been said.
const Scripts& Chart::pronounWords(Span span) {
    return remembered(Part::pronounWord, span, [&] {
        for (const TextPattern* pattern : active("selectors"))
            if ((pattern->word == "it" || pattern->word == "them") && pattern->pieces.size() == 1 &&
                pattern->pieces.front().literal.size() == span.to - span.from &&
                stands(span.from, pattern->pieces.front().literal))
                return Scripts{wordScript("its")};
        return Scripts{};
    });
}

const Scripts& Chart::objects(Span span) {
    return remembered(Part::object, span, [&] {
        Scripts all;
        const auto read = [&](const PatternPiece& piece, Span part) {
            if (piece.name == "noun")
                return typeNouns(part);
            for (const TextPattern* ordinal : active("selectors"))
                if (piece.name == "ordinal" && ordinal->word.starts_with("ordinal ") &&
                    ordinal->pieces.front().literal.size() == part.to - part.from &&
                    stands(part.from, ordinal->pieces.front().literal))
                    return Scripts{wordScript(ordinal->word)};
            return Scripts{};
        };
        for (const TextPattern* pattern : active("selectors")) {
            if (pattern->word == "name")
                match(*pattern, span, read, [&](const Binding&) { add(all, wordScript("this")); });
            else if (pattern->word.starts_with("spent "))
                match(*pattern, span, read, [&](const Binding&) { add(all, wordScript("spent")); });
            else if (refers(*pattern))
                match(*pattern, span, read,
                      [&](const Binding&) { add(all, referenceScript(pattern->word)); });
        }
        addAll(all, selectors(span));
        for (const TextPattern* pattern : active("ability"))
            if (pattern->word == "have" && pattern->pieces.size() > 1)
                match(
                    *pattern, span, [&](const PatternPiece&, Span part) { return objects(part); },
                    [&](const Binding& bound) { addSaid(all, bound); });
        return all;
    });
}

/// Where something must be like that, what has been spoken of is said as one of it.
Scripts Chart::criteriaField(Span span) {
    Scripts all;
    for (const Script& script : objects(span))
        add(all, script->kind == ScriptTree::Kind::map ? script : mapScript({{"among", script}}));
    return all;
}

// Players.

const Scripts& Chart::players(Span span) {
    return remembered(Part::player, span, [&] {
        Scripts all;
        for (const TextPattern* pattern : active("players")) {
            const std::string& word = pattern->word;
            if (word == "agent" || word.ends_with(" own"))
                continue;
            match(
                *pattern, span, [&](const PatternPiece&, Span part) { return objects(part); },
                [&](const Binding& bound) {
                    add(all, said(bound) == nullptr ? wordScript(word) : mapScript({{word, said(bound)}}));
                });
        }
        // "Their hand": of somebody whom the text has named.
        const auto isNamed = [&](std::string_view player) {
            const std::vector<const TextPattern*>& named = active("players");
            return std::ranges::find(named, player, &TextPattern::word) != named.end();
        };
        Scripts whose;
        for (const char* player : {"opponent", "that player", "both", "turn player"})
            if (isNamed(player))
                whose.push_back(wordScript(player));
        if (!whose.empty() && !isNamed("that player"))
            whose.push_back(wordScript("that player"));
        for (const TextPattern* pattern : active("players"))
            if (pattern->word == "their own" && words(span) == pattern->pieces.front().literal)
                addAll(all, whose);
        return all;
    });
}

/// Whoever acts, if it is not you.
Scripts Chart::agents(Span span) {
    if (span.empty())
        return {nullptr};
    Scripts all;
    for (const TextPattern* pattern : active("players"))
        if (pattern->word == "agent")
            match(
                *pattern, span, [&](const PatternPiece&, Span part) { return players(part); },
                [&](const Binding& bound) {
                    const Script who = said(bound);
                    if (who == nullptr)
                        return;
                    add(all, who->text == "you" ? nullptr : who);
                });
    return all;
}

} // namespace takujo
