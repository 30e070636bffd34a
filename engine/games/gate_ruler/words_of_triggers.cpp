#include "engine/games/gate_ruler/fields.h"
#include "engine/games/gate_ruler/operators.h"
#include "engine/games/gate_ruler/terms.h"
#include "engine/kit/script/language/operators.h"

/// What automatic abilities wait for, as cards write it.
namespace takujo::gate_ruler {

std::vector<TriggerSpec> ownTriggers() {
    using Kind = FieldKind;
    using E = EventKind;
    namespace kit = takujo::triggers;
    const FieldShape what{happens::what, Kind::objects, true};
    const FieldShape whose{happens::player, Kind::players, true};
    const std::vector<std::string_view> sorts{"attack", "effects"};
    const auto about = [&](E kind, std::string_view word, std::string_view sentence, TriggerMeaning matches) {
        return TriggerSpec{.shape = {.word = word, .fields = {what}, .about = sentence},
                           .kind = kind,
                           .matches = matches,
                           .inPlay = true};
    };
    const auto keyword = [](E kind, std::string_view word, std::string_view sentence,
                            TriggerMeaning matches) {
        return TriggerSpec{{.word = word, .about = sentence}, kind, matches};
    };
    const auto byZones = [](TriggerSpec spec) {
        spec.byZones = true;
        return spec;
    };
    return {
        keyword(E::move, "touchdown",
                "This was played from the hand and comes into play by resolving on the gate (16-3a-1).",
                triggers::touchdown),
        byZones(about(E::move, "enters", "It comes into play.", triggers::enters)),
        byZones(about(E::move, "leaves", "It leaves play.", triggers::leaves)),
        byZones(about(E::move, "is destroyed", "It is destroyed (12-4a).", triggers::isDestroyed)),
        {.shape = {.word = "goes to",
                   .fields = {what,
                              {goes_somewhere::to, Kind::zone, true},
                              {goes_somewhere::from, Kind::zone}},
                   .about = "This, or such a card, is put into such a zone, from such a zone.",
                   .example = "{what: this, to: graveyard}"},
         .kind = E::move,
         .matches = triggers::goesTo,
         .byZones = true},
        {.shape = {.word = "attacks",
                   .fields = {what, {fights::other.as("whom"), Kind::objects}},
                   .about = "It attacks, whomever or these (8-4c)."},
         .kind = E::occurs,
         .matches = triggers::attacks,
         .inPlay = true,
         .other = "whom"},
        {.shape = {.word = "is attacked",
                   .fields = {what, {fights::other.as("by"), Kind::objects}},
                   .about = "It is attacked, by whomever or by these; `that` is the attacker (8-4c)."},
         .kind = E::occurs,
         .matches = triggers::isAttacked,
         .inPlay = true,
         .other = "what"},
        about(E::occurs, "attack ends", "The attack of this, or of such a card, ends.", triggers::attackEnds),
        keyword(E::move, "penetrates",
                "The attack of this has destroyed the attacked unit of a defense zone.",
                triggers::penetrates),
        keyword(E::occurs, "intercepts",
                "This is attacked, and the interception step begins; `that` is the attacker.",
                triggers::intercepts),
        keyword(E::occurs, "counters attack",
                "The attack of a unit on this ends, has dealt damage to it, and this is still in play; "
                "`that` is the "
                "attacker.",
                triggers::countersAttack),
        {.shape = {.word = "is to deal damage",
                   .fields = {what, {deals::to, Kind::objects}, {deals::from, Kind::oneWord, false, sorts}},
                   .about = "It is about to deal damage, to these, by attacking or by an effect (13-2a-4)."},
         .kind = dealingDamage,
         .matches = triggers::dealsDamage},
        {.shape =
             {.word = "is dealt damage",
              .fields = {what, {is_dealt::by, Kind::criteria}, {is_dealt::from, Kind::oneWord, false, sorts}},
              .about = "It is dealt damage, by what is like that, by attacking or by an effect (13-2a-5)."},
         .kind = E::damage,
         .matches = triggers::isDealtDamage,
         .inPlay = true},
        about(E::damage, "is source of damage", "It is the source of damage that has been dealt (14-15).",
              triggers::isSourceOfDamage),
        about(E::turnAside, "is rested", "It is rested.", kit::happensTo),
        about(E::turnUpright, "is acted", "It is acted.", kit::happensTo),
        {{.word = "gets counter",
          .fields = {what, {gets_counter::named, Kind::text}},
          .about = "A counter is put on it."},
         E::putCounters,
         kit::getsCounter,
         false,
         true},
        {{.word = "draws", .fields = {whose}, .about = "A player draws a card."}, E::move, kit::draws},
        {{.word = "discards",
          .fields = {{plays::player, Kind::players, true}, {plays::card, Kind::criteria}},
          .about = "A player puts a card from the hand into the graveyard."},
         E::move,
         kit::discards},
        {{.word = "plays",
          .fields = {{plays::player, Kind::players, true}, {plays::card, Kind::criteria}},
          .about = "A player has played a card (14-3b-9)."},
         E::occurs,
         kit::isPlayed},
        keyword(E::occurs, "game starts", "The game starts (6-2b).", triggers::gameStarts),
        {{.word = "attack starts", .fields = {whose}, .about = "An attack of that player starts (8-3a)."},
         E::occurs,
         triggers::attackStarts},
        {{.word = "declaration starts",
          .fields = {whose},
          .about = "An attack declaration step of that player starts (8-4a)."},
         E::occurs,
         triggers::declarationStarts},
        {{.word = "phase comes",
          .fields = {{phase_begins::phase, Kind::oneWord, true, {"start", "main", "attack", "end"}},
                     {phase_begins::player, Kind::players}},
          .about = "A phase comes, in that player's turn if one is named (6-2d, 6-3a, 8-3a, 6-5a).",
          .example = "end"},
         E::occurs,
         kit::phaseBegins},
    };
}

} // namespace takujo::gate_ruler
