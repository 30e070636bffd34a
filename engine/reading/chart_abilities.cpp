// The part of the chart that reads whole abilities, from outside inwards: when, for what, on what conditions.

#include "engine/reading/chart.h"

#include "engine/kit/script/language/operators.h"

#include <algorithm>

namespace takujo {

namespace {

Script joined(const Script& one, const Script& other) {
    Script result = one;
    for (const auto& [key, value] : other->entries) {
        if (entryOf(result, key) != nullptr)
            return nullptr;
        result = withEntry(result, key, value);
    }
    return result;
}

Script only(std::string_view key, Script value) {
    return mapScript({{std::string{key}, std::move(value)}});
}

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

/// Everything that stands under that key, and under `then`, where something is done.
void collectParts(const Script& script, std::string_view key, Scripts& parts) {
    for (const auto& [name, value] : script->entries) {
        if (name == key || (key == "do" && name == "then"))
            parts.push_back(value);
        collectParts(value, key, parts);
    }
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
                if (Script both = joined(body, limit))
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
                if (Script both = joined(one, more))
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
            plain(*pattern, only(word, wordScript("true")));
        else if (word == "only if")
            wrapped(
                *pattern, span, [](Span) { return Scripts{}; },
                [&](const Script&, const Binding& bound) {
                    if (said(bound) != nullptr)
                        add(all, only("if", said(bound)));
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
                    add(all, only("if", oneOrList(std::move(holds))));
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
                            add(all, only("in", entryOf(script, "zone")));
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
        add(all, only("limit", mapScript(std::move(entries))));
    });
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
                        add(all, joined(only("state", said(bound)), body));
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
                add(all, joined(only("when", oneOrList(std::move(events))), withoutEntry(body, "when")));
        });
    }
    Scripts sound;
    for (const Script& script : all)
        if (script != nullptr)
            sound.push_back(script);
    return sound;
}

/// A text that begins with a condition.
Scripts Chart::openedIf(Span span) {
    Scripts all;
    for (const TextPattern* pattern : active("ability"))
        if (pattern->word == "if" && pattern->tags.empty())
            wrapped(
                *pattern, span, [&](Span part) { return bodies(part); },
                [&](const Script& body, const Binding& bound) {
                    if (Script both =
                            said(bound) == nullptr ? nullptr : joined(body, only("if", said(bound))))
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
            if (Script both = body == nullptr ? nullptr : joined(body, only(key, condition)))
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
        for (std::size_t form = 0; form < vocabulary_.forms.size(); ++form) {
            const std::string_view word = vocabulary_.forms[form];
            // A form with a symbol has that in front of its costs.
            Span within = span;
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
            match(*pattern, within, read, [&](const Binding& bound) {
                Script cost = listScript({});
                Script name;
                Script body;
                for (const auto& [piece, script] : bound)
                    (piece->name == "name" ? name : piece->name == "cost" ? cost : body) = script;
                if (body == nullptr)
                    return;
                Script ability = only(word, listOfCosts(cost));
                if (name != nullptr)
                    ability = withEntry(ability, "name", name);
                if (Script both = joined(ability, body))
                    add(all, std::move(both));
            });
        }
    }
    return all;
}

/// Where a card is played from, in the first place. A game whose cards are played from elsewhere, too, has
/// words for that zone.
Scripts Chart::placesToPlayFrom() const {
    constexpr std::string_view more = "ex area";
    const bool hasMore = std::ranges::find(vocabulary_.zones, more) != vocabulary_.zones.end();
    return {hasMore ? listScript({wordScript("hand"), wordScript(more)}) : wordScript("hand")};
}

Scripts Chart::constant(Span span) {
    Scripts all;
    for (const Script& list : sentences(span)) {
        Script ability = only("always", oneOrList(itemsOf(list)));
        // What its own card costs matters where it is played from.
        const bool isOwnPrice = std::ranges::all_of(itemsOf(list), [&](const Script& effect) {
            const EffectSpec* const spec = effectOf(effect);
            const bool isPrice = spec != nullptr && (spec->modify == modifiers::price ||
                                                     spec->modify == modifiers::priceBecomes ||
                                                     spec->modify == modifiers::priceFree);
            const Script fields = isPrice ? entryOf(effect, spec->shape.word) : nullptr;
            const Script of = entryOf(fields, "of");
            return of != nullptr && areEqual(of, only("among", wordScript("this")));
        });
        for (const Script& zones : isOwnPrice ? placesToPlayFrom() : Scripts{})
            add(all, withEntry(ability, "in", zones));
        if (!isOwnPrice)
            add(all, ability);
    }
    return all;
}

/// What happens instead of something. The words stand around the first sentence.
Scripts Chart::replacing(Span span) {
    Scripts all;
    for (const auto& [end, after] : sentenceEnds(span)) {
        Scripts rest{listScript({})};
        if (after < span.to)
            rest = sentences({after, span.to});
        if (rest.empty())
            continue;
        for (const TextPattern* pattern : active("ability")) {
            if (pattern->word != "instead of")
                continue;
            const auto read = [&](const PatternPiece& piece, Span part) -> Scripts {
                if (piece.name == "text")
                    return effects(part);
                if (piece.name == "condition")
                    return conditions(part);
                Scripts events = triggers(part);
                addAll(events, eventsOfSoMuch(part));
                return events;
            };
            match(*pattern, {span.from, end}, read, [&](const Binding& bound) {
                Script list;
                Script event;
                Scripts holds;
                for (const auto& [piece, script] : bound)
                    if (piece->name == "text")
                        list = script;
                    else if (piece->name == "condition")
                        holds.push_back(script);
                    else
                        event = script;
                if (const Script so = entryOf(event, "?what")) {
                    holds.insert(holds.begin(), entryOf(event, "?condition"));
                    event = so;
                }
                for (const Script& more : rest) {
                    Scripts effects = itemsOf(list);
                    for (const Script& effect : itemsOf(more))
                        effects.push_back(effect);
                    std::vector<std::pair<std::string, Script>> entries{{"instead of", event}};
                    if (!holds.empty())
                        entries.emplace_back("if", oneOrList(holds));
                    entries.emplace_back("do", oneOrList(effects));
                    add(all, mapScript(entries));
                    // That the event does not happen goes without saying where something else does.
                    effects.insert(effects.begin(), wordScript("nothing happens"));
                    entries.back().second = listScript(effects);
                    add(all, mapScript(std::move(entries)));
                }
            });
        }
    }
    return all;
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
                    add(found, one->has("not") ? only("not", condition) : condition);
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

/// Keywords that have a cost or fields: "Warp 3 — [Fire]".
Scripts Chart::keywords(Span span) {
    Scripts all;
    for (const TextPattern* pattern : active("ability")) {
        const auto form = std::ranges::find(vocabulary_.forms, pattern->word);
        const auto place = static_cast<std::size_t>(form - vocabulary_.forms.begin());
        if (form == vocabulary_.forms.end() || place >= vocabulary_.keywordForms.size() ||
            vocabulary_.keywordForms[place].complete == nullptr)
            continue;
        wrapped(
            *pattern, span, [](Span) { return Scripts{}; },
            [&](const Script&, const Binding& bound) {
                Script ability = only(*form, listScript({}));
                for (const auto& [piece, script] : bound)
                    ability = piece->name == "cost"
                                  ? withEntry(ability, *form, oneOrList(itemsOf(script)))
                                  : withEntry(ability, vocabulary_.keywordForms[place].number, script);
                add(all, std::move(ability));
            });
    }
    for (const Vocabulary::KeywordPhrase& phrase : vocabulary_.keywordPhrases)
        for (const TextPattern* pattern : active("keywords"))
            if (pattern->word == phrase.shape.word) {
                if (phrase.opensText)
                    addAll(all, keywordBeforeText(phrase, *pattern, span));
                else
                    byPattern(phrase.shape, *pattern, span, all);
            }
    return all;
}

/// "Meteor Burn: When this creature attacks, …": the keyword's fields say what is given, waited for and done
/// in the text behind it.
Scripts Chart::keywordBeforeText(const Vocabulary::KeywordPhrase& phrase, const TextPattern& pattern,
                                 Span span) {
    Scripts all;
    const auto read = [&](const PatternPiece& piece, Span part) {
        return piece.name == "text" ? aroundAbility(part) : readSlot(phrase.shape, pattern, piece, part);
    };
    match(pattern, span, read, [&](const Binding& bound) {
        Script text;
        std::vector<std::pair<const FieldShape*, Script>> known;
        for (const auto& [piece, script] : bound)
            if (piece->name == "text")
                text = script;
            else
                for (const FieldShape& field : phrase.shape.fields)
                    if (field.key == piece->name && script != nullptr)
                        known.emplace_back(&field, script);
        if (text == nullptr)
            return;
        // Any part of the text can be what the card says in a field.
        const std::function<void(std::size_t, std::vector<std::pair<const FieldShape*, Script>>)> fill =
            [&](std::size_t next, const std::vector<std::pair<const FieldShape*, Script>>& fields) {
                if (next == phrase.shape.fields.size())
                    return add(all, operatorScript(phrase.shape, fields));
                const FieldShape& field = phrase.shape.fields[next];
                const bool isKnown =
                    std::ranges::any_of(fields, [&](const auto& each) { return each.first == &field; });
                const std::string_view key = field.kind == FieldKind::trigger  ? "when"
                                             : field.kind == FieldKind::gained ? "what"
                                                                               : "do";
                Scripts parts;
                if (!isKnown)
                    collectParts(text, key, parts);
                if (isKnown || !field.required)
                    fill(next + 1, fields);
                for (const Script& part : parts) {
                    auto more = fields;
                    more.emplace_back(&field, part);
                    fill(next + 1, more);
                }
            };
        fill(0, known);
    });
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
                        add(all, only("if", said(bound)));
                });
            continue;
        }
        if (word == "offered if")
            wrapped(
                *pattern, span, [&](Span part) { return castingSentence(part); },
                [&](const Script& offer, const Binding& bound) {
                    if (said(bound) != nullptr)
                        add(all, entryOf(offer, "?free") != nullptr
                                     ? only("free if", said(bound))
                                     : withEntry(offer, "offered if", said(bound)));
                });
        if (word == "free")
            match(
                *pattern, span, [](const PatternPiece&, Span) { return Scripts{}; },
                [&](const Binding&) { add(all, only("?free", wordScript("true"))); });
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
                    if (Script both = joined(first, more))
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
                        if (Script both = joined(first, more))
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
    return all;
}

} // namespace takujo
