#include "engine/games/duel_masters/operators.h"
#include "engine/kit/script/language/fields.h"

/// Keywords by which a card is used for less, from elsewhere or at another time, as cards explain them
/// (OPEN 27).
namespace takujo::duel_masters {

namespace {

using Kind = FieldKind;

constexpr FieldName like{"like"};
constexpr FieldName number{"number"};
constexpr FieldName name{"name"};
constexpr FieldName dash{"cost"};
constexpr FieldName deed{"do"};

} // namespace

std::vector<Vocabulary::KeywordPhrase> phrasesOfUsing() {
    return {
        {.shape = {.word = "sympathy",
                   .fields = {{like, Kind::criteria, true}},
                   .about =
                       "It costs 1 less for each of these, though never 0; several such abilities add up "
                       "(110.4e, 110.7).",
                   .example = "{creature: {controller: you, race: Fire Bird}}"},
         .written =
             "{always: {price: {of: {among: this}, by: {times: {of: -1, by: {count: $like}}}, at least: "
             "1}}, in: [hand, mana zone, graveyard]}"},
        {.shape = {.word = "sasageru",
                   .fields = {{number, Kind::amount, true}},
                   .about =
                       "As you summon a Dispector, this may be destroyed, so that it costs that much less, "
                       "though never 0.",
                   .example = "2"},
         .written = "{always: {offers: {of: {creature: {race: {en: Dispector, ja: ディスペクター}}}, cost: "
                    "{destroy: "
                    "{what: this}}, less: $number, player: you, at least: 1}}}"},
        {.shape = {.word = "d-d-d",
                   .fields = {{dash, Kind::cp, true}},
                   .about = "As a creature of yours attacks, use this out of your hand for that cost.",
                   .example = "{fire: 1, any: 3}"},
         .written = "{when: {attacks: {creature: {controller: you}}}, declared: true, in: hand,"
                    " do: {may: {pay: {mana: $cost}}, then: {use card: {what: this, regardless: true}}}}"},
        {.shape = {.word = "vivid draw",
                   .fields = {{number, Kind::amount, true}},
                   .about =
                       "As you draw it in your turn before the attack step, you may show it, so that its "
                       "cost is that until the turn ends.",
                   .example = "4"},
         .written =
             "{when: {is drawn: {card: {among: this}}}, in: hand,"
             " while: [{turn of: you}, {not: {any of: [{phase: attack}, {phase: end}]}}],"
             " do: {may: {reveal: this}, then: {price: {of: {among: this}, by: {minus: {of: $number, by: "
             "{cost: this}}}, player: you, until: end of turn}}}}"},
        {.shape = {.word = "doron go",
                   .fields = {{name, Kind::text, true}},
                   .about =
                       "As it is destroyed, an exile creature with that in its name may come out of your "
                       "hand.",
                   .example = "{en: Dragon, ja: ドラゴン}"},
         .written =
             "{when: {is destroyed: this}, do: [{select: {up to: 1, creature: {zone: hand, owner: you, "
             "special: exile, name contains: $name}}}, {put into battle zone: selected}]}"},
        {.shape = {.word = "abare chain",
                   .fields = {{deed, Kind::block, true}},
                   .about = "As a creature of yours attacks that is the first to do so this turn, that is "
                            "done.",
                   .example = "{do: {draw: 1}}"},
         .written = "{when: {attacks: {creature: {controller: you}}}, if: first attack, do: $do}",
         .opensText = true}};
}

} // namespace takujo::duel_masters
