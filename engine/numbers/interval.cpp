#include "engine/numbers/interval.h"

#include <algorithm>
#include <cmath>

namespace takujo {

Interval intervalOf(std::uint64_t hits, std::uint64_t trials) {
    if (trials == 0)
        return {};
    constexpr double z = 1.959963984540054; // of the normal distribution, for 95 %
    const auto count = static_cast<double>(trials);
    const double share = shareOf(hits, trials);
    const double shrink = 1 + z * z / count;
    const double middle = (share + z * z / (2 * count)) / shrink;
    const double reach = z / shrink * std::sqrt(share * (1 - share) / count + z * z / (4 * count * count));
    // At the ends rounding would miss what is exact.
    return {hits == 0 ? 0 : std::max(0.0, middle - reach),
            hits == trials ? 1 : std::min(1.0, middle + reach)};
}

} // namespace takujo
