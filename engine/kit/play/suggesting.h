#pragma once

#include "engine/kit/rules/rulebook.h"

#include <cstddef>
#include <functional>
#include <span>
#include <vector>

namespace takujo::playing {

// How the program answers for a player in a hurry.

/// Returns the index of the option that the program picks for a player in a hurry (`Game::suggest`): the
/// cheapest payment; when something is divided, all to the first object; else the first option.
std::size_t suggest(const Position& position, const Decision& decision);

// The plan of a payment.

/// A source of payment. `taken` is how it would be picked; for a source that may be taken in several ways,
/// its value has the bits of all of them.
struct PlannedSource {
    Pick taken;
    bool isGivenUp = false;
    std::int32_t makes = 1;
    std::int32_t worth = 0; ///< how much its player would like to keep it
    std::uint32_t kind = 0; ///< sources of two kinds do not pay the same: their colours
};

/// Whether these picks pay, exactly as they are.
using PaysWith = std::function<bool(std::span<const Pick>)>;

/// Returns the sources that complete the payment of `missing`: as few as possible that are given up, then as
/// few others as possible, then those of least worth in all. So none of them could be left out. Ascending
/// indices; none if nothing is needed or nothing suffices.
std::vector<std::size_t> leastCompletion(const std::vector<PlannedSource>& sources, std::int32_t missing,
                                         std::span<const Pick> chosen, const PaysWith& pays);

} // namespace takujo::playing
