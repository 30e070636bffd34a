#include "engine/core/scratch.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>

/// What chance picks. Each of those that fit is a place in the order in which they lie: which card has which
/// handle makes no difference.
namespace takujo {

using Kind = FieldKind;

std::vector<EffectSpec> effectsOfChance() {
    return {{{.word = "select at random",
              .fields = {{selects::what, Kind::pick, true}},
              .about = "So many of what fits are picked by chance; they are `selected` from then on."},
             effects::selectAtRandom}};
}

namespace effects {

Next selectAtRandom(Run& run, const Scope& scope, const Term& term) {
    const Term& pick = term[selects::what];
    const auto slot = static_cast<std::uint8_t>(pick.number);
    dropBindings(run.state, scope.effect.id, slot);
    Scratch<ObjectId> found;
    objectsOf(scope, pick.parts[pickFrom], found);
    const std::int32_t count = std::min(mostOf(scope, pick), static_cast<std::int32_t>(found.size()));
    for (std::int32_t left = count; left > 0; --left) {
        const std::size_t drawn = isBroken(Fault::chanceTakesTheFirst)
                                      ? 0
                                      : run.state.random.below(static_cast<std::uint32_t>(found.size()));
        run.state.bindings.push_back({found[drawn], {}, 0, scope.effect.id, slot, 0});
        found.erase(found.begin() + static_cast<std::ptrdiff_t>(drawn));
    }
    if (EffectRecord* const effect = findEffect(run.state, scope.effect.id))
        effect->picked = std::max(count, 0);
    return Next::on();
}

} // namespace effects

} // namespace takujo
