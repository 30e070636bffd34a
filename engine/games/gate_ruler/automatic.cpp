#include "engine/games/gate_ruler/chapters.h"
#include "engine/games/gate_ruler/faults.h"
#include "engine/kit/journal.h"
#include "engine/kit/limits.h"
#include "engine/kit/play/naming_x.h"
#include "engine/kit/play/playing.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/reading/abilities.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/timing.h"
#include "engine/kit/visibility.h"

/// 14-9: an automatic ability that has been triggered is played as soon as it is its turn; nobody may leave
/// it.
namespace takujo::gate_ruler {

namespace {

/// The step behind which nothing of the ability itself is left: something else is played instead of it.
constexpr std::uint16_t itIsAdded = 3;

/// `playing::effectOf` names the effect, as in the other procedures of playing.
EffectRecord* effectIn(Run& run) {
    return findEffect(run.state, static_cast<std::uint16_t>(run.local(playing::effectOf)));
}

/// What is dropped has not been played, so its limit does not count it (p-77).
void takeBackItsUse(Run& run, const EffectRecord& effect) {
    if (!effect.isDelayed() && countsLater(run, limitOf(abilityAt(run, abilityOf(effect)))))
        forgetUse(run, effect.source, abilityOf(effect));
}

/// 14-9d: what cannot be played is dropped, and nobody is asked.
Next drop(Run& run, const EffectRecord& effect) {
    takeBackItsUse(run, effect);
    note(run, "cannot be played", effect.controller, "14-9d",
         {cardArgument("card", run.position().cardOf(effect))});
    dropEffect(run.state, effect.id);
    return Next::finish();
}

/// 14-4a: a set card whose moment has come is played itself.
Next playSetCard(Run& run, const EffectRecord& effect) {
    const ObjectId card = effect.source;
    const bool isThere = lives(run.state, card) && couldBePlayed(run, effect.controller, card, byTrigger);
    if (!isThere)
        return drop(run, effect);
    dropEffect(run.state, effect.id);
    return beginPlaying(run, card, ZoneId::none, byTrigger).thenFrom(itIsAdded);
}

/// 14-5b: a touchdown ability may play another one of its card; that one is played itself.
Next playOther(Run& run, const EffectRecord& effect) {
    const ObjectId card = effect.source;
    const auto other =
        lives(run.state, card) ? valueOfOther(run, card, abilityAt(run, abilityOf(effect))) : std::nullopt;
    if (!other || !couldBeUsed(run, effect.controller, card, *other))
        return drop(run, effect);
    dropEffect(run.state, effect.id);
    return beginUsing(run, card, *other).thenFrom(itIsAdded);
}

Next putOntoGate(Run& run) {
    EffectRecord* const effect = effectIn(run);
    if (effect == nullptr)
        return Next::finish();
    if (!effect->isDelayed() && playsItsCard(run, scopeOf(run, *effect).ability))
        return playSetCard(run, *effect);
    if (!effect->isDelayed() && is(run, keywordsPlayOthers) &&
        playsAnother(run, scopeOf(run, *effect).ability))
        return playOther(run, *effect);
    if (!effect->isDelayed() && !canAnnounce(scopeOf(run, *effect)))
        return drop(run, *effect);
    note(run, "is added to the gate", effect->controller, "14-9c",
         {cardArgument("card", run.position().cardOf(*effect))});
    timing::putOntoStack(run.state, *effect, theGate);
    tellArrivalOnGate(run.state);
    return Next::on();
}

Next declare(Run& run) {
    const EffectRecord* const effect = effectIn(run);
    return effect != nullptr && !effect->isDelayed() ? announce(effect->id, false) : Next::on();
}

Next isAdded(Run&) {
    return Next::finish();
}

} // namespace

Next addAutomatic(Run&, const WaitingItem& item) {
    return Next::call(addingAutomatic, {packed(ObjectId{}), 0, 0, packed(item.source), item.record});
}

Procedure addingAutomaticSteps() {
    return {"playing an automatic ability",
            "14-9c",
            {{"it goes onto the gate", "14-3b-1 14-9d", putOntoGate},
             {"X is named", "14-3b-3", playing::namingX(false)},
             {"its options and targets are chosen", "14-3b-2 14-3b-4 14-3b-5", declare},
             {"it has been added", "", isAdded}}};
}

/// 14-9e-1: where everybody sees the card (OPEN 19: this comes first); 14-9e-2: in play; 14-9e-3: else where
/// it goes.
bool looksBack(const Position& position, const Event& event) {
    const auto isOpen = [&](ZoneId zone) {
        return position.rules.zone(zone).visibility == Visibility::everyone && !isIn(setZoneBits, zone.kind);
    };
    const bool wasInPlay = isIn(playArea, event.from.kind);
    const bool isOneInPlay = wasInPlay != isIn(playArea, event.to.kind);
    const bool isOneOpen = isOpen(event.from) != isOpen(event.to);
    if (isOneOpen && !(isOneInPlay && isBroken(faults::playComesBeforeOpen)))
        return isOpen(event.from) == is(position, publicStateCounts);
    if (isOneInPlay)
        return wasInPlay == is(position, playStateCounts);
    return !is(position, laterStateCounts);
}

} // namespace takujo::gate_ruler
