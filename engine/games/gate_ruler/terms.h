#pragma once

#include "engine/kit/notes.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/rules/rulebook.h"

#include <array>

/// The words and numbers of Gate Ruler (comprehensive rules 1.0.0; what they leave open is
/// numbered in open-questions.md).
namespace takujo::gate_ruler {

/// Chapter 3. Places of a line and set zones are zones of their own, each for one card.
enum Zone : std::uint8_t {
    deck,
    hand,
    rulerZone,
    leftAttack,
    rightAttack,
    defense,
    fieldZone,
    setZone1,
    setZone2,
    setZone3,
    energyZone,
    driveZone,
    counterZone,
    damageZone,
    graveyard,
    removed,
    gate,
    supply, ///< energy cards that are not in the game yet
};

inline constexpr std::array<Zone, 3> unitZones{leftAttack, defense, rightAttack};
inline constexpr std::array<Zone, 2> attackZones{leftAttack, rightAttack};
inline constexpr std::array<Zone, 3> setZones{setZone1, setZone2, setZone3};

constexpr std::uint32_t bitOf(Zone zone) {
    return 1U << zone;
}
inline constexpr std::uint32_t unitZoneBits = bitOf(leftAttack) | bitOf(defense) | bitOf(rightAttack);
inline constexpr std::uint32_t setZoneBits = bitOf(setZone1) | bitOf(setZone2) | bitOf(setZone3);
/// Where abilities of rulers, units and field cards work (14-2a-1).
inline constexpr std::uint32_t workingZones = bitOf(rulerZone) | unitZoneBits | bitOf(fieldZone);
/// The play area (OPEN 16: with set and energy zones).
inline constexpr std::uint32_t playArea = workingZones | setZoneBits | bitOf(energyZone);

constexpr bool isIn(std::uint32_t zones, std::uint8_t kind) {
    return kind < 32 && (zones >> kind & 1U) != 0;
}

inline ZoneId zoneOf(Player player, std::uint8_t zone) {
    return {zone, player};
}
inline constexpr ZoneId theGate{gate, Player::nobody};

/// Chapter 6.
enum Phase : std::uint8_t { startPhase, mainPhase, attackPhase, endPhase };

/// 2-3b.
enum CardType : std::uint8_t { rulerCard, unitCard, eventCard, fieldCard, energyCard };

/// Numbers of cards. Those behind the first five are data of a ruler, which no effect changes.
enum Number : std::uint8_t {
    level,
    atk,
    hp,
    stk,
    life,
    summonRight,
    deckSize,
    copiesOfName,
    copiesOfLegendary,
    kindsOfLegendary,
    mostCounters,
    levelCap,
    mostArmies,
    energyCards,
};
enum Set : std::uint8_t { keywords, timing, lacking };
/// The last: keywords that are no abilities (16-1a-2).
enum Text : std::uint8_t { armies, attributes, keywordNames };
enum Flag : std::uint32_t {
    isLegendary = 1U << 0U,
    cannotBeSet = 1U << 1U,
    forbidsNegativeLevels = 1U << 2U
};

/// Keywords that cards simply have; OD, TD and CNT are abilities.
enum Keyword : std::uint32_t {
    penetrate = 1U << 0U,
    intercept = 1U << 1U,
    counterAttack = 1U << 2U,
};

/// When an event may be played: bits of the set `timing`. What is set and waits for something says so in its
/// text.
enum Timing : std::uint32_t {
    normalTiming = 1U << 0U,
    immediateTiming = 1U << 1U,
    setTiming = 1U << 2U,   ///< it is set first; its text says when it may be used (14-4a, 14-4b)
    whenDamaged = 1U << 3U, ///< "when damage is dealt": the same as immediate (14-4d-1)
};

/// Forms of activated abilities, in the order of their words: by timing; those of keywords; the texts of
/// rulers that rules carry out.
enum Form : std::uint8_t {
    normalForm,
    immediateForm,
    overdriveForm,
    counterForm,
    preparationForm,
    startOfTurnForm
};

/// Numbers of players.
enum Value : std::uint8_t { summons }; ///< normal summons this turn (4-3a-2)

/// Status bits of objects.
enum Mark : std::uint32_t {
    isAttacking = 1U << 0U,
    isAttacked = 1U << 1U,
    isBeingDestroyed = 1U << 2U, ///< a destruction process for it lies on the gate
    wasDamagedNow = 1U << 3U,    ///< the attacked unit has been dealt damage by this attack
    isBeingDriven = 1U << 4U,    ///< it is about to be linked to a drive resolution process (10-3)
    staysHidden = 1U << 5U,      ///< of those it was picked to be set (10-3b)
    wasNotDriven = 1U << 6U,     ///< it has come into the drive zone in another way
    effectDestroysToo = 1U << 7U ///< an effect destroys it, and its destruction process lies there already
};

/// What effects may forbid.
enum Restriction : std::uint32_t {
    toAttack = 1U << 0U,
    toBeAttacked = 1U << 1U,
    toBeChosen = 1U << 2U,
    toAct = 1U << 3U,
};

enum GameFlag : std::uint32_t {
    somethingCame = 1U << 0U,  ///< onto the gate, since it began to unwind
    attackedAlready = 1U << 1U ///< there has been an attack sub-phase this turn
};

/// Events of this game.
inline constexpr auto dealingDamage = static_cast<EventKind>(EventKind::firstOfGame);
inline constexpr auto destroying = static_cast<EventKind>(static_cast<unsigned>(EventKind::firstOfGame) + 1U);

/// What rules report for texts to wait for, besides phases.
enum Occurrence : std::uint8_t {
    gameStarts = occurrences::firstOfGame, ///< 6-2b
    attackStarts,                          ///< 8-3a
    declarationStarts,                     ///< 8-4a
    attackIsDeclared,                      ///< object attacks other (8-4)
    isIntercepting,                        ///< the interception step of the attack of object on other
    attackEnds,                            ///< object, the attacker; other, the attacked
};

/// Processes on the gate.
enum StackProcess : std::uint8_t { damageProcess, rulerDamage, destruction, driveResolution };
/// Flags of a damage process.
inline constexpr std::uint8_t isCombat = 1;
/// Flags of a destruction process: an effect destroys, whatever damage there is.
inline constexpr std::uint8_t byEffect = 1;

enum NoteKind : std::uint8_t {
    landing = notes::firstOfGame, ///< object lies on the gate; amount: the kind of zone where it lands
    announcedPrice,               ///< object, amount
    hasTriggeredAtEnd, ///< object; the ability by amount: whose text has it, slot: its place, flags: its copy
                       ///< (6-5a-1)
    keywordWasUsed,    ///< object; slot: its OD or CNT ability; other: the process that asked for it, or none
};

/// Why a card moves (`Event::reason`).
enum Reason : std::uint16_t { noReason, isDestroyed, isPlayedFromHand, isDriven };

enum Verbs : std::uint8_t {
    // gate.cpp
    pass,
    // playing.cpp
    playCard,
    landHere,
    // setting.cpp
    setCard,
    // using_abilities.cpp
    activate,
    // drive.cpp
    reveal,
    useOverdrive,
    leaveOverdrive,
    keepHidden,
    revealRest,
    playDriven,
    setDriven,
    endDrive,
    // attack.cpp
    attack,
    endAttacks,
    // ruler_damage.cpp
    useCounter,
    leaveCounter,
    // control.cpp
    takeHere,
    // automatic.cpp
    nextAbility,
    showCard, // 14-9b-1
    stayHidden,
    // paying.cpp
    nameX,
    payOptional,
    payInstead,
    payNoMore,
    payReduced,
    payForAbility,
    leaveUnpaid,
    repeatLoop,
    firstScriptVerb
};

enum Procedures : ProcedureId {
    beginning = procedures::firstOfGame,
    turn,
    gateProcessing,
    ruleEffects,
    playingCard,
    usingAbility,
    addingAutomatic,
    resolution,
    attackPhaseProcedure,
    attackSubPhase,
    rulerDamageStep,
    revealing,
    driving,
    driveResolving,
    payingByText,
    takingControl,
    drawingOneByOne,
};

enum Policy : std::uint8_t {
    firstPlayerAttacksOnce,   ///< 8-2a-2
    summonsAreLimited,        ///< 4-3a-1a
    lifeLoses,                ///< p: as many cards in the damage zone as LIFE
    emptyDeckLoses,           ///< p
    rulersEnterTheirLines,    ///< p, OPEN 5: an attack on a line without units is one on the ruler
    damageGoesAtEnd,          ///< p, OPEN 6
    unwindsWithoutPriority,   ///< p, OPEN 2
    noPriorityOverProcesses,  ///< 9-3d
    levelIsPaid,              ///< 14-3b-6a
    counterPlaysFree,         ///< 14-5c-1
    deckTextsCount,           ///< p-2
    publicStateCounts,        ///< 14-9e-1
    playStateCounts,          ///< 14-9e-2
    laterStateCounts,         ///< 14-9e-3
    conditionsAskWhatIsShown, ///< 14-3b-4d
    limitsCountWhenPlayed,    ///< 14-6c
    partsAreOfNumber,         ///< p-1
    decksHaveASize,           ///< p-3
    copiesAreLimited,         ///< p-4
    legendsAreLimited,        ///< p-5
    countersAreLimited,       ///< p-6
    levelsAreLimited,         ///< p-7
    armiesAreLimited,         ///< p-8
    negativesMayBeForbidden,  ///< p-9
    hiddenOnesAreShown,       ///< 14-9b-1
    whoControlsItPlaysIt,     ///< p-75
    staticEffectsAge,         ///< 14-12c-2a
    dealersOrderReplacements, ///< 14-13c-1
    immediateIsAnyTime,       ///< 14-4d
    damagedIsImmediate,       ///< 14-4d-1
    keywordsPlayOthers,       ///< 14-5b
    keywordsPlayTheirCards,   ///< 14-5c
    keywordsPlayThemselves,   ///< 14-5d
    unitsActGoingForward,     ///< 15-3a-2
    negativesAreRead,         ///< p-9
    missingNumbersAreNought,  ///< 1-5g
    policyCount
};

inline bool is(const Position& position, Policy policy) {
    return position.rules.policy(policy) != 0;
}

} // namespace takujo::gate_ruler
