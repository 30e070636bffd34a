#pragma once

#include "engine/kit/play/playing.h"
#include "engine/kit/script/reading/abilities.h"

#include <optional>
#include <vector>

namespace takujo::playing {

// What conditions ask about somebody who tries to play a card, or to use an ability: `Attempt::option` names
// the object, and by its value the ability.

/// The ability of an object that is tried; none if it has none that is used, whether or not it works now.
const Ability* triedAbility(const Position& position, const Attempt& attempt);
/// The scope in which it would be used, by whoever tries. There must be one.
Scope scopeOfTried(const Position& position, const Attempt& attempt);
/// Lists the abilities of an object that are used and work now, by their values.
void listAbilities(const Position& position, const Attempt& attempt, std::vector<std::int32_t>& values);

// Conditions of abilities. Where there is no such ability, another condition says so.

/// It is there, and works now.
bool hasAbility(const Position& position, const Attempt& attempt);
/// Its own word: so many times, such as once each turn.
bool isWithinItsLimit(const Position& position, const Attempt& attempt);
/// Tells the sentence about that how often it may be used.
void describeItsLimit(const Position& position, const Attempt& attempt, Arguments& arguments);
bool itsConditionHolds(const Position& position, const Attempt& attempt);
/// What it chooses when it is announced can be chosen.
bool canAnnounceAbility(const Position& position, const Attempt& attempt);
/// What its costs lack.
Lack lackOfTried(const Position& position, const Attempt& attempt);

// Of cards.

/// The text that a card says when it is played or resolves, in the scope of whoever tries; none if it says
/// nothing.
std::optional<Scope> textTried(const Position& position, const Attempt& attempt);
/// What it asks for to be played holds, or it asks for nothing.
bool cardAllows(const Position& position, const Attempt& attempt);
/// Its place among the abilities of the card.
std::optional<std::uint8_t> textOf(const CardDefinition& card);
/// What playing a card lacks; `somethingElse` where only its other costs do. Its price is as in `Way`.
Lack lackOfCard(const Position& position, const Attempt& attempt, PriceOfCard price);
/// What it chooses when it is announced can be chosen.
bool canAnnounceCard(const Position& position, const Attempt& attempt, PriceOfCard price);

// Effects begin.

/// A new effect of an ability of that object, under way for whoever plays: as it stands, with that item.
EffectRecord& beginEffect(Run& run, ObjectId source, AbilityAt ability, ObjectId item);
/// The same for the text of a card, which has not been cast before; none if it says nothing.
EffectRecord* beginText(Run& run, ObjectId card, ObjectId item);
/// A card is about to enter: how it was played is noted for its abilities.
void notePlaying(Run& run);
/// A card is shown to both players; with those marks as well.
void show(Run& run, ObjectId card, std::uint32_t marks = 0);

} // namespace takujo::playing
