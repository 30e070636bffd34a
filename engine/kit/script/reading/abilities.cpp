#include "engine/kit/script/reading/abilities.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/operators.h"

namespace takujo {

std::optional<AbilityRef> givenByValue(const Position& position, ObjectId id, std::int32_t value) {
    std::optional<AbilityRef> found;
    visitAbilities(position, id, [&](AbilityRef each, std::int32_t its) {
        if (its == value)
            found = each;
    });
    return found;
}

/// Equal abilities are given in the order in which the effects began.
TextKey namedFor(const Position& position, ObjectId id, AbilityRef which) {
    std::uint8_t copy = 0;
    for (const LastingEffect& effect : position.state.lasting) {
        if (effect.object != id || effect.definition != which.definition)
            continue;
        const Ability& ability = position.cards[effect.definition].abilities[effect.ability];
        const Term& term = ability.blocks[effect.block][effect.place];
        if (position.rules.tables().vocabulary->effects[term.op].modify != modifiers::gain)
            continue;
        for (const Term& given : term[gains::what].parts)
            if (given.number == which.place && copy++ == which.copy)
                return effect.named;
    }
    return 0;
}

} // namespace takujo
