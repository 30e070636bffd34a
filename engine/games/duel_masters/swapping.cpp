#include "engine/games/duel_masters/chapters.h"
#include "engine/games/duel_masters/faults.h"
#include "engine/games/duel_masters/fields.h"
#include "engine/games/duel_masters/operators.h"
#include "engine/kit/marks.h"
#include "engine/kit/script/doing/moving_to.h"
#include "engine/kit/script/language/fields.h"

/// 701.26: two cards change places, or all cards of two zones.
namespace takujo::duel_masters {

namespace {

/// Locals of the procedure: the number of the card that comes into the battle zone, as which object it lay
/// elsewhere, and the marks that it takes over.
enum Local : std::size_t { number, before, marks };

/// A group has a number of its own in its batch, and this is all of it.
constexpr std::uint8_t bothOrNeither = 1;

/// To where the other one lies.
Event exchange(Run& run, const Scope& scope, ObjectId id, ObjectId other) {
    ZoneId to = record(run.state, other).zone;
    if (to.kind != battleZone)
        to.player = run.position().ownerOf(id);
    Event event = movedBy(scope, id, to, to.kind == battleZone ? ZoneEnd::bottom : ZoneEnd::top);
    event.group = bothOrNeither;
    return event;
}

/// 701.26a, OPEN 28: whoever comes for an attacking creature attacks.
Next takeOver(Run& run) {
    const ObjectId now = playing::cardNow(run.state, run.local(number));
    if (now != unpackedObject(run.local(before)) && record(run.state, now).zone.kind == battleZone)
        proposeMark(run, now, static_cast<std::uint32_t>(run.local(marks)));
    return Next::finish();
}

Scratch<ObjectId> cardsOf(const State& state, ZoneId zone) {
    Scratch<ObjectId> found;
    for (const ObjectId id : objectsIn(state, zone, Query::reachable))
        found.push_back(id);
    return found;
}

} // namespace

Procedure swappingSteps() {
    return {"swapping", "701.26a", {{"what comes takes over", "701.26a", takeOver}}};
}

namespace effects {

/// 701.26b: both go, or neither.
Next swapCards(Run& run, const Scope& scope, const Term& term) {
    const ObjectId one = objectOf(scope, term[swaps::what]);
    const ObjectId other = objectOf(scope, term[swaps::with]);
    for (const ObjectId id : {one, other})
        if (!lives(run.state, id) || record(run.state, id).card == CardId::none || one == other)
            return Next::on();
    const bool isOneThere = record(run.state, one).zone.kind == battleZone;
    const ObjectId goes = isOneThere ? one : other;
    const ObjectId comes = isOneThere ? other : one;
    const bool takesOver = record(run.state, goes).zone.kind == battleZone &&
                           record(run.state, comes).zone.kind != battleZone &&
                           run.rules.policy(swappedTakeOver) != 0;
    Event arrives = exchange(run, scope, comes, goes);
    if (takesOver && record(run.state, goes).isAside())
        arrives.flags |= Event::arrivesAside;
    run.propose(exchange(run, scope, goes, comes));
    run.propose(arrives);
    if (!takesOver || !hasMark(run.state, goes, isAttacking))
        return Next::on();
    return Next::call(swapping, {record(run.state, comes).card, packed(comes), isAttacking});
}

/// 701.26c: of each zone as many as can go.
Next swapZones(Run& run, const Scope& scope, const Term& term) {
    const Player player = playerOf(scope, term[swaps_zones::player], scope.effect.controller);
    const auto zone = [&](const FieldName& name) {
        return ZoneId{static_cast<std::uint8_t>(term[name].number), player};
    };
    const ZoneId one = zone(swaps_zones::one);
    const ZoneId other = zone(swaps_zones::other);
    const Scratch<ObjectId> ofOne = cardsOf(run.state, one);
    const Scratch<ObjectId> ofOther = cardsOf(run.state, other);
    if (isBroken(faults::emptyZonesAreNotSwapped) && (ofOne.empty() || ofOther.empty()))
        return Next::on();
    for (const ObjectId id : ofOne)
        run.propose(movedBy(scope, id, other, ZoneEnd::bottom));
    for (const ObjectId id : ofOther)
        run.propose(movedBy(scope, id, one, ZoneEnd::bottom));
    return Next::on();
}

} // namespace effects

} // namespace takujo::duel_masters
