#include "engine/games/workbench/trials/terms.h"
#include "engine/kit/journal.h"
#include "engine/kit/marks.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/scope.h"

#include <array>

/// Off at first: how other games read what is triggered and waits, and what a player may do beside it. A
/// creature that has struck flares while what waits is carried out, and is not weary any more.
namespace takujo::workbench {

namespace {

bool isWeary(const Position& position, const Attempt& attempt) {
    return hasMark(position.state, attempt.option.object, weary);
}

bool canFlare(const Position& position, Player player) {
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, board), Query::counted))
        if (hasMark(position.state, id, weary))
            return true;
    return false;
}

Next letFlare(Run& run, const Option& answer) {
    const Player player = record(run.state, answer.object).controller;
    note(run, "flares", player, "w-78",
         {cardArgument("card", run.position().definitionIndex(answer.object))});
    proposeUnmark(run, answer.object, weary);
    proposeLifeLoss(run, opponentOf(player));
    return Next::on();
}

constexpr std::array<takujo::Verb, 1> flares{flare};

void letCreaturesFlare(RuleTables& tables, std::int32_t do_) {
    tables.besideWaiting = {};
    if (do_ != 0)
        tables.besideWaiting = {.verbs = flares, .noMore = noFlare, .isOpen = canFlare, .act = letFlare};
}

void countLater(RuleTables& tables, std::int32_t do_) {
    tables.waiting.limitsCountLater = do_ != 0;
}
void askLimitsAgain(RuleTables& tables, std::int32_t are) {
    tables.waiting.limitsAreAskedAgain = are != 0;
}
void letLimitedBePicked(RuleTables& tables, std::int32_t are) {
    tables.waiting.limitedOnesArePicked = are != 0;
}
void askLater(RuleTables& tables, std::int32_t is) {
    tables.waiting.conditionWhenTriggered = is == 0;
}

/// What leaves the board, and what goes where nobody sees it, is looked at as it was.
bool looksBack(const Position& position, const Event& event) {
    const auto isOpen = [&](ZoneId zone) {
        return position.rules.zone(zone).visibility == Visibility::everyone;
    };
    return event.from.kind == board || (isOpen(event.from) && !isOpen(event.to));
}
void lookByZones(RuleTables& tables, std::int32_t is) {
    tables.waiting.looksBack = is != 0 ? looksBack : nullptr;
}

/// Parts: card, from.
constexpr FieldName wherefrom{"from", 1};
bool goesToHeap(const Scope& scope, const Term& term, const Event& event) {
    return (!term[wherefrom].exists() || event.from.kind == term[wherefrom].number) &&
           triggers::goesAway(scope, term, event);
}

void letWhatLeavesSeeItself(RuleTables& tables, std::int32_t do_) {
    tables.waiting.ownLeavingOnly = do_ != 0;
}

} // namespace

std::vector<VerbSpec> flareVerbs() {
    return {{.word = "flare",
             .from = {{board, Whose::mine}},
             .conditions = {{Aspect::time, "no-time-to-flare", "w-78", isAskedBesideWaiting, nullptr, false},
                            {Aspect::object, "not-on-board", "w-78", liesInOwn<board>},
                            {Aspect::object, "has-not-struck", "w-78", isWeary}},
             .onlyWhenAsked = true},
            {.word = "no flare",
             .conditions = {
                 {Aspect::time, "nothing-to-decline", "w-78", mayDeclineBesideWaiting, nullptr, false}}}};
}

std::vector<TriggerSpec> triggersByZones() {
    return {{.shape = {.word = "goes to heap",
                       .fields = {{happens::card, FieldKind::criteria, true}, {wherefrom, FieldKind::zone}},
                       .about = "Such a card is put into the heap from anywhere, or from such a zone.",
                       .example = "{creature: {}}"},
             .kind = EventKind::move,
             .matches = goesToHeap,
             .byZones = true}};
}

void addPoliciesOfWaiting(std::vector<PolicySpec>& policies) {
    policies.push_back({"conditions are asked later", "w-76", 0, 0, askLater});
    policies.push_back({"limits count later", "", 0, 0, countLater});
    policies.push_back({"limits are asked again", "w-173", 0, 0, askLimitsAgain});
    policies.push_back({"moves are looked at by zones", "w-77", 0, 0, lookByZones});
    policies.push_back({"creatures flare", "w-78", 0, 0, letCreaturesFlare});
    policies.push_back({"limited ones are picked", "w-148", 0, 0, letLimitedBePicked});
    policies.push_back({"what leaves sees only itself leave", "w-203", 0, 0, letWhatLeavesSeeItself});
}

} // namespace takujo::workbench
