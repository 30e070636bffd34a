#pragma once

#include "engine/core/scratch.h"
#include "engine/kit/picks.h"
#include "engine/kit/rules/rulebook.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace takujo {

// A replacement by the rules: instead of a unit that would leave a zone, one of its other cards goes (one
// that the unit is not read as). That is another event: the unit has not left, so nothing that would come of
// its leaving happens. If there are several such cards, the unit's controller picks one.

struct LeaveReplacement {
    std::uint8_t zone = 0; ///< the zone that the unit would leave
    std::uint8_t to = 0;   ///< the zone of its owner to which the card goes
    std::uint8_t pick = 0; ///< number of the notes that tell which card was picked
    Verb verb = 0;         ///< the game's verb, with `isCandidate` among its conditions
    ProcedureId asking = 0;
    bool (*isOn)(const Position&) = nullptr; ///< whether the rule is in force; none: always
};

/// Returns the cards of a unit that it is not read as; none for a single card.
Scratch<ObjectId> cardsNotRead(const State& state, ObjectId unit);

/// Returns the replacement for the rules' table; `rule` is its address.
template <const LeaveReplacement& spec>
Replacement goingInstead(std::string_view rule);
/// Returns the procedure `LeaveReplacement::asking`; the name of its second step is the question.
template <const LeaveReplacement& spec>
Procedure goingInsteadSteps(std::string_view name, std::string_view rule, std::string_view found,
                            std::string_view question, std::string_view ruleOfQuestion);

// What these are made of.

namespace goesInstead {

bool wouldLeave(const Position& position, const Event& event, const LeaveReplacement& spec);
/// Replaces the event at `place`. With only one such card nobody is asked.
Next giveOne(Run& run, std::size_t place, const LeaveReplacement& spec);
Next ask(Run& run, const LeaveReplacement& spec);
Next giveIt(Run& run, const LeaveReplacement& spec);

} // namespace goesInstead

template <const LeaveReplacement& spec>
Replacement goingInstead(std::string_view rule) {
    return {.rule = rule,
            .applies = [](const Position& position,
                          const Event& event) { return goesInstead::wouldLeave(position, event, spec); },
            .start = [](Run& run, std::size_t place) { return goesInstead::giveOne(run, place, spec); },
            .kinds = only(EventKind::move)};
}

template <const LeaveReplacement& spec>
Next isGivenInstead(Run& run) {
    return goesInstead::giveIt(run, spec);
}

template <const LeaveReplacement& spec>
Procedure goingInsteadSteps(std::string_view name, std::string_view rule, std::string_view found,
                            std::string_view question, std::string_view ruleOfQuestion) {
    return {name,
            rule,
            {{found, ruleOfQuestion, [](Run& run) { return goesInstead::ask(run, spec); }},
             {question, ruleOfQuestion, pickQuestion<isGivenInstead<spec>>(DecisionKind::chooseCards)}}};
}

} // namespace takujo
