#pragma once

#include <algorithm>
#include <iterator>

namespace takujo {

/// In place, and what is equal stays as it was; the lists are short and nearly in order.
template <typename List, typename Rank>
void sortInPlace(List& list, Rank rank) {
    for (auto one = list.begin(); one != list.end(); ++one)
        std::rotate(
            std::upper_bound(list.begin(), one, rank(*one),
                             [&](const auto& value, const auto& other) { return value < rank(other); }),
            one, std::next(one));
}

} // namespace takujo
