#include "engine/core/links.h"
#include "engine/games/duel_masters/chapters.h"
#include "engine/games/duel_masters/faults.h"
#include "engine/kit/arrivals.h"
#include "engine/kit/drawing.h"
#include "engine/kit/passage.h"
#include "engine/kit/rules/characteristics.h"
#include "engine/kit/script/reading/scope.h"

#include <bit>

/// Chapter 4: zones, and how cards come to them and leave them.
namespace takujo::duel_masters {

namespace {

/// 106.2b: a card of two civilizations or more.
bool isMulticolour(std::uint32_t its) {
    return std::popcount(its) > 1;
}

/// 405.1, with the civilizations that it has as it arrives (603.5b); face down, it has none (405.4).
void multicolourArrivesTapped(const Position& position, Event& event) {
    if (comesInto(event, manaZone) && !event.has(Event::arrivesFaceDown) &&
        position.rules.policy(multicolourTapped) != 0 &&
        isMulticolour(setItEntersWith(position, event, civilizations)))
        event.flags |= Event::arrivesAside;
}

/// 400.5b: as anything arrives.
void arrivesUntapped(const Position& position, Event& event) {
    if (isBroken(faults::turnedAsItWas) && comesInto(event, battleZone) &&
        record(position.state, event.object).isAside())
        event.flags |= Event::arrivesAside;
}

/// 400.1: whatever moves a card, it goes to its owner's zone. On the table, too: the mana zone is one for
/// each player.
void goesToOwnersMana(const Position& position, Event& event) {
    if (event.to.kind == manaZone)
        event.to.player = position.ownerOf(event.object);
}

/// Only where that is broken: one card stands for all of an object (109.2a), or its top card for the whole
/// (316.3).
[[maybe_unused]] void takeOthersAlong(const Position& position, Event& event) {
    if (event.kind != EventKind::move || event.from.kind != battleZone)
        return;
    const ObjectId top = cardReadOf(position.state, event.object);
    if (isBroken(faults::cardsTakeTheirObjectsAlong) && event.has(Event::ofUnit))
        event.object = hostOf(position.state, event.object);
    else if (isBroken(faults::objectsAreTheirTops) && top.exists())
        event.object = top;
    else
        return;
    findObject(position, event);
}

bool isOutOfBattleZone(const Event& event) {
    return event.kind == EventKind::move && event.from.kind == battleZone && event.to.kind != battleZone;
}
/// 700.3
bool cannotBeDestroyed(const Position& position, const Event& event) {
    return isOutOfBattleZone(event) && event.reason == destroyed &&
           cannot(position.state, subjectOf(position.state, event), toBeDestroyed | toLeave);
}
bool cannotLeave(const Position& position, const Event& event) {
    return isOutOfBattleZone(event) && cannot(position.state, subjectOf(position.state, event), toLeave);
}
/// 105.4a: of what lies in the battle zone, creatures and tamaseeds alone are tapped.
bool isNeverTapped(const Position& position, const Event& event) {
    if (record(position.state, event.object).zone.kind != battleZone || isBroken(faults::switchedFieldsTap))
        return false;
    if (isBroken(faults::gearsTurnWithTheirBearers) && isBearer(position.state, event.object))
        return true;
    const CardType type = static_cast<CardType>(position.definition(event.object).type);
    return type != creature && type != tamaseed;
}
/// 801.4d: what has become something else lies upright whatever holds it.
bool isKeptTapped(const Position& position, const Event& event) {
    const CardType type = static_cast<CardType>(position.definition(event.object).type);
    const bool isTapped =
        record(position.state, event.object).zone.kind != battleZone || type == creature || type == tamaseed;
    return isTapped && cannotTurnUpright<toUntap>(position, event);
}
/// 409.2a: a card that is put where it lies is not put there. In a deck, another place is meant.
bool liesThereAlready(const Position& position, const Event& event) {
    const bool isGoing = event.reason == spellIsDone && position.rules.policy(spellsOutOfGraveyardGo) != 0;
    return event.from == event.to && event.from.kind != deck && !isGoing && !event.host.exists() &&
           !event.has(Event::ofUnit);
}

/// 409.2b: a spell out of the graveyard goes there again, so that what replaces that applies; if nothing
/// does, it has not moved.
bool staysInGraveyard(const Position&, const Event& event) {
    return event.from == event.to && event.reason == spellIsDone;
}

} // namespace

/// In the order of `Zone`.
std::vector<ZoneSpec> zones() {
    return {
        {.word = "deck", .visibility = Visibility::nobody, .ordered = true, .rule = "400.2b 401.2"},
        {.word = "hand", .visibility = Visibility::owner, .rule = "400.2b 400.2c 400.2d 400.2e 400.5a 402.3"},
        {.word = "battle zone", .table = true, .rule = "400.2a"},
        {.word = "mana zone",
         .table = true,
         .rule = "400.2a 405.2 405.5",
         .faceDown = Visibility::owner,
         .blank = true},
        {.word = "graveyard", .rule = "400.2a 404.2"},
        {.word = "shield zone",
         .visibility = Visibility::nobody,
         .ordered = true,
         .rule = "400.2b 400.2e 400.5a 406.2",
         .single = true},
        {.word = "hyperspatial zone", .rule = "400.2a"},
        {.word = "super gr zone", .visibility = Visibility::nobody, .ordered = true, .rule = "400.2b"}};
}

std::vector<Arrival> arrivals() {
    constexpr std::uint32_t moves = only(EventKind::move);
    return {{.rule = {}, .apply = goesToItsOwner, .kinds = moves},
            {.rule = {}, .apply = goesToOwnersMana, .kinds = moves},
            {.rule = {}, .apply = takeOthersAlong, .kinds = moves},
            {.rule = {}, .apply = arrivesUntapped, .kinds = moves},
            {.rule = {}, .apply = multicolourArrivesTapped, .kinds = moves},
            {.rule = "110.4f", .apply = entersAsideByText<battleZone>, .kinds = moves}};
}

std::vector<Prohibition> prohibitions() {
    constexpr std::uint32_t moves = only(EventKind::move);
    std::vector<Prohibition> all{
        {.rule = "700.3", .forbids = cannotBeDestroyed, .kinds = moves},
        {.rule = "700.3", .forbids = cannotLeave, .kinds = moves},
        {.rule = "105.4a", .forbids = isNeverTapped, .kinds = only(EventKind::turnAside)},
        {.rule = "409.2a", .forbids = liesThereAlready, .kinds = moves},
        {.rule = "409.2", .forbids = staysInGraveyard, .kinds = moves, .atLast = true},
        {.rule = "114.6a", .forbids = drawing::takesWhatIsApart, .kinds = moves, .atLast = true},
        {.rule = "101.2", .forbids = isKeptTapped, .kinds = only(EventKind::turnUpright)},
        {.rule = "801.1a", .forbids = comesWithoutBase, .kinds = moves}};
    for (const Prohibition& prohibition : prohibitionsOfCrossing())
        all.push_back(prohibition);
    return all;
}

} // namespace takujo::duel_masters
