#pragma once

#include "engine/kit/rules/rulebook.h"

#include <vector>

namespace takujo::fftcg {

// What texts keep players from (2.2): casting cards, using abilities and EX Bursts, searching, drawing; and
// from where else texts let them cast cards.

/// What `modifiers::bar` bars beside the casting of cards, which the kit asks about: the slot of the word.
enum Bar : std::int32_t {
    barOfAbilities = 8,
    barOfBursts,
    barOfSearching,
    barOfDrawing,
    barOfAutoAbilities, ///< silence.h
};

/// The words for it.
std::vector<EffectSpec> effectsOfBarsOfTexts();

/// The condition that no text keeps the player from using the ability that is tried.
Condition noTextBarsTheAbility();
/// Whether no text keeps the owner from using the EX Burst of that card.
bool mayUseBurst(const Position& position, ObjectId card);
bool maySearch(const Position& position, Player player);
bool mayDrawByTexts(const Position& position, Player player);

} // namespace takujo::fftcg
