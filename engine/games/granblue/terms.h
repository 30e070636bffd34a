#pragma once

#include "engine/cards/card_schema.h"
#include "engine/cards/deck.h"
#include "engine/kit/notes.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/rules/vocabulary.h"

#include <vector>

/// The words and numbers of the Granblue Fantasy TCG (comprehensive rules 1.10), and which file implements
/// what.
namespace takujo::granblue {

/// Chapter 3. The leader area is two zones here: the deployed leader, and the leader deck (3-5-1), where
/// former leaders lie face up (10-3-3-3).
enum Zone : std::uint8_t { deck, hand, gauge, leaderArea, leaderDeck, memberArea, crystals, armor };
enum Phase : std::uint8_t { startPhase, mainPhase, battlePhase, burstPhase };
enum CardType : std::uint8_t { leader, member, summon };
enum Number : std::uint8_t { rank, hp, attackPower };
enum Set : std::uint8_t { attributes, genders, keywords };
enum Text : std::uint8_t { kinds };
enum Attribute : std::uint32_t {
    fire = 1U << 0U,
    water = 1U << 1U,
    earth = 1U << 2U,
    wind = 1U << 3U,
    light = 1U << 4U,
    dark = 1U << 5U,
};

/// Status bits of objects.
enum Mark : std::uint32_t {
    isAttackCard = 1U << 0U,     ///< 7-2-1-3-1-1
    isBattleOpponent = 1U << 1U, ///< 7-2-1-3-1-2
    isKnockedOut = 1U << 2U,     ///< of a leader: until the loss process is checked (9-4-1-3); of a member:
                                 ///< until it goes to the gauge right after (9-2-2-2)
    hasOpenOugi = 1U << 3U,      ///< the attack card whose ougi may be used in this check point (7-2-1-3-1-4)
};

/// Roles in which cards belong to others, in the order of `RuleTables::roles`.
enum RoleOf : std::uint8_t {
    level, ///< an uncapped member: the card it covers turns face down (10-4-3-3)
    job,   ///< a job change: the former leader goes to the leader deck, face up (10-3-3-3)
};

/// What effects may forbid or demand: bits of `Characteristics::cannot` and `must`.
enum Restriction : std::uint32_t {
    toAttack = 1U << 0U,
    toBeAttacked = 1U << 1U, ///< it cannot be selected as battle opponent
    toBeChosen = 1U << 2U,
    toBecomeActive = 1U << 3U,
    toFollowUp = 1U << 4U,
    toUseOugi = 1U << 5U,
    toBeChangedTo = 1U << 6U, ///< of a leader in the leader deck: the condition of its job change icon
                              ///< (10-3-3-1)
};

enum Verbs : std::uint8_t {
    // setup.cpp
    putUnderDeck, ///< redraw: this card goes to the bottom
    noMoreUnder,
    keepHand,
    takeNewHand,
    chooseLeader,
    // turn.cpp, main_phase.cpp
    deploy,
    playSummon,
    use, ///< an activated effect
    jobChange,
    uncap,
    toBattle, ///< passes in the main phase
    // battle.cpp
    attack,
    followUp,
    noAttack, ///< passes in the attack step
    counter,  ///< takes the counter step
    noCounter,
    endCounter, ///< passes in the counter step
    // burst.cpp
    burst, ///< the target of chain burst
    // check_points.cpp
    nextEffect,
    ougi,
    noOugi,
    turnUpArmor,
    deployFound, ///< a card found in armor
    putFoundIntoGauge,
    takeFound,
    replenish,
    noReplenishment,
    levelGoes, ///< the level card that goes instead of its member
    // paying.cpp
    restCrystal,
    paid,
    payOptional,
    payInstead,
    payNoMore,
    payReduced,
    payForEffect, ///< the cost of an automatic effect, effects.cpp
    leaveUnpaid,
    // loops.cpp, what texts ask
    repeatLoop,
    declareCard,
    declareWord, ///< the first of the words of declaring.cpp
    declareNumber = declareWord + 9,
    firstScriptVerb
};

/// Forms of activated effects: used at any free timing, in the hand only (10-18), and by attacking (2-6).
enum Form : std::uint8_t { usualForm, assistForm, ougiForm };

enum Procedures : ProcedureId {
    beginning = procedures::firstOfGame,
    redrawing,
    choosingLeader,
    turn,
    mainTiming, ///< free timing of the main phase
    attackStep, ///< free timing of the attack step, and the opponent's decision at its end
    counterStep,
    damageStep,
    chainBurst,
    checkPoint,
    usingOugi,
    destroyingArmor,
    replenishing,
    levelGoesInstead,
    playingSummon,
    usingEffect,
    carryingOut,
    jobChanging,
    uncapping,
    triggerActivation,
    drawingOneByOne,
    namingOfCard,
    payingByText,
    declaring,
};

enum Policy : std::uint8_t {
    startingHand,            ///< 5-2-1-5
    armorDealt,              ///< 5-2-1-6
    drawnInATurn,            ///< 6-2-5
    firstTurnDraws,          ///< 6-2-5; 0: the first player does not draw in the first turn
    mostMembers,             ///< 3-6-3
    levelBonus,              ///< 10-4-3-3-1
    leaderDeckMost,          ///< 5-1-2
    leaderDeckCopies,        ///< 5-1-2-1
    mainDeckSize,            ///< 5-1-3
    mainDeckCopies,          ///< 5-1-3-1
    mostSummons,             ///< 5-1-3-2
    copiesTogether,          ///< 2-10-3
    oneGender,               ///< 5-1-2-2
    rankOfFirst,             ///< 5-1-2-3
    deckTextsCount,          ///< 5-1-3-3
    knockOutLoses,           ///< 9-4-1-3
    emptyDeckLoses,          ///< 9-4-1-4
    onlyFirstProcess,        ///< 8-5-1-1
    afterEachEffect,         ///< 8-5-1-2
    passesSettle,            ///< 4-6-3-2
    ougisLastForTurn,        ///< 2-6-1-1-2
    costsInTextOrder,        ///< 8-4-2-3
    summonsFromDeckActivate, ///< 10-17-1-1
    numbersComeLast,         ///< 8-9-1-2

    // Chapters 7 and 9.
    effectsInAttackStep,           ///< 7-2-1-3-3
    summonsInAttackStep,           ///< 7-2-1-3-4
    effectsInCounterStep,          ///< 7-3-1-2-1
    summonsInCounterStep,          ///< 7-3-1-2-2
    attackCardsAreSources,         ///< 4-9-1-1
    turnPlayersMembersFirst,       ///< 9-2-2-1-1
    turnPlayersArmorFirst,         ///< 9-4-2-1-1
    effectsNameArmor,              ///< 9-4-2-3-1-1
    turnPlayersReplenishmentFirst, ///< 9-4-3-1-1
    formerLeadersAreShown,         ///< 10-3-3-3

    arrivesActive,       ///< 4-7-1
    deckGoesOneByOne,    ///< 3-2-3
    ordersAreMade,       ///< 3-1-5
    drawsGoOneByOne,     ///< 4-8-3
    qualitiesAreMissed,  ///< 8-6-3-5
    backsOfGaugeAreSeen, ///< 3-4-1-2
    levelsAreBlank,      ///< 3-6-3-1
    originalsArePrinted, ///< 2-4-2, 2-7-2, 2-8-2
    publicStateCounts,   ///< 8-7-4-1-1
    memberStateCounts,   ///< 8-7-4-1-2
    laterStateCounts,    ///< 8-7-4-1-3
    lastingReachesLater, ///< p-3
    firstOpenPolicy, ///< from here on: readings of what the rulebook leaves open, each in the file that uses
                     ///< it
};

/// Moments that texts wait for, besides the beginnings of phases.
enum Occurrence : std::uint8_t {
    turnEnds = occurrences::firstOfGame, ///< 6-5-1-3
    attackStepBegins,                    ///< 7-2-1-1
    counterStepBegins,                   ///< 7-3-1-1
    damageStepBegins,                    ///< 7-4-1-1
    isUncapped,                          ///< object is the unit (10-4)
    hasJobChanged,                       ///< object is the unit (10-3)
    armorDestroyed,                      ///< object is the armor that is turned up, player its owner (9-4-2)
    usesOugi,                            ///< object is the card (2-6)
    followsUp,                           ///< object is the new attack card (7-2-1-3-2)
};

/// Kinds of notes, and what they keep.
enum NoteKind : std::uint8_t {
    bottomPick = notes::firstOfGame, ///< setup.cpp
    leaderPick,                      ///< setup.cpp
    armorDue,                        ///< player, object: the armor that an effect named, if any (9-4-2)
    armorPick,                       ///< rule_processes
    replenishmentDue,                ///< player (9-4-3)
    replenishPick,
    levelPick,           ///< which level card goes instead (9-2-3)
    burstPick,           ///< the target of chain burst
    declaredInformation, ///< of an effect: slot: the sort (`Declared`), amount: what was declared
};

/// Why a card moves (`Event::reason`).
enum Reason : std::uint16_t {
    knockedOut = 1, ///< by 9-2-2
};

inline ZoneId zoneOf(Player player, Zone zone) {
    return {zone, player};
}

} // namespace takujo::granblue
