#include "engine/kit/occurrence.h"
#include "engine/kit/script/doing/damage.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/in_play.h"
#include "engine/kit/script/reading/scope.h"
#include "engine/kit/units.h"

#include <algorithm>

/// What abilities of most games react to. Their words are the games'.
namespace takujo::triggers {

namespace {

bool isMeant(const Scope& scope, const Term& objects, ObjectId id) {
    return id.exists() && means(scope, objects, know(scope.position, id));
}
/// What moved, as it is now.
ObjectId moved(const Event& event) {
    return event.became.exists() ? event.became : event.object;
}
bool isInPlay(const Scope& scope, ZoneId zone) {
    return zone.exists() && takujo::isInPlay(scope.position.rules, zone.kind);
}
const ScriptTables& tablesOf(const Scope& scope) {
    return scope.position.rules.tables().script;
}
bool isPlayer(const Scope& scope, const Term& players, Player player) {
    return playersOf(scope, players, scope.effect.controller).has(player);
}

} // namespace

/// Onto or under a unit nothing enters, unless its role says so; what comes off one does.
bool enters(const Scope& scope, const Term& term, const Event& event) {
    return isInPlay(scope, event.to) && (!isInPlay(scope, event.from) || event.has(Event::ofUnit)) &&
           (!event.host.exists() || entersAsHost(scope.position.rules.tables(), event)) &&
           isMeant(scope, term[happens::what], moved(event));
}
/// The event's player is whoever chooses.
bool isChosen(const Scope& scope, const Term& term, const Event& event) {
    const std::uint8_t choosing = tablesOf(scope).choosingIs;
    return choosing != 0 && event.slot == choosing && isMeant(scope, term[is_chosen::what], event.object) &&
           (!term[is_chosen::by].exists() || isPlayer(scope, term[is_chosen::by], event.player));
}
/// One card of a unit does not leave: the unit is still there. It may be that the unit leaves with it.
bool leaves(const Scope& scope, const Term& term, const Event& event) {
    return isInPlay(scope, event.from) && !isInPlay(scope, event.to) && isWholeObject(event) &&
           isMeant(scope, term[happens::what], subjectOf(scope.state(), event));
}
bool isPutAway(const Scope& scope, const Term& term, const Event& event) {
    return isInPlay(scope, event.from) && event.to.kind == tablesOf(scope).away && isWholeObject(event) &&
           isMeant(scope, term[happens::what], subjectOf(scope.state(), event));
}
/// Part: card; what is known of it before or after, as the trigger is looked at.
bool goesAway(const Scope& scope, const Term& term, const Event& event) {
    return event.to.kind == tablesOf(scope).away && event.from.kind != event.to.kind &&
           isLike(scope, term[happens::card], know(scope.position, moved(event)));
}
bool discards(const Scope& scope, const Term& term, const Event& event) {
    return event.from.kind == tablesOf(scope).hand && event.to.kind == tablesOf(scope).away &&
           isPlayer(scope, term[plays::player], event.from.player) &&
           (!term[plays::card].exists() ||
            isLike(scope, term[plays::card], know(scope.position, moved(event))));
}
bool draws(const Scope& scope, const Term& term, const Event& event) {
    return event.from.kind == tablesOf(scope).deck && event.to.kind == tablesOf(scope).hand &&
           event.source == ObjectId{} && isPlayer(scope, term[happens::player], event.to.player);
}
bool happensTo(const Scope& scope, const Term& term, const Event& event) {
    return isMeant(scope, term[happens::what], subjectOf(scope.state(), event));
}

namespace {

/// Where damage comes from, in the order of the words that a game has for it.
enum DamageSource : std::uint8_t { combat, effects };

bool comesFrom(const Term& source, const Event& event) {
    return !source.exists() ||
           event.cause == (source.number == DamageSource::combat ? Cause::combat : Cause::effect);
}

} // namespace

/// Parts: what, by, from (combat or effects).
bool isDealtDamage(const Scope& scope, const Term& term, const Event& event) {
    const auto isLikeThat = [&](const Term& by) {
        return event.source.exists() &&
               std::ranges::any_of(dealersOf(scope.position, event),
                                   [&](ObjectId id) { return isLike(scope, by, know(scope.position, id)); });
    };
    return isMeant(scope, term[happens::what], event.object) && comesFrom(term[is_dealt::from], event) &&
           (!term[is_dealt::by].exists() || isLikeThat(term[is_dealt::by]));
}
/// Parts: what, to, from (combat or effects). Who deals it may have gone, and several may deal it together.
bool dealsDamage(const Scope& scope, const Term& term, const Event& event) {
    return std::ranges::any_of(dealersOf(scope.position, event),
                               [&](ObjectId id) { return isMeant(scope, term[happens::what], id); }) &&
           comesFrom(term[deals::from], event) &&
           (!term[deals::to].exists() || isMeant(scope, term[deals::to], event.object));
}
bool getsCounter(const Scope& scope, const Term& term, const Event& event) {
    return isMeant(scope, term[happens::what], event.object) &&
           (!term[gets_counter::named].exists() ||
            static_cast<TextKey>(term[gets_counter::named].number) == event.name);
}
/// The event has been performed: none of them is left.
bool losesLastCounter(const Scope& scope, const Term& term, const Event& event) {
    const auto isLeft = [&](const CounterRecord& counter) {
        return counter.object == event.object && counter.name == event.name;
    };
    return std::ranges::none_of(scope.state().counters, isLeft) && getsCounter(scope, term, event);
}

bool isPlayed(const Scope& scope, const Term& term, const Event& event) {
    return event.slot == occurrences::isPlayed && isPlayer(scope, term[plays::player], event.player) &&
           (!term[plays::card].exists() ||
            isLike(scope, term[plays::card], know(scope.position, event.object)));
}
bool passes(const Scope& scope, const Term& term, const Event& event) {
    return event.slot == occurrences::passes && isPlayer(scope, term[happens::player], event.player);
}
bool phaseBegins(const Scope& scope, const Term& term, const Event& event) {
    return event.slot == occurrences::phaseBegins &&
           tablesOf(scope).isThePhase(event.amount, term[phase_begins::phase].number) &&
           (!term[phase_begins::player].exists() ||
            isPlayer(scope, term[phase_begins::player], event.player));
}

} // namespace takujo::triggers
