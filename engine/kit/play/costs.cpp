#include "engine/kit/play/costs.h"

#include "engine/kit/play/text_order.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/rules/work.h"
#include "engine/kit/script/doing/cost_pools.h"
#include "engine/kit/script/following/procedure_parts.h"
#include "engine/kit/script/following/script_procedures.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>
#include <optional>

namespace takujo::playing {

namespace {

bool isAmong(const std::vector<ObjectId>& objects, ObjectId id) {
    return std::ranges::find(objects, id) != objects.end();
}

bool takesObjects(const CostPart& cost) {
    return cost.meaning->pay != nullptr && cost.meaning->sources != nullptr;
}

class Examination {
public:
    Examination(const Scope& scope, const CostQuestion& question)
        : scope_{scope}, question_{question}, resource_{resourceNow(scope.position)},
          finalCheck_{scope.position.rules.tables().play.finalCheck},
          costs_{costsAskedAbout(scope, question)} {}

    Lack result() {
        if (poolsHold() && pays(question_.from, question_.alreadyPicked, 0))
            return nothing;
        return reached_ ? nearest_ : somethingElse;
    }

private:
    bool poolsHold() {
        CostPools pools;
        for (const CostPart& cost : costs_)
            pools.add(*cost.meaning, *Reading{scope_, cost}, *cost.term);
        if (resource_.pool != nullptr)
            pools.add(resource_.pool(scope_.position, question_.player, due()));
        return pools.hold();
    }

    /// Whether it is all the same which of the candidates are spent: none of them is a source of the
    /// resource, no later cost is paid with objects, and nobody looks at what is spent.
    bool isAllTheSame(std::size_t at, const std::vector<ObjectId>& candidates) const {
        const auto later = std::ranges::find_if(costs_.begin() + at + 1, costs_.end(), takesObjects);
        return !costs_[at].meaning->turns && later == costs_.end() && finalCheck_ == nullptr &&
               std::ranges::none_of(candidates, [this](ObjectId id) {
                   return (resource_.zones >> record(scope_.state(), id).zone.kind & 1U) != 0;
               });
    }

    bool pays(std::size_t at, std::int32_t picked, std::size_t firstCandidate) {
        constexpr std::size_t perWay = 8;
        work::spend(perWay);
        if (at >= costs_.size())
            return paysTheRest();
        const CostPart& cost = costs_[at];
        if (cost.meaning->pay == nullptr)
            return pays(at + 1, 0, 0);
        const Reading reading{scope_, cost};
        const Scope& read = *reading;
        if (cost.meaning->sources == nullptr)
            return (cost.meaning->payable == nullptr || cost.meaning->payable(read, *cost.term)) &&
                   pays(at + 1, 0, 0);
        if (picked >= cost.meaning->needed(read, *cost.term))
            return pays(at + 1, 0, 0);
        Scratch<ObjectId> candidates;
        cost.meaning->sources(read, *cost.term, candidates);
        for (std::size_t i = firstCandidate; i < candidates.size(); ++i) {
            Scratch<ObjectId>& spent = spending().by(cost);
            if (isAmong(spent, candidates[i]) || candidates[i] == question_.played)
                continue;
            spent.push_back(candidates[i]);
            const bool does = pays(at, picked + 1, i + 1);
            spent.pop_back();
            if (does)
                return true;
            if (isAllTheSame(at, candidates))
                return false;
        }
        return false;
    }

    bool paysTheRest() {
        reached_ = true;
        const Lack lack =
            resource_.verdict(scope_.position, question_.player, due(), question_.played, spent());
        if (lack != nothing) {
            nearest_ = std::max(nearest_, lack);
            return false;
        }
        if (finalCheck_ == nullptr ||
            finalCheck_(scope_.position, question_.player, question_.played, spent()))
            return true;
        nearest_ = noPlaceForIt;
        return false;
    }

    /// What is due of the resource: seldom asked where other costs cannot be paid.
    const AmountDue& due() {
        if (!due_)
            due_ = dueAmong(scope_, costs_, question_.base);
        return *due_;
    }

    const CostsTaken& spent() const { return tried_ ? *tried_ : question_.spent; }
    CostsTaken& spending() {
        if (!tried_)
            tried_.emplace(question_.spent);
        return *tried_;
    }

    const Scope& scope_;
    const CostQuestion& question_;
    const Resource& resource_;
    bool (*finalCheck_)(const Position&, Player, ObjectId, const CostsTaken&);
    CostList costs_;
    std::optional<AmountDue> due_;
    std::optional<CostsTaken> tried_; ///< none as long as no cost takes an object
    bool reached_ = false;
    Lack nearest_ = tooLittle; ///< what the best of all ways to pay lacks
};

} // namespace

Lack examineCosts(const Scope& scope, const CostQuestion& question) {
    if (isInTextOrder(scope.position))
        return examineInOrder(scope, question);
    return Examination{scope, question}.result();
}

Lack examineCostsWithAnyX(Scope scope, const CostQuestion& question) {
    const Lack asItIs = examineCosts(scope, question);
    if (asItIs == nothing || !scope.ability.has(Ability::hasX) || !shrinksWithX(scope))
        return asItIs;
    for (scope.effect.x = 1; scope.effect.x < mostX; ++scope.effect.x)
        if (examineCosts(scope, question) == nothing)
            return nothing;
    return asItIs;
}

bool canAnnounceWithX(Scope scope, const CostQuestion& question) {
    if (!scope.ability.has(Ability::hasX))
        return canAnnounce(scope);
    const bool shrinks = shrinksWithX(scope);
    bool isPayable = false;
    for (scope.effect.x = 0; scope.effect.x < mostX; ++scope.effect.x) {
        if (examineCosts(scope, question) != nothing) {
            if (!shrinks)
                break;
            continue;
        }
        isPayable = true;
        if (canAnnounce(scope))
            return true;
    }
    return !isPayable; // then the cost is what it lacks
}

Scratch<ObjectId> payableWith(const Scope& scope, const CostQuestion& question) {
    const CostPart cost = costsOf(scope)[question.from];
    Scratch<ObjectId> candidates;
    cost.meaning->sources(readingOf(scope, cost), *cost.term, candidates);
    std::erase_if(candidates, [&](ObjectId id) {
        if (id == question.played || isAmong(question.spent.by(cost), id))
            return true;
        CostQuestion with = question;
        ++with.alreadyPicked;
        with.spent.by(cost).push_back(id);
        return examineCosts(scope, with) != nothing;
    });
    return candidates;
}

CostMismatch unfitFor(const Scope& scope, const CostPart& cost, ObjectId id) {
    const CostMeaning& meaning = *cost.meaning;
    if (!meaning.ofObjectsInPlay || !lives(scope.state(), id) ||
        (scope.vocabulary().inPlay >> record(scope.state(), id).zone.kind & 1U) == 0)
        return CostMismatch::no;
    if (record(scope.state(), id).controller != scope.paying())
        return CostMismatch::notOwn;
    return meaning.barred != nullptr && meaning.barred(scope, id) ? CostMismatch::barred : CostMismatch::no;
}

CostMismatch unfitNow(const Position& position, const Attempt& attempt) {
    const auto& locals = position.state.frames.back().locals;
    const EffectRecord* const effect =
        findEffect(position.state, static_cast<std::uint16_t>(locals[pickEffect]));
    if (effect == nullptr)
        return CostMismatch::no;
    const Scope scope = scopeOf(position, *effect);
    const CostList costs = costsOf(scope);
    const auto at = static_cast<std::size_t>(locals[pickSlot] - slotOfCost(0));
    return at < costs.size() ? unfitFor(readingOf(scope, costs[at]), costs[at], attempt.option.object)
                             : CostMismatch::no;
}

namespace {

/// What the cost means, also of what cannot pay it: what it names, or what it would turn if the opponent
/// paid.
void meantBy(const Scope& scope, const CostPart& cost, std::vector<ObjectId>& found) {
    if (cost.meaning->turns && cost.meaning->ofObjectsInPlay) {
        Scope opponents = scope;
        opponents.payer = opponentOf(scope.paying());
        cost.meaning->sources(opponents, *cost.term, found);
    } else if (!cost.term->parts.empty() && cost.term->parts.front().sort == Sort::objects) {
        objectsOf(scope, cost.term->parts.front(), found);
    }
}

} // namespace

CostMismatch whyNothingPays(const Scope& scope) {
    for (const CostPart& cost : costsOf(scope)) {
        if (!takesObjects(cost))
            continue;
        const Scope read = readingOf(scope, cost);
        Scratch<ObjectId> found;
        cost.meaning->sources(read, *cost.term, found);
        const std::int32_t missing =
            cost.meaning->needed(read, *cost.term) - static_cast<std::int32_t>(found.size());
        if (missing <= 0)
            continue;
        found.clear();
        meantBy(read, cost, found);
        for (const CostMismatch why : {CostMismatch::barred, CostMismatch::notOwn})
            if (std::ranges::count_if(found, [&](ObjectId id) { return unfitFor(read, cost, id) == why; }) >=
                missing)
                return why;
    }
    return CostMismatch::no;
}

} // namespace takujo::playing
