#include "engine/kit/script/reading/abilities.h"

namespace takujo {

std::optional<AbilityRef> givenByValue(const Position& position, ObjectId id, std::int32_t value) {
    std::optional<AbilityRef> found;
    visitAbilities(position, id, [&](AbilityRef each, std::int32_t its) {
        if (its == value)
            found = each;
    });
    return found;
}

} // namespace takujo
