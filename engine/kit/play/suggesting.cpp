#include "engine/kit/play/suggesting.h"

#include "engine/kit/play/playing.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace takujo::playing {

namespace {

/// Sources that are alike but for what they are worth, the least first.
struct Group {
    PlannedSource like;
    std::vector<std::size_t> places;
};

std::vector<Group> groupsOf(const std::vector<PlannedSource>& sources) {
    std::vector<Group> groups;
    for (std::size_t i = 0; i < sources.size(); ++i) {
        const PlannedSource& source = sources[i];
        const auto found = std::ranges::find_if(groups, [&](const Group& group) {
            return group.like.isGivenUp == source.isGivenUp && group.like.makes == source.makes &&
                   group.like.kind == source.kind && group.like.taken.value == source.taken.value;
        });
        Group& group = found == groups.end() ? groups.emplace_back(Group{source, {}}) : *found;
        group.places.push_back(i);
    }
    for (Group& group : groups)
        std::ranges::stable_sort(group.places, {}, [&](std::size_t at) { return sources[at].worth; });
    return groups;
}

/// Looks through all ways to give up so many and to take so many others. In a group, what is worth least is
/// taken first.
class Search {
public:
    Search(const std::vector<PlannedSource>& sources, std::span<const Pick> chosen, const PaysWith& pays)
        : sources_{sources}, pays_{pays}, groups_{groupsOf(sources)}, picks_{chosen.begin(), chosen.end()} {}

    /// The best of them; empty if none pays.
    std::vector<std::size_t> with(std::size_t givenUp, std::size_t others) {
        best_.clear();
        leastWorth_ = std::numeric_limits<std::int32_t>::max();
        take(0, givenUp, others, 0);
        std::ranges::sort(best_);
        return best_;
    }

private:
    void take(std::size_t at, std::size_t givenUp, std::size_t others, std::int32_t worth) {
        if (worth >= leastWorth_)
            return;
        if (givenUp + others == 0) {
            if (pays_(picks_)) {
                best_ = taken_;
                leastWorth_ = worth;
            }
            return;
        }
        if (at == groups_.size())
            return;
        const Group& group = groups_[at];
        std::size_t& left = group.like.isGivenUp ? givenUp : others;
        const std::size_t most = std::min(left, group.places.size());
        for (std::size_t count = 0; count <= most; ++count) {
            if (count > 0) {
                const std::size_t place = group.places[count - 1];
                taken_.push_back(place);
                picks_.push_back(sources_[place].taken);
                worth += sources_[place].worth;
                --left;
            }
            take(at + 1, givenUp, others, worth);
        }
        taken_.resize(taken_.size() - most);
        picks_.resize(picks_.size() - most);
    }

    const std::vector<PlannedSource>& sources_;
    const PaysWith& pays_;
    std::vector<Group> groups_;
    std::vector<Pick> picks_;
    std::vector<std::size_t> taken_;
    std::vector<std::size_t> best_;
    std::int32_t leastWorth_ = 0;
};

/// What one source makes at most, of those that are given up or of the others.
std::int32_t mostOf(const std::vector<PlannedSource>& sources, bool givenUp) {
    std::int32_t most = 0;
    for (const PlannedSource& source : sources)
        if (source.isGivenUp == givenUp)
            most = std::max(most, source.makes);
    return most;
}

/// What can still be picked, each source once.
std::vector<PlannedSource> offeredSources(const Position& position, const Decision& decision) {
    const Resource& resource = resourceNow(position);
    const Verb pay = position.rules.tables().play.verbs.pay;
    std::vector<PlannedSource> sources;
    for (const Option& option : decision.options) {
        if (option.verb != pay)
            continue;
        const auto found = std::ranges::find_if(
            sources, [&](const PlannedSource& source) { return source.taken.object == option.object; });
        if (found != sources.end())
            found->taken.value |= option.value;
        else
            sources.push_back(resource.planned(position, {option.object, option.value, pay, {}}));
    }
    return sources;
}

std::size_t suggestPayment(const Position& position, const Decision& decision) {
    const Resource& resource = resourceNow(position);
    const Verbs& verbs = position.rules.tables().play.verbs;
    const auto end = std::ranges::find(decision.options, verbs.paid, &Option::verb);
    if (end != decision.options.end())
        return static_cast<std::size_t>(end - decision.options.begin());
    if (resource.planned == nullptr)
        return 0;
    std::vector<Pick> picks;
    for (const Pick& pick : position.state.picks)
        if (isSource(position, pick))
            picks.push_back(pick);
    const PaysWith pays = [&](std::span<const Pick> with) { return resource.pays(position, with); };
    const std::vector<PlannedSource> sources = offeredSources(position, decision);
    const std::vector<std::size_t> plan =
        leastCompletion(sources, decision.goal - decision.done, picks, pays);
    if (plan.empty())
        return 0;
    // Of what is needed in any case, what is not given up comes first, and then what is worth least.
    const auto later = [&](std::size_t at) {
        const PlannedSource& one = sources[at];
        return std::pair{one.isGivenUp, one.worth};
    };
    const std::size_t first = *std::ranges::min_element(plan, {}, later);
    for (const std::size_t at : plan)
        if (at != first)
            picks.push_back(sources[at].taken);
    // In one of its ways with which the rest of them pay.
    for (std::size_t i = 0; i < decision.options.size(); ++i) {
        const Option& option = decision.options[i];
        if (option.verb != verbs.pay || option.object != sources[first].taken.object)
            continue;
        picks.push_back({option.object, option.value, verbs.pay, {}});
        if (pays(picks))
            return i;
        picks.pop_back();
    }
    return 0;
}

} // namespace

std::vector<std::size_t> leastCompletion(const std::vector<PlannedSource>& sources, std::int32_t missing,
                                         std::span<const Pick> chosen, const PaysWith& pays) {
    const auto all = static_cast<std::size_t>(std::ranges::count(sources, true, &PlannedSource::isGivenUp));
    const std::size_t allOthers = sources.size() - all;
    const std::int32_t eachGivenUp = mostOf(sources, true);
    const std::int32_t eachOther = mostOf(sources, false);
    Search search{sources, chosen, pays};
    for (std::size_t givenUp = 0; givenUp <= all; ++givenUp)
        for (std::size_t others = 0; others <= allOthers; ++others) {
            const std::int32_t makes = static_cast<std::int32_t>(givenUp) * eachGivenUp +
                                       static_cast<std::int32_t>(others) * eachOther;
            if (givenUp + others == 0 || makes < missing)
                continue;
            if (std::vector<std::size_t> found = search.with(givenUp, others); !found.empty())
                return found;
        }
    return {};
}

std::size_t suggest(const Position& position, const Decision& decision) {
    switch (decision.kind) {
    case DecisionKind::pay:
        return suggestPayment(position, decision);
    case DecisionKind::divide:
        return decision.options.size() - 1;
    default:
        return 0;
    }
}

} // namespace takujo::playing
