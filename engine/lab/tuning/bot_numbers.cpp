#include "engine/lab/tuning/bot_numbers.h"

#include <algorithm>

namespace takujo {

namespace {

constexpr std::int32_t hundred = 100;
constexpr std::int32_t mostPlans = 100;

/// Nothing joins attacks in some games.
bool hasJoining(const Game& game) {
    return game.tables.attacks.join != 0;
}

} // namespace

std::vector<BotNumber> numbersOf(const Game& game, const BotTables& bots) {
    std::vector<BotNumber> all{{"clear lead", bots.clearLead, 1, 10 * mostPoints},
                               {"passing", static_cast<std::int32_t>(bots.passing), 1, hundred}};
    if (hasJoining(game))
        all.push_back({"joining", static_cast<std::int32_t>(bots.joining), 0, hundred});
    all.push_back({"plans", bots.plans, 1, mostPlans, false, false});
    all.push_back({"exploration", bots.exploration, 1, 10 * hundred, false, false});
    for (const WorthTerm& term : bots.worth)
        all.push_back({term.word, term.weight, -mostPoints, mostPoints, true});
    return all;
}

BotTables withValues(const Game& game, const BotTables& bots, const std::vector<std::int32_t>& values) {
    BotTables changed = bots;
    const std::vector<BotNumber> numbers = numbersOf(game, bots);
    std::size_t at = 0;
    const auto next = [&] {
        const std::int32_t value = std::clamp(values[at], numbers[at].least, numbers[at].most);
        ++at;
        return value;
    };
    changed.clearLead = next();
    changed.passing = static_cast<std::uint32_t>(next());
    if (hasJoining(game))
        changed.joining = static_cast<std::uint32_t>(next());
    changed.plans = next();
    changed.exploration = next();
    for (WorthTerm& term : changed.worth)
        term.weight = next();
    return changed;
}

} // namespace takujo
