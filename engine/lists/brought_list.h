#pragma once

#include "engine/lists/brought_card.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace takujo {

/// A list of cards, read.
struct BroughtList {
    std::vector<BroughtCard> cards; ///< in the order of the list
};

/// Is told how many cards of all are done, and says whether to go on.
using BringProgress = std::function<bool(std::size_t done, std::size_t all)>;

/// Reads a list and the texts of its cards, with all cores there are. What is wrong is told. None if there is
/// nothing to be read, or if the progress has said to stop.
std::optional<BroughtList> bringList(const std::filesystem::path& list,
                                     const std::optional<std::filesystem::path>& mapping,
                                     const ListGame& game, const std::string& set,
                                     const BringProgress& progress, Findings& findings);

} // namespace takujo
