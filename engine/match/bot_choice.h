#pragma once

#include "engine/files/findings/message.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace takujo {

struct BotTables;

enum class BotKind : std::uint8_t {
    random,  ///< any answer
    quick,   ///< looks one decision ahead
    thinking ///< searches a tree of answers
};

/// Which bot plays, as people write it: "random", "quick", "thinking", or "thinking:400" with the number of
/// iterations of its search. People do not write the numbers it judges by.
struct BotChoice {
    static constexpr int usualIterations = 1000;
    static constexpr int mostIterations = 1000000;

    BotKind kind = BotKind::random;
    int iterations = usualIterations; ///< only of `thinking`
    /// What it takes the game for: those of the game where there are none. They must outlive the bot.
    const BotTables* numbers = nullptr;

    friend bool operator==(const BotChoice&, const BotChoice&) = default;
};

inline constexpr std::array<std::string_view, 3> botWords{"random", "quick", "thinking"};

/// None if it is no such word, or no number of iterations.
std::optional<BotChoice> readBot(std::string_view text);
std::string toText(const BotChoice& choice);
/// Says that no bot is called so, and which there are.
Message noSuchBot(std::string_view bot);

} // namespace takujo
