#pragma once

#include "engine/core/scratch.h"
#include "engine/kit/script/lasting/modifier_in_layers.h"

#include <cstddef>
#include <cstdint>

namespace takujo {

// Changes of numbers that apply together (`LayerGroup::byOperation`): all that adds, then all that subtracts,
// multiplies and divides, whichever began first. What is fixed is fixed, whatever else there is.

/// One change of a number of one object.
struct ChangeOfNumber {
    enum Operation : std::uint8_t { adds, subtracts, multiplies, divides, fixes };

    ObjectId object;
    std::size_t number = 0;
    std::int32_t before = 0; ///< the number without any of them
    std::int32_t amount = 0;
    Operation operation = adds;
    Modifier by;
};

/// Returns a number after a change by a rule of the game.
std::int32_t changedByRule(const RuleTables& tables, std::int32_t number, std::int32_t by);
/// Rounded up, as half of something is.
std::int32_t dividedBy(std::int32_t number, std::int32_t by);

ChangeOfNumber changeOfNumber(const Modifier& modifier, ObjectId object, std::int32_t amount);

/// The changes of one group by now.
class ChangesOfNumbers {
public:
    void clear() { all_.clear(); }
    std::size_t size() const { return all_.size(); }
    /// Forgets those that were added last.
    void shrinkTo(std::size_t count) { all_.resize(count); }

    /// Adds a change to a number, which is `now` what those before have made of it, and returns what it
    /// becomes. Of what fixes it, the latest counts, and of several at one time that of `first`.
    std::int32_t add(ChangeOfNumber change, std::int32_t now, Player first);
    /// Tells who listens by how much each changes the number, in the order in which they apply.
    void tell(const Position& position, const Listener& listener, Player first) const;

private:
    Scratch<const ChangeOfNumber*> inOrder(ObjectId object, std::size_t number, Player first) const;

    Scratch<ChangeOfNumber> all_;
};

/// Tells who listens that this changes the number so much.
void tellChange(const Position& position, const Listener& listener, const Modifier& modifier,
                std::int32_t by);

} // namespace takujo
