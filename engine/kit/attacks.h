#pragma once

#include "engine/core/scratch.h"
#include "engine/kit/rules/rulebook.h"

/// What games share of attacks. A game fills `RuleTables::attacks`, and writes its own steps and conditions,
/// each with its rule and its sentence; what these ask and do is here. Who is declared stands in
/// `State::picks` until it attacks or blocks, and in marks from then on.
namespace takujo::attacks {

// Who fights whom.

Player defender(const State& state);
/// Those of the turn player that attack and are still there, in the order of their zone.
Scratch<ObjectId> attackers(const Position& position);
/// The one that blocks and is still there; none if there is none.
ObjectId blocker(const Position& position);

// Declaring attackers. Of the attempt:

bool isOwnTurn(const Position& position, const Attempt& attempt);
bool isOnOwnSide(const Position& position, const Attempt& attempt);
bool isFighter(const Position& position, const Attempt& attempt);
bool isUpright(const Position& position, const Attempt& attempt);
bool hasNotAttacked(const Position& position, const Attempt& attempt);
/// It was there when the turn began, or needs no such waiting.
bool isReady(const Position& position, const Attempt& attempt);
/// It would attack for the turn player, but came too late for this turn. For whoever looks at it.
bool waitsForNextTurn(const Position& position, ObjectId id);
/// No effect keeps it from attacking.
bool mayAttack(const Position& position, const Attempt& attempt);
/// No effect keeps it, or one that is declared, from attacking together.
bool mayJoin(const Position& position, const Attempt& attempt);
/// Whoever must attack, and can without paying for it, has attacked.
bool nobodyMustAttack(const Position& position, const Attempt& attempt);
/// For `VerbSpec::place`, and for whoever moves it there.
ZoneId opposite(const Position& position, const Attempt& attempt);
bool endsOpposite(const Position& position, const Attempt& attempt);

/// Questions: who attacks, who joins, who blocks.
void offerAttackers(const Position& position, Decision& decision);
void offerPartners(const Position& position, Decision& decision);
Next takePartner(Run& run, const Option& answer);
void offerBlockers(const Position& position, Decision& decision);
void declare(Run& run, const Option& answer);
Scratch<ObjectId> declared(const State& state);

// What is declared happens. When it is done, the game clears the picks.

/// A step.
Next turnAside(Run& run);
void markAttackers(Run& run);
void markBlocker(Run& run, ObjectId id);

// Blocking. Of the attempt:

bool isDefender(const Position& position, const Attempt& attempt);
bool somethingAttacks(const Position& position, const Attempt& attempt);
bool mayBlock(const Position& position, const Attempt& attempt);
/// There is an attacker that it may block, or none at all.
bool mayBeBlocked(const Position& position, const Attempt& attempt);
/// It must block, or nobody else must.
bool meetsDemands(const Position& position, const Attempt& attempt);
/// Nobody who can block without paying for it must do so, and no attacker must be blocked.
bool nobodyMustBlock(const Position& position, const Attempt& attempt);

// The end.

/// Nobody attacks or blocks any more.
void endBattle(Run& run);
/// And all may attack anew.
void endAttacks(Run& run);

} // namespace takujo::attacks
