#pragma once

#include "engine/core/scratch.h"
#include "engine/kit/play/cost_list.h"

#include <vector>

namespace takujo::playing {

// What is asked about costs, and what they have taken already.

/// Objects that costs take: by turning them aside, or by moving them. One object may be taken in both ways.
struct CostsTaken {
    Scratch<ObjectId> turned;
    Scratch<ObjectId> moved;

    bool turns(ObjectId id) const;
    bool moves(ObjectId id) const;
    /// Those that a cost of this kind takes.
    Scratch<ObjectId>& by(const CostPart& cost);
    const Scratch<ObjectId>& by(const CostPart& cost) const;
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

} // namespace takujo::playing
