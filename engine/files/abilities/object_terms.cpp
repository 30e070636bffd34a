// The part of the term reader that says who and what is meant: players, objects, criteria, picks.

#include "engine/files/abilities/selector_check.h"
#include "engine/files/abilities/term_reader.h"
#include "engine/files/findings/message.h"
#include "engine/kit/script/language/kit_vocabulary.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace takujo {

using namespace std::string_literals;

namespace {

constexpr std::array<std::string_view, 6> pickKeys{"up to", "amount", "at least", "at most", "by", "divide"};

Term objectsTerm(ObjectsOp op, std::int32_t number = 0) {
    return {Sort::objects, static_cast<std::uint8_t>(op), number, {}};
}

/// "chosen 2" is the second (1), "chosen" the first (0); none if it is another word.
std::optional<std::size_t> placeIn(const std::string& word, std::string_view pool) {
    if (!word.starts_with(pool))
        return std::nullopt;
    const std::string rest = word.substr(pool.size());
    if (rest.empty())
        return 0;
    if (rest.size() != 2 || rest[0] != ' ' || rest[1] < '1' || rest[1] > '8')
        return std::nullopt;
    return static_cast<std::size_t>(rest[1] - '1');
}

} // namespace

Term TermReader::objects(const YamlValue& value) {
    const YamlNode& node = value.node();
    if (!node.isScalar()) {
        MapReader map(value, "selector");
        const std::vector<YamlEntry> entries = map.entries();
        if (!node.isMap())
            return {};
        Term each = ofTypes(map, value, entries);
        checkZones(value, schema_, each);
        return each;
    }
    const std::string& word = node.text();
    if (const auto which = placeIn(word, "chosen")) {
        const auto place = draft_.chosen(*which);
        if (!place)
            value.error("nothing-chosen", {"Nothing is chosen before that {word} could mean.", shown(word)},
                        "Say what is chosen under 'choose'.");
        return objectsTerm(ObjectsOp::chosen, place.value_or(0));
    }
    if (const auto which = placeIn(word, "selected")) {
        const auto place = word == "selected" ? draft_.lastSelected() : draft_.selected(*which);
        if (!place)
            value.error("nothing-selected",
                        {"Nothing is selected before that {word} could mean.", shown(word)},
                        "Put a 'select', a 'search' or a 'look' before it.");
        return objectsTerm(ObjectsOp::selected, place.value_or(0));
    }
    static const std::vector<std::string> words{"this", "chosen", "selected", "that", "it", "spent"};
    const auto index = value.wordIndex(words);
    if (!index)
        return {};
    const auto op = static_cast<ObjectsOp>(*index);
    if (op == ObjectsOp::that)
        checkThat(value);
    if (op == ObjectsOp::it)
        checkIt(value);
    if (op == ObjectsOp::spent && !draft_.spends && castingSpends_ &&
        draft_.ability.kind == AbilityKind::triggered)
        draft_.ability.flags |= Ability::asksCasting;
    else if (op == ObjectsOp::spent && !draft_.spends)
        value.error("nothing-spent", {"No card is put away as a cost that {word} could mean.", shown(word)},
                    {"Put a cost such as {example} before it.", "{discard: 1}"s});
    return objectsTerm(op);
}

Term TermReader::players(const YamlValue& value) {
    if (value.node().isMap()) {
        MapReader map(value, "player");
        Term result{Sort::players, 0, 0, {}};
        if (const auto owned = map.optional("owner of")) {
            result.op = static_cast<std::uint8_t>(PlayersOp::ownerOf);
            result.parts.push_back(objects(*owned));
        }
        if (const auto controlled = map.optional("controller of")) {
            result.op = static_cast<std::uint8_t>(PlayersOp::controllerOf);
            result.parts.push_back(objects(*controlled));
        }
        map.done();
        if (result.parts.size() != 1 && map.ok())
            value.error("missing-key", "This does not say of what it is the player.",
                        {"Write {one} or {other}.", "{owner of: …}"s, "{controller of: …}"s});
        return result;
    }
    static const std::vector<std::string> words{"you",         "opponent",    "both",
                                                "turn player", "that player", "who picks"};
    const auto index = value.wordIndex(words);
    if (!index)
        return {};
    if (static_cast<PlayersOp>(*index) == PlayersOp::thatPlayer)
        checkThatPlayer(value);
    if (*index == words.size() - 1) {
        if (!inPick_)
            value.error("nobody-picks", "Nobody picks here that 'who picks' could mean.",
                        "It stands inside 'choose' or 'select'.");
        return {Sort::players, static_cast<std::uint8_t>(PlayersOp::picker), 0, {}};
    }
    return {Sort::players, static_cast<std::uint8_t>(*index), 0, {}};
}

/// A word where a selector has to stand; what is meant by it depends on the word.
bool TermReader::isNoSelector(const YamlValue& value) const {
    const YamlNode& node = value.node();
    if (!node.isScalar() || node.reported())
        return false;
    static constexpr std::array<std::string_view, 6> objectWords{"this", "chosen", "selected",
                                                                 "that", "it",     "spent"};
    const bool isObject = std::ranges::find(objectWords, node.text()) != objectWords.end();
    const std::string type{words_.printed.types.front()};
    value.error("wrong-type", {"A selector stands here, and {word} is none.", shown(node.text())},
                isObject ? Message{"Write {example}.", "{among: " + node.text() + "}"}
                         : Message{"Write a type of card and what is asked of it, such as {example}.",
                                   "{" + type + ": {controller: opponent}}"});
    return true;
}

Term TermReader::pick(const YamlValue& value, Pool pool) {
    if (isNoSelector(value)) { // what it chooses may be spoken of all the same
        const auto place = pool == Pool::chosen ? draft_.choose(value, false) : draft_.select(value, false);
        return {Sort::pick, 0, place.value_or(0), std::vector<Term>(5)};
    }
    MapReader map(value, "choice");
    Term result{Sort::pick, 0, 0, std::vector<Term>(5)};
    const auto upTo = map.optional("up to");
    const auto same = map.optional("amount");
    const auto least = map.optional("at least");
    const auto most = map.optional("at most");
    if ((upTo ? 1 : 0) + (same ? 1 : 0) + (least || most ? 1 : 0) > 1)
        value.error("too-many-keys", "This choice says in two ways how many.",
                    "Write one of 'up to', 'amount', or 'at least' and 'at most'.");
    if (upTo) {
        result.parts[pickLeast] = literal(0);
        result.parts[pickMost] = amount(*upTo);
    } else if (same) {
        result.parts[pickLeast] = result.parts[pickMost] = amount(*same);
    } else if (least || most) {
        result.parts[pickLeast] = least ? amount(*least) : literal(0);
        result.parts[pickMost] = most ? amount(*most) : Term{};
    } else {
        result.parts[pickLeast] = result.parts[pickMost] = literal(1);
    }
    if (const auto by = map.optional("by"))
        result.parts[pickBy] = players(*by);
    if (const auto divided = map.optional("divide"))
        result.parts[pickDivide] = amount(*divided);
    std::vector<YamlEntry> types = map.entries();
    std::erase_if(types, [](const YamlEntry& entry) {
        return std::ranges::find(pickKeys, entry.key) != pickKeys.end();
    });
    const bool isInside = std::exchange(inPick_, true);
    const bool before = std::exchange(severalMeant_, true);
    if (value.node().isMap())
        result.parts[pickFrom] = ofTypes(map, value, types);
    inPick_ = isInside;
    severalMeant_ = before;
    if (result.parts[pickBy].exists() && result.parts[pickDivide].exists() &&
        static_cast<PlayersOp>(result.parts[pickBy].op) == PlayersOp::both)
        value.error("one-player-only", "Both players pick here, and nobody can divide for both.",
                    "Remove 'divide', or write two choices.");
    if (result.parts[pickDivide].exists())
        divides_ = true;
    checkZones(value, schema_, result.parts[pickFrom]);
    if (contradict(result.parts[pickLeast], result.parts[pickMost]) ||
        contradict(literal(1), result.parts[pickMost]))
        value.error("impossible-choice", "Nobody can choose so: the most is less than the least, or nothing.",
                    "Correct the numbers.");
    const bool byBoth =
        result.parts[pickBy].exists() && static_cast<PlayersOp>(result.parts[pickBy].op) == PlayersOp::both;
    const bool several = byBoth || mayBeMoreThanOne(result.parts[pickMost]);
    const auto place = pool == Pool::chosen ? draft_.choose(value, several) : draft_.select(value, several);
    result.number = place.value_or(0);
    return result;
}

std::vector<Term> TermReader::choices(const YamlValue& value) {
    std::vector<Term> result;
    for (const YamlValue& each : value.oneOrMore())
        result.push_back(pick(each, Pool::chosen));
    return result;
}

Term TermReader::criteria(const YamlValue& value) {
    if (isNoSelector(value))
        return {};
    MapReader map(value, "selector");
    const std::vector<YamlEntry> entries = map.entries();
    const bool namesTypes =
        std::ranges::any_of(entries, [&](const YamlEntry& entry) { return typesOfWord(entry.key) != 0; });
    if (namesTypes)
        return ofTypes(map, value, entries);
    return value.node().isMap() ? fitting(value, typesOfCards()) : Term{};
}

Term TermReader::criteriaList(const YamlValue& value) {
    Term list{Sort::list, 0, 0, {}};
    for (const YamlValue& each : value.oneOrMore())
        list.parts.push_back(criteria(each));
    return list;
}

Term TermReader::ofTypes(MapReader& map, const YamlValue& value, const std::vector<YamlEntry>& entries) {
    Term all;
    for (const YamlEntry& entry : entries) {
        const std::uint32_t types = typesOfWord(entry.key);
        if (types == 0) {
            if (entry.keyReported)
                continue;
            UnknownWord unknown = unknownWord("type of card", entry.key, typeWords());
            if (criteria_.find(entry.key) || entry.key == "zone")
                unknown.hint = {"Write it inside a type of card: {example}.",
                                "{card: {" + entry.key + ": …}}"};
            map.error(entry, "unknown-type", unknown.text, unknown.hint);
            continue;
        }
        const Term one = fitting(map.value(entry), types);
        if (!all.exists()) {
            all = one;
        } else if (all.parts != one.parts || zonesOf(all) != zonesOf(one)) {
            map.error(entry, "different-criteria",
                      {"What is asked of {type} is not what is asked of the types before.", shown(entry.key)},
                      "Ask the same of every type, or use 'any of'.");
        }
        all.number = static_cast<std::int32_t>(typesOf(all) | types);
    }
    if (entries.empty())
        value.error("missing-type", "No type of card stands here.",
                    {"Write one, such as {example}.", "{card: {…}}"s});
    return all;
}

Term TermReader::fitting(const YamlValue& value, std::uint32_t types) {
    MapReader map(value, "selector");
    Term result = eachOf(types, zonesOfAbilities(types));
    for (const YamlEntry& entry : map.entries()) {
        if (entry.keyReported)
            continue;
        if (entry.key == "zone") {
            result.more = zones(map.value(entry));
            continue;
        }
        const auto op = criteria_.find(entry.key);
        if (!op) {
            std::vector<std::string> known{"zone"};
            for (const Operator* each : criteria_.operators)
                known.emplace_back(each->word);
            const UnknownWord unknown = unknownWord("criterion", entry.key, known);
            map.error(entry, "unknown-operator", unknown.text, unknown.hint);
            continue;
        }
        if (words_.criteria[*op].ofSeveral && !severalMeant_)
            map.error(entry, "nothing-together",
                      {"{criterion} asks of several together, and here they are neither picked nor counted.",
                       shown(entry.key)},
                      "Ask it under 'choose', 'select', 'search', 'look', 'count' or 'there is'.");
        checkCriterion(map, entry, schema_, types);
        const OperatorUse use = readOperatorValue(map.value(entry), criteria_, *op);
        result.parts.push_back(term(Sort::criterion, *criteria_.operators[*op], use));
    }
    return result;
}

/// Abilities are looked for where they are, if nothing else is said; cards, where they are in play.
std::uint32_t TermReader::zonesOfAbilities(std::uint32_t types) const {
    std::uint32_t zones = 0;
    for (std::size_t i = 0; i < words_.held.size(); ++i)
        if ((types & typesOfCards()) == 0 && (words_.held[i] & types) != 0)
            zones |= 1U << i;
    return zones;
}

std::uint32_t TermReader::typesOfCards() const {
    return (1U << words_.printed.types.size()) - 1;
}

std::uint32_t TermReader::typesOfWord(std::string_view word) const {
    const auto type = std::ranges::find(words_.printed.types, word);
    if (type != words_.printed.types.end())
        return 1U << static_cast<unsigned>(type - words_.printed.types.begin());
    const auto group = std::ranges::find(words_.printed.groups, word, &TypeGroup::word);
    return group == words_.printed.groups.end() ? 0 : group->types;
}

std::vector<std::string> TermReader::typeWords() const {
    std::vector<std::string> words(words_.printed.types.begin(), words_.printed.types.end());
    for (const TypeGroup& group : words_.printed.groups)
        words.emplace_back(group.word);
    return words;
}

Term TermReader::types(const YamlValue& value) const {
    std::vector<std::string> known = typeWords();
    std::erase_if(known, [this](const std::string& word) { // no card is an ability
        return (typesOfWord(word) & typesOfCards()) == 0;
    });
    std::uint32_t bits = 0;
    for (const YamlValue& each : value.oneOrMore())
        if (const auto index = each.wordIndex(known))
            bits |= typesOfWord(known[*index]);
    return {Sort::number, 0, static_cast<std::int32_t>(bits), {}};
}

} // namespace takujo
