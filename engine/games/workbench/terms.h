#pragma once

#include "engine/cards/card_schema.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/rules/vocabulary.h"

#include <vector>

namespace takujo::workbench {

// The words and numbers of the workbench. The last enumerator of zones, verbs, procedures and policies is
// where those of the trials begin (trials/terms.h).

enum Zone : std::uint8_t { deck, hand, pool, board, heap, firstTrialZone };
enum Phase : std::uint8_t { beginningPhase, readyPhase, workPhase, restPhase };
enum CardType : std::uint8_t { creature, relic, charm };
enum Number : std::uint8_t { cost, strength };
enum Set : std::uint8_t { colours, talents };
enum Text : std::uint8_t { kinds };
enum GameFlag : std::uint32_t { hasCharged = 1U << 0U };
enum Mark : std::uint32_t { weary = 1U << 0U, keptApart = 1U << 1U };
enum Value : std::uint8_t { life };
enum Verbs : std::uint8_t { charge, play, tap, paid, strike, rest, nextEffect, firstTrialVerb };
enum Procedures : ProcedureId {
    beginning = procedures::firstOfGame,
    turn,
    working,
    playing,
    settling,
    carryingOut,
    firstTrialProcedure
};
enum TurnStep : std::uint16_t { workIsOver = 6 };
enum Policy : std::uint8_t { startingLife, startingHand, drawnInATurn, colourIsNeeded, firstTrialPolicy };

inline ZoneId zoneOf(Player player, std::uint8_t zone) {
    return {zone, player};
}

// turn.cpp: the parts of the game. working.cpp: what the turn player does.
std::vector<Procedure> turnProcedures();
Procedure workSteps();
Next work(Run& run, const Option& answer);
VerbSpec chargeVerb();
VerbSpec strikeVerb();
VerbSpec restVerb();
AttackTable strikes();
bool isWorking(const Position& position, const Attempt& attempt);

// playing.cpp: playing cards. paying.cpp: tapping cards of the pool for it.
Procedure playingSteps();
VerbSpec playVerb();
VerbSpec tapVerb();
VerbSpec paidVerb();
/// Returns the rules of playing and paying, as data for the kit (engine/kit/play).
std::vector<playing::Way> ways();
playing::PlayTables playTables();
/// Returns the cost of a card, as a number of cards of the pool.
playing::AmountDue priceOf(const Position& position, Player player, ObjectId card);

// effects.cpp: carries out triggered abilities, the texts of charms, and used abilities.
Procedure carryingOutSteps();
Next carryOut(std::uint16_t effect);
Next carryOutWaiting(Run& run, const WaitingItem& item);
std::vector<RuleProcess> ruleProcesses();
void outOfLife(Run& run);
void destroy(Run& run, ObjectId creature);
bool isDeadly(const Known& known);

// words.cpp: what is printed on the cards, and what texts can say. script_rules.cpp: rules for the kit's
// scripts.
const CardSchema& schema();
const Vocabulary& vocabulary();
ScriptTables scriptTables();
void proposeDraw(Run& run, Player player, std::int32_t count);
void proposeLifeLoss(Run& run, Player player, std::int32_t amount = 1);

} // namespace takujo::workbench
