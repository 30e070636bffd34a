#include "engine/cards/card_table.h"

#include "engine/kit/rules/faults.h"

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>

namespace takujo {

namespace {

/// Gives equal names equal keys.
class NameKeys {
public:
    std::uint16_t of(const LocalizedText& name) {
        const auto next = static_cast<std::uint16_t>(keys_.size());
        return keys_.try_emplace({name.en, name.ja}, next).first->second;
    }

private:
    std::map<std::pair<std::string, std::string>, std::uint16_t> keys_;
};

/// As one unbroken text, by the English name, as whole names are compared.
bool isInName(const CardDefinition& card, const std::string& part) {
    return card.name.en.find(part) != std::string::npos ||
           std::ranges::any_of(card.otherNames, [&](const OtherName& name) {
               return (!name.isWhole || isBroken(Fault::wholeNamesAreSearched)) &&
                      name.text.en.find(part) != std::string::npos;
           });
}

void findNameParts(CardTable& table, std::span<const LocalizedText> askedBesides) {
    std::set<std::string> asked;
    for (const LocalizedText& part : askedBesides)
        asked.insert(part.en);
    for (const CardDefinition& card : table)
        for (const LocalizedText& part : card.askedParts)
            asked.insert(part.en);
    for (CardDefinition& card : table) {
        card.nameParts.clear();
        for (const std::string& part : asked)
            if (isInName(card, part))
                card.nameParts.push_back(textKey(part));
        std::ranges::sort(card.nameParts);
    }
}

/// In both languages: in one alone a part may stand in a longer word that has nothing to do with it.
bool contains(const LocalizedText& whole, const LocalizedText& part) {
    return whole.en.find(part.en) != std::string::npos && whole.ja.find(part.ja) != std::string::npos;
}

/// Also in texts that effects give.
void findTextParts(CardTable& table, std::span<const LocalizedText> askedBesides) {
    std::vector<LocalizedText> asked{askedBesides.begin(), askedBesides.end()};
    for (const CardDefinition& card : table)
        asked.insert(asked.end(), card.askedParts.begin(), card.askedParts.end());
    auto found = std::make_shared<PartsOfTexts>();
    const auto look = [&](const std::vector<LocalizedText>& texts) {
        for (const LocalizedText& text : texts)
            for (const LocalizedText& part : asked)
                if (contains(text, part))
                    found->emplace_back(textKey(text.en), textKey(part.en));
    };
    for (const CardDefinition& card : table) {
        for (const std::vector<LocalizedText>& texts : card.texts)
            look(texts);
        for (const Ability& ability : card.abilities)
            look(ability.texts);
    }
    if (found->empty())
        return;
    std::ranges::sort(*found);
    const auto repeated = std::ranges::unique(*found);
    found->erase(repeated.begin(), repeated.end());
    for (CardDefinition& card : table)
        card.textParts = found;
}

const std::string& idOf(const CardDefinition* card) {
    return card->id;
}

/// Each once.
std::vector<const CardDefinition*> sortedById(std::span<const CardDefinition* const> cards) {
    std::vector<const CardDefinition*> sorted{cards.begin(), cards.end()};
    std::ranges::sort(sorted, {}, idOf);
    const auto repeated = std::ranges::unique(sorted, {}, idOf);
    sorted.erase(repeated.begin(), repeated.end());
    return sorted;
}

void add(CardTable& table, const CardDefinition& card, NameKeys& keys) {
    table.push_back(card);
    table.back().nameKey = keys.of(card.name);
    for (OtherName& name : table.back().otherNames)
        name.nameKey = keys.of(name.text);
}

/// What no card of the match has is not looked for while it is played (`prepare`).
void letNothingWaitFor(CardDefinition& card) {
    card.watches = card.watchesBack = card.watchesOn = card.replaces = card.remembers = 0;
    card.watchedZones = card.usedFrom = card.has = card.asks = 0;
}

/// They stand behind all cards, in the order of the cards that they belong to.
void addOtherSides(CardTable& table, std::size_t played, NameKeys& keys) {
    const std::size_t cards = table.size();
    for (std::size_t front = 0; front < cards; ++front) {
        if (table[front].otherSide.empty())
            continue;
        const CardDefinition side = table[front].otherSide.front();
        add(table, side, keys);
        table[front].side = static_cast<std::uint16_t>(table.size());
        table.back().side = static_cast<std::uint16_t>(front + 1);
        if (front >= played)
            letNothingWaitFor(table.back());
    }
}

/// Where texts offer costs of playing other cards, every card has a text for them to belong to.
void addTextsForOffers(CardTable& table) {
    if (std::ranges::none_of(
            table, [](const CardDefinition& card) { return (card.has & CardDefinition::offers) != 0; }))
        return;
    for (CardDefinition& card : table) {
        if (std::ranges::find(card.abilities, AbilityKind::text, &Ability::kind) != card.abilities.end())
            continue;
        Ability nothing;
        nothing.kind = AbilityKind::text;
        nothing.flags = Ability::isQuoted | Ability::saysNothing;
        nothing.blocks.emplace_back();
        card.abilities.push_back(std::move(nothing));
    }
}

/// The cards, and the tokens that their texts make, and those that texts of these make.
std::vector<const CardDefinition*> withTokens(std::span<const CardDefinition* const> cards,
                                              std::span<const CardDefinition* const> others) {
    std::vector<const CardDefinition*> all{cards.begin(), cards.end()};
    for (std::size_t i = 0; i < all.size(); ++i)
        for (const TextKey name : all[i]->makes)
            for (const CardDefinition* const other : others)
                if (other->isToken && other->isNamed(name) && std::ranges::find(all, other) == all.end())
                    all.push_back(other);
    return all;
}

} // namespace

CardTable makeCardTable(std::span<const CardDefinition* const> cards, std::span<const LocalizedText> asked,
                        std::span<const CardDefinition* const> others) {
    const std::vector<const CardDefinition*> played = sortedById(withTokens(cards, others));
    const bool areNamed = std::ranges::any_of(
        played, [](const CardDefinition* card) { return (card->has & CardDefinition::names) != 0; });
    std::vector<const CardDefinition*> named = areNamed ? sortedById(others) : played;
    std::erase_if(named, [&](const CardDefinition* card) {
        return card->isOtherSide || std::ranges::binary_search(played, idOf(card), {}, idOf);
    });

    CardTable table;
    table.reserve(played.size() + named.size());
    NameKeys keys;
    for (const CardDefinition* card : played)
        add(table, *card, keys);
    for (const CardDefinition* card : named) {
        add(table, *card, keys);
        letNothingWaitFor(table.back());
    }
    addOtherSides(table, played.size(), keys);
    addTextsForOffers(table);
    findNameParts(table, asked);
    findTextParts(table, asked);
    return table;
}

std::size_t indexOfCard(const CardTable& table, std::string_view id) {
    return static_cast<std::size_t>(std::ranges::find(table, id, &CardDefinition::id) - table.begin());
}

} // namespace takujo
