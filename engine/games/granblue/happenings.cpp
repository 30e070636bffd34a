#include "engine/core/links.h"
#include "engine/core/scratch.h"
#include "engine/games/granblue/chapters.h"
#include "engine/games/granblue/fields.h"
#include "engine/games/granblue/operators.h"
#include "engine/kit/script/doing/damage.h"

#include <algorithm>

/// When automatic effects are triggered: 8-7.
namespace takujo::granblue {

/// 8-7-4-1-1: at the card where everybody sees it; 8-7-4-1-2: at what was in the member area, and at what
/// changes its master, as it was; 8-7-4-1-3: else as it is now. Without such a rule, it is the other way
/// round.
bool looksBack(const Position& position, const Event& event) {
    const auto isOpen = [&](ZoneId zone) {
        return position.rules.zone(zone).visibility == Visibility::everyone;
    };
    const auto isSo = [&](Policy policy) { return position.rules.policy(policy) != 0; };
    if (isOpen(event.from) != isOpen(event.to))
        return isOpen(event.from) == isSo(publicStateCounts);
    if (!isOpen(event.from))
        return false;
    if (event.from.kind == memberArea || event.from.player != event.to.player)
        return isSo(memberStateCounts);
    return !isSo(laterStateCounts);
}

namespace triggers {

namespace {

bool isMeant(const Scope& scope, const Term& objects, ObjectId id) {
    return id.exists() && means(scope, objects, know(scope.position, id));
}
bool isPlayer(const Scope& scope, const Term& players, Player player) {
    return playersOf(scope, players, scope.effect.controller).has(player);
}
bool happensTo(const Scope& scope, const Term& term, const Event& event, Occurrence what) {
    return event.slot == what && isMeant(scope, term[happens::what], event.object);
}
/// What moved, as the trigger looks at it.
ObjectId moved(const Event& event) {
    return event.became.exists() ? event.became : event.object;
}
bool comesTo(const Scope& scope, const Term& term, const Event& event, Zone zone) {
    return event.to.kind == zone &&
           (!term[comes_to::from].exists() || event.from.kind == term[comes_to::from].number) &&
           isLike(scope, term[happens::card], know(scope.position, moved(event)));
}

} // namespace

bool momentComes(const Scope& scope, const Term& term, const Event& event) {
    const MomentReport& moment = moments()[static_cast<std::size_t>(term[at_moment::moment].number)];
    return event.slot == moment.occurrence &&
           (moment.occurrence != occurrences::phaseBegins || event.amount == moment.phase) &&
           (!term[at_moment::player].exists() || isPlayer(scope, term[at_moment::player], event.player));
}
/// Whoever follows up attacks as well (7-2-1-3-2-1).
bool attacks(const Scope& scope, const Term& term, const Event& event) {
    return (static_cast<std::uint32_t>(event.amount) & isAttackCard) != 0 &&
           isMeant(scope, term[happens::what], event.object);
}
bool isAttacked(const Scope& scope, const Term& term, const Event& event) {
    return (static_cast<std::uint32_t>(event.amount) & isBattleOpponent) != 0 &&
           isMeant(scope, term[happens::what], event.object);
}
bool isUncapped(const Scope& scope, const Term& term, const Event& event) {
    return happensTo(scope, term, event, granblue::isUncapped);
}
bool jobChanges(const Scope& scope, const Term& term, const Event& event) {
    return happensTo(scope, term, event, hasJobChanged);
}
/// OPEN 14: whoever is saved by a level card has not been knocked out, and the card has another reason to go.
bool isKnockedOut(const Scope& scope, const Term& term, const Event& event) {
    return event.reason == knockedOut && event.from.kind == memberArea && event.to.kind != memberArea &&
           isMeant(scope, term[happens::what], event.object);
}
bool usesOugi(const Scope& scope, const Term& term, const Event& event) {
    return happensTo(scope, term, event, granblue::usesOugi);
}
bool armorIsDestroyed(const Scope& scope, const Term& term, const Event& event) {
    return event.slot == armorDestroyed && isPlayer(scope, term[happens::player], event.player);
}
/// One card of a unit does not count: the member is still there.
bool putIntoGauge(const Scope& scope, const Term& term, const Event& event) {
    return event.from.kind == memberArea && event.to.kind == gauge && !event.has(Event::ofUnit) &&
           isMeant(scope, term[happens::what], event.object);
}
/// Also from the gauge of the other player, which is another zone (3-1-1).
bool goesToGauge(const Scope& scope, const Term& term, const Event& event) {
    return comesTo(scope, term, event, gauge);
}
/// Parts: what, whom. Of several attack cards, each.
bool knocksOut(const Scope& scope, const Term& term, const Event& event) {
    return event.reason == knockedOut && event.from.kind == memberArea &&
           std::ranges::any_of(dealersOf(scope.position, event),
                               [&](ObjectId id) { return isMeant(scope, term[happens::what], id); }) &&
           (!term[knocks_out::whom].exists() || isMeant(scope, term[knocks_out::whom], event.object));
}
bool followsUp(const Scope& scope, const Term& term, const Event& event) {
    return happensTo(scope, term, event, granblue::followsUp);
}
/// 10-12-1: what is a crystal already becomes none, whosever it is then.
bool becomesCrystal(const Scope& scope, const Term& term, const Event& event) {
    return event.from.kind != crystals && comesTo(scope, term, event, crystals);
}
bool turnsFace(const Scope& scope, const Term& term, const Event& event) {
    return event.slot == term[is_turned::to].number &&
           record(scope.state(), event.object).zone.kind == gauge &&
           isLike(scope, term[happens::card], know(scope.position, event.object));
}

/// Parts: what, to. Who deals it may have gone, and several may deal it together.
bool dealsDamage(const Scope& scope, const Term& term, const Event& event) {
    return std::ranges::any_of(dealersOf(scope.position, event),
                               [&](ObjectId id) { return isMeant(scope, term[happens::what], id); }) &&
           (!term[deals::to].exists() || isMeant(scope, term[deals::to], event.object));
}

} // namespace triggers

std::int32_t levelsOf(const State& state, ObjectId member) {
    std::int32_t count = 0;
    for (const Link& link : state.links)
        if (link.host == member && link.isInside() && record(state, link.guest).isFaceDown())
            ++count;
    return count;
}

namespace amounts {

/// What is printed, whatever effects have made of it; of several, the sum.
template <Number number>
std::int32_t original(const Scope& scope, const Term& term) {
    Scratch<ObjectId> found;
    objectsOf(scope, term[operand::of], found);
    std::int32_t sum = 0;
    for (const ObjectId id : found) {
        const Known known = know(scope.position, id);
        if (!known.hasNumber(number))
            continue;
        const bool isPrinted = scope.position.rules.policy(originalsArePrinted) != 0;
        sum += isPrinted ? scope.position.definition(id).numbers[number] : known.number(number);
    }
    return sum;
}
std::int32_t originalRank(const Scope& scope, const Term& term) {
    return original<rank>(scope, term);
}
std::int32_t originalHp(const Scope& scope, const Term& term) {
    return original<hp>(scope, term);
}
std::int32_t originalAttack(const Scope& scope, const Term& term) {
    return original<attackPower>(scope, term);
}

std::int32_t levels(const Scope& scope, const Term& term) {
    Scratch<ObjectId> found;
    objectsOf(scope, term[operand::of], found);
    std::int32_t count = 0;
    for (const ObjectId id : found)
        count += levelsOf(scope.state(), id);
    return count;
}

} // namespace amounts

} // namespace takujo::granblue
