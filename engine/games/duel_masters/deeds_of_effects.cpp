#include "engine/games/duel_masters/chapters.h"
#include "engine/games/duel_masters/evolving.h"
#include "engine/games/duel_masters/faults.h"
#include "engine/games/duel_masters/fields.h"
#include "engine/games/duel_masters/operators.h"
#include "engine/kit/marks.h"
#include "engine/kit/script/doing/moving_to.h"
#include "engine/kit/script/language/operators.h"

#include <algorithm>

/// What these words do: 701; and what they ask of cards.
namespace takujo::duel_masters {

namespace {

Scratch<ObjectId> meant(const Scope& scope, const Term& objects) {
    Scratch<ObjectId> found;
    objectsOf(scope, objects, found);
    return found;
}

} // namespace

namespace effects {

Next destroy(Run& run, const Scope& scope, const Term& term) {
    for (const ObjectId id : meant(scope, term[affects::what]))
        if (record(run.state, id).zone.kind == battleZone)
            proposeDestruction(run, id, scope.effect.source, scope.effect.id);
    return Next::on();
}

Next putIntoMana(Run& run, const Scope& scope, const Term& term) {
    for (const ObjectId id : meant(scope, term[puts_into_mana::what])) {
        Event goes = movedBy(scope, id, zoneOf(run.position().ownerOf(id), manaZone), ZoneEnd::bottom);
        if (term[puts_into_mana::tapped].number != 0)
            goes.flags |= Event::arrivesAside;
        if (term[puts_into_mana::faceDown].isTrue())
            goes.flags |= Event::arrivesFaceDown;
        run.propose(goes);
    }
    return Next::on();
}

/// 605.3: on the side of whoever puts them there.
Next putIntoBattleZone(Run& run, const Scope& scope, const Term& term) {
    const Scratch<ObjectId> cards = meant(scope, term[puts_into_battle_zone::what]);
    const bool isBlocking = term[puts_into_battle_zone::blocking].isTrue();
    if (isBlocking ||
        std::ranges::any_of(cards, [&](ObjectId id) { return saysBases(run.position().definition(id)); })) {
        const bool isTapped = term[puts_into_battle_zone::tapped].number != 0;
        const std::int32_t how =
            (isTapped ? entering_::isTapped : 0) | (isBlocking ? entering_::comesBlocking : 0);
        return enterBattleZone(run, cards,
                               {scope.effect.controller, how, scope.effect.id, scope.effect.source});
    }
    for (const ObjectId id : cards) {
        Event comes = movedBy(scope, id, zoneOf(scope.effect.controller, battleZone), ZoneEnd::bottom);
        if (term[puts_into_battle_zone::tapped].number != 0)
            comes.flags |= Event::arrivesAside;
        run.propose(comes);
    }
    return Next::on();
}

Next addAsShield(Run& run, const Scope& scope, const Term& term) {
    for (const ObjectId id : meant(scope, term[adds_as_shield::what])) {
        if (record(run.state, id).card == CardId::none)
            continue;
        Event goes = movedBy(scope, id, zoneOf(run.position().ownerOf(id), shieldZone), ZoneEnd::bottom);
        if (term[adds_as_shield::faceUp].isTrue())
            goes.flags |= Event::arrivesFaceUp;
        run.propose(goes);
    }
    return Next::on();
}

/// 303.3c
Next crossGears(Run& run, const Scope& scope, const Term& term) {
    return isBroken(faults::textsCrossNothing) ? Next::on() : takujo::effects::attach(run, scope, term);
}

/// 701.14a, 701.14c: by the card whose text it is, unless it names another.
Next breakShields(Run& run, const Scope& scope, const Term& term) {
    const Player whose = term[breaks_shields::player].exists()
                             ? playerOf(scope, term[breaks_shields::player], scope.effect.controller)
                             : opponentOf(scope.effect.controller);
    const std::int32_t amount = amountOf(scope, term[breaks_shields::amount], 1);
    const Term& by = term[breaks_shields::by];
    const ObjectId breaker = by.exists() ? objectOf(scope, by) : scope.effect.source;
    if (by.exists() && !lives(run.state, breaker))
        return Next::on();
    return Next::call(breaking, {packed(breaker), static_cast<std::int32_t>(whose), amount, scope.effect.id});
}

/// 701.14b
Next takeShields(Run& run, const Scope& scope, const Term& term) {
    constexpr std::int32_t ofNobody = -1;
    std::int32_t whose = ofNobody;
    for (const ObjectId id : meant(scope, term[affects::what])) {
        const ObjectRecord& shield = record(run.state, id);
        if (shield.zone.kind != shieldZone)
            continue;
        const auto its = static_cast<std::int32_t>(shield.zone.player);
        whose = whose == ofNobody || whose == its ? its : ofBoth;
        proposeTaking(run, id, scope.effect.source, scope.effect.id);
    }
    return whose == ofNobody ? Next::on()
                             : Next::call(shieldsToHand, {whose, takenFromShields,
                                                          term[takes_shields::silently].isTrue() ? 1 : 0});
}

/// 101.4e: the battle is a part of the text.
Next battle(Run& run, const Scope& scope, const Term& term) {
    const ObjectId one = objectOf(scope, term[has_battle::of]);
    const ObjectId other = objectOf(scope, term[has_battle::with]);
    if (!lives(run.state, one) || !lives(run.state, other) || one == other)
        return Next::on();
    return Next::call(battling, {packed(one), packed(other), 1});
}

/// 505.6
Next removeFromAttack(Run& run, const Scope& scope, const Term& term) {
    constexpr std::uint32_t all = isAttacking | isAttacked | isBlocking | wasBlocked;
    for (const ObjectId id : meant(scope, term[affects::what]))
        if (hasMark(run.state, id, all))
            proposeUnmark(run, id, all);
    return Next::on();
}

} // namespace effects

} // namespace takujo::duel_masters
