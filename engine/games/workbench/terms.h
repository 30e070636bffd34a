#pragma once

#include "engine/cards/card_schema.h"
#include "engine/kit/kit_procedures.h"
#include "engine/kit/rulebook.h"

#include <array>

namespace takujo::workbench {

enum Zone : std::uint8_t { deck, hand, pool, board, heap };
enum Phase : std::uint8_t { beginningPhase, readyPhase, workPhase, restPhase };
enum CardType : std::uint8_t { creature, relic, charm };
enum Number : std::uint8_t { cost, strength };
enum Set : std::uint8_t { colours, talents };
enum Text : std::uint8_t { kinds };
enum Talent : std::uint32_t {
    scout = 1U << 0U,   ///< when it enters, its player draws
    spark = 1U << 1U,   ///< when it enters, its player's opponent loses a life
    guard = 1U << 2U,   ///< instead of leaving the board while ready, it is turned aside
    spinner = 1U << 3U, ///< whenever it is turned, it is turned again
    swift = 1U << 4U,   ///< it strikes in the turn in which it came
};
enum GameFlag : std::uint32_t { hasCharged = 1U << 0U };
enum Mark : std::uint32_t { weary = 1U << 0U };
enum Value : std::uint8_t { life };
enum Verbs : std::uint8_t {
    charge,
    play,
    tap,
    paid,
    strike,
    rest,
    nextEffect,
    use,
    repeatLoop,
    firstScriptVerb
};
enum Procedures : ProcedureId {
    beginning = procedures::firstOfGame,
    turn,
    working,
    playing,
    settling,
    carryingOut
};
enum Policy : std::uint8_t { startingLife, startingHand, drawnInATurn, colourIsNeeded, policyCount };

/// What effects may forbid or demand: bits of `Characteristics::cannot` and `must`.
enum Restriction : std::uint32_t { toStrike = 1U << 0U, toBeChosen = 1U << 1U };
/// What happens without changing anything, for abilities to react to: `Event::slot` of EventKind::occurs.
enum Occurrence : std::uint8_t { isPlayed, phaseBegins };

inline ZoneId zoneOf(Player player, Zone zone) {
    return {zone, player};
}

inline bool isReady(const Position& position, const Attempt& attempt) {
    return record(position.state, attempt.option.object).aside == 0;
}

// talents.cpp: what keywords do.
bool has(const Position& position, ObjectId id, std::uint32_t talent);
void noticeTalents(Run& run, const Event& event);
Next carryOutTalent(Run& run, const WaitingItem& item);
std::vector<Replacement> guards();

// effects.cpp: what is triggered, what charms say and what abilities do is carried out.
Procedure carryingOutSteps();
Procedure settlingSteps();
Next carryOut(std::uint16_t effect);
Next carryOutWaiting(Run& run, const WaitingItem& item);
std::vector<RuleProcess> ruleProcesses();

// vocabulary.cpp: everything that the cards can say, and what scripts need of these rules.
const CardSchema& schema();
const Vocabulary& vocabulary();
ScriptTables scriptTables(); // script_rules.cpp
void proposeDraw(Run& run, Player player, std::int32_t count);
void proposeLifeLoss(Run& run, Player player, std::int32_t amount = 1);

// playing.cpp: cards are played and abilities used.
Procedure playingSteps();
VerbSpec playVerb();

// using.cpp: abilities, and what they and charms cost besides cards of the pool.
VerbSpec useVerb();
/// The place of what a card says when it is played; `theCardItself` if it says nothing.
std::int32_t textOf(const CardDefinition& card);
bool canPlay(const Position& position, const Attempt& attempt);
Next pickForCosts(Run& run);
void payOtherCosts(Run& run, const EffectRecord& effect);

// paying.cpp: cards of the pool are tapped for it.
/// A few sets of colours, kept without the heap: prices are looked at for every option.
struct ColourSets {
    std::array<std::uint32_t, 4> sets{};
    std::size_t count = 0;
    void add(std::uint32_t set) {
        if (count < sets.size())
            sets[count++] = set;
    }
};
/// How many cards a card or an ability takes, and sets of colours of each of which there must be one.
struct Price {
    std::int32_t amount = 0;
    ColourSets wanted;
    bool takesMore = false; ///< as many beyond it as its player likes: they are X
};
/// Of a card in the hand, or of an ability of an object by its place.
Price priceOf(const Position& position, Player player, ObjectId what, std::int32_t ability);
bool canPay(const Position& position, Player player, const Price& price);
Question tappingQuestion();
VerbSpec tapVerb();
VerbSpec paidVerb();
/// What the procedure of playing is about: its locals.
enum PlayingLocal : std::size_t { whatIsPlayed, whichAbility, itsEffect };
inline constexpr std::int32_t theCardItself = -1;
inline constexpr std::uint16_t tappingStep = 1;

// turn.cpp: the course of the game. working.cpp: what the turn player does.
std::vector<Procedure> turnProcedures();
Procedure workSteps();
VerbSpec chargeVerb();
VerbSpec strikeVerb();
VerbSpec restVerb();
bool isWorking(const Position& position, const Attempt& attempt);

} // namespace takujo::workbench
