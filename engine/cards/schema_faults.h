#pragma once

#include "engine/cards/card_schema.h"

#include <string>
#include <vector>

namespace takujo {

/// Finds what in a game's schema exceeds the room in card definitions, in their changes, or in the terms of
/// scripts: English sentences for the author of a game. A program with such a game does not start
/// (engine/games/registry.cpp).
std::vector<std::string> faultsOf(const CardSchema& schema);

} // namespace takujo
