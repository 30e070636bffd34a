#include "engine/games/duel_masters/chapters.h"

namespace takujo::duel_masters {

/// One line a rule, in the order of the rulebook.
std::vector<BuiltInRule> builtInRules() {
    return {};
}

} // namespace takujo::duel_masters
