#pragma once

#include "engine/games/game.h"

/// Lanterns: a duel of about forty rules (rules.h) that was written by the page of the kit
/// (engine/kit/README.md), without a look at another game. Two players light lamps, send keepers onto their
/// terraces and try to scorch one another.
namespace takujo::lanterns {

enum Zone : std::uint8_t { deck, hand, terrace, lamps, air, ash, vault };
enum Phase : std::uint8_t { evening, dawn, day, dusk };
enum Type : std::uint8_t { keeper, breath, crown };
enum Number : std::size_t { cost, strength };
enum Value : std::uint8_t { scorch, sparks };
enum GameValue : std::uint8_t { lot };

constexpr std::uint32_t only(Type type) {
    return 1U << type;
}

namespace marks {
inline constexpr std::uint32_t strikes = 1U << 0U;
inline constexpr std::uint32_t blocks = 1U << 1U;
} // namespace marks

/// The verbs of scripts follow the last of them.
enum Verbs : std::uint8_t {
    goFirst,
    goSecond,
    keep,
    newHand,
    light,
    play,
    use,
    lay,
    strike,
    rest,
    pay,
    paid,
    block,
    noBlock,
    next,
    discard,
    firstOfScripts
};

enum Procedures : ProcedureId {
    beginning = procedures::firstOfGame,
    redrawing,
    turn,
    acting,
    settling,
    playingCard,
    usingAbility,
    laying,
    striking,
    resolving
};

namespace steps {
enum OfBeginning : std::uint16_t {
    shuffles,
    drawsLot,
    saysFirst,
    draws,
    firstHand,
    secondHand,
    spark,
    firstTurn
};
enum OfTurn : std::uint16_t {
    dawns,
    turnsUpright,
    drawsCard,
    gainsSpark,
    settlesDawn,
    days,
    acts,
    dusks,
    settlesDusk,
    looksAtHand,
    discards,
    putsAway,
    heals,
    passes
};
inline constexpr std::uint16_t blocking = 1; ///< of striking
} // namespace steps

enum Policy : std::uint8_t {
    leastCards,
    mostCopies,
    mostCrowns,
    openingHand,
    redraws,
    firstDraws,
    mostSparks,
    handLimit,
    terraceLimit,
    priceOfCrown
};

/// The notes of the cards that are discarded at dusk.
inline constexpr std::uint8_t overLimit = notes::firstOfGame;

inline constexpr std::int32_t scorchesThatLose = 5;

} // namespace takujo::lanterns
