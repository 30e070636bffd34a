#pragma once

#include <cstddef>

namespace takujo {

/// So many words a finding names; where there are more, it says where to look them up.
inline constexpr std::size_t fewWords = 12;

} // namespace takujo
