#pragma once

#include "engine/core/scratch.h"
#include "engine/games/fftcg/payment.h"
#include "engine/games/fftcg/terms.h"

#include <vector>

namespace takujo::fftcg {

// Chapter 10: the attack phase and its steps.

Procedure attackPhaseSteps();
/// The data for what the kit does of it (engine/kit/attacks.h).
AttackTable attackTable();

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

/// 15.2.1: it does not become dull when it attacks.
bool staysActive(const Position& position, ObjectId attacker);
/// 10.1.2.1.3: whether attacking with it has a cost; then it need not attack.
bool costsToAttack(const Position& position, ObjectId id);

// fees.cpp: what effects demand for an attack of these forwards together (10.1.2.3) or for a block
// (10.1.3.1.3), as it is now; and whether the player can pay it.
CostInCp attackFee(const Position& position, const std::vector<ObjectId>& forwards);
CostInCp blockFee(const Position& position, ObjectId forward);
bool canPayFee(const Position& position, Player player, const CostInCp& fee);

// block_declaration.cpp: 10.1.3
Procedure blockDeclarationSteps();
VerbSpec blockVerb();
VerbSpec noBlockVerb();
/// 10.1.3.1.3: the same for blocking.
bool costsToBlock(const Position& position, ObjectId id);

// damage_resolution.cpp: 10.1.4
Procedure damageResolutionSteps();
Procedure damageRoundSteps();
VerbSpec assignVerb();
/// 15.2.3.2: the objects that deal damage first. A party does only if all its members do.
Scratch<ObjectId> firstStrikers(const Position& position, const Scratch<ObjectId>& attackers,
                                ObjectId blocker);
/// Whether the damage of this attack has been dealt, so that only the battle's end is left.
bool isDamageDealt(const State& state);

// battle_forecast.cpp: the expected result (`AttackTable::forecast`) and its outcomes.
void forecastAttack(const Position& position, std::vector<BattleForecast>& found);
std::vector<std::string_view> foretoldOutcomes();

} // namespace takujo::fftcg
