#pragma once

#include "engine/kit/journal.h"

#include <map>
#include <vector>

namespace takujo {

/// Which zones cards have left and entered since the table was last shown, as the log tells it.
class CardTravels {
public:
    CardTravels() = default;
    /// Reads the lines from `first` on.
    CardTravels(const std::vector<LogEntry>& log, std::size_t first);

    /// The zone a card has come from; none if it did not move.
    ZoneId cameFrom(ObjectId now) const;
    ZoneId wentTo(std::uint16_t slot) const;
    /// How many cards have come into that zone in a row from the same zone, seen or not.
    std::size_t arrivalsIn(ZoneId to) const;
    /// The zone that those have come from.
    ZoneId lastSourceOf(ZoneId to) const;

private:
    struct Trip {
        ZoneId from;
        ZoneId to;
    };
    std::map<std::uint16_t, Trip> trips_; ///< a card alone in its object keeps its slot
    std::map<ZoneId, std::pair<ZoneId, std::size_t>> arrivals_;
};

} // namespace takujo
