#pragma once

#include "engine/match/scenarios/scenario_expect.h"

#include <optional>
#include <string>
#include <vector>

namespace takujo {

/// Finds what differs between the cards of a zone and those expected there.
class ZoneCheck {
public:
    /// With a viewer, only faces that the viewer may see count.
    ZoneCheck(const Position& position, const Game& game, ScenarioMemory& memory,
              std::vector<ScenarioFailure>& differences, std::optional<Player> viewer = std::nullopt)
        : position_{position}, game_{game}, memory_{memory}, differences_{differences}, viewer_{viewer} {}

    void check(ZoneId zone, const ScenarioZone& expected);

private:
    void checkCount(const ScenarioZone& expected);
    /// Returns for each expected card the index of the card that it is, if there is one.
    std::vector<std::optional<std::size_t>> pairUp(const ScenarioZone& expected, bool isOrdered) const;
    bool isOf(std::size_t place, const ScenarioCard& card) const;
    bool isAsDescribed(std::size_t place, const ScenarioCard& card) const;

    const Position& position_;
    const Game& game_;
    ScenarioMemory& memory_;
    std::vector<ScenarioFailure>& differences_;
    std::optional<Player> viewer_;
    std::vector<ObjectId> there_; ///< the cards of the zone that count
};

/// "[Ash, Rag]".
std::string listOf(const std::vector<std::string>& items);

} // namespace takujo
