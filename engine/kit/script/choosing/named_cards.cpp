#include "engine/kit/naming.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/names.h"
#include "engine/kit/script/reading/scope.h"

/// Texts that have a card named, and then ask for it.
namespace takujo {

using Kind = FieldKind;

std::vector<EffectSpec> effectsOfNaming() {
    return {{{.word = "name a card",
              .fields = {{concerns::player, Kind::players}},
              .about = "A player names a card; such a card is {card: {named: true}} from then on."},
             effects::nameCard,
             nullptr,
             Layer::none,
             nullptr,
             CardDefinition::names}};
}

std::vector<CriterionSpec> criteriaOfNaming() {
    return {{{.word = "named",
              .fields = {{operand::of, Kind::flag, true}},
              .about = "It has the name that was named."},
             criteria::named,
             true}};
}

namespace effects {

Next nameCard(Run& run, const Scope& scope, const Term& term) {
    const Player by = playerOf(scope, term[concerns::player], scope.effect.controller);
    return by == Player::nobody ? nobodyPicks(run, scope) : naming::nameCard(run, by, scope.effect.id);
}

} // namespace effects

namespace criteria {

bool named(const Scope& scope, const Term& term, const Known& known) {
    const TextKey name = scope.effect.named;
    const bool is = name != 0 && hasNameLike(scope.position, known, [name](const CardDefinition& card) {
                        return card.isNamed(name);
                    });
    return is == (term[operand::of].number != 0);
}

} // namespace criteria

} // namespace takujo
