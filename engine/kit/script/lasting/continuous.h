#pragma once

#include "engine/core/card_numbers.h"
#include "engine/kit/rules/position.h"
#include "engine/kit/script/reading/scope.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <span>
#include <string_view>
#include <vector>

namespace takujo {

// What objects are under all effects, and how effects change numbers.

struct Contribution;

Characteristics printedCharacteristics(const CardDefinition& card);
/// Returns what is printed on the face that the object shows, with the numbers that it has of its own card
/// (`RuleTables::ownNumbers`).
Characteristics printedCharacteristics(const Position& position, ObjectId id);
/// Returns the card on which that number of an object is printed.
const CardDefinition& definitionOf(const Position& position, ObjectId id, std::size_t number);
/// For a card of which nothing is known.
Characteristics blankCharacteristics();
/// What an object is while changes are applied one after the other: at first as it is printed. `state` is
/// that of the position.
Characteristics& alteredFrom(State& state, const Position& position, ObjectId id);
/// What shows another face is not as that is printed, where it keeps numbers of its own card.
void readFaces(State& state, const Position& position);

/// Computes what every object is: from what is printed, all lasting effects and the constant abilities of
/// everything there, in the groups and order of the game (`RuleTables::layers`), and from rules that change
/// numbers.
void computeCharacteristics(State& state, const Rulebook& rules, const CardTable& cards);
/// Computes it again, whatever has been changed meanwhile.
void refresh(State& state, const Rulebook& rules, const CardTable& cards);
/// The same where nothing has happened since but these events: then often nothing has to be computed.
void refreshAfter(State& state, const Rulebook& rules, const CardTable& cards, std::span<const Event> batch);

/// Finds the parts of a number of an object: what is printed, and each effect that changes it; a fixed number
/// (`FieldSpec::isFixed`) is as printed.
void contributionsTo(const Position& position, ObjectId id, std::size_t number, std::string_view printedRule,
                     std::string_view changedRule, std::vector<Contribution>& parts);

/// A restriction toward certain objects only (`by`, `whom`) is in `Characteristics::cannot`, this many bits
/// higher.
inline constexpr unsigned limitedRestriction = 16;

/// Whether an effect forbids a deed between an object and another one that fits what the effect says.
bool cannotToward(const Position& position, const Known& known, std::uint32_t deed, const Known& other);

/// Visits the lasting effects and constant abilities with that meaning that apply to an object, each with its
/// scope: for meanings that do not change what the object is.
void visitModifiers(const Position& position, ModifierMeaning meaning, const Known& known,
                    const std::function<void(const Scope&, const Term&)>& visit);

/// Returns the instruction of a lasting effect, and the scope in which it is read.
const Term& termOf(const Position& position, const LastingEffect& effect);
Scope scopeOf(const Position& position, const LastingEffect& effect);

/// Visits the lasting effects and constant abilities with that meaning that are about a player; `whose` is
/// the field that says who, and nothing said is whoever's text it is.
void visitModifiersOf(const Position& position, ModifierMeaning meaning, Player player,
                      const FieldName& whose, const std::function<void(const Scope&, const Term&)>& visit);

/// By how much modifiers of one meaning change something of an object, or of several together: increases and
/// reductions. An effect that applies to several of them counts once.
struct Changes {
    std::int32_t more = 0;
    std::int32_t less = 0;
};
Changes changesOf(const Position& position, ModifierMeaning meaning, std::span<const Known> objects);

/// Finds out whose hands are open now (`playsWithOpenHand`).
void findOpenHands(State& state, const Rulebook& rules, const CardTable& cards);

/// Whether a card is like that, and lies in one of the zones if any are named: for what players may or may
/// not do with cards.
bool isLikeThere(const Scope& scope, const Term& each, const Known& known);

/// No floor under a number.
inline constexpr std::int32_t noFloor = std::numeric_limits<std::int32_t>::min();
/// Returns the floor that such a field says.
inline std::int32_t floorOf(const Term& field) {
    return field.exists() ? field.number : noFloor;
}
/// Returns a number after a change that does not push it below a floor; a number already below stays as it
/// was.
constexpr std::int32_t changedBy(std::int32_t number, std::int32_t by, std::int32_t floor) {
    const std::int32_t sum = sumOf(number, by);
    return by < 0 ? std::max(sum, std::min(number, floor)) : sum;
}

/// Returns by how much effects change the price of something that a player would cast; `price` is the price
/// without them. Increases come first, then reductions to a minimum, then plain reductions, unless the game
/// has another order (`PlayTables::stages`).
std::int32_t priceChange(const Position& position, Player player, const Known& card, std::int32_t price);
/// Whether an effect lets the player play it without paying its cost.
bool isFreeOfCost(const Position& position, Player player, const Known& card);
/// Finds the same changes, each with the card whose text makes it.
void contributionsToPrice(const Position& position, Player player, const Known& card, std::int32_t price,
                          std::string_view rule, std::vector<Contribution>& parts);

} // namespace takujo
