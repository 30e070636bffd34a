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
