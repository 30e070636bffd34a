#include "engine/games/workbench/trials/terms.h"

/// Off at first: how other games let one thing happen instead of another where several things would.
namespace takujo::workbench {

namespace {

void replaceOnce(RuleTables& tables, std::int32_t do_) {
    tables.replacing.onePerEvent = do_ != 0;
}
void letTurnPlayersComeFirst(RuleTables& tables, std::int32_t do_) {
    tables.replacing.turnPlayersFirst = do_ != 0;
}

bool isOwnMove(const Position&, const Event& event, const EffectRecord& by) {
    return event.kind == EventKind::move && event.object == by.source;
}
void letOwnMovesComeFirst(RuleTables& tables, std::int32_t do_) {
    tables.replacing.isOwnMove = do_ != 0 ? isOwnMove : nullptr;
}

} // namespace

void addRulesOfReplacing(RuleTables& tables) {
    tables.policies.push_back({"an event is replaced once", "w-200", 0, 0, replaceOnce});
    tables.policies.push_back(
        {"the turn player's replacements come first", "w-201", 0, 0, letTurnPlayersComeFirst});
    tables.policies.push_back(
        {"what a card says of its own move comes first", "w-202", 0, 0, letOwnMovesComeFirst});
}

} // namespace takujo::workbench
