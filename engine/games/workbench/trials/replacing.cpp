#include "engine/games/workbench/trials/terms.h"
#include "engine/kit/script/doing/moving_to.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/reading/scope.h"

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

void keepPicksApart(RuleTables& tables, std::int32_t do_) {
    tables.replacing.picksAreApart = do_ != 0;
}

void applyTogether(RuleTables& tables, std::int32_t do_) {
    tables.replacing.appliedTogether = do_ != 0;
}

void keepReasons(RuleTables& tables, std::int32_t do_) {
    tables.replacing.redirectKeepsReason = do_ != 0;
}

void callGroupsOff(RuleTables& tables, std::int32_t do_) {
    tables.replacing.groupsAreCalledOff = do_ != 0;
}

/// Why something moves (`Event::reason`).
constexpr std::uint16_t crushed = 1;

bool isCrushed(const Scope& scope, const Term& term, const Event& event) {
    return event.reason == crushed && means(scope, term[happens::what], know(scope.position, event.object));
}

} // namespace

/// What has a reason of its own to go to the heap.
void addWordsOfReplacing(Vocabulary& words) {
    words.effects.push_back({{.word = "crush",
                              .fields = {{affects::what, FieldKind::objects, true}},
                              .about = "Puts objects into the heap for being crushed.",
                              .example = "chosen"},
                             effects::goTo<effects::MoveTarget{.zone = heap, .reason = crushed}>});
    words.triggers.push_back({.shape = {.word = "is crushed",
                                        .fields = {{happens::what, FieldKind::objects, true}},
                                        .about = "It goes from the board for being crushed."},
                              .kind = EventKind::move,
                              .matches = isCrushed,
                              .looksBack = true,
                              .inPlay = true,
                              .asksReason = true});
}

void addRulesOfReplacing(RuleTables& tables) {
    tables.policies.push_back({"an event is replaced once", "w-200", 0, 0, replaceOnce});
    tables.policies.push_back(
        {"the turn player's replacements come first", "w-201", 0, 0, letTurnPlayersComeFirst});
    tables.policies.push_back(
        {"what a card says of its own move comes first", "w-202", 0, 0, letOwnMovesComeFirst});
    tables.policies.push_back({"what replaces is picked once", "w-280", 0, 0, keepPicksApart});
    tables.policies.push_back({"replacements are applied together", "w-287", 0, 0, applyTogether});
    tables.policies.push_back({"what goes elsewhere keeps its reason", "w-222", 0, 0, keepReasons});
    tables.policies.push_back({"what comes to nothing together is called off", "w-240", 0, 0, callGroupsOff});
}

} // namespace takujo::workbench
