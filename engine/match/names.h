#pragma once

#include "engine/files/disk/utf8.h"

#include <cstddef>
#include <string>

namespace takujo {

/// What a match keeps of a name that is given to a player or a branch, however long it was typed or written:
/// no name makes the file of a saved game too large to be read.
inline std::string keptOfName(std::string name) {
    constexpr std::size_t most = 100;
    name.resize(firstCharacters(name, most).size());
    return name;
}

} // namespace takujo
