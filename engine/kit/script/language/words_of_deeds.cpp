#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"

#include <algorithm>

/// Words for deeds that only some games have.
namespace takujo {

namespace {

using Kind = FieldKind;

} // namespace

EffectSpec effectOfRepeating() {
    return {{.word = "repeat",
             .fields = {{repeats::times, Kind::amount, true}, {repeats::doThis, Kind::block, true}},
             .inlineFields = true,
             .about = "Does it so many times, one after the other."},
            effects::repeat};
}

EffectSpec effectOfTops(std::string_view asideWord) {
    return {{.word = "put top",
             .fields = {{puts_top::amount, Kind::amount, true},
                        {puts_top::to, Kind::zone, true},
                        {puts_top::player, Kind::players},
                        {puts_top::aside.as(asideWord), Kind::flag}},
             .about = "Puts the top cards of a player's deck somewhere, one after the other.",
             .example = "{amount: 2, to: hand}"},
            effects::putTop};
}

std::vector<EffectSpec> effectsOfTopCards() {
    return {
        {{.word = "look at top",
          .fields = {{reveals_top::amount, Kind::amount, true}, {reveals_top::player, Kind::players}},
          .about =
              "You look at the top cards of a player's deck, and nobody else does; they are `selected` from "
              "then on, and lie in the deck. `put back` says where those go that are left.",
          .selects = "amount"},
         effects::lookAtTop},
        {{.word = "reveal until",
          .fields = {{reveals_until::of, Kind::criteria, true},
                     {reveals_until::amount, Kind::amount},
                     {reveals_until::player, Kind::players}},
          .about =
              "Cards of a player's deck are revealed from the top on, until such a card comes, or so many; "
              "all of them are `selected` from then on, and lie in the deck.",
          .selects = "of",
          .example = "{creature: {}}"},
         effects::revealUntil}};
}

EffectSpec effectOfDividingMore() {
    return {{.word = "divides more",
             .fields = {{divides_more::by, Kind::amount, true},
                        {divides_more::player, Kind::players},
                        {"until", Kind::oneWord, false, usualDurations()}},
             .about = "Whatever amount a player divides is that much more.",
             .example = "1"},
            effects::beginPlayerLasting,
            modifiers::dividesMore,
            Layer::none};
}

EffectSpec effectOfPrintedDamage() {
    return {{.word = "printed damage",
             .fields = {{prints_damage::of, Kind::criteria, true},
                        {prints_damage::by, Kind::amount, true},
                        {prints_damage::player, Kind::players},
                        {"until", Kind::oneWord, false, usualDurations()}},
             .about = "The damage that a player's cards like that name in their texts is that much more.",
             .example = "{of: {event: {}}, by: 2}"},
            effects::beginPlayerLasting,
            modifiers::printedDamage,
            Layer::none};
}

void letMovesSayWhere(std::vector<EffectSpec>& effects) {
    for (EffectSpec& effect : effects)
        if (effect.follow == effects::move) {
            effect.shape.fields.push_back({moves::past, Kind::amount});
            effect.shape.about = "Moves objects to a zone; onto the table under your control unless `under` "
                                 "names a player. `place: 3` is the third from the top, or from `at`.";
        }
}

} // namespace takujo
