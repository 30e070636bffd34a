#pragma once

#include "engine/match/bot.h"
#include "engine/match/bot_choice.h"

#include <cstdint>
#include <memory>

namespace takujo {

/// Returns such a bot. Its answers depend on the seed.
std::unique_ptr<Bot> makeBot(const BotChoice& choice, std::uint64_t seed);

} // namespace takujo
