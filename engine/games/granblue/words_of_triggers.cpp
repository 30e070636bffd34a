#include "engine/games/granblue/fields.h"
#include "engine/games/granblue/operators.h"

#include <array>
#include <utility>

/// What automatic effects wait for: chapter 8-7.
namespace takujo::granblue {

std::span<const MomentReport> moments() {
    using takujo::occurrences::phaseBegins;
    static constexpr std::array<MomentReport, 8> all{{{"turn start", phaseBegins, startPhase},
                                                      {"main phase start", phaseBegins, mainPhase},
                                                      {"battle phase start", phaseBegins, battlePhase},
                                                      {"attack step start", attackStepBegins},
                                                      {"counter step start", counterStepBegins},
                                                      {"damage step start", damageStepBegins},
                                                      {"burst phase start", phaseBegins, burstPhase},
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
    const FieldShape named{gets_counter::named, Kind::text};
    const auto about = [&](E kind, std::string_view word, std::string_view sentence, TriggerMeaning matches,
                           std::vector<FieldShape> more = {}, bool looksBack = false) {
        more.insert(more.begin(), what);
        return TriggerSpec{
            {.word = word, .fields = std::move(more), .about = sentence}, kind, matches, looksBack, true};
    };
    const auto byZones = [&](E kind, std::string_view word, std::string_view sentence, TriggerMeaning matches,
                             std::vector<FieldShape> more) {
        more.insert(more.begin(), card);
        return TriggerSpec{.shape = {.word = word,
                                     .fields = std::move(more),
                                     .about = sentence,
                                     .example = "{member: {owner: you}}"},
                           .kind = kind,
                           .matches = matches,
                           .byZones = kind == E::move};
    };
    return {
        about(E::move, "is deployed", "It is deployed (10-2).", kit::enters),
        about(E::occurs, "is uncapped", "It is uncapped (10-4).", triggers::isUncapped),
        about(E::occurs, "job changes", "It has changed its job (10-3).", triggers::jobChanges),
        about(E::mark, "attacks", "It attacks, or follows up (7-2-1-3).", triggers::attacks),
        about(E::occurs, "follows up", "It follows up (7-2-1-3-2).", triggers::followsUp),
        about(E::mark, "is attacked", "It becomes the battle opponent (7-2-1-3-1-2).", triggers::isAttacked),
        about(E::move, "is knocked out", "It is knocked out (9-2-2).", triggers::isKnockedOut, {}, true),
        about(E::move, "leaves", "It leaves the member area.", kit::leaves, {}, true),
        about(E::damage, "is dealt damage", "It is dealt damage.", kit::happensTo),
        about(E::damage, "deals damage", "It deals damage.", triggers::dealsDamage,
              {{deals::to, Kind::objects}}),
        about(E::turnAside, "becomes rested", "It becomes rested.", kit::happensTo),
        about(E::turnUpright, "becomes active", "It becomes active.", kit::happensTo),
        about(E::occurs, "uses ougi", "Its ougi is used (2-6).", triggers::usesOugi),
        about(E::putCounters, "gets chip", "A chip is put on it.", kit::getsCounter, {named}),
        about(E::takeCounters, "last chip", "The last such chip is taken off it.", kit::losesLastCounter,
              {named}),
        about(E::move, "knocks out", "It knocks a member out by its damage or its effect.",
              triggers::knocksOut, {{knocks_out::whom, Kind::objects}}, true),
        about(E::move, "put into gauge", "It is put from the member area into the gauge.",
              triggers::putIntoGauge, {}, true),
        byZones(E::move, "goes to gauge", "Such a card is put into a gauge, from such a zone.",
                triggers::goesToGauge, {{comes_to::from, Kind::zone}}),
        byZones(E::move, "becomes crystal", "Such a card is put into a crystal area, from such a zone.",
                triggers::becomesCrystal, {{comes_to::from, Kind::zone}}),
        byZones(E::turnFace, "is turned", "Such a card of a gauge is turned face up or face down.",
                triggers::turnsFace, {{is_turned::to, Kind::oneWord, true, {"down", "up"}}}),
        {{.word = "armor is destroyed", .fields = {whose}, .about = "Armor of a player is destroyed."},
         E::occurs,
         triggers::armorIsDestroyed},
        {{.word = "draws", .fields = {whose}, .about = "A player draws a card."}, E::move, kit::draws},
        {{.word = "plays",
          .fields = {{plays::player, Kind::players, true}, {plays::card, Kind::criteria}},
          .about = "A player plays a summon."},
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

} // namespace takujo::granblue
