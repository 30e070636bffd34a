#include "engine/core/scratch.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/event_of.h"
#include "engine/kit/visibility.h"

/// What cards show: their faces or their backs.
namespace takujo {

using Kind = FieldKind;

std::vector<CriterionSpec> criteriaOfFaces() {
    return {{{.word = "face",
              .fields = {{operand::of, Kind::oneWord, true, {"down", "up"}}},
              .about = "It shows its back, or its face."},
             criteria::face}};
}

std::vector<EffectSpec> effectsOfFaces() {
    return {{{.word = "turn face",
              .fields = {{turns_face::what, Kind::objects, true},
                         {turns_face::to, Kind::oneWord, true, {"down", "up"}}},
              .about = "Turns cards face down or face up where they lie.",
              .example = "{what: chosen, to: down}"},
             effects::turnFace}};
}

namespace effects {

Next turnFace(Run& run, const Scope& scope, const Term& term) {
    Scratch<ObjectId> found;
    objectsOf(scope, term[turns_face::what], found);
    const auto face = static_cast<Face>(term[turns_face::to].number);
    for (const ObjectId id : found) {
        if (record(run.state, id).card == CardId::none || faceOf(run.rules, record(run.state, id)) == face)
            continue;
        Event event = eventOf(scope, EventKind::turnFace, id, Cause::effect);
        event.source = scope.effect.source;
        event.slot = static_cast<std::uint8_t>(face);
        run.propose(event);
    }
    return Next::on();
}

} // namespace effects

} // namespace takujo
