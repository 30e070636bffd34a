#include "engine/games/duel_masters/chapters.h"
#include "engine/kit/arrivals.h"
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

/// 405.1, with the civilizations that it has as it arrives (603.5b).
void multicolourArrivesTapped(const Position& position, Event& event) {
    if (comesInto(event, manaZone) && position.rules.policy(multicolourTapped) != 0 &&
        isMulticolour(asItEnters(position, event).set(civilizations)))
        event.flags |= Event::arrivesAside;
}

/// 400.1: whatever moves a card, it goes to its owner's zone. On the table, too: the mana zone is one for
/// each player.
void goesToOwnersMana(const Position& position, Event& event) {
    if (event.to.kind == manaZone)
        event.to.player = position.ownerOf(event.object);
}

bool isOutOfBattleZone(const Event& event) {
    return event.kind == EventKind::move && event.from.kind == battleZone && event.to.kind != battleZone;
}
/// 700.3
bool cannotBeDestroyed(const Position& position, const Event& event) {
    return isOutOfBattleZone(event) && event.reason == destroyed &&
           cannot(position.state, event.object, toBeDestroyed | toLeave);
}
bool cannotLeave(const Position& position, const Event& event) {
    return isOutOfBattleZone(event) && cannot(position.state, event.object, toLeave);
}
/// 105.4a: of what lies in the battle zone, creatures and tamaseeds alone are tapped.
bool isNeverTapped(const Position& position, const Event& event) {
    if (record(position.state, event.object).zone.kind != battleZone)
        return false;
    const CardType type = static_cast<CardType>(position.definition(event.object).type);
    return type != creature && type != tamaseed;
}
/// 409.2a: a card that is put where it lies is not put there. In a deck, another place is meant.
bool liesThereAlready(const Position&, const Event& event) {
    return event.from == event.to && event.from.kind != deck && event.reason != spellIsDone &&
           !event.host.exists() && !event.has(Event::ofUnit);
}

} // namespace

/// In the order of `Zone`.
std::vector<ZoneSpec> zones() {
    return {{.word = "deck", .visibility = Visibility::nobody, .ordered = true, .rule = "400.2b 401.2"},
            {.word = "hand", .visibility = Visibility::owner, .rule = "400.2b 400.2e 400.5a 402.3"},
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
            {.rule = {}, .apply = multicolourArrivesTapped, .kinds = moves},
            {.rule = "110.4f", .apply = entersAsideByText<battleZone>, .kinds = moves}};
}

std::vector<Prohibition> prohibitions() {
    constexpr std::uint32_t moves = only(EventKind::move);
    return {{.rule = "700.3", .forbids = cannotBeDestroyed, .kinds = moves},
            {.rule = "700.3", .forbids = cannotLeave, .kinds = moves},
            {.rule = "105.4a", .forbids = isNeverTapped, .kinds = only(EventKind::turnAside)},
            {.rule = "409.2a", .forbids = liesThereAlready, .kinds = moves},
            {.rule = "101.2", .forbids = cannotTurnUpright<toUntap>, .kinds = only(EventKind::turnUpright)}};
}

} // namespace takujo::duel_masters
