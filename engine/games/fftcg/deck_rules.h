#pragma once

#include "engine/cards/deck.h"
#include "engine/kit/rulebook.h"

#include <span>
#include <string_view>
#include <vector>

namespace takujo::fftcg {

/// 8.1: whether a deck may be played. Formats are "constructed" and "limited".
std::vector<DeckProblem> deckProblems(const Rulebook& rules, std::string_view format,
                                      std::span<const DeckLine> lines);

} // namespace takujo::fftcg
