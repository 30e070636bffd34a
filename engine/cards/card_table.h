#pragma once

#include "engine/core/definition.h"
#include "engine/kit/rules/position.h"

#include <span>

namespace takujo {

/// The definitions of one match: each card once, sorted by id, so that an index means the same whatever else
/// a set holds; equal names share a name key. What cards ask for in names is looked for here, once, and so
/// are the texts `asked` by somebody else. Behind them stand cards that are in nobody's deck and can only be
/// named: nothing waits for them, and none of them is twice.
CardTable makeCardTable(std::span<const CardDefinition* const> cards,
                        std::span<const LocalizedText> asked = {},
                        std::span<const CardDefinition* const> nameable = {});

/// The index of a card id in the table; its size if it is not there.
std::size_t indexOfCard(const CardTable& table, std::string_view id);

} // namespace takujo
