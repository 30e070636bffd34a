#pragma once

#include "engine/cards/card_schema.h"
#include "engine/cards/deck.h"
#include "engine/kit/notes.h"
#include "engine/kit/occurrence.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/rules/vocabulary.h"

#include <vector>

/// The words and numbers of Duel Masters (general rules 1.40), and which file implements what.
namespace takujo::duel_masters {

/// Chapter 4. The battle zone is one for both players in the rulebook (400.1); here each player's cards lie
/// on that player's side of it.
enum Zone : std::uint8_t {
    deck,
    hand,
    battleZone,
    manaZone,
    graveyard,
    shieldZone,
    hyperspatialZone,
    superGrZone
};
enum Phase : std::uint8_t { startStep, drawStep, chargeStep, mainStep, attackStep, endStep };

/// 204.1, in the order of chapter 3.
enum CardType : std::uint8_t {
    creature,
    spell,
    crossGear,
    castle,
    cell,
    weapon,
    fortress,
    heartbeat,
    field,
    core,
    aura,
    ritual,
    nebula,
    artifact,
    land,
    rulePlus,
    tamaseed
};
constexpr std::uint32_t typeBit(CardType type) {
    return 1U << type;
}
/// What a player can use for its mana cost and put into the battle zone (601.1, 605.3).
inline constexpr std::uint32_t usedForBattleZone =
    typeBit(creature) | typeBit(crossGear) | typeBit(field) | typeBit(artifact) | typeBit(tamaseed);
/// What can lie in the battle zone by itself (316.2, OPEN 9).
inline constexpr std::uint32_t elements =
    usedForBattleZone | typeBit(fortress) | typeBit(heartbeat) | typeBit(ritual) | typeBit(nebula);

enum Number : std::uint8_t { cost, power, manaNumber };
enum Set : std::uint8_t { civilizations, keywords, specialTypes };
enum Text : std::uint8_t { races };

enum Civilization : std::uint32_t {
    light = 1U << 0U,
    water = 1U << 1U,
    darkness = 1U << 2U,
    fire = 1U << 3U,
    nature = 1U << 4U,
};

/// Words before the card type (204.3) that rules ask for, by their places among the words (card.cpp).
enum SpecialType : std::uint32_t {
    evolutionCard = 1U << 0U,
    forbiddenCard = 1U << 5U,
    neoCard = 1U << 7U,
    starEvolutionCard = 1U << 9U,
};

/// What a card is to the object that it belongs to (evolving.cpp).
enum RoleOf : std::uint8_t {
    cardUnder, ///< some card below it
    base,      ///< 801.1: what an evolution came onto
    evolution, ///< 801.1: what came onto that
    crossed,   ///< 303.3: a cross gear
    pile,      ///< 113.2: a further card of a shield
};

/// Keyword abilities that are looked at where their rule applies, in the order of the words (card.cpp).
enum Keyword : std::uint64_t {
    blocker = 1U << 0U,
    guardman = 1U << 1U,
    speedAttacker = 1U << 2U,
    doubleBreaker = 1U << 3U,
    tripleBreaker = 1U << 4U,
    worldBreaker = 1U << 5U,
    winsBattles = 1U << 6U,
    attacksUntapped = 1U << 7U,
    shieldTrigger = 1U << 8U, ///< S-Trigger
    starEvolution = 1U << 9U, ///< 811.1
    quattroBreaker = 1U << 10U,
    guardStrike = 1U << 11U, ///< G-Strike
    sabakiZ = 1U << 12U,
    slayer = 1U << 13U,
    machFighter = 1U << 14U,
    waveStriker = 1U << 15U,
    poweredBreaker = 1U << 20U,
    shinkarize = 1U << 21U, ///< a tamaseed that creatures evolve from
    attacksPlayersAtOnce = 1U << 26U,
};

/// Status bits of objects; the first stand in the order of the words of `is` (vocabulary.cpp).
enum Mark : std::uint32_t {
    isAttacking = 1U << 0U,  ///< 506.1d
    isAttacked = 1U << 1U,   ///< 506.1e; after 507.2, whoever the attack goes to now
    isBlocking = 1U << 2U,   ///< 507.2a
    wasBlocked = 1U << 3U,   ///< 507.2c
    isStriking = 1U << 4U,   ///< summoned by Ninja Strike, until the turn ends
    isExLife = 1U << 5U,     ///< a shield that goes instead of its creature
    isOnItsWay = 1U << 6U,   ///< 113.6a: a shield that goes to the hand
    lostBattle = 1U << 7U,   ///< 703.4d: until it has been destroyed for it
    isReversed = 1U << 8U,   ///< 105.5: upside down
    hasAttacked = 1U << 9U,  ///< this turn
    isPending = 1U << 10U,   ///< 409.1
    isBattling = 1U << 11U,  ///< 115
    hasBroken = 1U << 12U,   ///< it has broken shields in this attack
    isKeptApart = 1U << 13U, ///< 114.5: drawn, and not yet a card of the hand
};

/// What effects may forbid or demand: bits of `Characteristics::cannot` and `must`.
enum Restriction : std::uint32_t {
    toAttack = 1U << 0U,
    toAttackPlayers = 1U << 1U,
    toAttackCreatures = 1U << 2U,
    toBlock = 1U << 3U,
    toBeBlocked = 1U << 4U,
    toBeAttacked = 1U << 5U,
    toBeChosen = 1U << 6U,
    toBeDestroyed = 1U << 7U,
    toLeave = 1U << 8U,
    toUntap = 1U << 9U,
};

enum Verbs : std::uint8_t {
    // charging.cpp
    chargeMana,
    endCharging,
    // using.cpp
    summon,
    cast,
    generate,
    deploy,
    useCard,
    // cross_gears.cpp
    cross,
    // entering.cpp
    chooseBase,
    noBase,
    // main_step.cpp
    endMain,
    // attack.cpp
    attack,
    endAttacks,
    // tap_abilities.cpp
    useTapAbility,
    // silent_skill.cpp
    keepTapped,
    keepNoMoreTapped,
    // blocking.cpp
    block,
    guard,
    endRedirecting,
    // breaking.cpp
    chooseBreaker,
    chooseShield,
    // declaring.cpp of the kit
    declareAbility,
    declareNoMore,
    // resolving.cpp
    nextEffect,
    // paying.cpp
    tapMana,
    paid,
    payOptional,
    payInstead,
    payNoMore,
    payReduced,
    takeOffer,
    payForEffect,
    leaveUnpaid,
    // loops.cpp, what texts ask
    repeatLoop,
    nameCard,
    // declaring.cpp
    chooseCivilization, ///< the first of five
    chooseNumber = chooseCivilization + 5,
    chooseRace,
    firstScriptVerb
};

enum Procedures : ProcedureId {
    beginning = procedures::firstOfGame,
    turn,
    charging,
    mainTiming,
    settling,
    attackTiming,
    attacking,
    redirecting,
    battling,
    breaking,
    shieldsToHand,
    usingTapAbility,
    untapping,
    declaringAbilities,
    usingCard,
    usingSeveral, // using_by_text.cpp
    carryingOut,
    drawingOneByOne,
    namingOfCard,
    payingByText,
    entering,
    crossing,
    swapping,
    choosingWords,
};

enum Policy : std::uint8_t {
    mainDeckSize,           ///< 100.2
    mainDeckCopies,         ///< 100.2a
    hyperspatialMost,       ///< 100.3
    hyperspatialCopies,     ///< 100.3a
    deckTextsCount,         ///< 100.2a
    shieldsDealt,           ///< 103.3
    startingHand,           ///< 103.3
    firstTurnDraws,         ///< 500.6
    drawnInATurn,           ///< 502.1
    chargedInATurn,         ///< 503.1
    emptyDeckLoses,         ///< 703.4b
    powerlessGo,            ///< 703.4c
    losersGo,               ///< 703.4d
    improperGo,             ///< 703.4i
    breakerlessBreak,       ///< 509.2
    multicolourTapped,      ///< 405.1
    drawsGoOneByOne,        ///< 114.2
    qualitiesAreMissed,     ///< 701.10b
    findsAreHidden,         ///< 701.10c
    attemptsCount,          ///< 101.3a
    ordersAreMade,          ///< 401.4
    lastingReachesLater,    ///< 110.2e
    enteredOneByOne,        ///< 409.1f
    onePerEvent,            ///< 101.5
    turnPlayersFirst,       ///< 609.8
    ownMovesFirst,          ///< 609.8a
    picksStayApart,         ///< 609.9b
    appliedTogether,        ///< 609.9
    ownLeavingOnly,         ///< 603.5c
    extraTurnsInOrder,      ///< 500.5a
    triggersOfShieldsFirst, ///< 101.4
    breaksHold,             ///< 603.7a
    battlesHold,            ///< 101.4f
    grantsStay,             ///< 113.6b
    redirectedIsLost,       ///< 400.8
    lookedAtIsApart,        ///< 605.4
    drawnCardsWaitApart,    ///< 114.5
    statesAtOnce,           ///< 604.4
    iconsWaitAlong,         ///< 603.3a
    lastingIsSeen,          ///< 703.3
    reasonsAreKept,         ///< 701.6a
    topsLeaveAsCreatures,   ///< 109.2b
    agesAreOfCards,         ///< 801.4c
    evolutionsAttackAtOnce, ///< 801.3
    neoEvolves,             ///< 802.2
    neoMayComeAlone,        ///< 802.1
    forbiddenComeAlone,     ///< 811.1b
    gearsAreCrossedAgain,   ///< 303.4
    swappedTakeOver,        ///< 701.26a
    swapsAreCalledOff,      ///< 701.26b
    manaPaysForItself,      ///< 601.1c
    effectsChangeCharges,   ///< 503.2
    pendingCardsLose,       ///< 409.1d
    allPendFirst,           ///< 409.1e
    nothingStaysPending,    ///< 512.1
    spellsOutOfGraveyardGo, ///< 409.2b
    faceDownManaIsBlank,    ///< 405.4
    judgedGoToBottom,       ///< 701.21a
    judgeWinsTies,          ///< 701.21b
    numbersByOperation,     ///< 108.2
    fieldsTurnUpsideDown,   ///< 701.28a
    firstOpenPolicy,        ///< from here on: readings of what the rulebook leaves open
};

/// Moments that texts wait for, besides the beginnings of steps.
enum Occurrence : std::uint8_t {
    turnEnds = occurrences::firstOfGame, ///< 511.1
    attackIsDeclared,                    ///< 506.3; object attacks, source is attacked (none: the player)
    isBlocked,                           ///< 507.3; object blocks, source is blocked
    isNotBlocked,                        ///< 507.3c; object attacks
    battles,                             ///< 115.2; object and source battle
    winsBattle,                          ///< 115.3d; object has won against source
    losesBattle,                         ///< 115.3d
    shieldsAreChosen,                    ///< 509.3; object breaks
    attackEnds,                          ///< 510.1; object attacks, or source did until it left the attack
    leavesShields,                       ///< 113.6; object, a shield, goes to the hand; nothing waits for it
    comesFromShields,                    ///< 509.5d; object has come to the hand; nothing waits for it
    hasBattled,                          ///< 115.3; the battle of source against object is decided
    shieldsWereBroken,                   ///< 701.14a; object has broken `amount` shields
    choiceIsMade,                        ///< 601.1h; player has chosen object
    iconIsUsed,                          ///< 603.3a; player uses the icon abilities of object
};

/// Kinds of events of this game.
enum class Own : std::uint8_t {
    breaks = static_cast<std::uint8_t>(EventKind::firstOfGame), ///< 701.14a: object, a shield, is broken
    takes, ///< 701.14b: object, a shield, goes to the hand without a break
};
constexpr EventKind kindOf(Own own) {
    return static_cast<EventKind>(own);
}

/// Kinds of notes, and what they keep.
enum NoteKind : std::uint8_t {
    redirectPick = notes::firstOfGame, ///< blocking.cpp: object redirects, flags: whether it blocks
    shieldPick,                        ///< breaking.cpp
    basePick,                          ///< entering.cpp
    entersNext,                        ///< entering.cpp: object is put into the battle zone
    silentPick,                        ///< silent_skill.cpp: what stays tapped
    arrival,                           ///< shields.cpp: amount is the card that goes to the hand
    usedTogether,                      ///< using_by_text.cpp: object is to be used
    ninjaStruck = usedTogether + 2,    ///< shields.cpp: player has used Ninja Strike in this attack
};

/// What players choose besides cards (106.3, 108.1a, 203.4), in the order of the words.
enum class Chosen : std::uint8_t { civilization, number, race };

/// Why a card moves (`Event::reason`).
enum Reason : std::uint16_t {
    destroyed = 1,    ///< 701.6a
    broken,           ///< 701.14a
    takenFromShields, ///< 701.14b
    discarded,        ///< 701.7a
    charged,          ///< 701.8a
    spellIsDone,      ///< 605.2e
    evolved,          ///< 801.1
    stillPending,     ///< 512.1
};

/// Forms of activated abilities (602.1), in the order of their words.
enum Form : std::uint8_t { tapAbility, silentSkill };

inline ZoneId zoneOf(Player player, Zone zone) {
    return {zone, player};
}

} // namespace takujo::duel_masters
