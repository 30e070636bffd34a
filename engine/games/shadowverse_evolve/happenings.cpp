#include "engine/games/shadowverse_evolve/chapters.h"
#include "engine/games/shadowverse_evolve/faults.h"
#include "engine/games/shadowverse_evolve/fields.h"
#include "engine/games/shadowverse_evolve/operators.h"
#include "engine/kit/marks.h"
#include "engine/kit/play/playing.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/lasting/continuous.h"

/// What automatic abilities wait for: 10.7, and the keywords of chapter 12 that are such.
namespace takujo::shadowverse_evolve::triggers {

namespace {

bool isMeant(const Scope& scope, const Term& objects, ObjectId id) {
    return id.exists() && means(scope, objects, know(scope.position, id));
}
bool isThis(const Scope& scope, ObjectId id) {
    return id.exists() && id == scope.effect.source;
}

} // namespace

/// Tokens come to be on the field as cards are put there, and leave it when they are erased.
bool isToldOfTokens(const Event& event) {
    return (event.kind != EventKind::create || !isBroken(faults::tokensDoNotEnter)) &&
           (event.kind != EventKind::erase || !isBroken(faults::tokensDoNotLeave));
}
/// 10.10.3: what would replace the coming of cards looks at them as they will be there.
bool isYetToCome(const Scope& scope, const Event& event) {
    return event.kind == EventKind::move && !event.became.exists() && !event.host.exists() &&
           (event.to.kind == field || event.to.kind == exArea) && lives(scope.state(), event.object) &&
           record(scope.state(), event.object).links == 0 && !isBroken(faults::replacementsLookBack);
}
bool looksAhead(const Scope& scope, const Term& objects, const Event& event) {
    return objects.sort == Sort::objects && static_cast<ObjectsOp>(objects.op) == ObjectsOp::each &&
           isYetToCome(scope, event);
}
/// Whether that trigger is met in the position in which the card has come.
bool isMetThen(const Scope& scope, const Term& term, const Event& event, TriggerMeaning matches) {
    State then = scope.state();
    Event done = event;
    done.became = moveObject(then, event.object, event.to, event.landing, event.to.player);
    computeCharacteristics(then, scope.position.rules, scope.position.cards);
    return matches({{then, scope.position.rules, scope.position.cards}, scope.effect, scope.ability}, term,
                   done);
}
bool enters(const Scope& scope, const Term& term, const Event& event) {
    return isToldOfTokens(event) && (looksAhead(scope, term[happens::what], event)
                                         ? isMetThen(scope, term, event, takujo::triggers::enters)
                                         : takujo::triggers::enters(scope, term, event));
}
bool leaves(const Scope& scope, const Term& term, const Event& event) {
    return isToldOfTokens(event) && takujo::triggers::leaves(scope, term, event);
}
/// 12.4.3: from wherever but a field.
bool fanfare(const Scope& scope, const Term&, const Event& event) {
    if (isBroken(faults::fanfareIsNotNoticed) || !isToldOfTokens(event))
        return false;
    return event.to.kind == field && event.from.kind != field && isThis(scope, event.became);
}
/// 12.5.3
bool lastWords(const Scope& scope, const Term&, const Event& event) {
    return !isBroken(faults::lastWordsAreNotNoticed) && event.from.kind == field &&
           event.to.kind == cemetery && isThis(scope, event.object);
}
/// 12.7.2
bool strikes(const Scope& scope, const Term&, const Event& event) {
    return !isBroken(faults::strikesAreNotNoticed) &&
           (static_cast<std::uint32_t>(event.amount) & isAttacking) != 0 && isThis(scope, event.object);
}
bool attacks(const Scope& scope, const Term& term, const Event& event) {
    return (static_cast<std::uint32_t>(event.amount) & isAttacking) != 0 &&
           isMeant(scope, term[happens::what], event.object);
}
/// 5.5.1: from the field to the cemetery, for no other reason. What bane destroys, an ability does
/// (11.3.2.1).
bool isDestroyed(const Scope& scope, const Term& term, const Event& event) {
    return event.reason == shadowverse_evolve::isDestroyed && event.from.kind == field &&
           event.to.kind == cemetery &&
           (!term[is_destroyed::from].exists() || event.cause == Cause::effect) &&
           isMeant(scope, term[happens::what], event.object);
}
/// 5.4.3: what is played comes from the zone from which it was played, by way of the resolution zone.
std::uint8_t whereItCameFrom(const State& state, const Event& event) {
    if (event.from.kind != resolution || event.to.kind != field || isBroken(faults::originsAreForgotten))
        return event.from.kind;
    for (const Frame& frame : state.frames)
        if (frame.procedure == playing_ && unpackedObject(frame.locals[playing::played]) == event.object)
            return static_cast<std::uint8_t>(frame.locals[playing::how]);
    return event.from.kind;
}
/// Parts: card, to, from. What is known of it before or after, as the trigger looks at it (10.7.4.1).
bool goesTo(const Scope& scope, const Term& term, const Event& event) {
    if (event.to.kind != term[goes_somewhere::to].number || event.from.kind == event.to.kind)
        return false;
    if (scope.ability.kind == AbilityKind::replacement && isYetToCome(scope, event))
        return isMetThen(scope, term, event, goesTo);
    return (!term[goes_somewhere::from].exists() ||
            whereItCameFrom(scope.state(), event) == term[goes_somewhere::from].number) &&
           isLike(scope, term[happens::card],
                  know(scope.position, event.became.exists() ? event.became : event.object));
}
/// 5.13.3: where damage comes from, in the order of the words for it.
enum SortOfDamage : std::uint8_t { ofAttack, ofAbilities, ofClash };

/// Attack damage is what the attacker deals to its target; clash damage, what the two deal to each other;
/// ability damage, all the rest.
bool isOfSort(const Scope& scope, const Term& sort, const Event& event) {
    if (!sort.exists() || isBroken(faults::sortsOfDamageAreAlike))
        return true;
    const State& state = scope.state();
    const bool isOfFight = event.cause == Cause::combat;
    switch (static_cast<SortOfDamage>(sort.number)) {
    case ofAttack:
        return isOfFight && lives(state, event.source) && hasMark(state, event.source, isAttacking);
    case ofAbilities:
        return !isOfFight;
    case ofClash:
        return isOfFight && lives(state, event.object) && record(state, event.object).zone.kind == field;
    }
    return false;
}
Term withoutPart(const Term& term, std::size_t part) {
    Term plain = term;
    plain.parts[part] = Term{};
    return plain;
}
bool isDealtDamage(const Scope& scope, const Term& term, const Event& event) {
    return isOfSort(scope, term[is_dealt::from], event) &&
           takujo::triggers::isDealtDamage(scope, withoutPart(term, is_dealt::from.part), event);
}
bool dealsDamage(const Scope& scope, const Term& term, const Event& event) {
    return isOfSort(scope, term[deals::from], event) &&
           takujo::triggers::dealsDamage(scope, withoutPart(term, deals::from.part), event);
}

/// Each of the two has clashed (8.4.9.2).
bool clashes(const Scope& scope, const Term& term, const Event& event) {
    return event.slot == hasClashed && (isMeant(scope, term[happens::what], event.object) ||
                                        isMeant(scope, term[happens::what], event.source));
}
/// 6.2.1.12
bool beginsTheGame(const Scope&, const Term&, const Event& event) {
    return event.slot == gameBegins;
}
bool leaderGains(const Scope& scope, const Term& term, const Event& event) {
    return event.slot == leaderHealth && event.amount > 0 &&
           !isBroken(faults::changesOfHealthAreNotNoticed) &&
           playersOf(scope, term[happens::player], scope.effect.controller).has(event.player);
}
/// By damage or otherwise.
bool leaderLoses(const Scope& scope, const Term& term, const Event& event) {
    const PlayerSet whose = playersOf(scope, term[happens::player], scope.effect.controller);
    if (event.kind == EventKind::changeValue)
        return event.slot == leaderHealth && event.amount < 0 &&
               !isBroken(faults::changesOfHealthAreNotNoticed) && whose.has(event.player);
    if (!lives(scope.state(), event.object))
        return false;
    const ZoneId zone = record(scope.state(), event.object).zone;
    return zone.kind == leaderArea && whose.has(zone.player);
}

} // namespace takujo::shadowverse_evolve::triggers
