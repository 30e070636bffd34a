#include "engine/kit/notes.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/same_moment.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/kit_vocabulary.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/lasting/replacing.h"
#include "engine/kit/script/reading/abilities.h"
#include "engine/kit/script/reading/records.h"
#include "engine/kit/script/reading/scope.h"

#include <algorithm>

/// What is done instead of an event: whether something else replaces it in turn, and what it picks.
namespace takujo {

namespace {

/// Whether it is what is done instead of an event, or waits for one.
bool isInsteadOfEvent(const Position& position, const EffectRecord& effect) {
    return effect.made != 0 || isLastingReplacement(effect) ||
           (!effect.isDelayed() &&
            abilityAt(position, takujo::abilityOf(effect)).kind == AbilityKind::replacement);
}

bool isNoted(const State& state, std::uint16_t effect, ObjectId picked) {
    return std::ranges::any_of(state.notes, [&](const Note& note) {
        return note.kind == notes::pickedInstead && note.effect == effect && note.object == picked;
    });
}

/// How deep the innermost passage is.
std::uint16_t passageBelow(const State& state) {
    const auto passage = std::find_if(state.frames.rbegin(), state.frames.rend(), [](const Frame& frame) {
        return frame.procedure == procedures::passage;
    });
    return static_cast<std::uint16_t>(state.frames.rend() - passage);
}

} // namespace

bool isLastingReplacement(const EffectRecord& effect) {
    return effect.state == EffectRecord::replacesNext || effect.state == EffectRecord::replacesAll;
}

bool changesEvent(EffectMeaning follow) {
    return follow == effects::cancelEvent || follow == effects::redirectEvent ||
           follow == effects::changeEvent || follow == effects::topGoes || follow == effects::damageGoesTo;
}

EffectSpec effectOfDamageElsewhere() {
    return {{.word = "damage goes to",
             .fields = {oneObject(damage_goes_to::to)},
             .about = "Of a replacement of damage: that object is dealt it instead.",
             .example = "this"},
            effects::damageGoesTo};
}

void sendDamageElsewhere(Event& event, const Scope& scope, const Term& term) {
    event.applied |= Event::isReplaced;
    event.object = objectOf(scope, term[damage_goes_to::to]);
    if (!lives(scope.state(), event.object))
        event.flags |= Event::forbidden;
}

bool isClosed(const Position& position, const Event& event) {
    if (!position.rules.tables().replacing.onePerEvent)
        return false;
    if (event.wasReplaced() || event.effect == 0)
        return event.wasReplaced();
    if (isBroken(Fault::replacedTextsAreClosed) && isNoted(position.state, event.effect, {}))
        return true;
    const EffectRecord* const effect = findEffect(position.state, event.effect);
    return effect != nullptr && !isLastingReplacement(*effect) && isInsteadOfEvent(position, *effect);
}

void notePickInstead(Run& run, std::uint16_t effect, ObjectId id) {
    const EffectRecord* const record = findEffect(run.state, effect);
    if (!run.rules.tables().replacing.picksAreApart || record == nullptr || !isInsteadOfEvent(run, *record))
        return;
    Note note;
    note.kind = notes::pickedInstead;
    note.object = id;
    note.effect = effect;
    note.frame = passageBelow(run.state);
    run.state.notes.push_back(note);
}

bool isPickedInstead(const Position& position, const EffectRecord& effect, ObjectId id) {
    if (!position.rules.tables().replacing.picksAreApart || !isInsteadOfEvent(position, effect))
        return false;
    if (sameMoment::isOnItsWay(position, id))
        return true;
    return std::ranges::any_of(position.state.notes, [&](const Note& note) {
        const bool isOthers = note.flags != 0 || note.effect != effect.id;
        return note.kind == notes::pickedInstead && isOthers && note.object.index == id.index;
    });
}

void picksInsteadAreOver(State& state, std::uint16_t effect) {
    for (Note& note : state.notes)
        if (note.kind == notes::pickedInstead && note.effect == effect)
            note.flags = 1; // another effect may get its name
}

void closeText(State& state, std::uint16_t effect) {
    Note& note = state.notes.emplace_back();
    note.kind = notes::pickedInstead;
    note.effect = effect;
}

} // namespace takujo
