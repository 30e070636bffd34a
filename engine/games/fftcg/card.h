#pragma once

#include "engine/cards/card_schema.h"
#include "engine/games/fftcg/terms.h"
#include "engine/kit/rules/characteristics.h"

#include <algorithm>

namespace takujo::fftcg {

// Chapters 4 to 6: what a card is, and its values at the moment.

/// 5.2: the fields of a card file.
const CardSchema& schema();

inline bool isCharacter(const CardDefinition& card) {
    return card.type != summon;
} // 5.2.3.1.1
inline bool isGeneric(const CardDefinition& card) {
    return (card.flags & generic) != 0;
}
inline bool isLightOrDark(const CardDefinition& card) {
    return (card.sets[elements] & lightAndDark) != 0;
}
inline bool has(const CardDefinition& card, Keyword keyword) {
    return (card.sets[keywords] & keyword) != 0;
}

/// What it is now: by 6.6.4 a monster may be a forward, too.
inline bool isA(const Position& position, ObjectId id, CardType type) {
    return isOfType(position, id, type);
}
inline std::uint32_t elementsOf(const Position& position, ObjectId id) {
    return setOf(position, id, elements);
}
inline bool has(const Position& position, ObjectId id, Keyword keyword) {
    return (setOf(position, id, keywords) & keyword) != 0;
}
inline bool isLightOrDark(const Position& position, ObjectId id) {
    return (elementsOf(position, id) & lightAndDark) != 0;
}
/// Returns the power of a forward in play; 0 for an object without power (4.4, 5.2.6). 4.3: a negative power
/// is kept while it changes, and counts as 0 otherwise.
inline std::int32_t powerOf(const Position& position, ObjectId id) {
    return std::max(0, numberOf(position, id, power)); // what is not printed is negative
}

/// Appends the parts of its power; below, of its cost.
void contributionsToPower(const Position& position, ObjectId id, std::vector<Contribution>& parts);
void contributionsToCost(const Position& position, ObjectId id, std::vector<Contribution>& parts);

/// 6.3.1
inline bool isDull(const State& state, ObjectId id) {
    return record(state, id).isAside();
}

/// Returns the key of the word for an element bit.
std::string_view elementKey(std::int32_t element);
/// Adds one argument of that name for each of the elements.
void describeEach(std::string_view name, std::uint32_t elements, Arguments& arguments);

} // namespace takujo::fftcg
