#include "engine/games/gate_ruler/chapters.h"
#include "engine/games/gate_ruler/faults.h"
#include "engine/games/gate_ruler/fields.h"
#include "engine/games/gate_ruler/operators.h"
#include "engine/kit/marks.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/lasting/continuous.h"

/// What automatic abilities and replacements wait for: 14-9, and the keywords of chapter 16 that are such.
namespace takujo::gate_ruler::triggers {

namespace {

bool isMeant(const Scope& scope, const Term& objects, ObjectId id) {
    return id.exists() && means(scope, objects, know(scope.position, id));
}
bool isThis(const Scope& scope, ObjectId id) {
    return id.exists() && id == scope.effect.source;
}
/// Whether it has that keyword, which the ability comes from. Each time that it has it is an ability of its
/// own (p-72).
bool isByKeyword(const Scope& scope, ObjectId id, Keyword keyword) {
    if (!isThis(scope, id) || !has(scope.position, id, keyword))
        return false;
    const bool isPrinted = (scope.position.definition(id).sets[keywords] & keyword) != 0;
    const bool isOneMore = scope.effect.copy != 0 || (isPrinted && scope.ability.has(Ability::isQuoted));
    return !isOneMore || !isBroken(faults::keywordsWorkOnce);
}
bool isOccurrence(const Event& event, Occurrence what) {
    return event.kind == EventKind::occurs && event.slot == what;
}
bool isOf(const Scope& scope, const Term& term, const Event& event) {
    return !term[happens::player].exists() ||
           playersOf(scope, term[happens::player], scope.effect.controller).has(event.player);
}
bool isPlay(ZoneId zone) {
    return isIn(isBroken(faults::onlyWorkingZonesArePlay) ? workingZones : playArea, zone.kind);
}
bool comesIntoPlay(const Event& event) {
    return isPlay(event.to) && !isPlay(event.from);
}
bool leavesPlay(const Event& event) {
    return isPlay(event.from) && !isPlay(event.to);
}
/// The words of `from`: a fight, or an effect.
enum Sort : std::uint8_t { attack, effects };
bool isOfSort(const Term& term, const FieldName& from, const Event& event) {
    return !term[from].exists() || isBroken(faults::sortsOfDamageAreAlike) ||
           (event.cause == Cause::combat) == (term[from].number == attack);
}

} // namespace

/// 16-3a-1: it was played from the hand, and has come into play by resolving on the gate.
bool touchdown(const Scope& scope, const Term&, const Event& event) {
    if (isBroken(faults::touchdownIsNotNoticed) ||
        (isBroken(faults::touchdownIsOfUnits) && !isIn(unitZoneBits, event.to.kind)))
        return false;
    return event.reason == isPlayedFromHand && event.from == theGate && comesIntoPlay(event) &&
           isThis(scope, event.became);
}
bool enters(const Scope& scope, const Term& term, const Event& event) {
    return comesIntoPlay(event) &&
           isMeant(scope, term[happens::what], event.became.exists() ? event.became : event.object);
}
bool leaves(const Scope& scope, const Term& term, const Event& event) {
    return leavesPlay(event) && isMeant(scope, term[happens::what], event.object);
}
bool goesTo(const Scope& scope, const Term& term, const Event& event) {
    if (event.to.kind != static_cast<std::uint8_t>(term[goes_somewhere::to].number) ||
        (event.from == event.to && !isBroken(faults::cardsComeOutWhereTheyAre)))
        return false;
    if (term[goes_somewhere::from].exists() &&
        event.from.kind != static_cast<std::uint8_t>(term[goes_somewhere::from].number))
        return false;
    const ObjectId id =
        event.became.exists() && lives(scope.state(), event.became) ? event.became : event.object;
    const Term& objects = term[happens::what];
    if (static_cast<ObjectsOp>(objects.op) != ObjectsOp::each)
        return isThis(scope, event.object) || isThis(scope, event.became);
    return isLike(scope, objects, know(scope.position, id));
}
bool isDestroyed(const Scope& scope, const Term& term, const Event& event) {
    return event.reason == gate_ruler::isDestroyed && leavesPlay(event) &&
           isMeant(scope, term[happens::what], event.object);
}
bool attacks(const Scope& scope, const Term& term, const Event& event) {
    return isOccurrence(event, attackIsDeclared) && isMeant(scope, term[happens::what], event.object) &&
           (!term[fights::other].exists() || isMeant(scope, term[fights::other], event.source));
}
bool isAttacked(const Scope& scope, const Term& term, const Event& event) {
    return isOccurrence(event, attackIsDeclared) && isMeant(scope, term[happens::what], event.source) &&
           (!term[fights::other].exists() || isMeant(scope, term[fights::other], event.object));
}
/// Damage that is about to be dealt (13-2a-4).
bool dealsDamage(const Scope& scope, const Term& term, const Event& event) {
    return isOfSort(term, deals::from, event) && isMeant(scope, term[happens::what], event.source) &&
           (!term[deals::to].exists() || isMeant(scope, term[deals::to], event.object));
}
/// Damage as it is taken (13-2a-5).
bool isDealtDamage(const Scope& scope, const Term& term, const Event& event) {
    return isOfSort(term, is_dealt::from, event) && isMeant(scope, term[happens::what], event.object) &&
           (!term[is_dealt::by].exists() ||
            isLike(scope, term[is_dealt::by], know(scope.position, event.source)));
}
bool isSourceOfDamage(const Scope& scope, const Term& term, const Event& event) {
    return isMeant(scope, term[happens::what], event.source);
}
/// The attacked unit stood in the defense zone.
bool penetrates(const Scope& scope, const Term&, const Event& event) {
    return !isBroken(faults::penetratingIsNotNoticed) && event.reason == gate_ruler::isDestroyed &&
           event.cause == Cause::combat && event.from.kind == defense && leavesPlay(event) &&
           isByKeyword(scope, event.source, penetrate);
}
bool intercepts(const Scope& scope, const Term&, const Event& event) {
    return !isBroken(faults::interceptingIsNotNoticed) && isOccurrence(event, isIntercepting) &&
           isByKeyword(scope, event.source, intercept);
}
bool countersAttack(const Scope& scope, const Term&, const Event& event) {
    const State& state = scope.state();
    return !isBroken(faults::counterAttacksAreNotNoticed) && isOccurrence(event, gate_ruler::attackEnds) &&
           lives(state, event.source) && isByKeyword(scope, event.source, counterAttack) &&
           hasMark(state, event.source, wasDamagedNow) && event.object.exists() &&
           !isRuler(scope.position, event.object);
}
bool gameStarts(const Scope&, const Term&, const Event& event) {
    return isOccurrence(event, gate_ruler::gameStarts);
}
bool attackStarts(const Scope& scope, const Term& term, const Event& event) {
    return isOccurrence(event, gate_ruler::attackStarts) && isOf(scope, term, event);
}
bool declarationStarts(const Scope& scope, const Term& term, const Event& event) {
    return isOccurrence(event, gate_ruler::declarationStarts) && isOf(scope, term, event);
}
bool attackEnds(const Scope& scope, const Term& term, const Event& event) {
    return isOccurrence(event, gate_ruler::attackEnds) && isMeant(scope, term[happens::what], event.object);
}

} // namespace takujo::gate_ruler::triggers
