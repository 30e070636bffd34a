#pragma once

#include "engine/cards/card_schema.h"
#include "engine/core/script.h"
#include "engine/files/yaml/map_reader.h"
#include "engine/files/yaml/yaml_value.h"

#include <cstdint>

namespace takujo {

// Finds conditions that nothing can ever fit: without a report, their text would silently do nothing.

/// Reports a criterion about something that is printed on none of these types of card.
void checkCriterion(MapReader& map, const YamlEntry& entry, const CardSchema& schema, std::uint32_t types);

/// Reports a selector for types of card that its zones cannot contain.
void checkZones(const YamlValue& value, const CardSchema& schema, const Term& each);

/// Whether both are plain numbers, and the least is more than the most.
bool contradict(const Term& least, const Term& most);

/// Reports a trigger of the ability that no event can ever match where the ability works.
void checkTrigger(const YamlValue& value, const Vocabulary& words, const Term& trigger,
                  const Ability& ability);

/// Warns of an ability that makes its own card cheaper only in zones from which nobody casts it.
void checkOwnPrice(const YamlValue& value, const Vocabulary& words, const Ability& ability);

} // namespace takujo
