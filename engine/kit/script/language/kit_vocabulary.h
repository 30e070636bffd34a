#pragma once

#include "engine/kit/rules/role.h"
#include "engine/kit/rules/vocabulary.h"

namespace takujo {

// The operators that every game's scripts have. A game makes its vocabulary of these and its own. Operators
// about printed values are made from what the game prints.

std::vector<ConditionSpec> kitConditions(const std::vector<std::string_view>& phases);
/// For games whose cards may offer costs that need not be paid (`Vocabulary::offersCosts`).
std::vector<ConditionSpec> conditionsOfOfferedCosts();
/// For games that note it (`PlayTables::notesOrigin`).
std::vector<ConditionSpec> conditionsOfOrigin();
std::vector<AmountSpec> kitAmounts(const PrintedWords& printed);
std::vector<CriterionSpec> kitCriteria(const PrintedWords& printed, std::string_view asideWord,
                                       std::string_view uprightWord,
                                       const std::vector<std::string_view>& marks);
/// For games whose texts speak of parts of names.
std::vector<CriterionSpec> criteriaOfNames();
/// `values` become amounts; their place in the amounts' list follows the kit's.
std::vector<AmountSpec> valueAmounts(const std::vector<Vocabulary::Value>& values);

/// For games in which cards are turned face down.
std::vector<CriterionSpec> criteriaOfFaces();
std::vector<EffectSpec> effectsOfFaces();

/// For games with roles that stand inside of units (`RuleTables::roles`).
std::vector<CriterionSpec> criteriaOfUnits();
std::vector<EffectSpec> effectsOfUnits(const std::vector<Role>& roles);

/// For games in which players draw "up to" so many (`ScriptTables::drawing`).
std::vector<EffectSpec> effectsOfDrawing();
/// For games whose searches say whether what was found is shown (`ScriptTables::findsAreShown`).
void letSearchesShow(std::vector<EffectSpec>& effects);

/// For games whose texts say "if you did" (`ScriptTables::attemptsCount`).
std::vector<EffectSpec> effectsOfWhatWasDone();
/// For games in which texts use cards (`ScriptTables::useCard`).
std::vector<EffectSpec> effectsOfUsing();
/// For games in whose texts cards are named (`ScriptTables::naming`).
std::vector<EffectSpec> effectsOfNaming();
std::vector<CriterionSpec> criteriaOfNaming();
/// For games whose texts show hidden cards where they lie, and let chance pick.
std::vector<EffectSpec> effectsOfRevealing();
std::vector<EffectSpec> effectsOfChance();

std::vector<EffectSpec> kitEffects();
/// Lets what these effects do last until moments that not every game has: for games that tell when a turn
/// begins, and when a battle, a phase or a step is over (`endLasting`).
void addDurations(std::vector<EffectSpec>& effects);
/// For games in which somebody may have a turn more, or one less.
std::vector<EffectSpec> effectsOfTurns();
/// Changing each printed number and set, keywords, types, restrictions, control.
std::vector<EffectSpec> modifierEffects(const PrintedWords& printed, const Restrictions& restrictions);
/// For games whose effects take some sorts of abilities, by their forms: a word for each form, and one for
/// everything else with the first form.
EffectSpec effectOfLosing(std::string_view word, std::vector<std::string_view> forms,
                          std::string_view everythingElse);
/// What a price becomes, and what is free: for games whose prices change in stages (`PlayTables::stages`).
std::vector<EffectSpec> priceStageEffects();
/// For games in which cards change places.
std::vector<EffectSpec> effectsOfSwapping();
/// Healing, and what changes how much damage is dealt: for games that let it change (`changeDamage`, in
/// engine/kit/script/doing/damage.h).
std::vector<EffectSpec> damageEffects();
/// Gaining and losing what a player has of each value.
std::vector<EffectSpec> valueEffects(const std::vector<Vocabulary::Value>& values);

/// The keyword that an activated ability is; none if it is none.
const Vocabulary::KeywordForm* keywordForm(const Vocabulary& words, const Ability& ability);

/// A text that only says how its card is cast.
bool isAboutCasting(const Ability& ability);

// Fixed places of the kit's operators, for the reader, the runner and the text.

/// The first amount is a plain number: `Term::number`.
inline constexpr std::uint8_t literalAmount = 0;
/// The first condition is a list of which all must hold.
inline constexpr std::uint8_t allOf = 0;

/// Whether what an instruction does is counted; what asks, decides and lasts does nothing of the kind, and
/// behind it what came before still is.
bool countsWhatItDoes(const EffectSpec& effect);

} // namespace takujo
