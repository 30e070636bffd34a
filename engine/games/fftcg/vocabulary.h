#pragma once

#include "engine/kit/occurrence.h"
#include "engine/kit/rules/vocabulary.h"

namespace takujo::fftcg {

/// Everything that the abilities of this game's cards can say.
const Vocabulary& vocabulary();
/// words_of_texts.cpp: adds what cards of later sets say.
void addWordsOfTexts(Vocabulary& all);

/// What effects may forbid or demand, as bits of `Characteristics::cannot` and `must`.
enum Restriction : std::uint32_t {
    toAttack = 1U << 0U,    ///< 10.1.2.1.2, 10.1.2.1.3
    toBlock = 1U << 1U,     ///< 10.1.3.1.2, 10.1.3.1.3
    toBeBlocked = 1U << 2U, ///< 10.1.3.1.2
    toBeChosen = 1U << 3U,  ///< 11.11.5.1.1
    toBeBroken = 1U << 4U,  ///< 15.1.1.3
    toFormParties = 1U << 5U,
    toBecomeActive = 1U << 6U,
    toBeChosenByOpponent = 1U << 7U,
    toBeRemoved = 1U << 8U,        ///< from the game; 11.6.2.4
    toBeReturned = 1U << 9U,       ///< to a hand; 11.6.2.4
    toBeBrokenByTexts = 1U << 10U, ///< by what says so, and not by damage; 15.1.1.3
};

/// Forms of activated abilities: 11.6, 11.7, 15.2.7 and p-6.
enum Form : std::uint8_t { actionAbility, specialAbility, warpAbility, primingAbility };

/// Types of abilities on the stack, for choosing them; bits after the types of cards: 11.5.2.
enum AbilityType : std::uint32_t {
    autoAbilities = 1U << 8U,
    actionAbilities = 1U << 9U,
    specialAbilities = 1U << 10U
};

/// Player values: 6.8.
enum Value : std::uint8_t { crystals };

/// Occurrences, which change nothing, for abilities to react to: `Event::slot` of EventKind::occurs. The
/// kit's are used, too: phases begin (9.3.1.3, 9.5.1.1, 10.1.1.1), cards are cast (11.3.8, 11.4.8).
enum Occurrence : std::uint8_t {
    isCast = occurrences::isPlayed,
    isBlocked = occurrences::firstOfGame, ///< 10.1.3.2
    formsParty,                           ///< 15.1.1.9.1
    breaks,                               ///< 12.4.5: object broke `became`
    hitsPlayer,    ///< 10.1.4.3, 6.5: object dealt damage to player; the source of an effect's damage
    usesAbility,   ///< 11.6.11, 11.7.11
    isStacked,     ///< 11.6.4, 11.7.4, 11.8.7: object is the ability on the stack
    isChosen,      ///< 11.3.3, 11.6.5, 11.7.5, 11.8.9: object, by the summon or ability that is the source
    hasChosen,     ///< the same, told of the summon or ability: it is the object, and the source is chosen
    startsPriming, ///< p-11: object, into the source; told of what object has been until then
    hasPrimed,     ///< object has, and is that card from now on
};

} // namespace takujo::fftcg
