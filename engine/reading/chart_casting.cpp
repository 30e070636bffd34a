// The part of the chart that reads what casting costs, and what a card does when it resolves.

#include "engine/reading/chart.h"

#include <algorithm>

namespace takujo {

/// What casting costs besides, a sentence each: a map of these.
Scripts Chart::castingSentence(Span span) {
    Scripts all;
    for (const TextPattern* pattern : active("ability")) {
        const std::string& word = pattern->word;
        if (word == "played if" || word == "asked of it") {
            wrapped(
                *pattern, span, [](Span) { return Scripts{}; },
                [&](const Script&, const Binding& bound) {
                    if (said(bound) != nullptr)
                        add(all, entryScript("if", said(bound)));
                });
            continue;
        }
        if (word == "offered if")
            wrapped(
                *pattern, span, [&](Span part) { return castingSentence(part); },
                [&](const Script& offer, const Binding& bound) {
                    if (said(bound) != nullptr)
                        add(all, entryOf(offer, "?free") != nullptr
                                     ? entryScript("free if", said(bound))
                                     : withEntry(offer, "offered if", said(bound)));
                });
        if (word == "free")
            match(
                *pattern, span, [](const PatternPiece&, Span) { return Scripts{}; },
                [&](const Binding&) { add(all, entryScript("?free", wordScript("true"))); });
        if (word != "additional cost" && word != "optional cost" && word != "alternative cost" &&
            word != "reduced cost" && word != "reduced cost often")
            continue;
        match(
            *pattern, span,
            [&](const PatternPiece& piece, Span part) {
                return piece.name == "cost" ? clauseCosts(part) : amounts(part);
            },
            [&](const Binding& bound) {
                std::vector<std::pair<std::string, Script>> entries;
                for (const auto& [piece, script] : bound)
                    if (piece->name == "cost")
                        entries.emplace_back(word == "reduced cost often" ? "reduced cost" : word,
                                             oneOrList(itemsOf(script)));
                    else if (script != nullptr)
                        entries.emplace_back(piece->name, script);
                if (word == "reduced cost often")
                    entries.emplace_back("often", wordScript("true"));
                add(all, mapScript(std::move(entries)));
            });
    }
    return all;
}

Scripts Chart::castings() {
    const std::function<Scripts(Span)> from = [&](Span span) {
        Scripts all;
        for (const auto& [end, after] : sentenceEnds(span))
            for (const Script& first : castingSentence({span.from, end})) {
                if (after >= span.to) {
                    add(all, first);
                    continue;
                }
                for (const Script& more : from({after, span.to}))
                    if (Script both = withEntriesOf(first, more))
                        add(all, std::move(both));
            }
        return all;
    };
    return from({0, text_.size()});
}

Scripts Chart::cardTexts() {
    const std::function<Scripts(Span)> text = [&](Span span) {
        Scripts all = bodies(span);
        for (const auto& [end, after] : sentenceEnds(span))
            if (after < span.to)
                for (const Script& first : castingSentence({span.from, end}))
                    for (const Script& more : text({after, span.to}))
                        if (Script both = withEntriesOf(first, more))
                            add(all, std::move(both));
        return all;
    };
    const Span whole{0, text_.size()};
    Scripts all = text(whole);
    for (const TextPattern* pattern : active("ability"))
        if (pattern->word == "burst")
            wrapped(*pattern, whole, text, [&](const Script& body, const Binding&) {
                add(all, withEntry(body, "burst", wordScript("true")));
            });
    // What resolves has been paid for.
    std::erase_if(all, [this](const Script& script) {
        return std::ranges::any_of(itemsOf(entryOf(script, "do")),
                                   [this](const Script& effect) { return isOwnPrice(effect); });
    });
    return all;
}

} // namespace takujo
