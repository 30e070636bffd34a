// The part of the chart that reads conditions, and what happens.

#include "engine/reading/chart.h"

#include <algorithm>

namespace takujo {

namespace {

Script negatedIf(bool isNegated, Script condition) {
    return isNegated ? mapScript({{"not", std::move(condition)}}) : condition;
}

/// A selector of which more is asked; null if it is asked already.
Script withAsked(Script selector, std::string_view criterion, const Script& value) {
    for (const auto& [type, criteria] : selector->entries)
        if (criteria->kind == ScriptTree::Kind::map && entryOf(criteria, criterion) == nullptr)
            selector = withEntry(selector, type, withEntry(criteria, criterion, value));
        else
            return nullptr;
    return selector;
}

} // namespace

const Scripts& Chart::conditions(Span span) {
    return remembered(Part::condition, span, [&] {
        Scripts all = thereIs(span);
        addAll(all, happened(span));
        for (const TextPattern* pattern : active("conditions")) {
            const std::size_t op = operatorOf(vocabulary_.conditions, pattern->word);
            const bool isWithin = std::ranges::any_of(
                pattern->tags, [](const std::string& tag) { return tag.starts_with("within "); });
            if (op == vocabulary_.conditions.size() || pattern->word == "there is" ||
                pattern->word == "this turn" || isWithin)
                continue;
            Scripts found;
            byPattern(vocabulary_.conditions[op].shape, *pattern, span, found);
            for (const Script& condition : found)
                add(all, negatedIf(pattern->has("not"), condition));
        }
        addAll(all, ownSentences(span));
        for (const TextPattern* pattern : active("conditions"))
            if (pattern->word == "it is")
                match(
                    *pattern, span, [&](const PatternPiece&, Span part) { return moments(part); },
                    [&](const Binding& bound) { addSaid(all, bound); });
        addAll(all, manyConditions(span));
        return all;
    });
}

/// "You control 3 or more Backups", "there are 5 or more cards in your Break Zone".
Scripts Chart::thereIs(Span span) {
    Scripts all;
    const std::size_t op = operatorOf(vocabulary_.conditions, "there is");
    if (op == vocabulary_.conditions.size())
        return all;
    const Operator& shape = vocabulary_.conditions[op].shape;
    for (const TextPattern* pattern : active("conditions")) {
        if (pattern->word != "there is")
            continue;
        const auto read = [&](const PatternPiece& piece, Span part) -> Scripts {
            if (piece.name == "place")
                return places(part);
            if (piece.name == "player")
                return players(part);
            if (piece.name != "of")
                return piece.form == "counted" ? counters(part) : amounts(part);
            if (piece.form == "at least" || piece.form == "at most")
                return counted(part);
            return pattern->has("reference") ? objects(part) : selectors(part);
        };
        match(*pattern, span, read, [&](const Binding& bound) {
            Script of;
            Script least;
            Script most;
            std::vector<std::pair<std::string, Script>> more;
            for (const auto& [piece, script] : bound) {
                if (piece->name == "of" && entryOf(script, "?what") != nullptr) {
                    of = entryOf(script, "?what");
                    (piece->form == "at least" ? least : most) = entryOf(script, "?number");
                } else if (piece->name == "of") {
                    of = script;
                } else if (piece->name == "at least") {
                    least = script;
                } else if (piece->name == "at most") {
                    most = script;
                } else if (piece->name == "player") {
                    more.emplace_back("controller", script);
                } else if (piece->name == "place") {
                    more.insert(more.end(), script->entries.begin(), script->entries.end());
                }
            }
            for (const std::string& tag : pattern->tags) {
                if (tag.starts_with("from "))
                    more.emplace_back("zone", wordScript(std::string_view{tag}.substr(5)));
                if (tag == "yours" || tag == "opponent's")
                    more.emplace_back("owner", wordScript(tag == "yours" ? "you" : "opponent"));
            }
            if (pattern->has("none"))
                most = wordScript("0");
            for (const auto& [key, value] : more)
                if (of != nullptr && of->kind == ScriptTree::Kind::map)
                    of = withAsked(of, key, value);
            if (of == nullptr)
                return;
            std::vector<std::pair<const FieldShape*, Script>> fields{
                {shape.fields.data(), of}, {&shape.fields[1], least}, {&shape.fields[2], most}};
            add(all, negatedIf(pattern->has("not"), operatorScript(shape, fields)));
        });
    }
    return all;
}

/// "It is your Main Phase".
Scripts Chart::moments(Span span) {
    Scripts all;
    const std::size_t phase = operatorOf(vocabulary_.conditions, "phase");
    if (phase == vocabulary_.conditions.size())
        return all;
    const FieldShape& which = vocabulary_.conditions[phase].shape.fields.front();
    const auto phases = [&](Span part) {
        Scripts found = printedOneOf(which.words, part);
        for (const TextPattern* pattern : active("printed"))
            if (pattern->has("whose") && words(part) == pattern->pieces.front().literal)
                add(found, wordScript(pattern->word));
        return found;
    };
    for (const Script& named : printedOneOf(which.words, span))
        add(all, mapScript({{"phase", named}}));
    for (const TextPattern* pattern : active("conditions"))
        if (pattern->word == "moment")
            match(
                *pattern, span,
                [&](const PatternPiece& piece, Span part) {
                    return piece.name == "phase" ? phases(part) : players(part);
                },
                [&](const Binding& bound) {
                    Scripts both;
                    for (const auto& [piece, script] : bound)
                        both.push_back(mapScript({{piece->name == "phase" ? "phase" : "turn of", script}}));
                    add(all, oneOrList(std::move(both)));
                });
    return all;
}

/// Several together, all or one of which must hold.
Scripts Chart::manyConditions(Span span) {
    Scripts all;
    const auto part = [&](Span one) {
        return one.from == span.from && one.to == span.to ? Scripts{} : conditions(one);
    };
    for (Sequence& items : sequences("all of", span, part)) {
        Scripts flat;
        for (const Script& item : items)
            for (const Script& each : itemsOf(item))
                flat.push_back(each);
        add(all, listScript(std::move(flat)));
    }
    for (const char* joint : {"any of", "or if", "or when", "or while"})
        for (Sequence& items : sequences(joint, span, part))
            add(all, mapScript({{"any of", listScript(std::move(items))}}));
    for (const TextPattern* pattern : active("conditions"))
        if (pattern->word == "either")
            match(
                *pattern, span, [&](const PatternPiece&, Span one) { return conditions(one); },
                [&](const Binding& bound) { addSaid(all, bound); });
    for (const TextPattern* pattern : active("lists"))
        if (pattern->word == "in brackets")
            match(
                *pattern, span, [&](const PatternPiece&, Span one) { return conditions(one); },
                [&](const Binding& bound) { addSaid(all, bound); });
    return all;
}

/// "3 or more Ember Counters are placed on it": a quality with a sentence of its own.
Scripts Chart::ownSentences(Span span) {
    Scripts all;
    for (const TextPattern* pattern : active("criteria")) {
        const std::size_t op = operatorOf(vocabulary_.criteria, pattern->word);
        if (!pattern->has("sentence") || op == vocabulary_.criteria.size())
            continue;
        const Operator& shape = vocabulary_.criteria[op].shape;
        const auto read = [&](const PatternPiece& piece, Span part) {
            return piece.name == "what" ? objects(part) : readSlot(shape, *pattern, piece, part);
        };
        match(*pattern, span, read, [&](const Binding& bound) {
            Script what;
            Binding others;
            for (const auto& [piece, script] : bound)
                if (piece->name == "what")
                    what = script;
                else
                    others.emplace_back(piece, script);
            for (const Script& value : assembled(shape, *pattern, others)) {
                if (what == nullptr || value->kind != ScriptTree::Kind::map)
                    continue;
                const Script is = mapScript({{"is", mapScript({{"what", what}, {"like", value}})}});
                add(all, negatedIf(pattern->has("not"), is));
            }
        });
    }
    return all;
}

/// What has happened this turn.
Scripts Chart::happened(Span span) {
    Scripts all;
    for (const TextPattern* pattern : active("conditions")) {
        if (pattern->word != "this turn")
            continue;
        const bool isCounted = pattern->has("several");
        const auto read = [&](const PatternPiece& piece, Span part) {
            if (piece.name == "happened")
                return isCounted ? severalTriggers(part) : triggers(part);
            return amounts(part);
        };
        match(*pattern, span, read, [&](const Binding& bound) {
            Script event;
            Script least = pattern->has("one") ? wordScript("1") : nullptr;
            for (const auto& [piece, script] : bound)
                if (piece->name == "happened") {
                    event = isCounted ? entryOf(script, "?what") : script;
                    least = isCounted ? entryOf(script, "?number") : least;
                } else {
                    least = script;
                }
            std::vector<std::pair<std::string, Script>> fields{{"happened", event}};
            if (least != nullptr)
                fields.emplace_back("at least", least);
            add(all,
                negatedIf(pattern->has("not"), mapScript({{"this turn", mapScript(std::move(fields))}})));
        });
    }
    return all;
}

const Scripts& Chart::triggers(Span span) {
    return remembered(Part::trigger, span, [&] {
        const auto isMeant = [](const TextPattern& pattern) {
            return !pattern.has("several") && !pattern.has("so much");
        };
        return byOperators(vocabulary_.triggers, "triggers", span, isMeant);
    });
}

/// What has happened to so many.
Scripts Chart::severalTriggers(Span span) {
    Scripts all;
    for (const TextPattern* pattern : active("triggers")) {
        const std::size_t op = operatorOf(vocabulary_.triggers, pattern->word);
        if (!pattern->has("several") || op == vocabulary_.triggers.size())
            continue;
        const Operator& shape = vocabulary_.triggers[op].shape;
        const auto read = [&](const PatternPiece& piece, Span part) {
            if (piece.name == "at least")
                return amounts(part);
            return piece.form == "several" ? counted(part) : readSlot(shape, *pattern, piece, part);
        };
        match(*pattern, span, read, [&](const Binding& bound) {
            Script number;
            for (const auto& [piece, script] : bound)
                if (piece->name == "at least")
                    number = script;
                else if (Script many = entryOf(script, "?number"))
                    number = std::move(many);
            if (number != nullptr)
                for (const Script& event : assembled(shape, *pattern, bound))
                    add(all, mapScript({{"?what", event}, {"?number", number}}));
        });
    }
    return all;
}

} // namespace takujo
