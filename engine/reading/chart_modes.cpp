// The part of the chart that reads texts which let choose among several ways.

#include "engine/reading/chart.h"

#include <algorithm>

namespace takujo {

namespace {

/// How many of the modes are chosen, as a sentence says it: a map of these, and perhaps of `player`.
constexpr std::string_view leastKey = "?least";
constexpr std::string_view mostKey = "?most";
/// In place of a number: as many as there are.
constexpr std::string_view allWord = "?all";

bool isWord(const Script& script, std::string_view word) {
    return script->kind == ScriptTree::Kind::word && script->text == word;
}

/// One of two numbers, where they are not the same.
Script eitherOf(const Script& condition, const Script& then, const Script& otherwise) {
    if (areEqual(then, otherwise))
        return then;
    return mapScript({{"if", condition}, {"then", then}, {"otherwise", otherwise}});
}

Script withNumber(const Script& script, std::size_t number) {
    if (script->kind == ScriptTree::Kind::word)
        return script->text == allWord ? wordScript(std::to_string(number)) : script;
    ScriptTree copy = *script;
    for (auto& [key, value] : copy.entries)
        value = withNumber(value, number);
    return std::make_shared<ScriptTree>(std::move(copy));
}

/// What a card file says of it: one, if nothing is said; of an open end, none or all of them.
Script modesScript(const Script& counts, const Scripts& modes, bool again) {
    const Script least = withNumber(entryOf(counts, leastKey), modes.size());
    const Script most = withNumber(entryOf(counts, mostKey), modes.size());
    const bool isUsual = isWord(least, "1") && isWord(most, "1");
    const bool isOpen = isWord(most, std::to_string(modes.size())) && !areEqual(least, most);
    std::vector<std::pair<std::string, Script>> entries;
    if (!isUsual && (isOpen || !isWord(least, "0")))
        entries.emplace_back("at least", least);
    if (!isUsual && !isOpen)
        entries.emplace_back("at most", most);
    if (const Script player = entryOf(counts, "player"))
        entries.emplace_back("player", player);
    if (again)
        entries.emplace_back("same again", wordScript("true"));
    entries.emplace_back("of", listScript(modes));
    return entryScript("modes", mapScript(std::move(entries)));
}

} // namespace

/// "Select up to 2 of the 3 following actions"
Scripts Chart::modeCounts(Span span) {
    Scripts all;
    for (const TextPattern* pattern : active("ability")) {
        if (pattern->word != "modes")
            continue;
        const auto read = [&](const PatternPiece& piece, Span part) {
            return piece.name == "player" ? agents(part) : amounts(part);
        };
        match(*pattern, span, read, [&](const Binding& bound) {
            Script least = wordScript("0");
            Script most = wordScript(allWord);
            Script player;
            for (const auto& [piece, script] : bound)
                if (piece->name == "least")
                    least = script;
                else if (piece->name == "most")
                    most = script;
                else if (piece->name == "player")
                    player = script;
            if (pattern->has("exactly"))
                least = most;
            Script counts = mapScript({{std::string{leastKey}, least}, {std::string{mostKey}, most}});
            add(all, player == nullptr ? counts : withEntry(counts, "player", player));
        });
    }
    // "Select 1 …. If …, select 2 … instead."
    for (const TextPattern* pattern : active("ability"))
        if (pattern->word == "instead if")
            match(
                *pattern, span,
                [&](const PatternPiece& piece, Span part) {
                    return piece.name == "condition" ? conditions(part) : modeCounts(part);
                },
                [&](const Binding& bound) {
                    Script usual;
                    Script holds;
                    Script instead;
                    for (const auto& [piece, script] : bound)
                        (piece->name == "effect"      ? usual
                         : piece->name == "condition" ? holds
                                                      : instead) = script;
                    Script counts = usual;
                    for (const std::string_view key : {leastKey, mostKey})
                        counts = withEntry(counts, key,
                                           eitherOf(holds, entryOf(instead, key), entryOf(usual, key)));
                    add(all, std::move(counts));
                });
    return all;
}

/// One mode in quotes.
Scripts Chart::quotedMode(Span span) {
    Scripts found;
    for (const TextPattern* pattern : active("ability"))
        if (pattern->word == "mode")
            match(
                *pattern, span,
                [&](const PatternPiece&, Span inside) {
                    return remembered(Part::mode, inside, [&] {
                        return withinQuotes(inside, names_, [](Chart& quoted) {
                            return quoted.bodies({0, quoted.text_.size()});
                        });
                    });
                },
                [&](const Binding& bound) { addSaid(found, bound); });
    return found;
}

/// All modes that stand behind each other up to the end.
void Chart::quotedModes(Span span, const Sequence& soFar, std::vector<Sequence>& all) {
    for (const auto& [end, after] : sentenceEnds(span)) {
        const std::string_view before = text_.substr(0, end);
        if (end == span.from || (!before.ends_with('"') && !before.ends_with("」")))
            continue;
        for (const Script& mode : quotedMode({span.from, end})) {
            Sequence longer = soFar;
            longer.push_back(mode);
            if (after >= span.to)
                all.push_back(std::move(longer));
            else
                quotedModes({after, span.to}, longer, all);
        }
    }
}

/// "Select 1 of the 2 following actions", and each of them in quotes.
Scripts Chart::modes(Span span) {
    Scripts all;
    const auto ends = sentenceEnds(span);
    const auto addModes = [&](const Scripts& counts, std::size_t from, bool again) {
        if (counts.empty() || from >= span.to)
            return;
        std::vector<Sequence> lists;
        quotedModes({from, span.to}, {}, lists);
        for (const Sequence& list : lists)
            for (const Script& each : counts)
                add(all, modesScript(each, list, again));
    };
    for (const auto& [end, after] : ends) {
        const Scripts counts = modeCounts({span.from, end});
        addModes(counts, after, false);
        if (counts.empty() || after >= span.to)
            continue;
        // "The same one may be chosen more than once."
        for (const auto& [last, behind] : sentenceEnds({after, span.to}))
            for (const TextPattern* pattern : active("ability"))
                if (pattern->word == "modes again" &&
                    pattern->pieces.front().literal.size() == last - after &&
                    stands(after, pattern->pieces.front().literal))
                    addModes(counts, behind, true);
    }
    return all;
}

} // namespace takujo
