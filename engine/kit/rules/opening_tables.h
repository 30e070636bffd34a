#pragma once

#include "engine/kit/rules/decision.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace takujo {

struct Position;

/// How a player may take a new opening hand.
struct RedrawPolicy {
    enum Which : std::uint8_t { none, all, some };
    Which which = none;    ///< cards go back; of `some`, as many as the player likes
    bool inOrder = true;   ///< the player says in which order they go under the deck
    bool shown = false;    ///< the other player sees them
    bool shuffled = false; ///< the deck is shuffled before new ones are drawn
};

/// What the steps of engine/kit/opening.h need of a game.
struct OpeningTables {
    std::size_t lot = 0; ///< the place in `State::values` of who was drawn
    std::int32_t (*handSize)(const Position&) = nullptr;
    RedrawPolicy (*redraw)(const Position&) = nullptr; ///< none: nobody may
    std::uint16_t redrawing = 0;                       ///< the procedure of one player
    Verb goFirst = 0;
    Verb goSecond = 0;
    Verb keep = 0;
    Verb takeNew = 0;
    Verb putBack = 0;
    Verb noMore = 0; ///< where only some go back
    // Rules of the log.
    std::string_view ruleOfFirst;
    std::string_view ruleOfRedraw;
};

} // namespace takujo
