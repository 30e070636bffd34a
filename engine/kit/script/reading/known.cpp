#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/reading/abilities.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/script/reading/scope.h"
#include "engine/kit/visibility.h"

#include <algorithm>

namespace takujo {

bool Known::hasNumber(std::size_t slot) const {
    return number(slot) != CardDefinition::notPrinted;
}

std::int32_t Known::number(std::size_t slot) const {
    if (altered != nullptr && slot < Characteristics::numberCount)
        return altered->numbers[slot];
    return card == nullptr ? CardDefinition::notPrinted : card->numbers[slot];
}

std::uint32_t Known::set(std::size_t slot) const {
    if (altered != nullptr)
        return altered->sets[slot];
    return card == nullptr ? 0 : card->sets[slot];
}

std::uint64_t Known::words(std::size_t slot, bool isLong) const {
    return set(slot) | (isLong ? static_cast<std::uint64_t>(set(slot + 1)) << wordsInSet : 0);
}

std::uint32_t Known::types() const {
    if (altered != nullptr)
        return altered->types;
    return card == nullptr ? typesOfAbility : 1U << card->type;
}

bool Known::hasText(std::size_t slot, TextKey key) const {
    if (altered != nullptr)
        for (std::size_t i = 0; i < Characteristics::addedCount; ++i)
            if (altered->added[i] == key && (altered->addedSlot[i] & ~Characteristics::isLost) == slot)
                return (altered->addedSlot[i] & Characteristics::isLost) == 0;
    if (altered != nullptr && altered->texts[slot] != 0)
        return altered->texts[slot] == key;
    return card != nullptr && std::ranges::any_of(card->texts[slot], [key](const LocalizedText& text) {
               return textKey(text.en) == key;
           });
}

Scratch<TextKey> Known::textsOf(std::size_t slot) const {
    Scratch<TextKey> texts;
    if (altered != nullptr && altered->texts[slot] != 0) {
        if (altered->texts[slot] != Characteristics::noText)
            texts.push_back(altered->texts[slot]);
    } else if (card != nullptr) {
        for (const LocalizedText& text : card->texts[slot])
            if (const TextKey key = textKey(text.en); hasText(slot, key)) // or it has lost it
                texts.push_back(key);
    }
    if (altered != nullptr)
        for (std::size_t i = 0; i < Characteristics::addedCount; ++i)
            if (altered->added[i] != 0 && altered->addedSlot[i] == slot)
                texts.push_back(altered->added[i]);
    return texts;
}

namespace {

Known knownOf(const Position& position, const Snapshot& snapshot) {
    Known known;
    known.id = snapshot.was;
    known.isBlank =
        (snapshot.posture & ObjectRecord::faceDown) != 0 && position.rules.zone(snapshot.zone).blank;
    if (snapshot.card != CardId::none)
        known.owner = position.state.cards[snapshot.card].owner;
    if (snapshot.card != CardId::none && !known.isBlank) {
        const DefinitionIndex own = position.state.cards[snapshot.card].definition;
        known.card = &position.cards[snapshot.face() == 0 ? own : snapshot.face() - 1U];
        known.altered = &snapshot.what;
    }
    known.zone = snapshot.zone;
    known.controller = snapshot.controller;
    known.aside = (snapshot.posture & ObjectRecord::sideways) != 0;
    known.since = snapshot.since;
    known.marks = snapshot.marks;
    known.damage = snapshot.damage;
    return known;
}

std::uint32_t typesOfAbilityAt(const Position& position, ObjectId id) {
    const Vocabulary* const vocabulary = position.rules.tables().vocabulary;
    if (vocabulary == nullptr || vocabulary->typesOfAbility == nullptr)
        return 0;
    const EffectRecord* const effect = effectAt(position.state, id);
    return effect == nullptr ? 0 : vocabulary->typesOfAbility(abilityAt(position, abilityOf(*effect)));
}

} // namespace

Known knowOther(const Position& position, ObjectId id) {
    const State& state = position.state;
    Known known;
    known.id = id;
    if (!id.exists() || id.index >= state.objects.size())
        return known;
    if (!lives(state, id)) {
        const auto found = std::ranges::find(state.snapshots, id, &Snapshot::was);
        if (found != state.snapshots.end())
            return knownOf(position, *found);
        if (const CardId card = cardOf(state, id); card.exists()) { // its slot tells whose it was
            known.card = &position.cards[state.cards[card.index].definition];
            known.owner = known.controller = state.cards[card.index].owner;
        }
        return known;
    }
    const ObjectRecord& object = record(state, id);
    known.isThere = true;
    known.isInside = (object.links & ObjectRecord::inside) != 0;
    if (object.card != CardId::none) {
        known.owner = state.cards[object.card].owner;
        known.isBlank = isBlank(position.rules, object);
        if (!known.isBlank)
            known.card = &position.definition(id);
    } else {
        known.owner = object.controller;
        known.typesOfAbility = typesOfAbilityAt(position, id);
    }
    if (object.altered != 0)
        known.altered = &state.altered[object.altered - 1U];
    known.zone = object.zone;
    known.controller = object.controller;
    known.aside = object.isAside();
    known.since = object.since;
    known.marks = object.marks;
    known.damage = object.damage;
    return known;
}

bool isThere(const Position& position, const Known& source, std::uint8_t index) {
    if (source.card == nullptr || index >= source.card->abilities.size())
        return false;
    if (source.card->abilities[index].has(Ability::isQuoted))
        return false; // no card has it by itself
    const auto definition = static_cast<DefinitionIndex>(source.card - position.cards.data());
    return isThere(position, source, AbilityRef{definition, index, 0});
}

} // namespace takujo
