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

} // namespace takujo::fftcg
