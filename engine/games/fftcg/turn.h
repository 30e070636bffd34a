#pragma once

#include "engine/games/fftcg/terms.h"

namespace takujo::fftcg {

// Chapter 9: the turn and its phases. The attack phase has a chapter of its own.

Procedure turnProcedure();
Procedure activePhaseSteps();
Procedure drawPhaseSteps();
Procedure mainPhaseSteps();
Procedure endPhaseSteps();
VerbSpec discardDownVerb();

/// The steps of a turn at which its phases begin, for scenarios.
inline constexpr std::uint16_t turnStepActive = 1;

} // namespace takujo::fftcg
