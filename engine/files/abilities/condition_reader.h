#pragma once

#include "engine/cards/card_schema.h"
#include "engine/core/script.h"
#include "engine/files/yaml/yaml_value.h"

#include <optional>

namespace takujo {

/// Reads a condition outside of a card, as an ability that is only there while the condition holds
/// (`whileTrue`): so it is checked like that of a card. None if it has a mistake, which is reported.
std::optional<Ability> readCondition(const YamlValue& value, const CardSchema& schema);

} // namespace takujo
