#include "engine/core/links.h"
#include "engine/games/duel_masters/chapters.h"
#include "engine/games/duel_masters/faults.h"
#include "engine/kit/event_shorthands.h"

/// 801.4: what is left in the battle zone when the top card of an evolution has left, and 703.4i: what cannot
/// be there. What is left is the same object; it has not come anew (801.4c).
namespace takujo::duel_masters {

namespace {

CardType typeOf(Run& run, ObjectId id) {
    return static_cast<CardType>(run.position().definition(id).type);
}
bool canBeAlone(Run& run, ObjectId id) {
    return (elements & typeBit(typeOf(run, id))) != 0;
}

/// 801.4a, 801.4b: as long as the top card cannot be there by itself, it goes to the graveyard alone.
void rebuild(Run& run) {
    if (run.state.over())
        return;
    visitBattleZone(run.state, [&](ObjectId id) {
        if (const ObjectId top = cardReadOf(run.state, id); top.exists() && !canBeAlone(run, id))
            proposeToOwners(run, graveyard, top);
    });
}

/// 801.4d: what is neither a creature nor a tamaseed lies as it always does.
void turnUpright(Run& run) {
    if (isBroken(faults::switchedFieldsTap))
        return;
    visitBattleZone(run.state, [&](ObjectId id) {
        if (typeOf(run, id) == creature || typeOf(run, id) == tamaseed || !record(run.state, id).isAside())
            return;
        Event turns = doneTo(id, EventKind::turnUpright, run.position().ownerOf(id));
        turns.flags = Event::quiet;
        run.propose(turns);
    });
}

/// A card by itself, such as a spell (302.3).
void lookAtTypes(Run& run) {
    if (run.state.over() || run.rules.policy(improperGo) == 0)
        return;
    visitBattleZone(run.state, [&](ObjectId id) {
        if (!cardReadOf(run.state, id).exists() && !canBeAlone(run, id))
            proposeToOwners(run, graveyard, id);
    });
}

RuleProcess process(std::string_view name, std::string_view rule, void (*collect)(Run&)) {
    return {.name = name,
            .rule = rule,
            .collect = collect,
            .when = RuleProcess::When::immediate,
            .on = only(EventKind::move)};
}

} // namespace

std::vector<RuleProcess> rebuildingProcesses() {
    return {process("evolutions are rebuilt", "703.4h 801.4a 801.4b", rebuild),
            process("what is left lies upright", "801.4d", turnUpright),
            process("what cannot lie there goes", "703.4i 302.3", lookAtTypes)};
}

} // namespace takujo::duel_masters
