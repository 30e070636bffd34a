#pragma once

#include "engine/core/script.h"
#include "engine/kit/rules/vocabulary.h"

namespace takujo {

/// Whether a term asks for something that the changing term, an effect, changes.
bool asksForWhatChanges(const Vocabulary& vocabulary, const Term& term, const Term& changing);

} // namespace takujo
