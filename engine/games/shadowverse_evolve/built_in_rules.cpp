#include "engine/games/shadowverse_evolve/chapters.h"

namespace takujo::shadowverse_evolve {

/// One line a rule, in the order of the rulebook.
std::vector<BuiltInRule> builtInRules() {
    return {};
}

} // namespace takujo::shadowverse_evolve
