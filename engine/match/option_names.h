#pragma once

#include "engine/kit/rules/decision.h"
#include "engine/kit/rules/position.h"

#include <cstdint>
#include <vector>

namespace takujo {

/// A name of an option: equal for options of one question that amount to the same (one of two equal cards in
/// a hand), and for the same option in games that only differ in what was dealt.
using OptionName = std::uint64_t;

OptionName nameOf(const Position& position, Player decider, const Option& option);

/// One option of those that amount to the same.
struct NamedOption {
    OptionName name = 0;
    std::size_t option = 0; ///< index among the options of the question
};
/// Names the options of a question, each name once, in the order of the options.
void nameOptions(const Position& position, const Decision& decision, std::vector<NamedOption>& named);

} // namespace takujo
