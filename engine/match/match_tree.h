#pragma once

#include "engine/kit/rules/decision.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace takujo {

// The tree of everything that was tried in a match.

/// The kind of step from one place of a match to the next.
enum class MatchStep : std::uint8_t { answer, concession, stops };

/// What players cannot forget when they go back, as bits.
struct Uncovered {
    static constexpr std::uint8_t draw = 1; ///< a card that nobody had seen came to a player's hidden cards
    /// A player looked at a hidden card, or it became visible to both.
    static constexpr std::uint8_t reveal = 2;
    /// Cards were shuffled, or something was picked at random.
    static constexpr std::uint8_t shuffle = 4;
    /// Of two branches: what is hidden on one has been seen on the other. Cards that players play do not
    /// count if the play is taken back.
    static constexpr std::uint8_t elsewhere = 8;
};

/// A place in the tree of a match, and the step that led there.
struct MatchPlace {
    std::size_t before = 0; ///< the place before it; of the beginning, itself
    MatchStep step = MatchStep::answer;
    Attempt answer;          ///< of concessions and stops only the player
    std::uint32_t stops = 0; ///< the stops that were set; of other steps, those in force
    bool takenBack = false;  ///< as if it had not been: no branch leads here
};

/// A line of answers from the beginning to a place after which nothing has been tried. The present line is
/// one, too, even if it ends at a place from which other lines go on (after taking back).
struct Branch {
    std::size_t tip = 0;
    std::size_t fork = 0;    ///< the last place it shares with the present line; its tip if it is the present
                             ///< line
    std::size_t answers = 0; ///< number of answers to the tip
    std::string name;        ///< empty: no name
    bool isPresent = false;  ///< `Match::redo` follows it
    /// Bits of `Uncovered`: what another line had uncovered before players came back and took this one.
    std::uint8_t known = 0;
};

/// A removed branch, for bringing it back.
struct DroppedBranch {
    std::vector<std::size_t> places; ///< its tip first; none if nothing was dropped
    std::string name;
};

} // namespace takujo
