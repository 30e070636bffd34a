#include "engine/games/fftcg/cast_later.h"

#include "engine/core/scratch.h"
#include "engine/games/fftcg/cast_by_effect.h"
#include "engine/games/fftcg/fields.h"
#include "engine/games/fftcg/terms.h"
#include "engine/kit/notes.h"
#include "engine/kit/script/reading/done_tracking.h"
#include "engine/kit/script/reading/scope.h"

#include <algorithm>

namespace takujo::fftcg {

namespace {

using Kind = FieldKind;

/// Cards could not say it at first.
FieldShape thenRemoved() {
    FieldShape field{lets_cast_later::removed, Kind::flag};
    field.isLater = true;
    return field;
}

/// For how long, in the order of the words: the note's slot.
enum Span : std::uint8_t { thisTurn, yourNextTurn, theGame };

/// Of the note: `amount` is the turn in which it was made.
bool isOver(const State& state, const Note& note) {
    switch (note.slot) {
    case thisTurn:
        return true;
    case yourNextTurn:
        return state.turnPlayer == note.player && state.turn > note.amount;
    default:
        return false;
    }
}

const Note* noteOf(const State& state, Player player, ObjectId card) {
    const auto found = std::ranges::find_if(state.notes, [&](const Note& note) {
        return note.kind == castLater && note.object == card && note.player == player;
    });
    return found == state.notes.end() ? nullptr : &*found;
}

Next letCastLater(Run& run, const Scope& scope, const Term& term) {
    const Player player = playerOf(scope, term[lets_cast_later::player], scope.effect.controller);
    if (player == Player::nobody)
        return Next::on();
    Scratch<ObjectId> found;
    objectsOf(scope, term[lets_cast_later::what], found);
    for (const ObjectId id : found) {
        const std::uint8_t zone = record(run.state, id).zone.kind;
        if (record(run.state, id).card == CardId::none || zone == field || zone == stack)
            continue;
        Note note;
        note.kind = castLater;
        note.object = id;
        note.player = player;
        note.amount = static_cast<std::int32_t>(run.state.turn);
        note.slot = static_cast<std::uint8_t>(term[lets_cast_later::span].number);
        note.flags =
            static_cast<std::uint8_t>((term[lets_cast_later::free].isTrue() ? castForNothing : 0) |
                                      (term[lets_cast_later::removed].isTrue() ? castAndRemoved : 0));
        run.state.notes.push_back(note);
        countAsDone(run.state, scope.effect.id);
    }
    return Next::on();
}

} // namespace

EffectSpec effectOfCastingLater() {
    return {
        {.word = "may cast later",
         .fields = {{lets_cast_later::what, Kind::objects, true},
                    {lets_cast_later::span, Kind::oneWord, true, {"this turn", "your next turn", "the game"}},
                    {lets_cast_later::free, Kind::flag},
                    {lets_cast_later::player, Kind::players},
                    thenRemoved()},
         .about = "A player may cast these cards from where they lie, at the time at which they are cast "
                  "from the hand: in this turn, to the end of that player's next turn, or for the rest of "
                  "the game; without paying what is printed in their corner if `free` is true. With `then "
                  "removed: true` a Summon is removed from the game once it has been carried out.",
         .example = "{what: chosen, for: this turn}"},
        letCastLater};
}

bool mayBeCastLater(const Position& position, Player player, ObjectId card) {
    return noteOf(position.state, player, card) != nullptr;
}

std::int32_t howItIsCastLater(const Position& position, Player player, ObjectId card) {
    const Note* const note = noteOf(position.state, player, card);
    return note == nullptr ? 0 : note->flags;
}

bool isAnythingCastLater(const State& state) {
    return std::ranges::find(state.notes, std::uint8_t{castLater}, &Note::kind) != state.notes.end();
}

void forgetWhatIsCastLater(State& state) {
    dropNotes(state,
              [&](const Note& note) { return note.kind == removedAfterUse && !lives(state, note.object); });
    dropNotes(state, [&](const Note& note) {
        return note.kind == castLater && (!lives(state, note.object) || isOver(state, note));
    });
}

} // namespace takujo::fftcg
