#include "engine/games/duel_masters/operators.h"
#include "engine/kit/script/language/fields.h"

/// Keywords as cards explain them in brackets: the rulebook leaves their wording to the cards (OPEN 27).
namespace takujo::duel_masters {

namespace {

using Kind = FieldKind;

constexpr FieldName race{"race"};
constexpr FieldName civilization{"civilization"};
constexpr FieldName whom{"whom"};
constexpr FieldName number{"number"};

} // namespace

std::vector<Vocabulary::KeywordAbilities> writtenKeywords() {
    return {{.word = "charger",
             .written = "{instead of: {is done: this}, in: [hand, mana zone, graveyard, deck, shield zone],"
                        " do: {goes to: mana zone}}"},
            {.word = "just diver",
             .written = "{when: {enters: this}, do: {cannot: {of: this, do: [be chosen, be attacked],"
                        " by: {card: {owner: opponent}}, until: your next turn begins}}}"},
            {.word = "ex life",
             .written = "[{when: {enters: this}, do: add ex life},"
                        " {instead of: {leaves: this},"
                        " if: {there is: {card: {zone: shield zone, owner: you, is: ex life}}},"
                        " do: [{select: {card: {zone: shield zone, owner: you, is: ex life}}},"
                        " {put into graveyard: selected}, nothing happens]}]"},
            {.word = "escape",
             .written =
                 "{instead of: {is destroyed: this}, do: {may: [{select: {card: {zone: shield zone, owner: "
                 "you}}}, {take shields: {what: selected, silently: true}}], then: nothing happens}}"}};
}

std::vector<Vocabulary::KeywordPhrase> writtenPhrases() {
    return {
        {.shape = {.word = "slayer against",
                   .fields = {{whom, Kind::criteria, true}},
                   .about = "When it battles such a creature, that is destroyed after the battle.",
                   .example = "{creature: {civilization: light}}"},
         .written = "{when: [{wins battle: {what: $whom, whom: this}}, {loses battle: {what: $whom, whom: "
                    "this}}], do: {destroy: that}}"},
        {.shape =
             {.word = "stealth",
              .fields = {{civilization, Kind::words, true, {"light", "water", "darkness", "fire", "nature"}}},
              .about = "It cannot be blocked while the opponent has such a card in the mana zone.",
              .example = "nature"},
         .written =
             "{always: {cannot: {of: this, do: be blocked}},"
             " while: {there is: {card: {zone: mana zone, owner: opponent, civilization: $civilization}}}}"},
        {.shape = {.word = "kizuna plus",
                   .fields = {{number, Kind::amount, true}},
                   .about = "When it attacks, a card below it may be put into the graveyard to use the icon "
                            "abilities of so many creatures (603.3a).",
                   .example = "2"},
         .written = "{when: {attacks: this}, do: {may: [{select: {card: {under: this}}},"
                    " {put into graveyard: selected}],"
                    " then: [{select: {amount: $number, creature: {controller: you, icon: true}}},"
                    " {use icons: selected}]}}"},
        {.shape = {.word = "saver",
                   .fields = {{race, Kind::text, true}},
                   .about = "Instead of another of your creatures of that race, this may be destroyed.",
                   .example = "{en: Dragon, ja: ドラゴン}"},
         .written = "{instead of: {is destroyed: {creature: {controller: you, other: true, race: $race}}},"
                    " do: {may: {destroy: this}, then: nothing happens}}"},
        {.shape = {.word = "ultra saver",
                   .fields = {{race, Kind::text, true}},
                   .about =
                       "Instead of another of your creatures of that race leaving the battle zone, this may "
                       "be destroyed.",
                   .example = "{en: Dragon, ja: ドラゴン}"},
         .written = "{instead of: {leaves: {creature: {controller: you, other: true, race: $race}}},"
                    " do: {may: {destroy: this}, then: nothing happens}}"}};
}

} // namespace takujo::duel_masters
