#include "engine/games/shadowverse_evolve/chapters.h"

#include "engine/kit/timing.h"

/// 10.5: check timing. That rule processes come before each waiting ability, the policies of timing say.
namespace takujo::shadowverse_evolve {

Procedure checkTimingSteps() {
    return timing::settling({.name = "check timing",
                             .rule = "10.5.2",
                             .processes = "10.5.2.1",
                             .waiting = "10.5.2.2 10.5.2.3 10.7.3"});
}

Next settle(Run&) {
    return Next::call(checkTiming);
}

} // namespace takujo::shadowverse_evolve
