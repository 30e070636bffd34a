#pragma once

#include "engine/kit/kit_procedures.h"
#include "engine/kit/rulebook.h"

namespace takujo::workbench {

enum Zone : std::uint8_t { deck, hand, pool, board, heap };
enum Phase : std::uint8_t { beginningPhase, readyPhase, workPhase, restPhase };
enum CardType : std::uint8_t { creature, charm };
enum Number : std::uint8_t { cost, strength };
enum Set : std::uint8_t { colours, talents };
enum Talent : std::uint32_t {
    scout = 1U << 0U,   ///< when it enters, its player draws
    spark = 1U << 1U,   ///< when it enters, its player's opponent loses a life
    guard = 1U << 2U,   ///< instead of leaving the board while ready, it is turned aside
    spinner = 1U << 3U, ///< whenever it is turned, it is turned again
};
enum Mark : std::uint32_t { hasCharged = 1U << 0U };
enum Value : std::uint8_t { life };
enum Verbs : std::uint8_t { charge, play, tap, paid, strike, rest, nextEffect };
enum Procedures : ProcedureId { beginning = procedures::firstOfGame, turn, working, playing };
enum Policy : std::uint8_t { startingLife, startingHand, drawnInATurn, colourIsNeeded, policyCount };

inline ZoneId zoneOf(Player player, Zone zone) {
    return {zone, player};
}

// effects.cpp: what the talents do.
void noticeTalents(Run& run, const Event& event);
Next carryOutTalent(Run& run, const WaitingItem& item);
std::vector<Replacement> guards();

void proposeDraw(Run& run, Player player, std::int32_t count);
void proposeLifeLoss(Run& run, Player player);

// playing.cpp: tapping cards of the pool for a card.
Procedure playingSteps();
VerbSpec playVerb();
VerbSpec tapVerb();
VerbSpec paidVerb();

// turn.cpp: the course of the game.
std::vector<Procedure> turnProcedures();
VerbSpec chargeVerb();
VerbSpec strikeVerb();
VerbSpec restVerb();
std::vector<RuleProcess> ruleProcesses();
bool isWorking(const Position& position, const Attempt& attempt);

} // namespace takujo::workbench
