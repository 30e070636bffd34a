#include "engine/games/shadowverse_evolve/fields.h"
#include "engine/games/shadowverse_evolve/operators.h"
#include "engine/games/shadowverse_evolve/terms.h"
#include "engine/kit/script/language/operators.h"

#include <utility>

/// What automatic abilities wait for: 10.7, and the keywords of chapter 12 that are such.
namespace takujo::shadowverse_evolve {

std::vector<TriggerSpec> ownTriggers() {
    using Kind = FieldKind;
    using E = EventKind;
    namespace kit = takujo::triggers;
    const FieldShape what{happens::what, Kind::objects, true};
    const FieldShape whose{happens::player, Kind::players, true};
    const auto about = [&](E kind, std::string_view word, std::string_view sentence, TriggerMeaning matches,
                           bool looksBack = false) {
        return TriggerSpec{
            {.word = word, .fields = {what}, .about = sentence}, kind, matches, looksBack, true};
    };
    const auto keyword = [](E kind, std::string_view word, std::string_view sentence, TriggerMeaning matches,
                            bool looksBack = false) {
        return TriggerSpec{{.word = word, .about = sentence}, kind, matches, looksBack};
    };
    // Tokens come to be on the field as cards are put there, and leave it when they are erased
    // (9.1.2.2, 9.1.3.1).
    const auto with = [](TriggerSpec spec, E kind) {
        spec.also = only(kind);
        return spec;
    };
    return {
        with(keyword(E::move, "fanfare", "This is put onto the field from anywhere but a field (12.4.3).",
                     triggers::fanfare),
             E::create),
        keyword(E::move, "last words", "This is put from the field into the cemetery (12.5.3).",
                triggers::lastWords, true),
        keyword(E::link, "on evolve", "This has evolved (12.6.2).", triggers::onEvolve),
        keyword(E::occurs, "on super-evolve", "This has super-evolved (p-1).", triggers::onSuperEvolve),
        about(E::link, "evolves", "It has evolved (5.15.1.3).", triggers::evolves),
        keyword(E::mark, "strike", "This follower has attacked (12.7.2).", triggers::strikes),
        with(about(E::move, "enters", "It is put onto the field.", triggers::enters), E::create),
        with(about(E::move, "leaves", "It leaves the field.", triggers::leaves, true), E::erase),
        about(E::move, "put into cemetery", "It is put from the field into the cemetery.", kit::isPutAway,
              true),
        {{.word = "is destroyed",
          .fields = {what, {is_destroyed::from, Kind::oneWord, false, {"abilities"}}},
          .about = "It is destroyed (5.5); with `from` only by abilities, of which bane is one (11.3.2.1)."},
         E::move,
         triggers::isDestroyed,
         true,
         true},
        {.shape = {.word = "goes to",
                   .fields = {{happens::card, Kind::criteria, true},
                              {goes_somewhere::to, Kind::zone, true},
                              {goes_somewhere::from, Kind::zone}},
                   .about = "Such a card is put into such a zone, from such a zone.",
                   .example = "{card: {follower: {owner: you}}, to: hand}"},
         .kind = E::move,
         .matches = triggers::goesTo,
         .byZones = true},
        about(E::mark, "attacks", "It attacks (8.4.5).", triggers::attacks),
        about(E::occurs, "clashes", "It has clashed with another follower (8.4.9.2).", triggers::clashes),
        {{.word = "is dealt damage",
          .fields = {what,
                     {is_dealt::by, Kind::criteria},
                     {is_dealt::from, Kind::oneWord, false, {"attack", "abilities", "clash"}}},
          .about = "It is dealt damage, by whatever it is, or by what is like that; with `from` only by "
                   "attacking, by clashing, or by abilities (5.13.3)."},
         E::damage,
         triggers::isDealtDamage,
         false,
         true},
        {{.word = "deals damage",
          .fields = {what,
                     {deals::to, Kind::objects},
                     {deals::from, Kind::oneWord, false, {"attack", "abilities", "clash"}}},
          .about = "It deals damage, to whatever it is, or to these; `from` as with `is dealt damage`."},
         E::damage,
         triggers::dealsDamage,
         false,
         true},
        about(E::turnAside, "is acted", "It is acted (5.3).", kit::happensTo),
        about(E::turnUpright, "stands", "It is stood (5.3).", kit::happensTo),
        {{.word = "gets counter",
          .fields = {what, {gets_counter::named, Kind::text}},
          .about = "A counter is put on it."},
         E::putCounters,
         kit::getsCounter,
         false,
         true},
        {{.word = "last counter",
          .fields = {what, {gets_counter::named, Kind::text}},
          .about = "The last such counter is removed from it."},
         E::takeCounters,
         kit::losesLastCounter,
         false,
         true},
        {{.word = "draws", .fields = {whose}, .about = "A player draws a card."}, E::move, kit::draws},
        {{.word = "discards",
          .fields = {{plays::player, Kind::players, true}, {plays::card, Kind::criteria}},
          .about = "A player discards a card, also to pay."},
         E::move,
         kit::discards},
        {{.word = "plays",
          .fields = {{plays::player, Kind::players, true}, {plays::card, Kind::criteria}},
          .about = "A player has played a card (10.6.2.7)."},
         E::occurs,
         kit::isPlayed},
        keyword(
            E::occurs, "game begins",
            "The game is about to begin, after hands have been redrawn (6.2.1.12). It works `in: deck` or on "
            "the field.",
            triggers::beginsTheGame),
        {{.word = "leader gains health", .fields = {whose}, .about = "The leader of a player gains health."},
         E::changeValue,
         triggers::leaderGains},
        with({{.word = "leader loses health",
               .fields = {whose},
               .about = "The leader of a player loses health, by damage or otherwise."},
              E::changeValue,
              triggers::leaderLoses},
             E::damage),
        {{.word = "phase comes",
          .fields = {{phase_begins::phase, Kind::oneWord, true, {"start", "main", "end"}},
                     {phase_begins::player, Kind::players}},
          .about = "A phase comes, in that player's turn if one is named (7.3.1, 7.4.1).",
          .example = "end"},
         E::occurs,
         kit::phaseBegins},
    };
}

} // namespace takujo::shadowverse_evolve
