#pragma once

#include "engine/match/bot.h"

namespace takujo {

/// Gives any answer.
class RandomBot : public Bot {
public:
    explicit RandomBot(std::uint64_t seed) : seed_{seed} {}
    Advice advise(const KnownGame& known, const std::stop_token& stop) override;

private:
    std::uint64_t seed_;
};

} // namespace takujo
