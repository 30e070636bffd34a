#include "engine/games/workbench/trials/terms.h"
#include "engine/kit/declaring.h"
#include "engine/kit/marks.h"
#include "engine/kit/picks.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/lasting/carrying.h"
#include "engine/kit/visibility.h"

/// Off at first: cards of the deck that lie face down before their player, each in its place, and seen by
/// nobody. A strike breaks one of them, which its player picks by its place.
namespace takujo::workbench {

namespace {

enum BreakingStep : std::uint16_t { asksForWard, picksWard, setsAside, declares, turnsUp, goesToHand };

Player playerOf(Run& run) {
    return static_cast<Player>(run.local(0));
}

Scratch<ObjectId> wardsOf(const Position& position, Player player) {
    Scratch<ObjectId> found;
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, wards)))
        if (faceOf(position.rules, record(position.state, id)) == Face::down)
            found.push_back(id);
    return found;
}

Next askForWard(Run& run) {
    const RulePick pick{.player = playerOf(run), .kind = wardIsBroken, .verb = breakWard};
    return askToPick(run, wardsOf(run.position(), pick.player), pick) ? Next::on() : Next::jump(setsAside);
}

Next wardIsPicked(Run&) {
    return Next::on();
}

/// On its way it does not count among the wards any more, and only its player looks at it.
Next setAside(Run& run) {
    if (run.rules.policy(trials::brokenWardsAreDeclared) == 0)
        return Next::jump(turnsUp);
    const Player player = playerOf(run);
    for (const ObjectId id : pickedFor(run.state, wardIsBroken)) {
        if (run.rules.policy(trials::wardsKeepWhatTheyAre) != 0)
            keepWhatConstantsMake(run, id);
        proposeMark(run, id, asideBits | lookedAtBy(player));
    }
    return Next::on();
}

Next letDeclare(Run& run) {
    for (const ObjectId id : pickedFor(run.state, wardIsBroken))
        if (lives(run.state, id))
            declaring::about(run, wardBreaks, id, playerOf(run));
    return declaring::open(run, playerOf(run)).thenFrom(goesToHand);
}

/// What has been declared of a ward knows its card also where it goes.
std::uint16_t declaredOf(const State& state, ObjectId ward) {
    for (const WaitingItem& item : state.waiting)
        if (item.source == ward)
            return item.record;
    return 0;
}

Next turnUp(Run& run) {
    for (const ObjectId id : pickedFor(run.state, wardIsBroken)) {
        Event event;
        event.kind = EventKind::turnFace;
        event.object = id;
        event.player = playerOf(run);
        event.slot = static_cast<std::uint8_t>(Face::up);
        run.propose(event);
    }
    return Next::on();
}

Next takeToHand(Run& run) {
    for (const ObjectId id : pickedFor(run.state, wardIsBroken)) {
        if (!lives(run.state, id))
            continue;
        Event event;
        event.object = id;
        event.to = zoneOf(playerOf(run), hand);
        event.player = playerOf(run);
        event.effect = declaredOf(run.state, id);
        run.propose(event);
    }
    return Next::finish();
}

bool breaks(const Scope& scope, const Term& term, const Event& event) {
    return event.slot == wardBreaks && triggers::happensTo(scope, term, event);
}

} // namespace

TriggerSpec triggerOfWards() {
    return {{.word = "ward breaks",
             .fields = {{happens::what, FieldKind::objects, true}},
             .about = "A ward breaks, and is on its way to the hand. To be declared.",
             .example = "this"},
            EventKind::occurs,
            breaks};
}

Next dealWards(Run& run) {
    for (const Player player : bothPlayers) {
        std::int32_t left = run.rules.policy(wardsDealt);
        for (const ObjectId id : objectsIn(run.state, zoneOf(player, deck))) {
            if (left-- <= 0)
                break;
            Event event;
            event.object = id;
            event.to = zoneOf(player, wards);
            event.landing = ZoneEnd::bottom;
            event.player = player;
            run.propose(event);
        }
    }
    return Next::on();
}

bool hasWardToBreak(const Position& position, Player player) {
    return position.rules.policy(strikesBreakWards) != 0 && !wardsOf(position, player).empty();
}

Next breakWardOf(Player player) {
    return Next::call(breakingWard, {static_cast<std::int32_t>(player)});
}

VerbSpec breakWardVerb() {
    return {
        .word = "break",
        .from = {{wards, Whose::mine}},
        .conditions = {onlyWhen<asksToPickFor<wardIsBroken>>("no-rule-asks-for-it", "w-92"),
                       onlyFor<asksToPickFor<wardIsBroken>, whoPicks>("rule-asks-the-other-player", "w-92"),
                       {Aspect::object, "not-what-the-rule-asks-for", "w-92", isCandidate},
                       {Aspect::choices, "picked-for-the-rule", "w-92", isUnpicked}},
        .place = ownPlace<hand>};
}

Procedure breakingSteps() {
    return {"a ward breaks",
            "w-92",
            {{"which wards there are", "w-92", askForWard},
             {"a ward is picked", "w-92", pickQuestion<wardIsPicked>(DecisionKind::chooseCards)},
             {"it is set aside", "w-189", setAside},
             {"what is declared of it", "w-189", letDeclare},
             {"it is turned face up", "w-92", turnUp},
             {"it goes to the hand", "w-93", takeToHand}}};
}

} // namespace takujo::workbench
