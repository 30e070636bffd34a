#include "app/cli/simulation_told.h"

#include "engine/files/disk/text_file.h"

#include <nlohmann/json.hpp>

#include <iomanip>
#include <ostream>
#include <sstream>

namespace takujo {

namespace {

/// Many games may meet the same mistake; so many files show it well enough.
constexpr std::size_t mostReports = 10;

std::string hexadecimal(std::uint64_t number) {
    std::ostringstream text;
    text << std::hex << std::setw(16) << std::setfill('0') << number;
    return text.str();
}

nlohmann::ordered_json tellFaults(const SimulationSetup& setup, const SimulationResult& result,
                                  Streams streams) {
    nlohmann::ordered_json all = nlohmann::ordered_json::array();
    for (const SimulationFault& fault : result.faults) {
        nlohmann::ordered_json one{{"game", fault.game + 1}, {"seed", fault.seed}, {"reason", fault.reason}};
        const auto report = all.size() < mostReports ? reportFault(setup, fault, {}) : std::nullopt;
        Message told{"A mistake of the program has ended game {number} (seed {seed}): {reason}.",
                     fault.game + 1, fault.seed, fault.reason};
        if (report && !report->failure) {
            const std::string file = shownPath(report->file);
            one["report"] = file;
            told = {"Game {number} (seed {seed}) could not be played to its end, for the program has a "
                    "mistake: {reason}. Please report it with this file: {file}",
                    fault.game + 1, fault.seed, fault.reason, file};
        }
        streams.err << told.in(streams.language) << '\n';
        all.push_back(std::move(one));
    }
    return all;
}

} // namespace

int tellSimulation(const SimulationSetup& setup, const SimulationResult& result, Streams streams) {
    nlohmann::ordered_json json;
    json["game"] = setup.match.game->id;
    json["games"] = result.games;
    json["wins"] = result.wins;
    json["draws"] = result.draws;
    json["turns_mean"] = static_cast<double>(result.turns) / static_cast<double>(result.games);
    json["decisions"] = result.decisions;
    json["seconds"] = result.seconds;
    json["decisions_per_second"] = static_cast<double>(result.decisions) / result.seconds;
    json["state_hash"] = hexadecimal(result.stateHash);
    json["ends"] = result.ends;
    json["first_wins"] = result.firstWins;
    if (!result.faults.empty())
        json["faults"] = tellFaults(setup, result, streams);
    streams.out << json.dump() << '\n';
    return result.faults.empty() ? 0 : 1;
}

} // namespace takujo
