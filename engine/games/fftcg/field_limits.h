#pragma once

#include "engine/games/fftcg/terms.h"

#include <vector>

namespace takujo::fftcg {

// 7.7.3 to 7.7.5: what a field has room for. `card` is about to enter the player's field.

/// How many on that field are so.
template <class Fits>
int countOnField(const Position& position, Player player, Fits fits) {
    int count = 0;
    for (const ObjectId id : objectsIn(position.state, zoneOf(player, field), Query::counted))
        count += fits(id) ? 1 : 0;
    return count;
}

/// 7.7.3.1: whether two cards may not be on a field together, as they have one name and no icon.
bool haveOneName(const Position& position, const CardDefinition& one, const CardDefinition& other);
/// Whether a card of that name, other than the one there itself, keeps it from being there.
bool hasItsName(const Position& position, Player player, const CardDefinition& card, ObjectId itself = {});
/// 7.7.3: an icon-less card of that name is there already. Cards with the generic icon do not count
/// (7.7.3.1).
bool breaksNameLimit(const Position& position, Player player, const CardDefinition& card);
/// 7.7.4
bool breaksBackupLimit(const Position& position, Player player, const CardDefinition& card);
/// 7.7.5: light and dark count together.
bool breaksLightDarkLimit(const Position& position, Player player, const CardDefinition& card);

int backupsOf(const Position& position, Player player);

/// The limits as things that cannot happen at all.
std::vector<Prohibition> fieldProhibitions();
/// How cards arrive where they go.
std::vector<Arrival> arrivals();

} // namespace takujo::fftcg
