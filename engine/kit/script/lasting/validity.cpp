#include "engine/kit/script/lasting/validity.h"

#include "engine/kit/notes.h"
#include "engine/kit/rules/characteristics.h"
#include "engine/kit/rules/work.h"
#include "engine/kit/script/reading/scope.h"

#include <algorithm>

namespace takujo {

namespace {

template <class Notes>
auto noteOf(Notes& all, ObjectId source, std::uint8_t ability) {
    return std::ranges::find_if(all, [&](const Note& note) {
        return note.kind == notes::validSince && note.object == source && note.slot == ability;
    });
}

/// Whether it can be not valid where it works: it has a condition, or has been lost. What not everybody sees
/// is not kept in mind.
bool mayRest(const Position& position, const ConstantLine& line) {
    const ObjectRecord& object = record(position.state, line.id);
    if (position.rules.zone(object.zone).visibility != Visibility::everyone || object.isFaceDown())
        return false;
    const Characteristics* const altered = alteredOf(position.state, line.id);
    return abilityAt(position, line.which).whileTrue.exists() ||
           (altered != nullptr && altered->withoutAbilities != 0);
}

void keepInMind(State& state, const ConstantLine& line) {
    Note note;
    note.kind = notes::validSince;
    note.object = line.id;
    note.slot = line.which.place;
    state.notes.push_back(note);
}

} // namespace

std::uint32_t ageOf(const Position& position, const ConstantLine& line) {
    const std::vector<Note>& all = position.state.notes;
    if (position.rules.tables().constantsAgeWithValidity)
        if (const auto note = noteOf(all, line.id, line.which.place); note != all.end() && note->amount != 0)
            return static_cast<std::uint32_t>(note->amount);
    return record(position.state, line.id).timestamp;
}

bool keepValidity(State& state, const Rulebook& rules, const CardTable& cards) {
    const Position position{state, rules, cards};
    dropNotes(state,
              [&](const Note& note) { return note.kind == notes::validSince && !lives(state, note.object); });
    bool hasAnyBegun = false;
    for (const ConstantLine& line : watchersOf(position).constants) {
        work::spend(1);
        const std::uint8_t ability = line.which.place;
        const auto note = noteOf(state.notes, line.id, ability);
        const bool isKnown = note != state.notes.end();
        if (!isKnown && !mayRest(position, line))
            continue;
        if (!isThere(position, know(position, line.id), ability)) {
            if (isKnown)
                note->amount = 0;
            else
                keepInMind(state, line);
        } else if (isKnown && note->amount == 0) {
            note->amount = static_cast<std::int32_t>(++state.clock);
            hasAnyBegun = true;
        }
    }
    return hasAnyBegun;
}

} // namespace takujo
