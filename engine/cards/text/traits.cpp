// The part of the wording that looks at a term and tells what is so of it, by which its pattern is chosen.

#include "engine/cards/text/wording.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"

#include <algorithm>
#include <bit>

namespace takujo {

namespace {

/// How long something lasts is said around the clause (`Wording::lasting`), how long something is waited for
/// inside; how far something goes down, and how far it reaches, is said behind it
/// (`Wording::withFloor`, `withReach`).
bool isSaidElsewhere(const Operator& shape, const FieldShape& field) {
    if (field.kind == FieldKind::floor || field.key == lasting::laterToo.key ||
        field.key == lasting::nextOnly.key)
        return true;
    return field.key == "until" && std::ranges::none_of(shape.fields, [](const FieldShape& other) {
               return other.kind == FieldKind::trigger;
           });
}

/// In these sections stands a number where there is one: "draw 2 cards". An amount that is no number needs
/// another sentence: "draw cards equal to …".
bool countsInNumbers(std::string_view section) {
    return section == "effects" || section == "costs" || section == "criteria" || section == "ability";
}

void give(PatternQuery& query, const std::string& key) {
    query.given.push_back({key});
    query.traits.push_back({key, key});
}

} // namespace

PatternQuery Wording::queryFor(const Phrasing& saying) {
    PatternQuery query{saying.section,
                       saying.word.empty() ? std::string{saying.shape.word} : saying.word,
                       saying.traits,
                       {},
                       {}};
    bool isFirstObjects = true;
    for (std::size_t i = 0; i < saying.shape.fields.size(); ++i) {
        askFor(query, saying, i, isFirstObjects);
        if (saying.shape.fields[i].kind == FieldKind::objects)
            isFirstObjects = false;
    }
    if (saying.manner.negated)
        query.traits.push_back({"not", {}, true});
    return query;
}

void Wording::askFor(PatternQuery& query, const Phrasing& saying, std::size_t field, bool isFirstObjects) {
    const FieldShape& shape = saying.shape.fields[field];
    const Term& part = saying.term.parts[field];
    const std::string key{shape.key};
    if (isSaidElsewhere(saying.shape, shape))
        return;
    if (shape.kind == FieldKind::amount && !part.exists())
        query.traits.push_back({"one", key});
    if (!part.exists()) {
        if (shape.kind != FieldKind::players)
            query.missing.push_back(key);
        return;
    }
    switch (shape.kind) {
    case FieldKind::amount:
        give(query, key);
        askForAmount(query, saying, key, part, saying.perEach == field);
        break;
    case FieldKind::comparison:
        for (const auto& [way, name] :
             {std::pair{atLeast, "at least"}, std::pair{atMost, "at most"}, std::pair{exactly, "exactly"}})
            if (part.parts[way].exists()) {
                give(query, name);
                askForAmount(query, saying, name, part.parts[way], false);
            }
        break;
    case FieldKind::objects:
        give(query, key);
        if (isFirstObjects)
            askForObjects(query, key, part);
        break;
    case FieldKind::players:
        if (!isSubject(part, saying.manner))
            give(query, key);
        query.traits.push_back({std::string{playersWord(part)}, key});
        break;
    case FieldKind::trigger:
    case FieldKind::condition:
        give(query, key);
        query.traits.push_back({std::string{shapeOf(part).word}, key});
        break;
    case FieldKind::criteria:
        give(query, key);
        if (const Term* only = onlyAmong(part); only != nullptr && plainly(*only).op == 0)
            query.traits.push_back({"this", key});
        if (const Term* only = onlyCriterion(part);
            only != nullptr && vocabulary_.criteria[only->op].fits == criteria::controller &&
            playersWord(only->parts.front()) == "opponent")
            query.traits.push_back({"theirs", key});
        break;
    case FieldKind::pick:
        give(query, key);
        query.traits.push_back({std::string{wayOf(part)}, key});
        break;
    case FieldKind::zone:
        give(query, key);
        query.traits.push_back({std::string{vocabulary_.zones[static_cast<std::size_t>(part.number)]}, key});
        break;
    case FieldKind::oneWord:
        give(query, key);
        query.traits.push_back({std::string{shape.words[static_cast<std::size_t>(part.number)]}, key});
        break;
    case FieldKind::words:
    case FieldKind::gained:
        give(query, key);
        if (const std::uint64_t bits = wordsOf(part); std::has_single_bit(bits))
            query.traits.push_back(
                {std::string{shape.words[static_cast<std::size_t>(std::countr_zero(bits))]}, key});
        break;
    case FieldKind::flag:
        // A criterion says by its word what is so, and has to say if it is not.
        if (shape.required && part.number == 0)
            query.traits.insert(query.traits.end(), {{"not", key, true}, {"false"}});
        else if (!shape.required && part.number != 0)
            give(query, key);
        else if (!shape.required)
            query.missing.push_back(key);
        break;
    case FieldKind::conditions:
    case FieldKind::amounts:
    case FieldKind::anyCriteria:
    case FieldKind::block:
    case FieldKind::types:
    case FieldKind::text:
    case FieldKind::cp:
    case FieldKind::costs:
    case FieldKind::floor:
    case FieldKind::following:
        give(query, key);
        break;
    }
}

void Wording::askForAmount(PatternQuery& query, const Phrasing& saying, const std::string& key,
                           const Term& amount, bool perEach) {
    const Quantity quantity = quantityOf(amount, perEach);
    if (quantity.isLess)
        query.traits.push_back({"less", key});
    if (quantity.isOne)
        query.traits.insert(query.traits.end(), {{"one", key}, {key + " one", key}});
    if (quantity.isNone)
        query.traits.push_back({"none", key});
    if (!quantity.isComputed)
        return;
    const bool must = countsInNumbers(saying.section);
    const Operator& inner = shapeOf(amount);
    query.traits.push_back({"computed", key, must});
    query.traits.push_back({key + " computed", key, must});
    query.traits.push_back({std::string{inner.word}, key, must});
    for (std::size_t i = 0; i < inner.fields.size(); ++i) {
        const Term& part = amount.parts[i];
        const std::string within = key + " " + std::string{inner.fields[i].key};
        const bool isYou = inner.fields[i].kind == FieldKind::players && isSubject(part, saying.manner);
        if (!part.exists() || isYou)
            continue;
        query.given.push_back({within, key});
        query.traits.push_back({within, within});
        const std::string inField = std::string{inner.fields[i].key} + " ";
        if (part.sort == Sort::amount && isComputed(part)) {
            query.traits.push_back({std::string{shapeOf(part).word}, within});
            query.traits.push_back({inField + std::string{shapeOf(part).word}, within});
        } else if (part.sort == Sort::amount && part.op == literalAmount) {
            query.traits.push_back({inField + std::to_string(part.number), within});
        }
        if (part.sort == Sort::players)
            query.traits.push_back({std::string{playersWord(part)}, within});
    }
}

void Wording::askForObjects(PatternQuery& query, const std::string& key, const Term& objects) {
    const Term& plain = plainly(objects);
    const bool isEach = plain.op == static_cast<std::uint8_t>(ObjectsOp::each) && onlyAmong(plain) == nullptr;
    if (isEach)
        query.traits.push_back({"selector", key});
    if (plain.op == static_cast<std::uint8_t>(ObjectsOp::self))
        query.traits.push_back({"this", key});
    if (isPronoun(objects))
        query.traits.push_back({"pronoun", key});
    if (!isOne(objects, {}))
        query.traits.push_back({"many", key});
    const Term* each = isEach ? &plain : referentOf(plain).each;
    if (each == nullptr)
        return;
    const Term* player = whoseIs(*each);
    const bool isYours = player != nullptr && playersWord(player->parts.front()) == "you";
    const bool isOpponents = player != nullptr && playersWord(player->parts.front()) == "opponent";
    if (isYours)
        query.traits.push_back({"yours"});
    if (isOpponents)
        query.traits.push_back({"opponent's"});
    if (std::has_single_bit(zonesOf(*each)))
        query.traits.push_back(
            {"from " +
             std::string{vocabulary_.zones[static_cast<std::size_t>(std::countr_zero(zonesOf(*each)))]}});
}

} // namespace takujo
