#pragma once

#include "engine/core/script.h"
#include "engine/kit/rules/vocabulary.h"

namespace takujo {

/// Returns what an event is about, which texts call `that`: what its trigger names last, besides who does it
/// and besides those of whom the trigger says that `that` does not mean them. Of "a player discards a card",
/// the card; of "this attacks a creature", this. It may be a part that is not given; null if the trigger has
/// no such part.
const Term* objectsOfEvent(const Vocabulary& vocabulary, const Term& trigger);

} // namespace takujo
