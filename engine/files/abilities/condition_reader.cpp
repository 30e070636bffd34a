#include "engine/files/abilities/condition_reader.h"

#include "engine/files/abilities/term_reader.h"

#include <algorithm>

namespace takujo {

namespace {

/// Such as `this` or `chosen`: there is no card and no effect that they could be of.
bool speaksOfAnEffect(const Term& term) {
    if (term.sort == Sort::objects && static_cast<ObjectsOp>(term.op) != ObjectsOp::each)
        return true;
    return std::ranges::any_of(term.parts, speaksOfAnEffect);
}

} // namespace

std::optional<Ability> readCondition(const YamlValue& value, const CardSchema& schema) {
    if (schema.vocabulary == nullptr || !schema.vocabulary->exists()) {
        value.error("no-conditions", "This game has no words for conditions.", "Say it in another way.");
        return std::nullopt;
    }
    AbilityDraft draft;
    draft.ability.kind = AbilityKind::constant;
    draft.ability.blocks.emplace_back();
    draft.ability.whileTrue = TermReader{schema, draft}.condition(value);
    if (speaksOfAnEffect(draft.ability.whileTrue))
        value.error("no-card", "This condition stands on no card, so it can't say 'this' or 'chosen'.",
                    "Name the card with 'name: …'.");
    return std::move(draft.ability);
}

} // namespace takujo
