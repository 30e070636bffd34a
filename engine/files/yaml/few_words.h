#pragma once

#include <cstddef>

namespace takujo {

/// A finding names at most this many words; where there are more, it says where to find them.
inline constexpr std::size_t fewWords = 12;

} // namespace takujo
