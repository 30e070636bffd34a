#include "engine/games/registry.h"
#include "engine/match/scenarios/scenario.h"
#include "engine/match/scenarios/scenario_stepper.h"

#include <exception>

namespace takujo {

ScenarioResult runScenario(const Scenario& scenario, std::string_view leftOut) {
    return runScenario(scenario, *findGame(scenario.game), leftOut);
}

ScenarioResult runScenario(const Scenario& scenario, const Game& game, std::string_view leftOut) {
    try {
        ScenarioStepper stepper{scenario, game, leftOut};
        while (!stepper.isThrough())
            stepper.playNext();
        stepper.checkEnd();
    } catch (const ScenarioFailure& failure) {
        return {failure};
    } catch (const std::exception& fault) {
        return {ScenarioFailure{{}, 0, Message{"a game that goes on"}, Message::asWritten(fault.what())}};
    }
    return {};
}

} // namespace takujo
