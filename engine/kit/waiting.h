#pragma once

#include "engine/kit/rules/position.h"
#include "engine/kit/rules/procedure.h"

namespace takujo {

// What waits, and which of it a procedure carries out.

/// Which waiting items are carried out: those that no procedure holds, or that one does.
struct WhichWait {
    /// As `WaitingItem::heldBy`.
    std::uint16_t heldBy = 0;
    /// Only this player's, and what comes ahead of others; nobody: both players'.
    Player onlyOf = Player::nobody;
    /// Of what acts at once: only what has begun to wait later.
    std::uint32_t since = 0;

    /// What acts at once does so wherever anything is carried out.
    bool has(const WaitingItem& item) const {
        if (item.actsAtOnce())
            return item.timestamp > since;
        return item.heldBy == heldBy &&
               (onlyOf == Player::nobody || item.controller == onlyOf || item.ahead != 0);
    }
};

/// The locals of `procedures::waiting`: whether the next item is all that is asked for; which procedure holds
/// the items, whose they are (0: everybody's), and since when they wait, as in `WhichWait`; and, where states
/// act at once, the time at which the present item was picked.
namespace waiting_locals {
enum Local : std::size_t { onlyNext, heldBy, onlyOf, since, pickedAt };
} // namespace waiting_locals

/// Whether any of these waits.
bool doesAnyWait(const State& state, WhichWait which);
/// Whether what is carried out now has been held, or acts at once: it is a part of something else.
bool isPartOfSomething(const State& state);
/// Returns the procedure that has proposed what happens now, by its depth: the innermost that is no passage.
std::uint16_t proposerOf(const State& state);
/// What procedures have held that are over waits like all else.
void releaseHeld(State& state);

// What acts at once, in the passage of a batch (`WaitingPolicy::statesActAtOnce`).

/// Looks for abilities that act at once now, if they do in this game: after the rules have done what is due,
/// which may take their states away. Where a passage interrupts another one, they act when the rules of that
/// one are through.
bool doesAnyActAtOnce(Run& run);
/// Carries them out; not what waited already when the item was picked that is being carried out.
Next carryOutAtOnce(Run& run);

/// Gives what waits to whoever controls its card now, where the rulebook says so
/// (`WaitingPolicy::controllerNow`). To be called after everything that may change that: so of a card that
/// has left, whoever had it last stays the player.
void followControllers(Run& run);

} // namespace takujo
