#include "engine/core/card_numbers.h"
#include "engine/games/shadowverse_evolve/chapters.h"
#include "engine/games/shadowverse_evolve/faults.h"
#include "engine/games/shadowverse_evolve/fields.h"
#include "engine/games/shadowverse_evolve/operators.h"
#include "engine/kit/journal.h"
#include "engine/kit/play/paying_in_text.h"
#include "engine/kit/script/doing/moving_to.h"
#include "engine/kit/script/language/operators.h"

#include <algorithm>

/// What texts of this game do besides what the kit has words for: chapter 5.
namespace takujo::shadowverse_evolve {

namespace {

/// 5.26.1: what is more than before is gained, what is less is lost.
void changeHealth(Run& run, const Scope& scope, Player player, std::int32_t amount, std::string_view rule) {
    Event event = eventOf(scope, EventKind::changeValue, {}, Cause::effect);
    event.player = player;
    event.slot = leaderHealth;
    event.amount = amount;
    event.flags = Event::quiet;
    note(run, amount > 0 ? "leader gains health" : "leader loses health", player, rule,
         {numberArgument("number", amount > 0 ? amount : -amount)});
    run.propose(event);
}

} // namespace

namespace effects {

/// Parts: amount, player, at. The top cards go to the cemetery, or those at the bottom.
Next mill(Run& run, const Scope& scope, const Term& term) {
    const Player player = playerOf(scope, term[mills::player], scope.effect.controller);
    if (player == Player::nobody)
        return Next::on();
    Scratch<ObjectId> cards;
    for (const ObjectId id : objectsIn(run.state, zoneOf(player, deck)))
        cards.push_back(id);
    const bool isFromBelow =
        term[mills::at].exists() && static_cast<ZoneEnd>(term[mills::at].number) == ZoneEnd::bottom;
    if (isFromBelow != isBroken(faults::millsTakeTheLast))
        std::ranges::reverse(cards);
    const auto most = static_cast<std::size_t>(std::max(amountOf(scope, term[mills::amount]), 0));
    for (std::size_t place = 0; place < std::min(most, cards.size()); ++place)
        run.propose(movedBy(scope, cards[place], zoneOf(player, cemetery)));
    return Next::on();
}

/// 5.19.1: what follows goes by what this has done, which is the number of points.
Next rollDie(Run& run, const Scope& scope, const Term&) {
    constexpr std::uint32_t sides = 6;
    const auto thrown = static_cast<std::int32_t>(run.state.random.below(sides));
    const std::int32_t points = isBroken(faults::diceShowOne) ? 1 : 1 + thrown;
    note(run, "rolls a die", scope.effect.controller, "5.19.1", {numberArgument("number", points)});
    if (EffectRecord* const effect = findEffect(run.state, scope.effect.id))
        effect->counting = points;
    return Next::on();
}

/// Parts: amount, player.
Next changeLeaderHealth(Run& run, const Scope& scope, const Term& term) {
    const std::int32_t amount = amountOf(scope, term[changes_value::amount]);
    const PlayerSet whose = playersOf(scope, term[changes_value::player], scope.effect.controller);
    for (const Player player : bothPlayers)
        if (whose.has(player) && amount != 0)
            changeHealth(run, scope, player, amount, "2.8.3");
    return Next::on();
}

/// Parts: amount, player. 5.26.2: it has gained or lost the difference.
Next setLeaderHealth(Run& run, const Scope& scope, const Term& term) {
    const std::int32_t wanted = amountOf(scope, term[changes_value::amount]);
    const PlayerSet whose = playersOf(scope, term[changes_value::player], scope.effect.controller);
    for (const Player player : bothPlayers) {
        if (!whose.has(player))
            continue;
        std::int32_t now = 0;
        for (const ObjectId id : objectsIn(run.state, zoneOf(player, leaderArea)))
            now = sumOf(now, healthOf(run, id));
        if (const std::int32_t change = differenceOf(wanted, now); change != 0)
            changeHealth(run, scope, player, change, "5.26.2");
    }
    return Next::on();
}

/// 5.21: they stay the same objects, with a new master.
Next handOver(Run& run, const Scope& scope, const Term& term, Player from) {
    Scratch<ObjectId> cards;
    objectsOf(scope, term[affects::what], cards);
    for (const ObjectId id : cards) {
        if (!isIn(run.state, id, zoneOf(from, field)))
            continue;
        Event event = eventOf(scope, EventKind::control, id, Cause::effect);
        event.player = opponentOf(from);
        run.propose(event);
    }
    return Next::on();
}
Next steal(Run& run, const Scope& scope, const Term& term) {
    return handOver(run, scope, term, opponentOf(scope.effect.controller));
}
Next give(Run& run, const Scope& scope, const Term& term) {
    return handOver(run, scope, term, scope.effect.controller);
}

} // namespace effects

std::vector<EffectSpec> ownEffects() {
    using Kind = FieldKind;
    namespace kit = takujo::effects;
    const FieldShape what{affects::what, Kind::objects, true};
    return {
        {{.word = "destroy", .fields = {what}, .about = "Destroys cards on the field (5.5)."},
         kit::goTo<kit::MoveTarget{.zone = cemetery, .reason = isDestroyed, .from = field}>},
        {{.word = "banish", .fields = {what}, .about = "Banishes cards (5.6)."},
         kit::goTo<kit::MoveTarget{.zone = banished}>},
        {{.word = "put into cemetery",
          .fields = {what},
          .about = "Puts cards into their owners' cemeteries, which destroys nothing."},
         kit::goTo<kit::MoveTarget{.zone = cemetery}>},
        {{.word = "return", .fields = {what}, .about = "Returns cards to their owners' hands."},
         kit::goTo<kit::MoveTarget{.zone = hand, .landing = ZoneEnd::bottom}>},
        {{.word = "put into ex area", .fields = {what}, .about = "Puts cards into their owners' EX areas."},
         kit::goTo<kit::MoveTarget{.zone = exArea, .landing = ZoneEnd::bottom}>},
        {{.word = "put onto field",
          .fields = {{enters::what, Kind::objects, true},
                     {enters::aside.as("acted"), Kind::flag},
                     {enters::under, Kind::players},
                     {enters::turnedOver, Kind::flag}},
          .about = "Puts cards onto the field, yours unless `under` names a player. With `other side: true` "
                   "a double-faced card shows that (2.15.3)."},
         kit::enter<field>},
        {{.word = "evolve",
          .fields = {oneObject(affects::what)},
          .about = "A card of the field evolves, if its master has a proper card in the evolve deck (5.15)."},
         effects::evolve},
        {{.word = "super-evolved",
          .fields = {oneObject(affects::what)},
          .about = "A card that has evolved has super-evolved: for abilities that wait for it (p-1)."},
         effects::tellSuperEvolving},
        {{.word = "mill",
          .fields = {{mills::amount, Kind::amount, true},
                     {mills::player, Kind::players},
                     {mills::at, Kind::oneWord, false, {"top", "bottom"}}},
          .about = "Puts the top cards of a player's deck into the cemetery, or those at its bottom.",
          .example = "2"},
         effects::mill},
        {{.word = "look up to",
          .fields = {{looks_up_to::amount, Kind::amount, true}},
          .about =
              "You look at up to that many cards from the top of your deck, one by one, and may stop before "
              "each (5.10.2). They stay where they are, and are `selected` from then on.",
          .selects = "amount",
          .example = "3"},
         effects::lookUpTo},
        {{.word = "roll a die", .about = "You roll a die; the number of its points is `done` (5.19.1)."},
         effects::rollDie},
        {{.word = "leader health",
          .fields = {{changes_value::amount, Kind::amount, true}, {changes_value::player, Kind::players}},
          .about = "The leader of a player gains so much health; a negative amount is lost.",
          .example = "2"},
         effects::changeLeaderHealth},
        {{.word = "leader health becomes",
          .fields = {{changes_value::amount, Kind::amount, true}, {changes_value::player, Kind::players}},
          .about = "The health of a player's leader becomes so much (5.26.2).",
          .example = "10"},
         effects::setLeaderHealth},
        {{.word = "ignores ward",
          .fields = {{lasting::of, Kind::objects, true}, {"until", Kind::oneWord, false, usualDurations()}},
          .about = "These may attack as if nobody had Ward (12.8.2)."},
         kit::beginLasting,
         meanings::ignoresWard,
         Layer::none},
        {{.word = "enters acted",
          .fields = {what},
          .about = "Only under `always`: this, or whatever is like that, comes onto the field acted.",
          .example = "this"},
         nullptr,
         takujo::modifiers::entersAside,
         Layer::none,
         nullptr,
         CardDefinition::entry},
        {{.word = "steal",
          .fields = {what},
          .about = "Cards of the opponent's field come to yours (5.21.1)."},
         effects::steal},
        {{.word = "give", .fields = {what}, .about = "Cards of your field go to the opponent's (5.21.2)."},
         effects::give},
        {{.word = "stack",
          .fields = {{changes_value::amount, Kind::amount, true}},
          .about = "Puts so many stack counters on one card with Stack (13.3.2.4).",
          .example = "2"},
         effects::raiseStack},
        {{.word = "pay",
          .fields = {{pays::cost, Kind::costs, true}},
          .about = "Under `may`: whoever agrees pays these costs, all of it or nothing (10.4.7.4). If it is "
                   "not you, `player` stands beside `may`.",
          .example = "{pp: 1}"},
         kit::pay,
         nullptr,
         Layer::none,
         kit::canPay},
    };
}

} // namespace takujo::shadowverse_evolve
