#pragma once

#include "engine/core/scratch.h"
#include "engine/kit/picks.h"
#include "engine/kit/rules/rulebook.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace takujo {

// Instead of a unit that would leave a zone, one of those of its cards that it is not read as goes. It is
// another event: whatever would have come of the unit's leaving has not happened. The unit's controller says
// which card goes, where there are several.

struct GoingInstead {
    std::uint8_t zone = 0; ///< that the unit would leave
    std::uint8_t to = 0;   ///< where the card goes, to its owner's
    std::uint8_t pick = 0; ///< of the notes that tell which was picked
    Verb verb = 0;         ///< of the game, with `isCandidate` among its conditions
    ProcedureId asking = 0;
    bool (*isOn)(const Position&) = nullptr; ///< none: always
};

/// The cards of a unit that it is not read as; none where one card lies there by itself.
Scratch<ObjectId> cardsNotRead(const State& state, ObjectId unit);

/// What rule lets it happen; `rule` is its address.
template <const GoingInstead& spec>
Replacement goingInstead(std::string_view rule);
/// `GoingInstead::asking`; the second step's name is what the player is asked.
template <const GoingInstead& spec>
Procedure goingInsteadSteps(std::string_view name, std::string_view rule, std::string_view found,
                            std::string_view question, std::string_view ruleOfQuestion);

// What these are made of.

namespace goesInstead {

bool wouldLeave(const Position& position, const Event& event, const GoingInstead& spec);
/// If there is one such card alone, nobody is asked.
Next giveOne(Run& run, std::size_t place, const GoingInstead& spec);
Next ask(Run& run, const GoingInstead& spec);
Next giveIt(Run& run, const GoingInstead& spec);

} // namespace goesInstead

template <const GoingInstead& spec>
Replacement goingInstead(std::string_view rule) {
    return {.rule = rule,
            .applies = [](const Position& position,
                          const Event& event) { return goesInstead::wouldLeave(position, event, spec); },
            .start = [](Run& run, std::size_t place) { return goesInstead::giveOne(run, place, spec); },
            .kinds = only(EventKind::move)};
}

template <const GoingInstead& spec>
Next isGivenInstead(Run& run) {
    return goesInstead::giveIt(run, spec);
}

template <const GoingInstead& spec>
Procedure goingInsteadSteps(std::string_view name, std::string_view rule, std::string_view found,
                            std::string_view question, std::string_view ruleOfQuestion) {
    return {name,
            rule,
            {{found, ruleOfQuestion, [](Run& run) { return goesInstead::ask(run, spec); }},
             {question, ruleOfQuestion, pickQuestion<isGivenInstead<spec>>(DecisionKind::chooseCards)}}};
}

} // namespace takujo
