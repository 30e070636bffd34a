// The part of the chart that reads what is done. Every reading of a stretch is a list of effects.

#include "engine/reading/chart.h"

#include "engine/kit/script/language/operators.h"

#include <algorithm>

namespace takujo {

namespace {

constexpr std::string_view behindWord = "with ";
constexpr std::string_view nextPrefix = "next ";

std::string_view wordOf(const Script& effect) {
    return effect->kind == ScriptTree::Kind::map && !effect->entries.empty()
               ? std::string_view{effect->entries.front().first}
               : std::string_view{effect->text};
}

/// The effect with that field, also where it was written short.
Script withField(const Operator& shape, const Script& effect, std::string_view field, const Script& value) {
    if (shape.inlineFields)
        return withEntry(effect, field, value);
    const std::string word{shape.word};
    Script fields = entryOf(effect, word);
    const auto isField = [&](const auto& entry) {
        return std::ranges::find(shape.fields, entry.first, &FieldShape::key) != shape.fields.end();
    };
    if (fields == nullptr)
        fields = mapScript({});
    else if (fields->kind != ScriptTree::Kind::map || std::ranges::none_of(fields->entries, isField))
        fields = mapScript({{std::string{shape.fields.front().key}, fields}});
    return mapScript({{word, withEntry(fields, field, value)}});
}

Script fieldOf(const Operator& shape, const Script& effect, std::string_view field) {
    if (shape.inlineFields)
        return entryOf(effect, field);
    const Script fields = entryOf(effect, shape.word);
    if (const Script value = entryOf(fields, field))
        return value;
    return !shape.fields.empty() && shape.fields.front().key == field ? fields : nullptr;
}

} // namespace

const EffectSpec* Chart::effectOf(const Script& effect) const {
    // `{for each: …, do: …}`: the word stands anywhere.
    if (effect->kind == ScriptTree::Kind::map)
        for (const auto& [key, value] : effect->entries)
            if (const std::size_t op = operatorOf(vocabulary_.effects, key); op < vocabulary_.effects.size())
                return &vocabulary_.effects[op];
    const std::size_t op = operatorOf(vocabulary_.effects, wordOf(effect));
    return op < vocabulary_.effects.size() ? &vocabulary_.effects[op] : nullptr;
}

const Scripts& Chart::effect(Span span) {
    return remembered(Part::effect, span, [&] {
        Scripts all;
        for (const TextPattern* pattern : active("effects")) {
            const std::size_t op = operatorOf(vocabulary_.effects, pattern->word);
            if (!pattern->part.empty() || !pattern->clause.empty() || op == vocabulary_.effects.size())
                continue;
            const Operator& shape = vocabulary_.effects[op].shape;
            // "Once in a row, …" is not said: it would be this stretch again.
            const bool isBlockAlone =
                pattern->pieces.size() == 1 && pattern->pieces.front().isSlot() &&
                std::ranges::any_of(shape.fields, [&](const FieldShape& field) {
                    return field.kind == FieldKind::block && field.key == pattern->pieces.front().name;
                });
            if (isBlockAlone)
                continue;
            const bool isOfTwo = std::ranges::any_of(
                pattern->tags, [](const std::string& tag) { return tag.starts_with(behindWord); });
            if (isOfTwo) {
                addAll(all, withNext(*pattern, shape, span));
                continue;
            }
            Scripts found;
            byPattern(shape, *pattern, span, found);
            for (const Script& effect : found) {
                add(all, listScript({effect}));
                if (Script agreed = doneByAgreed(vocabulary_.effects[op], effect))
                    add(all, listScript({std::move(agreed)}));
            }
        }
        addAll(all, effectsOfClauses(span));
        addAll(all, lasting(span));
        addAll(all, forEach(span));
        addAll(all, around(span));
        addAll(all, insteadIf(span));
        // A game may not say how long something lasts that does not end.
        for (const TextPattern* pattern : active("durations"))
            if (pattern->pieces.size() == 1 && pattern->pieces.front().isSlot())
                for (const Script& list : Scripts{all})
                    if (Script endless = lastingSoLong(list, pattern->word))
                        add(all, std::move(endless));
        return all;
    });
}

/// Whoever may do something is not named again in what is done.
Script Chart::doneByAgreed(const EffectSpec& spec, const Script& effect) const {
    const Script player = fieldOf(spec.shape, effect, "player");
    const Script done = spec.follow == effects::may ? entryOf(effect, spec.shape.word) : nullptr;
    if (player == nullptr || done == nullptr)
        return nullptr;
    bool isNamed = false;
    Scripts list;
    for (Script each : itemsOf(done)) {
        const EffectSpec* const inner = effectOf(each);
        if (inner != nullptr)
            for (const FieldShape& field : inner->shape.fields)
                if (field.kind == FieldKind::players && field.key == "player" && !field.required &&
                    fieldOf(inner->shape, each, "player") == nullptr) {
                    each = withField(inner->shape, each, "player", player);
                    isNamed = true;
                }
        list.push_back(each);
    }
    return isNamed ? withEntry(effect, spec.shape.word, oneOrList(std::move(list))) : nullptr;
}

const Scripts& Chart::effects(Span span) {
    return remembered(Part::effects, span, [&] {
        Scripts all;
        for (const Sequence& items : sequences("clauses", span, [&](Span part) { return effect(part); })) {
            Scripts flat;
            for (const Script& list : items)
                for (const Script& effect : itemsOf(list))
                    flat.push_back(effect);
            add(all, listScript(std::move(flat)));
        }
        return all;
    });
}

/// Two effects in one clause, where a pattern says both.
Scripts Chart::withNext(const TextPattern& pattern, const Operator& shape, Span span) {
    Scripts all;
    const auto tag = std::ranges::find_if(
        pattern.tags, [](const std::string& each) { return each.starts_with(behindWord); });
    const std::size_t op = operatorOf(vocabulary_.effects, std::string_view{*tag}.substr(behindWord.size()));
    if (op == vocabulary_.effects.size())
        return all;
    const Operator& second = vocabulary_.effects[op].shape;
    TextPattern plain = pattern; // its slots are of the first effect, its name of both
    const auto read = [&](const PatternPiece& piece, Span part) {
        if (!piece.name.starts_with(nextPrefix))
            return readSlot(shape, pattern, piece, part);
        PatternPiece inner = piece;
        inner.name = piece.name.substr(nextPrefix.size());
        return readSlot(second, pattern, inner, part);
    };
    match(pattern, span, read, [&](const Binding& bound) {
        for (const Script& one : assembled(shape, pattern, bound))
            for (const Script& other : assembled(second, plain, bound, nextPrefix))
                add(all, listScript({one, other}));
    });
    return all;
}

/// An effect that takes several clauses, each of which says some of its fields.
Scripts Chart::effectsOfClauses(Span span) {
    Scripts all;
    std::vector<std::string> joints = betweenItems("clauses");
    for (const TextPattern* pattern : active("ability"))
        if (pattern->word == "sentence" && pattern->tags.empty())
            joints.push_back(pattern->pieces.back().literal + (language_ == Language::en ? " " : ""));
    for (const EffectSpec& spec : vocabulary_.effects) {
        const Operator& shape = spec.shape;
        const auto ofClause = [&](const std::string& number) {
            std::vector<const TextPattern*> patterns;
            for (const TextPattern* pattern : active("effects"))
                if (pattern->word == shape.word && pattern->clause == number && pattern->part.empty())
                    patterns.push_back(pattern);
            return patterns;
        };
        const auto read = [&](const TextPattern& pattern) {
            return
                [&](const PatternPiece& piece, Span part) { return readSlot(shape, pattern, piece, part); };
        };
        for (const TextPattern* pattern : ofClause("all"))
            match(*pattern, span, read(*pattern), [&](const Binding& bound) {
                TextPattern whole = *pattern;
                whole.tags.emplace_back("exactly");
                for (const Script& effect : assembled(shape, whole, bound)) {
                    const Script number = fieldOf(shape, effect, "at top");
                    if (number != nullptr)
                        add(all, listScript({withField(shape, effect, "take", number)}));
                }
            });
        if (ofClause("2").empty() && ofClause("3").empty())
            continue;
        // Clause by clause: what they say together is the effect.
        const std::function<void(int, std::size_t, TextPattern, Binding)> goOn =
            [&](int clause, std::size_t from, const TextPattern& names, const Binding& soFar) {
                constexpr int mostClauses = 4;
                for (int number = clause; number <= mostClauses; ++number)
                    for (const TextPattern* pattern : ofClause(number == 1 ? "" : std::to_string(number))) {
                        const auto endAt = [&](std::size_t end, std::size_t nextFrom) {
                            match(*pattern, {from, end}, read(*pattern), [&](const Binding& bound) {
                                TextPattern together = names;
                                together.word = shape.word;
                                together.tags.insert(together.tags.end(), pattern->tags.begin(),
                                                     pattern->tags.end());
                                Binding both = soFar;
                                both.insert(both.end(), bound.begin(), bound.end());
                                if (nextFrom == span.to && end == span.to)
                                    for (const Script& effect : assembled(shape, together, both))
                                        add(all, listScript({effect}));
                                else
                                    goOn(number + 1, nextFrom, together, both);
                            });
                        };
                        endAt(span.to, span.to);
                        for (const std::string& joint : joints)
                            for (std::size_t at = find(joint, from, span.to); at != std::string_view::npos;
                                 at = find(joint, at + 1, span.to))
                                endAt(at, at + joint.size());
                    }
            };
        goOn(1, span.from, {}, {});
    }
    return all;
}

/// How long something lasts stands around the clause.
Scripts Chart::lasting(Span span) {
    Scripts all;
    for (const TextPattern* pattern : active("durations"))
        if (!pattern->has("within") && pattern->pieces.size() > 1)
            match(
                *pattern, span, [&](const PatternPiece&, Span part) { return effects(part); },
                [&](const Binding& bound) {
                    if (Script list = lastingSoLong(said(bound), pattern->word))
                        add(all, std::move(list));
                });
    return all;
}

/// The effects, all of which last so long; null if one of them cannot.
Script Chart::lastingSoLong(const Script& effects, std::string_view duration) const {
    Scripts list;
    for (const Script& effect : itemsOf(effects)) {
        const EffectSpec* const spec = effectOf(effect);
        const bool lasts =
            spec != nullptr && std::ranges::any_of(spec->shape.fields, [&](const FieldShape& field) {
                return field.key == "until" && std::ranges::find(field.words, duration) != field.words.end();
            });
        if (!lasts || fieldOf(spec->shape, effect, "until") != nullptr)
            return nullptr;
        list.push_back(withField(spec->shape, effect, "until", wordScript(duration)));
    }
    return listScript(std::move(list));
}

/// "Draw 1 card for each Backup you control": a number in it is the product.
Scripts Chart::forEach(Span span) {
    Scripts all;
    for (const TextPattern* pattern : active("ability")) {
        if (pattern->word != "for each")
            continue;
        const auto read = [&](const PatternPiece& piece, Span part) {
            if (piece.name == "effect")
                return effect(part);
            Scripts found = piece.name == "every" ? Scripts{} : eachAmounts(part);
            if (piece.name == "every" || piece.form == "counted")
                addAll(found, counted(part));
            return found;
        };
        match(*pattern, span, read, [&](const Binding& bound) {
            Script list;
            Script each;
            for (const auto& [piece, script] : bound)
                (piece->name == "effect" ? list : each) = script;
            if (list == nullptr || each == nullptr || list->entries.size() != 1)
                return;
            if (const Script what = entryOf(each, "?what")) {
                std::vector<std::pair<std::string, Script>> fields{{"of", what}};
                if (pattern->has("every"))
                    fields.emplace_back("every", entryOf(each, "?number"));
                each = mapScript({{"count", mapScript(std::move(fields))}});
            }
            const Script effect = list->entries.front().second;
            const EffectSpec* const spec = effectOf(effect);
            if (spec == nullptr)
                return;
            for (const FieldShape& field : spec->shape.fields) {
                if (field.kind != FieldKind::amount)
                    continue;
                const Script number = fieldOf(spec->shape, effect, field.key);
                if (number != nullptr && number->kind != ScriptTree::Kind::word)
                    continue;
                const bool isOne = number == nullptr || number->text == "1";
                const Script amount =
                    isOne ? each : mapScript({{"times", mapScript({{"of", number}, {"by", each}})}});
                add(all, listScript({withField(spec->shape, effect, field.key, amount)}));
            }
        });
    }
    return all;
}

/// "You draw 1 card", "(it cannot become 0)", "(only for the next one)": what stands around a clause.
Scripts Chart::around(Span span) {
    Scripts all;
    for (const TextPattern* pattern : active("ability")) {
        const bool isFloor = pattern->word == "floor";
        const bool isReach = pattern->word == "later too" || pattern->word == "next only";
        if (!isFloor && !isReach && pattern->word != "you" && pattern->word != "may lasting")
            continue;
        const auto read = [&](const PatternPiece& piece, Span part) -> Scripts {
            if (part.from == span.from && part.to == span.to)
                return {};
            return piece.name == "least" ? amounts(part) : effects(part);
        };
        match(*pattern, span, read, [&](const Binding& bound) {
            Script least = wordScript(pattern->has("one") ? "1" : "true");
            Script list;
            for (const auto& [piece, script] : bound)
                (piece->name == "least" ? least : list) = script;
            if (!isFloor && !isReach)
                return add(all, list);
            if (list->entries.size() != 1)
                return;
            const Script effect = list->entries.front().second;
            const EffectSpec* const spec = effectOf(effect);
            if (spec == nullptr)
                return;
            for (const FieldShape& field : spec->shape.fields)
                if (isFloor ? field.kind == FieldKind::floor : field.key == pattern->word)
                    add(all, listScript({withField(spec->shape, effect, field.key, least)}));
        });
    }
    return all;
}

/// "Deal it 3000 damage. If …, deal it 5000 damage instead": one effect with one of two amounts.
Scripts Chart::insteadIf(Span span) {
    Scripts all;
    for (const TextPattern* pattern : active("ability")) {
        if (pattern->word != "instead if")
            continue;
        const auto read = [&](const PatternPiece& piece, Span part) {
            return piece.name == "condition" ? conditions(part) : effects(part);
        };
        match(*pattern, span, read, [&](const Binding& bound) {
            Script usual;
            Script holds;
            Script instead;
            for (const auto& [piece, script] : bound)
                (piece->name == "effect" ? usual : piece->name == "condition" ? holds : instead) = script;
            if (usual->entries.size() != 1 || instead->entries.size() != 1)
                return;
            const Script one = usual->entries.front().second;
            const Script other = instead->entries.front().second;
            const EffectSpec* const spec = effectOf(one);
            if (spec == nullptr || spec != effectOf(other))
                return;
            for (const FieldShape& field : spec->shape.fields) {
                const Script less = fieldOf(spec->shape, one, field.key);
                const Script more = fieldOf(spec->shape, other, field.key);
                if (field.kind != FieldKind::amount || less == nullptr || more == nullptr)
                    continue;
                const Script either = mapScript({{"if", holds}, {"then", more}, {"otherwise", less}});
                add(all, listScript({withField(spec->shape, one, field.key, either)}));
            }
        });
    }
    return all;
}

} // namespace takujo
