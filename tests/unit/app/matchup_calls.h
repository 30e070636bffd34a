#pragma once

#include "tests/unit/app/command_run.h"
#include "tests/unit/kit/written_file.h"

#include <string>
#include <vector>

namespace takujo {

/// Runs takujo-cli matchup with both decks of the workbench.
inline CommandRun matchup(const std::vector<std::string>& more) {
    std::vector<std::string> arguments{"matchup", "--game",     "workbench", "--deck", "bench-red",
                                       "--deck",  "bench-blue", "--bot",     "random"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run(arguments);
}

} // namespace takujo
