#pragma once

#include "engine/games/fftcg/terms.h"

#include <array>
#include <string_view>

/// How objects came onto the field, and what was paid for them. It is noted only where a card of the game
/// asks for it, and kept as long as anything may.
namespace takujo::fftcg {

/// How something enters the field. What Warp puts there an ability has put there, too (15.2.7.5).
enum class Entry : std::uint8_t { cast, warp, effect };
inline constexpr std::array<std::string_view, 3> entryWords{"cast", "warp", "effect"};

/// Returns how the object of that event enters, as bits.
std::uint32_t entriesOf(const Position& position, const Event& event);

/// Notes what everything is paid with that is about to be cast: a step's part, before it is paid.
void notePayment(Run& run);
/// Notes how what has moved has entered, and forgets what nothing can ask for any more.
void noteEntering(Run& run, const Event& event);

} // namespace takujo::fftcg
