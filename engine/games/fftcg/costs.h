#pragma once

#include "engine/core/scratch.h"
#include "engine/games/fftcg/casting.h"
#include "engine/games/fftcg/payment.h"
#include "engine/kit/script/records.h"
#include "engine/kit/script/scope.h"

#include <array>
#include <vector>

namespace takujo::fftcg {

// 11.6.2, 11.7.1: what abilities and summons cost besides, or instead of, what is printed in the corner.

/// One cost of an ability.
struct CostPart {
    const CostMeaning* meaning = nullptr;
    const Term* term = nullptr;
};

/// A few costs, kept without the heap: they are looked at for every option.
class CostList {
public:
    static constexpr std::size_t most = 7;

    void add(const CostPart& part) {
        if (size_ < most)
            parts_[size_++] = part;
    }
    std::size_t size() const { return size_; }
    const CostPart& operator[](std::size_t at) const { return parts_[at]; }
    const CostPart* begin() const { return parts_.data(); }
    const CostPart* end() const { return parts_.data() + size_; }

private:
    std::array<CostPart, most> parts_{};
    std::size_t size_ = 0;
};

/// The costs that a text names.
CostList costsIn(const Scope& scope, const std::vector<Term>& costs);
/// Whether X stands anywhere in it.
bool namesX(const Vocabulary& vocabulary, const Term& term);
/// While a text lets a player pay, the costs that it names; else those of the ability, in order; for a
/// special ability also the card of the same name that is discarded (11.7.1).
CostList costsOf(const Scope& scope);

/// The CP among them, on top of `base`.
CostInCp cpAmong(const Scope& scope, const CostList& costs, CostInCp base);

/// Whether everything can be paid at once (11.3.7.1, 11.6.10, 11.7.10).
enum class Affordable : std::uint8_t {
    yes,
    cpLacks, // from here on the nearer to being paid the later
    elementLacks,
    elementsLack,
    onlySurplus,
    somethingLacks
};

/// `base` is the CP that are due in any case, `beingCast` the card that cannot pay for itself. From the cost
/// at `from` on, with `spent` used already.
struct CostQuestion {
    Player player = Player::nobody;
    CostInCp base;
    ObjectId beingCast;
    std::size_t from = 0;
    std::int32_t alreadyPicked = 0; ///< of the cost at `from`
    Spent spent;
    const std::vector<Term>* costs = nullptr; ///< those of a text; none: of the ability
};
Affordable examineCosts(const Scope& scope, const CostQuestion& question);

/// What keeps a character from being what a cost is paid with.
enum class Unfit : std::uint8_t {
    no,
    notOwn,      ///< somebody else controls it (11.6.2.3)
    cannotLeave, ///< it cannot be removed or returned, and that is the cost (11.6.2.4)
};
Unfit unfitFor(const Scope& scope, const CostPart& cost, ObjectId id);
/// The same of what the costs mean that nothing can be paid with; no if that is not what is wrong.
Unfit whyNothingPays(const Scope& scope);

/// The same for any X that may be named, if a greater one can make the cost less; else for the X that is
/// there.
Affordable examineCostsWithAnyX(Scope scope, const CostQuestion& question);
/// Whether a greater X may make any of the ability's costs less.
bool shrinksWithX(const Scope& scope);

/// Whether its choices can be made; with X in its cost, for some X that can be paid.
bool canAnnounceWithX(Scope scope, const CostQuestion& question);

/// What may be picked next for the cost at `question.from`, so that the rest can still be paid.
Scratch<ObjectId> payableWith(const Scope& scope, const CostQuestion& question);

/// The slot of an effect that keeps what is picked for a cost.
constexpr std::uint8_t slotOfCost(std::size_t cost) {
    return static_cast<std::uint8_t>(slots::firstCost + cost);
}
inline constexpr std::size_t mostCosts = slots::mostCosts;
/// What has been picked for the costs of an effect.
Spent spentOn(const Position& position, const EffectRecord& effect);

/// 11.6.2.2, 11.7.2.2: a forward or backup that came this turn cannot be dulled for its own ability.
bool mayDullItself(const Position& position, ObjectId id);

} // namespace takujo::fftcg
