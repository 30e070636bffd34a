#include "engine/games/duel_masters/operators.h"
#include "engine/kit/script/language/fields.h"

#include <utility>

/// Keywords as cards explain them in brackets: the rulebook leaves their wording to the cards (OPEN 27).
namespace takujo::duel_masters {

namespace {

using Kind = FieldKind;

constexpr FieldName race{"race"};
constexpr FieldName civilization{"civilization"};
constexpr FieldName whom{"whom"};
constexpr FieldName number{"number"};
constexpr FieldName dash{"cost"};
constexpr FieldName event{"when"};
constexpr FieldName deed{"do"};
constexpr FieldName what{"what"};

/// What stands in front of a text that the keyword does not say.
Vocabulary::KeywordPhrase opening(Operator shape, std::string_view written) {
    return {.shape = std::move(shape), .written = written, .opensText = true};
}

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
                 "you}}}, {take shields: {what: selected, silently: true}}], then: nothing happens}}"},
            {.word = "hunting",
             .written = "{always: {power: {of: this, by: {times: {of: 1000, by: {count: {creature: "
                        "{controller: you, race: {en: Hunter, ja: ハンター}}}}}}}},"
                        " while: {is: {what: this, like: {creature: {battling: true}}}}}"},
            {.word = "shield go",
             .written = "[{when: {is destroyed: this}, do: {add as shield: {what: this, face up: true}}},"
                        " {instead of: {is taken from: {card: {among: this, face: up}, from: shield zone}},"
                        " in: shield zone, do: {goes to: graveyard}}]"},
            {.word = "shield saver",
             .written = "{instead of: {shield is broken: you}, do: {may: {destroy: this}, then: nothing "
                        "happens}}"},
            {.word = "eternal omega", .written = "{instead of: {leaves: this}, do: {goes to: hand}}"},
            {.word = "abyss rush",
             .written = "[{always: {may play: {of: {among: this}, from: graveyard}}, in: graveyard},"
                        " {when: {enters: this}, if: {played from: graveyard},"
                        " do: [{gains: {of: this, what: attacks players at once, until: end of turn}},"
                        " {later: {at: turn end}, do: {move: {what: this, to: deck, at: bottom}}}]}]"}};
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
                    " do: {may: {destroy: this}, then: nothing happens}}"},
        {.shape = {.word = "eternal k",
                   .fields = {{number, Kind::amount, true}},
                   .about =
                       "Instead of leaving the battle zone, it turns so many face-down cards of your mana "
                       "zone face up, if you want that.",
                   .example = "1"},
         .written = "{instead of: {leaves: this},"
                    " if: {there is: {of: {card: {zone: mana zone, owner: you, face: down}}, at least: "
                    "$number}}, do: {may: [{select: {amount: $number, card: {zone: mana zone, owner: you, "
                    "face: down}}}, {turn face: {what: selected, to: up}}], then: nothing happens}}"},
        {.shape = {.word = "magi bomber",
                   .fields = {{number, Kind::amount, true}},
                   .about = "As it attacks, you look at the top card of your deck, and may put a creature of "
                            "that cost or less into the battle zone, that card or one of your hand.",
                   .example = "4"},
         .written = "{when: {attacks: this}, do: [{look at top: 1}, {select: {up to: 1, creature: {zone: "
                    "[hand, deck], owner: you, cost: {at most: $number}, any of: [{card: {zone: hand}}, "
                    "{card: {among: selected}}]}}}, {put into battle zone: selected}, {put back: on top}]}"},
        {.shape = {.word = "kirifu dash",
                   .fields = {{dash, Kind::cp, true}},
                   .about = "As the attack of a creature of yours ends in which it has broken shields, use "
                            "this for that cost (701.14b).",
                   .example = "{fire: 1, any: 3}"},
         .written = "{when: {breaking attack ends: {creature: {controller: you}}}, declared: true, in: hand,"
                    " do: {may: {pay: {mana: $cost}}, then: {use card: {what: this, regardless: true}}}}"},
        opening({.word = "survivor",
                 .fields = {{what, Kind::gained, true}},
                 .about = "Each Survivor of yours has that.",
                 .example = "blocker"},
                "{always: {gains: {of: {creature: {controller: you, race: {en: Survivor, ja: サバイバー}}},"
                " what: $what}}}"),
        opening(
            {.word = "dynamo",
             .fields = {{what, Kind::gained, true}},
             .about = "It has that; and as a battle begins, or instead of attacking, it may tap and lend "
                      "that and its power to another Dynamo (602.1).",
             .example = "double breaker"},
            "[{always: {gains: {of: this, what: $what}}},"
            " {tap ability: [], do: [{select: {creature: {controller: you, other: true, race: {en: "
            "Dynamo, ja: ダイナモ}}}}, {power: {of: selected, by: {power: this}, until: end of turn}},"
            " {gains: {of: selected, what: $what, until: end of turn}}]},"
            " {when: {battles: {creature: {}}}, while: {is: {what: this, like: {state: untapped}}},"
            " do: {may: {tap: this}, then: [{select: {creature: {controller: you, other: true, race: "
            "{en: Dynamo, ja: ダイナモ}}}}, {power: {of: selected, by: {power: this}, until: end of turn}},"
            " {gains: {of: selected, what: $what, until: end of turn}}]}}]"),
        opening({.word = "meteor burn",
                 .fields = {{event, Kind::trigger, true}, {deed, Kind::block, true}},
                 .about = "Then you may put one of the cards under it into the graveyard for that.",
                 .example = "{when: {attacks: this}, do: {draw: 1}}"},
                "{when: $when, do: {may: [{select: {card: {under: this}}}, {put into graveyard: selected}],"
                " then: $do}}"),
        opening({.word = "shinka power",
                 .fields = {{deed, Kind::block, true}},
                 .about = "As another card comes onto it as an evolution, that is done.",
                 .example = "{do: {draw: 1}}"},
                "{when: {is evolved from: this}, do: $do}"),
        opening(
            {.word = "space charge",
             .fields = {{civilization, Kind::words, true, {"light", "water", "darkness", "fire", "nature"}},
                        {deed, Kind::block, true}},
             .about = "As such a card is put into your mana zone, that is done (603.5b).",
             .example = "{civilization: water, do: {draw: 1}}"},
            "{when: {goes to mana: {card: {owner: you, civilization: $civilization}}}, do: $do}"),
        opening({.word = "d-switch",
                 .fields = {{event, Kind::trigger, true}, {deed, Kind::block, true}},
                 .about = "Then you may turn it upside down for that, once in a game (308.3).",
                 .example = "{when: {at: turn start}, do: {draw: 2}}"},
                "{when: $when, if: {not: {is: {what: this, like: {upside down: true}}}},"
                " do: {may: {turn upside down: this}, then: $do}}")};
}

} // namespace takujo::duel_masters
