#include "engine/cards/card_table.h"

#include <algorithm>
#include <map>
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
               return !name.isWhole && name.text.en.find(part) != std::string::npos;
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

} // namespace

CardTable makeCardTable(std::span<const CardDefinition* const> cards, std::span<const LocalizedText> asked) {
    std::vector<const CardDefinition*> sorted{cards.begin(), cards.end()};
    std::ranges::sort(sorted, {}, [](const CardDefinition* card) -> const std::string& { return card->id; });
    const auto repeated = std::ranges::unique(
        sorted, {}, [](const CardDefinition* card) -> const std::string& { return card->id; });
    sorted.erase(repeated.begin(), repeated.end());

    CardTable table;
    table.reserve(sorted.size());
    NameKeys keys;
    for (const CardDefinition* card : sorted) {
        table.push_back(*card);
        table.back().nameKey = keys.of(card->name);
        for (OtherName& name : table.back().otherNames)
            name.nameKey = keys.of(name.text);
    }
    findNameParts(table, asked);
    return table;
}

std::size_t indexOfCard(const CardTable& table, std::string_view id) {
    const auto found = std::ranges::lower_bound(
        table, id, {}, [](const CardDefinition& card) -> std::string_view { return card.id; });
    return found != table.end() && found->id == id ? static_cast<std::size_t>(found - table.begin())
                                                   : table.size();
}

} // namespace takujo
