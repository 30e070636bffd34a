#pragma once

#include "engine/games/fftcg/terms.h"

namespace takujo::fftcg {

// How cards move in this game: draws, the break zone, damage to players.

/// Proposes that the player draws. An empty deck is noted for the next check of rule processes (12.4.2).
void proposeDraw(Run& run, Player player, std::int32_t count);

/// Proposes that a card goes to its owner's break zone.
void proposeToBreakZone(Run& run, ObjectId id, Reason reason, Cause cause, std::uint16_t effect = 0);

/// 6.5: deals damage to a player, one point after another; then come the EX Bursts of the cards.
Next dealDamageToPlayer(Player player, std::int32_t points, ObjectId source = {});
/// The same, dealt by all attackers.
Next dealDamageOfAttack(Player player, std::int32_t points);
Procedure damageProcessing();
/// Returns how many EX Bursts of the present damage are left.
std::int32_t burstsLeft(const Position& position);

} // namespace takujo::fftcg
