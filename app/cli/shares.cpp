#include "app/cli/shares.h"

#include "engine/numbers/interval.h"

#include <iomanip>
#include <sstream>

namespace takujo {

std::string percent(double share, bool isSigned) {
    constexpr double hundred = 100;
    std::ostringstream text;
    text << std::fixed << std::setprecision(1) << (isSigned ? std::showpos : std::noshowpos)
         << share * hundred;
    return text.str() == "-0.0" ? (isSigned ? "+0.0" : "0.0") : text.str();
}

std::string shownInterval(std::uint64_t hits, std::uint64_t games) {
    const Interval interval = intervalOf(hits, games);
    return percent(interval.low) + "–" + percent(interval.high);
}

} // namespace takujo
