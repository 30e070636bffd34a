#include "engine/core/zones.h"
#include "engine/games/gate_ruler/chapters.h"

#include <algorithm>
#include <array>
#include <optional>

/// What comes when both players pass while nothing lies on the gate.
namespace takujo::gate_ruler {

namespace {

/// A procedure that has called another stands behind that step already.
std::uint16_t calledFrom(const Frame& frame) {
    return static_cast<std::uint16_t>(frame.step - 1);
}

std::string_view afterGateOf(TurnStep step) {
    switch (step) {
    case gateOfGame:
        return "cards act";
    case gateOfStart:
        return "start of turn";
    case gateOfRuler:
        return "main phase";
    case gateOfMain:
        return "attack phase";
    case gateOfEnd:
        return "end of turn";
    default:
        return {};
    }
}

std::string_view afterGateOf(AttackStep step) {
    switch (step) {
    case gateOfAttackStart:
        return "declaration step";
    case gateOfDeclaration:
        return "attack declaration";
    case gateOfAttack:
        return "interception";
    case gateOfInterception:
        return "combat damage";
    case gateOfDamage:
        return "end of attack";
    case gateOfAttackEnd:
        return "next attack";
    default:
        return {};
    }
}

std::string_view afterGateIn(const Frame& caller) {
    if (caller.procedure == turn)
        return afterGateOf(static_cast<TurnStep>(calledFrom(caller)));
    if (caller.procedure == attackSubPhase)
        return afterGateOf(static_cast<AttackStep>(calledFrom(caller)));
    return {};
}

} // namespace

std::optional<std::size_t> whatFollows(const Position& position) {
    const State& state = position.state;
    if (state.frames.size() < 2 || countIn(state, theGate) > 0 ||
        !hasPriority(position, {state.priority, {}}))
        return std::nullopt;
    const std::string_view follows = afterGateIn(state.frames[state.frames.size() - 2]);
    const auto found = std::ranges::find(followings, follows);
    if (found == followings.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - followings.begin());
}

} // namespace takujo::gate_ruler
