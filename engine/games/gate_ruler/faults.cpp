#include "engine/games/gate_ruler/faults.h"

#ifdef TAKUJO_FAULTS

#include <algorithm>
#include <array>
#include <utility>

namespace takujo::gate_ruler::faults {

std::string_view wordsOf(Fault fault) {
    using Line = std::pair<Fault, std::string_view>;
    static constexpr std::array lines{
        Line{damageIsDealtAtOnce, "damage is dealt without a process on the gate"},
        Line{destructionIsAtOnce, "units are destroyed without a process on the gate"},
        Line{gateGivesPriorityAlways, "players act between any two objects of the gate"},
    };
    const auto* const found = std::ranges::find(lines, fault, &Line::first);
    return found == lines.end() ? std::string_view{} : found->second;
}

} // namespace takujo::gate_ruler::faults

#endif
