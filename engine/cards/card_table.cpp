#include "engine/cards/card_table.h"

#include <algorithm>
#include <map>
#include <utility>

namespace takujo {

CardTable makeCardTable(std::span<const CardDefinition* const> cards) {
    std::vector<const CardDefinition*> sorted{cards.begin(), cards.end()};
    std::ranges::sort(sorted, {}, [](const CardDefinition* card) -> const std::string& { return card->id; });
    const auto repeated = std::ranges::unique(
        sorted, {}, [](const CardDefinition* card) -> const std::string& { return card->id; });
    sorted.erase(repeated.begin(), repeated.end());

    CardTable table;
    table.reserve(sorted.size());
    std::map<std::pair<std::string, std::string>, std::uint16_t> names;
    for (const CardDefinition* card : sorted) {
        table.push_back(*card);
        const auto next = static_cast<std::uint16_t>(names.size());
        table.back().nameKey = names.try_emplace({card->name.en, card->name.ja}, next).first->second;
    }
    return table;
}

std::size_t indexOfCard(const CardTable& table, std::string_view id) {
    const auto found = std::ranges::lower_bound(
        table, id, {}, [](const CardDefinition& card) -> std::string_view { return card.id; });
    return found != table.end() && found->id == id ? static_cast<std::size_t>(found - table.begin())
                                                   : table.size();
}

} // namespace takujo
