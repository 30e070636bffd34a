#pragma once

#include "ui/session/game_data.h"

#include <QStringList>

#include <cstdint>

namespace takujo {

/// Whether a player is asked in a phase although nothing can be done there.
enum class PhaseStop : std::uint8_t { never, inOwnTurns, inEveryTurn };
inline constexpr PhaseStop phaseStops[] = {PhaseStop::never, PhaseStop::inOwnTurns, PhaseStop::inEveryTurn};

/// Its name where it can be chosen.
QString stopName(PhaseStop stop);

/// The place of a phase among the game's; `phase` is one of the layout's.
std::uint8_t indexOfPhase(const GameData& data, const std::string& phase);

PhaseStop stopIn(std::uint32_t stops, std::uint8_t phase);
/// The stops with another one in that phase.
std::uint32_t withStopIn(std::uint32_t stops, std::uint8_t phase, PhaseStop stop);

/// The stops of a player who has not chosen any: those phases of the player's own turn that the layout names.
std::uint32_t usualStops(const GameData& data);

/// The stops in words that mean the same when a game gets other phases; and back, without words that no phase
/// has.
QStringList stopWords(const GameData& data, std::uint32_t stops);
std::uint32_t stopsOf(const GameData& data, const QStringList& words);

} // namespace takujo
