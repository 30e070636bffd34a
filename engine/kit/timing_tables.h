#pragma once

#include <string_view>

namespace takujo {

struct Position;

/// When the rules of a game do what is due (engine/kit/timing.h): policies, each off where there is none.
struct TimingTables {
    using Policy = bool (*)(const Position&);
    /// Only the first rule process that is due happens, and then all are looked at again; off: all at once.
    Policy onlyFirstProcess = nullptr;
    /// Rule processes come after each waiting item as well; off: when nothing waits any more.
    Policy afterEachItem = nullptr;
    /// Whoever passes in free timing settles once more; off: what then is due waits for the next time.
    Policy passSettles = nullptr;

    // Rules of the log, for what is on a stack.
    std::string_view resolves;
    std::string_view conditionFails;
    std::string_view nothingLegal;
};

} // namespace takujo
