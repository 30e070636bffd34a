#pragma once

#include "engine/core/links.h"
#include "engine/core/scratch.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/reading/scope.h"

#include <algorithm>

namespace takujo {

/// Returns the cards of a unit whose names it has besides those of the card that it is read as
/// (`UnitPolicy::hasAllNames`); none for a single card. A unit that is gone had those that left with it.
Scratch<const CardDefinition*> cardsNamingToo(const Position& position, const Known& known);

/// Whether one of the cards by whose names the object goes is like that.
template <class IsLike>
bool hasNameLike(const Position& position, const Known& known, const IsLike& isLike) {
    if (known.card == nullptr)
        return false;
    if (isLike(*known.card))
        return true;
    if (!position.rules.tables().units.hasAllNames || (known.isThere && !hasGuests(position.state, known.id)))
        return false; // nearly always
    const Scratch<const CardDefinition*> others = cardsNamingToo(position, known);
    return std::ranges::any_of(others, [&](const CardDefinition* card) { return isLike(*card); });
}

} // namespace takujo
