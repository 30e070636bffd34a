// The part of the chart that reads how often and when an ability may be used.

#include "engine/reading/chart.h"

#include <algorithm>

namespace takujo {

/// The cases of a text: with and without sentences behind it that limit its use.
Scripts Chart::limited(Span span, const std::function<Scripts(Span)>& inner) {
    Scripts all = inner(span);
    const std::size_t gap = language_ == Language::en ? 1 : 0;
    for (const auto& [end, after] : sentenceEnds(span)) {
        if (after >= span.to)
            continue;
        const Scripts limits = limitSentences({after, span.to});
        if (limits.empty())
            continue;
        for (const Script& body : inner({span.from, after - gap}))
            for (const Script& limit : limits)
                if (Script both = withEntriesOf(body, limit))
                    add(all, std::move(both));
    }
    return all;
}

Scripts Chart::limitSentences(Span span) {
    Scripts all;
    for (const auto& [end, after] : sentenceEnds(span)) {
        const Scripts first = limitSentence({span.from, end});
        if (first.empty())
            continue;
        if (after >= span.to) {
            addAll(all, first);
            continue;
        }
        for (const Script& more : limitSentences({after, span.to}))
            for (const Script& one : first)
                if (Script both = withEntriesOf(one, more))
                    add(all, std::move(both));
    }
    return all;
}

/// "You can only use this ability once per turn": a map of what the ability has for it.
Scripts Chart::limitSentence(Span span) {
    Scripts all;
    const auto plain = [&](const TextPattern& pattern, const Script& entries) {
        wrapped(
            pattern, span, [](Span) { return Scripts{}; },
            [&](const Script&, const Binding&) { add(all, entries); });
    };
    for (const TextPattern* pattern : active("ability")) {
        const std::string& word = pattern->word;
        if (word == "once a turn" || word == "once at a time" || word == "declared" ||
            word == "declared when cast")
            plain(*pattern, entryScript(word, wordScript("true")));
        else if (word == "only if")
            wrapped(
                *pattern, span, [](Span) { return Scripts{}; },
                [&](const Script&, const Binding& bound) {
                    if (said(bound) != nullptr)
                        add(all, entryScript("if", said(bound)));
                });
        else if (word == "only during")
            match(
                *pattern, span,
                [&](const PatternPiece& piece, Span part) {
                    return piece.name == "moment" ? moments(part) : conditions(part);
                },
                [&](const Binding& bound) {
                    Scripts holds;
                    for (const auto& [piece, script] : bound)
                        for (const Script& each : itemsOf(script))
                            holds.push_back(each);
                    add(all, entryScript("if", oneOrList(std::move(holds))));
                });
        else if (word == "works in" && pattern->has("activated"))
            match(
                *pattern, span,
                [&](const PatternPiece& piece, Span part) {
                    return piece.name == "place" ? places(part) : part.empty() ? Scripts{nullptr} : Scripts{};
                },
                [&](const Binding& bound) {
                    for (const auto& [piece, script] : bound)
                        if (piece->name == "place")
                            add(all, entryScript("in", entryOf(script, "zone")));
                });
        else if (word == "limit")
            addAll(all, limitOfUses(*pattern, span));
    }
    return all;
}

Scripts Chart::limitOfUses(const TextPattern& pattern, Span span) {
    Scripts all;
    const auto read = [&](const PatternPiece& piece, Span part) {
        Scripts found;
        if (piece.name == "counted" && part.empty())
            return Scripts{wordScript("object")};
        for (const TextPattern* word : active("ability")) {
            const std::string& key = word->word;
            const bool isTimes = key == "limit once" || key == "limit times";
            const bool isSpan = key == "limit turn" || key == "limit game";
            if (!key.starts_with("limit ") || isTimes != (piece.name == "times") ||
                isSpan != (piece.name == "span"))
                continue;
            match(
                *word, part, [&](const PatternPiece&, Span inside) { return amounts(inside); },
                [&](const Binding& bound) {
                    add(found, said(bound) != nullptr ? said(bound)
                               : key == "limit once"  ? wordScript("1")
                                                      : wordScript(std::string_view{key}.substr(6)));
                });
        }
        return found;
    };
    match(pattern, span, read, [&](const Binding& bound) {
        std::vector<std::pair<std::string, Script>> entries;
        for (const auto& [piece, script] : bound)
            entries.emplace_back(piece->name == "span"      ? "per"
                                 : piece->name == "counted" ? "of"
                                                            : piece->name,
                                 script);
        if (pattern.has("played"))
            entries.emplace_back("counted", wordScript("played"));
        add(all, entryScript("limit", mapScript(std::move(entries))));
    });
    return all;
}

} // namespace takujo
