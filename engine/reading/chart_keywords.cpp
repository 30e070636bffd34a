// The part of the chart that reads keywords with costs, with fields, and in front of texts.

#include "engine/reading/chart.h"

#include <algorithm>

namespace takujo {

namespace {

/// Everything that stands under that key, and under `then`, where something is done.
void collectParts(const Script& script, std::string_view key, Scripts& parts) {
    for (const auto& [name, value] : script->entries) {
        if (name == key || (key == "do" && name == "then"))
            parts.push_back(value);
        collectParts(value, key, parts);
    }
}

} // namespace

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
                Script ability = entryScript(*form, listScript({}));
                const Vocabulary::KeywordForm& keyword = vocabulary_.keywordForms[place];
                for (const auto& [piece, script] : bound)
                    ability = piece->name == "cost"
                                  ? withEntry(ability, *form, oneOrList(itemsOf(script)))
                                  : withEntry(ability, piece->name == "name" ? keyword.name : keyword.number,
                                              script);
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

} // namespace takujo
