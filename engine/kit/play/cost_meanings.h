#pragma once

#include "engine/kit/play/paying_in_text.h"
#include "engine/kit/rules/characteristics.h"
#include "engine/kit/rules/rulebook.h"
#include "engine/kit/script/language/fields.h"
#include "engine/kit/script/language/operators.h"
#include "engine/kit/script/reading/event_of.h"

#include <vector>

/// Meanings of costs that most games have, besides those that need no parameters
/// (engine/kit/script/language/operators.h). A game gives the zones, and the restrictions that forbid paying.
namespace takujo::costs {

namespace parts {

std::int32_t one(const Scope&, const Term&);
template <const FieldName& field>
std::int32_t amountIn(const Scope& scope, const Term& term) {
    return playing::amountInCost(scope, term[field], 1);
}
/// Finds the paying player's objects among those that the cost names.
void ownMeant(const Scope& scope, const Term& term, std::vector<ObjectId>& found);
void payByTurning(Run& run, const Scope& scope, const Term&, ObjectId with);

template <std::uint8_t zone>
void payByMoving(Run& run, const Scope& scope, const Term&, ObjectId with) {
    Event event = eventOf(scope, EventKind::move, with, Cause::cost);
    event.to = {zone, scope.paying()};
    run.propose(event);
}

template <std::uint32_t restriction>
bool isBarred(const Scope& scope, ObjectId id) {
    return cannot(scope.state(), id, restriction);
}
/// Leaves out objects to which effects forbid the deed.
template <std::uint32_t restriction>
void ownThatMay(const Scope& scope, const Term& term, std::vector<ObjectId>& found) {
    ownMeant(scope, term, found);
    std::erase_if(found, [&](ObjectId id) { return cannot(scope.state(), id, restriction); });
}

template <bool (*mayTurn)(const Position&, ObjectId)>
void itself(const Scope& scope, const Term&, std::vector<ObjectId>& found) {
    const ObjectId source = scope.effect.source;
    if (lives(scope.state(), source) && !record(scope.state(), source).isAside() &&
        mayTurn(scope.position, source))
        found.push_back(source);
}
template <std::uint8_t zone, bool others>
void upright(const Scope& scope, const Term& term, std::vector<ObjectId>& found) {
    for (const ObjectId id : objectsIn(scope.state(), {zone, scope.paying()}, Query::reachable))
        if (!record(scope.state(), id).isAside() && !(others && id == scope.effect.source) &&
            (!term[cost_of_such::like].exists() ||
             isLike(scope, term[cost_of_such::like], know(scope.position, id))))
            found.push_back(id);
}

} // namespace parts

/// Moves the player's own objects to a zone of that kind, unless effects forbid it.
template <std::uint8_t zone, std::uint32_t restriction = 0>
CostMeaning move() {
    CostMeaning meaning{parts::ownMeant, parts::amountIn<cost_of::amount>, nullptr, parts::payByMoving<zone>};
    meaning.ofObjectsInPlay = true;
    if constexpr (restriction != 0) {
        meaning.sources = parts::ownThatMay<restriction>;
        meaning.barred = parts::isBarred<restriction>;
    }
    return meaning;
}

/// Turns the card itself aside, if it may be turned.
template <bool (*mayTurn)(const Position&, ObjectId)>
CostMeaning turnThis() {
    return {parts::itself<mayTurn>, parts::one, nullptr, parts::payByTurning, true};
}

/// Turns some of the player's own in that zone aside; the card itself may be among them, whatever it would
/// ask for to be turned alone.
template <std::uint8_t zone, bool others = false>
CostMeaning turnSome() {
    CostMeaning meaning{parts::upright<zone, others>, parts::amountIn<cost_of_such::amount>, nullptr,
                        parts::payByTurning, true};
    meaning.ofObjectsInPlay = true;
    return meaning;
}
/// Turns others aside, and not the card itself.
template <std::uint8_t zone>
CostMeaning turnOthers() {
    return turnSome<zone, true>();
}

/// Turns own face-up cards face down where they lie.
CostMeaning turnDown();

/// Reveals the card itself from the hand; it must be in the hand.
CostMeaning revealThis();

} // namespace takujo::costs
