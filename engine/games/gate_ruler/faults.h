#pragma once

#include "engine/kit/rules/faults.h"

#include <string_view>

/// Mechanisms of this game that tests can break (engine/kit/rules/faults.h).
namespace takujo::gate_ruler::faults {

constexpr Fault damageIsDealtAtOnce = faultOfGame(0);
constexpr Fault destructionIsAtOnce = faultOfGame(1);
constexpr Fault gateGivesPriorityAlways = faultOfGame(2);

#ifdef TAKUJO_FAULTS
std::string_view wordsOf(Fault fault);
#endif

} // namespace takujo::gate_ruler::faults
