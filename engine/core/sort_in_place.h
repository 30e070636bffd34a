#pragma once

#include <algorithm>
#include <iterator>

namespace takujo {

/// Sorts a list by rank in place and keeps the order of equal elements. Meant for short lists that are nearly
/// sorted.
template <typename List, typename Rank>
void sortInPlace(List& list, Rank rank) {
    for (auto one = list.begin(); one != list.end(); ++one)
        std::rotate(
            std::upper_bound(list.begin(), one, rank(*one),
                             [&](const auto& value, const auto& other) { return value < rank(other); }),
            one, std::next(one));
}

} // namespace takujo
