#include "engine/lab/greedy_player.h"

#include "engine/games/worth.h"
#include "engine/lab/bot.h"

#include <algorithm>
#include <ranges>

namespace takujo {

namespace {

constexpr int firstTrials = 1;            ///< of each answer
constexpr int moreTrials = 2;             ///< of those that looked best then
constexpr std::size_t lookedAtAgain = 3;  ///< so many
constexpr std::size_t mostTried = 8;      ///< of very many answers, chance picks so many
constexpr int mostAnswers = 60;           ///< of one trial, for turns that do not end
constexpr std::int64_t decided = 1000000; ///< a game won or lost outweighs everything

/// Whether two cards that lie by themselves in a pile or a hand are the same but for which is which.
bool areAlike(const Position& position, ObjectId one, ObjectId other) {
    if (one == other)
        return true;
    if (!one.exists() || !other.exists())
        return false;
    const ObjectRecord& a = record(position.state, one);
    const ObjectRecord& b = record(position.state, other);
    return a.zone == b.zone && !position.rules.zone(a.zone).table && a.card != CardId::none &&
           b.card != CardId::none && a.posture == b.posture && a.marks == b.marks && a.links == 0 &&
           b.links == 0 && a.altered == 0 && b.altered == 0 &&
           position.definitionIndex(one) == position.definitionIndex(other);
}
bool areAlike(const Position& position, const Option& one, const Option& other) {
    return one.verb == other.verb && one.value == other.value &&
           areAlike(position, one.object, other.object) && areAlike(position, one.target, other.target);
}

} // namespace

GreedyPlayer::GreedyPlayer(const Game& game, const Rulebook& rules, const CardTable& cards)
    : worth_{worthIn(game)}, suggest_{game.suggest}, before_{rules, cards}, trial_{rules, cards} {}

std::int64_t GreedyPlayer::standing(Player player) const {
    const State& state = trial_.state();
    if (state.over()) {
        const Outcome won = player == Player::a ? Outcome::winA : Outcome::winB;
        return state.outcome == Outcome::draw ? 0 : state.outcome == won ? decided : -decided;
    }
    const Position position = trial_.position();
    return std::int64_t{worth_(position, player)} - worth_(position, opponentOf(player));
}

void GreedyPlayer::tryOut(Candidate& candidate, int times, Random& random) {
    const std::uint16_t turn = before_.state().turn;
    for (int time = 0; time < times; ++time) {
        trial_ = before_; // into the room that it has
        trial_.answer(candidate.option);
        for (int i = 0; i < mostAnswers && !trial_.state().over() && trial_.state().turn == turn; ++i)
            trial_.answer(randomAnswer(trial_.decision(), random));
        candidate.worth += standing(before_.decision().decider);
    }
}

/// The answers that are not the same as one before, or so many of them as chance picks.
void GreedyPlayer::findCandidates(Random& random) {
    const std::vector<Option>& options = before_.decision().options;
    candidates_.clear();
    for (std::size_t i = 0; i < options.size(); ++i)
        if (std::ranges::none_of(candidates_, [&](const Candidate& candidate) {
                return areAlike(before_.position(), options[candidate.option], options[i]);
            }))
            candidates_.push_back({i});
    for (std::size_t i = 0; candidates_.size() > mostTried && i < mostTried; ++i)
        std::swap(candidates_[i],
                  candidates_[i + random.below(static_cast<std::uint32_t>(candidates_.size() - i))]);
    candidates_.resize(std::min(candidates_.size(), mostTried));
}

std::size_t GreedyPlayer::answer(const Engine& engine, Random& random) {
    const Decision& decision = engine.decision();
    if (decision.options.size() == 1)
        return 0;
    if (decision.kind == DecisionKind::pay && suggest_ != nullptr)
        return suggest_(engine.position(), decision);
    if (decision.procedure == procedures::repeating)
        return randomAnswer(decision, random);
    before_ = engine.trial();
    findCandidates(random);
    if (candidates_.size() > 1) {
        for (Candidate& candidate : candidates_)
            tryOut(candidate, firstTrials, random);
        std::ranges::stable_sort(candidates_, std::ranges::greater{}, &Candidate::worth);
        candidates_.resize(std::min(candidates_.size(), lookedAtAgain));
        for (Candidate& candidate : candidates_)
            tryOut(candidate, moreTrials, random);
    }
    return std::ranges::max_element(candidates_, {}, &Candidate::worth)->option;
}

} // namespace takujo
