#pragma once

#include "engine/kit/rules/play_tables.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/script/reading/scope.h"

#include <array>
#include <vector>

namespace takujo::playing {

/// One cost of an ability, or of a text that lets somebody pay.
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
/// While a text lets a player pay, the costs that it names; else those of the ability in order, those of its
/// offers that are paid, and those it has without saying so (`PlayTables::besides`).
CostList costsOf(const Scope& scope);

/// What they take from the resource, on top of `due`.
Due dueAmong(const Scope& scope, const CostList& costs, Due due);

/// Whether X stands anywhere in it.
bool namesX(const Vocabulary& vocabulary, const Term& term);
/// Whether a greater X may make any of the ability's costs less.
bool shrinksWithX(const Scope& scope);

/// The slot of an effect that keeps what is picked for a cost.
constexpr std::uint8_t slotOfCost(std::size_t cost) {
    return static_cast<std::uint8_t>(binding_slots::firstCost + cost);
}
inline constexpr std::size_t mostCosts = binding_slots::mostCosts;

/// The term of the cost that is paid with what is picked into that slot; none if it is for something else, or
/// for a cost that no text says.
const Term* costAsked(const Position& position, const EffectRecord& effect, std::int32_t slot);

} // namespace takujo::playing
