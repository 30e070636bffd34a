#include "engine/games/fftcg/faults.h"
#include "engine/games/fftcg/fields.h"
#include "engine/games/fftcg/operators.h"
#include "engine/games/fftcg/script_rules.h"
#include "engine/games/fftcg/terms.h"
#include "engine/games/fftcg/vocabulary.h"
#include "engine/kit/attacks.h"
#include "engine/kit/marks.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/script/reading/scope.h"

#include <algorithm>

/// What auto abilities react to: 11.8, and the rules that speak of their events.
namespace takujo::fftcg::triggers {

namespace {

bool isMeant(const Scope& scope, const Term& objects, ObjectId id) {
    return id.exists() && means(scope, objects, know(scope.position, id));
}
bool isFromFieldToBreakZone(const Event& event) {
    return event.from.kind == field && event.to.kind == breakZone;
}
bool occurs(const Event& event, Occurrence what) {
    return event.slot == what;
}
bool isPlayer(const Scope& scope, const Term& players, Player player) {
    return playersOf(scope, players, scope.effect.controller).has(player);
}
bool isLikeIf(const Scope& scope, const Term& criteria, ObjectId id) {
    return !criteria.exists() || (id.exists() && isLike(scope, criteria, know(scope.position, id)));
}

} // namespace

/// By a summon or an ability on the stack, or by what has that ability. To pay is no effect (15.1.1.3.2); of
/// what a rule breaks, whatever has dealt it damage has broken it (12.4.5).
bool isDoneBy(const Scope& scope, const Term& by, const Event& event) {
    if (!by.exists())
        return true;
    if (event.cause == Cause::rule)
        return event.reason == broken && isDamagedBy(scope, by, event.object);
    if (event.cause != Cause::effect)
        return false;
    const EffectRecord* const effect = findEffect(scope.state(), event.effect);
    const ObjectId source = event.source.exists() || effect == nullptr ? event.source : effect->source;
    if (source.exists() && isLike(scope, by, know(scope.position, source)))
        return true;
    return effect != nullptr && effect->item.exists() &&
           isLike(scope, by, know(scope.position, effect->item));
}

bool isPutAway(const Scope& scope, const Term& term, const Event& event) {
    return takujo::triggers::isPutAway(scope, term, event) && isDoneBy(scope, term[is_put_away::by], event);
}
bool isBroken(const Scope& scope, const Term& term, const Event& event) {
    return isFromFieldToBreakZone(event) &&
           (event.reason == broken || isBroken(faults::reasonsAreForgotten)) &&
           isMeant(scope, term[happens::what], event.object) && isDoneBy(scope, term[is_put_away::by], event);
}
/// 12.4.5, 15.1.1.9.8: the event's object is who broke, its source is who is broken. Nobody has broken what
/// does something else instead.
bool breaks(const Scope& scope, const Term& term, const Event& event) {
    const auto isTheBreak = [&](const Event& other) {
        return other.kind == EventKind::move && other.object == event.source && other.reason == broken &&
               other.to.kind == breakZone && !other.has(Event::forbidden);
    };
    const bool happens = event.has(Event::performed) || std::ranges::any_of(scope.state().events, isTheBreak);
    return occurs(event, fftcg::breaks) && happens && isMeant(scope, term[happens::what], event.object) &&
           (!term[breaks_something::whom].exists() ||
            (event.source.exists() && isLikeIf(scope, term[breaks_something::whom], event.source)));
}
/// 15.1.1.4: to pay, by a summon or an ability, or down to the hand limit.
bool discards(const Scope& scope, const Term& term, const Event& event) {
    const Term& how = term[discards_so::how];
    const Cause wanted = how.exists() && how.number == 0 ? Cause::cost : Cause::effect;
    return takujo::triggers::discards(scope, term, event) && (!how.exists() || event.cause == wanted) &&
           isDoneBy(scope, term[discards_so::by], event);
}
bool attacks(const Scope& scope, const Term& term, const Event& event) {
    return (static_cast<std::uint32_t>(event.amount) & attacking) != 0 &&
           isMeant(scope, term[happens::what], event.object);
}
bool formsParty(const Scope& scope, const Term& term, const Event& event) {
    return occurs(event, fftcg::formsParty) && isMeant(scope, term[happens::what], event.object);
}
bool blocks(const Scope& scope, const Term& term, const Event& event) {
    return (static_cast<std::uint32_t>(event.amount) & blocking) != 0 &&
           isMeant(scope, term[happens::what], event.object);
}
bool isBlocked(const Scope& scope, const Term& term, const Event& event) {
    return occurs(event, fftcg::isBlocked) && isMeant(scope, term[happens::what], event.object);
}
/// Its source may be gone as the price of it.
bool usesAbility(const Scope& scope, const Term& term, const Event& event) {
    return occurs(event, fftcg::usesAbility) && isMeant(scope, term[happens::what], event.source);
}
bool goesOntoStack(const Scope& scope, const Term& term, const Event& event) {
    return occurs(event, isStacked) && isMeant(scope, term[happens::what], event.object);
}
bool goesFromDeck(const Scope& scope, const Term& term, const Event& event) {
    const ObjectId card = event.became.exists() ? event.became : event.object;
    return event.from.kind == deck && event.to.kind == breakZone &&
           isPlayer(scope, term[plays::player], event.from.player) &&
           isLikeIf(scope, term[plays::card], card);
}
/// By that summon or ability on the stack, or by what has that ability.
bool isDoneByItem(const Scope& scope, const Term& by, ObjectId item) {
    if (!by.exists() || (item.exists() && isLike(scope, by, know(scope.position, item))))
        return true;
    const EffectRecord* const effect = item.exists() ? effectAt(scope.state(), item) : nullptr;
    return effect != nullptr && isLikeIf(scope, by, effect->source);
}
/// The event is told twice: of what is chosen, and, for who says so, of what chooses.
bool isChosen(const Scope& scope, const Term& term, const Event& event) {
    const Term& chooser = term[is_chosen_by::chooser];
    const bool isOfChooser = chooser.exists();
    const ObjectId chosen = isOfChooser ? event.source : event.object;
    const ObjectId by = isOfChooser ? event.object : event.source;
    return occurs(event, isOfChooser ? hasChosen : fftcg::isChosen) &&
           isMeant(scope, term[happens::what], chosen) && isDoneByItem(scope, term[is_chosen_by::by], by) &&
           isDoneByItem(scope, chooser, by);
}
bool hitsPlayer(const Scope& scope, const Term& term, const Event& event) {
    return occurs(event, fftcg::hitsPlayer) && isMeant(scope, term[happens::what], event.object) &&
           know(scope.position, event.object).controller != event.player;
}
/// A member that deals it, in battle or by an effect, deals it for its party: however many do, once.
bool isDealtByParty(const Scope& scope, const Term& whose, ObjectId by, bool byEffect) {
    const Scratch<ObjectId> party = attacks::attackers(scope.position);
    return party.size() > 1 && std::ranges::find(party, by) != party.end() &&
           isPlayer(scope, whose, know(scope.position, by).controller) &&
           (!byEffect || is(scope.position, membersEffectsAreTheirPartys));
}
bool partyDamages(const Scope& scope, const Term& term, const Event& event) {
    return event.amount > 0 &&
           isDealtByParty(scope, term[happens::player], event.source, event.cause == Cause::effect);
}
bool partyHitsPlayer(const Scope& scope, const Term& term, const Event& event) {
    return occurs(event, fftcg::hitsPlayer) &&
           isDealtByParty(scope, term[happens::player], event.object, event.source.exists());
}
bool gainsCrystals(const Scope& scope, const Term& term, const Event& event) {
    return event.slot == crystals && event.amount > 0 && isPlayer(scope, term[happens::player], event.player);
}

} // namespace takujo::fftcg::triggers
