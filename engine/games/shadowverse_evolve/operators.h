#pragma once

#include "engine/kit/play/cost_meanings.h"
#include "engine/kit/rules/vocabulary.h"

#include <vector>

/// The functions that this game's own operators stand for, and the parts of the vocabulary: words_of_effects,
/// words_of_triggers and words_of_costs.cpp.
namespace takujo::shadowverse_evolve {

namespace effects { // words_of_effects.cpp
Next mill(Run&, const Scope&, const Term&);
Next rollDie(Run&, const Scope&, const Term&);
Next lookUpTo(Run&, const Scope&, const Term&); // looking.cpp
Next changeLeaderHealth(Run&, const Scope&, const Term&);
Next setLeaderHealth(Run&, const Scope&, const Term&);
Next evolve(Run&, const Scope&, const Term&); // evolving.cpp
Next steal(Run&, const Scope&, const Term&);
Next give(Run&, const Scope&, const Term&);
Next tellSuperEvolving(Run&, const Scope&, const Term&); // super_evolving.cpp
Next raiseStack(Run&, const Scope&, const Term&);        // stack.cpp
} // namespace effects

namespace meanings {
void ignoresWard(Characteristics&, const Term&, std::int32_t);         // attack.cpp
void evolveCost(Characteristics&, const Term&, std::int32_t);          // changed_evolving.cpp
void evolvesInto(Characteristics&, const Term&, std::int32_t);         // changed_evolving.cpp
void evolvesFreely(Characteristics&, const Term&, std::int32_t);       // changed_evolving.cpp
void barsDrawing(Characteristics&, const Term&, std::int32_t);         // kept_from_happening.cpp
void barsAbilities(Characteristics&, const Term&, std::int32_t);       // kept_from_happening.cpp
void countsForSpellchain(Characteristics&, const Term&, std::int32_t); // counted_besides.cpp
} // namespace meanings

namespace amounts {
std::int32_t roomIn(const Scope&, const Term&);     // zones.cpp
std::int32_t stackTaken(const Scope&, const Term&); // stack.cpp
} // namespace amounts

namespace triggers { // happenings.cpp
bool fanfare(const Scope&, const Term&, const Event&);
bool lastWords(const Scope&, const Term&, const Event&);
bool attacks(const Scope&, const Term&, const Event&);
bool strikes(const Scope&, const Term&, const Event&);
bool enters(const Scope&, const Term&, const Event&);
bool leaves(const Scope&, const Term&, const Event&);
bool goesTo(const Scope&, const Term&, const Event&);
bool isDestroyed(const Scope&, const Term&, const Event&);
bool isDealtDamage(const Scope&, const Term&, const Event&);
bool dealsDamage(const Scope&, const Term&, const Event&);
bool clashes(const Scope&, const Term&, const Event&);
bool beginsTheGame(const Scope&, const Term&, const Event&);
bool leaderGains(const Scope&, const Term&, const Event&);
bool leaderLoses(const Scope&, const Term&, const Event&);
bool onSuperEvolve(const Scope&, const Term&, const Event&); // super_evolving.cpp
bool evolves(const Scope&, const Term&, const Event&);       // evolving.cpp
bool onEvolve(const Scope&, const Term&, const Event&);      // evolving.cpp
} // namespace triggers

std::vector<EffectSpec> ownEffects();
std::vector<EffectSpec> effectsOnEvolving();             // changed_evolving.cpp
std::vector<EffectSpec> effectsOfKeepingFromHappening(); // kept_from_happening.cpp
std::vector<EffectSpec> effectsOnCounts();               // counted_besides.cpp
std::vector<TriggerSpec> ownTriggers();
std::vector<CostSpec> ownCosts();
std::vector<ConditionSpec> conditionsOfClasses(); // class_keywords.cpp
CostMeaning earthRite();                          // stack.cpp

} // namespace takujo::shadowverse_evolve
