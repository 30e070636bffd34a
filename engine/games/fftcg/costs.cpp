#include "engine/games/fftcg/costs.h"

#include "engine/core/scratch.h"
#include "engine/games/fftcg/battle.h"
#include "engine/games/fftcg/card.h"
#include "engine/games/fftcg/cards_moving.h"
#include "engine/games/fftcg/casting.h"
#include "engine/games/fftcg/fees.h"
#include "engine/games/fftcg/offered_costs.h"
#include "engine/games/fftcg/operators.h"
#include "engine/games/fftcg/vocabulary.h"
#include "engine/kit/rulebook.h"
#include "engine/kit/script/event_of.h"
#include "engine/kit/script/purses.h"
#include "engine/kit/visibility.h"
#include "engine/kit/work.h"

#include <algorithm>

namespace takujo::fftcg {

namespace {

void proposeMoveAsCost(Run& run, const Scope& scope, ObjectId id, Zone to) {
    Event event = eventOf(scope, EventKind::move, id, Cause::cost);
    event.to = fftcg::zoneOf(scope.paying(), to);
    run.propose(event);
}

std::int32_t one(const Scope&, const Term&) {
    return 1;
}
template <std::size_t part>
std::int32_t amountIn(const Scope& scope, const Term& term) {
    return amountInCost(scope, term.parts[part], 1);
}

/// 11.6.2.3: only with what its player controls or owns.
void onlyOwn(const Scope& scope, std::vector<ObjectId>& found) {
    std::erase_if(found, [&](ObjectId id) { return record(scope.state(), id).controller != scope.paying(); });
}

/// Parts: what, amount. What the term means, of what is its player's own.
void ownMeant(const Scope& scope, const Term& term, std::vector<ObjectId>& found) {
    objectsOf(scope, term.parts[0], found);
    onlyOwn(scope, found);
}

/// 11.6.2.4, 11.7.2.4: what cannot be done to a card cannot be done to pay.
template <std::uint32_t restriction>
void ownThatMay(const Scope& scope, const Term& term, std::vector<ObjectId>& found) {
    ownMeant(scope, term, found);
    std::erase_if(found, [&](ObjectId id) { return cannot(scope.position, id, restriction); });
}

void itself(const Scope& scope, const Term&, std::vector<ObjectId>& found) {
    const ObjectId source = scope.effect.source;
    if (lives(scope.state(), source) && !isDull(scope.state(), source) &&
        mayDullItself(scope.position, source))
        found.push_back(source);
}

void activeOthers(const Scope& scope, const Term& term, std::vector<ObjectId>& found) {
    for (const ObjectId id : objectsIn(scope.state(), fftcg::zoneOf(scope.paying(), field), Query::reachable))
        if (!isDull(scope.state(), id) && id != scope.effect.source &&
            (!term.parts[0].exists() || isLike(scope, term.parts[0], know(scope.position, id))))
            found.push_back(id);
}

/// 11.7.1: the name counts, and nothing else.
void sameNameInHand(const Scope& scope, const Term&, std::vector<ObjectId>& found) {
    const Known source = know(scope.position, scope.effect.source);
    for (const ObjectId id : objectsIn(scope.state(), fftcg::zoneOf(scope.paying(), hand), Query::reachable))
        if (scope.position.definition(id).nameKey == source.card->nameKey && id != scope.effect.source)
            found.push_back(id);
}

void payByDulling(Run& run, const Scope& scope, const Term&, ObjectId with) {
    run.propose(eventOf(scope, EventKind::turnAside, with, Cause::cost));
}
void payByDiscarding(Run& run, const Scope& scope, const Term&, ObjectId with) {
    proposeMoveAsCost(run, scope, with, breakZone);
}
void payByRemoving(Run& run, const Scope& scope, const Term&, ObjectId with) {
    proposeMoveAsCost(run, scope, with, removed);
}
void payByReturning(Run& run, const Scope& scope, const Term&, ObjectId with) {
    proposeMoveAsCost(run, scope, with, hand);
}

CostMeaning special() {
    return {sameNameInHand, one, nullptr, payByDiscarding, false};
}

} // namespace

namespace costs {

/// CP are paid by the question of payment.
CostMeaning cp() {
    return {};
}
CostMeaning dullThis() {
    return {itself, one, nullptr, payByDulling, true};
}
CostMeaning dull() {
    return {activeOthers, amountIn<1>, nullptr, payByDulling, true};
}
CostMeaning intoBreakZone() {
    return {ownMeant, amountIn<1>, nullptr, payByDiscarding};
}
CostMeaning remove() {
    return {ownThatMay<toBeRemoved>, amountIn<1>, nullptr, payByRemoving};
}
CostMeaning returnToHand() {
    return {ownThatMay<toBeReturned>, amountIn<1>, nullptr, payByReturning};
}
/// 11.6.4: a card that is revealed must be where it can be.
CostMeaning revealThis() {
    return {nullptr, nullptr,
            [](const Scope& scope, const Term&) {
                return isIn(scope.state(), scope.effect.source, fftcg::zoneOf(scope.paying(), hand));
            },
            [](Run& run, const Scope& scope, const Term&, ObjectId) {
                Event event = eventOf(scope, EventKind::mark, scope.effect.source, Cause::cost);
                event.amount = static_cast<std::int32_t>(revealedMark);
                run.propose(event);
            }};
}

} // namespace costs

bool mayDullItself(const Position& position, ObjectId id) {
    const bool isOnlyMonster = !isA(position, id, forward) && !isA(position, id, backup);
    return isOnlyMonster || wasThereSinceOwnTurnBegan(position.state, id) || has(position, id, haste);
}

bool namesX(const Vocabulary& vocabulary, const Term& term) {
    if (term.sort == Sort::amount && vocabulary.amounts[term.op].value == takujo::amounts::namedX)
        return true;
    return std::ranges::any_of(term.parts, [&](const Term& part) { return namesX(vocabulary, part); });
}

namespace {

bool takesXAway(const Vocabulary& vocabulary, const Term& term) {
    if (term.sort == Sort::amount && vocabulary.amounts[term.op].value == takujo::amounts::minus &&
        namesX(vocabulary, term.parts[1]))
        return true;
    return std::ranges::any_of(term.parts, [&](const Term& part) { return takesXAway(vocabulary, part); });
}

} // namespace

bool shrinksWithX(const Scope& scope) {
    return std::ranges::any_of(
        costsOf(scope), [&](const CostPart& cost) { return takesXAway(scope.vocabulary(), *cost.term); });
}

CostList costsIn(const Scope& scope, const std::vector<Term>& costs) {
    CostList parts;
    for (const Term& cost : costs)
        parts.add({&scope.vocabulary().costs[cost.op].meaning, &cost});
    return parts;
}

CostList costsOf(const Scope& scope) {
    static const CostMeaning discardsSameName = special();
    static const Term nothing;
    if (const std::vector<Term>* const ofText = costsOfText(scope.position))
        return costsIn(scope, *ofText);
    CostList parts = costsIn(scope, scope.ability.costs);
    for (const OfferedCost& offer : scope.ability.offers)
        if ((scope.effect.paid & bitOf(offer)) != 0)
            for (const CostPart& part : costsIn(scope, offer.costs))
                parts.add(part);
    if (scope.ability.kind == AbilityKind::activated && scope.ability.form == specialAbility)
        parts.add({&discardsSameName, &nothing});
    return parts;
}

CostInCp cpAmong(const Scope& scope, const CostList& costs, CostInCp base) {
    for (const CostPart& cost : costs) {
        if (cost.meaning->pay != nullptr)
            continue;
        const auto& amounts = cost.term->parts[0].parts;
        for (std::size_t i = 0; i < amounts.size(); ++i)
            base.add(i, amountInCost(scope, amounts[i], 0));
    }
    return base;
}

Spent spentOn(const Position& position, const EffectRecord& effect) {
    Spent spent;
    const CostList costs = costsOf(scopeOf(position, effect));
    for (const Binding& binding : position.state.bindings)
        if (binding.effect == effect.id && binding.slot >= slotOfCost(0) &&
            binding.slot < slotOfCost(mostCosts))
            (costs[binding.slot - slotOfCost(0)].meaning->turns ? spent.turned : spent.moved)
                .push_back(binding.object);
    return spent;
}

namespace {

class Examination {
public:
    Examination(const Scope& scope, const CostQuestion& question)
        : scope_{scope}, question_{question},
          costs_{question.costs != nullptr ? costsIn(scope, *question.costs) : costsOf(scope)},
          due_{cpAmong(scope, costs_, question.base)}, spent_{question.spent} {}

    Affordable result() {
        if (pursesHold() && pays(question_.from, question_.alreadyPicked, 0))
            return Affordable::yes;
        return reached_ ? nearest_ : Affordable::somethingLacks;
    }

private:
    bool pursesHold() const {
        Purses purses;
        for (const CostPart& cost : costs_)
            purses.add(*cost.meaning, scope_, *cost.term);
        return purses.hold();
    }

    /// Whether it is all the same which of the candidates are spent: none of them can make CP, and no later
    /// cost is paid with objects.
    bool isAllTheSame(std::size_t at, const std::vector<ObjectId>& candidates) const {
        const auto later =
            std::ranges::find_if(costs_.begin() + at + 1, costs_.end(), [](const CostPart& cost) {
                return cost.meaning->pay != nullptr && cost.meaning->sources != nullptr;
            });
        return !costs_[at].meaning->turns && later == costs_.end() &&
               std::ranges::none_of(candidates, [this](ObjectId id) {
                   const auto kind = record(scope_.state(), id).zone.kind;
                   return kind == hand || kind == field;
               });
    }

    std::vector<ObjectId>& spentBy(const CostPart& cost) {
        return cost.meaning->turns ? spent_.turned : spent_.moved;
    }

    bool pays(std::size_t at, std::int32_t picked, std::size_t firstCandidate) {
        constexpr std::size_t perWay = 8;
        work::spend(perWay);
        if (at >= costs_.size())
            return paysCp();
        const CostPart& cost = costs_[at];
        if (cost.meaning->pay == nullptr)
            return pays(at + 1, 0, 0);
        if (cost.meaning->sources == nullptr)
            return (cost.meaning->payable == nullptr || cost.meaning->payable(scope_, *cost.term)) &&
                   pays(at + 1, 0, 0);
        if (picked >= cost.meaning->needed(scope_, *cost.term))
            return pays(at + 1, 0, 0);
        Scratch<ObjectId> candidates;
        cost.meaning->sources(scope_, *cost.term, candidates);
        for (std::size_t i = firstCandidate; i < candidates.size(); ++i) {
            std::vector<ObjectId>& spent = spentBy(cost);
            if (std::ranges::find(spent, candidates[i]) != spent.end() ||
                candidates[i] == question_.beingCast)
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

    bool paysCp() {
        reached_ = true;
        Scratch<CpSource> sources;
        collectSources(scope_.position, question_.player, question_.beingCast, sources, spent_);
        switch (judge(scope_.position, due_, {}, sources)) {
        case Payment::possible:
            return true;
        case Payment::surplus:
            nearest_ = std::max(nearest_, Affordable::onlySurplus);
            break;
        case Payment::elementLacks:
            nearest_ = std::max(nearest_, Affordable::elementLacks);
            break;
        case Payment::elementsLack:
            nearest_ = std::max(nearest_, Affordable::elementsLack);
            break;
        case Payment::tooLittle:
            break;
        }
        return false;
    }

    const Scope& scope_;
    const CostQuestion& question_;
    CostList costs_;
    CostInCp due_;
    Spent spent_;
    bool reached_ = false;
    Affordable nearest_ = Affordable::cpLacks; ///< what the best of all ways to pay lacks
};

} // namespace

Affordable examineCosts(const Scope& scope, const CostQuestion& question) {
    return Examination{scope, question}.result();
}

Unfit unfitFor(const Scope& scope, const CostPart& cost, ObjectId id) {
    const auto sources = cost.meaning->sources;
    const bool removes = sources == ownThatMay<toBeRemoved>;
    const bool returns = sources == ownThatMay<toBeReturned>;
    const bool isWithCharacters = removes || returns || sources == ownMeant || sources == activeOthers;
    if (!isWithCharacters || !lives(scope.state(), id) || record(scope.state(), id).zone.kind != field)
        return Unfit::no;
    if (record(scope.state(), id).controller != scope.paying())
        return Unfit::notOwn;
    const bool stays = (removes && cannot(scope.position, id, toBeRemoved)) ||
                       (returns && cannot(scope.position, id, toBeReturned));
    return stays ? Unfit::cannotLeave : Unfit::no;
}

Unfit whyNothingPays(const Scope& scope) {
    for (const CostPart& cost : costsOf(scope)) {
        if (cost.meaning->sources == nullptr || cost.meaning->pay == nullptr)
            continue;
        Scratch<ObjectId> found;
        cost.meaning->sources(scope, *cost.term, found);
        const std::int32_t missing =
            cost.meaning->needed(scope, *cost.term) - static_cast<std::int32_t>(found.size());
        if (missing <= 0)
            continue;
        found.clear();
        if (cost.meaning->sources == activeOthers) {
            Scope opponents = scope;
            opponents.payer = opponentOf(scope.paying());
            activeOthers(opponents, *cost.term, found);
        } else if (!cost.term->parts.empty() && cost.term->parts[0].sort == Sort::objects) {
            objectsOf(scope, cost.term->parts[0], found);
        }
        for (const Unfit why : {Unfit::cannotLeave, Unfit::notOwn})
            if (std::ranges::count_if(found, [&](ObjectId id) { return unfitFor(scope, cost, id) == why; }) >=
                missing)
                return why;
    }
    return Unfit::no;
}

Scratch<ObjectId> payableWith(const Scope& scope, const CostQuestion& question) {
    const CostPart cost = costsOf(scope)[question.from];
    Scratch<ObjectId> candidates;
    cost.meaning->sources(scope, *cost.term, candidates);
    std::erase_if(candidates, [&](ObjectId id) {
        const auto& spent = cost.meaning->turns ? question.spent.turned : question.spent.moved;
        if (id == question.beingCast || std::ranges::find(spent, id) != spent.end())
            return true;
        CostQuestion with = question;
        ++with.alreadyPicked;
        (cost.meaning->turns ? with.spent.turned : with.spent.moved).push_back(id);
        return examineCosts(scope, with) != Affordable::yes;
    });
    return candidates;
}

} // namespace takujo::fftcg
