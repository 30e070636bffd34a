#include "engine/games/fftcg/payment_plan.h"

#include <algorithm>
#include <limits>

namespace takujo::fftcg {

namespace {

/// Sources that are alike but for what they are worth, the least first.
struct Group {
    CpSource source;
    std::vector<std::size_t> places;
};

std::vector<Group> groupsOf(const std::vector<PlannedSource>& others) {
    std::vector<Group> groups;
    for (std::size_t i = 0; i < others.size(); ++i) {
        const CpSource& source = others[i].source;
        const auto found = std::ranges::find_if(groups, [&](const Group& group) {
            return group.source.discard == source.discard && group.source.elements == source.elements;
        });
        Group& group = found == groups.end() ? groups.emplace_back(Group{source, {}}) : *found;
        group.places.push_back(i);
    }
    for (Group& group : groups)
        std::ranges::stable_sort(group.places, {}, [&](std::size_t at) { return others[at].worth; });
    return groups;
}

/// Looks through all ways to take so many discards and so many backups. In a group, what is worth least is
/// taken first.
class Search {
public:
    Search(const Position& position, const CostInCp& cost, const std::vector<CpSource>& chosen,
           const std::vector<PlannedSource>& others)
        : position_{position}, cost_{cost}, others_{others}, groups_{groupsOf(others)}, sources_{chosen} {}

    /// The best of them; empty if none pays.
    std::vector<std::size_t> with(std::size_t discards, std::size_t backups) {
        best_.clear();
        leastWorth_ = std::numeric_limits<std::int32_t>::max();
        take(0, discards, backups, 0);
        std::ranges::sort(best_);
        return best_;
    }

private:
    void take(std::size_t at, std::size_t discards, std::size_t backups, std::int32_t worth) {
        if (worth >= leastWorth_)
            return;
        if (discards + backups == 0) {
            if (isPaid(position_, cost_, sources_)) {
                best_ = taken_;
                leastWorth_ = worth;
            }
            return;
        }
        if (at == groups_.size())
            return;
        const Group& group = groups_[at];
        std::size_t& left = group.source.discard ? discards : backups;
        const std::size_t most = std::min(left, group.places.size());
        for (std::size_t count = 0; count <= most; ++count) {
            if (count > 0) {
                const std::size_t place = group.places[count - 1];
                taken_.push_back(place);
                sources_.push_back(group.source);
                worth += group.source.discard ? others_[place].worth : 0;
                --left;
            }
            take(at + 1, discards, backups, worth);
        }
        taken_.resize(taken_.size() - most);
        sources_.resize(sources_.size() - most);
    }

    const Position& position_;
    const CostInCp& cost_;
    const std::vector<PlannedSource>& others_;
    std::vector<Group> groups_;
    std::vector<CpSource> sources_;
    std::vector<std::size_t> taken_;
    std::vector<std::size_t> best_;
    std::int32_t leastWorth_ = 0;
};

} // namespace

std::vector<std::size_t> leastCompletion(const Position& position, const CostInCp& cost,
                                         const std::vector<CpSource>& chosen,
                                         const std::vector<PlannedSource>& others) {
    const auto isDiscard = [](const CpSource& source) { return source.discard; };
    const auto discards =
        static_cast<std::size_t>(std::ranges::count_if(others, isDiscard, &PlannedSource::source));
    const std::size_t backups = others.size() - discards;
    const auto made = [&](std::size_t cards, std::size_t dulled) {
        return static_cast<std::int32_t>(cards) * value(position, cpOfDiscard) +
               static_cast<std::int32_t>(dulled) * value(position, cpOfBackup);
    };
    const auto thrown = static_cast<std::size_t>(std::ranges::count_if(chosen, isDiscard));
    const std::int32_t missing = amountDueFor(position, cost) - made(thrown, chosen.size() - thrown);
    Search search{position, cost, chosen, others};
    for (std::size_t cards = 0; cards <= discards; ++cards)
        for (std::size_t dulled = 0; dulled <= backups; ++dulled) {
            if (cards + dulled == 0 || made(cards, dulled) < missing)
                continue;
            if (std::vector<std::size_t> found = search.with(cards, dulled); !found.empty())
                return found;
        }
    return {};
}

} // namespace takujo::fftcg
