#pragma once

#include "engine/games/duel_masters/terms.h"
#include "engine/kit/play/cost_meanings.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/scope.h"

#include <span>
#include <string_view>
#include <vector>

/// The functions that this game's own operators stand for. words_of_effects.cpp, words_of_costs.cpp and
/// words_of_triggers.cpp have the operators' shapes.
namespace takujo::duel_masters {

namespace effects { // deeds_of_effects.cpp
Next destroy(Run&, const Scope&, const Term&);
Next putIntoMana(Run&, const Scope&, const Term&);
Next putIntoBattleZone(Run&, const Scope&, const Term&);
Next breakShields(Run&, const Scope&, const Term&);
Next addAsShield(Run&, const Scope&, const Term&);
Next useSeveral(Run&, const Scope&, const Term&); // using_by_text.cpp
Next takeShields(Run&, const Scope&, const Term&);
Next crossGears(Run&, const Scope&, const Term&);
Next swapCards(Run&, const Scope&, const Term&); // swapping.cpp
Next swapZones(Run&, const Scope&, const Term&);
Next battle(Run&, const Scope&, const Term&);
Next removeFromAttack(Run&, const Scope&, const Term&);
Next goAtTurnEnd(Run&, const Scope&, const Term&); // keyword_phrases.cpp
Next judge(Run&, const Scope&, const Term&);       // judging.cpp
Next chooseWord(Run&, const Scope&, const Term&);  // declaring.cpp
Next lookAt(Run&, const Scope&, const Term&);      // more_deeds.cpp
Next turnUpsideDown(Run&, const Scope&, const Term&);
Next addExLife(Run&, const Scope&, const Term&);
Next putOntoShield(Run&, const Scope&, const Term&);
Next useIcons(Run&, const Scope&, const Term&); // icons.cpp
Next evolve(Run&, const Scope&, const Term&);   // entering.cpp
} // namespace effects

namespace meanings { // breaking.cpp
void breaksMore(Characteristics&, const Term&, std::int32_t);
} // namespace meanings

namespace triggers { // happenings.cpp
bool attacks(const Scope&, const Term&, const Event&);
bool isAttacked(const Scope&, const Term&, const Event&);
bool blocks(const Scope&, const Term&, const Event&);
bool isBlocked(const Scope&, const Term&, const Event&);
bool isNotBlocked(const Scope&, const Term&, const Event&);
bool battles(const Scope&, const Term&, const Event&);
bool winsBattle(const Scope&, const Term&, const Event&);
bool losesBattle(const Scope&, const Term&, const Event&);
bool attackEnds(const Scope&, const Term&, const Event&);
bool breakingAttackEnds(const Scope&, const Term&, const Event&);
bool leavesShields(const Scope&, const Term&, const Event&);
bool isAddedFromShields(const Scope&, const Term&, const Event&);
bool hasComeFromShields(const Scope&, const Term&, const Event&);
bool breaksShields(const Scope&, const Term&, const Event&);
bool isBroken(const Scope&, const Term&, const Event&);
bool hasBattled(const Scope&, const Term&, const Event&);
bool isAboutToBreak(const Scope&, const Term&, const Event&);
bool isDestroyed(const Scope&, const Term&, const Event&);
bool evolves(const Scope&, const Term&, const Event&);
bool isEvolvedFrom(const Scope&, const Term&, const Event&);
bool isCrossed(const Scope&, const Term&, const Event&);
bool draws(const Scope&, const Term&, const Event&);
bool isDrawn(const Scope&, const Term&, const Event&);
bool goesToMana(const Scope&, const Term&, const Event&);
bool goesToGraveyard(const Scope&, const Term&, const Event&);
bool goesToHand(const Scope&, const Term&, const Event&);
bool goesToDeck(const Scope&, const Term&, const Event&);
bool goesToShields(const Scope&, const Term&, const Event&);
bool isTakenFrom(const Scope&, const Term&, const Event&);
bool isDone(const Scope&, const Term&, const Event&);
bool losesTheGame(const Scope&, const Term&, const Event&);
bool discards(const Scope&, const Term&, const Event&);
bool momentComes(const Scope&, const Term&, const Event&);
bool isIconUsed(const Scope&, const Term&, const Event&); // icons.cpp
} // namespace triggers

namespace criteria { // words_of_cards.cpp
bool isMulticolour(const Scope&, const Term&, const Known&);
bool isColourless(const Scope&, const Term&, const Known&);
bool isEvolution(const Scope&, const Term&, const Known&);
bool isUpsideDown(const Scope&, const Term&, const Known&);
bool hasAttackedThisTurn(const Scope&, const Term&, const Known&);
bool isInBattle(const Scope&, const Term&, const Known&);
bool isOfWhatWasChosen(const Scope&, const Term&, const Known&); // declaring.cpp
bool hasIcon(const Scope&, const Term&, const Known&);           // icons.cpp
bool textSays(const Scope&, const Term&, const Known&);          // words_in_texts.cpp
} // namespace criteria

namespace amounts { // words_of_cards.cpp
std::int32_t shields(const Scope&, const Term&);
std::int32_t cardsInShields(const Scope&, const Term&);
std::int32_t leastPower(const Scope&, const Term&);
std::int32_t mostPower(const Scope&, const Term&);
std::int32_t leastCost(const Scope&, const Term&);
std::int32_t mostCost(const Scope&, const Term&);
std::int32_t civilizationsAmong(const Scope&, const Term&);
std::int32_t chosenNumber(const Scope&, const Term&); // declaring.cpp
} // namespace amounts

namespace conditions { // words_of_cards.cpp
bool manaArms(const Scope&, const Term&);
bool manaDrive(const Scope&, const Term&);
bool civilCount(const Scope&, const Term&);
bool revolution(const Scope&, const Term&);
bool oniTime(const Scope&, const Term&);
bool waveStriker(const Scope&, const Term&);
bool metamorph(const Scope&, const Term&);
bool turboRush(const Scope&, const Term&);
bool crystalArms(const Scope&, const Term&);
bool accelerator(const Scope&, const Term&);
bool firstAttack(const Scope&, const Term&);
} // namespace conditions

/// What `modifiers::bar` bars beside what the kit bars: the slot of the word.
inline constexpr std::int32_t barOfShieldTriggers = 2;

// The parts of the vocabulary, each in a file of its name.
std::vector<EffectSpec> ownEffects();   // words_of_effects.cpp
std::vector<TriggerSpec> ownTriggers(); // words_of_triggers.cpp
std::vector<CostSpec> ownCosts();       // words_of_costs.cpp
// words_of_cards.cpp
std::vector<CriterionSpec> ownCriteria();
CriterionSpec criterionOfTexts(); // words_in_texts.cpp
std::vector<AmountSpec> ownAmounts();
std::vector<ConditionSpec> ownConditions();
// written_keywords.cpp
std::vector<Vocabulary::KeywordAbilities> writtenKeywords();
std::vector<Vocabulary::KeywordPhrase> writtenPhrases();
std::vector<Vocabulary::KeywordPhrase> phrasesOfUsing(); // keywords_of_using.cpp

/// A moment that texts wait for, and its occurrence; `moments` has them in the order of a turn.
struct MomentReport {
    std::string_view word;
    std::uint8_t occurrence = occurrences::phaseBegins;
    std::int32_t phase = 0;
};
std::span<const MomentReport> moments(); // words_of_triggers.cpp

} // namespace takujo::duel_masters
