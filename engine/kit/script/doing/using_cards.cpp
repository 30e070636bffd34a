#include "engine/core/zones.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/scope.h"

/// A text uses a card, and goes on when that is done. What using is, the game says.
namespace takujo {

using Kind = FieldKind;

std::vector<EffectSpec> effectsOfUsing() {
    return {{{.word = "use card",
              .fields = {oneObject(uses::what), {uses::regardless, Kind::flag}},
              .about = "Uses one card, then and there; when that is done the text goes on. With `regardless: "
                       "true` it is used whatever it asks for.",
              .example = "{what: chosen, regardless: true}"},
             effects::useCard}};
}

namespace effects {

Next useCard(Run& run, const Scope& scope, const Term& term) {
    const ObjectId card = objectOf(scope, term[uses::what]);
    const ScriptTables& tables = run.rules.tables().script;
    if (tables.useCard == nullptr || !lives(run.state, card) || record(run.state, card).card == CardId::none)
        return Next::on();
    const bool isRegardless = term[uses::regardless].isTrue();
    return tables.useCard(run, card, scope.effect.controller, !isRegardless);
}

} // namespace effects

} // namespace takujo
