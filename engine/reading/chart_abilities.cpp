// The part of the chart that reads whole abilities, from outside inwards: when, for what, on what conditions.

#include "engine/reading/chart.h"

#include "engine/kit/script/language/operators.h"

#include <algorithm>

namespace takujo {

namespace {

/// A cost alone is written as such, but for a word, which could be a plain number's.
Script listOfCosts(const Script& costs) {
    const Scripts items = itemsOf(costs);
    return items.size() == 1 && items.front()->kind == ScriptTree::Kind::map ? items.front() : costs;
}

Script zonesNamed(std::string_view names) {
    Scripts zones;
    while (!names.empty()) {
        const std::size_t comma = std::min(names.find(", "), names.size());
        zones.push_back(wordScript(names.substr(0, comma)));
        names.remove_prefix(std::min(comma + 2, names.size()));
    }
    return oneOrList(std::move(zones));
}

/// In play nobody pays for a card: what it says of its own cost, and of no place where that holds, is meant
/// for what is paid for it, and is written like that.
bool saysOwnCostInPlay(const Script& ability) {
    const Script list = entryOf(ability, "always");
    if (list == nullptr || entryOf(ability, "in") != nullptr || entryOf(ability, "while") != nullptr)
        return false;
    return std::ranges::any_of(itemsOf(list), [](const Script& effect) {
        const Script of = entryOf(entryOf(effect, "cost"), "of");
        return of != nullptr && of->kind == ScriptTree::Kind::word && of->text == "this";
    });
}

} // namespace

/// Fits a pattern of `ability`: its text is read by `inner`, its condition as one, and so on. `found` gets
/// the reading of the text and the other slots.
void Chart::wrapped(const TextPattern& pattern, Span span, const std::function<Scripts(Span)>& inner,
                    const std::function<void(const Script&, const Binding&)>& found) {
    const auto read = [&](const PatternPiece& piece, Span part) -> Scripts {
        if (piece.name == "text")
            return part.from == span.from && part.to == span.to ? Scripts{} : inner(part);
        if (piece.name == "condition")
            return conditions(part);
        if (piece.name == "trigger")
            return severalWhens(part);
        if (piece.name == "cost")
            return costs(part);
        if (piece.name == "place")
            return places(part);
        if (piece.name == "name")
            return authorText(part);
        if (piece.name == "number" || piece.name == "less")
            return amounts(part);
        return {};
    };
    match(pattern, span, read, [&](const Binding& bound) {
        Script text = mapScript({});
        Binding others;
        for (const auto& [piece, script] : bound)
            if (piece->name == "text")
                text = script;
            else
                others.emplace_back(piece, script);
        found(text, others);
    });
}

/// Events, any of which will do: "Ash Warden enters the field or when it attacks".
Scripts Chart::severalWhens(Span span) {
    Scripts all = triggers(span);
    for (const TextPattern* pattern : active("ability")) {
        if (pattern->word != "or when")
            continue;
        const auto read = [&](const PatternPiece& piece, Span part) {
            return piece.name == "text" ? severalWhens(part) : triggers(part);
        };
        match(*pattern, span, read, [&](const Binding& bound) {
            Scripts events;
            for (const auto& [piece, script] : bound)
                for (const Script& event : itemsOf(script))
                    events.push_back(event);
            add(all, listScript(std::move(events)));
        });
    }
    return all;
}

// The kinds of abilities.

Scripts Chart::triggered(Span span) {
    Scripts all;
    for (const TextPattern* pattern : active("ability")) {
        if (pattern->word == "state")
            wrapped(
                *pattern, span, [&](Span part) { return bodies(part); },
                [&](const Script& body, const Binding& bound) {
                    if (said(bound) != nullptr)
                        add(all, withEntriesOf(entryScript("state", said(bound)), body));
                });
        if (pattern->word != "when")
            continue;
        const auto inner = [&](Span part) {
            Scripts bodies_ = openedIf(part);
            addAll(bodies_, bodies(part));
            if (pattern->hasSlot("trigger"))
                return bodies_;
            // What is triggered by keywords has its cost behind them.
            for (const TextPattern* paid : active("ability"))
                if (paid->word == "triggered" && vocabulary_.triggersCost)
                    wrapped(
                        *paid, part, [&](Span inside) { return bodies(inside); },
                        [&](const Script& body, const Binding& bound) {
                            if (said(bound) != nullptr)
                                add(bodies_, withEntry(body, "cost", oneOrList(itemsOf(said(bound)))));
                        });
            // A keyword stands for the event, and others may stand behind it.
            for (const Script& more : triggered(part))
                add(bodies_, more);
            return bodies_;
        };
        Span within = span; // a pattern without a text has no stop either
        for (const auto& [end, after] : sentenceEnds(span))
            if (!pattern->hasSlot("text") && after >= span.to)
                within.to = std::min(within.to, end);
        wrapped(*pattern, within, inner, [&](const Script& body, const Binding& bound) {
            Scripts events;
            if (bound.empty() && !pattern->tags.empty())
                events.push_back(wordScript(pattern->tags.front()));
            for (const auto& [piece, script] : bound)
                events.push_back(script);
            for (const Script& event : itemsOf(entryOf(body, "when")))
                events.push_back(event);
            // "Usable when …": the pattern says what is done, too.
            constexpr std::string_view only_ = "only ";
            if (!pattern->hasSlot("text"))
                for (const std::string& tag : pattern->tags)
                    if (tag.starts_with(only_) && !events.empty())
                        return add(
                            all, mapScript({{"when", oneOrList(events)},
                                            {"do", wordScript(std::string_view{tag}.substr(only_.size()))}}));
            if (!events.empty())
                add(all, withEntriesOf(entryScript("when", oneOrList(std::move(events))),
                                       withoutEntry(body, "when")));
        });
    }
    Scripts sound;
    for (const Script& script : all)
        if (script != nullptr)
            sound.push_back(whereItWorks(script));
    return sound;
}

/// What is triggered by its own card's way from one zone to another, neither of which is in play, works where
/// the card has come to, which goes without saying.
Script Chart::whereItWorks(const Script& ability) const {
    const auto isElsewhere = [&](const Script& zone) {
        const auto found =
            zone == nullptr ? vocabulary_.zones.end() : std::ranges::find(vocabulary_.zones, zone->text);
        return found != vocabulary_.zones.end() &&
               (vocabulary_.inPlay >> (found - vocabulary_.zones.begin()) & 1U) == 0;
    };
    const Script event = entryOf(ability, "when");
    if (event == nullptr || event->entries.size() != 1 || event->kind != ScriptTree::Kind::map)
        return ability;
    const Script fields = event->entries.front().second;
    const Script what = entryOf(fields, "what");
    const bool isOfThis = what != nullptr && what->text == "this";
    if (!isOfThis || !isElsewhere(entryOf(fields, "to")) || !isElsewhere(entryOf(fields, "from")))
        return ability;
    return withEntry(ability, "in", entryOf(fields, "to"));
}

/// A text that begins with a condition.
Scripts Chart::openedIf(Span span) {
    Scripts all;
    for (const TextPattern* pattern : active("ability"))
        if (pattern->word == "if" && pattern->tags.empty())
            wrapped(
                *pattern, span, [&](Span part) { return bodies(part); },
                [&](const Script& body, const Binding& bound) {
                    if (Script both = said(bound) == nullptr
                                          ? nullptr
                                          : withEntriesOf(body, entryScript("if", said(bound))))
                        add(all, std::move(both));
                });
        else if (pattern->word.starts_with("if "))
            addAll(all, openedInOwnWords(*pattern, "if", span, [&](Span part) { return bodies(part); }));
    return all;
}

/// "Damage 3 — …": a condition that has words of its own for opening a text.
Scripts Chart::openedInOwnWords(const TextPattern& pattern, std::string_view key, Span span,
                                const std::function<Scripts(Span)>& inner) {
    Scripts all;
    const std::size_t op =
        operatorOf(vocabulary_.conditions, std::string_view{pattern.word}.substr(key.size() + 1));
    if (op == vocabulary_.conditions.size())
        return all;
    const Operator& shape = vocabulary_.conditions[op].shape;
    const auto read = [&](const PatternPiece& piece, Span part) {
        return piece.name == "text" ? inner(part) : readSlot(shape, pattern, piece, part);
    };
    match(pattern, span, read, [&](const Binding& bound) {
        Script body;
        Binding others;
        for (const auto& [piece, script] : bound)
            if (piece->name == "text")
                body = script;
            else
                others.emplace_back(piece, script);
        for (const Script& condition : assembled(shape, pattern, others))
            if (Script both = body == nullptr ? nullptr : withEntriesOf(body, entryScript(key, condition)))
                add(all, std::move(both));
    });
    return all;
}

/// What is used at a cost: the form, and what it costs.
Scripts Chart::activated(Span span) {
    Scripts all;
    for (const TextPattern* pattern : active("ability")) {
        if (pattern->word != "activated")
            continue;
        for (const std::string_view word : vocabulary_.forms) {
            // A form with a symbol has that in front of its costs.
            const auto isNamed = [&](const TextPattern& each) {
                return each.word == word && each.pieces.size() == 1;
            };
            const std::vector<TextPattern>& symbols = book_.section("symbols");
            const auto symbol = std::ranges::find_if(symbols, isNamed);
            const auto read = [&](const PatternPiece& piece, Span part) -> Scripts {
                if (piece.name == "name")
                    return authorText(part);
                if (piece.name == "text")
                    return bodies(part);
                if (piece.name != "cost")
                    return {};
                if (symbol == symbols.end())
                    return costs(part);
                const std::string& sign = symbol->pieces.front().literal;
                if (!stands(part.from, sign))
                    return {};
                const std::size_t behind = part.from + sign.size();
                return behind == part.to ? Scripts{listScript({})} : costs({behind, part.to});
            };
            match(*pattern, span, read, [&](const Binding& bound) {
                Script cost = listScript({});
                Script name;
                Script body;
                for (const auto& [piece, script] : bound)
                    (piece->name == "name" ? name : piece->name == "cost" ? cost : body) = script;
                if (body == nullptr)
                    return;
                Script ability = entryScript(word, listOfCosts(cost));
                if (name != nullptr)
                    ability = withEntry(ability, "name", name);
                if (Script both = withEntriesOf(ability, body))
                    add(all, std::move(both));
            });
        }
    }
    return all;
}

/// Where a card is played from, in the first place, and where it lies then. A game whose cards are played
/// from elsewhere, too, or lie elsewhere when they are paid for, has those zones in its guide.
Scripts Chart::placesToPlayFrom() const {
    Scripts places{wordScript("hand")};
    for (const std::string& more : guide_.playedFrom)
        places.push_back(wordScript(more));
    if (const auto paid = guide_.paidForAt.find(names_.type); paid != guide_.paidForAt.end())
        places.push_back(wordScript(paid->second));
    return {oneOrList(std::move(places))};
}

/// Whether an effect says what its own card costs, or what pays for it.
bool Chart::isOwnPrice(const Script& effect) const {
    const EffectSpec* const spec = effectOf(effect);
    const bool isPrice =
        spec != nullptr &&
        (spec->modify == modifiers::price || spec->modify == modifiers::priceBecomes ||
         spec->modify == modifiers::priceFree || (spec->sorts & CardDefinition::payments) != 0);
    const Script fields = isPrice ? entryOf(effect, spec->shape.word) : nullptr;
    const Script own = entryScript("among", wordScript("this"));
    const Script of = entryOf(fields, "of");
    return fields != nullptr && areEqual(of != nullptr ? of : fields, own);
}

Scripts Chart::constant(Span span) {
    Scripts all;
    for (const Script& list : sentences(span)) {
        Script ability = entryScript("always", oneOrList(itemsOf(list)));
        // That matters where the card is played from.
        const bool isOfOwnPrice =
            std::ranges::all_of(itemsOf(list), [this](const Script& effect) { return isOwnPrice(effect); });
        for (const Script& zones : isOfOwnPrice ? placesToPlayFrom() : Scripts{})
            add(all, withEntry(ability, "in", zones));
        if (!isOfOwnPrice)
            add(all, ability);
    }
    return all;
}

// Together.

Scripts Chart::abilities() {
    const Span whole{0, text_.size()};
    Scripts all = keywords(whole);
    addAll(all, aroundAbility(whole));
    for (const TextPattern* pattern : active("ability"))
        if (pattern->word == "burst")
            wrapped(
                *pattern, whole, [&](Span part) { return aroundAbility(part); },
                [&](const Script& body, const Binding&) {
                    add(all, withEntry(body, "burst", wordScript("true")));
                });
    std::erase_if(all, saysOwnCostInPlay);
    return all;
}

/// What stands around an ability: while what holds, and where it works.
Scripts Chart::aroundAbility(Span span) {
    const auto worksIn = [&](Span part) {
        Scripts found = costed(part);
        for (const TextPattern* pattern : active("ability"))
            if (pattern->word == "works in" && !pattern->has("activated"))
                wrapped(
                    *pattern, part, [&](Span inside) { return costed(inside); },
                    [&](const Script& body, const Binding& bound) {
                        if (said(bound) != nullptr)
                            add(found, withEntry(body, "in", entryOf(said(bound), "zone")));
                        else if (!pattern->tags.empty()) // words for just these zones
                            add(found, withEntry(body, "in", zonesNamed(pattern->tags.front())));
                    });
        return found;
    };
    Scripts all = worksIn(span);
    for (const TextPattern* pattern : active("ability"))
        if (pattern->word == "while")
            wrapped(*pattern, span, worksIn, [&](const Script& body, const Binding& bound) {
                if (said(bound) != nullptr)
                    add(all, withEntry(body, "while", said(bound)));
            });
        else if (pattern->word.starts_with("while "))
            addAll(all, openedInOwnWords(*pattern, "while", span, worksIn));
    return all;
}

Scripts Chart::costed(Span span) {
    const auto happening = [&](Span part) {
        Scripts found = triggered(part);
        addAll(found, replacing(part));
        addAll(found, constant(part));
        return found;
    };
    Scripts all = limited(span, happening);
    addAll(all, limited(span, [&](Span part) { return activated(part); }));
    for (const TextPattern* pattern : active("ability"))
        if (pattern->word == "triggered" && vocabulary_.triggersCost)
            wrapped(
                *pattern, span, [&](Span part) { return limited(part, happening); },
                [&](const Script& body, const Binding& bound) {
                    if (said(bound) != nullptr)
                        add(all, withEntry(body, "cost", oneOrList(itemsOf(said(bound)))));
                });
    return all;
}

} // namespace takujo
