#include "engine/lab/bots/quick_bot.h"

#include "engine/games/worth.h"
#include "engine/kit/play/text_order.h"
#include "engine/lab/bots/luck.h"

#include <algorithm>

namespace takujo {

namespace {

/// Where several ways are played on, fewer deals do; so that answers do not take as many times as long.
int dealsOf(int tries, int plans) {
    return (2 * tries + plans) / (plans + 1);
}

} // namespace

/// Every answer is judged at the same moment, when the turn of the question ends; also one that ends it. What
/// comes of the rest of a turn is what the player whose turn it is makes of it. A pass in the middle of a
/// good plan is no part of it, so that the mean of all ways would tell little.
double QuickBot::playedOn(const KnownGame& known, const BotTables& bots, Random& luck) {
    if (trial_->state().turn != known.now.turn)
        return chanceIn(bots, trial_->position(), known.viewer);
    const bool isOwnTurn = trial_->state().turnPlayer == known.viewer;
    double best = isOwnTurn ? 0 : 1;
    for (int plan = bots.plans; plan > 0; --plan) {
        std::optional<Engine>& engine = plan == 1 ? trial_ : plan_;
        if (plan > 1)
            *engine = *trial_; // into the room that it has
        playTurnOut(*known.game, bots, *engine, luck);
        const double chance = chanceIn(bots, engine->position(), known.viewer);
        best = isOwnTurn ? std::max(best, chance) : std::min(best, chance);
    }
    return best;
}

void QuickBot::tryAll(const KnownGame& known, int times, Random& random) {
    const BotTables& bots = numbers_ != nullptr ? *numbers_ : known.game->bots;
    for (int time = dealsOf(times, bots.plans); time > 0; --time) {
        redeal(known, random, *dealt_);
        const Random same{random.next()}; // so that luck favours no answer
        for (JudgedOption& judged : judged_) {
            *trial_ = *dealt_; // into the room that it has
            trial_->answer(judged.option);
            Random luck = same;
            judged.chance += playedOn(known, bots, luck);
            ++judged.tries;
        }
    }
}

Advice QuickBot::advise(const KnownGame& known, const std::stop_token& stop) {
    playing::forgetTrials();
    dealt_.emplace(*known.rules, *known.cards);
    if (!trial_) {
        trial_.emplace(*known.rules, *known.cards);
        plan_.emplace(*known.rules, *known.cards);
    }
    dealt_->resume(known.now, known.before);
    const Decision& decision = dealt_->decision();
    if (const auto unthinking = unthinkingAnswer(*known.game, dealt_->position(), decision))
        return {*unthinking, {}};
    Random random = luckOf(seed_, known);
    nameOptions(dealt_->position(), decision, named_);
    if (named_.size() == 1)
        return {0, {}};
    for (std::size_t i = 0; named_.size() > settings.mostTried && i < settings.mostTried; ++i)
        std::swap(named_[i], named_[i + random.below(static_cast<std::uint32_t>(named_.size() - i))]);
    named_.resize(std::min(named_.size(), settings.mostTried));
    judged_.clear();
    for (const NamedOption& named : named_)
        judged_.push_back({named.option, 0, 0});
    const auto mean = [](const JudgedOption& judged) { return judged.chance / judged.tries; };
    tryAll(known, settings.tries, random);
    std::ranges::stable_sort(judged_, std::ranges::greater{}, mean);
    if (!stop.stop_requested()) {
        std::vector<JudgedOption> rest(
            judged_.begin() + static_cast<std::ptrdiff_t>(std::min(judged_.size(), settings.lookedAtAgain)),
            judged_.end());
        judged_.resize(judged_.size() - rest.size());
        tryAll(known, settings.moreTries, random);
        std::ranges::stable_sort(judged_, std::ranges::greater{}, mean);
        judged_.insert(judged_.end(), rest.begin(), rest.end());
    }
    Advice advice{judged_.front().option, judged_};
    for (JudgedOption& judged : advice.judged)
        judged.chance = mean(judged);
    return advice;
}

} // namespace takujo
