#pragma once

#include "engine/core/event.h"
#include "engine/core/scratch.h"
#include "engine/kit/rules/position.h"

#include <optional>
#include <span>

namespace takujo {

/// What leaves its zone in a batch, for those who look at the batch before it happens.
class Leaving {
public:
    void find(const Position& position, std::span<const Event> batch);

    /// Whether that object leaves, and does not see that event: of what leaves together, each sees only
    /// itself leave, if the game has it so.
    bool isUnseen(const State& state, ObjectId watcher, const Event& event) const;
    /// Returns the source of what the event triggers of that object: of a unit that leaves with its top card,
    /// that card, because the unit goes on as something else.
    ObjectId sourceOf(ObjectId watcher) const;

private:
    struct One {
        ObjectId object;
        ObjectId goes; ///< the object, or its top card
    };
    const One* goingOf(ObjectId watcher) const;

    std::optional<Scratch<One>> leaving_; ///< none: in this game nobody asks, or nothing leaves
    bool seeOnlyThemselves_ = false;
};

} // namespace takujo
