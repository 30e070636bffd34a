#include "engine/numbers/seats.h"

#include "engine/match/random_answer.h"

namespace takujo {

Seats::Seats(const Game& game, const std::array<BotChoice, 2>& bots, const BotMaker& maker,
             std::uint64_t seedOfGame, DeckKnowledge decks)
    : game_{game}, random_{~seedOfGame}, decks_{decks} {
    for (const Player player : bothPlayers)
        if (const BotChoice& choice = bots[indexOf(player)]; choice.kind != BotKind::random)
            bots_[indexOf(player)] = maker(choice, ~seedOfGame + indexOf(player));
}

std::size_t Seats::answer(const Engine& engine, const std::stop_token& stop) {
    const Decision& decision = engine.decision();
    Bot* const bot = bots_[indexOf(decision.decider)].get();
    ++answers_;
    if (bot == nullptr)
        return randomAnswer(decision, random_);
    return decision.options.size() == 1
               ? 0
               : bot->answer(knownTo(decision.decider, game_, engine, answers_, decks_), stop);
}

} // namespace takujo
