#pragma once

#include "engine/games/fftcg/terms.h"

#include <vector>

namespace takujo::fftcg {

// 7.7.3 to 7.7.5: how many cards a field can take. `card` is about to enter the player's field.

/// Returns how many cards on that field fit.
template <class Fits>
int countOnField(const Position& position, Player player, Fits fits) {
    int count = 0;
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, field), Query::counted))
        count += fits(id) ? 1 : 0;
    return count;
}

/// 7.7.3.1: whether two cards may not be on a field together: they have the same name and no generic icon.
bool haveOneName(const Position& position, const CardDefinition& one, const CardDefinition& other);
/// 12.4.6: whether another character on the same field has one of its names.
bool sharesItsName(const Position& position, ObjectId id);
/// 7.7.3: whether a card of that name without the generic icon is there already (7.7.3.1).
bool breaksNameLimit(const Position& position, Player player, const CardDefinition& card);
/// 7.7.4
bool breaksBackupLimit(const Position& position, Player player, const CardDefinition& card);
/// 7.7.5: light and dark count together.
bool breaksLightDarkLimit(const Position& position, Player player, const CardDefinition& card);

int backupsOf(const Position& position, Player player);

/// Returns the limits as prohibitions.
std::vector<Prohibition> fieldProhibitions();
/// Returns how cards arrive in their zones.
std::vector<Arrival> arrivals();

} // namespace takujo::fftcg
