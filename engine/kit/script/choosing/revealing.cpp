#include "engine/core/scratch.h"
#include "engine/kit/notes.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/choosing/hidden_picks.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/done_tracking.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/visibility.h"

#include <algorithm>

/// Cards that lie hidden are shown to everybody where they lie, for as long as the text is followed.
namespace takujo {

using Kind = FieldKind;

std::vector<EffectSpec> effectsOfRevealing() {
    return {{{.word = "reveal",
              .fields = {{affects::what, Kind::objects, true}},
              .about = "Shows hidden cards to everybody where they lie, until the text is at its end.",
              .example = "{card: {zone: hand, owner: opponent}}"},
             effects::reveal}};
}

bool isShownByAnother(const State& state, ObjectId id, std::uint16_t effect) {
    return std::ranges::any_of(state.notes,
                               [&](const Note& note) {
                                   return note.kind == notes::shownByText && note.object == id &&
                                          note.effect != effect && note.amount == 0;
                               }) ||
           std::ranges::any_of(state.effects, [&](const EffectRecord& other) {
               return other.source == id && other.id != effect && other.item.exists();
           });
}

void hideUnlessShown(State& state, ObjectId id, std::uint16_t effect) {
    if (!isShownByAnother(state, id, effect) || isBroken(Fault::shownForOneAlone))
        record(state, id).marks &= ~revealedMark;
}

void hideWhatItShowed(State& state, std::uint16_t effect) {
    if (isBroken(Fault::marksAreNotTakenOff))
        return;
    const auto isOfIt = [effect](const Note& note) {
        return note.kind == notes::shownByText && note.effect == effect;
    };
    for (const Note& note : state.notes)
        if (isOfIt(note) && lives(state, note.object)) {
            if (note.amount != 0) // shown to one player alone
                record(state, note.object).marks &= ~static_cast<std::uint32_t>(note.amount);
            else
                hideUnlessShown(state, note.object, effect);
        }
    dropNotes(state, isOfIt);
}

namespace effects {

Next reveal(Run& run, const Scope& scope, const Term& term) {
    Scratch<ObjectId> found;
    objectsOf(scope, term[affects::what], found);
    for (const ObjectId id : found) {
        if (record(run.state, id).card == CardId::none || sees(run, Player::nobody, id))
            continue;
        show(run, id, revealedMark);
        Note note;
        note.kind = notes::shownByText;
        note.object = id;
        note.effect = scope.effect.id;
        run.state.notes.push_back(note);
        countAsDone(run.state, scope.effect.id);
    }
    return Next::on();
}

} // namespace effects

} // namespace takujo
