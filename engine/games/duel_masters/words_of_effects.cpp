#include "engine/games/duel_masters/chapters.h"
#include "engine/games/duel_masters/evolving.h"
#include "engine/games/duel_masters/fields.h"
#include "engine/games/duel_masters/operators.h"

#include "engine/kit/play/paying_in_text.h"
#include "engine/kit/script/doing/exchanging.h"
#include "engine/kit/script/doing/moving_to.h"

/// What texts of this game do besides what the kit has words for: 701.
namespace takujo::duel_masters {

namespace {

/// Several of these under one `always`: all of them.
EffectSpec baseWord(std::string_view word, std::string_view about) {
    return {
        {.word = word,
         .fields = {{evolves_from::of, FieldKind::criteria, true}, {evolves_from::amount, FieldKind::amount}},
         .about = about,
         .example = "{creature: {civilization: fire}}"},
        nullptr,
        evolvesFrom,
        Layer::none,
        nullptr,
        CardDefinition::entry};
}

} // namespace

std::vector<EffectSpec> ownEffects() {
    using Kind = FieldKind;
    namespace kit = takujo::effects;
    const FieldShape what{affects::what, Kind::objects, true};
    return {
        {{.word = "destroy", .fields = {what}, .about = "Destroys what lies in the battle zone (701.6)."},
         effects::destroy},
        {{.word = "return", .fields = {what}, .about = "Puts cards into their owners' hands."},
         kit::goTo<kit::MoveTarget{.zone = hand, .landing = ZoneEnd::bottom}>},
        {{.word = "put into mana",
          .fields = {{puts_into_mana::what, Kind::objects, true},
                     {puts_into_mana::tapped, Kind::flag},
                     {puts_into_mana::faceDown, Kind::flag}},
          .about = "Puts cards into their owners' mana zones; `tapped: true` in that state, `face down: "
                   "true` so that they show their backs (405.4)."},
         effects::putIntoMana},
        {{.word = "put into graveyard",
          .fields = {what},
          .about = "Puts cards into their owners' graveyards, which destroys nothing."},
         kit::goTo<kit::MoveTarget{.zone = graveyard}>},
        {{.word = "put into battle zone",
          .fields = {{puts_into_battle_zone::what, Kind::objects, true},
                     {puts_into_battle_zone::tapped, Kind::flag},
                     {puts_into_battle_zone::blocking, Kind::flag}},
          .about = "Puts cards into the battle zone without using them; `tapped: true` in that state, "
                   "`blocking: true` as blocking creatures (507.4)."},
         effects::putIntoBattleZone},
        {{.word = "use cards",
          .fields = {what},
          .about = "Uses these cards without paying for them, one by one (409.1e)."},
         effects::useSeveral},
        effectOfCharging(),
        {{.word = "add as shield",
          .fields = {{adds_as_shield::what, Kind::objects, true}, {adds_as_shield::faceUp, Kind::flag}},
          .about = "Puts cards face down into their owners' shield zones, each as a shield of its own; `face "
                   "up: true` so that they show their faces."},
         effects::addAsShield},
        {{.word = "put onto shield",
          .fields = {{joins::what, Kind::objects, true}, {joins::of.as("shield"), Kind::objects, true}},
          .about = "Puts cards face down onto a shield; together they are one shield (113.2).",
          .example = "{what: this, shield: {card: {zone: shield zone, owner: you}}}"},
         effects::putOntoShield},
        effectOfRearranging("rearrange", // OPEN 32
                            "You rearrange these cards of a zone: at each place are as many as before, and "
                            "what is said of a shield is said of the cards that are there now (113.2a)."),
        {{.word = "take shields",
          .fields = {{takes_shields::what, Kind::objects, true}, {takes_shields::silently, Kind::flag}},
          .about =
              "Puts shields into their owners' hands, which breaks none (701.14b); with `silently: true` "
              "nothing can be declared for them."},
         effects::takeShields},
        {{.word = "break",
          .fields = {{breaks_shields::amount, Kind::amount, true},
                     {breaks_shields::player, Kind::players},
                     {breaks_shields::by, Kind::objects}},
          .about = "This breaks so many shields, of the opponent if nothing is said (701.14).",
          .example = "1"},
         effects::breakShields},
        {{.word = "swap",
          .fields = {oneObject(swaps::what), oneObject(swaps::with)},
          .about = "Two cards change places, or neither does. A creature that comes into the battle zone is "
                   "tapped and attacks as the other did (701.26).",
          .example = "{what: that, with: this}"},
         effects::swapCards},
        {{.word = "swap zones",
          .fields = {{swaps_zones::one, Kind::zone, true},
                     {swaps_zones::other, Kind::zone, true},
                     {swaps_zones::player, Kind::players}},
          .about = "All cards of two zones of a player change places (701.26c).",
          .example = "{one: hand, other: mana zone}"},
         effects::swapZones},
        baseWord("evolution", "Only under `always`: it is put into the battle zone onto so many such cards "
                              "of the player who puts it there (801.1)."),
        baseWord("neo evolution",
                 "Only under `always`: it may be put into the battle zone onto so many such cards of the "
                 "player who puts it there (802.1)."),
        {{.word = "breaks more",
          .fields = {{lasting::of, Kind::objects, true},
                     {breaks_more::by, Kind::amount, true},
                     {"until", Kind::oneWord, false, usualDurations()}},
          .about = "Whenever it breaks shields, it breaks so many more (701.14d)."},
         kit::beginLasting,
         meanings::breaksMore,
         Layer::none},
        {{.word = "evolve",
          .fields = {oneObject(evolves_onto::what), oneObject(evolves_onto::onto)},
          .about = "Puts a card into the battle zone onto a creature, if that is something it evolves from.",
          .example = "{what: this, onto: that}"},
         effects::evolve},
        {{.word = "cannot use s-trigger",
          .fields = {{bars::of, Kind::criteria, true},
                     {bars::player, Kind::players},
                     {bars_shield_triggers::by, Kind::objects},
                     {"until", Kind::oneWord, false, usualDurations()}},
          .about = "A player cannot use the S-Trigger of cards like that, `broken by` such a creature.",
          .slot = barOfShieldTriggers,
          .example = "{of: {spell: {}}, player: opponent}"},
         kit::beginPlayerLasting,
         modifiers::bar,
         Layer::none},
        {{.word = "battle",
          .fields = {oneObject(has_battle::of), oneObject(has_battle::with)},
          .about = "One creature battles another (115.1)."},
         effects::battle},
        {{.word = "remove from the attack",
          .fields = {what},
          .about = "It attacks, is attacked and blocks no more in this attack (505.6)."},
         effects::removeFromAttack},
        {{.word = "goes at turn end",
          .fields = {},
          .about = "What this card has become in the battle zone is put on the bottom of its owner's deck at "
                   "the end of the turn."},
         effects::goAtTurnEnd},
        {{.word = "gachinko judge",
          .fields = {{judges::doThis, Kind::block, true}, {judges::otherwise, Kind::block}},
          .inlineFields = true,
          .about =
              "Each player shows the top card of the deck and puts it on the bottom; you win if yours costs "
              "as much or more (701.21).",
          .example = "{gachinko judge: {draw: 1}}"},
         effects::judge},
        {{.word = "choose word",
          .fields = {{chooses_word::what, Kind::oneWord, true, {"civilization", "number", "race"}},
                     {chooses_word::most, Kind::amount},
                     {chooses_word::player, Kind::players}},
          .about = "A player chooses a civilization, a race or a number, `at most` so much; such a card is "
                   "{card: {what was chosen: true}} from then on, the number is `chosen number`.",
          .example = "civilization"},
         effects::chooseWord},
        {{.word = "look at",
          .fields = {what},
          .about =
              "You look at hidden cards where they lie, and nobody else does, until the text is at its end.",
          .example = "{card: {zone: shield zone, owner: opponent}}"},
         effects::lookAt},
        {{.word = "add ex life",
          .about = "The top card of your deck becomes a shield that is there for EX life."},
         effects::addExLife},
        {{.word = "use icons",
          .fields = {what},
          .about = "You use the icon abilities of these, which wait from now on (603.3a)."},
         effects::useIcons},
        {{.word = "turn upside down",
          .fields = {what},
          .about = "Turns fields upside down (701.28).",
          .example = "this"},
         effects::turnUpsideDown},
        {{.word = "enters tapped",
          .fields = {what},
          .about = "Only under `always`: this, or whatever is like that, is put into the battle zone tapped "
                   "(110.4f).",
          .example = "this"},
         nullptr,
         modifiers::entersAside,
         Layer::none,
         nullptr,
         CardDefinition::entry},
        {{.word = "pay",
          .fields = {{pays::cost, Kind::costs, true}},
          .about = "Under `may`: whoever agrees pays these costs, all of it or nothing. If it is not you, "
                   "`player` stands beside `may`.",
          .example = "{mana: {fire: 1}}"},
         kit::pay,
         nullptr,
         Layer::none,
         kit::canPay},
    };
}

} // namespace takujo::duel_masters
