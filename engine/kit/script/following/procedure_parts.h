#pragma once

#include "engine/kit/rules/kit_procedures.h"

namespace takujo {

// The procedures of scripts, each in the file that is named.
Procedure announceProcedure(); // announcing.cpp
Procedure modesProcedure();    // modes.cpp
Procedure pickProcedure();     // asking.cpp
Procedure divideProcedure();
Procedure agreeProcedure();
Procedure arrangeProcedure(); // arranging.cpp
Procedure textProcedure();    // following.cpp
Procedure blockProcedure();
Procedure loopProcedure();
Procedure groupProcedure();     // groups.cpp
Procedure repeatingProcedure(); // engine/kit/loops/loop_numbers.cpp

// What the frames of those hold that are asked about from elsewhere.
enum PickLocal : std::size_t {
    pickEffect,
    pickSlot,
    pickAtLeast,
    pickAtMost,
    pickDecider,
    pickInAction,
    pickShows
};
/// A candidate that has to be among what is picked, as far as there is room.
inline constexpr std::uint8_t hasToBePicked = 1;
enum DivideLocal : std::size_t {
    divideEffect,
    divideSlot,
    divideLeft,
    divideDecider,
    divideInAction,
    divideUnit
};

enum ArrangeLocal : std::size_t {
    arrangeEffect,
    arrangeZone,
    arrangePlayer,
    arrangeLanding,
    arrangeHidden ///< whether the cards go together, in an order that nobody else learns
};

// Conditions of putting cards in an order.
bool isArranging(const Position& position, const Attempt& attempt);
bool isArranger(const Position& position, const Attempt& attempt);
bool isToBeArranged(const Position& position, const Attempt& attempt);

/// What nobody may see is not told by its name.
Argument toldAs(const Run& run, std::string_view name, ObjectId id);

/// What keeps an object from being what is asked for, for the refusal (mismatch.cpp).
void describeMismatch(const Position& position, const Attempt& attempt, Arguments& arguments);

/// Adds a condition once for each situation, with its rule.
inline void addBySituation(std::vector<Condition>& conditions, Condition condition,
                           const std::vector<ScriptTables::ChoiceRule>& rules) {
    for (const ScriptTables::ChoiceRule& each : rules) {
        condition.rule = each.rule;
        condition.applies = each.applies;
        conditions.push_back(condition);
    }
}

/// The verb of choosing a group.
VerbSpec verbOfGroups(const ScriptTables& rules);
/// The two verbs of choosing modes: one, and no more.
std::vector<VerbSpec> verbsOfModes(const ScriptTables& rules);

} // namespace takujo
