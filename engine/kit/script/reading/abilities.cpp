#include "engine/kit/script/reading/abilities.h"

namespace takujo {

std::optional<AbilityAt> givenByValue(const Position& position, ObjectId id, std::int32_t value) {
    std::optional<AbilityAt> found;
    visitAbilities(position, id, [&](AbilityAt each, std::int32_t its) {
        if (its == value)
            found = each;
    });
    return found;
}

} // namespace takujo
