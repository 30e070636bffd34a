#pragma once

#include "engine/kit/rules/rulebook.h"

#include <cstddef>
#include <functional>
#include <span>
#include <vector>

namespace takujo::playing {

/// What a player in a hurry answers, for `Game::suggest`: a payment with as little as there can be; of what
/// is divided, all to the first that asks; else what is offered first. The index of an option.
std::size_t suggest(const Position& position, const Decision& decision);

// The plan of a payment.

/// Something that can be paid with. `taken` is how it would be picked; of what may be taken in several ways,
/// its value has the bits of all of them.
struct PlannedSource {
    Pick taken;
    bool isGivenUp = false;
    std::int32_t makes = 1;
    std::int32_t worth = 0; ///< counts for what is given up only
};

/// Whether these pay, just as they are.
using PaysWith = std::function<bool(std::span<const Pick>)>;

/// Which of the sources complete what is chosen, where so much is missing: as few as there can be of what is
/// given up, then as few others, then what is missed least. So nothing is among them that could be left out.
/// Their places, ascending; none where nothing is needed, or nothing will do.
std::vector<std::size_t> leastCompletion(const std::vector<PlannedSource>& sources, std::int32_t missing,
                                         std::span<const Pick> chosen, const PaysWith& pays);

} // namespace takujo::playing
