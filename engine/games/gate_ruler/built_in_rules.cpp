#include "engine/games/gate_ruler/chapters.h"
#include "engine/games/gate_ruler/faults.h"

namespace takujo::gate_ruler {

/// One line a rule, in the order of the rulebook.
std::vector<BuiltInRule> builtInRules() {
    return {{"13-2a", {faults::damageIsDealtAtOnce}},
            {"p-89", {faults::destructionIsAtOnce}},
            {"p-92", {faults::destructionIsAtOnce}}};
}

} // namespace takujo::gate_ruler
