#pragma once

#include "engine/files/scenarios/scenario_file.h"
#include "tests/unit/files/yaml_test_support.h"
#include "tests/unit/kit/toy_vocabulary.h"
#include "tests/unit/kit/written_file.h"

#include <optional>
#include <string>

namespace takujo {

/// The words of scenarios of a game that nobody plays.
inline const ScenarioGame* toyGame(const std::string& id) {
    static const ScenarioGame game{.schema = &toyScriptSchema(),
                                   .zones = {"deck", "hand", "break zone"},
                                   .sharedZones = {"stack"},
                                   .verbs = {"pass", "play", "pay", "assign"},
                                   .phases = {"main 1", "end", "deal"},
                                   .formats = {"constructed", "limited"},
                                   .policies = {"hand limit"},
                                   .numbers = {"damage", "power"},
                                   .marks = {"attacking", "blocking"},
                                   .values = {"crystal"},
                                   .asideWord = "dull",
                                   .openings = {"deal"},
                                   .aimed = {"play"}};
    return id == "toy" ? &game : nullptr;
}

inline std::optional<Scenario> readToy(const std::string& text, Findings& findings) {
    const WrittenFiles files;
    return readScenario(files.write("scenario.yaml", text), toyGame, findings);
}

} // namespace takujo
