#include "engine/kit/tokens.h"
#include "engine/games/workbench/trials/terms.h"

/// Cards that come to be during the game. Texts of kit scenarios make them.
namespace takujo::workbench {

void addRulesOfTokens(RuleTables& tables) {
    constexpr std::uint32_t lasting = (1U << creature) | (1U << relic);
    for (std::uint8_t kind = 0; kind < tables.zones.size(); ++kind)
        tables.zones[kind].tokens = kind == board || kind == pool ? lasting : 0;
    tables.processes.push_back(misplacedTokens("a token that may not lie there", "w-147"));
}

} // namespace takujo::workbench
