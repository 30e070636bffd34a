#pragma once

#include "engine/games/shadowverse_evolve/terms.h"

/// What the files about playing share: 10.6.
namespace takujo::shadowverse_evolve {

/// Returns what a card costs its player now (10.6.2.5.1), as PP.
playing::AmountDue priceOf(const Position& position, Player player, ObjectId card);

/// What is due of PP beside the amount (`AmountDue::needs`), 12.2.3.
enum NeedOfPp : std::uint32_t {
    mayUseEp = 1U << 0U, ///< one of them may be an EP
    usesEp = 1U << 1U,   ///< one of them is
};

/// Returns the card that was picked for the instruction under way (`letPick`, into `binding_slots::scratch`);
/// none if none was.
ObjectId pickedByText(const Scope& scope);

// Steps of all procedures by which something is played. The local `playing::effectOf` names the effect.

/// 10.6.2.8.2: carries out the text; the counts that it asks for are fixed before (13.3.1.4, 13.5.1.3.2).
Next carryOutText(Run& run);
/// Ends the effect.
Next effectIsOver(Run& run);

} // namespace takujo::shadowverse_evolve
