#pragma once

#include "engine/kit/play/playing.h"
#include "engine/kit/script/reading/abilities.h"

#include <optional>
#include <vector>

namespace takujo::playing {

// Conditions on an attempt to play a card or to use an ability: `Attempt::option` names the object, and by
// its value the ability.

/// Returns the ability that the attempt would use, whether or not it works now; none if the object has no
/// such ability.
const Ability* triedAbility(const Position& position, const Attempt& attempt);
/// Returns the scope in which the attempt would use it. The ability must exist.
Scope scopeOfTried(const Position& position, const Attempt& attempt);
/// Lists the values of the object's abilities that a player can use and that work now.
void listAbilities(const Position& position, const Attempt& attempt, std::vector<std::int32_t>& values);

// Conditions for abilities. Where there is no such ability, another condition refuses.

/// Whether it exists and works now.
bool hasAbility(const Position& position, const Attempt& attempt);
/// Whether it is within its own limit, such as once each turn.
bool isWithinItsLimit(const Position& position, const Attempt& attempt);
/// Gives the sentence of that condition the number of times.
void describeItsLimit(const Position& position, const Attempt& attempt, Arguments& arguments);
bool itsConditionHolds(const Position& position, const Attempt& attempt);
/// Whether the choices made when it is announced can be made.
bool canAnnounceAbility(const Position& position, const Attempt& attempt);
/// Returns what its costs lack.
Lack lackOfTried(const Position& position, const Attempt& attempt);

// Conditions for cards.

/// Returns the text of a card that is played or resolves, in the scope of the player who tries; none if it
/// has no text.
std::optional<Scope> textTried(const Position& position, const Attempt& attempt);
/// Whether the condition in the card's text for playing it holds; true if it has none.
bool cardAllows(const Position& position, const Attempt& attempt);
/// Returns the index of that text among the card's abilities.
std::optional<std::uint8_t> textOf(const CardDefinition& card);
/// Returns what playing the card lacks; `somethingElse` if only its other costs lack something. Price as in
/// `Way`.
Lack lackOfCard(const Position& position, const Attempt& attempt, PriceOfCard price);
/// Whether the choices made when the card is announced can be made.
bool canAnnounceCard(const Position& position, const Attempt& attempt, PriceOfCard price);

// Effects begin.

/// Makes the effect of an ability of that object, under way for the player who uses it, with that item on the
/// stack.
EffectRecord& beginEffect(Run& run, ObjectId source, AbilityRef ability, ObjectId item);
/// The same for the text of a card that has not been cast before; none if it has no text.
EffectRecord* beginText(Run& run, ObjectId card, ObjectId item);
/// Notes how a card that is about to enter was played, for its abilities: from the zone of that kind, or else
/// from the zone where it lies.
void notePlaying(Run& run, std::uint8_t from = ZoneId::none);
/// Notes what was put away for that effect to play a card that is about to enter, if its abilities speak of
/// it.
void noteSpending(Run& run, ObjectId card, std::uint16_t casting);
/// Shows a card to both players, with those marks as well.
void show(Run& run, ObjectId card, std::uint32_t marks = 0);

} // namespace takujo::playing
