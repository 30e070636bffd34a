#include "engine/match/scenarios/scenario_cards.h"

#include "engine/core/counters.h"
#include "engine/core/links.h"
#include "engine/kit/limits.h"
#include "engine/kit/script/reading/scope.h"
#include "engine/kit/stack_processes.h"
#include "engine/kit/visibility.h"
#include "engine/match/scenarios/scenario_words.h"
#include "engine/match/view.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace takujo {

namespace {

/// Of a process of the rules on a stack, its word.
std::string nameIn(const Position& position, ObjectId id) {
    if (const auto process = stack_processes::at(position.state, id))
        return std::string{position.rules.tables().stackProcesses[process->kind]};
    return position.definition(id).name.en;
}

std::string describeCard(const Position& position, const Game& game, ObjectId id) {
    const ObjectRecord& object = record(position.state, id);
    std::string text = nameIn(position, id);
    if (object.isAside())
        text.append(" ").append(game.asideWord);
    if (object.isFaceDown())
        text.append(" face down");
    if (object.damage != 0)
        text.append(" damage ").append(std::to_string(object.damage));
    for (const CounterRecord& counter : position.state.counters)
        if (const LocalizedText* const name = textOfKey(position.cards, counter.name);
            counter.object == id && name != nullptr)
            text.append(" ").append(name->en).append(" ").append(std::to_string(counter.count));
    return text;
}

std::optional<int> numberNow(const Position& position, const Game& game, ObjectId id,
                             const std::string& word) {
    if (word == "damage")
        return record(position.state, id).damage;
    for (const NumberSpec& number : game.tables.numbers) {
        if (number.word != word)
            continue;
        std::vector<Contribution> parts;
        number.contributions(position, id, parts);
        if (parts.empty())
            return std::nullopt;
        int sum = 0;
        for (const Contribution& part : parts)
            sum += part.amount;
        return sum;
    }
    return std::nullopt;
}

std::vector<std::string> wordsOfBits(const std::vector<std::string_view>& words, std::uint64_t bits) {
    std::vector<std::string> found;
    for (std::size_t i = 0; i < words.size(); ++i)
        if ((bits >> i & 1U) != 0)
            found.emplace_back(words[i]);
    return found;
}

std::vector<std::string> textsOf(const Position& position, const Known& known, std::size_t slot) {
    std::vector<std::string> texts;
    const auto add = [&](std::uint32_t key) {
        const LocalizedText* const text = textOfKey(position.cards, key);
        const std::string found = text != nullptr ? text->en : std::string{};
        if (std::ranges::find(texts, found) == texts.end()) // what it has twice it has
            texts.push_back(found);
    };
    if (known.altered != nullptr && known.altered->texts[slot] != 0) {
        if (known.altered->texts[slot] != Characteristics::noText)
            add(known.altered->texts[slot]);
    } else if (known.card != nullptr) {
        for (const LocalizedText& text : known.card->texts[slot])
            if (known.hasText(slot, textKey(text.en)))
                texts.push_back(text.en);
    }
    for (std::size_t i = 0; known.altered != nullptr && i < Characteristics::addedCount; ++i)
        if (known.altered->added[i] != 0 && known.altered->addedSlot[i] == slot)
            add(known.altered->added[i]);
    return texts;
}

/// All that it is or has now, of what that key stands for.
std::vector<std::string> allOf(const Position& position, const Game& game, ObjectId id,
                               const std::string& key) {
    const Known known = know(position, id);
    if (key == "type")
        return wordsOfBits(game.schema.types, known.types());
    for (const FieldSpec& field : game.schema.fields) {
        const bool isKeywords = field.kind == FieldSpec::Kind::abilities && key == "keywords";
        if (isKeywords || (field.kind == FieldSpec::Kind::words && field.key == key))
            return wordsOfBits(field.words, known.words(field.slot, field.words.size() > wordsInSet));
        if (field.kind == FieldSpec::Kind::texts && field.key == key)
            return textsOf(position, known, field.slot);
    }
    return {};
}

std::string flagWord(std::string_view word, bool is) {
    return std::string{word} + (is ? ": true" : ": false");
}

std::string faceWord(Face face) {
    return face == Face::down ? "face: down" : "face: up";
}

/// What is expected of a card, and what is found instead.
using Different = std::function<void(const std::string& expected, const std::string& found)>;

void compareLists(const std::string& key, std::vector<std::string> wanted, std::vector<std::string> has,
                  const Different& differs) {
    std::ranges::sort(wanted);
    std::ranges::sort(has);
    if (wanted != has)
        differs(key + ": " + listOf(wanted), key + ": " + listOf(has));
}

/// Of what has a limit, what has been used, as set-ups say it.
std::vector<std::string> usedOf(const Position& position, ObjectId id) {
    std::vector<std::string> used;
    const auto add = [&](std::int32_t times, const std::string& what) {
        used.insert(used.end(), static_cast<std::size_t>(times), what);
    };
    visitAbilities(position, id, [&](AbilityRef which, std::int32_t value) {
        if (limitOf(abilityAt(position, which)).exists())
            add(timesUsed(position, id, which), std::to_string(value + 1));
    });
    const auto& verbs = position.rules.tables().verbs;
    for (std::size_t verb = 0; verb < verbs.size(); ++verb)
        if (verbs[verb].limit.exists())
            add(timesUsed(position, static_cast<Verb>(verb), id, record(position.state, id).controller),
                std::string{verbs[verb].word});
    return used;
}

/// All that players see of it, and what nobody sees if it is asked for.
std::vector<std::string> marksOf(const Game& game, const ObjectRecord& object,
                                 const std::vector<std::string>& wanted) {
    std::vector<std::string> marks;
    for (const MarkSpec& mark : game.tables.marks)
        if ((object.marks & mark.bit) != 0 &&
            (mark.shown || std::ranges::find(wanted, mark.word) != wanted.end()))
            marks.emplace_back(mark.word);
    return marks;
}

void compareIdentity(ObjectId id, const ScenarioCard& wanted, const ScenarioMemory& memory,
                     const Different& differs) {
    const auto isThat = [&](const std::string& name) {
        const auto found = memory.remembered.find(name);
        return found != memory.remembered.end() && found->second == id;
    };
    if (!wanted.sameAs.empty() && !isThat(wanted.sameAs))
        differs("same as: " + wanted.sameAs, "other than: " + wanted.sameAs);
    if (!wanted.otherThan.empty() && isThat(wanted.otherThan))
        differs("other than: " + wanted.otherThan, "same as: " + wanted.otherThan);
}

/// The cards of a unit that lie under the one that it is read as, or those that lie beside it.
Scratch<Link> guestsOf(const State& state, ObjectId id, bool inside) {
    Scratch<Link> guests;
    const ObjectId read = cardReadOf(state, id);
    visitGuests(state, id, [&](const Link& link) {
        if (link.isInside() == inside && link.guest != read)
            guests.push_back(link);
    });
    return guests;
}

void compare(const Position& position, const Game& game, ObjectId id, const ScenarioCard& wanted,
             const ScenarioMemory& memory, const Different& differs);

void compareGuests(const Position& position, const Game& game, ObjectId id, const ScenarioCard& host,
                   bool inside, const ScenarioMemory& memory, const Different& differs) {
    const Scratch<Link> guests = guestsOf(position.state, id, inside);
    const std::vector<ScenarioCard>& wanted = inside ? host.under : host.linked;
    const std::string key = inside ? "under: " : "linked: ";
    std::vector<std::string> expected;
    std::vector<std::string> found;
    expected.reserve(wanted.size());
    found.reserve(guests.size());
    for (const ScenarioCard& card : wanted)
        expected.push_back(card.card.name);
    for (const Link& link : guests)
        found.push_back(position.definition(link.guest).name.en);
    if (expected != found)
        return differs(key + listOf(expected), key + listOf(found));
    for (std::size_t i = 0; i < guests.size(); ++i) {
        compare(position, game, guests[i].guest, wanted[i], memory, differs);
        const std::string_view role =
            guests[i].role == Link::ownCard ? std::string_view{} : game.tables.roles[guests[i].role].word;
        if (!wanted[i].role.empty() && wanted[i].role != role)
            differs("as: " + wanted[i].role, "as: " + std::string{role});
    }
}

/// Tells everything that is not as expected of a card.
void compare(const Position& position, const Game& game, ObjectId id, const ScenarioCard& wanted,
             const ScenarioMemory& memory, const Different& differs) {
    const ObjectRecord& object = record(position.state, id);
    if (wanted.aside && *wanted.aside != object.isAside())
        differs(flagWord(game.asideWord, *wanted.aside), flagWord(game.asideWord, object.isAside()));
    if (const Face shows = faceOf(position.rules, object); wanted.face && *wanted.face != shows)
        differs(faceWord(*wanted.face), faceWord(shows));
    const bool isNew = object.since > position.state.turn;
    if (wanted.fresh && *wanted.fresh != isNew)
        differs(flagWord("new", *wanted.fresh), flagWord("new", isNew));
    if (wanted.owner && *wanted.owner != position.ownerOf(id))
        differs("owner: " + playerWord(*wanted.owner), "owner: " + playerWord(position.ownerOf(id)));
    for (const auto& [word, amount] : wanted.numbers)
        if (const auto number = numberNow(position, game, id, word); number != amount)
            differs(word + ": " + std::to_string(amount),
                    word + ": " + (number ? std::to_string(*number) : "none"));
    for (const auto& [key, words] : wanted.has)
        compareLists(key, words, allOf(position, game, id, key), differs);
    for (const auto& [name, wants] : wanted.counters)
        if (const std::int32_t has = countersOn(position.state, id, textKey(name)); has != wants)
            differs("counters: " + name + ": " + std::to_string(wants),
                    "counters: " + name + ": " + std::to_string(has));
    if (wanted.marks)
        compareLists("marks", *wanted.marks, marksOf(game, object, *wanted.marks), differs);
    compareIdentity(id, wanted, memory, differs);
    if (wanted.tellsUsed)
        compareLists("used", wanted.used, usedOf(position, id), differs);
    if (wanted.tellsUnder)
        compareGuests(position, game, id, wanted, true, memory, differs);
    if (wanted.tellsLinked)
        compareGuests(position, game, id, wanted, false, memory, differs);
}

} // namespace

std::string listOf(const std::vector<std::string>& items) {
    std::string text = "[";
    for (const std::string& item : items)
        text.append(text.size() > 1 ? ", " : "").append(item);
    return text + "]";
}

bool ZoneCheck::isOf(std::size_t place, const ScenarioCard& card) const {
    return nameIn(position_, there_[place]) == card.card.name ||
           position_.definition(there_[place]).id == card.card.name;
}

bool ZoneCheck::isAsDescribed(std::size_t place, const ScenarioCard& card) const {
    bool is = isOf(place, card);
    compare(position_, game_, there_[place], card, memory_,
            [&](const std::string&, const std::string&) { is = false; });
    return is;
}

std::vector<std::optional<std::size_t>> ZoneCheck::pairUp(const ScenarioZone& expected,
                                                          bool isOrdered) const {
    const std::vector<ScenarioCard>& cards = expected.cards;
    std::vector<std::optional<std::size_t>> pairs(cards.size());
    if (isOrdered) {
        for (std::size_t i = 0; i < std::min(cards.size(), there_.size()); ++i)
            if (isOf(i, cards[i]))
                pairs[i] = i;
        return pairs;
    }
    std::vector<std::optional<std::size_t>> taken(there_.size()); // by which of the expected cards
    std::vector<bool> seen;
    // One that is as described, so that as many as possible are: another one may have to move over.
    const std::function<bool(std::size_t)> findPlace = [&](std::size_t card) {
        for (std::size_t place = 0; place < there_.size(); ++place) {
            if (seen[place] || !isAsDescribed(place, cards[card]))
                continue;
            seen[place] = true;
            if (!taken[place] || findPlace(*taken[place])) {
                taken[place] = card;
                pairs[card] = place;
                return true;
            }
        }
        return false;
    };
    for (std::size_t card = 0; card < cards.size(); ++card) {
        seen.assign(there_.size(), false);
        findPlace(card);
    }
    // Else any that is left of that name: that is the one that differs.
    for (std::size_t card = 0; card < cards.size(); ++card)
        for (std::size_t place = 0; place < there_.size() && !pairs[card]; ++place)
            if (!taken[place] && isOf(place, cards[card])) {
                taken[place] = card;
                pairs[card] = place;
            }
    return pairs;
}

void ZoneCheck::checkCount(const ScenarioZone& expected) {
    const auto count = static_cast<std::size_t>(*expected.count);
    std::vector<std::string> names;
    names.reserve(there_.size());
    for (const ObjectId id : there_)
        names.push_back(nameIn(position_, id));
    if (there_.size() == count)
        return;
    const Message found{"{number}: {cards}", there_.size(), listOf(names)};
    if (viewer_)
        differences_.push_back(
            {expected.at, 0, {"{zone}: {number} faces seen", expected.word, count}, found});
    else
        differences_.push_back({expected.at, 0, {"{zone}: {number} cards", expected.word, count}, found});
}

void ZoneCheck::check(ZoneId zone, const ScenarioZone& expected) {
    there_.clear();
    for (const ObjectId id : objectsIn(position_.state, zone))
        if (!viewer_ || sees(position_, *viewer_, id))
            there_.push_back(id);
    if (expected.count)
        return checkCount(expected);
    const auto pairs = pairUp(expected, game_.tables.zones[zone.kind].ordered);
    const bool isComplete = there_.size() == expected.cards.size() &&
                            std::ranges::all_of(pairs, [](const auto& place) { return place.has_value(); });
    if (!isComplete) {
        std::vector<std::string> wanted;
        wanted.reserve(expected.cards.size());
        for (const ScenarioCard& card : expected.cards)
            wanted.push_back(card.card.name);
        std::vector<std::string> found;
        found.reserve(there_.size());
        for (const ObjectId id : there_)
            found.push_back(describeCard(position_, game_, id));
        differences_.push_back({expected.at, 0, Message::asWritten(expected.word + ": " + listOf(wanted)),
                                Message::asWritten(listOf(found))});
    }
    for (std::size_t i = 0; i < expected.cards.size(); ++i) {
        const ScenarioCard& card = expected.cards[i];
        if (!pairs[i])
            continue;
        const ObjectId id = there_[*pairs[i]];
        compare(
            position_, game_, id, card, memory_, [&](const std::string& wanted, const std::string& found) {
                differences_.push_back(
                    {card.at, 0, {"{card} with {what}", card.card.text, wanted}, Message::asWritten(found)});
            });
        if (!card.rememberAs.empty())
            memory_.remembered[card.rememberAs] = id;
    }
}

} // namespace takujo
