// The part of the chart that reads what something must be like: a noun, and criteria around it.

#include "engine/reading/chart.h"

#include "engine/kit/script/language/operators.h"

#include <algorithm>

namespace takujo {

namespace {

Script emptyMap() {
    return mapScript({});
}

/// Asks one thing more of every type.
Script asking(const Script& selector, std::string_view criterion, const Script& value) {
    Script result = selector;
    for (const auto& [type, criteria] : selector->entries) {
        if (entryOf(criteria, criterion) != nullptr)
            return nullptr; // nothing is asked twice
        result = withEntry(result, type, withEntry(criteria, criterion, value));
    }
    return result;
}

/// Who owns something in play is not meant where the same words say who controls it.
void dropOwnersInPlay(Scripts& all) {
    const auto controlled = [](const Script& selector) {
        Script result = selector;
        for (const auto& [type, criteria] : selector->entries) {
            const Script owner = entryOf(criteria, "owner");
            if (owner == nullptr || entryOf(criteria, "zone") != nullptr)
                return Script{};
            result = withEntry(result, type, withEntry(withoutEntry(criteria, "owner"), "controller", owner));
        }
        return result;
    };
    const auto isSameSet = [](const Script& one, const Script& other) {
        return one->entries.size() == other->entries.size() &&
               std::ranges::all_of(one->entries, [&](const auto& entry) {
                   const Script there = entryOf(other, entry.first);
                   return there != nullptr && there->entries.size() == entry.second->entries.size() &&
                          std::ranges::all_of(entry.second->entries, [&](const auto& criterion) {
                              return areEqual(entryOf(there, criterion.first), criterion.second);
                          });
               });
    };
    const Scripts copy = all;
    std::erase_if(all, [&](const Script& selector) {
        const Script other = controlled(selector);
        return other != nullptr &&
               std::ranges::any_of(copy, [&](const Script& each) { return isSameSet(other, each); });
    });
}

bool isPlain(const Script& selector) {
    return std::ranges::all_of(selector->entries,
                               [](const auto& entry) { return entry.second->entries.empty(); });
}

} // namespace

/// Types: "Forward", "Forwards or Monsters".
const Scripts& Chart::typeNouns(Span span) {
    return remembered(Part::typeNoun, span, [&] {
        const auto one = [&](Span part) {
            Scripts found;
            for (const TextPattern* pattern : active("nouns"))
                if (pattern->pieces.size() == 1 &&
                    words(part).size() == pattern->pieces.front().literal.size() &&
                    stands(part.from, pattern->pieces.front().literal))
                    add(found, wordScript(pattern->word));
            return found;
        };
        Scripts all;
        for (const char* joint : {"or", "and"})
            for (const Sequence& items : sequences(joint, span, one)) {
                Script selector = emptyMap();
                for (const Script& type : items)
                    selector = withEntry(selector, type->text, emptyMap());
                if (selector->entries.size() == items.size())
                    add(all, selector);
            }
        return all;
    });
}

/// The value of a criterion beside its word.
Script Chart::criterionAlone(const CriterionSpec& spec, const TextPattern& pattern,
                             const Script& value) const {
    const bool isFlag = !spec.shape.fields.empty() && spec.shape.fields.front().kind == FieldKind::flag;
    Script criterion = value->kind == ScriptTree::Kind::map ? value : nullptr;
    if (criterion == nullptr || criterion->entries.size() != 1)
        return nullptr;
    if (!pattern.has("not") || isFlag)
        return criterion;
    return mapScript({{"not", criterion}});
}

/// A noun with one criterion around it.
Scripts Chart::criterionAround(const TextPattern& pattern, const CriterionSpec& spec, Span span) {
    Scripts all;
    const bool isAlone = !pattern.hasSlot("noun");
    const bool isAnyOf = spec.fits == criteria::anyOf;
    if (isAnyOf || (isAlone && !pattern.has("any card")))
        return all;
    const auto read = [&](const PatternPiece& piece, Span part) {
        return piece.name == "noun" ? nouns(part) : readSlot(spec.shape, pattern, piece, part);
    };
    match(pattern, span, read, [&](const Binding& bound) {
        Script noun = isAlone ? mapScript({{"card", emptyMap()}}) : nullptr;
        Binding others;
        for (const auto& [piece, script] : bound)
            if (piece->name == "noun")
                noun = script;
            else
                others.emplace_back(piece, script);
        if (noun == nullptr)
            return;
        for (const Script& value : assembled(spec.shape, pattern, others)) {
            const Script criterion = criterionAlone(spec, pattern, value);
            if (criterion == nullptr)
                continue;
            const auto& [word, what] = criterion->entries.front();
            if (Script asked = asking(noun, word, what))
                add(all, std::move(asked));
        }
    });
    return all;
}

const Scripts& Chart::nouns(Span span) {
    return remembered(Part::noun, span, [&] {
        Scripts all = typeNouns(span);
        for (const TextPattern* pattern : active("criteria")) {
            if (pattern->has("predicate") || pattern->has("sentence"))
                continue;
            const std::size_t op = operatorOf(vocabulary_.criteria, pattern->word);
            if (op < vocabulary_.criteria.size())
                addAll(all, criterionAround(*pattern, vocabulary_.criteria[op], span));
        }
        addAll(all, placedNouns(span));
        addAll(all, nounsLikeOneOf(span));
        dropOwnersInPlay(all);
        return all;
    });
}

/// "Creature in your graveyard"
Scripts Chart::placedNouns(Span span) {
    Scripts all;
    for (const TextPattern* pattern : active("selectors"))
        if (pattern->word == "placed")
            match(
                *pattern, span,
                [&](const PatternPiece& piece, Span part) {
                    return piece.name == "noun" ? nouns(part) : places(part);
                },
                [&](const Binding& bound) {
                    Script noun;
                    Script place;
                    for (const auto& [piece, script] : bound)
                        (piece->name == "noun" ? noun : place) = script;
                    for (const auto& [key, value] : place->entries)
                        if (noun != nullptr)
                            noun = asking(noun, key, value);
                    if (noun != nullptr)
                        add(all, noun);
                });
    return all;
}

/// "1 Forward or active Monster": like one of these.
Scripts Chart::nounsLikeOneOf(Span span) {
    Scripts all;
    for (const Sequence& ways : sequences("or", span, [&](Span part) {
             return part.from == span.from && part.to == span.to ? Scripts{} : nouns(part);
         })) {
        if (ways.size() < 2 || std::ranges::all_of(ways, isPlain))
            continue;
        const Script any = listScript(ways);
        add(all, mapScript({{"card", mapScript({{"any of", any}})}}));
    }
    return all;
}

/// A noun as it stands alone: "a Forward", "all the Forwards", "Forwards'".
const Scripts& Chart::selectors(Span span) {
    return remembered(Part::selector, span, [&] {
        Scripts all = nouns(span);
        for (const TextPattern* pattern : active("selectors"))
            if (pattern->word == "a" || pattern->word == "all" || pattern->word == "such" ||
                pattern->word.starts_with("the only"))
                match(
                    *pattern, span,
                    [&](const PatternPiece&, Span part) {
                        return part.from == span.from && part.to == span.to ? Scripts{} : selectors(part);
                    },
                    [&](const Binding& bound) {
                        if (said(bound) != nullptr)
                            return addSaid(all, bound);
                        // "Your leader"
                        const Script whose = mapScript({{"controller", wordScript("you")}});
                        for (const std::string& type : pattern->tags)
                            if (pattern->has("yours") && type != "yours")
                                add(all, mapScript({{type, whose}}));
                    });
        return all;
    });
}

/// What something is: "a Forward", "dull".
const Scripts& Chart::predicates(Span span) {
    return remembered(Part::predicate, span, [&] {
        Scripts all;
        for (const TextPattern* pattern : active("selectors"))
            if (pattern->word == "be")
                match(
                    *pattern, span, [&](const PatternPiece&, Span part) { return selectors(part); },
                    [&](const Binding& bound) { addSaid(all, bound); });
        for (const TextPattern* pattern : active("criteria")) {
            const std::size_t op = operatorOf(vocabulary_.criteria, pattern->word);
            if (!pattern->has("predicate") || op == vocabulary_.criteria.size())
                continue;
            Scripts found;
            byPattern(vocabulary_.criteria[op].shape, *pattern, span, found);
            for (const Script& value : found)
                add(all, value);
        }
        return all;
    });
}

/// Zones, and perhaps whose: a map of `zone` and `owner`.
const Scripts& Chart::places(Span span) {
    return remembered(Part::place, span, [&] {
        const auto one = [&](Span part) {
            Scripts found;
            for (const TextPattern* pattern : active("places"))
                match(
                    *pattern, part, [&](const PatternPiece&, Span whose) { return players(whose); },
                    [&](const Binding& bound) {
                        Scripts zones;
                        for (std::string_view rest = pattern->word; !rest.empty();) {
                            const std::size_t comma = std::min(rest.find(", "), rest.size());
                            zones.push_back(wordScript(rest.substr(0, comma)));
                            rest.remove_prefix(std::min(comma + 2, rest.size()));
                        }
                        Script place = mapScript({{"zone", oneOrList(std::move(zones))}});
                        for (const char* whose : {"owner", "controller"})
                            add(found, said(bound) == nullptr ? place : withEntry(place, whose, said(bound)));
                    });
            return found;
        };
        Scripts all;
        for (const Sequence& items : sequences("or", span, one)) {
            Scripts zones;
            Script place = items.front();
            for (const Script& item : items)
                for (const Script& zone : itemsOf(entryOf(item, "zone")))
                    zones.push_back(zone);
            add(all, withEntry(place, "zone", oneOrList(std::move(zones))));
        }
        return all;
    });
}

// Numbers of them.

/// A number with the word that its kind is counted with.
Scripts Chart::counters(Span span) {
    Scripts all = amounts(span);
    for (const TextPattern* pattern : active("counters"))
        match(
            *pattern, span,
            [&](const PatternPiece&, Span part) {
                return part.from == span.from && part.to == span.to ? Scripts{} : amounts(part);
            },
            [&](const Binding& bound) { addSaid(all, bound); });
    return all;
}

/// So many of something: a map of `?what` and `?number`.
Scripts Chart::counted(Span span) {
    Scripts all;
    for (const TextPattern* pattern : active("selectors")) {
        if (pattern->word != "exactly" && pattern->word != "up to" && pattern->word != "at least" &&
            pattern->word != "at most")
            continue;
        match(
            *pattern, span,
            [&](const PatternPiece& piece, Span part) {
                return piece.name == "noun" ? nouns(part) : counters(part);
            },
            [&](const Binding& bound) {
                Script what;
                Script number;
                for (const auto& [piece, script] : bound)
                    (piece->name == "noun" ? what : number) = script;
                add(all, mapScript({{"?what", what}, {"?number", number}}));
            });
    }
    return all;
}

const Scripts& Chart::picks(Span span) {
    return remembered(Part::pick, span, [&] {
        Scripts all;
        for (const TextPattern* pattern : active("selectors")) {
            const std::string& way = pattern->word;
            if (way != "exactly" && way != "up to" && way != "at least" && way != "between" &&
                way != "any number")
                continue;
            match(
                *pattern, span,
                [&](const PatternPiece& piece, Span part) {
                    return piece.name == "noun" ? nouns(part) : counters(part);
                },
                [&](const Binding& bound) {
                    Script noun;
                    Script number;
                    Script least;
                    for (const auto& [piece, script] : bound)
                        (piece->name == "noun" ? noun : piece->name == "least" ? least : number) = script;
                    std::vector<std::pair<std::string, Script>> entries;
                    if (way == "up to" || way == "at least")
                        entries.emplace_back(way, number);
                    else if (way == "any number")
                        entries.emplace_back("at least", wordScript("0"));
                    else if (way == "between")
                        entries.insert(entries.end(), {{"at least", least}, {"at most", number}});
                    else if (number->text != "1")
                        entries.emplace_back("amount", number);
                    entries.insert(entries.end(), noun->entries.begin(), noun->entries.end());
                    add(all, mapScript(std::move(entries)));
                });
        }
        return all;
    });
}

} // namespace takujo
