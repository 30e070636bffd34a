#include "engine/games/granblue/chapters.h"
#include "engine/games/granblue/fields.h"
#include "engine/games/granblue/operators.h"
#include "engine/kit/rules/characteristics.h"
#include "engine/kit/script/doing/moving_to.h"
#include "engine/kit/script/following/doable.h"

/// 8-10-3: what may be done instead of something has to be possible.
namespace takujo::granblue {

namespace {

template <Zone zone, ZoneEnd landing = ZoneEnd::top>
constexpr EffectMeaning goesTo =
    takujo::effects::goTo<takujo::effects::MoveTarget{.zone = zone, .landing = landing}>;

bool hasCards(const Scope& scope, Player player, Zone zone, std::int32_t amount) {
    return player != Player::nobody &&
           static_cast<std::int32_t>(countIn(scope.state(), zoneOf(player, zone))) >= amount;
}

bool canDestroyArmor(const Scope& scope, const Term& act) {
    const PlayerSet whose = playersOf(scope, act[destroys_armor::player], scope.effect.controller);
    return std::ranges::none_of(bothPlayers, [&](Player player) {
        return whose.has(player) &&
               !hasCards(scope, player, armor, amountOf(scope, act[destroys_armor::amount], 1));
    });
}

bool canPutTop(const Scope& scope, const Term& act) {
    return hasCards(scope, playerOf(scope, act[puts_top::player], scope.effect.controller), deck,
                    amountOf(scope, act[puts_top::amount]));
}

/// 1-3-2-1: what lies there already is not put there. OPEN 13: a leader that has armor is not knocked out.
bool canBeDoneTo(const Scope& scope, EffectMeaning follow, ObjectId card) {
    const ZoneId zone = record(scope.state(), card).zone;
    if (follow == effects::knockOut)
        return zone.kind == memberArea ||
               (zone.kind == leaderArea && !hasCards(scope, zone.player, armor, 1));
    if (follow == goesTo<gauge>)
        return zone.kind != gauge;
    if (follow == goesTo<hand, ZoneEnd::bottom>)
        return zone.kind != hand;
    if (follow == goesTo<armor>)
        return zone.kind != armor;
    if (follow == effects::destroyTheseOfArmor)
        return zone.kind == armor;
    if (follow == effects::makeCrystal)
        return zone.kind != crystals; // 10-12-1
    if (follow == effects::deployBy)
        return zone.kind != memberArea && zone.kind != leaderArea &&
               scope.position.definition(card).type != summon;
    if (follow == takujo::effects::turnUpright)
        return !cannot(scope.state(), card, toBecomeActive);
    return true;
}

} // namespace

bool canDoInstead(const Scope& scope, const Term& act, ObjectId to) {
    const EffectMeaning follow = scope.vocabulary().effects[act.op].follow;
    if (follow == effects::destroyArmor)
        return canDestroyArmor(scope, act);
    if (follow == takujo::effects::putTop)
        return canPutTop(scope, act);
    return (!to.exists() || canBeDoneTo(scope, follow, to)) && canUsuallyBeDone(scope, act, to);
}

} // namespace takujo::granblue
