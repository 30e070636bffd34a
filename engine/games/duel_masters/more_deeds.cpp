#include "engine/games/duel_masters/chapters.h"
#include "engine/games/duel_masters/faults.h"
#include "engine/games/duel_masters/fields.h"
#include "engine/games/duel_masters/operators.h"
#include "engine/kit/event_shorthands.h"
#include "engine/kit/marks.h"
#include "engine/kit/notes.h"
#include "engine/kit/script/choosing/hidden_picks.h"
#include "engine/kit/script/doing/moving_to.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/reading/done_tracking.h"
#include "engine/kit/turn_parts.h"
#include "engine/kit/visibility.h"

/// What texts do with what lies hidden or upside down.
namespace takujo::duel_masters::effects {

namespace {

ObjectId lastIn(const State& state, ZoneId zone) {
    const std::uint16_t slot = zoneAt(state, zone).last;
    return slot == ObjectId::none ? ObjectId{} : objectIn(state, slot);
}

bool canBeTurnedOver(const Position& position, ObjectId id) {
    return lives(position.state, id) && record(position.state, id).zone.kind == battleZone &&
           !hasMark(position.state, id, isReversed) && position.definition(id).type == field;
}
void turnOver(Run& run, ObjectId id) {
    proposeMark(run, id, isReversed);
    if (isBroken(faults::switchedFieldsTap))
        run.propose(doneTo(id, EventKind::turnAside, record(run.state, id).controller));
}

} // namespace

/// The other player does not see what the one who looks does.
Next lookAt(Run& run, const Scope& scope, const Term& term) {
    Scratch<ObjectId> found;
    objectsOf(scope, term[affects::what], found);
    const Player looks = scope.effect.controller;
    for (const ObjectId id : Scratch<ObjectId>{found}) // 113.2: at all cards of a pile
        visitGuests(run.state, id, [&](const Link& link) { found.push_back(link.guest); });
    for (const ObjectId id : found) {
        if (sees(run, looks, id))
            continue;
        show(run, id, lookedAtBy(looks));
        Note note;
        note.kind = notes::shownByText;
        note.object = id;
        note.effect = scope.effect.id;
        note.amount = static_cast<std::int32_t>(lookedAtBy(looks));
        run.state.notes.push_back(note);
        countAsDone(run.state, scope.effect.id);
    }
    return Next::on();
}

/// The top card becomes a shield that is known by what it is for. What is looked at lies apart (605.4).
Next addExLife(Run& run, const Scope& scope, const Term&) {
    enum Stage : std::int32_t { adds, marks };
    const Player owner = scope.effect.controller;
    if (scope.stage == marks) {
        const ObjectId shield = lastIn(run.state, zoneOf(owner, shieldZone));
        if (shield.exists() && shieldsOf(run.state, owner) > keptNumber(run))
            proposeMark(run, shield, isExLife);
        return Next::on();
    }
    const ObjectId top = nextToDraw(run, owner);
    if (!top.exists())
        return Next::on();
    keptNumber(run) = shieldsOf(run.state, owner);
    run.propose(movedBy(scope, top, zoneOf(owner, shieldZone), ZoneEnd::bottom));
    comeBack(run, marks);
    return Next::on();
}

/// 113.2: these cards and the shield are one shield from then on.
Next putOntoShield(Run& run, const Scope& scope, const Term& term) {
    const ObjectId shield = objectOf(scope, term[joins::of]);
    Scratch<ObjectId> found;
    objectsOf(scope, term[joins::what], found);
    for (const ObjectId id : found) {
        if (!lives(run.state, shield) || record(run.state, shield).zone.kind != shieldZone || id == shield)
            continue;
        Event comes = movedBy(scope, id, record(run.state, shield).zone);
        comes.host = shield;
        comes.slot = pile;
        run.propose(comes);
    }
    return Next::on();
}

/// 701.28a, 308.3: only fields lie so, and that is no turning to the side.
Next turnUpsideDown(Run& run, const Scope& scope, const Term& term) {
    Scratch<ObjectId> found;
    if (run.rules.policy(fieldsTurnUpsideDown) != 0)
        objectsOf(scope, term[affects::what], found);
    for (const ObjectId id : found)
        if (canBeTurnedOver(run, id))
            turnOver(run, id);
    return Next::on();
}

} // namespace takujo::duel_masters::effects
