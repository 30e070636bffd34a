#include "engine/games/duel_masters/chapters.h"
#include "engine/games/duel_masters/faults.h"
#include "engine/games/duel_masters/fields.h"
#include "engine/games/duel_masters/operators.h"
#include "engine/games/duel_masters/terms_of_keywords.h"
#include "engine/kit/play/bars.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/units.h"

/// When triggered abilities are triggered: 603.
namespace takujo::duel_masters::triggers {

namespace {

bool isMeant(const Scope& scope, const Term& objects, ObjectId id) {
    return id.exists() && means(scope, objects, know(scope.position, id));
}
bool isPlayer(const Scope& scope, const Term& players, Player player) {
    return playersOf(scope, players, scope.effect.controller).has(player);
}
bool isWithSuch(const Scope& scope, const Term& term, const Event& event) {
    return !term[attack_of::whom].exists() || isMeant(scope, term[attack_of::whom], event.source);
}
bool happensTo(const Scope& scope, const Term& term, const Event& event, Occurrence what) {
    return event.slot == what && isMeant(scope, term[happens::what], event.object);
}
/// What moved, as it is where it has come to.
ObjectId moved(const Event& event) {
    return event.became.exists() ? event.became : event.object;
}
bool comesTo(const Scope& scope, const Term& term, const Event& event, Zone zone) {
    const bool goesThere = event.from != event.to || event.reason == spellIsDone; // 409.2b
    return event.to.kind == zone && goesThere && event.reason != stillPending &&
           (!term[comes_to::from].exists() || event.from.kind == term[comes_to::from].number) &&
           isLike(scope, term[happens::card], know(scope.position, moved(event)));
}

/// 114.1: not by a text that takes a card.
bool isDraw(const Event& event) {
    return event.from.kind == deck && event.to.kind == hand &&
           (!event.source.exists() || isBroken(faults::takingIsDrawing));
}

/// 110.4d: in the hand, or where a text lets it be used.
bool liesWhereItIsUsed(const Scope& scope) {
    Attempt attempt{scope.effect.controller, {}};
    attempt.option.object = scope.effect.source;
    return record(scope.state(), attempt.option.object).zone.kind == hand ||
           (!isBroken(Fault::offersAreOfHands) && mayBePlayedFromThere(scope.position, attempt));
}

/// A keyword that lets its card be used, where that cannot be; a Ninja Strike after another one in the same
/// attack. Besides, only where a keyword is broken.
bool isForgotten(const Scope& scope) {
    using namespace keyword_terms;
    switch (scope.ability.number) {
    case ofShieldBack:
        return !liesWhereItIsUsed(scope) || isBroken(faults::shieldBacksAreForgotten);
    case ofGuardStrike:
        return isBroken(faults::guardStrikesAreForgotten);
    case ofNinjaStrike:
        return !liesWhereItIsUsed(scope) || hasNinjaStruck(scope.state(), scope.effect.controller) ||
               isBroken(faults::ninjaStrikesAreForgotten);
    case ofAttackChance:
        return !liesWhereItIsUsed(scope) || isBroken(faults::attackChancesAreForgotten);
    case ofSabakiZ:
        return !liesWhereItIsUsed(scope);
    default:
        return false;
    }
}

/// Of an S-Trigger, which texts keep its player from using.
bool isBarred(const Scope& scope, const Event& event) {
    if (scope.ability.number != keyword_terms::ofShieldTrigger)
        return false;
    const Position& position = scope.position;
    bool isSo = false;
    visitModifiersOf(position, modifiers::bar, scope.effect.controller, bars::player,
                     [&](const Scope& text, const Term& term) {
                         if (term.number != barOfShieldTriggers)
                             return;
                         const Term& by = term[bars_shield_triggers::by];
                         isSo = isSo || (isLike(text, term[bars::of], know(position, event.object)) &&
                                         (!by.exists() || isMeant(text, by, event.source)));
                     });
    return isSo;
}

} // namespace

bool attacks(const Scope& scope, const Term& term, const Event& event) {
    return !isForgotten(scope) && happensTo(scope, term, event, attackIsDeclared) &&
           isWithSuch(scope, term, event);
}
bool isAttacked(const Scope& scope, const Term& term, const Event& event) {
    return event.slot == attackIsDeclared && isMeant(scope, term[happens::what], event.source);
}
bool blocks(const Scope& scope, const Term& term, const Event& event) {
    return !isForgotten(scope) && happensTo(scope, term, event, duel_masters::isBlocked);
}
bool isBlocked(const Scope& scope, const Term& term, const Event& event) {
    return event.slot == duel_masters::isBlocked && isMeant(scope, term[happens::what], event.source);
}
bool isNotBlocked(const Scope& scope, const Term& term, const Event& event) {
    return happensTo(scope, term, event, duel_masters::isNotBlocked);
}
/// 115.2: both battle.
bool battles(const Scope& scope, const Term& term, const Event& event) {
    if (event.slot != duel_masters::battles)
        return false;
    const auto isBetween = [&](ObjectId one, ObjectId other) {
        return isMeant(scope, term[happens::what], one) &&
               (!term[attack_of::whom].exists() || isMeant(scope, term[attack_of::whom], other));
    };
    return isBetween(event.object, event.source) || isBetween(event.source, event.object);
}
bool winsBattle(const Scope& scope, const Term& term, const Event& event) {
    return happensTo(scope, term, event, duel_masters::winsBattle) && isWithSuch(scope, term, event);
}
bool losesBattle(const Scope& scope, const Term& term, const Event& event) {
    return happensTo(scope, term, event, duel_masters::losesBattle) && isWithSuch(scope, term, event);
}
bool attackEnds(const Scope& scope, const Term& term, const Event& event) {
    return event.slot == duel_masters::attackEnds &&
           isMeant(scope, term[happens::what], event.object.exists() ? event.object : event.source);
}
bool breakingAttackEnds(const Scope& scope, const Term& term, const Event& event) {
    return happensTo(scope, term, event, duel_masters::attackEnds) &&
           (know(scope.position, event.object).marks & hasBroken) != 0;
}
bool isAboutToBreak(const Scope& scope, const Term& term, const Event& event) {
    return happensTo(scope, term, event, shieldsAreChosen);
}
bool leavesShields(const Scope& scope, const Term& term, const Event& event) {
    return !isForgotten(scope) && !isBarred(scope, event) &&
           happensTo(scope, term, event, duel_masters::leavesShields) && lives(scope.state(), event.object);
}
/// 112.3b: such a card is about to go from its player's shields to the hand, and nothing has been declared of
/// it.
bool isAddedFromShields(const Scope& scope, const Term& term, const Event& event) {
    return !isForgotten(scope) && event.slot == duel_masters::leavesShields &&
           event.player == scope.effect.controller && declaredOf(scope.position, event.object) == 0 &&
           isLike(scope, term[happens::card], know(scope.position, event.object));
}
/// 112.3d
bool hasComeFromShields(const Scope& scope, const Term& term, const Event& event) {
    return !isForgotten(scope) && event.slot == comesFromShields && event.player == scope.effect.controller &&
           event.object != scope.effect.source && lives(scope.state(), event.object) &&
           isLike(scope, term[happens::card], know(scope.position, event.object));
}
bool breaksShields(const Scope& scope, const Term& term, const Event& event) {
    return isMeant(scope, term[happens::what], event.source);
}
bool isBroken(const Scope& scope, const Term& term, const Event& event) {
    return isPlayer(scope, term[happens::player], event.from.player);
}
bool hasBattled(const Scope& scope, const Term& term, const Event& event) {
    return event.slot == duel_masters::hasBattled && isMeant(scope, term[happens::what], event.source) &&
           isMeant(scope, term[attack_of::whom], event.object);
}
/// OPEN 22: what comes instead of going to the graveyard leaves the destruction as it is.
bool isDestroyed(const Scope& scope, const Term& term, const Event& event) {
    return event.reason == destroyed && event.from.kind == battleZone && isWholeObject(event) &&
           isMeant(scope, term[happens::what], subjectOf(scope.state(), event));
}
bool evolves(const Scope& scope, const Term& term, const Event& event) {
    return event.reason == evolved && event.to.kind == battleZone &&
           isMeant(scope, term[happens::what], moved(event));
}
/// Whoever is evolved from: the first goes on as the evolution, and the others come under it.
bool isEvolvedFrom(const Scope& scope, const Term& term, const Event& event) {
    if (event.to.kind != battleZone || !event.host.exists())
        return false;
    const bool isFirst = event.reason == evolved;
    return (isFirst || (event.slot == base && event.from.kind == battleZone)) &&
           isMeant(scope, term[happens::what], isFirst ? event.host : event.object);
}
bool isCrossed(const Scope& scope, const Term& term, const Event& event) {
    return event.slot == crossed && isMeant(scope, term[happens::what], event.object) &&
           (!term[attack_of::whom].exists() || isMeant(scope, term[attack_of::whom], event.host));
}
/// 114.3: nothing else draws.
bool draws(const Scope& scope, const Term& term, const Event& event) {
    return isDraw(event) && isPlayer(scope, term[happens::player], event.to.player);
}
bool goesToMana(const Scope& scope, const Term& term, const Event& event) {
    return comesTo(scope, term, event, manaZone);
}
bool goesToGraveyard(const Scope& scope, const Term& term, const Event& event) {
    return comesTo(scope, term, event, graveyard);
}
bool goesToHand(const Scope& scope, const Term& term, const Event& event) {
    return comesTo(scope, term, event, hand);
}
bool goesToDeck(const Scope& scope, const Term& term, const Event& event) {
    return comesTo(scope, term, event, deck);
}
bool goesToShields(const Scope& scope, const Term& term, const Event& event) {
    return comesTo(scope, term, event, shieldZone);
}
bool isDrawn(const Scope& scope, const Term& term, const Event& event) {
    return isDraw(event) && isLike(scope, term[happens::card], know(scope.position, moved(event)));
}
bool isTakenFrom(const Scope& scope, const Term& term, const Event& event) {
    return event.from.kind == term[comes_to::from].number && event.from != event.to &&
           isLike(scope, term[happens::card], know(scope.position, event.object));
}
bool isDone(const Scope& scope, const Term& term, const Event& event) {
    return event.reason == spellIsDone && isMeant(scope, term[happens::what], event.object);
}
bool losesTheGame(const Scope& scope, const Term& term, const Event& event) {
    return isPlayer(scope, term[happens::player], event.player);
}
/// Whoever pays with it has it discarded by an own effect.
bool discards(const Scope& scope, const Term& term, const Event& event) {
    if (event.reason != discarded || event.to.kind != graveyard ||
        !isPlayer(scope, term[discards_by::player], event.from.player))
        return false;
    if (term[discards_by::by].exists()) {
        const EffectRecord* const effect = findEffect(scope.state(), event.effect);
        if (effect == nullptr || !isPlayer(scope, term[discards_by::by], effect->controller))
            return false;
    }
    return !term[discards_by::card].exists() ||
           isLike(scope, term[discards_by::card], know(scope.position, moved(event)));
}
bool momentComes(const Scope& scope, const Term& term, const Event& event) {
    const MomentReport& moment = moments()[static_cast<std::size_t>(term[at_moment::moment].number)];
    return event.slot == moment.occurrence &&
           (moment.occurrence != occurrences::phaseBegins || event.amount == moment.phase) &&
           (!term[at_moment::player].exists() || isPlayer(scope, term[at_moment::player], event.player));
}

} // namespace takujo::duel_masters::triggers
