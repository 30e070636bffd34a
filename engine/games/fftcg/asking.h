#pragma once

#include "engine/games/fftcg/terms.h"

namespace takujo::fftcg {

/// Whether the game is waiting for an answer at that step.
inline bool asks(const Position& position, ProcedureId procedure, std::uint16_t step) {
    if (position.state.over() || position.state.frames.empty())
        return false;
    const Frame& frame = position.state.frames.back();
    return frame.procedure == procedure && frame.step == step;
}

/// The same, for one step that is always meant.
template <ProcedureId procedure, std::uint16_t step>
bool asksAt(const Position& position) {
    return asks(position, procedure, step);
}

// A question that only one player answers refuses for two reasons, each in its own words: because it is not
// asked now, and because somebody else is asked.

template <bool (*isAsked)(const Position&)>
Condition onlyWhen(std::string_view code, std::string_view rule) {
    return {Aspect::time, code,
            rule,         [](const Position& position, const Attempt&) { return isAsked(position); },
            nullptr,      false};
}

/// Its sentence tells who decides. While nothing is asked this has nothing to say.
template <bool (*isAsked)(const Position&), Player (*decider)(const Position&)>
Condition onlyFor(std::string_view code, std::string_view rule) {
    return {Aspect::actor,
            code,
            rule,
            [](const Position& position, const Attempt& attempt) {
                return !isAsked(position) || decider(position) == attempt.player;
            },
            [](const Position& position, const Attempt&, Arguments& arguments) {
                arguments.push_back(playerArgument("decider", decider(position)));
            },
            false};
}

/// Whether the object lies in that zone of the one who tries.
inline bool liesIn(const Position& position, const Attempt& attempt, Zone zone) {
    return isIn(position.state, attempt.option.object, fftcg::zoneOf(attempt.player, zone));
}

/// A drag that names its place must end where the thing goes. `place` is where that is.
inline bool endsAt(const Attempt& attempt, ZoneId place) {
    return !attempt.option.place.exists() || attempt.option.place == place;
}

} // namespace takujo::fftcg
