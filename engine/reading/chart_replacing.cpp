// The part of the chart that reads what happens instead of something.

#include "engine/reading/chart.h"

#include <algorithm>

namespace takujo {

namespace {

/// Whether a script says somewhere what becomes of an event.
bool saysWhatBecomes(const Script& script) {
    const auto isOf = [](std::string_view word) {
        return word == "nothing happens" || word == "goes to" || word == "amount becomes";
    };
    return isOf(script->text) || std::ranges::any_of(script->entries, [&](const auto& entry) {
               return isOf(entry.first) || saysWhatBecomes(entry.second);
           });
}

/// What is replaced, on what conditions, and what is done in the same sentence.
struct Replacement {
    Script event;
    Scripts holds;
    Script done;
};

Replacement replacementOf(const std::vector<std::pair<const PatternPiece*, Script>>& bound) {
    Replacement made;
    for (const auto& [piece, script] : bound)
        if (piece->name == "text")
            made.done = script;
        else if (piece->name == "condition")
            made.holds.push_back(script);
        else
            made.event = script;
    if (const Script so = entryOf(made.event, "?what")) {
        made.holds.insert(made.holds.begin(), entryOf(made.event, "?condition"));
        made.event = so;
    }
    return made;
}

/// The scripts that say so; `more` is done in the sentences behind it.
Scripts replacementsWith(const Replacement& replacement, const Script& more) {
    Scripts effects = itemsOf(replacement.done);
    for (const Script& effect : itemsOf(more))
        effects.push_back(effect);
    // "You may discard 1 card instead": the event happens if nothing can be or is discarded, which has to be
    // said in more words.
    const bool isFree = effects.size() == 1 && entryOf(effects.front(), "may") != nullptr;
    if (isFree && !saysWhatBecomes(effects.front()))
        return {};
    std::vector<std::pair<std::string, Script>> entries{{"instead of", replacement.event}};
    if (!replacement.holds.empty())
        entries.emplace_back("if", oneOrList(replacement.holds));
    entries.emplace_back("do", oneOrList(effects));
    Scripts all{mapScript(entries)};
    if (isFree)
        return all;
    // That the event does not happen goes without saying where something else does.
    effects.insert(effects.begin(), wordScript("nothing happens"));
    entries.back().second = listScript(std::move(effects));
    all.push_back(mapScript(std::move(entries)));
    return all;
}

} // namespace

/// What happens instead of something. The words stand around the first sentence.
Scripts Chart::replacing(Span span) {
    Scripts all;
    for (const auto& [end, after] : sentenceEnds(span)) {
        Scripts rest{listScript({})};
        if (after < span.to)
            rest = sentences({after, span.to});
        if (rest.empty())
            continue;
        for (const TextPattern* pattern : active("ability"))
            if (pattern->word == "instead of")
                match(
                    *pattern, {span.from, end},
                    [&](const PatternPiece& piece, Span part) { return partOfReplacement(piece, part); },
                    [&](const Binding& bound) {
                        const Replacement replacement = replacementOf(bound);
                        for (const Script& more : rest)
                            addAll(all, replacementsWith(replacement, more));
                    });
    }
    return all;
}

Scripts Chart::partOfReplacement(const PatternPiece& piece, Span span) {
    if (piece.name == "text")
        return effects(span);
    if (piece.name == "condition")
        return conditions(span);
    Scripts events = triggers(span);
    addAll(events, eventsOfSoMuch(span));
    return events;
}

/// "If it would be dealt less than 3000 damage": the event, and the condition of how much it is.
Scripts Chart::eventsOfSoMuch(Span span) {
    Scripts all;
    for (const TextPattern* pattern : active("triggers")) {
        const std::size_t op = operatorOf(vocabulary_.triggers, pattern->word);
        if (!pattern->has("so much") || op == vocabulary_.triggers.size())
            continue;
        const Operator& event = vocabulary_.triggers[op].shape;
        const std::string within = "within " + pattern->word;
        const auto amount = [&](Span part) {
            Scripts found;
            for (const TextPattern* one : active("conditions")) {
                const std::size_t compares = operatorOf(vocabulary_.conditions, one->word);
                if (!one->has(within) || compares == vocabulary_.conditions.size())
                    continue;
                Scripts conditions;
                byPattern(vocabulary_.conditions[compares].shape, *one, part, conditions);
                for (const Script& condition : conditions)
                    add(found, one->has("not") ? entryScript("not", condition) : condition);
            }
            return found;
        };
        const auto read = [&](const PatternPiece& piece, Span part) {
            return piece.name == "so much" ? amount(part) : readSlot(event, *pattern, piece, part);
        };
        match(*pattern, span, read, [&](const Binding& bound) {
            Script condition;
            for (const auto& [piece, script] : bound)
                if (piece->name == "so much")
                    condition = script;
            for (const Script& what : assembled(event, *pattern, bound))
                if (condition != nullptr)
                    add(all, mapScript({{"?what", what}, {"?condition", condition}}));
        });
    }
    return all;
}

} // namespace takujo
