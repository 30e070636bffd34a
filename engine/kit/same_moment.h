#pragma once

#include "engine/kit/rules/position.h"
#include "engine/kit/rules/procedure.h"

#include <cstddef>
#include <cstdint>
#include <span>

/// Replacements of events that happen together are settled for all of them first, and then applied together
/// (`ReplacementPolicy::appliedTogether`).
///
/// While they are being settled, the texts of replacements are followed as usual, and players pick what these
/// need; but what a text proposes joins the batch that it is about, and happens with it. What has joined is
/// replaced no more.
///
/// A text may say more than one thing, each about what the one before has left. So the first of them joins.
/// The rest waits until the batch has happened; then these texts go on, in the order in which they were
/// settled. Where a player has agreed to do several things instead, that is settled with the first of them.
/// As long as a text may still change its event in another way, nothing of it can wait: all of that joins.
namespace takujo::sameMoment {

/// To be called when a step has been made, before the events from `firstEvent` on begin their passage. True
/// if what the step has proposed or called is a matter of this: events have joined the batch, or the called
/// procedure begins when that has happened.
///
/// A procedure of the game, such as a battle, is many events one after the other: it comes after the batch,
/// or at once where only its outcome decides whether the event is replaced. Several cards that leave or enter
/// a zone one by one are several batches, and do not join either: they move at once.
bool takes(Run& run, std::size_t firstEvent, const Next& next);

/// Whether the text that is being followed has to wait here until the batch has happened.
bool mustWait(const Run& run);
/// Lets the passage of that batch go on above the text.
Next wait(Run& run);

/// Whether a replacement that has been settled, but not applied, moves the object: nothing else takes it.
bool isOnItsWay(const Position& position, ObjectId id);
/// Whether events of that effect have joined a batch that has not happened yet: who asks whose they are finds
/// it as long.
bool isToHappen(const State& state, std::uint16_t effect);
/// The batch has happened: effects whose texts are over end.
void dropEffectsOf(State& state, std::span<const Event> batch);

/// How many frames of texts that wait lie between a passage and the procedure whose events it is about.
std::size_t waitingBelow(const Frame& passage);

} // namespace takujo::sameMoment
