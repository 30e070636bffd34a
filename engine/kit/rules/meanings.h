#pragma once

#include "engine/core/event.h"
#include "engine/core/script.h"
#include "engine/core/state.h"

#include <cstdint>
#include <vector>

namespace takujo {

struct Position;
struct Run;
struct Next;
struct Scope;
struct Known;

/// Sorts of changes that effects make of objects; which comes when is the game's business
/// (`RuleTables::layers`). `text` is the loss of all abilities.
enum class Layer : std::uint8_t { none, control, text, types, general, abilities, numbers };

// What the operators of a script mean. Each gets the scope it is read in and its own term, whose parts are
// the fields of its shape.

/// Does it: proposes events, asks, calls a procedure. It is called again after the procedure it called if it
/// says so (`Next::again`).
using EffectMeaning = Next (*)(Run& run, const Scope& scope, const Term& term);
using ConditionMeaning = bool (*)(const Scope& scope, const Term& term);
using AmountMeaning = std::int32_t (*)(const Scope& scope, const Term& term);
using CriterionMeaning = bool (*)(const Scope& scope, const Term& term, const Known& known);
using TriggerMeaning = bool (*)(const Scope& scope, const Term& term, const Event& event);
/// Changes what an object is; `amount` was computed when the effect began, or is computed anew for abilities.
using ModifierMeaning = void (*)(Characteristics& what, const Term& term, std::int32_t amount);

/// What a cost takes from where other costs may take as well: which of the places it is, how many, of how
/// many.
struct CostPool {
    std::uint64_t place = 0;
    std::int32_t takes = 0;
    std::int32_t holds = 0;
};

/// A part of a cost: who could pay it with what, and what paying is.
struct CostMeaning {
    /// The objects it can be paid with; for costs that name none, empty.
    void (*sources)(const Scope& scope, const Term& term, std::vector<ObjectId>& found) = nullptr;
    /// How many of them it takes.
    std::int32_t (*needed)(const Scope& scope, const Term& term) = nullptr;
    /// Whether a cost without objects can be paid.
    bool (*payable)(const Scope& scope, const Term& term) = nullptr;
    /// Proposes what paying does, once for each picked object, or once.
    void (*pay)(Run& run, const Scope& scope, const Term& term, ObjectId with) = nullptr;
    /// It turns objects aside and leaves them where they are; what is turned may also be moved, all at once.
    bool turns = false;
    /// For costs without objects of which several may take from one place: then they are payable together.
    CostPool (*pool)(const Scope& scope, const Term& term) = nullptr;
    /// It takes objects in play, of which the payer's own will do.
    bool ofObjectsInPlay = false;
    /// Whether what paying would do to the object cannot be done to it.
    bool (*barred)(const Scope& scope, ObjectId id) = nullptr;
};

} // namespace takujo
