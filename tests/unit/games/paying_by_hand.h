#pragma once

#include "engine/games/fftcg/payment.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

// Payments of FFTCG worked out the slow way, from the sentences of the rules (5.2.1.3, 5.2.1.3.1, 11.4.6.1.1
// to .4): every way to declare elements, every choice of further sources, every choice of surplus CP.

namespace takujo::byHand {

using fftcg::CostInCp;
using fftcg::CpSource;

/// Sentences of the rules that a test can leave out.
struct Rules {
    bool elementNeeded = true; ///< 11.4.6.1.1: a card of one element needs a CP of it
    /// 11.4.6.1.2: a card of several needs one of each, and costs at least that many.
    bool everyElementNeeded = true;
    bool surplusLimited = true; ///< 5.2.1.3.1: one surplus CP at most, and only of discards
    bool surplusOfEach = true;  ///< 11.4.6.1.4: of several required elements one surplus CP each
    bool noSurplus = false;     ///< no rule: not even of discards
};

/// One CP: its element, and whether it comes from a discard.
struct Cp {
    std::uint32_t element = 0;
    bool ofDiscard = false;
};

inline std::vector<std::uint32_t> each(std::uint32_t elements) {
    std::vector<std::uint32_t> result;
    for (std::uint32_t bit = 1; bit != 0; bit <<= 1U)
        if ((elements & bit) != 0)
            result.push_back(bit);
    return result;
}

inline bool several(const CostInCp& cost) {
    return each(cost.elements()).size() > 1;
}

inline bool needsElements(const CostInCp& cost, const Rules& rules) {
    return several(cost) ? rules.everyElementNeeded : rules.elementNeeded;
}

inline std::size_t dueOf(const CostInCp& cost, const Rules& rules) {
    const auto amount = static_cast<std::size_t>(cost.amount);
    return several(cost) && amount > 0 && needsElements(cost, rules)
               ? std::max(amount, each(cost.elements()).size())
               : amount;
}

/// Whether these CP pay the cost if those at the indices of `surplus` are left over.
inline bool paysExactly(const CostInCp& cost, const std::vector<Cp>& cp, const std::vector<bool>& surplus,
                        const Rules& rules) {
    // A card that costs nothing needs nothing.
    if (needsElements(cost, rules) && cost.amount > 0)
        for (const std::uint32_t element : each(cost.elements())) {
            bool there = false;
            for (std::size_t i = 0; i < cp.size(); ++i)
                there = there || (!surplus[i] && cp[i].element == element);
            if (!there)
                return false;
        }

    if (rules.noSurplus)
        return std::ranges::find(surplus, true) == surplus.end();
    if (!rules.surplusLimited)
        return true;
    const bool oneOfEach = several(cost) && rules.surplusOfEach;
    std::size_t left = 0;
    std::uint32_t leftElements = 0;
    for (std::size_t i = 0; i < cp.size(); ++i) {
        if (!surplus[i])
            continue;
        if (!cp[i].ofDiscard)
            return false; // a CP of a backup is never surplus
        ++left;
        if (oneOfEach && ((cost.elements() & cp[i].element) == 0 || (leftElements & cp[i].element) != 0))
            return false; // not of a required element, or the second of one
        leftElements |= cp[i].element;
    }
    return oneOfEach || left <= 1;
}

/// Whether these CP pay the cost with any of them left over.
inline bool pays(const CostInCp& cost, const std::vector<Cp>& cp, const Rules& rules) {
    const std::size_t due = dueOf(cost, rules);
    if (cp.size() < due)
        return false;
    std::vector<bool> surplus(cp.size(), false);
    const std::function<bool(std::size_t, std::size_t)> choose = [&](std::size_t from, std::size_t left) {
        if (left == 0)
            return paysExactly(cost, cp, surplus, rules);
        for (std::size_t i = from; i + left <= cp.size(); ++i) {
            surplus[i] = true;
            const bool found = choose(i + 1, left - 1);
            surplus[i] = false;
            if (found)
                return true;
        }
        return false;
    };
    return choose(0, cp.size() - due);
}

/// Whether the first sources together with some of the others pay the cost, each declared as one of its
/// elements.
inline bool canBePaid(const CostInCp& cost, const std::vector<CpSource>& all,
                      const std::vector<CpSource>& some, const Rules& rules) {
    std::vector<Cp> cp;
    const std::size_t mostSurplus = std::max<std::size_t>(1, each(cost.elements()).size());
    const std::function<bool(std::size_t)> take = [&](std::size_t place) {
        if (rules.surplusLimited && cp.size() > dueOf(cost, rules) + mostSurplus)
            return false; // already far too much
        if (place == all.size() + some.size())
            return pays(cost, cp, rules);
        const bool mayStay = place >= all.size();
        if (mayStay && take(place + 1))
            return true;
        const CpSource& source = mayStay ? some[place - all.size()] : all[place];
        for (const std::uint32_t element : each(source.elements)) {
            const std::size_t made = source.discard ? 2 : 1;
            cp.insert(cp.end(), made, {element, source.discard});
            const bool found = take(place + 1);
            cp.resize(cp.size() - made);
            if (found)
                return true;
        }
        return false;
    };
    return take(0);
}

inline std::int32_t sumOf(const std::vector<CpSource>& sources) {
    std::int32_t sum = 0;
    for (const CpSource& source : sources)
        sum += source.discard ? 2 : 1;
    return sum;
}

} // namespace takujo::byHand
