#pragma once

#include "engine/games/fftcg/terms.h"
#include "engine/games/fftcg/vocabulary.h"

#include <cstdint>

namespace takujo::fftcg {

// 12.4: what rule processes look for. Nearly always there is none of it.

/// Sorts of rule processes, as bits of `RuleProcess::sort`.
namespace sorts {
inline constexpr std::uint32_t ofPlayers = 1; ///< their damage and decks
inline constexpr std::uint32_t powerless = 2;
inline constexpr std::uint32_t damaged = 4;
inline constexpr std::uint32_t sharedName = 8; ///< two cards that may have one name
inline constexpr std::uint32_t lightOrDark = 16;
inline constexpr std::uint32_t manyBackups = 32;
} // namespace sorts

inline bool hasFlag(const State& state, Player player, PlayerFlag flag) {
    return (state.players[indexOf(player)].flags & flag) != 0;
}

/// OPEN 21: only characters that have a power at all.
inline bool isNoPowerLeft(std::int32_t now) {
    return now <= 0 && now != CardDefinition::notPrinted;
}

/// Returns the sorts of rule processes that may be due.
std::uint32_t ruleProcessesDue(const Position& position);

} // namespace takujo::fftcg
