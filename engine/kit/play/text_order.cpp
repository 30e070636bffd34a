#include "engine/kit/play/text_order.h"

#include "engine/core/hash.h"
#include "engine/kit/engine.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/rules/work.h"
#include "engine/kit/script/doing/cost_pools.h"
#include "engine/kit/script/following/script_procedures.h"

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

namespace takujo::playing {

namespace {

/// Looks for a way through all parts, each on what the ones before have left.
class Trial {
public:
    Trial(const Scope& scope, const CostQuestion& question, bool anywhere = false)
        : scope_{scope}, question_{question}, costs_{costsAskedAbout(scope, question)},
          needsPlace_{!anywhere && !isThereAPlaceIn(scope.position)} {}

    bool pays(const Position& position, std::size_t from) {
        constexpr std::size_t perPart = 64;
        work::spend(perPart);
        const std::size_t at = nextPaid(from);
        if (at >= costs_.size())
            return isThereAPlace(position);
        if (costs_[at].meaning->sources != nullptr)
            return picks(position, at, {});
        const Scope here = scopeAt(position);
        return isPayableAlone(here, costs_[at]) && pay(position, at, std::array{ObjectId{}});
    }

    /// With these picked for the part already.
    bool picks(const Position& position, std::size_t at, Scratch<ObjectId> with) {
        const CostPart& cost = costs_[at];
        const Scope here = scopeAt(position);
        if (static_cast<std::int32_t>(with.size()) >= cost.meaning->needed(here, *cost.term))
            return pay(position, at, with);
        Scratch<ObjectId> candidates;
        cost.meaning->sources(here, *cost.term, candidates);
        return std::ranges::any_of(candidates, [&](ObjectId id) {
            if (id == question_.played || std::ranges::find(with, id) != with.end())
                return false;
            Scratch<ObjectId> more = with;
            more.push_back(id);
            return picks(position, at, std::move(more));
        });
    }

    /// Whether nothing has to be tried out from there on: no part comes behind another, and no place is
    /// needed that one of them might make.
    bool isAtOnce(std::size_t from) const { return isLast(nextPaid(from)) && !needsPlace_; }

private:
    /// The first part from there on that takes something besides the resource.
    std::size_t nextPaid(std::size_t at) const {
        while (at < costs_.size() && costs_[at].meaning->pay == nullptr)
            ++at;
        return at;
    }
    /// Costs take away, and put nothing where a place is needed: who has one before they are paid keeps it.
    bool isThereAPlaceIn(const Position& position) const {
        const auto finalCheck = position.rules.tables().play.finalCheck;
        return finalCheck == nullptr || !lives(position.state, question_.played) ||
               finalCheck(position, question_.player, question_.played, {});
    }
    bool isThereAPlace(const Position& position) const { return !needsPlace_ || isThereAPlaceIn(position); }
    bool isLast(std::size_t at) const { return at >= costs_.size() || nextPaid(at + 1) >= costs_.size(); }

    Scope scopeAt(const Position& position) const {
        return {position, scope_.effect, scope_.ability, scope_.stage, scope_.target, scope_.payer};
    }

    /// The part is paid on a copy, which goes on until nothing is left of it; whatever is asked meanwhile
    /// gets the first answer. What the last part leaves matters only to what needs a place.
    template <class Objects>
    bool pay(const Position& position, std::size_t at, const Objects& with) {
        if (isLast(at) && !needsPlace_)
            return true;
        State copy = position.state;
        copy.frames.clear();
        copy.picks.clear();
        const std::size_t first = copy.events.size();
        Run run{copy, position.rules, position.cards};
        const Scope here = scopeAt(run);
        for (const ObjectId id : with)
            costs_[at].meaning->pay(run, here, *costs_[at].term, id);
        copy.frames.push_back({procedures::passage, 0, {static_cast<std::int32_t>(first)}});
        Engine engine{position.rules, position.cards};
        engine.start(copy);
        while (!engine.decision().options.empty() && !engine.state().over())
            engine.answer(0);
        return !engine.state().over() && pays(engine.position(), at + 1);
    }

    const Scope& scope_;
    const CostQuestion& question_;
    CostList costs_;
    bool needsPlace_; ///< for what is played: there is none yet
};

/// What was found out about the last few things that were asked about, each in its state.
struct Tried {
    std::uint64_t state = 0;
    std::uint64_t what = 0;
    bool pays = false;
};
thread_local std::array<Tried, 16> triedLately;

std::uint64_t nameOf(const Scope& scope, const CostQuestion& question, bool anywhere) {
    Hasher hasher;
    hasher.add(static_cast<std::uint64_t>(static_cast<std::uint32_t>(packed(scope.effect.source))));
    hasher.add(std::uint64_t{scope.effect.definition} << 32U | std::uint64_t{scope.effect.ability} << 16U |
               scope.effect.paid);
    hasher.add(static_cast<std::uint64_t>(static_cast<std::uint32_t>(scope.effect.x)));
    hasher.add(std::uint64_t{anywhere ? 1U : 0U} << 32U |
               static_cast<std::uint32_t>(packed(question.played)));
    hasher.add(std::uint64_t{question.from} << 8U | static_cast<std::uint64_t>(question.player));
    hasher.add(std::hash<const void*>{}(question.costs)); // the texts of an ability have costs apart
    return hasher.value();
}

bool paysOnce(const Scope& scope, const CostQuestion& question, bool anywhere) {
    static thread_local std::size_t oldest = 0;
    Trial trial{scope, question, anywhere};
    if (trial.isAtOnce(question.from)) // sooner found out than remembered
        return trial.pays(scope.position, question.from);
    const Tried now{exactHash(scope.state()), nameOf(scope, question, anywhere), false};
    const auto known = std::ranges::find_if(
        triedLately, [&](const Tried& tried) { return tried.state == now.state && tried.what == now.what; });
    if (known != triedLately.end())
        return known->pays;
    Tried& place = triedLately[oldest];
    oldest = (oldest + 1) % triedLately.size();
    place = now;
    place.pays = trial.pays(scope.position, question.from);
    return place.pays;
}

} // namespace

bool isPayableAlone(const Scope& scope, const CostPart& cost) {
    CostPools pools;
    pools.add(*cost.meaning, scope, *cost.term);
    return pools.hold() && (cost.meaning->payable == nullptr || cost.meaning->payable(scope, *cost.term));
}

bool isInTextOrder(const Position& position) {
    const auto order = position.rules.tables().play.order;
    return order != nullptr && order(position) == CostOrder::inTextOrder;
}

Lack examineInOrder(const Scope& scope, const CostQuestion& question) {
    const AmountDue due = dueAmong(scope, costsAskedAbout(scope, question), question.base);
    const Lack lack =
        resourceNow(scope.position).verdict(scope.position, question.player, due, question.played, {});
    if (lack != nothing)
        return lack;
    if (paysOnce(scope, question, false))
        return nothing;
    return paysOnce(scope, question, true) ? noPlaceForIt : somethingElse;
}

bool paysInOrder(const Scope& scope, const CostQuestion& question, Scratch<ObjectId> with) {
    return Trial{scope, question}.picks(scope.position, question.from, std::move(with));
}

void forgetTrials() {
    triedLately.fill({});
}

} // namespace takujo::playing
