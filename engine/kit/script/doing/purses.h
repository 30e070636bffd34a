#pragma once

#include "engine/core/card_numbers.h"
#include "engine/core/scratch.h"
#include "engine/kit/rules/meanings.h"

#include <algorithm>

namespace takujo {

/// What several costs take from places that they may share, and whether the places hold it all.
class Purses {
public:
    void add(const CostMeaning& meaning, const Scope& scope, const Term& term) {
        if (meaning.purse != nullptr)
            add(meaning.purse(scope, term));
    }
    void add(const Purse& more) {
        const auto same = std::ranges::find(purses_, more.place, &Purse::place);
        if (same == purses_.end())
            purses_.push_back(more);
        else
            same->takes = sumOf(same->takes, more.takes);
    }
    bool hold() const {
        return std::ranges::all_of(purses_, [](const Purse& purse) { return purse.takes <= purse.holds; });
    }

private:
    Scratch<Purse> purses_;
};

} // namespace takujo
