#pragma once

#include "engine/core/scratch.h"
#include "engine/kit/play/cost_question.h"

namespace takujo::playing {

// Whether costs can be paid, all of them at once, and with which objects. One search over the ways to pay
// answers that for listing, for the next pick and for the reasons why not.

/// Returns the lack of the best way to pay; `nothing` if some way lacks nothing.
Lack examineCosts(const Scope& scope, const CostQuestion& question);
/// The same for every X that may be named, if a greater X can make the cost less; else for the present X.
Lack examineCostsWithAnyX(Scope scope, const CostQuestion& question);

/// Returns what may be picked next for the cost at `question.from`, so that the rest can still be paid.
Scratch<ObjectId> payableWith(const Scope& scope, const CostQuestion& question);

/// The greatest X.
inline constexpr std::int32_t mostX = 40;
/// Whether the choices of an ability can be made; with X in its cost, for some X that can be paid.
bool canAnnounceWithX(Scope scope, const CostQuestion& question);

/// Why an object cannot pay a cost.
enum class CostMismatch : std::uint8_t {
    no,
    notOwn, ///< another player controls it
    barred, ///< effects forbid what paying would do to it
};
CostMismatch unfitFor(const Scope& scope, const CostPart& cost, ObjectId id);
/// The same for the cost that is picked for now.
CostMismatch unfitNow(const Position& position, const Attempt& attempt);
/// The reason that the objects which the costs mean have in common, if too few are left because of it; else
/// `no`.
CostMismatch whyNothingPays(const Scope& scope);

} // namespace takujo::playing
