#pragma once

#include "engine/kit/play/cost_meanings.h"
#include "engine/kit/rules/vocabulary.h"

#include <vector>

/// The functions that this game's own operators stand for, and the parts of the vocabulary: words_of_effects,
/// words_of_triggers and words_of_costs.cpp.
namespace takujo::gate_ruler {

namespace effects {
Next drive(Run&, const Scope&, const Term&); // drive.cpp
// words_of_effects.cpp
Next mill(Run&, const Scope&, const Term&);
Next destroy(Run&, const Scope&, const Term&);
Next recover(Run&, const Scope&, const Term&);
Next placeEnergy(Run&, const Scope&, const Term&);
Next actEnergy(Run&, const Scope&, const Term&);
Next playThisCard(Run&, const Scope&, const Term&);
Next playAbility(Run&, const Scope&, const Term&);
Next negate(Run&, const Scope&, const Term&);
Next takeControl(Run&, const Scope&, const Term&); // control.cpp
Next putIntoPlay(Run&, const Scope&, const Term&); // control.cpp
} // namespace effects

namespace conditions {
bool isFirstTurn(const Scope&, const Term&); // words_of_effects.cpp
} // namespace conditions

namespace triggers { // happenings.cpp
bool touchdown(const Scope&, const Term&, const Event&);
bool enters(const Scope&, const Term&, const Event&);
bool leaves(const Scope&, const Term&, const Event&);
bool goesTo(const Scope&, const Term&, const Event&);
bool isDestroyed(const Scope&, const Term&, const Event&);
bool attacks(const Scope&, const Term&, const Event&);
bool isAttacked(const Scope&, const Term&, const Event&);
bool dealsDamage(const Scope&, const Term&, const Event&);
bool isDealtDamage(const Scope&, const Term&, const Event&);
bool isSourceOfDamage(const Scope&, const Term&, const Event&);
bool penetrates(const Scope&, const Term&, const Event&);
bool intercepts(const Scope&, const Term&, const Event&);
bool countersAttack(const Scope&, const Term&, const Event&);
bool gameStarts(const Scope&, const Term&, const Event&);
bool attackStarts(const Scope&, const Term&, const Event&);
bool declarationStarts(const Scope&, const Term&, const Event&);
bool attackEnds(const Scope&, const Term&, const Event&);
} // namespace triggers

std::vector<EffectSpec> ownEffects();
std::vector<ConditionSpec> ownConditions();
std::vector<TriggerSpec> ownTriggers();
std::vector<CostSpec> ownCosts();
// keyword_abilities.cpp: what 【penetrate】, 【intercept】 and 【counter-attack】 bring.
std::vector<Ability> abilityOfPenetrate(const Vocabulary&);
std::vector<Ability> abilityOfIntercept(const Vocabulary&);
std::vector<Ability> abilityOfCounterAttack(const Vocabulary&);

} // namespace takujo::gate_ruler
