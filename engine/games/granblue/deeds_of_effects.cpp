#include "engine/core/scratch.h"
#include "engine/games/granblue/chapters.h"
#include "engine/games/granblue/faults.h"
#include "engine/games/granblue/fields.h"
#include "engine/games/granblue/operators.h"
#include "engine/kit/script/doing/moving_to.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/lasting/continuous.h"
#include "engine/kit/script/reading/done_tracking.h"
#include "engine/kit/script/triggers/triggers.h"

#include <algorithm>

/// What these words do: chapter 10.
namespace takujo::granblue {

namespace {

Scratch<ObjectId> meant(const Scope& scope, const Term& objects) {
    Scratch<ObjectId> found;
    objectsOf(scope, objects, found);
    return found;
}

bool isCard(const Scope& scope, ObjectId id) {
    return record(scope.state(), id).card != CardId::none;
}

/// What lasted on these objects, and is such, is over.
template <class IsSuch>
void endOn(Run& run, const std::vector<ObjectId>& objects, IsSuch isSuch) {
    if (isBroken(faults::whatEndsGoesOn))
        return;
    std::erase_if(run.state.lasting, [&](const LastingEffect& effect) {
        return std::ranges::find(objects, effect.object) != objects.end() && isSuch(effect);
    });
    run.state.settled = false;
    computeCharacteristics(run.state, run.rules, run.cards);
    noticeStates(run);
}

/// 3-5-1: one leader is deployed. Who is deployed onto another leader comes only as that one becomes a card
/// of the leader deck, face up, as in a job change (10-3-3-3); but it is a new card (10-2-2).
void makeWayForLeader(Run& run, const Scope& scope, Event& comes) {
    const auto bothOrNeither = static_cast<std::uint8_t>(1 + indexOf(comes.to.player));
    const ObjectId former = topOf(run.state, comes.to);
    if (!former.exists())
        return;
    Event goes = movedBy(scope, former, zoneOf(run.position().ownerOf(former), leaderDeck));
    goes.flags |= Event::arrivesFaceUp;
    goes.group = bothOrNeither;
    comes.group = bothOrNeither;
    run.propose(goes);
}

/// OPEN 53: one leader is deployed (3-5-1), so that of several of a player only one comes: the first that the
/// rank limit allows.
ObjectId leaderThatComes(const Scope& scope, const Scratch<ObjectId>& all, Player player) {
    const Position& position = scope.position;
    ObjectId first;
    for (const ObjectId id : all) {
        if (!isCard(scope, id) || position.definition(id).type != leader || position.ownerOf(id) != player ||
            record(scope.state(), id).zone.kind == leaderArea)
            continue;
        if (keepsRankLimit(position, player, id, leaderArea,
                           topOf(scope.state(), zoneOf(player, leaderArea))))
            return id;
        first = first.exists() ? first : id;
    }
    return first;
}

void destroyArmorOf(Run& run, const Scope& scope, Player player, ObjectId named = {}) {
    armorIsDue(run, player, named);
    if (countIn(run.state, zoneOf(player, armor)) > 0)
        countAsDone(run.state, scope.effect.id);
}

const Term& termOf(const Run& run, const LastingEffect& effect) {
    const Ability& ability = run.cards[effect.definition].abilities[effect.ability];
    return ability.blocks[effect.block][effect.place];
}

} // namespace

namespace effects {

/// Parts: what, rested. A leader comes to the leader area, a member to the member area; a summon to neither
/// (2-11-2-3, 3-6-1).
Next deployBy(Run& run, const Scope& scope, const Term& term) {
    const Scratch<ObjectId> all = meant(scope, term[deploys::what]);
    for (const ObjectId id : all) {
        if (!isCard(scope, id) || run.position().definition(id).type == summon)
            continue;
        const Zone area = run.position().definition(id).type == leader ? leaderArea : memberArea;
        const Player player = run.position().ownerOf(id);
        if (area == leaderArea && id != leaderThatComes(scope, all, player))
            continue;
        Event event = movedBy(scope, id, zoneOf(player, area), ZoneEnd::bottom);
        if (term[deploys::rested].isTrue())
            event.flags |= Event::arrivesAside;
        if (area == leaderArea)
            makeWayForLeader(run, scope, event);
        run.propose(event);
    }
    return Next::on();
}

Next makeCrystal(Run& run, const Scope& scope, const Term& term) {
    for (const ObjectId id : meant(scope, term[deploys::what])) {
        if (!isCard(scope, id) ||
            (record(run.state, id).zone.kind == crystals && !isBroken(faults::crystalsBecomeCrystals)))
            continue; // 10-12-1
        Event event = movedBy(scope, id, zoneOf(run.position().ownerOf(id), crystals), ZoneEnd::bottom);
        if (term[deploys::rested].isTrue())
            event.flags |= Event::arrivesAside;
        run.propose(event);
    }
    return Next::on();
}

Next jobChange(Run&, const Scope& scope, const Term& term) {
    const Player player = playerOf(scope, term[concerns::player], scope.effect.controller);
    return player == Player::nobody ? Next::on() : changeJob(player);
}
Next uncap(Run&, const Scope& scope, const Term& term) {
    const Player player = playerOf(scope, term[concerns::player], scope.effect.controller);
    return player == Player::nobody ? Next::on() : uncapMember(player);
}

Next knockOut(Run& run, const Scope& scope, const Term& term) {
    for (const ObjectId id : meant(scope, term[affects::what]))
        proposeKnockOut(run, id, scope.effect.source, scope.effect.id);
    return Next::on();
}

/// Parts: player, amount. 9-4-2. It is done at the next check point; "if you did" asks whether it is due
/// then.
Next destroyArmor(Run& run, const Scope& scope, const Term& term) {
    const PlayerSet whose = playersOf(scope, term[destroys_armor::player], scope.effect.controller);
    const std::int32_t times = amountOf(scope, term[destroys_armor::amount], 1);
    for (const Player player : {run.state.turnPlayer, opponentOf(run.state.turnPlayer)})
        for (std::int32_t i = 0; whose.has(player) && i < times; ++i)
            destroyArmorOf(run, scope, player);
    return Next::on();
}

/// Part: what. 9-4-2
Next destroyTheseOfArmor(Run& run, const Scope& scope, const Term& term) {
    for (const ObjectId id : meant(scope, term[affects::what]))
        if (record(run.state, id).zone.kind == armor)
            destroyArmorOf(run, scope, record(run.state, id).zone.player, id);
    return Next::on();
}

/// Parts: of, number. OPEN 48: chips are no effects, and go on; so does what is always so.
Next backToOriginal(Run& run, const Scope& scope, const Term& term) {
    const auto numbers = static_cast<std::uint32_t>(term[back_to_original::number].number);
    endOn(run, meant(scope, term[back_to_original::of]), [&](const LastingEffect& effect) {
        const Term& lasts = termOf(run, effect);
        return scope.vocabulary().effects[lasts.op].modify == modifiers::number &&
               (numbers >> static_cast<unsigned>(lasts.number) & 1U) != 0;
    });
    return Next::on();
}

/// Part: of. 10-10-2-1
Next negateReceived(Run& run, const Scope& scope, const Term& term) {
    endOn(run, meant(scope, term[lasting::of]), [](const LastingEffect&) { return true; });
    return Next::on();
}

} // namespace effects

} // namespace takujo::granblue
