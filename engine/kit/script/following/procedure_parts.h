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

// Locals of their frames that other code reads.
enum PickLocal : std::size_t {
    pickEffect,
    pickSlot,
    pickAtLeast,
    pickAtMost,
    pickDecider,
    pickInAction,
    pickShows
};
/// A candidate that must be among those picked, as far as there is room.
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
    arrangeHidden, ///< whether the cards go together, in an order that nobody else learns
    arrangeHost,   ///< of those that go under an object: that
    arrangeRole
};
/// Instead of going to a zone, they are rearranged under their places, or go under an object.
enum ArrangeHow : std::int32_t { underPlaces = 2, underObject };

// Conditions of putting cards in an order.
bool isArranging(const Position& position, const Attempt& attempt);
bool isArranger(const Position& position, const Attempt& attempt);
bool isToBeArranged(const Position& position, const Attempt& attempt);

/// Returns the object as an argument of a log line, without its name if not everybody may see it.
Argument toldAs(const Run& run, std::string_view name, ObjectId id);

/// Says in a refusal why an object is not what is asked for (mismatch.cpp).
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

/// Returns the verb of choosing a group.
VerbSpec verbOfGroups(const ScriptTables& rules);
/// Returns the two verbs of choosing modes: choose one, and no more.
std::vector<VerbSpec> verbsOfModes(const ScriptTables& rules);

} // namespace takujo
