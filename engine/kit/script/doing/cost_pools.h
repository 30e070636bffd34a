#pragma once

#include "engine/core/card_numbers.h"
#include "engine/core/scratch.h"
#include "engine/kit/rules/meanings.h"

#include <algorithm>

namespace takujo {

/// Amounts that several costs take from places they may share, and whether the places hold enough.
class CostPools {
public:
    void add(const CostMeaning& meaning, const Scope& scope, const Term& term) {
        if (meaning.pool != nullptr)
            add(meaning.pool(scope, term));
    }
    void add(const CostPool& more) {
        const auto same = std::ranges::find(pools_, more.place, &CostPool::place);
        if (same == pools_.end())
            pools_.push_back(more);
        else
            same->takes = sumOf(same->takes, more.takes);
    }
    bool hold() const {
        return std::ranges::all_of(pools_, [](const CostPool& pool) { return pool.takes <= pool.holds; });
    }

private:
    Scratch<CostPool> pools_;
};

} // namespace takujo
