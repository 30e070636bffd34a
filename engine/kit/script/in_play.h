#pragma once

#include "engine/kit/rulebook.h"

namespace takujo {

/// Whether what lies in a zone of that kind is in play: abilities work there, and texts that name no zone see
/// it. A game may have tables on which cards lie for something else, such as to be tapped for others.
inline bool isInPlay(const Rulebook& rules, std::size_t kind) {
    return (rules.tables().vocabulary->inPlay >> kind & 1U) != 0;
}

} // namespace takujo
