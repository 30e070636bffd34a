#pragma once

#include "engine/kit/play/playing.h"

#include <string_view>
#include <vector>

namespace takujo::playing {

// X. It is named before the choices, which may depend on it.

/// Asks for it; nobody is asked about what has none.
Question namingX(bool partOfAction);
/// Whether this effect is being announced and its X not named yet.
bool isXOpen(const Position& position, const EffectRecord& effect);
/// `noXNow` is the rule told when nobody is asked, `notNegative` the one by which no number is.
VerbSpec nameXVerb(const std::vector<Way>& ways, std::string_view noXNow, std::string_view notNegative);

} // namespace takujo::playing
