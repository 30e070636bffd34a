#include "engine/lab/bots/random_bot.h"

#include "engine/kit/position_hash.h"
#include "engine/lab/bot.h"

namespace takujo {

Advice RandomBot::advise(const KnownGame& known, const std::stop_token&) {
    Engine engine{*known.rules, *known.cards};
    engine.resume(known.now, known.before);
    Random random{seed_ ^ positionHash(engine.position())};
    return {randomAnswer(engine.decision(), random), {}};
}

} // namespace takujo
