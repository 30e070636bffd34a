#include "engine/games/duel_masters/fields.h"
#include "engine/games/duel_masters/operators.h"

#include <array>
#include <utility>

/// What triggered abilities wait for: 603.
namespace takujo::duel_masters {

std::span<const MomentReport> moments() {
    using takujo::occurrences::phaseBegins;
    static constexpr std::array<MomentReport, 6> all{{{"turn start", phaseBegins, startStep},
                                                      {"draw step start", phaseBegins, drawStep},
                                                      {"charge step start", phaseBegins, chargeStep},
                                                      {"main step start", phaseBegins, mainStep},
                                                      {"attack step start", phaseBegins, attackStep},
                                                      {"turn end", turnEnds}}};
    return all;
}

namespace {

std::vector<std::string_view> momentWords() {
    std::vector<std::string_view> words;
    for (const MomentReport& moment : moments())
        words.push_back(moment.word);
    return words;
}

} // namespace

std::vector<TriggerSpec> ownTriggers() {
    using Kind = FieldKind;
    using E = EventKind;
    namespace kit = takujo::triggers;
    const FieldShape what{happens::what, Kind::objects, true};
    const FieldShape whose{happens::player, Kind::players, true};
    const FieldShape card{happens::card, Kind::criteria, true};
    const FieldShape whom{attack_of::whom, Kind::objects};
    const auto about = [&](E kind, std::string_view word, std::string_view sentence, TriggerMeaning matches,
                           std::vector<FieldShape> more = {}, bool looksBack = false) {
        const bool hasOther = !more.empty() && more.front().key == attack_of::whom.key;
        more.insert(more.begin(), what);
        TriggerSpec spec{
            {.word = word, .fields = std::move(more), .about = sentence}, kind, matches, looksBack, true};
        if (hasOther)
            spec.other = attack_of::whom.key;
        return spec;
    };
    const auto byZones = [&](std::string_view word, std::string_view sentence, TriggerMeaning matches) {
        return TriggerSpec{.shape = {.word = word,
                                     .fields = {card, {comes_to::from, Kind::zone}},
                                     .about = sentence,
                                     .example = "{creature: {owner: you}}"},
                           .kind = E::move,
                           .matches = matches,
                           .byZones = true};
    };
    TriggerSpec destruction =
        about(E::move, "is destroyed", "It is destroyed (701.6).", triggers::isDestroyed, {}, true);
    destruction.asksReason = true;
    TriggerSpec battle = about(E::occurs, "has battled",
                               "A battle of it with such a creature, which is `that`, is decided (115.3).",
                               triggers::hasBattled, {{attack_of::whom, Kind::objects, true}});
    battle.other = {};
    return {
        about(E::move, "enters", "It is put into the battle zone (603.5a).", kit::enters),
        about(E::move, "leaves", "It leaves the battle zone.", kit::leaves, {}, true),
        destruction,
        about(E::occurs, "attacks", "It attacks, or attacks such a creature (506.3).", triggers::attacks,
              {whom}),
        about(E::occurs, "is attacked", "It is attacked (506.3).", triggers::isAttacked),
        about(E::occurs, "blocks", "It blocks (507.3).", triggers::blocks),
        about(E::occurs, "is blocked", "It is blocked (507.3).", triggers::isBlocked),
        about(E::occurs, "is not blocked", "It attacks and is not blocked (507.3c).", triggers::isNotBlocked),
        about(E::occurs, "battles", "It battles (115.2).", triggers::battles, {whom}),
        about(E::occurs, "wins battle", "It has won a battle (115.3d).", triggers::winsBattle, {whom}),
        about(E::occurs, "loses battle", "It has lost a battle (115.3d).", triggers::losesBattle, {whom}),
        about(E::occurs, "attack ends", "The attack in which it attacked ends (510.1).",
              triggers::attackEnds),
        about(E::occurs, "breaking attack ends",
              "The attack ends in which it attacked and broke shields (510.1).",
              triggers::breakingAttackEnds),
        about(E::occurs, "is about to break", "It has chosen the shields that it breaks (603.7).",
              triggers::isAboutToBreak),
        {.shape = {.word = "leaves shields",
                   .fields = {what},
                   .about = "It goes from the shields to the hand (113.6); `declared: true` beside it."},
         .kind = E::occurs,
         .matches = triggers::leavesShields},
        {.shape = {.word = "is added from shields",
                   .fields = {card},
                   .about =
                       "Such a card of yours goes from the shields to the hand (112.3b); whoever declares "
                       "the ability discards it. `declared: true` beside it.",
                   .example = "{creature: {}}"},
         .kind = E::occurs,
         .matches = triggers::isAddedFromShields},
        {.shape = {.word = "has come from shields",
                   .fields = {card},
                   .about = "Such a card of yours has come from the shields to the hand (112.3d); whoever "
                            "declares the ability discards it. `declared: true` beside it.",
                   .example = "{creature: {}}"},
         .kind = E::occurs,
         .matches = triggers::hasComeFromShields},
        {.shape = {.word = "breaks shields",
                   .fields = {what},
                   .about = "It breaks shields, however many at the same time (701.14)."},
         .kind = kindOf(Own::breaks),
         .matches = triggers::breaksShields,
         .onceAtATime = true},
        {.shape = {.word = "shield is broken",
                   .fields = {whose},
                   .about = "A shield of that player is broken (701.14)."},
         .kind = kindOf(Own::breaks),
         .matches = triggers::isBroken},
        battle,
        about(E::occurs, "icon is used",
              "An ability tells its player to use its icon abilities, such as this one (603.3a).",
              triggers::isIconUsed),
        about(E::occurs, "is chosen", "A text has chosen it (601.1h), and such a player has done so.",
              kit::isChosen, {{is_chosen::by, Kind::players}}),
        about(E::turnAside, "becomes tapped", "It becomes tapped (603.2c).", kit::happensTo),
        about(E::turnUpright, "becomes untapped", "It becomes untapped (603.2c).", kit::happensTo),
        about(E::move, "evolves", "It evolves: it comes onto others, and is that from now on (801.1).",
              triggers::evolves),
        about(E::move, "is evolved from", "Another card comes onto it as an evolution (801.1).",
              triggers::isEvolvedFrom, {}, true),
        about(E::link, "is crossed", "It is crossed to a creature, or to such a one (701.17).",
              triggers::isCrossed, {whom}),
        byZones("goes to mana", "Such a card is put into a mana zone, from such a zone.",
                triggers::goesToMana),
        byZones("goes to graveyard", "Such a card is put into a graveyard, from such a zone.",
                triggers::goesToGraveyard),
        byZones("goes to hand", "Such a card is put into a hand, from such a zone.", triggers::goesToHand),
        byZones("goes to deck", "Such a card is put into a deck, from such a zone.", triggers::goesToDeck),
        byZones("goes to shields", "Such a card is put into a shield zone, from such a zone.",
                triggers::goesToShields),
        {.shape = {.word = "is taken from",
                   .fields = {card, {comes_to::from, Kind::zone, true}},
                   .about = "Such a card leaves that zone.",
                   .example = "{card: {creature: {owner: you}}, from: mana zone}"},
         .kind = E::move,
         .matches = triggers::isTakenFrom,
         .looksBack = true},
        {.shape = {.word = "is done",
                   .fields = {what},
                   .about = "It has been cast and is to be put into the graveyard (605.2e)."},
         .kind = E::move,
         .matches = triggers::isDone,
         .looksBack = true},
        {{.word = "loses the game", .fields = {whose}, .about = "A player loses the game (104)."},
         E::lose,
         triggers::losesTheGame},
        {{.word = "draws", .fields = {whose}, .about = "A player draws a card."}, E::move, triggers::draws},
        {{.word = "is drawn",
          .fields = {card},
          .about = "A player draws such a card.",
          .example = "{card: {among: this}}"},
         E::move,
         triggers::isDrawn},
        {{.word = "discards",
          .fields = {{discards_by::player, Kind::players, true},
                     {discards_by::card, Kind::criteria},
                     {discards_by::by, Kind::players}},
          .about = "A player discards such a card (701.7), by an effect of such a player."},
         E::move,
         triggers::discards},
        {{.word = "uses",
          .fields = {{plays::player, Kind::players, true}, {plays::card, Kind::criteria}},
          .about = "A player uses such a card: summons, casts, generates … (601.1)."},
         E::occurs,
         kit::isPlayed},
        {{.word = "at",
          .fields = {{at_moment::moment, Kind::oneWord, true, momentWords()},
                     {at_moment::player, Kind::players}},
          .about = "That moment comes, in that player's turn if one is named.",
          .example = "turn end"},
         E::occurs,
         triggers::momentComes},
    };
}

} // namespace takujo::duel_masters
