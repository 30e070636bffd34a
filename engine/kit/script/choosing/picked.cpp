#include "engine/kit/notes.h"
#include "engine/kit/rules/kit_procedures.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/following/procedure_parts.h"
#include "engine/kit/script/following/script_procedures.h"

#include <algorithm>

namespace takujo {

namespace {

/// What the asking procedure keeps in notes of its game.
std::vector<Pick> keptInNotes(const Position& position) {
    std::vector<Pick> result;
    const std::vector<std::uint8_t>& kinds = position.rules.tables().pickNotes;
    for (const Note& note : position.state.notes)
        if (std::ranges::find(kinds, note.kind) != kinds.end() && isKeptHere(position.state, note, note.kind))
            result.push_back({note.object, note.amount});
    return result;
}

} // namespace

std::vector<Pick> pickedSoFar(const Position& position) {
    const State& state = position.state;
    if (state.frames.empty())
        return state.picks;
    const Frame& frame = state.frames.back();
    if (std::vector<Pick> kept = keptInNotes(position); !kept.empty())
        return kept;
    const bool picks = frame.procedure == procedures::picking;
    if (!picks && frame.procedure != procedures::dividing)
        return state.picks;
    const auto effect =
        static_cast<std::uint16_t>(picks ? frame.locals[pickEffect] : frame.locals[divideEffect]);
    const std::int32_t slot = picks ? frame.locals[pickSlot] : frame.locals[divideSlot];
    std::vector<Pick> result;
    for (const Binding& binding : state.bindings)
        if (binding.effect == effect && binding.slot == slot && (picks || binding.amount != 0))
            result.push_back({binding.object, binding.amount});
    return result;
}

std::vector<Pick> groupsMade(const State& state) {
    std::vector<Pick> result;
    if (state.frames.empty() || state.frames.back().procedure != procedures::choosingGroup)
        return result;
    constexpr std::size_t effect = 0;
    constexpr std::size_t from = 1;
    const auto& locals = state.frames.back().locals;
    for (const Binding& binding : state.bindings)
        if (binding.effect == locals[effect] && binding.slot == locals[from])
            result.push_back({binding.object, binding.amount});
    return result;
}

} // namespace takujo
