#pragma once

#include "engine/match/scenarios/scenario.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace takujo {

// Scenarios to be watched.

/// One picture of a film: a place of its match, and what the scenario has come to there.
struct FilmMoment {
    enum class Kind : std::uint8_t {
        setUp,       ///< nothing has been done
        answer,      ///< the question was answered so
        refusal,     ///< this was tried and may not be done
        allowed,     ///< what was tried may be done
        concession,  ///< the player gave up
        takingBack,  ///< the action under way was taken back
        expectation, ///< this is what must have come of it
        deck,        ///< a deck was checked
    };
    Kind kind = Kind::setUp;
    std::size_t step = 0;  ///< of the scenario, from 1; 0: the set-up
    std::size_t place = 0; ///< in the match
    bool isTried = false;  ///< in a try, of which nothing stays
    Attempt attempt;
    std::vector<Refusal> reasons = {};
};

/// A scenario that has been played, moment by moment. A try is a branch of the match, and so is what was
/// taken back.
struct Film {
    std::shared_ptr<const Scenario> scenario;
    std::unique_ptr<Match> match; ///< at its beginning
    std::vector<FilmMoment> moments;
    std::optional<ScenarioFailure> trouble; ///< where it does not go as written; the moments end there
};

/// Plays a scenario as `runScenario` does, and keeps every moment. Throws `ScenarioFailure` if it can't be
/// set up.
Film filmOf(std::shared_ptr<const Scenario> scenario, std::array<std::string, 2> names = {});

} // namespace takujo
