#pragma once

#include "engine/core/card_numbers.h"
#include "engine/core/scratch.h"
#include "engine/kit/rules/meanings.h"

#include <algorithm>
#include <optional>

namespace takujo {

/// Amounts that several costs take from places they may share, and whether the places hold enough.
class CostPools {
public:
    void add(const CostMeaning& meaning, const Scope& scope, const Term& term) {
        if (meaning.pool != nullptr)
            add(meaning.pool(scope, term));
    }
    void add(const CostPool& more) {
        if (!pools_)
            pools_.emplace();
        const auto same = std::ranges::find(*pools_, more.place, &CostPool::place);
        if (same == pools_->end())
            pools_->push_back(more);
        else
            same->takes = sumOf(same->takes, more.takes);
    }
    bool hold() const {
        return !pools_ ||
               std::ranges::all_of(*pools_, [](const CostPool& pool) { return pool.takes <= pool.holds; });
    }

private:
    std::optional<Scratch<CostPool>> pools_; ///< most costs take from no such place
};

} // namespace takujo
