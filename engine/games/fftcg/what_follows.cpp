#include "engine/games/fftcg/parts.h"

#include "engine/games/fftcg/chapters.h"

#include <algorithm>

namespace takujo::fftcg {

namespace {

/// Whether the turn still has its attack phase before it: additional main phases come on both sides of it.
bool isBeforeTheAttack(const Position& position, const Frame& turnFrame) {
    const auto& steps = position.rules.procedure(turn).steps;
    const auto attack = std::ranges::find(steps, "attack phase", &Step::name);
    return turnFrame.step < attack - steps.begin();
}

std::string_view afterMainPhase(const Position& position) {
    const auto& frames = position.state.frames;
    if (position.state.values[moreMainPhases] > 0)
        return "another main phase";
    const auto turnFrame = std::ranges::find(frames, turn, &Frame::procedure);
    return turnFrame != frames.end() && isBeforeTheAttack(position, *turnFrame) ? "attack phase"
                                                                                : "end phase";
}

std::string_view after(const Position& position, ProcedureId caller) {
    switch (caller) {
    case mainPhaseProcedure:
        return afterMainPhase(position);
    case attackPhaseProcedure:
        return "attack declaration";
    case attackDeclaration:
        // 10.1.2.7: whoever has not attacked at all is done with the phase.
        return (position.state.flags & attackedAlready) != 0 ? "block declaration" : "main phase 2";
    case blockDeclaration:
        return "damage resolution";
    case damageResolution:
        return (position.state.flags & firstStrikeWindow) != 0 ? "the rest of the damage"
                                                               : "attack declaration";
    case endPhaseProcedure:
        return "end of the turn";
    default:
        return {};
    }
}

} // namespace

std::string_view whatFollows(const Position& position) {
    const State& state = position.state;
    if (state.frames.size() < 2 || countIn(state, theStack) > 0 ||
        !hasPriority(position, {state.priority, {}}))
        return {};
    return after(position, state.frames[state.frames.size() - 2].procedure);
}

} // namespace takujo::fftcg
