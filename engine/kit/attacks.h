#pragma once

#include "engine/core/scratch.h"
#include "engine/kit/rules/rulebook.h"

/// Attacks, as far as games share them: who attacks, who blocks, what happens then. A game fills
/// `RuleTables::attacks` and writes its own steps and conditions, each with its rule and its sentence. The
/// objects declared are in `State::picks` until they attack or block, and are marked from then on.
namespace takujo::attacks {

// Who fights whom.

Player defender(const State& state);
/// Returns the turn player's objects that attack and are still there, in the order of their zone.
Scratch<ObjectId> attackers(const Position& position);
/// Returns the object that blocks and is still there; none if there is none.
ObjectId blocker(const Position& position);

// Declaring attackers. Conditions of the attempt:

bool isOwnTurn(const Position& position, const Attempt& attempt);
bool isOnOwnSide(const Position& position, const Attempt& attempt);
bool isFighter(const Position& position, const Attempt& attempt);
bool isUpright(const Position& position, const Attempt& attempt);
bool hasNotAttacked(const Position& position, const Attempt& attempt);
/// Whether it was there when the turn began, or need not wait.
bool isReady(const Position& position, const Attempt& attempt);
/// Whether it would attack for the turn player, but came too late for this turn. For display only.
bool waitsForNextTurn(const Position& position, ObjectId id);
/// Whether no effect forbids it to attack.
bool mayAttack(const Position& position, const Attempt& attempt);
/// Whether no effect forbids it, or an object already declared, to attack together.
bool mayJoin(const Position& position, const Attempt& attempt);
/// Whether every object that must attack, and can without a payment, has attacked.
bool nobodyMustAttack(const Position& position, const Attempt& attempt);
/// The place where the fighter goes: for `VerbSpec::place`, and for code that moves it there.
ZoneId opposite(const Position& position, const Attempt& attempt);
bool endsOpposite(const Position& position, const Attempt& attempt);

/// Questions: who attacks, who joins, who blocks.
void offerAttackers(const Position& position, Decision& decision);
void offerPartners(const Position& position, Decision& decision);
Next takePartner(Run& run, const Option& answer);
void offerBlockers(const Position& position, Decision& decision);
void declare(Run& run, const Option& answer);
Scratch<ObjectId> declared(const State& state);

// What is declared happens. Afterwards the game clears the picks.

/// A step.
Next turnAside(Run& run);
void markAttackers(Run& run);
void markBlocker(Run& run, ObjectId id);

// Blocking. Conditions of the attempt:

bool isDefender(const Position& position, const Attempt& attempt);
bool somethingAttacks(const Position& position, const Attempt& attempt);
bool mayBlock(const Position& position, const Attempt& attempt);
/// Whether there is an attacker that it may block, or no attacker at all.
bool mayBeBlocked(const Position& position, const Attempt& attempt);
/// Whether it must block, or no other object must.
bool meetsDemands(const Position& position, const Attempt& attempt);
/// Whether no object that can block without a payment must do so, and no attacker must be blocked.
bool nobodyMustBlock(const Position& position, const Attempt& attempt);

// The end.

/// Takes the marks of attacking and blocking off.
void endBattle(Run& run);
/// Takes these off, and those of having attacked.
void endAttacks(Run& run);

} // namespace takujo::attacks
