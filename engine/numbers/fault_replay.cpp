#include "engine/numbers/fault_replay.h"

#include "engine/numbers/matchup_table.h"

#include <exception>

namespace takujo {

std::optional<FaultReport> reportFault(const MatchSetup& begins, Seats& seats,
                                       const std::filesystem::path& folder) {
    try {
        Match match{begins};
        try {
            while (!match.over()) {
                const std::size_t answer = seats.answer(match.engineAt(match.place()));
                match.answer(Option{match.decision().options[answer]});
            }
        } catch (const MatchFault& met) {
            return writeReport(match, met, folder);
        }
    } catch (const std::exception&) {
        return std::nullopt; // it does not even begin
    }
    return std::nullopt;
}

std::optional<FaultReport> reportFault(const MatchupSetup& setup, std::size_t pair, const FaultyGame& fault,
                                       const std::filesystem::path& folder) {
    MatchSetup begins = matchOf(setup, pair, isSwapped(setup.terms, fault.game));
    begins.seed = seedOfGame(setup.terms, fault.game);
    const BotChoice bot = readBot(setup.terms.bot).value_or(BotChoice{});
    Seats seats{*setup.game, {bot, bot}, setup.bots, begins.seed, knowledgeIn(setup.terms)};
    return reportFault(begins, seats, folder);
}

} // namespace takujo
