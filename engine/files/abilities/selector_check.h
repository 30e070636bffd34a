#pragma once

#include "engine/cards/card_schema.h"
#include "engine/core/script.h"
#include "engine/files/yaml/map_reader.h"
#include "engine/files/yaml/yaml_value.h"

#include <cstdint>

namespace takujo {

// What nothing can ever fit: an author should hear of it, for such a text would just never do anything.

/// Reports a criterion about something that none of these types of card has printed on it.
void checkCriterion(MapReader& map, const YamlEntry& entry, const CardSchema& schema, std::uint32_t types);

/// Reports a selector of types of card that the zones it looks at cannot hold.
void checkZones(const YamlValue& value, const CardSchema& schema, const Term& each);

/// More is asked for than is allowed: both are plain numbers, and the least is more than the most.
bool contradict(const Term& least, const Term& most);

/// Reports a trigger that no event can ever meet, of an ability that works in these zones (0: in play).
void checkTrigger(const YamlValue& value, const Vocabulary& words, const Term& trigger,
                  std::uint32_t worksIn);

/// Warns of an ability that makes its own card cheaper only where nobody casts it any more.
void checkOwnPrice(const YamlValue& value, const Vocabulary& words, const Ability& ability);

} // namespace takujo
