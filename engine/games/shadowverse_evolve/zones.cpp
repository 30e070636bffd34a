#include "engine/games/shadowverse_evolve/chapters.h"
#include "engine/games/shadowverse_evolve/faults.h"
#include "engine/games/shadowverse_evolve/fields.h"
#include "engine/games/shadowverse_evolve/operators.h"
#include "engine/kit/arrivals.h"
#include "engine/kit/picks.h"
#include "engine/kit/question_conditions.h"
#include "engine/kit/script/reading/scope.h"

#include <algorithm>

/// Chapter 4: zones.
namespace takujo::shadowverse_evolve {

namespace {

/// 4.4.4, 4.8.3: only these two have one that counts where cards move.
std::int32_t limitOf(const Position& position, ZoneId zone) {
    constexpr std::int32_t none = -1;
    return zone.kind == field    ? position.rules.policy(fieldLimit)
           : zone.kind == exArea ? position.rules.policy(exLimit)
                                 : none;
}

/// 1.3.2.1: what lies in a zone is not put there. In a deck, another place is meant.
bool liesThereAlready(const Position&, const Event& event) {
    return event.from == event.to && event.from.kind != deck && !event.host.exists() &&
           !event.has(Event::ofUnit);
}

/// 4.2.2.3: that it stands is what happens without a word.
void comesStanding(const Position&, Event& event) {
    if (isBroken(faults::cardsArriveActed) && event.to.kind == field && event.from.kind != field)
        event.flags |= Event::arrivesAside;
}

/// 9.1.4: where tokens may lie.
void limitTokens(std::vector<ZoneSpec>& all) {
    constexpr std::uint32_t onField = 1U << follower | 1U << amulet;
    for (ZoneSpec& zone : all)
        zone.tokens = 0;
    all[field].tokens = onField;
    for (const Zone zone : {exArea, resolution})
        all[zone].tokens = onField | 1U << spell;
}

} // namespace

namespace amounts {

/// Parts: zone, player.
std::int32_t roomIn(const Scope& scope, const Term& term) {
    const Player player = playerOf(scope, term[room_in::player], scope.effect.controller);
    const ZoneId zone{static_cast<std::uint8_t>(term[room_in::zone].number), player};
    const std::int32_t limit = player == Player::nobody ? 0 : limitOf(scope.position, zone);
    return limit < 0 ? 0 : std::max(0, limit - countIn(scope.state(), zone));
}

} // namespace amounts

/// In the order of `Zone`. What lies face down in a banished zone is seen by nobody.
std::vector<ZoneSpec> zones() {
    std::vector<ZoneSpec> all{
        {.word = "deck", .visibility = Visibility::nobody, .ordered = true, .rule = "4.5.2"},
        {.word = "hand", .visibility = Visibility::owner, .rule = "4.7.2 4.2.3.3"},
        {.word = "field", .table = true, .rule = "4.4.2"},
        {.word = "ex area", .rule = "4.8.2"},
        {.word = "cemetery", .rule = "4.9.2 4.2.3.3"},
        {.word = "leader", .table = true, .rule = "4.3.2"},
        {.word = "evolve deck",
         .visibility = Visibility::owner,
         .rule = "4.6.2 4.6.3 4.2.3.1 4.2.3.2 4.1.2.3",
         .faceUpApart = true},
        {.word = "evolution zone", .rule = "4.12.2"},
        {.word = "banished", .rule = "4.10.2"},
        {.word = "resolution", .shared = true, .ordered = true, .rule = "4.11.2"}};
    limitTokens(all);
    return all;
}

/// 4.8.3.3, 10.6.2.1.3: what lasts on a card of the EX area stays with it on the way to the field.
std::vector<CarryRule> carries() {
    return {{"4.8.3.3", exArea, field},
            {"10.6.2.1.3", exArea, resolution},
            {"10.6.2.1.3 10.6.2.8.1.1", resolution, field}}; // OPEN 4
}

std::vector<Prohibition> zoneProhibitions() {
    return {{.rule = "1.3.2.1", .forbids = liesThereAlready, .kinds = only(EventKind::move)},
            {.rule = "1.3.3", .forbids = cannotTurnUpright<toStand>, .kinds = only(EventKind::turnUpright)}};
}

std::vector<Arrival> zoneArrivals() {
    return {{.rule = "4.1.6 5.21.5 5.5.1 5.6.1", .apply = goesToItsOwner, .kinds = only(EventKind::move)},
            {.rule = "1.3.1", .apply = entersAsideByText<field>, .kinds = only(EventKind::move)},
            {.rule = {}, .apply = comesStanding, .kinds = only(EventKind::move) | only(EventKind::create)}};
}

/// 4.4.4.2, 4.8.3.2: of more than there is room for, so many come as fit; who brings them says which.
RoomTable roomTable() {
    return {.limit = limitOf, .asking = whichCardsCome, .verb = letIn, .pick = isLetIn};
}

/// They may come from anywhere.
VerbSpec letInVerb() {
    constexpr std::string_view rule = "4.4.4.2 4.8.3.2";
    VerbSpec verb{.word = "let in",
                  .conditions = {onlyWhen<asksToPickFor<isLetIn>>("nothing-comes-now", rule),
                                 onlyFor<asksToPickFor<isLetIn>, whoPicks>("other-player-decides", rule),
                                 {Aspect::object, "does-not-come", rule, isCandidate},
                                 {Aspect::choices, "picked-already", rule, isUnpicked}},
                  .onlyWhenAsked = true};
    for (const Zone zone : {deck, hand, field, exArea, cemetery, evolveDeck, evolutionZone, banished})
        for (const Whose whose : {Whose::mine, Whose::opponents})
            verb.from.push_back({zone, whose});
    return verb;
}

bool hasRoomOnField(const Position& position, Player player) {
    return countIn(position.state, zoneOf(player, field)) < position.rules.policy(fieldLimit);
}

} // namespace takujo::shadowverse_evolve
