#include "engine/kit/rules/decision.h"

namespace takujo {

std::optional<NumberRange> rangeOf(const Decision& decision) {
    constexpr std::size_t fewToList = 20;
    if (decision.kind != DecisionKind::number || decision.options.size() <= fewToList)
        return std::nullopt;
    const NumberRange range{decision.options.front().value, decision.options.back().value};
    for (std::size_t i = 0; i < decision.options.size(); ++i)
        if (decision.options[i].value != range.least + static_cast<std::int32_t>(i))
            return std::nullopt;
    return range;
}

} // namespace takujo
