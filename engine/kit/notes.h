#pragma once

#include "engine/core/state.h"

#include <algorithm>

namespace takujo {

/// Kinds of `State::notes` that the kit uses. A game numbers its own from `firstOfGame` on, in one enum, so
/// that no two are equal.
namespace notes {
enum Kind : std::uint8_t {
    howCast,           ///< object lies on a table; amount: the X it was cast with, flags: costs paid for it
    declaredModes,     ///< amount: the modes that were declared when object was cast
    declaredChoice,    ///< object was chosen then, into slot; other: the cast card, amount: its share
    replaced,          ///< the event at index amount was replaced by an ability (slot) of object, or by an
                       ///< effect
    asked,             ///< a rule asks player to pick (engine/kit/picks.h)
    candidate,         ///< object is among what can be picked
    declined,          ///< player passes beside the waiting items, until one of them is carried out
    shownByText,       ///< everybody sees object until that effect is over
    declinedToReplace, ///< as `replaced`, but the player declined: the ability counts as unused
    freed,             ///< that effect never reaches the card whose number is in object
                       ///< (engine/kit/script/lasting/reaching.h)
    stackProcess,      ///< object lies on a stack, a process of the rules; slot: its kind
                       ///< (engine/kit/stack_processes.h)
    receiver,          ///< the process other is about object; amount: how much
    mayBeShown,        ///< that effect waits if player shows object (engine/kit/showing.h)
    validSince,        ///< the constant ability at slot of object was not valid all the time; amount: its
                       ///< timestamp since it has been, 0: it is not valid now
    offerTaken,        ///< for that effect's card an offer of object's text was taken
                       ///< (engine/kit/play/offers_of_texts.h)
    firstOfGame = 16,
    // These stand at the other end, so that no game's kinds have other numbers than before:
    spentToCast = 252,   ///< other was put away to cast object, which lies on a table; amount: where it has
                         ///< gone, packed
    pickedInstead = 253, ///< that effect has picked object, for what it does instead of an event
                         ///< (engine/kit/script/lasting/replacing.h)
    declarable,  ///< something has happened that abilities may be declared for: an event, with its kind
                 ///< in flags (engine/kit/declaring.h)
    declaredFor, ///< that ability of object has been declared for one of those: both in amount
};
} // namespace notes

/// Adds a note that ends with the running procedure.
inline void keepNote(State& state, Note note) {
    note.frame = static_cast<std::uint16_t>(state.frames.size());
    state.notes.push_back(note);
}
/// Whether the note is of that kind and belongs to the running procedure.
inline bool isKeptHere(const State& state, const Note& note, std::uint8_t kind) {
    return note.kind == kind && note.frame == state.frames.size();
}

template <class Fits>
void dropNotes(State& state, Fits fits) {
    if (!state.notes.empty())
        std::erase_if(state.notes, fits);
}
inline void dropNotesOfKind(State& state, std::uint8_t kind) {
    dropNotes(state, [kind](const Note& note) { return note.kind == kind; });
}
/// Drops the notes of procedures that are over.
inline void dropNotesOfEnded(State& state) {
    dropNotes(state, [&](const Note& note) { return note.frame > state.frames.size(); });
}

/// Whether the note belongs to a card and its order among the notes does not matter; then `cardOf` is that
/// card. The order of other notes matters.
inline bool isOfCard(const Note& note) {
    return note.kind <= notes::declaredChoice || note.kind == notes::spentToCast;
}
inline ObjectId cardOf(const Note& note) {
    return note.kind == notes::declaredChoice ? note.other : note.object;
}

} // namespace takujo
