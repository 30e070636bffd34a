#pragma once

#include "engine/kit/rules/decision.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace takujo {

// The beginning of a game, as the game describes it.

struct Position;

/// How a player may take a new opening hand.
struct RedrawPolicy {
    enum Which : std::uint8_t { none, all, some };
    Which which = none;    ///< the cards that go back; `some`: as many as the player likes
    bool inOrder = true;   ///< the player chooses in which order they go under the deck
    bool shown = false;    ///< the other player sees them
    bool shuffled = false; ///< the deck is shuffled before new cards are drawn
};

/// Data of a game for the steps of engine/kit/opening.h.
struct OpeningTables {
    std::size_t lot = 0; ///< index in `State::values` of the player who was drawn by lot
    std::int32_t (*handSize)(const Position&) = nullptr;
    RedrawPolicy (*redraw)(const Position&) = nullptr; ///< none: no new hands
    std::uint16_t redrawing = 0;                       ///< the procedure of one player
    Verb goFirst = 0;
    Verb goSecond = 0;
    Verb keep = 0;
    Verb takeNew = 0;
    Verb putBack = 0;
    Verb noMore = 0; ///< where only some cards go back
    // Rules for the log.
    std::string_view ruleOfFirst;
    std::string_view ruleOfRedraw;
};

} // namespace takujo
