#pragma once

#include "engine/cards/card_schema.h"
#include "engine/cards/deck.h"
#include "engine/kit/notes.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/rules/vocabulary.h"

#include <vector>

/// The words and numbers of Shadowverse EVOLVE (comprehensive rules 1.18.0). chapters.h tells which file has
/// which chapter.
namespace takujo::shadowverse_evolve {

/// Chapter 4. Race, drive and trigger zone belong to titles (chapter 14), which are not there yet.
enum Zone : std::uint8_t {
    deck,
    hand,
    field,
    exArea,
    cemetery,
    leaderArea,
    evolveDeck,
    evolutionZone,
    banished,
    resolution
};
enum Phase : std::uint8_t { startPhase, mainPhase, endPhase };
enum CardType : std::uint8_t { leader, follower, spell, amulet };
enum Number : std::uint8_t { cost, power, health };
enum Set : std::uint8_t { classes, keywords, special };
enum Text : std::uint8_t { traits, titles };

/// Chapter 2.2, in the order of the words on cards.
enum Class : std::uint32_t { neutral = 1U << 0U };

/// Chapter 12: keywords that cards simply have, as bits of `keywords`.
enum Keyword : std::uint32_t {
    ward = 1U << 0U,
    storm = 1U << 1U,
    rush = 1U << 2U,
    assail = 1U << 3U,
    intimidate = 1U << 4U,
    bane = 1U << 5U,
    drain = 1U << 6U,
    aura = 1U << 7U,
    quick = 1U << 8U,
    stack = 1U << 9U, ///< 13.3.2
};

/// 2.3.3: special kinds of card, as bits of `special`.
enum Special : std::uint32_t { isEvolve = 1U << 0U, isAdvance = 1U << 1U };

/// How cards of the evolution zone belong to cards of the field.
enum RoleOfCard : std::uint8_t { evolved };

/// Numbers of players (3.2). What a leader has gained and lost beside damage is one, too.
enum Value : std::uint8_t {
    pp,
    ppMax,
    ep,
    leaderHealth,
    superEp,
    turnsTaken, ///< 0: as many as if nobody had taken an extra turn
};

/// Bits of `State::flags`.
enum GameFlag : std::uint32_t { withSuperEvolving = 1U << 0U };

/// Status bits of objects.
enum Mark : std::uint32_t {
    isAttacking = 1U << 0U,     ///< 8.4.2
    isAttacked = 1U << 1U,      ///< 8.4.3
    metBane = 1U << 2U,         ///< it has clashed with bane since the rule process before (11.3.2)
    justArrived = 1U << 3U,     ///< a follower with ward that may be acted at once (12.8.2)
    evolvedThisTurn = 1U << 4U, ///< 8.4.2.1
    superEvolved = 1U << 5U,    ///< p-1: for people to see; no rule asks
};

/// What effects may forbid: bits of `Characteristics::cannot`.
enum Restriction : std::uint32_t {
    toAttack = 1U << 0U,
    toAttackLeaders = 1U << 1U,
    toBeAttacked = 1U << 2U,
    toBeChosen = 1U << 3U,
    toStand = 1U << 4U,
};

enum Verbs : std::uint8_t {
    // setup.cpp
    goFirst,
    goSecond,
    keepHand,
    takeNewHand,
    putUnderDeck,
    // main_phase.cpp
    playCard,
    activate,
    evolve,
    attack,
    endMain,
    // quick_window.cpp
    noQuick,
    // end_phase.cpp
    actWard,
    enoughWards,
    discardOver,
    // ward.cpp
    actAtOnce,
    stayStanding,
    // rule_processes.cpp
    keepOnField,
    keepInExArea,
    // zones.cpp
    letIn,
    // looking.cpp
    lookFurther,
    lookNoFurther,
    // effects.cpp
    nextAbility,
    // paying.cpp
    nameX,
    payOptional,
    payInstead,
    payNoMore,
    payReduced,
    payWithPp, // using_abilities.cpp
    payWithEp,
    evolveUsually, // super_evolving.cpp
    superEvolve,
    showFirstFace, // double_faced.cpp
    showSecondFace,
    goByClass, // declaring_basis.cpp
    goByTitle,
    payForAbility,
    leaveUnpaid,
    nameCard, // naming a card: 5.32
    // loops, what texts ask
    repeatLoop,
    firstScriptVerb
};

/// Forms of activated abilities: with or without Quick (12.3.3), those by which cards evolve (12.2), and the
/// advance activation (12.16).
enum Form : std::uint8_t { usualForm, quickForm, evolveForm, advanceForm };

/// 8.3.2.1: what is as good as evolving is possible once a turn together with it, and an EP may pay for it.
constexpr bool isLikeEvolving(std::uint8_t form) {
    return form == evolveForm || form == advanceForm;
}

enum Procedures : ProcedureId {
    beginning = procedures::firstOfGame,
    redrawing,
    turn,
    mainTiming,
    attacking,
    quickWindow,
    wardsAct,
    handLimit,
    checkTiming,
    wardArrives,
    keepingOnField,
    keepingInExArea,
    playing_,
    usingAbility,
    carryingOut,
    drawingOneByOne,
    payingByText,
    whichCardsCome,
    lookingOneByOne,
    namingACard,
    whichFace,
    declaringBasis,
};

enum Policy : std::uint8_t {
    startingHand,           ///< 6.2.1.7
    secondPlayersEp,        ///< 6.2.1.10
    drawnInATurn,           ///< 7.2.4
    firstTurnDraws,         ///< 7.2.4.1
    mostPp,                 ///< 3.2.4.1
    fieldLimit,             ///< 4.4.4.1
    exLimit,                ///< 4.8.3.1
    mostInHand,             ///< 4.7.3.1
    mostLeaders,            ///< 6.1.1.1
    leastInDeck,            ///< 6.1.1.2
    mostInDeck,             ///< 6.1.1.2
    mostCopies,             ///< 6.1.1.4
    decksGoByClass,         ///< 6.1.1.5.1
    decksGoByTitle,         ///< 6.1.1.5.2
    deckTextsCount,         ///< 6.1.2
    healthLoses,            ///< 11.2.1
    emptyDeckLoses,         ///< 11.2.2
    processesBetween,       ///< 10.5.1.1
    ppIsBounded,            ///< 3.2.4.2
    ppMaxIsBounded,         ///< 3.2.4.1
    costsInTextOrder,       ///< 10.4.2.1
    stormHitsLeaders,       ///< 12.9.2
    rushCounts,             ///< 12.10.2
    assailCounts,           ///< 12.11.2
    quickIsAnytime,         ///< 12.3.5
    numbersComeLast,        ///< 10.9.1.4
    publicStateCounts,      ///< 10.7.4.1.1
    fieldStateCounts,       ///< 10.7.4.1.2
    laterStateCounts,       ///< 10.7.4.1.3
    mostInEvolveDeck,       ///< 6.1.1.3
    pointsAtFirst,          ///< 6.2.1.9
    zonesPlayerOrders,      ///< 4.1.5
    ordersAreHidden,        ///< 4.1.5.1
    onlyQualities,          ///< 5.7.1.1
    negativesAreRead,       ///< 1.3.2.2.1
    limitedArePicked,       ///< 10.7.2.2
    epPaysForEvolving,      ///< 12.2.3
    eitherFaceWillDo,       ///< 4.6.4
    comboCountsItself,      ///< 13.2.1.2
    whatResolvesIsApart,    ///< 13.3.1.3
    countsAreFixed,         ///< 13.3.1.4
    overflowBegins,         ///< 13.4.1.2
    sanguineIsForOwnTurns,  ///< 13.5.2.2
    stackCountersAtFirst,   ///< 13.3.2.2
    stackIsRaisedOnOne,     ///< 13.3.2.4
    takenStackCounts,       ///< 13.3.2.5
    usualEarthRite,         ///< 13.3.3.2.1
    emptiedGoesAtOnce,      ///< 13.3.3.2
    superEpAtFirst,         ///< p-1
    firstPlayersSuperTurn,  ///< p-1
    secondPlayersSuperTurn, ///< p-1
    firstOpenPolicy,
};

/// What rules report for texts to wait for, besides the beginnings of phases.
enum Occurrence : std::uint8_t {
    hasClashed = occurrences::firstOfGame, ///< object has clashed with other (8.4.9.2)
    hasSuperEvolved,                       ///< object has super-evolved
    gameBegins,                            ///< hands have been redrawn (6.2.1.12)
};

/// Kinds of notes, and what they keep.
enum NoteKind : std::uint8_t {
    wardPick = notes::firstOfGame, ///< end_phase.cpp
    handPick,
    fieldPick, ///< rule_processes.cpp
    exPick,
    drewFromEmptyDeck, ///< player (5.9.1.1)
    drainDue,          ///< player, amount (12.13)
    isLetIn,           ///< zones.cpp
    announcedPrice,    ///< object, amount (playing.cpp)
    staysThere,        ///< object stays where there are too many (rule_processes.cpp)
    wasLookedAt,       ///< object, which a text has let its player look at (looking.cpp)
};

/// Why a card moves (`Event::reason`).
enum Reason : std::uint16_t {
    isDestroyed = 1,  ///< 5.5
    isEmptied,        ///< an earth rite has removed its last stack counter (13.3.3.2)
    isTakenFromStack, ///< of counters (13.3.2.5)
};

inline ZoneId zoneOf(Player player, Zone zone) {
    return {zone, player};
}
/// 4.11.1: both players share it.
inline constexpr ZoneId theResolutionZone{resolution, Player::nobody};

} // namespace takujo::shadowverse_evolve
