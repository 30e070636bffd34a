#pragma once

#include "engine/kit/rules/position.h"

namespace takujo {

// What an object is now, one characteristic at a time. Quicker than `know`
// (engine/kit/script/reading/scope.h), and only for cards that are there face up.

/// Returns what effects have changed of it; none if it is as printed.
inline const Characteristics* alteredOf(const State& state, ObjectId id) {
    const std::uint16_t place = record(state, id).altered;
    return place == 0 ? nullptr : &state.altered[place - 1U];
}

inline std::uint32_t typesOf(const Position& position, ObjectId id) {
    const Characteristics* const altered = alteredOf(position.state, id);
    return altered != nullptr ? altered->types : 1U << position.definition(id).type;
}
inline bool isOfType(const Position& position, ObjectId id, std::uint8_t type) {
    return (typesOf(position, id) >> type & 1U) != 0;
}
inline std::uint32_t setOf(const Position& position, ObjectId id, std::size_t slot) {
    const Characteristics* const altered = alteredOf(position.state, id);
    return altered != nullptr ? altered->sets[slot] : position.definition(id).sets[slot];
}
/// Returns `CardDefinition::notPrinted` if it has no such number.
inline std::int32_t numberOf(const Position& position, ObjectId id, std::size_t slot) {
    const Characteristics* const altered = alteredOf(position.state, id);
    return altered != nullptr ? altered->numbers[slot] : position.definition(id).numbers[slot];
}

/// Whether effects forbid or demand one of these deeds (bits of the game).
inline bool cannot(const State& state, ObjectId id, std::uint32_t deeds) {
    const Characteristics* const altered = alteredOf(state, id);
    return altered != nullptr && (altered->cannot & deeds) != 0;
}
inline bool must(const State& state, ObjectId id, std::uint32_t deeds) {
    const Characteristics* const altered = alteredOf(state, id);
    return altered != nullptr && (altered->must & deeds) != 0;
}

} // namespace takujo
