#pragma once

#include "engine/core/definition.h"
#include "engine/kit/position.h"

#include <span>

namespace takujo {

/// The definitions of one match: each card once, sorted by id, so that an index means the same whatever else
/// a set holds; cards of one name share a name key.
CardTable makeCardTable(std::span<const CardDefinition* const> cards);

/// The index of a card id in the table; its size if it is not there.
std::size_t indexOfCard(const CardTable& table, std::string_view id);

} // namespace takujo
