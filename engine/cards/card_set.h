#pragma once

#include "engine/core/definition.h"

#include <string>
#include <vector>

namespace takujo {

/// A file of cards.
struct CardSet {
    std::string id;
    std::string game;
    LocalizedText name;
    std::vector<CardDefinition> cards;
};

} // namespace takujo
