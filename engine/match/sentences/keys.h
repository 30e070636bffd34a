#pragma once

#include "engine/kit/rules/words.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace takujo {

// Keys of the words files.

/// The more particular key of a thing.
inline std::string dotted(std::string_view first, std::string_view second) {
    return std::string{first}.append(".").append(second);
}

/// The first of the keys that has a pattern; the last one if none has.
inline std::string firstKnown(const Words& words, std::string_view section, std::vector<std::string> keys) {
    for (std::string& key : keys)
        if (words.find(section, key) != nullptr)
            return std::move(key);
    return std::move(keys.back());
}

} // namespace takujo
