#pragma once

#include "engine/kit/rules/decision.h"

#include <span>
#include <string_view>

namespace takujo {

struct Position;
struct Run;
struct Next;
struct Event;

/// What is asked of an ability when something triggers it, and what then waits.
struct WaitingPolicy {
    /// The condition is asked when it is triggered; off: only when it is carried out.
    bool conditionWhenTriggered = true;
    /// What works so often only is counted when it is carried out; off: when it is triggered, unless it says
    /// otherwise.
    bool limitsCountLater = false;
    /// Of triggers that look at an event by its zones (`TriggerSpec::byZones`): whether they look at what
    /// there was before it; none: they never do.
    bool (*looksBack)(const Position&, const Event&) = nullptr;
};

/// What players may do where it is asked what is carried out next, also when nothing waits.
struct BesideWaiting {
    std::span<const Verb> verbs;
    Verb noMore = 0; ///< who does nothing of it, and has nothing waiting
    /// Whether there is anything of it for the player now; none: players may do nothing there.
    bool (*isOpen)(const Position&, Player) = nullptr;
    Next (*act)(Run&, const Option&) = nullptr;
};

/// When the rules of a game do what is due (engine/kit/timing.h): policies, each off where there is none.
struct TimingTables {
    using Policy = bool (*)(const Position&);
    /// Only the first rule process that is due happens, and then all are looked at again; off: all at once.
    Policy onlyFirstProcess = nullptr;
    /// Rule processes come after each waiting item as well; off: when nothing waits any more.
    Policy afterEachItem = nullptr;
    /// Whoever passes in free timing settles once more; off: what then is due waits for the next time.
    Policy passSettles = nullptr;
    /// What immediate rule processes do to what the turn player controls happens first; off: all together.
    Policy turnPlayersFirstAtOnce = nullptr;

    // Rules of the log, for what is on a stack.
    std::string_view resolves;
    std::string_view conditionFails;
    std::string_view nothingLegal;
};

} // namespace takujo
