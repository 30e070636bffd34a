#include "ui/table/card_travels.h"

namespace takujo {

CardTravels::CardTravels(const std::vector<LogEntry>& log, std::size_t first) {
    for (std::size_t i = first; i < log.size(); ++i) {
        const Event& event = log[i].event;
        if (!log[i].isEvent || event.kind != EventKind::move || !event.has(Event::performed))
            continue;
        const auto [trip, isNew] = trips_.try_emplace(event.became.index, Trip{event.from, event.to});
        if (!isNew)
            trip->second.to = event.to;
        auto& [source, count] = arrivals_[event.to];
        count = source == event.from ? count + 1 : 1;
        source = event.from;
    }
}

ZoneId CardTravels::cameFrom(ObjectId now) const {
    const auto trip = trips_.find(now.index);
    return trip == trips_.end() ? ZoneId{} : trip->second.from;
}

ZoneId CardTravels::wentTo(std::uint16_t slot) const {
    const auto trip = trips_.find(slot);
    return trip == trips_.end() ? ZoneId{} : trip->second.to;
}

std::size_t CardTravels::arrivalsIn(ZoneId to) const {
    const auto arrived = arrivals_.find(to);
    return arrived == arrivals_.end() ? 0 : arrived->second.second;
}

ZoneId CardTravels::lastSourceOf(ZoneId to) const {
    const auto arrived = arrivals_.find(to);
    return arrived == arrivals_.end() ? ZoneId{} : arrived->second.first;
}

} // namespace takujo
