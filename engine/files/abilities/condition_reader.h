#pragma once

#include "engine/cards/card_schema.h"
#include "engine/core/script.h"
#include "engine/files/yaml/yaml_value.h"

#include <optional>

namespace takujo {

/// A condition that stands on no card, as an ability that is there only while it holds (`whileTrue`): so it
/// is asked as any card's is. None if something is wrong with it, which is reported.
std::optional<Ability> readCondition(const YamlValue& value, const CardSchema& schema);

} // namespace takujo
