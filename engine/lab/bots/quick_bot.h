#pragma once

#include "engine/lab/bots/playout.h"
#include "engine/match/bot.h"
#include "engine/match/option_names.h"

#include <optional>

namespace takujo {

/// Looks one decision ahead: each answer is carried out on copies in which unseen cards are dealt anew, the
/// turn is played on mostly by passing, and the situations at its end are compared. In games whose turns are
/// plans of many answers it is played on several times from each, and the best end counts
/// (`BotTables::plans`).
class QuickBot : public Bot {
public:
    /// It judges by the game's own numbers where none are given.
    explicit QuickBot(std::uint64_t seed, const BotTables* numbers = nullptr)
        : seed_{seed}, numbers_{numbers} {}
    Advice advise(const KnownGame& known, const std::stop_token& stop) override;

    struct Settings {
        int tries = 4;      ///< of each answer
        int moreTries = 10; ///< of those that looked best then
        std::size_t lookedAtAgain = 3;
        std::size_t mostTried = 16; ///< of very many answers, chance picks so many
    } settings;

private:
    void tryAll(const KnownGame& known, int times, Random& random);
    /// Returns the chance of the viewer from where the trial stands, at the end of the turn of the question.
    double playedOn(const KnownGame& known, const BotTables& bots, Random& luck);

    std::uint64_t seed_;
    const BotTables* numbers_;
    std::optional<Engine> dealt_;
    std::optional<Engine> trial_;
    std::optional<Engine> plan_;
    std::vector<NamedOption> named_;
    std::vector<JudgedOption> judged_; ///< `chance` is a sum meanwhile
};

} // namespace takujo
