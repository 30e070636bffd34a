#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"

/// Words for what players have, which each game names for itself.
namespace takujo {

namespace {

using Kind = FieldKind;

} // namespace

std::vector<EffectSpec> valueEffects(const std::vector<Vocabulary::Value>& values) {
    std::vector<EffectSpec> all;
    all.reserve(values.size());
    for (const Vocabulary::Value& value : values)
        all.push_back(
            {{.word = value.word,
              .fields = {{changes_value::amount, Kind::amount, true}, {changes_value::player, Kind::players}},
              .about = "A player gains that much of it; a negative amount is lost.",
              .slot = value.slot},
             effects::changeValue});
    return all;
}

} // namespace takujo
