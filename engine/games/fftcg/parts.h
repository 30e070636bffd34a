#pragma once

#include "engine/games/fftcg/terms.h"
#include "engine/games/game.h"

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

// Parts of the game that fftcg.cpp puts together, each in a file of its own name.
namespace takujo::fftcg {

/// policies.cpp: the numbers and yes/noes of the rulebook, in the order of `Policy`.
std::vector<PolicySpec> policies();

/// built_in_rules.cpp: what no line of a table can be left out for, with the mechanisms that keep it.
std::vector<BuiltInRule> builtInRules();

/// deck_rules.cpp, 8.1: whether a deck may be played. Formats are "constructed" and "limited".
std::vector<DeckProblem> deckProblems(const Rulebook& rules, std::string_view format,
                                      std::span<const DeckLine> lines);

/// card_remarks.cpp: what the author of a card probably did not mean.
void remarkOn(const CardDefinition& card, std::vector<CardRemark>& remarks);
/// For authors who try what is no effect of this game.
std::vector<WordAdvice> adviceOnEffects();

/// payment_told.cpp: what the payment under way asks for, for prompts.
PaymentTold tellPayment(const Position& position);

/// what_follows.cpp: what can come when both players pass on an empty stack, by the words for it.
inline constexpr std::array<std::string_view, 9> followings{
    "attack phase",       "another main phase",     "end phase",
    "attack declaration", "block declaration",      "main phase 2",
    "damage resolution",  "the rest of the damage", "end of the turn"};
/// Which of them it is now; none where nobody has priority, or the top of the stack would resolve first.
std::optional<std::size_t> whatFollows(const Position& position);

/// worth.cpp: how well a player stands, as players of simulations guess (`Game::worth`).
std::int32_t worth(const Position& position, Player player);

} // namespace takujo::fftcg
