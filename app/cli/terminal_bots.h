#pragma once

#include "engine/match/bot_choice.h"
#include "engine/match/known_game.h"
#include "engine/match/sentences/spoken_match.h"

#include <array>
#include <cstddef>
#include <iosfwd>
#include <optional>

namespace takujo {

/// The computer at a terminal: answers for the players who are bots, and says what it would do for the
/// others.
class TerminalBots {
public:
    /// Which bot plays for whom; without one, somebody at the terminal does.
    using Seated = std::array<std::optional<BotChoice>, 2>;
    TerminalBots() = default;
    explicit TerminalBots(const Seated& seated, DeckKnowledge decks = DeckKnowledge::known)
        : seated_{seated}, decks_{decks} {}

    /// Whether a bot answers for that player.
    bool playFor(Player player) const {
        return player != Player::nobody && seated_[indexOf(player)].has_value();
    }
    /// Who looks at the terminal when that player is asked: against one bot always the other player.
    Player viewer(Player decider) const;

    /// Returns what the bot answers that is asked now: the index of an option.
    std::size_t answer(const Match& match) const;
    /// Prints what a bot would answer in the place of whoever is asked.
    void advise(const SpokenMatch& spoken, std::ostream& out) const;

private:
    Seated seated_;
    DeckKnowledge decks_ = DeckKnowledge::known; ///< what each player knows of the other's
};

} // namespace takujo
