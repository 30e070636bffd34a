#include "engine/games/workbench/trials/terms.h"
#include "engine/games/workbench/workbench.h"
#include "engine/kit/room.h"

#include <algorithm>

/// A board takes only so many cards: of more that would come at once, whoever brings them says which come.
namespace takujo::workbench {

namespace {

constexpr std::string_view cardsThatFit = "cards that fit on a board";

/// 0: any number.
std::int32_t limit(const Position& position, ZoneId zone) {
    static const auto place =
        static_cast<std::size_t>(std::ranges::find(game().tables.policies, cardsThatFit, &PolicySpec::word) -
                                 game().tables.policies.begin());
    const std::int32_t most = position.rules.policy(place);
    return zone.kind == board && most > 0 ? most : -1;
}

} // namespace

void addRulesOfFitting(RuleTables& tables) {
    tables.policies.push_back({cardsThatFit, "w-149", 0, 0});
    tables.room = {.limit = limit, .asking = lettingIn, .verb = letIn, .pick = isLetIn};
}

/// They may come from anywhere.
VerbSpec letInVerb() {
    VerbSpec verb = trials::pickVerb<isLetIn>("let in", board, "w-149");
    verb.from = {};
    for (const Zone zone : {deck, hand, pool, board, heap})
        for (const Whose whose : {Whose::mine, Whose::opponents})
            verb.from.push_back({zone, whose});
    verb.place = ownPlace<board>;
    return verb;
}

} // namespace takujo::workbench
