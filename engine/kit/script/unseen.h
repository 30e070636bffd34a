#pragma once

#include "engine/kit/script/scope.h"

namespace takujo {

/// Nobody picks by what cards are without seeing them. Where a pick asks for more than whose they are, and
/// its player cannot see into the zone, the cards there are shown to that player until it is made. Without
/// such a quality they stay hidden: then the pick is blind. True if something is shown.
bool showForPicking(Run& run, const Scope& picking, const Term& each);
void hideFromPicker(Run& run, Player picker);

} // namespace takujo
