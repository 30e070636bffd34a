#include "engine/core/scratch.h"
#include "engine/games/fftcg/cards_moving.h"
#include "engine/games/fftcg/fields.h"
#include "engine/games/fftcg/operators.h"
#include "engine/games/fftcg/terms.h"
#include "engine/kit/journal.h"
#include "engine/kit/script/doing/moving_to.h"
#include "engine/kit/script/reading/done_tracking.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/script/reading/scope.h"
#include "engine/kit/timing.h"

/// What effects of this game do besides the kit's own: chapter 15.1.
namespace takujo::fftcg {

namespace {

Scratch<ObjectId> meant(const Scope& scope, const Term& term) {
    Scratch<ObjectId> found;
    objectsOf(scope, term[affects::what], found);
    return found;
}

bool isCard(const Scope& scope, ObjectId id) {
    return record(scope.state(), id).card != CardId::none;
}

} // namespace

namespace effects {

/// OPEN 40: the rulebook speaks of effects that are cancelled (15.2.7.5.1) and does not say what that is.
/// Here they leave the stack at once: a summon into the break zone, an ability ceases (11.11.10).
Next cancel(Run& run, const Scope& scope, const Term& term) {
    for (const ObjectId id : meant(scope, term)) {
        if (record(run.state, id).zone != theStack)
            continue;
        if (isCard(scope, id)) {
            run.propose(movedBy(scope, id, zoneOf(record(run.state, id).controller, breakZone)));
            continue;
        }
        if (const EffectRecord* const effect = effectAt(run.state, id))
            note(run, "is cancelled", scope.effect.controller, "",
                 {abilityArgument("ability", run, *effect),
                  cardArgument("source", run.position().cardOf(scope.effect))});
        timing::cease(run, run.state, id);
        countAsDone(run.state, scope.effect.id);
        if (EffectRecord* const own = findEffect(run.state, scope.effect.id))
            ++own->counting;
    }
    return Next::on();
}

/// OPEN 26: any character can be frozen.
Next freeze(Run& run, const Scope& scope, const Term& term) {
    for (const ObjectId id : meant(scope, term))
        if (record(run.state, id).zone.kind == field) {
            Event event = eventOf(scope, EventKind::mark, id, Cause::effect);
            event.amount = frozen;
            event.source = scope.effect.source;
            run.propose(event);
        }
    return Next::on();
}

Next additionalMainPhase(Run& run, const Scope&, const Term&) {
    ++run.state.values[moreMainPhases];
    return Next::on();
}

} // namespace effects

namespace amounts {

std::int32_t damageTaken(const Scope& scope, const Term& term) {
    const Player player = playerOf(scope, term[operand::of], scope.effect.controller);
    return player == Player::nobody ? 0 : countIn(scope.state(), fftcg::zoneOf(player, damageZone));
}

} // namespace amounts

} // namespace takujo::fftcg
