#include "engine/core/card_numbers.h"
#include "engine/core/edit_distance.h"
#include "engine/files/scenarios/scenario_steps.h"

#include <algorithm>
#include <string>

/// The cards of a set-up or an expectation.
namespace takujo {

namespace {

constexpr int mostCardsOfZone = 999;

/// What the texts of the cards name: counters among it.
std::vector<std::string> namedByTexts(const std::vector<CardDefinition>& cards) {
    std::vector<std::string> names;
    for (const CardDefinition& card : cards)
        for (const Ability& ability : card.abilities)
            for (const LocalizedText& text : ability.texts)
                if (std::ranges::find(names, text.en) == names.end())
                    names.push_back(text.en);
    return names;
}

/// Counters that no card speaks of are misspelt.
void checkCounter(MapReader& counts, const YamlEntry& entry, const ScenarioReading& reading) {
    if (!reading.knowsCards)
        return;
    const std::vector<std::string> names = namedByTexts(reading.cards);
    if (std::ranges::find(names, entry.key) != names.end())
        return;
    const auto like = closest(entry.key, names);
    counts.error(
        entry, "unknown-counter", {"No card here speaks of counters called {name}.", shown(entry.key)},
        like ? didYouMean(*like)
             : Message{"Write the name as a card of this file has it, or add the card that has them."});
}

void readCounters(const YamlValue& value, const ScenarioReading& reading, ScenarioCard& card) {
    MapReader counts(value, "counters");
    for (const YamlEntry& entry : counts.entries()) {
        checkCounter(counts, entry, reading);
        card.counters[entry.key] = counts.value(entry).wholeNumber(0, largestNumber).value_or(0);
    }
}

void readMarks(const YamlValue& value, const ScenarioGame& game, ScenarioCard& card) {
    card.marks.emplace();
    for (const YamlValue& mark : value.oneOrMore())
        if (const auto index = mark.wordIndex(game.marks))
            card.marks->push_back(game.marks[*index]);
}

/// Abilities by their numbers, verbs by their words.
void readUsed(const YamlValue& value, const ScenarioGame& game, ScenarioCard& card) {
    constexpr int mostAbilities = 99;
    card.tellsUsed = true;
    for (const YamlValue& item : value.oneOrMore())
        if (const std::string& text = item.node().text(); text.find_first_not_of("0123456789") != 0) {
            if (const auto number = item.wholeNumber(1, mostAbilities))
                card.used.push_back(std::to_string(*number));
        } else if (const auto index = item.wordIndex(game.verbs)) {
            card.used.push_back(game.verbs[*index]);
        }
}

/// One word or several of a list, or none: all that the card has of it.
void readAll(MapReader& map, const std::string& key, const std::vector<std::string>& words,
             ScenarioCard& card) {
    const auto value = map.optional(key);
    if (!value)
        return;
    std::vector<std::string>& all = card.has[key];
    for (const YamlValue& item : value->oneOrMore())
        if (const auto index = item.wordIndex(words))
            all.push_back(words[*index]);
}

void readAllTexts(MapReader& map, const std::string& key, ScenarioCard& card) {
    const auto value = map.optional(key);
    if (!value)
        return;
    std::vector<std::string>& all = card.has[key];
    for (const YamlValue& item : value->oneOrMore())
        if (const auto text = item.text())
            all.push_back(*text);
}

std::vector<std::string> asTexts(const std::vector<std::string_view>& words) {
    return {words.begin(), words.end()};
}

/// What it is now: its types, and the printed fields that are words or texts.
void readWhatItIs(MapReader& map, const CardSchema& schema, ScenarioCard& card) {
    readAll(map, "type", asTexts(schema.types), card);
    for (const FieldSpec& field : schema.fields)
        if (field.kind == FieldSpec::Kind::texts)
            readAllTexts(map, std::string{field.key}, card);
        else if (field.kind == FieldSpec::Kind::words)
            readAll(map, std::string{field.key}, asTexts(field.words), card);
        else if (field.kind == FieldSpec::Kind::abilities)
            readAll(map, "keywords", asTexts(field.words), card);
}

/// A name that an earlier step has given to a card.
std::string remembered(MapReader& map, const std::string& key, const ScenarioReading& reading) {
    const auto value = map.optional(key);
    const auto name = value ? value->text() : std::nullopt;
    if (!name)
        return {};
    if (std::ranges::find(reading.remembered, *name) == reading.remembered.end()) {
        const auto like = closest(*name, reading.remembered);
        value->error("not-remembered", {"No step before has remembered a card as {name}.", shown(*name)},
                     like ? didYouMean(*like)
                          : Message{"Name it in an earlier 'expect' with 'remember as'."});
    }
    return *name;
}

void readWhichItIs(MapReader& map, ScenarioReading& reading, ScenarioCard& card) {
    card.sameAs = remembered(map, "same as", reading);
    card.otherThan = remembered(map, "other than", reading);
    const auto value = map.optional("remember as");
    const auto name = value ? value->text() : std::nullopt;
    if (!name)
        return;
    if (std::ranges::find(reading.remembered, *name) != reading.remembered.end())
        value->error("remembered-twice", {"A card is remembered as {name} already.", shown(*name)},
                     "Give this one another name.");
    reading.remembered.push_back(*name);
    card.rememberAs = *name;
}

const std::vector<YamlWord<Face>>& faceWords() {
    static const std::vector<YamlWord<Face>> words{{"down", Face::down}, {"up", Face::up}};
    return words;
}

/// The roles that a card of a list may have; none: it is listed by itself.
std::optional<ScenarioCard> readCardAt(const YamlValue& value, ScenarioReading& reading, CardUse use,
                                       const std::vector<std::string>* roles = nullptr);

/// Cards that belong to another one.
std::vector<ScenarioCard> readGuests(const YamlValue& value, ScenarioReading& reading, CardUse use,
                                     const std::vector<std::string>& roles) {
    std::vector<ScenarioCard> guests;
    if (const auto list = value.list())
        for (const YamlValue& item : *list)
            if (auto guest = readCardAt(item, reading, use, &roles))
                guests.push_back(std::move(*guest));
    return guests;
}

std::optional<ScenarioCard> readCardAt(const YamlValue& value, ScenarioReading& reading, CardUse use,
                                       const std::vector<std::string>* roles) {
    const ScenarioGame& game = reading.game;
    ScenarioCard card;
    card.at = value.node().position();
    if (!value.node().isMap()) {
        const auto text = value.text();
        if (!text)
            return std::nullopt;
        card.card = parseReference(*text);
        return card;
    }
    MapReader map(value, "card");
    card.card = parseReference(map.requiredText("card").value_or(""));
    card.aside = map.optionalFlag(game.asideWord);
    card.fresh = map.optionalFlag("new");
    card.face = map.optionalWord<Face>("face", faceWords());
    for (const std::string& number : game.numbers)
        if (use == CardUse::expected || number == "damage") // the others are printed
            if (const auto amount = map.optionalNumber(number, -largestNumber, largestNumber))
                card.numbers[number] = *amount;
    if (const auto counters = map.optional("counters"))
        readCounters(*counters, reading, card);
    if (const auto marks = map.optional("marks"))
        readMarks(*marks, game, card);
    if (const auto used = map.optional("used"))
        readUsed(*used, game, card);
    card.owner = map.optionalWord<Player>("owner", playerWords());
    if (roles != nullptr) {
        if (const auto role = map.optional("as"))
            if (const auto index = role->wordIndex(*roles))
                card.role = (*roles)[*index];
    } else {
        const auto read = [&](const char* key, const std::vector<std::string>& those, bool& tells,
                              std::vector<ScenarioCard>& guests) {
            const auto list = those.empty() ? std::nullopt : map.optional(key);
            tells = list.has_value();
            if (list)
                guests = readGuests(*list, reading, use, those);
        };
        read("under", game.roles, card.tellsUnder, card.under);
        read("linked", game.rolesBeside, card.tellsLinked, card.linked);
    }
    if (use == CardUse::expected) {
        readWhatItIs(map, *game.schema, card);
        readWhichItIs(map, reading, card);
    }
    map.done();
    return map.ok() ? std::optional{card} : std::nullopt;
}

/// The cards of a list, or how many.
ScenarioZone readZoneAt(const YamlValue& value, const std::string& word, ScenarioReading& reading,
                        CardUse use) {
    ScenarioZone zone;
    zone.word = word;
    zone.at = value.node().position();
    if (value.node().isScalar() && !value.node().isCertainText()) {
        zone.count = value.wholeNumber(0, mostCardsOfZone);
        return zone;
    }
    if (const auto list = value.list())
        for (const YamlValue& item : *list)
            if (auto card = readCardAt(item, reading, use))
                zone.cards.push_back(std::move(*card));
    return zone;
}

void readZonesOf(MapReader& map, const std::vector<std::string>& words, ScenarioReading& reading, CardUse use,
                 std::vector<ScenarioZone>& zones) {
    for (const std::string& word : words)
        if (const auto value = map.optional(word))
            zones.push_back(readZoneAt(*value, word, reading, use));
}

} // namespace

void readZonesOfAll(MapReader& map, ScenarioReading& reading, CardUse use,
                    std::array<std::vector<ScenarioZone>, 3>& zones, ScenarioValues* values,
                    const std::function<void(MapReader&, Player)>& more) {
    const ScenarioGame& game = reading.game;
    for (const YamlWord<Player>& player : playerWords())
        if (const auto value = map.optional(player.text)) {
            MapReader side(*value, "player's side");
            readZonesOf(side, game.zones, reading, use, zones[indexOf(player.value)]);
            if (values != nullptr)
                for (const std::string& word : game.values)
                    if (const auto amount = side.optionalNumber(word, 0, largestNumber))
                        (*values)[indexOf(player.value)][word] = {*amount,
                                                                  side.node().find(word)->value.position()};
            if (more)
                more(side, player.value);
            side.done();
        }
    readZonesOf(map, game.sharedZones, reading, use, zones[indexOf(Player::nobody)]);
}

} // namespace takujo
