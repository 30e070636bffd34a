#pragma once

#include "engine/core/state.h"
#include "engine/kit/rules/decision.h"
#include "engine/kit/rules/position.h"

#include <array>
#include <initializer_list>
#include <string_view>
#include <vector>

namespace takujo {

// Procedures: the steps and questions of a rulebook.

using ProcedureId = std::uint16_t;

/// Where a procedure goes after a step. Events that the step has proposed happen first, all at once.
struct Next {
    enum class Kind : std::uint8_t { on, jump, call, again, finish, callAgain, callThenJump };
    Kind kind = Kind::on;
    std::uint16_t target = 0; ///< a step, or a procedure that is called
    std::uint16_t then = 0;   ///< the step behind the call, for `callThenJump`
    std::array<std::int32_t, Frame::localCount> locals{};

    static Next on() { return {}; }
    static Next jump(std::uint16_t step) { return {Kind::jump, step, 0, {}}; }
    /// Runs the step once more.
    static Next again() { return {Kind::again, 0, 0, {}}; }
    static Next finish() { return {Kind::finish, 0, 0, {}}; }
    /// Runs another procedure, then continues after this step.
    static Next call(ProcedureId procedure, std::initializer_list<std::int32_t> locals = {}) {
        Next next{Kind::call, procedure, 0, {}};
        std::size_t i = 0;
        for (const std::int32_t value : locals)
            next.locals[i++] = value;
        return next;
    }
    /// Like this, but after a called procedure it comes back to this step.
    Next thenAgain() const {
        Next next = *this;
        if (kind == Kind::call)
            next.kind = Kind::callAgain;
        return next;
    }
    /// Like this, but afterwards it continues with the given step of the calling procedure.
    Next thenFrom(std::uint16_t step) const {
        if (kind != Kind::call)
            return kind == Kind::on ? jump(step) : *this;
        Next next = *this;
        next.kind = Kind::callThenJump;
        next.then = step;
        return next;
    }
    bool calls() const { return kind == Kind::call || kind == Kind::callAgain || kind == Kind::callThenJump; }
};

/// A step that asks: `offer` lists the legal answers, `take` continues with the given one.
struct Question {
    DecisionKind kind = DecisionKind::act;
    void (*offer)(const Position&, Decision&) = nullptr;
    Next (*take)(Run&, const Option&) = nullptr;
    enum Trait : std::uint8_t {
        plain = 0,
        moment = 1, ///< passed automatically when nothing can be done, unless a stop is set
        begins = 2, ///< an answer begins an action that can be taken back
        within = 4, ///< part of such an action
    };
    std::uint8_t traits = plain;
};

/// One step of a rulebook procedure, with its rule.
struct Step {
    Step(std::string_view stepName, std::string_view stepRule, Next (*stepDoes)(Run&))
        : name{stepName}, rule{stepRule}, does{stepDoes} {}
    Step(std::string_view stepName, std::string_view stepRule, const Question& stepAsks)
        : name{stepName}, rule{stepRule}, asks{stepAsks} {}

    std::string_view name;
    std::string_view rule;
    Next (*does)(Run&) = nullptr;
    Question asks;

    bool isQuestion() const { return asks.offer != nullptr; }
};

/// A procedure of the rulebook: named steps in the rulebook's order.
struct Procedure {
    std::string_view name;
    std::string_view rule;
    std::vector<Step> steps;
};

} // namespace takujo
