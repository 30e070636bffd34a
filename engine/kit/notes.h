#pragma once

#include "engine/core/state.h"

#include <algorithm>

namespace takujo {

/// What `State::notes` are about: kinds of the kit. A game's own begin at `firstOfGame`, all of them in one
/// enum: so no two are alike.
namespace notes {
enum Kind : std::uint8_t {
    howCast,        ///< object lies on a table; amount: the X it was cast with, flags: what was paid for it
    declaredModes,  ///< amount: the modes that were declared with object while it was cast
    declaredChoice, ///< object was chosen then, into slot; other: the card that was cast, amount: its share
    replaced,       ///< the event at that place (amount) was, by an ability (slot) of object, or by an effect
    asked,          ///< a rule asks player to pick (engine/kit/picks.h)
    candidate,      ///< object is among what can be picked
    declined,       ///< player does nothing beside what waits, until something of that is carried out
    shownByText,    ///< everybody sees object while that effect is followed
    declinedToReplace, ///< as `replaced`, but nothing came of it: it counts as unused
    freed,             ///< the card of that number (object) is never reached by that effect
                       ///< (engine/kit/script/lasting/reaching.h)
    firstOfGame = 16,
};
} // namespace notes

/// The procedure that is running keeps the note: when it is over, the note is gone.
inline void keepNote(State& state, Note note) {
    note.frame = static_cast<std::uint16_t>(state.frames.size());
    state.notes.push_back(note);
}
/// Whether the note is of that kind, and kept by the procedure that is running.
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
/// A procedure is over.
inline void dropNotesOfEnded(State& state) {
    dropNotes(state, [&](const Note& note) { return note.frame > state.frames.size(); });
}

/// A note that goes with a card wherever that stands in a position, and the card; the others have an order.
inline bool isOfCard(const Note& note) {
    return note.kind <= notes::declaredChoice;
}
inline ObjectId cardOf(const Note& note) {
    return note.kind == notes::declaredChoice ? note.other : note.object;
}

} // namespace takujo
