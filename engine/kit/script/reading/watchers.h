#pragma once

#include "engine/kit/rules/vocabulary.h"
#include "engine/kit/script/reading/abilities.h"

#include <cstdint>
#include <vector>

namespace takujo {

/// A card whose abilities may work, and what it says.
struct Watcher {
    ObjectId id;
    std::uint32_t has = 0; ///< `CardDefinition::has`
};

/// A line of a constant ability.
struct ConstantLine {
    ObjectId id;
    AbilityRef which;
    const Term* term = nullptr;
    const EffectSpec* spec = nullptr; ///< of the term
};

/// An event that triggers an ability.
struct WatchedEvent {
    ObjectId id;
    AbilityRef which;
    const Term* trigger = nullptr;
    const TriggerSpec* spec = nullptr; ///< of the trigger
    std::uint32_t kinds = 0;           ///< of event it looks at, as bits
};

/// All cards whose abilities may work, in the order of `visitWatchers`, as far as they say anything of the
/// kind; and what they ask for, all together (see `CardDefinition`).
struct Watchers {
    std::vector<Watcher> cards;
    std::vector<ConstantLine> constants; ///< that change what objects are
    std::vector<ConstantLine> sayings;   ///< that change nothing of it: what they say is asked for
    std::vector<WatchedEvent> events;
    std::uint32_t has = 0;
    std::uint32_t watchesBack = 0;
    std::uint32_t watchesOn = 0;
    std::uint32_t asks = 0;
};

/// Returns the watchers of a position in a game whose cards have texts. They are found once for each
/// `State::tableStamp` and kept beside the state: the list is good until somebody asks for those of another.
const Watchers& watchersOf(const Position& position);

} // namespace takujo
