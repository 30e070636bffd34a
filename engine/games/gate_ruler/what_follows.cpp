#include "engine/core/zones.h"
#include "engine/games/gate_ruler/chapters.h"

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

/// Combat damage is dealt only while both who fight are there (8-6b).
bool areBothThere(const State& state) {
    return markedWith(state, isAttacking).exists() && markedWith(state, isAttacked).exists();
}

std::string_view afterGateOf(AttackStep step, const Position& position) {
    switch (step) {
    case gateOfAttackStart:
        return "declaration step";
    case gateOfDeclaration:
        return "attack declaration";
    case gateOfAttack:
        return "interception";
    case gateOfInterception:
        return areBothThere(position.state) ? "combat damage" : "";
    case gateOfDamage:
        return "end of attack";
    case gateOfAttackEnd:
        return isAnotherAttackToCome(position) ? "next attack" : "end phase";
    default:
        return {};
    }
}

std::string_view afterGateIn(const Frame& caller, const Position& position) {
    if (caller.procedure == turn)
        return afterGateOf(static_cast<TurnStep>(calledFrom(caller)));
    if (caller.procedure == attackSubPhase)
        return afterGateOf(static_cast<AttackStep>(calledFrom(caller)), position);
    return {};
}

} // namespace

std::string_view whatFollows(const Position& position) {
    const State& state = position.state;
    if (state.frames.size() < 2 || countIn(state, theGate) > 0 ||
        !hasPriority(position, {state.priority, {}}))
        return {};
    return afterGateIn(state.frames[state.frames.size() - 2], position);
}

} // namespace takujo::gate_ruler
