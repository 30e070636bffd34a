#include "engine/lab/bots/thinking_bot.h"

#include "engine/games/worth.h"
#include "engine/kit/play/text_order.h"
#include "engine/lab/bots/luck.h"

#include <algorithm>
#include <cmath>

namespace takujo {

std::uint32_t ThinkingBot::edgeOf(std::uint32_t node, OptionName name, Player decider) {
    for (std::uint32_t at = nodes_[node]; at != none; at = edges_[at].next)
        if (edges_[at].name == name && edges_[at].decider == decider)
            return at;
    edges_.push_back({.name = name, .next = nodes_[node], .decider = decider});
    nodes_[node] = static_cast<std::uint32_t>(edges_.size() - 1);
    return nodes_[node];
}

void ThinkingBot::iterate(const KnownGame& known, Random& random) {
    constexpr double hundred = 100;
    const BotTables& bots = numbers_ != nullptr ? *numbers_ : known.game->bots;
    const double exploration = bots.exploration / hundred;
    redeal(known, random, *engine_);
    path_.clear();
    std::uint32_t node = 0;
    for (int depth = 0; depth < settings.deepest && !engine_->state().over();) {
        const Decision& decision = engine_->decision();
        if (const auto unthinking = unthinkingAnswer(*known.game, engine_->position(), decision)) {
            engine_->answer(*unthinking);
            continue;
        }
        nameOptions(engine_->position(), decision, named_);
        if (named_.size() == 1) {
            engine_->answer(std::size_t{0});
            continue;
        }
        ++depth;
        offered_.clear();
        std::uint32_t untried = 0;
        for (const NamedOption& named : named_) {
            offered_.push_back(edgeOf(node, named.name, decision.decider));
            Edge& edge = edges_[offered_.back()];
            ++edge.offered;
            untried += edge.tries == 0 ? 1 : 0;
        }
        std::size_t taken = 0;
        if (untried > 0) {
            std::uint32_t which = random.below(untried);
            while (edges_[offered_[taken]].tries != 0 || which-- != 0)
                ++taken;
        } else {
            double best = -1;
            for (std::size_t i = 0; i < offered_.size(); ++i) {
                const Edge& edge = edges_[offered_[i]];
                const double mean = edge.sum / edge.tries;
                const double bound =
                    mean + exploration * std::sqrt(std::log(static_cast<double>(edge.offered)) / edge.tries);
                if (bound > best) {
                    best = bound;
                    taken = i;
                }
            }
        }
        const std::uint32_t edge = offered_[taken];
        path_.push_back(edge);
        engine_->answer(named_[taken].option);
        if (untried > 0)
            break;
        if (edges_[edge].to == none) {
            edges_[edge].to = static_cast<std::uint32_t>(nodes_.size());
            nodes_.push_back(none);
        }
        node = edges_[edge].to;
    }
    playTurnOut(*known.game, bots, *engine_, random);
    const double chance = chanceIn(bots, engine_->position(), Player::a);
    for (const std::uint32_t at : path_) {
        Edge& edge = edges_[at];
        ++edge.tries;
        edge.sum += edge.decider == Player::a ? chance : 1 - chance;
    }
}

bool ThinkingBot::isCertain(const std::vector<NamedOption>& mine, Player viewer, int left) {
    std::uint32_t most = 0;
    std::uint32_t second = 0;
    for (const NamedOption& named : mine) {
        const std::uint32_t tries = edges_[edgeOf(0, named.name, viewer)].tries;
        second = std::max(second, std::min(tries, most));
        most = std::max(most, tries);
    }
    return most - second > static_cast<std::uint32_t>(left);
}

Advice ThinkingBot::advise(const KnownGame& known, const std::stop_token& stop) {
    return think(known, stop, Wanted::advice);
}

std::size_t ThinkingBot::decide(const KnownGame& known, const std::stop_token& stop) {
    return think(known, stop, Wanted::answer).option;
}

Advice ThinkingBot::think(const KnownGame& known, const std::stop_token& stop, Wanted wanted) {
    constexpr int betweenLooks = 8;
    playing::forgetTrials();
    engine_.emplace(*known.rules, *known.cards);
    engine_->resume(known.now, known.before);
    if (const auto unthinking = unthinkingAnswer(*known.game, engine_->position(), engine_->decision()))
        return {*unthinking, {}};
    std::vector<NamedOption> mine;
    nameOptions(engine_->position(), engine_->decision(), mine);
    if (mine.size() == 1)
        return {0, {}};
    Random random = luckOf(seed_, known);
    nodes_.assign(1, none);
    edges_.clear();
    for (int i = 0; i < iterations_ && !stop.stop_requested(); ++i) {
        if (wanted == Wanted::answer && i % betweenLooks == 0 &&
            isCertain(mine, known.viewer, iterations_ - i))
            break;
        iterate(known, random);
    }
    Advice advice;
    for (const NamedOption& named : mine) {
        const Edge& edge = edges_[edgeOf(0, named.name, known.viewer)];
        advice.judged.push_back({named.option, edge.tries == 0 ? 0 : edge.sum / edge.tries, edge.tries});
    }
    std::ranges::stable_sort(advice.judged, [](const JudgedOption& one, const JudgedOption& other) {
        return one.tries != other.tries ? one.tries > other.tries : one.chance > other.chance;
    });
    advice.option = advice.judged.front().option;
    return advice;
}

} // namespace takujo
