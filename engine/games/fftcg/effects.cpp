#include "engine/core/scratch.h"
#include "engine/games/fftcg/cards_moving.h"
#include "engine/games/fftcg/operators.h"
#include "engine/games/fftcg/terms.h"
#include "engine/kit/journal.h"
#include "engine/kit/script/event_of.h"
#include "engine/kit/script/records.h"
#include "engine/kit/script/scope.h"
#include "engine/kit/timing.h"

/// What effects of this game do besides the kit's own: chapter 15.1.
namespace takujo::fftcg {

namespace {

Event moveOf(const Scope& scope, ObjectId id, Zone to) {
    Event event = eventOf(scope, EventKind::move, id, Cause::effect);
    event.to = fftcg::zoneOf(record(scope.state(), id).controller, to); // on its way it goes to its owner's
    event.source = scope.effect.source;
    return event;
}

Scratch<ObjectId> meant(const Scope& scope, const Term& term) {
    Scratch<ObjectId> found;
    objectsOf(scope, term.parts[0], found);
    return found;
}

bool isCard(const Scope& scope, ObjectId id) {
    return record(scope.state(), id).card != CardId::none;
}

} // namespace

namespace effects {

/// 15.1.1.3: only what is on the field is broken.
Next breakThem(Run& run, const Scope& scope, const Term& term) {
    for (const ObjectId id : meant(scope, term))
        if (record(run.state, id).zone.kind == field) {
            Event event = moveOf(scope, id, breakZone);
            event.reason = broken;
            run.propose(event);
        }
    return Next::on();
}

Next putIntoBreakZone(Run& run, const Scope& scope, const Term& term) {
    for (const ObjectId id : meant(scope, term))
        if (isCard(scope, id))
            run.propose(moveOf(scope, id, breakZone));
    return Next::on();
}

Next remove(Run& run, const Scope& scope, const Term& term) {
    for (const ObjectId id : meant(scope, term))
        if (isCard(scope, id))
            run.propose(moveOf(scope, id, removed));
    return Next::on();
}

Next returnToHand(Run& run, const Scope& scope, const Term& term) {
    for (const ObjectId id : meant(scope, term))
        if (isCard(scope, id)) {
            Event event = moveOf(scope, id, hand);
            event.landing = Landing::bottom;
            run.propose(event);
        }
    return Next::on();
}

/// Parts: what, dull, under. 6.2.4: under whoever the effect makes put it there.
Next putOntoField(Run& run, const Scope& scope, const Term& term) {
    const Player under = playerOf(scope, term.parts[2], scope.effect.controller);
    if (under == Player::nobody)
        return Next::on();
    for (const ObjectId id : meant(scope, term)) {
        if (!isCard(scope, id) || record(run.state, id).zone.kind == field)
            continue;
        Event event = moveOf(scope, id, field);
        event.to = fftcg::zoneOf(under, field);
        event.landing = Landing::bottom;
        if (term.parts[1].exists() && term.parts[1].number != 0)
            event.flags |= Event::arrivesAside;
        run.propose(event);
    }
    return Next::on();
}

/// OPEN: the rulebook speaks of effects that are cancelled (15.2.7.5.1) and does not say what that is. Here
/// they leave the stack at once: a summon into the break zone, an ability ceases (11.11.10).
Next cancel(Run& run, const Scope& scope, const Term& term) {
    for (const ObjectId id : meant(scope, term)) {
        if (record(run.state, id).zone != theStack)
            continue;
        if (isCard(scope, id)) {
            run.propose(moveOf(scope, id, breakZone));
            continue;
        }
        if (const EffectRecord* const effect = effectAt(run.state, id))
            note(run, "is cancelled", scope.effect.controller, "",
                 {abilityArgument("ability", run, *effect),
                  cardArgument("source", run.position().cardOf(scope.effect))});
        timing::cease(run, run.state, id);
        if (EffectRecord* const own = findEffect(run.state, scope.effect.id)) {
            ++own->done;
            ++own->counting;
        }
    }
    return Next::on();
}

/// OPEN 26: any character can be frozen.
Next freeze(Run& run, const Scope& scope, const Term& term) {
    for (const ObjectId id : meant(scope, term))
        if (record(run.state, id).zone.kind == field) {
            Event event = moveOf(scope, id, field);
            event.kind = EventKind::mark;
            event.amount = frozen;
            event.to = {};
            run.propose(event);
        }
    return Next::on();
}

Next additionalMainPhase(Run& run, const Scope&, const Term&) {
    ++run.state.values[moreMainPhases];
    return Next::on();
}

} // namespace effects

namespace decks {

void anyNumber(Characteristics&, const Term&, std::int32_t) {}

} // namespace decks

namespace amounts {

std::int32_t damageTaken(const Scope& scope, const Term& term) {
    const Player player = playerOf(scope, term.parts[0], scope.effect.controller);
    return player == Player::nobody ? 0 : countIn(scope.state(), fftcg::zoneOf(player, damageZone));
}

} // namespace amounts

} // namespace takujo::fftcg
