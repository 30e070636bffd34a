// The part of the chart that reads operators: their fields in the slots of a pattern, or in its name.

#include "engine/reading/chart.h"

#include <algorithm>
#include <array>

namespace takujo {

namespace {

constexpr std::array comparisonWays{"at least", "at most", "exactly"};

/// A field by whose number things are counted that stand in the same slot: `{like.amount in play}`.
std::string_view countingField(std::string_view form) {
    for (const std::string_view more : {" others in play", " in play", " up to"})
        if (form.ends_with(more))
            return form.substr(0, form.size() - more.size());
    return form;
}

const FieldShape* fieldNamed(const Operator& shape, std::string_view key) {
    const auto found = std::ranges::find(shape.fields, key, &FieldShape::key);
    return found == shape.fields.end() ? nullptr : &*found;
}

const Operator* amountNamed(const Vocabulary& vocabulary, std::string_view word) {
    const std::size_t op = operatorOf(vocabulary.amounts, word);
    return op < vocabulary.amounts.size() ? &vocabulary.amounts[op].shape : nullptr;
}

bool isPlayerWord(std::string_view word) {
    return word == "you" || word == "opponent" || word == "both" || word == "turn player" ||
           word == "that player" || word == "who picks";
}

constexpr std::string_view othersForm = " others in play";

Script withoutUprightOthers(const Script& counted) {
    Script what = entryOf(counted, "?what");
    for (const auto& [type, criteria] : entryOf(counted, "?what")->entries)
        what = withEntry(what, type, withoutEntry(withoutEntry(criteria, "state"), "other"));
    return withEntry(counted, "?what", what);
}

/// Only these say what a field contains; others agree with it.
bool saysNothing(const PatternPiece& piece) {
    return piece.isWords() || piece.form == "owner's" || piece.form == "its" || piece.form == "it" ||
           piece.form == "own";
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
            return piece.form == "agent" ? agents("agent", span) : players(span);
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
            for (const Script& what : objects(span)) // what has a name is not counted
                add(all, what);
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
        return piece.form == "agent" || piece.form == "subject" ? agents(piece.form, span) : players(span);
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

// What is printed.

namespace {

constexpr std::array printedIn{"printed", "keywords", "marks", "colours", "phases", "zones", "numbers"};

} // namespace

Scripts Chart::printedOneOf(const std::vector<std::string_view>& known, Span span) {
    Scripts all;
    for (const std::string_view word : known)
        for (const char* section : printedIn) {
            const std::vector<TextPattern>& patterns = book_.section(section);
            const auto found = std::ranges::find_if(patterns, [&](const TextPattern& pattern) {
                return pattern.word == word && pattern.tags.empty();
            });
            if (found == patterns.end() || found->pieces.size() != 1)
                continue;
            const std::string& literal = found->pieces.front().literal;
            if (literal.size() == span.to - span.from && stands(span.from, literal))
                add(all, wordScript(word));
            break; // the first section that has a word for it
        }
    return all;
}

Scripts Chart::printedSome(const std::vector<std::string_view>& known, std::string_view joint, Span span) {
    Scripts all;
    for (Sequence& items : sequences(joint, span, [&](Span one) { return printedOneOf(known, one); }))
        add(all, oneOrList(std::move(items)));
    return all;
}

Scripts Chart::restrictions(const std::vector<std::string_view>& known, std::string_view joint, Span span) {
    Scripts all;
    const auto one = [&](Span part) {
        Scripts found;
        for (const TextPattern* pattern : active("restrictions"))
            if (std::ranges::find(known, pattern->word) != known.end())
                match(
                    *pattern, part, [](const PatternPiece&, Span) { return Scripts{}; },
                    [&](const Binding&) { add(found, wordScript(pattern->word)); });
        return found;
    };
    for (Sequence& items : sequences(joint, span, one))
        add(all, oneOrList(std::move(items)));
    return all;
}

/// A name or the like: somebody's own words, without the marks by which sentences are divided.
Scripts Chart::authorText(Span span) {
    constexpr std::size_t longest = 60;
    const std::string_view text = words(span);
    if (text.empty() || text.size() > longest || text.front() == ' ' || text.back() == ' ')
        return {};
    for (const std::string_view mark : {". ", "。", "“", "”", "「", "」", "（", "）", "\"", "《"})
        if (text.find(mark) != std::string_view::npos)
            return {};
    // English names begin with a capital; a word alone need not.
    if (text.front() >= 'a' && text.front() <= 'z' && text.find(' ') != std::string_view::npos)
        return {};
    return {textScript(text)};
}

// Operators.

void Chart::byPattern(const Operator& shape, const TextPattern& pattern, Span span, Scripts& all) {
    match(
        pattern, span,
        [&](const PatternPiece& piece, Span inside) { return readSlot(shape, pattern, piece, inside); },
        [&](const Binding& bound) { addAll(all, assembled(shape, pattern, bound)); });
}

Script Chart::operatorScript(const Operator& shape,
                             const std::vector<std::pair<const FieldShape*, Script>>& fields) {
    std::vector<std::pair<std::string, Script>> entries;
    for (const auto& [field, script] : fields)
        if (script != nullptr)
            entries.emplace_back(std::string{field->key}, script);
    const std::string word{shape.word};
    if (entries.empty() && (shape.fields.empty() || !shape.inlineFields))
        return shape.fields.empty() ? wordScript(word) : wordScript(word);
    if (shape.inlineFields) {
        for (auto& [key, script] : entries)
            if (key == shape.fields.front().key)
                key = word;
        return mapScript(std::move(entries));
    }
    const Script only = entries.size() == 1 && entries.front().first == shape.fields.front().key
                            ? entries.front().second
                            : nullptr;
    const auto isKey = [&](const auto& entry) { return fieldNamed(shape, entry.first) != nullptr; };
    const bool isShort = only != nullptr &&
                         (only->kind != ScriptTree::Kind::map || std::ranges::none_of(only->entries, isKey));
    return mapScript({{word, isShort ? only : mapScript(std::move(entries))}});
}

Scripts Chart::assembled(const Operator& shape, const TextPattern& pattern, const Binding& bound,
                         std::string_view prefix) {
    std::vector<std::vector<std::pair<const FieldShape*, Script>>> ways(1);
    for (const FieldShape& field : shape.fields) {
        const Scripts choices = choicesOf(shape, field, pattern, bound, prefix);
        std::vector<std::vector<std::pair<const FieldShape*, Script>>> longer;
        for (const auto& way : ways)
            for (const Script& choice : choices) {
                longer.push_back(way);
                longer.back().emplace_back(&field, choice);
            }
        ways = std::move(longer);
    }
    Scripts all;
    for (const auto& way : ways)
        add(all, operatorScript(shape, way));
    return all;
}

Script Chart::comparisonOf(const Binding& bound, const TextPattern& pattern) const {
    std::vector<std::pair<std::string, Script>> entries;
    for (const auto& [piece, script] : bound)
        if (script != nullptr && std::ranges::find(comparisonWays, piece->name) != comparisonWays.end())
            entries.emplace_back(piece->name, script);
    if (entries.empty())
        for (const char* way : comparisonWays)
            if (pattern.has(way) && pattern.has("none"))
                entries.emplace_back(way, wordScript("0"));
    if (entries.size() == 1 && entries.front().first == "exactly")
        return entries.front().second;
    return entries.empty() ? nullptr : mapScript(std::move(entries));
}

/// What a field can be: null if it is left out; nothing if it would have to be said.
Scripts Chart::choicesOf(const Operator& shape, const FieldShape& field, const TextPattern& pattern,
                         const Binding& bound, std::string_view prefix) {
    if (field.kind == FieldKind::comparison) {
        const Script comparison = comparisonOf(bound, pattern);
        return comparison == nullptr && field.required ? Scripts{} : Scripts{comparison};
    }
    const std::string name = std::string{prefix}.append(field.key);
    Script said;
    for (const auto& [piece, script] : bound) {
        if (script == nullptr)
            continue;
        Script here;
        const Script what = entryOf(script, "?what");
        if (piece->name == name && !saysNothing(*piece))
            here = what != nullptr ? what : script;
        else if (piece->name == "?" + name)
            here = script;
        else if (what != nullptr && countingField(piece->form) == field.key) {
            here = entryOf(script, "?number");
            if (!field.required && here->text == "1" && field.key == "amount")
                here = nullptr; // one, if nothing is said
        } else if (field.kind == FieldKind::pick && piece->name == "by" && script->text != "you") {
            continue;
        }
        if (what != nullptr && here == what && field.kind == FieldKind::criteria && !field.required &&
            areEqual(what, mapScript({{"card", mapScript({})}})))
            here = nullptr; // cards, if nothing is said
        if (here == nullptr)
            continue;
        if (said != nullptr && !areEqual(said, here) && !isReference(here))
            return {}; // it cannot be both
        if (said == nullptr || isReference(said))
            said = here;
    }
    if (field.kind == FieldKind::pick && said != nullptr)
        for (const auto& [piece, script] : bound)
            if (piece->name == "by" && !piece->isWords() && script != nullptr && script->text != "you")
                said = withEntry(said, "by", script);
    if (said != nullptr && field.kind == FieldKind::players && !field.required && said->text == "you")
        said = nullptr; // it is you, if nothing is said
    else if (said != nullptr && field.kind == FieldKind::amount && pattern.has("divided"))
        said = mapScript({{"?divide", said}}); // of what is chosen before
    else if (said != nullptr && field.kind == FieldKind::amount && pattern.has("less"))
        said = said->kind == ScriptTree::Kind::word ? wordScript("-" + said->text) : said;
    if (said != nullptr)
        return {said};
    if (field.kind == FieldKind::objects && field.required && !prefix.empty())
        return {referenceScript("same")};
    if (field.kind == FieldKind::amount && field.required && prefix.empty())
        if (const Script inside = insideAmount(field, pattern, bound))
            return {inside};
    return choicesByTags(shape, field, pattern);
}

Script Chart::insideAmount(const FieldShape& field, const TextPattern& pattern, const Binding& bound) {
    for (const std::string& tag : pattern.tags) {
        const Operator* const amount = amountNamed(vocabulary_, tag);
        if (amount == nullptr)
            continue;
        std::vector<std::pair<const FieldShape*, Script>> fields;
        bool isWhole = true;
        for (const FieldShape& part : amount->fields) {
            Script said;
            for (const auto& [piece, script] : bound)
                if (script != nullptr && !saysNothing(*piece) &&
                    piece->name == std::string{field.key} + " " + std::string{part.key})
                    said = script;
            for (const std::string& other : pattern.tags) {
                if (said != nullptr || part.kind != FieldKind::amount)
                    break;
                if (other.starts_with(std::string{part.key} + " "))
                    said = wordScript(std::string_view{other}.substr(part.key.size() + 1));
                else if (other != tag && amountNamed(vocabulary_, other) != nullptr)
                    said = wordScript(other);
            }
            isWhole = isWhole && (said != nullptr || !part.required);
            fields.emplace_back(&part, said);
        }
        if (isWhole)
            return operatorScript(*amount, fields);
    }
    return nullptr;
}

/// What a pattern's name says of a field that has no slot in it.
Scripts Chart::choicesByTags(const Operator& shape, const FieldShape& field, const TextPattern& pattern) {
    const std::string key{field.key};
    const bool isTagged = pattern.has(key);
    switch (field.kind) {
    case FieldKind::flag:
        if (field.required)
            return {wordScript(pattern.has("not") || pattern.has("false") ? "false" : "true")};
        return {isTagged ? wordScript("true") : nullptr};
    case FieldKind::zone:
        for (const std::string_view zone : vocabulary_.zones)
            if (pattern.has(zone) && zone != shape.word)
                return {wordScript(zone)};
        break;
    case FieldKind::oneWord:
    case FieldKind::words:
        for (const std::string_view word : field.words)
            if (pattern.has(word))
                return {wordScript(word)};
        break;
    case FieldKind::amount:
        if (pattern.has(key + " one"))
            return {wordScript("1")};
        if (isTagged && pattern.has("none"))
            return {wordScript("0")};
        if (field.required && pattern.has("one"))
            return {wordScript("1")};
        break;
    case FieldKind::players: {
        for (const std::string& tag : pattern.tags)
            if (isPlayerWord(tag))
                return {wordScript(tag)};
        const bool isSlot = pattern.hasSlot(key) || pattern.hasSlot("?" + key);
        if (!field.required)
            return {nullptr};
        if (isSlot) // nobody is named
            return {wordScript("you")};
        Scripts all; // somebody whom the sentence has named
        for (const char* word : {"who picks", "opponent", "that player", "both", "turn player"})
            all.push_back(wordScript(word));
        return all;
    }
    case FieldKind::objects:
        if (pattern.has("this"))
            return {wordScript("this")};
        break;
    case FieldKind::criteria:
        if (pattern.has("theirs"))
            return {mapScript({{"card", mapScript({{"controller", wordScript("opponent")}})}})};
        break;
    default:
        break;
    }
    return field.required ? Scripts{} : Scripts{nullptr};
}

} // namespace takujo
