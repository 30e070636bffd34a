#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"

#include <algorithm>

/// What only some games say of decks: drawing up to so many, searches that show what they find, how a deck
/// may be built.
namespace takujo {

using Kind = FieldKind;

namespace {

/// No effect in play.
void anyNumber(Characteristics&, const Term&, std::int32_t) {}

} // namespace

EffectSpec effectOfAnyNumber(std::string_view about) {
    return {{.word = "any number in a deck", .about = about}, nullptr, anyNumber};
}

bool allowsAnyNumber(const Vocabulary& words, const CardDefinition& card) {
    return std::ranges::any_of(card.abilities, [&](const Ability& ability) {
        return ability.kind == AbilityKind::constant &&
               std::ranges::any_of(ability.blocks.front(), [&](const Term& term) {
                   return words.effects[term.op].modify == anyNumber;
               });
    });
}

std::vector<EffectSpec> effectsOfDrawing() {
    return {{{.word = "draw up to",
              .fields = {{draws::amount, Kind::amount, true}, {draws::player, Kind::players}},
              .about = "A player draws up to that many cards, one by one, and may stop before each."},
             effects::drawUpTo}};
}

void letSearchesShow(std::vector<EffectSpec>& effects) {
    const auto search = std::ranges::find_if(
        effects, [](const EffectSpec& effect) { return effect.follow == takujo::effects::search; });
    search->shape.fields.push_back({searches::show, Kind::flag});
    search->shape.about = "A player looks through the deck for up to that many such cards, shuffles and puts "
                          "them there, on top if it does not say where; with `show: true` they are shown. "
                          "They are `selected` from then on.";
}

} // namespace takujo
