#pragma once

#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/reading/records.h"

/// Reads the frame of a question of a text: its first local is the effect.
namespace takujo::asked_frame {

inline constexpr std::size_t effectId = 0;

inline std::int32_t localAt(const State& state, std::size_t index) {
    return state.frames.back().locals[index];
}
inline std::uint16_t idIn(const State& state) {
    return static_cast<std::uint16_t>(localAt(state, effectId));
}
inline const ScriptTables& tablesOf(const Position& position) {
    return position.rules.tables().script;
}
inline bool runs(const Position& position, ProcedureId procedure) {
    return !position.state.over() && !position.state.frames.empty() &&
           position.state.frames.back().procedure == procedure;
}
inline ObjectId itemOf(const State& state, std::uint16_t id) {
    const EffectRecord* const effect = findEffect(state, id);
    if (effect == nullptr)
        return {};
    return lives(state, effect->item) ? effect->item : effect->source;
}
inline void addOption(Decision& decision, Verb verb, ObjectId object, std::int32_t value = 0) {
    Option option;
    option.verb = verb;
    option.object = object;
    option.value = value;
    decision.options.push_back(option);
}

} // namespace takujo::asked_frame
