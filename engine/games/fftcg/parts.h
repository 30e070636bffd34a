#pragma once

#include "engine/games/bot_tables.h"
#include "engine/games/fftcg/terms.h"
#include "engine/games/game.h"

#include <array>
#include <span>
#include <string_view>
#include <vector>

// Parts of the game that fftcg.cpp combines, each in a file of its name.
namespace takujo::fftcg {

/// policies.cpp: the numbers and yes/noes of the rulebook, in the order of `Policy`.
std::vector<PolicySpec> policies();

/// built_in_rules.cpp: rules that cannot be left out of the tables, with the mechanisms that keep them.
std::vector<BuiltInRule> builtInRules();

/// deck_rules.cpp, 8.1: whether a deck may be played. Formats are "constructed" and "limited".
std::vector<DeckProblem> deckProblems(const Rulebook& rules, std::string_view format,
                                      std::span<const DeckLine> lines);

/// card_remarks.cpp: what the author of a card probably did not intend.
void remarkOn(const CardDefinition& card, std::vector<CardRemark>& remarks);
/// Returns advice for authors who write words that are no effects of this game.
std::vector<WordAdvice> adviceOnEffects();

/// payment_told.cpp: what the present payment requires, for prompts.
PaymentReport tellPayment(const Position& position);

/// what_follows.cpp: what may follow when both players pass on an empty stack, by its words.
inline constexpr std::array<std::string_view, 9> followings{
    "attack phase",       "another main phase",     "end phase",
    "attack declaration", "block declaration",      "main phase 2",
    "damage resolution",  "the rest of the damage", "end of the turn"};
/// Returns which of them follows now; no word while nobody has priority, or if the top of the stack would
/// resolve first.
std::string_view whatFollows(const Position& position);

/// bot_tables.cpp: how good a player's situation is, and how a turn is played on (`Game::bots`).
BotTables botTables();

} // namespace takujo::fftcg
