#pragma once

#include "engine/games/granblue/terms.h"
#include "engine/kit/play/cost_meanings.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/scope.h"

#include <span>
#include <string_view>
#include <vector>

/// The functions that this game's own operators stand for. words_of_effects.cpp, words_of_costs.cpp and
/// words_of_triggers.cpp have the operators' shapes.
namespace takujo::granblue {

namespace effects { // deeds_of_effects.cpp
Next deployBy(Run&, const Scope&, const Term&);
Next makeCrystal(Run&, const Scope&, const Term&);
Next declare(Run&, const Scope&, const Term&); // declaring.cpp
Next jobChange(Run&, const Scope&, const Term&);
Next uncap(Run&, const Scope&, const Term&);
Next knockOut(Run&, const Scope&, const Term&);
Next destroyArmor(Run&, const Scope&, const Term&);
Next destroyTheseOfArmor(Run&, const Scope&, const Term&);
Next backToOriginal(Run&, const Scope&, const Term&);
Next negateReceived(Run&, const Scope&, const Term&);
} // namespace effects

namespace triggers { // happenings.cpp
bool knocksOut(const Scope&, const Term&, const Event&);
bool momentComes(const Scope&, const Term&, const Event&);
bool attacks(const Scope&, const Term&, const Event&);
bool followsUp(const Scope&, const Term&, const Event&);
bool isAttacked(const Scope&, const Term&, const Event&);
bool isUncapped(const Scope&, const Term&, const Event&);
bool jobChanges(const Scope&, const Term&, const Event&);
bool isKnockedOut(const Scope&, const Term&, const Event&);
bool usesOugi(const Scope&, const Term&, const Event&);
bool armorIsDestroyed(const Scope&, const Term&, const Event&);
bool goesToGauge(const Scope&, const Term&, const Event&);
bool putIntoGauge(const Scope&, const Term&, const Event&);
bool becomesCrystal(const Scope&, const Term&, const Event&);
bool turnsFace(const Scope&, const Term&, const Event&);
bool dealsDamage(const Scope&, const Term&, const Event&);
} // namespace triggers

namespace criteria { // declaring.cpp
bool declared(const Scope&, const Term&, const Known&);
bool hasLevels(const Scope&, const Term&, const Known&);
} // namespace criteria

namespace amounts {
std::int32_t levels(const Scope&, const Term&);
std::int32_t originalRank(const Scope&, const Term&);
std::int32_t originalHp(const Scope&, const Term&);
std::int32_t originalAttack(const Scope&, const Term&);
std::int32_t declaredNumber(const Scope&, const Term&);
} // namespace amounts

/// Returns the number of level cards of a member (10-4-3-3).
std::int32_t levelsOf(const State& state, ObjectId member);

/// What can be declared (10-11-1), in the order of the words.
enum class Declared : std::uint8_t { type, attribute, rank, number };

// The parts of the vocabulary, each in a file of its name.
std::vector<EffectSpec> ownEffects();   // words_of_effects.cpp
std::vector<TriggerSpec> ownTriggers(); // words_of_triggers.cpp
std::vector<CostSpec> ownCosts();       // words_of_costs.cpp

/// A moment that texts wait for, and its occurrence; `moments` has them in the order of a turn.
struct MomentReport {
    std::string_view word;
    std::uint8_t occurrence = occurrences::phaseBegins;
    std::int32_t phase = 0;
};
std::span<const MomentReport> moments(); // words_of_triggers.cpp

} // namespace takujo::granblue
