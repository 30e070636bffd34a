#pragma once

#include "engine/games/game.h"

namespace takujo::fftcg {

/// What the payment under way asks for, for prompts.
PaymentTold tellPayment(const Position& position);

} // namespace takujo::fftcg
