// The part of the chart that reads how much.

#include "engine/reading/chart.h"

#include <algorithm>

namespace takujo {

namespace {

bool isNumber(std::string_view text) {
    if (text.starts_with('-'))
        text.remove_prefix(1);
    return !text.empty() && text.size() < 7 && (text.size() == 1 || text.front() != '0') &&
           std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

} // namespace

const Scripts& Chart::amounts(Span span) {
    return remembered(Part::amount, span, [&] {
        Scripts all;
        if (isNumber(words(span)))
            return Scripts{wordScript(words(span))};
        if (words(span) == "∞" && vocabulary_.hasEndlessNumbers)
            return Scripts{wordScript("endless")};
        const auto isWhole = [](const TextPattern& pattern) { return !pattern.has("each"); };
        addAll(all, byOperators(vocabulary_.amounts, "amounts", span, isWhole));
        for (const TextPattern* pattern : active("lists"))
            if (pattern->word == "in brackets")
                match(
                    *pattern, span, [&](const PatternPiece&, Span inside) { return amounts(inside); },
                    [&](const Binding& bound) { addSaid(all, bound); });
        return all;
    });
}

/// One of what is counted: "Backup you control", "point of damage you have received".
const Scripts& Chart::eachAmounts(Span span) {
    return remembered(Part::eachAmount, span, [&] {
        Scripts all;
        for (const Script& noun : nouns(span))
            add(all, mapScript({{"count", mapScript({{"of", noun}})}}));
        const auto isEach = [](const TextPattern& pattern) { return pattern.has("each"); };
        addAll(all, byOperators(vocabulary_.amounts, "amounts", span, isEach));
        return all;
    });
}

/// A number with the word that things are counted with.
const Scripts& Chart::things(Span span) {
    return remembered(Part::thing, span, [&] {
        Scripts all;
        for (const TextPattern* pattern : active("counters"))
            if (pattern->word == "thing")
                match(
                    *pattern, span, [&](const PatternPiece&, Span inside) { return amounts(inside); },
                    [&](const Binding& bound) { addSaid(all, bound); });
        return all;
    });
}

} // namespace takujo
