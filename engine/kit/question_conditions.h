#pragma once

#include "engine/kit/rules/rulebook.h"

#include <algorithm>

namespace takujo {

// Conditions of questions, ready for a game's tables.

/// Whether the game waits for an answer at that step.
inline bool asks(const Position& position, ProcedureId procedure, std::uint16_t step) {
    if (position.state.over() || position.state.frames.empty())
        return false;
    const Frame& frame = position.state.frames.back();
    return frame.procedure == procedure && frame.step == step;
}

/// The same, for a fixed step.
template <ProcedureId procedure, std::uint16_t step>
bool asksAt(const Position& position) {
    return asks(position, procedure, step);
}

/// Whether a running procedure has come to that step, also while it calls others.
inline bool hasReached(const State& state, ProcedureId procedure, std::uint16_t step) {
    return std::ranges::any_of(
        state.frames, [=](const Frame& frame) { return frame.procedure == procedure && frame.step >= step; });
}

// A question of one player refuses an attempt for two reasons, each in its own words: it is not asked now, or
// somebody else is asked.

template <bool (*isAsked)(const Position&)>
Condition onlyWhen(std::string_view code, std::string_view rule) {
    return {Aspect::time, code,
            rule,         [](const Position& position, const Attempt&) { return isAsked(position); },
            nullptr,      false};
}

/// Refuses whoever is not asked; the sentence tells who decides. Says nothing while nothing is asked.
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

/// A decider for `onlyFor`.
inline Player turnPlayer(const Position& position) {
    return position.state.turnPlayer;
}

// Conditions on the object of an attempt: where it lies, where it goes, whether it is picked. Zones are those
// of the player who tries.

inline bool liesIn(const Position& position, const Attempt& attempt, std::uint8_t zone) {
    return isIn(position.state, attempt.option.object, {zone, attempt.player});
}
template <std::uint8_t zone>
bool liesInOwn(const Position& position, const Attempt& attempt) {
    return liesIn(position, attempt, zone);
}

inline bool isControlled(const Position& position, const Attempt& attempt) {
    return record(position.state, attempt.option.object).controller == attempt.player;
}

/// Whether a drag that names a place ends at `place`. A drag without a place always does.
inline bool endsAt(const Attempt& attempt, ZoneId place) {
    return !attempt.option.place.exists() || attempt.option.place == place;
}
template <std::uint8_t zone>
bool endsInOwn(const Position&, const Attempt& attempt) {
    return endsAt(attempt, {zone, attempt.player});
}

/// For `VerbSpec::place`.
template <std::uint8_t zone>
ZoneId ownPlace(const Position&, const Attempt& attempt) {
    return {zone, attempt.player};
}

inline bool isPicked(const State& state, ObjectId id) {
    return std::ranges::find(state.picks, id, &Pick::object) != state.picks.end();
}
inline bool isUnpicked(const Position& position, const Attempt& attempt) {
    return !isPicked(position.state, attempt.option.object);
}

} // namespace takujo
