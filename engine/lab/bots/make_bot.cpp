#include "engine/lab/bots/make_bot.h"

#include "engine/lab/bots/quick_bot.h"
#include "engine/lab/bots/random_bot.h"
#include "engine/lab/bots/thinking_bot.h"

namespace takujo {

std::unique_ptr<Bot> makeBot(const BotChoice& choice, std::uint64_t seed) {
    switch (choice.kind) {
    case BotKind::quick:
        return std::make_unique<QuickBot>(seed, choice.numbers);
    case BotKind::thinking:
        return std::make_unique<ThinkingBot>(seed, choice.iterations, choice.numbers);
    case BotKind::random:
        break;
    }
    return std::make_unique<RandomBot>(seed);
}

} // namespace takujo
