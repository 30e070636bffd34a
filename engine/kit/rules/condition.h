#pragma once

#include "engine/kit/rules/decision.h"
#include "engine/kit/rules/position.h"
#include "engine/kit/rules/refusal.h"

#include <cstdint>
#include <string_view>

namespace takujo {

// What has to be so for something to be done.

/// Result of an examination. Several conditions may share one examination, each with its own verdict.
using Verdict = std::uint8_t;

/// What has seen to a condition before listing asks about an attempt.
enum class Sifted : std::uint8_t {
    no,         ///< nothing: listing asks it
    byFits,     ///< `VerbSpec::fits` or `suits`
    byValues,   ///< `VerbSpec::values`, which lists no value for which it does not hold
    byQuestion, ///< the question that offers the verb, at no other time and to nobody else
};

/// One condition for doing something. The same line lists the option, checks the answer and gives the
/// refusal.
struct Condition {
    Aspect aspect = Aspect::time;
    std::string_view code;
    std::string_view rule;
    bool (*holds)(const Position&, const Attempt&) = nullptr;
    /// adds the values of its sentence
    void (*describe)(const Position&, const Attempt&, Arguments&) = nullptr;
    bool ofObject = true; ///< false: the same for every object, so it is asked once
    /// Instead of `holds`, where the answer is expensive: the condition fails on the verdict `failsOn`.
    Verdict (*examine)(const Position&, const Attempt&) = nullptr;
    Verdict failsOn = 0;
    /// The condition counts only while this is true; none: always.
    bool (*applies)(const Position&) = nullptr;
    /// It is quick and often false: of the conditions on objects it is asked first when options are listed.
    bool sorts = false;
    /// For an examination: attempts of one listing with equal values have one verdict. None: each is
    /// examined.
    std::uint64_t (*alike)(const Position&, const Attempt&) = nullptr;
    /// It is about the target: about the target alone unless `ofObject` is set, too; else about the pair.
    bool ofTarget = false;
    Sifted sifted = Sifted::no;
    /// For an examination: whether no condition on it fails. Listing asks this instead, because nobody needs
    /// to know which one does, as long as none of them is left out.
    bool (*isMet)(const Position&, const Attempt&) = nullptr;
};

/// Returns the condition as one about the target, asked once for each target.
inline Condition ofTarget(Condition condition) {
    condition.ofObject = false;
    condition.ofTarget = true;
    return condition;
}
/// Returns the condition as one about pairs, asked where object and target have passed their own conditions.
inline Condition ofPair(Condition condition) {
    condition.ofObject = condition.ofTarget = true;
    return condition;
}

/// Returns the condition as one that listing need not ask.
inline Condition sifted(Sifted by, Condition condition) {
    condition.sifted = by;
    return condition;
}

/// Asks the conditions of one attempt; neighbouring ones that share an examination run it once.
class ConditionCheck {
public:
    ConditionCheck(const Position& position, const Attempt& attempt)
        : position_{position}, attempt_{attempt} {}

    bool holds(const Condition& condition) {
        if (condition.applies != nullptr && !condition.applies(position_))
            return true;
        if (condition.examine == nullptr)
            return condition.holds(position_, attempt_);
        if (condition.examine != examined_) {
            examined_ = condition.examine;
            verdict_ = condition.examine(position_, attempt_);
        }
        return verdict_ != condition.failsOn;
    }

private:
    const Position& position_;
    const Attempt& attempt_;
    Verdict (*examined_)(const Position&, const Attempt&) = nullptr;
    Verdict verdict_ = 0;
};

} // namespace takujo
