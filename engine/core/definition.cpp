#include "engine/core/definition.h"

namespace takujo {

bool shareName(const CardDefinition& one, const CardDefinition& other) {
    const auto has = [](const CardDefinition& card, std::uint16_t name) {
        return card.nameKey == name ||
               std::ranges::find(card.otherNames, name, &OtherName::nameKey) != card.otherNames.end();
    };
    return has(other, one.nameKey) || std::ranges::any_of(one.otherNames, [&](const OtherName& name) {
               return has(other, name.nameKey);
           });
}

} // namespace takujo
