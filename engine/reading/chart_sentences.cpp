// The part of the chart that reads sentences, and abilities that stand in other texts.

#include "engine/reading/chart.h"

#include <algorithm>

namespace takujo {

namespace {

/// What is chosen and done, with more that is chosen before.
Script withChoices(const Script& choices, const Script& body) {
    Scripts together = itemsOf(choices);
    for (const Script& more : itemsOf(entryOf(body, "choose")))
        together.push_back(more);
    std::vector<std::pair<std::string, Script>> entries{{"choose", oneOrList(std::move(together))}};
    for (const auto& [key, value] : body->entries)
        if (key != "choose")
            entries.emplace_back(key, value);
    return mapScript(std::move(entries));
}

} // namespace

std::vector<std::pair<std::size_t, std::size_t>> Chart::sentenceEnds(Span span) {
    std::vector<std::pair<std::size_t, std::size_t>> ends;
    const std::string_view stop = language_ == Language::en ? "." : "。";
    const std::size_t gap = language_ == Language::en ? 1 : 0;
    for (std::size_t at = span.from; at < span.to; at = next(at)) {
        if (!stands(at, stop))
            continue;
        std::size_t end = at + stop.size();
        ends.emplace_back(at, end == span.to ? end : end + gap);
        // What ends in quotes has its own stop.
        while (end < span.to &&
               (text_[end] == '"' || text_[end] == '\'' || stands(end, "」") || stands(end, "』"))) {
            end = next(end);
            ends.emplace_back(end, end == span.to ? end : end + gap);
        }
    }
    return ends;
}

/// Effects, sentence by sentence. Some effects take several.
const Scripts& Chart::sentences(Span span) {
    return remembered(Part::sentences, span, [&] {
        Scripts all;
        for (const auto& [end, after] : sentenceEnds(span)) {
            const Scripts& first = effects({span.from, end});
            if (first.empty() || (after < span.to && text_[after - 1] != ' ' && language_ == Language::en))
                continue;
            if (after >= span.to) {
                addAll(all, first);
                continue;
            }
            const Scripts rest = sentences({after, span.to});
            for (const Script& one : first)
                for (const Script& more : rest) {
                    Scripts list = itemsOf(one);
                    for (const Script& effect : itemsOf(more))
                        list.push_back(effect);
                    add(all, listScript(std::move(list)));
                }
        }
        return all;
    });
}

/// Keywords and abilities that something gains.
Scripts Chart::gained(const FieldShape& field, std::string_view joint, Span span) {
    Scripts all;
    const auto one = [&](Span part) {
        Scripts found = printedOneOf(field.words, part);
        for (const TextPattern* pattern : active("ability"))
            if (pattern->word == "quoted")
                match(
                    *pattern, part, [&](const PatternPiece&, Span inside) { return quotedAbilities(inside); },
                    [&](const Binding& bound) { addSaid(found, bound); });
        return found;
    };
    for (Sequence& items : sequences(joint, span, one))
        add(all, oneOrList(std::move(items)));
    return all;
}

/// A text within this one. Both share the work that is done at most. Its inner quotes may be around a quote,
/// and may be what a pattern has around a name in any case.
Scripts Chart::withinQuotes(Span span, const OwnNames& names, const std::function<Scripts(Chart&)>& read) {
    Scripts all;
    const std::string asWritten{words(span)};
    const std::string alone = withOuterQuotes(asWritten, language_);
    const auto readAs = [&](const std::string& text) {
        Chart quoted{schema_, book_, guide_, language_, text, names};
        quoted.work_ = work_;
        addAll(all, read(quoted));
        work_ = quoted.work_;
    };
    readAs(alone);
    if (alone != asWritten)
        readAs(asWritten);
    return all;
}

/// An ability in quotes: its own text, in which "this Forward" is whatever has it.
Scripts Chart::quotedAbilities(Span span) {
    return remembered(Part::quoted, span, [&] {
        OwnNames names = names_;
        names.isGiven = true;
        for (const TextPattern& pattern : book_.section("selectors"))
            if (pattern.word == "this one")
                for (const TextPattern& noun : book_.section("nouns"))
                    if (!noun.has("many") && noun.pieces.size() == 1) {
                        std::string name;
                        for (const PatternPiece& piece : pattern.pieces)
                            name += piece.isSlot() ? noun.pieces.front().literal : piece.literal;
                        if (std::ranges::find(names.names, name) == names.names.end())
                            names.names.push_back(std::move(name));
                    }
        return withinQuotes(span, names, [](Chart& quoted) { return quoted.abilities(); });
    });
}

/// "When you do so, choose 1 Forward. Break it": the stop behind it belongs to the sentence around it.
Scripts Chart::following(Span span) {
    const std::string_view stop = language_ == Language::en ? "." : "。";
    Scripts all;
    if (!stands(span.to, stop))
        return all;
    const Span whole{span.from, span.to + stop.size()};
    all = bodies(whole);
    for (const TextPattern* pattern : active("ability"))
        if (pattern->word == "if" && pattern->tags.empty())
            match(
                *pattern, whole,
                [&](const PatternPiece& piece, Span part) {
                    return piece.name == "condition" ? conditions(part) : bodies(part);
                },
                [&](const Binding& bound) {
                    Script body;
                    Script condition;
                    for (const auto& [piece, script] : bound)
                        (piece->name == "condition" ? condition : body) = script;
                    add(all, withEntry(body, "if", condition));
                });
    return all;
}

// What is chosen and done.

/// What is chosen in one sentence, and by whom.
Scripts Chart::choicesIn(Span span) {
    Scripts all;
    const auto read = [&](const PatternPiece& piece, Span part) -> Scripts {
        if (piece.name == "player")
            return agents(part);
        Scripts lists;
        for (const char* joint : {"and", "and apart"})
            for (Sequence& items : sequences(joint, part, [&](Span one) { return picks(one); }))
                add(lists, listScript(std::move(items)));
        return lists;
    };
    for (const TextPattern* pattern : active("ability")) {
        if (pattern->word != "choose")
            continue;
        match(*pattern, span, read, [&](const Binding& bound) {
            Script by;
            Script list;
            for (const auto& [piece, script] : bound)
                (piece->name == "player" ? by : list) = script;
            Scripts chosen;
            for (const Script& pick : itemsOf(list))
                chosen.push_back(by == nullptr ? pick : withEntry(pick, "by", by));
            add(all, listScript(std::move(chosen)));
        });
    }
    return all;
}

/// Choices in a sentence of their own: a map of `choose` and what follows.
Scripts Chart::chosenFirst(Span span) {
    Scripts all;
    for (const auto& [end, after] : sentenceEnds(span)) {
        const Scripts choices = after < span.to ? choicesIn({span.from, end}) : Scripts{};
        if (choices.empty())
            continue;
        const Scripts rest = bodies({after, span.to});
        for (const Script& choice : choices)
            for (const Script& body : rest)
                add(all, withChoices(choice, body));
    }
    return all;
}

/// What is chosen and done: a map of `choose` and `do`, or `modes`.
const Scripts& Chart::bodies(Span span) {
    return remembered(Part::body, span, [&] {
        Scripts all = chosenFirst(span);
        addAll(all, modes(span));
        for (const Script& list : sentences(span))
            add(all, mapScript({{"do", oneOrList(itemsOf(list))}}));
        return all;
    });
}

} // namespace takujo
