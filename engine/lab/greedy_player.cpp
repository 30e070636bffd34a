#include "engine/lab/greedy_player.h"

#include "engine/games/worth.h"
#include "engine/lab/bot.h"

#include <limits>

namespace takujo {

namespace {

constexpr int trialsEach = 4;             ///< of each answer
constexpr std::size_t mostTried = 16;     ///< of very many answers, chance picks so many
constexpr int mostAnswers = 120;          ///< of one trial, for turns that do not end
constexpr std::int64_t decided = 1000000; ///< a game won or lost outweighs everything

} // namespace

GreedyPlayer::GreedyPlayer(const Game& game, const Rulebook& rules, const CardTable& cards)
    : game_{&game}, trial_{rules, cards} {}

std::int64_t GreedyPlayer::standing(Player player) const {
    const State& state = trial_.state();
    if (state.over()) {
        const Outcome won = player == Player::a ? Outcome::winA : Outcome::winB;
        return state.outcome == Outcome::draw ? 0 : state.outcome == won ? decided : -decided;
    }
    const Worth worth = worthIn(*game_);
    const Position position = trial_.position();
    return std::int64_t{worth(position, player)} - worth(position, opponentOf(player));
}

std::int64_t GreedyPlayer::worthOf(const Engine& engine, std::size_t option, Random& random) {
    trial_.resume(engine.state(), engine.before());
    trial_.answer(option);
    const std::uint16_t turn = engine.state().turn;
    for (int i = 0; i < mostAnswers && !trial_.state().over() && trial_.state().turn == turn; ++i)
        trial_.answer(randomAnswer(trial_.decision(), random));
    return standing(engine.decision().decider);
}

std::size_t GreedyPlayer::answer(const Engine& engine, Random& random) {
    const Decision& decision = engine.decision();
    if (decision.options.size() == 1)
        return 0;
    if (decision.kind == DecisionKind::pay && game_->suggest != nullptr)
        return game_->suggest(engine.position(), decision);
    if (decision.procedure == procedures::repeating)
        return randomAnswer(decision, random);
    const bool isTriedWhole = decision.options.size() <= mostTried;
    std::size_t best = 0;
    std::int64_t most = std::numeric_limits<std::int64_t>::min();
    for (std::size_t i = 0; i < std::min(decision.options.size(), mostTried); ++i) {
        const std::size_t option =
            isTriedWhole ? i : random.below(static_cast<std::uint32_t>(decision.options.size()));
        std::int64_t worth = 0;
        for (int trial = 0; trial < trialsEach; ++trial)
            worth += worthOf(engine, option, random);
        if (worth > most) {
            most = worth;
            best = option;
        }
    }
    return best;
}

} // namespace takujo
