#pragma once

#include "engine/match/scenarios/scenario.h"

#include <QTemporaryDir>
#include <QtGlobal>

#include <fstream>
#include <memory>
#include <string>

namespace takujo {

// Scenarios that tests write.

/// Reads the text as a scenario; a mistake in it ends the test.
inline Scenario scenarioOf(const std::string& text) {
    const QTemporaryDir folder;
    const std::string path = folder.filePath("scenario.yaml").toStdString();
    std::ofstream{path} << text;
    Findings findings;
    auto scenario = readScenario(path, scenarioGame, findings);
    if (!scenario)
        qFatal("%s", findings.toText().c_str());
    return std::move(*scenario);
}

/// Returns a match at its beginning.
inline std::unique_ptr<Match> matchOf(const std::string& text) {
    return matchAt(scenarioOf(text));
}

} // namespace takujo
