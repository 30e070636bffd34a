#pragma once

#include "engine/core/utf8.h"

#include <cstddef>
#include <string>

namespace takujo {

/// Shortens the name of a player or a branch to what a match keeps: no name can make a saved game too large
/// to be read.
inline std::string keptOfName(std::string name) {
    constexpr std::size_t most = 100;
    name.resize(firstCharacters(name, most).size());
    return name;
}

} // namespace takujo
