#pragma once

#include "engine/cards/text_parts.h"
#include "engine/match/sentences/spoken_match.h"

#include <cstddef>
#include <optional>

namespace takujo {

/// The text of an ability, spoken to that player; none where cards do nothing. `had`: the card that has the
/// ability, whose name it is called by if it stands on another one.
std::optional<TextParts> partsOf(const SpokenMatch& spoken, DefinitionIndex card, std::size_t ability,
                                 DefinitionIndex had, Player owner, Player spokenTo);
std::optional<TextParts> partsOf(const SpokenMatch& spoken, const EffectRecord& effect, Player spokenTo);

} // namespace takujo
