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

struct Contribution;

Characteristics printedCharacteristics(const CardDefinition& card);
/// Of a card of which nothing is known.
Characteristics blankCharacteristics();

/// Works out anew what every object is: from what is printed, all lasting effects and the constant abilities
/// of everything that is there, in the groups and the order that the game says (`RuleTables::layers`), and
/// from what rules make of numbers.
void refresh(State& state, const Rulebook& rules, const CardTable& cards);

/// What a number of an object is made of: what is printed, and each effect that changes it.
void contributionsTo(const Position& position, ObjectId id, std::size_t number, std::string_view printedRule,
                     std::string_view changedRule, std::vector<Contribution>& parts);

/// What an object cannot do only `by` some or to some (`whom`) stands in `Characteristics::cannot` so much
/// higher.
inline constexpr unsigned limitedRestriction = 16;

/// Whether an effect forbids a deed between an object and another, which is like what the effect says.
bool cannotToward(const Position& position, const Known& known, std::uint32_t deed, const Known& other);

/// Visits what lasting effects and constant abilities of that meaning say of an object, each with its scope:
/// for what is no part of what the object is.
void visitModifiers(const Position& position, ModifierMeaning meaning, const Known& known,
                    const std::function<void(const Scope&, const Term&)>& visit);

/// By how much modifiers of one meaning change something of an object, or of several together: what makes it
/// more, and what less. What one effect says of several of them counts once.
struct Changes {
    std::int32_t more = 0;
    std::int32_t less = 0;
};
Changes changesOf(const Position& position, ModifierMeaning meaning, std::span<const Known> objects);

/// Whose hands are open now (`playsWithOpenHand`).
void findOpenHands(State& state, const Rulebook& rules, const CardTable& cards);

/// No floor under a number.
inline constexpr std::int32_t noFloor = std::numeric_limits<std::int32_t>::min();
/// The floor that a field of that kind says.
inline std::int32_t floorOf(const Term& field) {
    return field.exists() ? field.number : noFloor;
}
/// What a number becomes that changes by so much, but does not go below a floor by that; where it is there
/// already, it stays as it was.
constexpr std::int32_t changedBy(std::int32_t number, std::int32_t by, std::int32_t floor) {
    const std::int32_t sum = sumOf(number, by);
    return by < 0 ? std::max(sum, std::min(number, floor)) : sum;
}

/// By how much effects change the price of something that a player would cast, which is `price` without them.
/// What makes it more comes first, then what makes it less but not less than so much, then what just makes it
/// less, unless the game has another order (`PlayTables::stages`).
std::int32_t priceChange(const Position& position, Player player, const Known& card, std::int32_t price);
/// The same, each change with the card whose text makes it.
void contributionsToPrice(const Position& position, Player player, const Known& card, std::int32_t price,
                          std::string_view rule, std::vector<Contribution>& parts);

} // namespace takujo
