#pragma once

#include "engine/files/scenarios/scenario_file.h"
#include "engine/match/sentences/spoken_match.h"

#include <string>
#include <vector>

namespace takujo {

/// What does a scenario expect?
class ExpectationSentences {
public:
    explicit ExpectationSentences(const SpokenMatch& spoken) : spoken_{spoken} {}

    /// Everything that must be so, a line each, in the order in which people look: whose turn it is and who
    /// is asked, what each player has, then the zones.
    std::vector<std::string> lines(const ScenarioExpectation& expectation) const;
    /// "4 「Aldo」, 46 「Filler」".
    std::string deck(const ScenarioDeck& deck) const;

private:
    void addMoment(const ScenarioExpectation& expectation, std::vector<std::string>& lines) const;
    void addChoices(const ScenarioChoices& choices, std::vector<std::string>& lines) const;
    void addPlayer(const ScenarioExpectation& expectation, Player player,
                   std::vector<std::string>& lines) const;
    void addZones(const ScenarioExpectation& expectation, std::vector<std::string>& lines) const;
    std::string zone(const char* key, const ScenarioZone& zone, Player owner,
                     Player viewer = Player::nobody) const;
    std::string cards(const ScenarioZone& zone) const;
    std::string cards(const std::vector<ScenarioCard>& cards) const;
    std::string card(const ScenarioCard& card) const;
    std::vector<std::string> details(const ScenarioCard& card) const;
    std::string name(const std::string& card) const;
    std::string say(std::string_view key, const std::vector<Filling>& fillings = {}) const;

    SpokenMatch spoken_;
};

} // namespace takujo
