#include "engine/games/fftcg/operators.h"

#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>

/// What lies on the stack, by what it has chosen.
namespace takujo::fftcg::criteria {

bool choosing(const Scope& scope, const Term& term, const Known& known) {
    const EffectRecord* const effect = known.isThere ? effectAt(scope.state(), known.id) : nullptr;
    return effect != nullptr && std::ranges::any_of(scope.state().bindings, [&](const Binding& binding) {
               return binding.effect == effect->id && lives(scope.state(), binding.object) &&
                      isOwnChoice(scope.position, *effect, binding.slot) &&
                      means(scope, term[operand::of], know(scope.position, binding.object));
           });
}

} // namespace takujo::fftcg::criteria
