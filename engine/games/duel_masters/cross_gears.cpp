#include "engine/core/links.h"
#include "engine/games/duel_masters/chapters.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/journal.h"
#include "engine/kit/play/lacks.h"
#include "engine/kit/play/playing.h"
#include "engine/kit/question_conditions.h"

/// 303: cross gears. In the battle zone they are crossed to creatures of either player (OPEN 41), for their
/// cost once more, and lie beside these from then on, as objects of their own.
namespace takujo::duel_masters {

namespace {

using playing::whatIsPlayed;

/// In the local `playing::how`: whom it is crossed to.
ObjectId bearerIn(Run& run) {
    return unpackedObject(run.local(playing::how));
}

Next declareCrossing(Run& run) {
    const ObjectId gear = whatIsPlayed(run);
    run.local(playing::itself) = record(run.state, gear).card;
    note(run, "crosses", run.state.turnPlayer, "303.3b",
         {cardArgument("card", run.position().definitionIndex(gear)),
          cardArgument("target", run.position().definitionIndex(bearerIn(run)))});
    return Next::on();
}

/// 701.17a
Next crossIt(Run& run) {
    const ObjectId gear = whatIsPlayed(run);
    if (!lives(run.state, gear) || !lives(run.state, bearerIn(run)))
        return Next::finish();
    Event crosses = doneTo(gear, EventKind::link, run.state.turnPlayer);
    crosses.host = bearerIn(run);
    crosses.slot = crossed;
    crosses.flags = Event::quiet;
    run.propose(crosses);
    return Next::finish();
}

bool isInBattleZone(const State& state, ObjectId id) {
    return lives(state, id) && record(state, id).zone.kind == battleZone;
}

// Conditions.

bool isGear(const Position& position, const Attempt& attempt) {
    return position.definition(attempt.option.object).type == crossGear;
}
bool isUncrossed(const Position& position, const Attempt& attempt) {
    return position.rules.policy(gearsAreCrossedAgain) != 0 ||
           !hostOf(position.state, attempt.option.object).exists();
}
void whatLiesThere(const Position& position, const Attempt&, std::vector<ObjectId>& found) {
    for (const Player player : bothPlayers)
        for (const ObjectId id : objectsIn(position.state, zoneOf(player, battleZone), Query::counted))
            found.push_back(id);
}
bool isCreatureThere(const Position& position, const Attempt& attempt) {
    const ObjectId target = attempt.option.target;
    return isInBattleZone(position.state, target) && position.definition(target).type == creature;
}
bool isAnother(const Position& position, const Attempt& attempt) {
    return hostOf(position.state, attempt.option.object) != attempt.option.target;
}

// Prohibitions: of texts, too.

bool isNoCreature(const Position& position, const Event& event) {
    return event.slot == crossed &&
           (position.definition(event.object).type != crossGear ||
            !isInBattleZone(position.state, event.object) || !isInBattleZone(position.state, event.host) ||
            position.definition(event.host).type != creature);
}
bool isCrossedToIt(const Position& position, const Event& event) {
    return event.slot == crossed && hostOf(position.state, event.object) == event.host;
}

} // namespace

Procedure crossingSteps() {
    return {"crossing a cross gear",
            "303.3b",
            {{"it is declared", "303.3b", declareCrossing},
             {"its cost is fixed", "303.3b 601.1e", playing::fixCost},
             {"mana is paid", "303.3b 601.1d 601.1f 112.2a", playing::payment()},
             {"everything is paid", "303.3b 601.1f", playing::payEverything},
             {"it is crossed", "303.3 701.17a", crossIt}}};
}

VerbSpec crossingVerb() {
    VerbSpec verb{
        .word = "cross",
        .from = {{battleZone, Whose::mine}},
        .conditions = {{Aspect::time, "not-in-main-step", "303.3b", isMainTiming, nullptr, false},
                       {Aspect::object, "own-gears-are-crossed", "303.3b", liesInOwn<battleZone>},
                       {Aspect::object, "only-gears-are-crossed", "303.3", isGear},
                       {Aspect::limits, "crossed-once", "303.3b", isUncrossed},
                       ofTarget({Aspect::choices, "crossed-to-creatures", "303.3", isCreatureThere}),
                       ofPair({Aspect::choices, "crossed-to-it-already", "303.4a", isAnother})},
        .targets = whatLiesThere,
        .targetRule = "303.3"};
    playing::addLacksOfCards(verb.conditions, ways());
    return verb;
}

std::vector<Prohibition> prohibitionsOfCrossing() {
    constexpr std::uint32_t links = only(EventKind::link);
    return {{.rule = "303.3", .forbids = isNoCreature, .kinds = links},
            {.rule = "303.4a", .forbids = isCrossedToIt, .kinds = links}};
}

bool isBearer(const State& state, ObjectId id) {
    bool bears = false;
    visitGuests(state, id, [&](const Link& link) { bears = bears || link.role == crossed; });
    return bears;
}

} // namespace takujo::duel_masters
