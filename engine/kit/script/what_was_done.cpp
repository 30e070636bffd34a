#include "engine/kit/rulebook.h"
#include "engine/kit/script/kit_vocabulary.h"
#include "engine/kit/script/operators.h"
#include "engine/kit/script/script_procedures.h"

/// "If you did": what hangs on what the instruction before it has come to.
namespace takujo {

using Kind = FieldKind;

std::vector<EffectSpec> effectsOfWhatWasDone() {
    return {{{.word = "if you did",
              .fields = {{"do", Kind::block, true}, {"otherwise", Kind::block}},
              .inlineFields = true,
              .about = "Does it if the instruction before it has done anything, or else what stands under "
                       "`otherwise`. What was done already is not done: tapping what is tapped, drawing from "
                       "no deck.",
              .example = "{if you did: {draw: 1}}"},
             effects::ifYouDid}};
}

namespace effects {

/// Parts: do, otherwise.
Next ifYouDid(Run& run, const Scope& scope, const Term& term) {
    if (hasDoneSomething(run, scope.effect))
        return followBlock(scope.effect.id, term.parts[0].number);
    return term.parts[1].exists() ? followBlock(scope.effect.id, term.parts[1].number) : Next::on();
}

} // namespace effects

} // namespace takujo
