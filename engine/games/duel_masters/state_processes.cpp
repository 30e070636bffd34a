#include "engine/games/duel_masters/chapters.h"

#include "engine/kit/event_shorthands.h"
#include "engine/kit/marks.h"
#include "engine/kit/rules/characteristics.h"

/// 703: state-based actions on creatures. They are looked at after every event, and all
/// that are due happen at the same time (703.3).
namespace takujo::duel_masters {

namespace {

/// 703.4c. The power may be below nought (108.1b).
bool hasNoPower(const Position& position, ObjectId id) {
    return position.definition(id).type == creature && numberOf(position, id, power) <= 0;
}

void lookAtCreatures(Run& run) {
    if (run.state.over())
        return;
    visitBattleZone(run.state, [&](ObjectId id) {
        const bool isPowerless = run.rules.policy(powerlessGo) != 0 && hasNoPower(run, id);
        const bool hasLost = run.rules.policy(losersGo) != 0 && hasMark(run.state, id, lostBattle);
        if (hasMark(run.state, id, lostBattle))
            proposeUnmark(run, id, lostBattle); // what stays has lost no other battle (700.3)
        if (isPowerless || hasLost)
            proposeDestruction(run, id);
    });
}

} // namespace

std::vector<RuleProcess> stateProcesses() {
    constexpr auto immediate = RuleProcess::When::immediate;
    return {{.name = "creatures go",
             .rule = "703.4c 703.4d 703.1 703.3",
             .collect = lookAtCreatures,
             .when = immediate}};
}

/// 701.6a: an attempt to put it into its owner's graveyard.
void proposeDestruction(Run& run, ObjectId id, ObjectId source, std::uint16_t effect) {
    const Player owner = run.position().ownerOf(id);
    Event goes = movedTo(zoneOf(owner, graveyard), id, owner, effect != 0 ? Cause::effect : Cause::rule);
    goes.reason = destroyed;
    goes.source = source;
    goes.effect = effect;
    run.propose(goes);
}

} // namespace takujo::duel_masters
