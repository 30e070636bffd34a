#pragma once

#include "engine/cards/card_schema.h"

#include <string>
#include <vector>

namespace takujo {

/// What of a game's schema has no room in the definitions of its cards, in what changes of them, or in the
/// terms of its scripts: English sentences for whoever writes a game. A program with such a game does not
/// start (engine/games/registry.cpp).
std::vector<std::string> faultsOf(const CardSchema& schema);

} // namespace takujo
