#pragma once

#include "engine/match/bot.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace takujo {

enum class BotKind : std::uint8_t {
    random,  ///< any answer
    quick,   ///< looks one decision ahead (quick_bot.h)
    thinking ///< searches a tree of answers (thinking_bot.h)
};

/// Which bot plays, as people write it: "random", "quick", "thinking", or "thinking:400" with the number of
/// iterations of its search.
struct BotChoice {
    static constexpr int usualIterations = 1000;
    static constexpr int mostIterations = 1000000;

    BotKind kind = BotKind::random;
    int iterations = usualIterations; ///< only of `thinking`

    friend bool operator==(const BotChoice&, const BotChoice&) = default;
};

inline constexpr std::array<std::string_view, 3> botWords{"random", "quick", "thinking"};

/// None if it is no such word, or no number of iterations.
std::optional<BotChoice> readBot(std::string_view text);
std::string toText(const BotChoice& choice);

/// Returns such a bot. Its answers depend on the seed.
std::unique_ptr<Bot> makeBot(const BotChoice& choice, std::uint64_t seed);

} // namespace takujo
