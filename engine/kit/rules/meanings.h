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

/// Sorts of changes that effects make to objects; the game says in which order (`RuleTables::layers`). `text`
/// is the loss of all abilities.
enum class Layer : std::uint8_t { none, control, text, types, general, abilities, numbers };

// Functions that the operators of a script stand for. Each gets the scope in which it is read and its own
// term, whose parts are the fields of its shape.

/// Carries the effect out: proposes events, asks, calls a procedure. If it says so (`Next::again`), it is
/// called again after that procedure.
using EffectMeaning = Next (*)(Run& run, const Scope& scope, const Term& term);
using ConditionMeaning = bool (*)(const Scope& scope, const Term& term);
using AmountMeaning = std::int32_t (*)(const Scope& scope, const Term& term);
using CriterionMeaning = bool (*)(const Scope& scope, const Term& term, const Known& known);
using TriggerMeaning = bool (*)(const Scope& scope, const Term& term, const Event& event);
/// Changes what an object is; `amount` was computed when the effect began, or is computed anew for abilities.
using ModifierMeaning = void (*)(Characteristics& what, const Term& term, std::int32_t amount);
/// Gives an object what others are or have, as the scope's position has them.
using CopyMeaning = void (*)(Characteristics& what, const Scope& scope, const Term& term);

/// What a cost takes from a place that other costs may take from, too: which place, how many it takes, how
/// many there are.
struct CostPool {
    std::uint64_t place = 0;
    std::int32_t takes = 0;
    std::int32_t holds = 0;
};

/// The meaning of a cost: which objects can pay it, and what paying does.
struct CostMeaning {
    /// Appends the objects that can pay it; none for a cost that names no objects.
    void (*sources)(const Scope& scope, const Term& term, std::vector<ObjectId>& found) = nullptr;
    /// Returns how many of them it takes.
    std::int32_t (*needed)(const Scope& scope, const Term& term) = nullptr;
    /// Whether a cost without objects can be paid.
    bool (*payable)(const Scope& scope, const Term& term) = nullptr;
    /// Proposes the payment, once for each picked object, or once.
    void (*pay)(Run& run, const Scope& scope, const Term& term, ObjectId with) = nullptr;
    /// Paying turns objects aside and leaves them where they are; another cost may move a turned object at
    /// the same time.
    bool turns = false;
    /// For costs without objects of which several may take from one place: they are checked together.
    CostPool (*pool)(const Scope& scope, const Term& term) = nullptr;
    /// It takes objects in play; those of the payer suffice.
    bool ofObjectsInPlay = false;
    /// Whether effects forbid what paying would do to the object.
    bool (*barred)(const Scope& scope, ObjectId id) = nullptr;
};

} // namespace takujo
