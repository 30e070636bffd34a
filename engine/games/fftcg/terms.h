#pragma once

#include "engine/kit/notes.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/rules/rulebook.h"

#include <cstdint>

/// The words and numbers of the Final Fantasy TCG (comprehensive rules 2.1.8).
namespace takujo::fftcg {

// Chapter 7: the zones.
enum Zone : std::uint8_t { field, damageZone, deck, breakZone, hand, removed, stack, lbDeck };

inline ZoneId zoneOf(Player player, Zone zone) {
    return {zone, player};
}
inline constexpr ZoneId theStack{stack, Player::nobody};

// Chapter 9: the phases; setting up is before them.
enum Phase : std::uint8_t {
    settingUp,
    activePhase,
    drawPhase,
    mainPhase1,
    attackPhase,
    mainPhase2,
    endPhase
};

inline bool isMainPhase(const State& state) {
    return state.phase == mainPhase1 || state.phase == mainPhase2;
}
inline bool isMainOrAttackPhase(const State& state) {
    return isMainPhase(state) || state.phase == attackPhase;
}

// Chapter 5: what is printed on a card.
enum CardType : std::uint8_t { forward, backup, summon, monster };
enum Number : std::uint8_t { cost, power, limitBreak = 8 }; // the last is as printed: what others it takes
enum Set : std::uint8_t { elements, keywords };
enum Text : std::uint8_t { jobs, categories };
enum Flag : std::uint32_t { generic = 1U << 0U, exBurst = 1U << 1U };

// 5.2.1.1: the elements, as bits.
enum Element : std::uint32_t {
    fire = 1U << 0U,
    ice = 1U << 1U,
    wind = 1U << 2U,
    earth = 1U << 3U,
    lightning = 1U << 4U,
    water = 1U << 5U,
    light = 1U << 6U,
    dark = 1U << 7U,
};
inline constexpr std::size_t elementCount = 8;
inline constexpr std::uint32_t lightAndDark = light | dark;

// 15.2: the keyword abilities of this game.
enum Keyword : std::uint32_t {
    brave = 1U << 0U,
    haste = 1U << 1U,
    firstStrike = 1U << 2U,
    backAttack = 1U << 3U,
};

// States of a forward in the attack phase.
enum Mark : std::uint32_t {
    attacking = 1U << 0U,    ///< 10.1.2.4
    hasAttacked = 1U << 1U,  ///< this attack phase; 10.1.2.1.2
    blocking = 1U << 2U,     ///< 10.1.3.2
    frozen = 1U << 3U,       ///< 15.2.4
    strikesFirst = 1U << 4U, ///< fixed when damage begins; 15.2.3.2
};

enum GameFlag : std::uint32_t {
    attackIsBlocked = 1U << 0U,   ///< a blocker was declared for this attack
    firstStrikeWindow = 1U << 1U, ///< between the two rounds of damage; 15.2.3.3
    limitedFormat = 1U << 2U,
    attackedAlready = 1U << 3U, ///< an attack has been declared in this attack phase
};

/// What the rules remember for a while: `Note::kind`.
enum NoteKind : std::uint8_t {
    damageDealt = notes::firstOfGame, ///< to object by other, until the next check of rule processes; 12.4.5
    mayBeCast,                        ///< object, by player; flags: how; 11.3.11
    burstToUse,                       ///< object is in the damage zone as damage, and has an EX Burst;
                                      ///< 6.5.2.1
    overHandLimit,                    ///< object is discarded; 9.5.1.2
    extraBackup,                      ///< object is put away; 12.4.8
    enteredSo,     ///< object is on the field; slot: the kind of zone it came from, flags: how (origins.h)
    paidWith,      ///< object is cast, or was; amount: the elements of the CP paid for it (origins.h)
    attackedAgain, ///< object, in this attack phase, `amount` times besides the first; 10.1.2.1.2
    castLater,     ///< object, by player, since turn `amount`; slot: for how long, flags: how (cast_later.h)
    removedAfterUse, ///< object is a Summon on the stack, to be removed instead of going to the Break Zone
};

/// How cards belong to a character of several cards.
enum RoleOf : std::uint8_t { primed };

/// Indices of `State::values`.
enum GameValue : std::size_t {
    drawnByLot,     ///< the player drawn by lot, who chooses who goes first; 8.2.1.2
    moreMainPhases, ///< additional main phases still to come; 9.3.1.1
};

enum PlayerFlag : std::uint32_t {
    drewFromEmptyDeck = 1U << 0U,    ///< since the last check of rule processes; 12.4.2
    damagedWithEmptyDeck = 1U << 1U, ///< 12.4.3
};

/// Why a card went to the break zone, where rules ask and the event does not tell. (A card that leaves a hand
/// for it is always discarded, 15.1.1.4.1; a payment has a cause.)
enum Reason : std::uint16_t { noReason, broken };

enum Verbs : std::uint8_t {
    goFirst,
    goSecond,
    keepHand,
    mulligan,
    putNext,
    pass,
    cast,
    pay,
    paid,
    attack,
    join,
    attackNow,
    noAttack,
    block,
    noBlock,
    assign,
    discardDown,
    putExtraAway,
    use,
    nameX,
    useBurst,
    declineBurst,
    nextAuto,
    castNothing,
    payOptional,
    payAlternative,
    payNoMore,
    repeatLoop,
    nameElement, ///< the first of one verb for each element
    nameJob = nameElement + 8,
    firstScriptVerb, ///< the kit's verbs of scripts from here on
};

enum Procedures : ProcedureId {
    beginning = procedures::firstOfGame,
    mulliganing,
    turn,
    activePhaseProcedure,
    drawPhaseProcedure,
    mainPhaseProcedure,
    attackPhaseProcedure,
    attackDeclaration,
    blockDeclaration,
    damageResolution,
    damageRound,
    endPhaseProcedure,
    priorityProcedure,
    ruleProcessCheck,
    castingSummon,
    castingCharacter,
    resolution,
    damageToPlayer,
    usingAbility,
    stackingAuto,
    exBurstProcedure,
    payingFee,
    warping,
    castingByEffect,
    namingWord,
    priming,
};

/// The numbers and yes/noes of the rulebook, each with the rule it comes from (policies.cpp).
enum Policy : std::uint8_t {
    copiesPerDeck,
    constructedDeckSize,
    limitedDeckSize,
    openingHand,
    cardsDrawn,
    cardsDrawnFirstTurn,
    handLimit,
    damageThatLoses,
    damageThatLosesLimited,
    backupLimit,
    cpOfDiscard,
    cpOfBackup,
    lightAndDarkStayInHand,
    surplusIsLimited,
    surplusPerElement,
    elementIsNeeded,
    everyElementIsNeeded,
    lightAndDarkTakeAny,
    genericIconFrees,
    braveStaysActive,
    hasteAttacksAtOnce,
    partiesShareAnElement,
    firstStrikeFirst,
    partyStrikesFirstTogether,
    backAttackAnytime,
    blockedIsBlocked,
    oneDamagePerAttack,
    battleDamageIsPower,
    shareInThousands,
    turnPlayerFirst,
    backAttackInResponse,
    lastInFirstOut,
    damageKeepsOrder,
    deckTextsCount,
    membersEffectsAreTheirPartys,
    groupsTakeEveryCard,
    groupsMayHaveNoCards,
    mostLimitBreaks,
    limitBreaksTakeOthers,
    emptyLbDecksLieThere, ///< for the table alone: few decks have any
    primedHaveBothNames,
    policyCount,
};

inline bool is(const Position& position, Policy policy) {
    return position.rules.policy(policy) != 0;
}
inline std::int32_t value(const Position& position, Policy policy) {
    return position.rules.policy(policy);
}

} // namespace takujo::fftcg
