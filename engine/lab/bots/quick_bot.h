#pragma once

#include "engine/lab/bots/playout.h"
#include "engine/match/bot.h"
#include "engine/match/option_names.h"

#include <optional>

namespace takujo {

/// Looks one decision ahead: each answer is carried out on copies in which unseen cards are dealt anew, the
/// turn is played on mostly by passing, and the situations at its end are compared.
class QuickBot : public Bot {
public:
    explicit QuickBot(std::uint64_t seed) : seed_{seed} {}
    Advice advise(const KnownGame& known, const std::stop_token& stop) override;

    struct Settings {
        int tries = 4;      ///< of each answer
        int moreTries = 10; ///< of those that looked best then
        std::size_t lookedAtAgain = 3;
        std::size_t mostTried = 16; ///< of very many answers, chance picks so many
    } settings;

private:
    void tryAll(const KnownGame& known, int times, Random& random);

    std::uint64_t seed_;
    std::optional<Engine> dealt_;
    std::optional<Engine> trial_;
    std::vector<NamedOption> named_;
    std::vector<JudgedOption> judged_; ///< `chance` is a sum meanwhile
};

} // namespace takujo
