#pragma once

#include "engine/match/scenarios/scenario_expect.h"

#include <optional>
#include <string>
#include <vector>

namespace takujo {

/// What differs between the cards of a zone and those that are expected there.
class ZoneCheck {
public:
    /// For a viewer, only the faces count that the viewer may see.
    ZoneCheck(const Position& position, const Game& game, ScenarioMemory& memory,
              std::vector<ScenarioFailure>& differences, std::optional<Player> viewer = std::nullopt)
        : position_{position}, game_{game}, memory_{memory}, differences_{differences}, viewer_{viewer} {}

    void check(ZoneId zone, const ScenarioZone& expected);

private:
    void checkCount(const ScenarioZone& expected);
    /// For each of the expected cards the place of the one it is, if any is there.
    std::vector<std::optional<std::size_t>> pairUp(const ScenarioZone& expected, bool isOrdered) const;
    bool isOf(std::size_t place, const ScenarioCard& card) const;
    bool isAsDescribed(std::size_t place, const ScenarioCard& card) const;

    const Position& position_;
    const Game& game_;
    ScenarioMemory& memory_;
    std::vector<ScenarioFailure>& differences_;
    std::optional<Player> viewer_;
    std::vector<ObjectId> there_; ///< what counts of the zone
};

/// "[Ash, Rag]".
std::string listOf(const std::vector<std::string>& items);

} // namespace takujo
