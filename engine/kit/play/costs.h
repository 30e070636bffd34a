#pragma once

#include "engine/core/scratch.h"
#include "engine/kit/play/cost_list.h"

#include <vector>

namespace takujo::playing {

// Whether costs can be paid, all of them at once, and with which objects. One search over the ways to pay
// answers that for listing, for the next pick and for the reasons why not.

/// Objects that costs take: by turning them aside, or by moving them. One object may be taken in both ways.
struct CostsTaken {
    Scratch<ObjectId> turned;
    Scratch<ObjectId> moved;

    bool turns(ObjectId id) const;
    bool moves(ObjectId id) const;
};
/// Returns what has been picked for the costs of an effect.
CostsTaken spentOn(const Position& position, const EffectRecord& effect);

/// A question about costs. `base` is the amount due of the resource in any case, `played` the object that
/// cannot pay for itself. The costs from index `from` on are examined, with `spent` already used.
struct CostQuestion {
    Player player = Player::nobody;
    AmountDue base;
    ObjectId played;
    std::size_t from = 0;
    std::int32_t alreadyPicked = 0; ///< number picked for the cost at `from`
    CostsTaken spent;
    const std::vector<Term>* costs = nullptr; ///< the costs of a text; none: those of the ability
};

/// Returns the costs that the question is about.
CostList costsAskedAbout(const Scope& scope, const CostQuestion& question);

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
