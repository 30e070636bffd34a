#pragma once

#include "engine/kit/play/playing.h"

#include <string_view>
#include <vector>

namespace takujo::playing {

// Naming X: a player does it before the choices, which may depend on X.

/// Returns the question. If the effect has no X, nobody is asked.
Question namingX(bool partOfAction);
/// Whether this effect is being announced and its X is not named yet.
bool isXOpen(const Position& position, const EffectRecord& effect);
/// Returns the verb. `noXNow` is the rule for refusing while nobody is asked, `notNegative` the one for
/// refusing a negative number.
VerbSpec nameXVerb(const std::vector<Way>& ways, std::string_view noXNow, std::string_view notNegative);

} // namespace takujo::playing
