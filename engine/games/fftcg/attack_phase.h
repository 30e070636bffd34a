#pragma once

#include "engine/games/fftcg/terms.h"

#include <vector>

namespace takujo::fftcg {

// Chapter 10: the attack phase and its steps.

Procedure attackPhaseSteps();

/// The steps of the attack phase, for scenarios that begin in the middle of it.
enum AttackStep : std::uint16_t {
    attackBegins,
    preparation,
    declaration,
    skipIfNone,
    blocks,
    damages,
    again,
    attackEnds
};

// attack_declaration.cpp: 10.1.2
Procedure attackDeclarationSteps();
VerbSpec attackVerb();
VerbSpec joinVerb();
VerbSpec attackNowVerb();
VerbSpec noAttackVerb();

// block_declaration.cpp: 10.1.3
Procedure blockDeclarationSteps();
VerbSpec blockVerb();
VerbSpec noBlockVerb();

// damage_resolution.cpp: 10.1.4
Procedure damageResolutionSteps();
Procedure damageRoundSteps();
VerbSpec assignVerb();

} // namespace takujo::fftcg
