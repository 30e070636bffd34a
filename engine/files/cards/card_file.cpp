#include "engine/files/cards/card_file.h"

#include "engine/core/card_numbers.h"
#include "engine/files/abilities/ability_reader.h"
#include "engine/files/abilities/keyword_phrase.h"
#include "engine/files/abilities/written_keywords.h"
#include "engine/files/cards/unread_texts.h"
#include "engine/files/findings/message.h"
#include "engine/files/yaml/map_reader.h"
#include "engine/files/yaml/yaml_parser.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/preparing.h"
#include "engine/kit/script/language/spending.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace takujo {

namespace {

/// Places of abilities are kept in a byte.
constexpr std::size_t mostAbilities = 200;

std::vector<std::string> wordsOf(const std::vector<std::string_view>& words) {
    return {words.begin(), words.end()};
}

void readNumber(MapReader& map, const FieldSpec& field, CardDefinition& card) {
    if (const auto value = field.mayBeEndless ? map.optional(field.key) : std::nullopt;
        value && value->node().text() == "endless") {
        card.numbers[field.slot] = endlessNumber;
        return;
    }
    if (const auto number = map.optionalNumber(field.key, field.least, field.most))
        card.numbers[field.slot] = *number;
}

std::optional<std::size_t> readWord(const YamlValue& value, const FieldSpec& field, CardDefinition& card) {
    const std::vector<std::string> words = wordsOf(field.words);
    const auto index = value.wordIndex(words);
    if (!index)
        return std::nullopt;
    if (hasWord(card.sets, field.slot, *index))
        value.error("repeated-word", {"{word} stands here twice.", shown(words[*index])},
                    "Remove one of them.");
    card.sets[field.slot + *index / wordsInSet] |= 1U << *index % wordsInSet;
    return index;
}

void readWords(MapReader& map, const FieldSpec& field, CardDefinition& card) {
    for (const YamlValue& value : map.optionalOneOrMore(field.key))
        readWord(value, field, card);
}

/// Keywords are words, other abilities are maps.
void readAbilities(MapReader& map, const FieldSpec& field, const CardSchema& schema, CardDefinition& card) {
    const bool namesX = std::ranges::any_of(
        card.abilities, [](const Ability& ability) { return ability.has(Ability::hasX); });
    const bool spends = std::ranges::any_of(card.abilities, [&](const Ability& ability) {
        return ability.kind == AbilityKind::text && costThatSpends(*schema.vocabulary, ability) != nullptr;
    });
    for (const YamlValue& value : map.optionalOneOrMore(field.key)) {
        if (!value.node().isMap()) {
            if (const auto index = readWord(value, field, card))
                std::ranges::move(abilitiesOfKeyword(field.words[*index], value, schema),
                                  std::back_inserter(card.abilities)); // besides being there
        } else if (isKeywordPhrase(value, schema)) {
            std::ranges::move(readKeywordPhrase(value, schema), std::back_inserter(card.abilities));
        } else if (auto ability = readAbility(value, schema, namesX, spends)) {
            std::vector<Ability> more;
            if (const Vocabulary::KeywordForm* keyword = keywordForm(*schema.vocabulary, *ability))
                keyword->complete(*schema.vocabulary, *ability, more);
            card.abilities.push_back(std::move(*ability));
            std::ranges::move(more, std::back_inserter(card.abilities));
        }
    }
}

void readText(MapReader& map, const FieldSpec& field, const CardSchema& schema, CardDefinition& card) {
    const auto value = map.optional(field.key);
    if (!value)
        return;
    const auto read = field.kind == FieldSpec::Kind::casting     ? readCasting
                      : field.kind == FieldSpec::Kind::condition ? readCardCondition
                                                                 : readCardText;
    if (auto text = read(*value, schema))
        card.abilities.push_back(std::move(*text));
}

void readTexts(MapReader& map, const FieldSpec& field, CardDefinition& card) {
    for (const YamlValue& value : map.optionalOneOrMore(field.key))
        if (const auto text = value.localizedText())
            card.texts[field.slot].push_back(*text);
}

void readNames(MapReader& map, const FieldSpec& field, CardDefinition& card) {
    for (const YamlValue& value : map.optionalOneOrMore(field.key))
        if (const auto text = value.localizedText())
            card.otherNames.push_back({*text, field.slot == FieldSpec::wholeOnly});
}

void readFlag(MapReader& map, const FieldSpec& field, CardDefinition& card) {
    if (map.optionalFlag(field.key).value_or(false))
        card.flags |= 1U << field.slot;
}

void readField(MapReader& map, const FieldSpec& field, const CardSchema& schema, CardDefinition& card) {
    switch (field.kind) {
    case FieldSpec::Kind::number:
        return readNumber(map, field, card);
    case FieldSpec::Kind::words:
        return readWords(map, field, card);
    case FieldSpec::Kind::texts:
        return readTexts(map, field, card);
    case FieldSpec::Kind::names:
        return readNames(map, field, card);
    case FieldSpec::Kind::flag:
        return readFlag(map, field, card);
    case FieldSpec::Kind::abilities:
        return readAbilities(map, field, schema, card);
    case FieldSpec::Kind::text:
    case FieldSpec::Kind::casting:
    case FieldSpec::Kind::condition:
        return readText(map, field, schema, card);
    }
}

/// What a card does when it resolves may be what the program does not know. Then it resolves and does
/// nothing: games look for a text on every card that needs one.
bool resolvesUnread(const MapReader& map, const FieldSpec& field, CardDefinition& card) {
    if (field.kind != FieldSpec::Kind::text || map.has(field.key) || !map.has("unread"))
        return false;
    Ability nothing;
    nothing.kind = AbilityKind::text;
    nothing.flags = Ability::isQuoted | Ability::saysNothing;
    nothing.blocks.emplace_back();
    card.abilities.push_back(std::move(nothing));
    return true;
}

void readFields(MapReader& map, const CardSchema& schema, CardDefinition& card) {
    const std::uint32_t ofType = 1U << card.type;
    const std::string type{schema.types[card.type]};
    for (const FieldSpec& field : schema.fields) {
        const std::string key{field.key};
        if ((field.allowedFor & ofType) == 0) {
            if (const auto value = map.optional(field.key))
                value->error("not-of-this-type", {"A {type} has no {key}.", type, shown(key)},
                             "Remove the line.");
            continue;
        }
        if ((field.requiredFor & ofType) != 0 &&
            (resolvesUnread(map, field, card) || !map.required(field.key)))
            continue;
        readField(map, field, schema, card);
        if (field.kind == FieldSpec::Kind::number && (field.unsaidFor & ofType) != 0 && !map.has(field.key))
            card.numbers[field.slot] = field.unsaid;
    }
}

/// What the other side makes and has belongs to the card.
void readOtherSide(const YamlValue& value, const CardSchema& schema, CardDefinition& card) {
    auto side = readCard(value, schema, false);
    if (!side)
        return;
    if (!side->otherSide.empty()) {
        value.error("three-sides", "A card has two sides, and this is the second already.",
                    "Remove 'other side' in it.");
        return;
    }
    side->id = card.id + " (2)";
    side->isOtherSide = true;
    card.makes.insert(card.makes.end(), side->makes.begin(), side->makes.end());
    card.otherSide.push_back(*std::move(side));
}

void tellRemarks(const YamlValue& value, const CardSchema& schema, const CardDefinition& card) {
    std::vector<CardRemark> remarks;
    schema.remark(card, remarks);
    for (const CardRemark& remark : remarks)
        value.warning(remark.code, remark.text, remark.hint);
}

} // namespace

std::optional<CardDefinition> readCard(const YamlValue& value, const CardSchema& schema, bool needsId) {
    MapReader map(value, "card");
    CardDefinition card;
    if (needsId)
        card.id = map.requiredId("id").value_or("");
    else
        card.id = map.optionalId("id").value_or("");
    card.name = map.requiredLocalizedText("name").value_or(LocalizedText{});
    if (card.id.empty())
        card.id = card.name.en;
    const std::vector<std::string> types = wordsOf(schema.types);
    const auto type = map.required("type");
    const auto typeIndex = type ? type->wordIndex(types) : std::nullopt;
    if (typeIndex) {
        card.type = static_cast<std::uint8_t>(*typeIndex);
        readFields(map, schema, card);
    } else {
        for (const FieldSpec& field : schema.fields)
            map.optional(field.key); // without a type nobody knows which are wrong
    }
    if (schema.hasTokens)
        card.isToken = map.optionalFlag("token").value_or(false);
    card.flavour = map.optionalLocalizedText("flavour").value_or(LocalizedText{});
    readUnreadTexts(map, card);
    const auto other = schema.hasSides ? map.optional("other side") : std::nullopt;
    map.done();
    if (!map.ok())
        return std::nullopt;
    if (std::ranges::count_if(card.abilities, [](const Ability& one) { return one.has(Ability::burst); }) >
        1) {
        value.error("two-bursts", "Two abilities of this card are bursts, and only one can be used.",
                    "Leave 'burst' at one of them.");
        return std::nullopt;
    }
    if (std::ranges::count_if(card.abilities,
                              [](const Ability& one) { return one.has(Ability::declaredWhenCast); }) > 1) {
        value.error("two-declarations",
                    "Of two abilities of this card the choices are declared when it is cast.",
                    "Leave 'declared when cast' at one of them.");
        return std::nullopt;
    }
    if (schema.complete != nullptr)
        schema.complete(card);
    liftQuoted(card);
    if (card.abilities.size() > mostAbilities) {
        value.error(
            "too-many-abilities",
            {"The card has more than {number} abilities, with those that its texts speak of.", mostAbilities},
            "Divide it into several cards.");
        return std::nullopt;
    }
    if (schema.vocabulary != nullptr)
        digest(card, *schema.vocabulary);
    if (other)
        readOtherSide(*other, schema, card);
    if (!map.ok())
        return std::nullopt;
    if (schema.remark != nullptr)
        tellRemarks(value, schema, card);
    return card;
}

std::optional<CardSet> readCardSet(const std::filesystem::path& file, std::string_view game,
                                   const CardSchema& schema, Findings& findings) {
    const auto root = readYamlFile(file, findings);
    return root ? readCardSet(*root, game, schema, findings) : std::nullopt;
}

std::optional<CardSet> readCardSet(const YamlNode& root, std::string_view game, const CardSchema& schema,
                                   Findings& findings) {
    MapReader map(root, "card set", findings);
    CardSet set;
    set.id = map.requiredId("set").value_or("");
    set.game = map.requiredId("game").value_or("");
    set.name = map.requiredLocalizedText("name").value_or(LocalizedText{});
    if (!set.game.empty() && set.game != game) {
        map.required("game")->error(
            "other-game",
            {"This set is of {game}, but it lies with the sets of {place}.", shown(set.game), shown(game)},
            "Move the file, or correct its game.");
        return std::nullopt;
    }
    std::map<std::string, int, std::less<>> lines;
    for (const YamlValue& value : map.requiredList("cards")) {
        auto card = readCard(value, schema, true);
        if (!card)
            continue;
        const auto [first, isNew] = lines.try_emplace(card->id, value.node().position().line);
        if (!isNew) {
            value.error(
                "repeated-card",
                {"Another card has the id {id} already, in line {line}.", shown(card->id), first->second},
                "Give every card an id of its own.");
            continue;
        }
        set.cards.push_back(std::move(*card));
    }
    map.done();
    return set;
}

} // namespace takujo
