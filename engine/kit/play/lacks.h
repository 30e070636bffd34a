#pragma once

#include "engine/kit/rules/rulebook.h"

#include <vector>

namespace takujo::playing {

// What keeps somebody from paying is told by the way of playing: each has rules and sentences of its own
// (`LackTold`). They become conditions that rest on one examination, whose verdicts are the lines of all
// ways.

using TellsLacks = std::vector<LackTold> Way::*;

/// For a verb by which cards are played, and for one by which abilities are used.
void addLacksOfCards(std::vector<Condition>& conditions, const std::vector<Way>& ways);
void addLacksOfAbilities(std::vector<Condition>& conditions, const std::vector<Way>& ways);
/// The same for the verbs of a payment. `like` says what the examination is; its verdict is `verdictNow`.
void addLacksOfPayment(std::vector<Condition>& conditions, const std::vector<Way>& ways, TellsLacks lines,
                       const Condition& like);
/// Of the way that is under way.
Verdict verdictNow(const Position& position, TellsLacks lines, Lack lack);

/// The way by which a card would be played, or an ability used; none if by none.
const Way* wayOfCard(const Position& position, ObjectId card);
const Way* wayOfAbility(const Position& position, const Ability& ability);

} // namespace takujo::playing
