#pragma once

#include "engine/kit/play/offers_of_texts.h"
#include "engine/kit/rules/play_tables.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/script/reading/scope.h"

#include <array>
#include <optional>
#include <vector>

namespace takujo::playing {

// Which costs apply now.

/// One cost of an ability, or of a text that lets a player pay.
struct CostPart {
    const CostMeaning* meaning = nullptr;
    const Term* term = nullptr;
    TakenOffer by = {}; ///< the text that offers it; none: the card's own
};

/// A few costs, kept outside the heap: every option looks at them.
class CostList {
public:
    static constexpr std::size_t most = 7;

    void add(const CostPart& part) {
        if (size_ < most)
            parts_[size_++] = part;
    }
    void clear() { size_ = 0; }
    std::size_t size() const { return size_; }
    const CostPart& operator[](std::size_t at) const { return parts_[at]; }
    const CostPart* begin() const { return parts_.data(); }
    const CostPart* end() const { return parts_.data() + size_; }

private:
    std::array<CostPart, most> parts_{};
    std::size_t size_ = 0;
};

/// Returns the costs that a text names.
CostList costsIn(const Scope& scope, const std::vector<Term>& costs);
/// Returns the costs that apply now. While a text lets a player pay: those it names. Else: those of the
/// ability in order, those of its offers that are paid, and those that it has without saying so
/// (`PlayTables::besides`); none where the game takes them away there.
CostList costsOf(const Scope& scope);

/// Returns the scope in which a cost is read: that of the text that offers it, or the given one. Whoever
/// plays the card is `you` in it.
Scope readingOf(const Scope& scope, const CostPart& part);

/// The same without a copy of the given scope, which nearly always is the one. For as long as both last.
class Reading {
public:
    Reading(const Scope& scope, const CostPart& part) : scope_{&scope} {
        if (part.by.source.exists())
            scope_ = &offered_.emplace(readingOf(scope, part));
    }
    Reading(const Reading&) = delete;
    Reading& operator=(const Reading&) = delete;

    const Scope& operator*() const { return *scope_; }

private:
    const Scope* scope_;
    std::optional<Scope> offered_;
};

/// Returns the resource that is due now.
const Resource& resourceNow(const Position& position);
/// Returns `due` plus what these costs take from the resource.
AmountDue dueAmong(const Scope& scope, const CostList& costs, AmountDue due);

/// Whether X occurs anywhere in the term.
bool namesX(const Vocabulary& vocabulary, const Term& term);
/// Whether a greater X can make one of the ability's costs less.
bool shrinksWithX(const Scope& scope);

/// Returns the slot of an effect that keeps the picks for a cost.
constexpr std::uint8_t slotOfCost(std::size_t cost) {
    return static_cast<std::uint8_t>(binding_slots::firstCost + cost);
}
inline constexpr std::size_t mostCosts = binding_slots::mostCosts;

/// Returns the term of the cost that the picks in that slot pay; none if the slot has another use, or no text
/// names the cost.
const Term* costAsked(const Position& position, const EffectRecord& effect, std::int32_t slot);

} // namespace takujo::playing
