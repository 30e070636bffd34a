#pragma once

#include "engine/kit/rules/decision.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace takujo {

/// What led from one place in a match to the next.
enum class MatchStep : std::uint8_t { answer, concession, stops };

/// What going back cannot make unseen, as bits.
struct Uncovered {
    static constexpr std::uint8_t draw = 1; ///< a card that nobody saw came to somebody's hidden cards
    /// Somebody looked at a hidden card, or it came out into the open.
    static constexpr std::uint8_t reveal = 2;
    /// Chance decided: cards were shuffled, or something was picked at random.
    static constexpr std::uint8_t shuffle = 4;
    /// Of two ways: what lies hidden on one has been seen on the other. That players play their cards is
    /// nothing to tell where one of them takes it back.
    static constexpr std::uint8_t elsewhere = 8;
};

/// A place in the tree of a match that was reached: by what, and from where.
struct MatchPlace {
    std::size_t before = 0; ///< the place that it was reached from; of the beginning, itself
    MatchStep step = MatchStep::answer;
    Attempt answer;          ///< of concessions and stops, only whose they are
    std::uint32_t stops = 0; ///< that were set; of other steps, those that hold
    bool takenBack = false;  ///< it is as if it had not been: no branch leads here
};

/// A line of answers from the beginning to a place behind which nothing has been tried. The present line is
/// one too, also where it ends at a place that other lines go on from (after taking back).
struct Branch {
    std::size_t tip = 0;
    std::size_t fork = 0;    ///< the last place that it shares with the present line; its tip if it is that
    std::size_t answers = 0; ///< how many lead to the tip
    std::string name;        ///< empty: it has none
    bool isPresent = false;  ///< `Match::redo` leads along it
    /// Bits of `Uncovered`: what another line had uncovered already when players came back and took this one.
    std::uint8_t known = 0;
};

/// A branch that was taken away, so that it can be brought back.
struct DroppedBranch {
    std::vector<std::size_t> places; ///< its tip first; none if nothing was dropped
    std::string name;
};

} // namespace takujo
