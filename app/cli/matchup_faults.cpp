#include "app/cli/matchup_told.h"
#include "engine/files/disk/text_file.h"
#include "engine/numbers/fault_replay.h"

#include <ostream>

namespace takujo {

namespace {

constexpr std::size_t mostTold = 10; ///< many games may meet the same mistake

Message messageOf(const MatchupNumbers& numbers, std::size_t pair, const FaultyGame& fault,
                  const std::optional<FaultReport>& report) {
    const MatchupTerms& terms = numbers.terms;
    const auto [one, other] = terms.decksOf(pair);
    const std::string decks = terms.decks[one].id + " – " + terms.decks[other].id;
    const std::uint64_t seed = seedOfGame(terms, fault.game);
    if (report && !report->failure)
        return {"Game {number} of {decks} (seed {seed}) could not be played to its end, for the program has "
                "a mistake: {reason}. Please report it with this file: {file}",
                fault.game + 1,
                decks,
                seed,
                fault.reason,
                shownPath(report->file)};
    return {"A mistake of the program has ended game {number} of {decks} (seed {seed}): {reason}.",
            fault.game + 1, decks, seed, fault.reason};
}

} // namespace

std::size_t tellFaultsOf(const MatchupNumbers& numbers, Streams streams, const MatchupSetup* setup) {
    std::size_t faults = 0;
    for (std::size_t pair = 0; pair < numbers.pairs.size(); ++pair)
        for (const FaultyGame& fault : numbers.pairs[pair].faults) {
            if (++faults > mostTold)
                continue;
            const auto report = setup == nullptr ? std::nullopt : reportFault(*setup, pair, fault, {});
            streams.err << messageOf(numbers, pair, fault, report).in(streams.language) << '\n';
        }
    return faults;
}

} // namespace takujo
