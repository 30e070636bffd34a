#pragma once

#include "engine/kit/rules/rulebook.h"

#include <vector>

namespace takujo::playing {

// Why a player cannot pay, as conditions of verbs. Each way of playing has its own rules and sentences for it
// (`LackReport`). The conditions rest on one examination, whose verdicts are the lines of all ways.

using TellsLacks = std::vector<LackReport> Way::*;

/// Adds them for a verb that plays cards, and for one that uses abilities.
void addLacksOfCards(std::vector<Condition>& conditions, const std::vector<Way>& ways);
void addLacksOfAbilities(std::vector<Condition>& conditions, const std::vector<Way>& ways);
/// Adds them for the verbs of a payment. `like` names the examination; `verdictNow` gives its verdict.
void addLacksOfPayment(std::vector<Condition>& conditions, const std::vector<Way>& ways, TellsLacks lines,
                       const Condition& like);
/// Returns the verdict for the way that is under way.
Verdict verdictNow(const Position& position, TellsLacks lines, Lack lack);

/// Returns the way by which the card would be played, or the ability used; none if there is no way.
const Way* wayOfCard(const Position& position, ObjectId card);
const Way* wayOfAbility(const Position& position, const Ability& ability);

} // namespace takujo::playing
