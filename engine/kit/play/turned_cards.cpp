#include "engine/kit/play/turned_cards.h"
#include "engine/kit/script/language/fields.h"

#include "engine/core/card_numbers.h"
#include "engine/kit/play/paying_in_text.h"
#include "engine/kit/play/suggesting.h"
#include "engine/kit/rules/work.h"
#include "engine/kit/script/reading/records.h"

#include <algorithm>
#include <array>
#include <limits>
#include <vector>

namespace takujo::playing {

namespace {

constexpr std::uint32_t everyColour = (1U << mostColours) - 1;
/// Above the sets, which take six bits each, the first in the lowest.
constexpr std::uint32_t moreIsAllowed = 1U << 31U;

std::uint32_t wantedAt(const AmountDue& due, std::size_t at) {
    return due.needs >> (at * mostColours) & everyColour;
}

using Colours = TurnedCards::Colours;
Colours coloursMatter(const Position& position) {
    const TurnedCards& turned = position.rules.tables().play.turned;
    return turned.colours == nullptr ? Colours::oneOfEach : turned.colours(position);
}
std::uint32_t coloursOf(const Position& position, ObjectId id) {
    return know(position, id).set(position.rules.tables().play.turned.colourSet);
}

/// Whether cards pay different amounts.
bool payDifferently(const Position& position) {
    const TurnedCards& turned = position.rules.tables().play.turned;
    return turned.yield != nullptr && (turned.yields == nullptr || turned.yields(position));
}
std::int32_t yieldOf(const Position& position, ObjectId id) {
    return payDifferently(position) ? position.rules.tables().play.turned.yield(position, id) : 1;
}

/// For every selection of what is wanted, how few cards there are among those looked at that have all of it;
/// some cards are there in any case.
class Wanted {
public:
    explicit Wanted(const Position& position, const AmountDue& due) : matter_{coloursMatter(position)} {
        if (matter_ == Colours::none)
            return;
        while (count_ < mostWanted && wantedAt(due, count_) != 0) {
            sets_[count_] = wantedAt(due, count_);
            ++count_;
        }
        fewest_.fill(never);
        fewest_[0] = 0;
    }

    void add(std::uint32_t colours, bool inAnyCase) {
        std::uint32_t its = 0;
        for (std::size_t i = 0; i < mostWanted; ++i)
            if ((sets_[i] & colours) != 0) // what is not wanted is an empty set
                its |= 1U << i;
        if (its == 0)
            return;
        const std::size_t more = inAnyCase ? 0 : 1;
        for (std::size_t have = std::size_t{1} << count_;
             have-- > 0;) { // from the fullest on: each card once
            if (fewest_[have] == never)
                continue;
            if (matter_ == Colours::oneOfEach) {
                meet(have | its, fewest_[have] + more);
                continue;
            }
            for (std::uint32_t rest = its & ~static_cast<std::uint32_t>(have); rest != 0; rest &= rest - 1)
                meet(have | (rest & (0U - rest)), fewest_[have] + more);
        }
    }
    std::size_t count() const { return count_; }
    /// With so many cards besides those that are there in any case.
    bool isMetWith(std::size_t cards) const {
        return count_ == 0 || fewest_[(std::size_t{1} << count_) - 1] <= cards;
    }

private:
    static constexpr std::size_t never = std::numeric_limits<std::size_t>::max();
    void meet(std::size_t have, std::size_t with) { fewest_[have] = std::min(fewest_[have], with); }

    Colours matter_;
    std::size_t count_ = 0;
    std::array<std::uint32_t, mostWanted> sets_{};
    std::array<std::size_t, std::size_t{1} << mostWanted> fewest_{};
};

bool isToBeTurned(const Position& position, ObjectId id) {
    return std::ranges::any_of(position.state.picks, [&](const Pick& pick) {
        return isSource(position, pick) && pick.object == id;
    });
}

/// How many cards are turned where each pays one.
std::size_t cardsDue(const Position& position, const AmountDue& due, const Wanted& wanted) {
    const auto amount = static_cast<std::size_t>(due.amount);
    const bool areFirst =
        position.rules.tables().play.turned.coloursComeFirst && coloursMatter(position) == Colours::ofCards;
    return areFirst ? std::max(amount, wanted.count()) : amount;
}

std::int32_t paidSoFar(const Position& position) {
    std::int32_t sum = 0;
    for (const Pick& pick : position.state.picks)
        if (isSource(position, pick))
            sum = sumOf(sum, yieldOf(position, pick.object));
    return sum;
}

/// Whether what has been chosen pays all of it.
bool isEnough(const Position& position, const AmountDue& due) {
    Wanted wanted{position, due};
    for (const Pick& pick : position.state.picks)
        if (isSource(position, pick))
            wanted.add(coloursOf(position, pick.object), true);
    return paidSoFar(position) >= due.amount && wanted.isMetWith(0);
}

/// Cards that are turned together, so that none of them could be left out.
class ThriftyPayment {
public:
    ThriftyPayment(const Position& position, const AmountDue& due) : position_{position}, due_{due} {}

    void take(ObjectId id) { taken_.push_back(id); }
    void mayTake(ObjectId id) {
        const auto isAlike = [&](const std::vector<ObjectId>& group) {
            return yieldOf(position_, group.front()) == yieldOf(position_, id) &&
                   coloursOf(position_, group.front()) == coloursOf(position_, id);
        };
        const auto found = std::ranges::find_if(free_, isAlike);
        if (found == free_.end())
            free_.push_back({id});
        else
            found->push_back(id);
    }
    /// Whether some of those that may be taken complete what is taken.
    bool isPossible() { return completes(0); }
    bool isThrifty() const {
        if (!pays(taken_.size()))
            return false;
        for (std::size_t without = 0; without < taken_.size(); ++without)
            if (pays(without))
                return false;
        return true;
    }

private:
    bool pays(std::size_t without) const {
        Wanted wanted{position_, due_};
        std::int32_t sum = 0;
        for (std::size_t i = 0; i < taken_.size(); ++i)
            if (i != without) {
                wanted.add(coloursOf(position_, taken_[i]), true);
                sum = sumOf(sum, yieldOf(position_, taken_[i]));
            }
        return sum >= due_.amount && wanted.isMetWith(0);
    }
    bool completes(std::size_t at) {
        work::spend(taken_.size() + 1);
        if (pays(taken_.size()))
            return isThrifty();
        if (at == free_.size())
            return false;
        const std::size_t before = taken_.size();
        bool does = completes(at + 1);
        for (std::size_t i = 0; !does && i < free_[at].size(); ++i) {
            taken_.push_back(free_[at][i]);
            does = completes(at + 1);
        }
        taken_.resize(before);
        return does;
    }

    const Position& position_;
    const AmountDue& due_;
    std::vector<ObjectId> taken_;
    std::vector<std::vector<ObjectId>> free_; ///< those that are alike stand together
};

/// Whether the player can pay so much when these are turned: what is chosen already while it is paid, and one
/// more. Nothing of what is spent otherwise is.
Lack lackOf(const Position& position, Player player, const AmountDue& due, ObjectId played,
            const CostsTaken& spent, ObjectId alsoChosen) {
    const TurnedCards& turned = position.rules.tables().play.turned;
    Wanted wanted{position, due};
    ThriftyPayment thrifty{position, due};
    const bool isThrift = turned.nothingIsWasted && alsoChosen.exists() && payDifferently(position);
    std::size_t free = 0;
    std::size_t chosen = 0;
    std::int32_t sum = 0;
    const bool isBeingPaid = isPaying(position);
    for (const ObjectId id : objectsIn(position.state, {turned.zone, player}, Query::reachable)) {
        if (record(position.state, id).isAside() || (id == played && !turned.payForThemselves) ||
            spent.turns(id) || spent.moves(id))
            continue;
        const bool isUsed = id == alsoChosen || (isBeingPaid && isToBeTurned(position, id));
        ++(isUsed ? chosen : free);
        sum = sumOf(sum, yieldOf(position, id));
        wanted.add(coloursOf(position, id), isUsed);
        if (isThrift && isUsed)
            thrifty.take(id);
        else if (isThrift)
            thrifty.mayTake(id);
    }
    if (sum < due.amount)
        return tooLittle;
    constexpr Lack colourLacks = tooLittle + 1;
    if (payDifferently(position)) {
        if (alsoChosen.exists() && isEnough(position, due))
            return somethingElse;
        if (!wanted.isMetWith(free))
            return colourLacks;
        return isThrift && !thrifty.isPossible() ? somethingElse : nothing;
    }
    const std::size_t amount = cardsDue(position, due, wanted);
    if (chosen > amount && !takesMore(due))
        return somethingElse;
    const std::size_t open = chosen < amount ? amount - chosen : 0;
    return wanted.isMetWith(takesMore(due) ? free : open) ? nothing : colourLacks;
}

Lack lackOfTurned(const Position& position, Player player, const AmountDue& due, ObjectId played,
                  const CostsTaken& spent) {
    return lackOf(position, player, due, played, spent, {});
}

/// So many cards, and one of each colour that is named, or as many as are named.
void addCost(const Scope& scope, const Term& cost, AmountDue& due) {
    if (cost.parts.empty())
        return; // it names no amounts
    const std::vector<Term>& amounts = cost[operand::of].parts;
    for (std::size_t i = 0; i < amounts.size(); ++i) {
        const std::int32_t amount = amountInCost(scope, amounts[i], 0);
        due.amount = sumOf(due.amount, amount);
        const bool isOfAnyColour = i + 1 == amounts.size();
        const std::int32_t wanted = isOfAnyColour                                       ? 0
                                    : coloursMatter(scope.position) == Colours::ofCards ? amount
                                                                                        : std::min(amount, 1);
        for (std::int32_t n = 0; n < wanted; ++n)
            wantOneOf(due, 1U << i);
    }
    if (scope.ability.has(Ability::hasX))
        allowMore(due);
}

std::int32_t countChosen(const Position& position) {
    return static_cast<std::int32_t>(std::ranges::count_if(
        position.state.picks, [&](const Pick& pick) { return isSource(position, pick); }));
}

void tellTurned(const Position& position, Decision& decision) {
    const AmountDue due = dueNow(position);
    decision.goal = payDifferently(position)
                        ? due.amount
                        : static_cast<std::int32_t>(cardsDue(position, due, Wanted{position, due}));
    decision.done = paidSoFar(position);
}

void turnWith(Run& run, ObjectId with) {
    if (!with.exists())
        return;
    Event event;
    event.kind = EventKind::turnAside;
    event.object = with;
    event.cause = Cause::cost;
    event.player = payerOf(run);
    run.propose(event);
    if (takesMore(dueNow(run)))
        if (EffectRecord* const effect =
                findEffect(run.state, static_cast<std::uint16_t>(run.local(effectOf))))
            effect->x = countChosen(run) - dueNow(run).amount;
}

/// How few other cards have its colours: what only it could pay is kept for later.
std::int32_t rarityOf(const Position& position, ObjectId id) {
    constexpr std::int32_t all = 120;
    const ZoneId zone{position.rules.tables().play.turned.zone, record(position.state, id).controller};
    std::int32_t sum = 0;
    for (std::uint32_t rest = coloursOf(position, id); rest != 0; rest &= rest - 1) {
        const std::uint32_t colour = rest & (0U - rest);
        std::int32_t alike = 0;
        for (const ObjectId other : objectsIn(position.state, zone))
            if (!record(position.state, other).isAside() && (coloursOf(position, other) & colour) != 0)
                ++alike;
        sum += all / std::max(alike, 1);
    }
    return sum;
}

PlannedSource planned(const Position& position, const Pick& pick) {
    PlannedSource source{.taken = pick, .makes = yieldOf(position, pick.object)};
    if (coloursMatter(position) != Colours::none) {
        source.worth = rarityOf(position, pick.object);
        source.kind = coloursOf(position, pick.object);
    }
    return source;
}
bool payTogether(const Position& position, std::span<const Pick> picks) {
    const AmountDue due = dueNow(position);
    if (position.rules.tables().play.turned.nothingIsWasted && payDifferently(position)) {
        ThriftyPayment thrifty{position, due};
        for (const Pick& pick : picks)
            thrifty.take(pick.object);
        return thrifty.isThrifty();
    }
    Wanted wanted{position, due};
    std::int32_t sum = 0;
    for (const Pick& pick : picks) {
        wanted.add(coloursOf(position, pick.object), true);
        sum = sumOf(sum, yieldOf(position, pick.object));
    }
    return sum >= due.amount && wanted.isMetWith(0);
}

std::int32_t mostTurned(const Position& position, Player player) {
    return countIn(position.state, {position.rules.tables().play.turned.zone, player});
}

} // namespace

void wantOneOf(AmountDue& due, std::uint32_t colours) {
    for (std::size_t i = 0; i < mostWanted; ++i)
        if (wantedAt(due, i) == 0) {
            due.needs |= (colours & everyColour) << (i * mostColours);
            return;
        }
}
void wantColours(const Position& position, AmountDue& due, std::uint32_t colours) {
    if (coloursMatter(position) != Colours::ofCards)
        wantOneOf(due, colours);
    else
        for (std::uint32_t rest = colours; rest != 0; rest &= rest - 1)
            wantOneOf(due, rest & (0U - rest));
}
void allowMore(AmountDue& due) {
    due.needs |= moreIsAllowed;
}
bool takesMore(const AmountDue& due) {
    return (due.needs & moreIsAllowed) != 0;
}

Resource turnedCards(std::uint8_t zone) {
    return {.add = addCost,
            .verdict = lackOfTurned,
            .isAsked = [](const AmountDue& due) { return due.amount != 0 || due.needs != 0; },
            .tell = tellTurned,
            .pay = turnWith,
            .most = mostTurned,
            .zones = 1U << zone,
            .planned = planned,
            .pays = payTogether};
}

bool isUpright(const Position& position, const Attempt& attempt) {
    return !record(position.state, attempt.option.object).isAside();
}

bool isUnspent(const Position& position, const Attempt& attempt) {
    return !isPaying(position) || (!isSpent(position, attempt.option.object, true) &&
                                   !isSpent(position, attempt.option.object, false));
}

bool helps(const Position& position, const Attempt& attempt) {
    if (!isPaying(position))
        return true;
    const EffectRecord* const effect = effectNow(position);
    return lackOf(position, attempt.player, dueNow(position), whatIsPlayed(position),
                  effect == nullptr ? CostsTaken{} : spentOn(position, *effect),
                  attempt.option.object) == nothing;
}

bool isPaidInFull(const Position& position, const Attempt&) {
    return !isPaying(position) || isEnough(position, dueNow(position));
}

} // namespace takujo::playing
