// The part of the chart that reads the fields of operators in the slots of a pattern.

#include "engine/reading/chart.h"
#include "engine/reading/slot_meaning.h"

#include <algorithm>

namespace takujo {

namespace {

constexpr std::string_view othersForm = " others in play";

Script withoutUprightOthers(const Script& counted) {
    Script what = entryOf(counted, "?what");
    for (const auto& [type, criteria] : entryOf(counted, "?what")->entries)
        what = withEntry(what, type, withoutEntry(withoutEntry(criteria, "state"), "other"));
    return withEntry(counted, "?what", what);
}

} // namespace

Scripts Chart::readSlot(const Operator& shape, const TextPattern& pattern, const PatternPiece& piece,
                        Span span) {
    if (piece.name.starts_with('?'))
        return readPart(shape, pattern, std::string_view{piece.name}.substr(1), span);
    if (const FieldShape* field = fieldNamed(shape, piece.name))
        return readField(*field, shape, piece, span);
    for (const FieldShape& field : shape.fields) {
        if (field.kind == FieldKind::comparison &&
            std::ranges::find(comparisonWays, piece.name) != comparisonWays.end())
            return piece.form == "things" ? things(span) : amounts(span);
        if (field.kind == FieldKind::pick && piece.name == "by")
            return piece.form == "agent" ? agents(span) : players(span);
    }
    return readInside(shape, pattern, piece, span);
}

/// "Cast", "summon": what one does with such cards.
Scripts Chart::deeds(std::string_view deed, Span span) {
    Scripts all;
    for (const TextPattern* pattern : active("deeds"))
        if (pattern->word == deed)
            match(
                *pattern, span, [](const PatternPiece&, Span) { return Scripts{}; },
                [&](const Binding&) { all = {nullptr}; });
    return all;
}

/// "amount by": the field `by` of the amount in the field `amount`, whose operator stands in the pattern's
/// name.
Scripts Chart::readInside(const Operator& shape, const TextPattern& pattern, const PatternPiece& piece,
                          Span span) {
    for (const FieldShape& field : shape.fields) {
        if (field.kind != FieldKind::amount || !piece.name.starts_with(std::string{field.key} + " "))
            continue;
        const std::string_view inner = std::string_view{piece.name}.substr(field.key.size() + 1);
        for (const std::string& tag : pattern.tags)
            if (const Operator* amount = amountNamed(vocabulary_, tag))
                if (const FieldShape* part = fieldNamed(*amount, inner)) {
                    PatternPiece plain = piece;
                    plain.name = inner;
                    return readField(*part, *amount, plain, span);
                }
    }
    return {};
}

/// `{?under}`: nothing, or what `move?under` says.
Scripts Chart::readPart(const Operator& shape, const TextPattern& pattern, std::string_view field,
                        Span span) {
    if (span.empty())
        return {nullptr};
    Scripts all;
    for (const char* section : {"effects", "costs", "triggers", "conditions"})
        for (const TextPattern* part : active(section))
            if (part->part == field && part->word == pattern.word)
                match(
                    *part, span,
                    [&](const PatternPiece& piece, Span inside) {
                        return readSlot(shape, *part, piece, inside);
                    },
                    [&](const Binding& bound) {
                        Script said = wordScript("true");
                        for (const auto& [piece, script] : bound)
                            if (script != nullptr && piece->name == field)
                                said = script;
                        add(all, said);
                    });
    return all;
}

Scripts Chart::readField(const FieldShape& field, const Operator& shape, const PatternPiece& piece,
                         Span span) {
    switch (field.kind) {
    case FieldKind::amount:
        return piece.form == "things" ? things(span) : amounts(span);
    case FieldKind::objects:
    case FieldKind::criteria:
        if (piece.form == "unsaid")
            return span.empty() ? Scripts{referenceScript("same")} : Scripts{};
        if (saysNothing(piece))
            return pronounWords(span).empty() ? Scripts{} : Scripts{nullptr};
        if (piece.form == "be")
            return predicates(span);
        if (fieldNamed(shape, countingField(piece.form)) != nullptr ||
            countingField(piece.form) == "several") {
            Scripts all = counted(span);
            if (piece.form.ends_with(othersForm)) // that they are upright others goes without saying
                for (const Script& so : Scripts{all})
                    add(all, withoutUprightOthers(so));
            // What has a name is not counted.
            addAll(all, field.kind == FieldKind::objects ? objects(span) : criteriaField(span));
            return all;
        }
        return field.kind == FieldKind::objects ? objects(span) : criteriaField(span);
    case FieldKind::players:
        if (piece.form == "own") {
            for (const TextPattern* pattern : active("players"))
                if (pattern->word.ends_with(" own") && pattern->pieces.size() == 1 &&
                    words(span) == pattern->pieces.front().literal)
                    return {nullptr};
            return {};
        }
        return piece.form == "agent" || piece.form == "subject" ? agents(span) : players(span);
    case FieldKind::condition:
        return conditions(span);
    case FieldKind::conditions:
    case FieldKind::amounts: {
        const bool areAmounts = field.kind == FieldKind::amounts;
        Scripts all;
        for (Sequence& items : sequences(piece.form.empty() ? "and" : piece.form, span, [&](Span one) {
                 return areAmounts ? amounts(one) : conditions(one);
             }))
            if (items.size() > 1)
                add(all, listScript(std::move(items)));
        return all;
    }
    case FieldKind::block: {
        Scripts all;
        for (const Script& list : effects(span))
            add(all, oneOrList(itemsOf(list)));
        return all;
    }
    case FieldKind::pick:
        return picks(span);
    case FieldKind::trigger:
        return triggers(span);
    case FieldKind::zone:
        return printedOneOf(vocabulary_.zones, span);
    case FieldKind::oneWord:
        if (field.key == "until") {
            Scripts all;
            for (const TextPattern* pattern : active("durations"))
                if (pattern->has("within"))
                    match(
                        *pattern, span, [](const PatternPiece&, Span) { return Scripts{}; },
                        [&](const Binding&) { add(all, wordScript(pattern->word)); });
            return all;
        }
        return printedOneOf(field.words, span);
    case FieldKind::words:
        return field.words == vocabulary_.restrictions.words
                   ? restrictions(field.words, piece.form.empty() ? "and" : piece.form, span)
                   : printedSome(field.words, piece.form.empty() ? "and" : piece.form, span);
    case FieldKind::gained:
        return gained(field, piece.form.empty() ? "and" : piece.form, span);
    case FieldKind::types: {
        Scripts all;
        for (const Script& types : selectors(span))
            if (std::ranges::all_of(types->entries,
                                    [](const auto& entry) { return entry.second->entries.empty(); })) {
                Scripts names;
                for (const auto& [type, criteria] : types->entries)
                    names.push_back(wordScript(type));
                add(all, oneOrList(std::move(names)));
            }
        return all;
    }
    case FieldKind::text: {
        Scripts all = piece.form == "a" ? Scripts{} : authorText(span);
        for (const TextPattern* pattern : active("selectors"))
            if (piece.form == "a" && pattern->word == "a")
                match(
                    *pattern, span, [&](const PatternPiece&, Span part) { return authorText(part); },
                    [&](const Binding& bound) { addSaid(all, bound); });
        return all;
    }
    case FieldKind::cp:
        return payments(span);
    case FieldKind::costs: {
        Scripts all;
        for (const Script& list : clauseCosts(span))
            add(all, oneOrList(itemsOf(list)));
        return all;
    }
    case FieldKind::following:
        return following(span);
    case FieldKind::comparison:
    case FieldKind::anyCriteria:
    case FieldKind::floor:
    case FieldKind::flag:
        break;
    }
    return {};
}

} // namespace takujo
