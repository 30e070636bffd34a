#include "engine/lab/bots/random_bot.h"

#include "engine/lab/bots/luck.h"
#include "engine/match/random_answer.h"

namespace takujo {

Advice RandomBot::advise(const KnownGame& known, const std::stop_token&) {
    Engine engine{*known.rules, *known.cards};
    engine.resume(known.now, known.before);
    Random random = luckOf(seed_, known);
    return {randomAnswer(engine.decision(), random), {}};
}

} // namespace takujo
