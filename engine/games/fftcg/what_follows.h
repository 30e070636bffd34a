#pragma once

#include "engine/games/fftcg/terms.h"

#include <array>
#include <optional>
#include <string_view>

namespace takujo::fftcg {

/// What can come when both players pass on an empty stack, by the words for it.
inline constexpr std::array<std::string_view, 9> followings{
    "attack phase",       "another main phase",     "end phase",
    "attack declaration", "block declaration",      "main phase 2",
    "damage resolution",  "the rest of the damage", "end of the turn"};

/// Which of them it is now; none where nobody has priority, or the top of the stack would resolve first.
std::optional<std::size_t> whatFollows(const Position& position);

} // namespace takujo::fftcg
