#pragma once

#include "engine/core/scratch.h"
#include "engine/kit/play/cost_list.h"

#include <vector>

namespace takujo::playing {

// Whether costs can be paid, all of them at once, and with what. One search over the ways to pay says so, for
// listing, for what may be picked next and for the reasons why not.

/// What costs take that are paid with objects: by turning them aside, or by moving them. Both may be done to
/// one object.
struct Spent {
    Scratch<ObjectId> turned;
    Scratch<ObjectId> moved;

    bool turns(ObjectId id) const;
    bool moves(ObjectId id) const;
};
/// What has been picked for the costs of an effect.
Spent spentOn(const Position& position, const EffectRecord& effect);

/// Who would pay what. `base` is due of the resource in any case, `played` the object that cannot pay for
/// itself. It is asked from the cost at `from` on, with `spent` used already.
struct CostQuestion {
    Player player = Player::nobody;
    Due base;
    ObjectId played;
    std::size_t from = 0;
    std::int32_t alreadyPicked = 0; ///< of the cost at `from`
    Spent spent;
    const std::vector<Term>* costs = nullptr; ///< those of a text; none: of the ability
};

/// What the best of all ways to pay lacks; nothing if one lacks nothing.
Lack examineCosts(const Scope& scope, const CostQuestion& question);
/// The same for any X that may be named, if a greater one can make the cost less; else for the X that is
/// there.
Lack examineCostsWithAnyX(Scope scope, const CostQuestion& question);

/// What may be picked next for the cost at `question.from`, so that the rest can still be paid.
Scratch<ObjectId> payableWith(const Scope& scope, const CostQuestion& question);

/// No X is greater than that.
inline constexpr std::int32_t mostX = 40;
/// Whether the choices of an ability can be made; with X in its cost, for some X that can be paid.
bool canAnnounceWithX(Scope scope, const CostQuestion& question);

/// What keeps an object from being what a cost is paid with.
enum class Unfit : std::uint8_t {
    no,
    notOwn, ///< somebody else has it
    barred, ///< what would be done to it to pay cannot be done to it
};
Unfit unfitFor(const Scope& scope, const CostPart& cost, ObjectId id);
/// The same of the cost that something is being picked for.
Unfit unfitNow(const Position& position, const Attempt& attempt);
/// The same of what the costs mean that nothing can be paid with; no if that is not what is wrong.
Unfit whyNothingPays(const Scope& scope);

} // namespace takujo::playing
