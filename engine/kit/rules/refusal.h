#pragma once

#include "engine/core/ids.h"
#include "engine/core/script.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace takujo {

// Why something may not be done, as data for sentences.

/// Reasons are told in this order: first wrong time, last payment.
enum class Aspect : std::uint8_t { time, actor, object, limits, choices, cost };

/// A value for a sentence pattern: a number, a card, a player, a zone, an ability of a card, a text that
/// cards name (by its `textKey`), or a key of the words files.
struct Argument {
    enum class Kind : std::uint8_t { number, definition, player, zone, key, text, ability };
    std::string_view name;
    Kind kind = Kind::number;
    std::int32_t number = 0;
    std::string_view key;
    std::uint8_t ability = 0; ///< of the card whose definition is `number`
    DefinitionIndex had = 0;  ///< the card that has the ability; another one, if an effect has given it
};

using Arguments = std::vector<Argument>;

inline Argument numberArgument(std::string_view name, std::int32_t number) {
    return {name, Argument::Kind::number, number, {}, 0, 0};
}
inline Argument cardArgument(std::string_view name, DefinitionIndex definition) {
    return {name, Argument::Kind::definition, definition, {}, 0, 0};
}
inline Argument playerArgument(std::string_view name, Player player) {
    return {name, Argument::Kind::player, static_cast<std::int32_t>(indexOf(player)), {}, 0, 0};
}
inline Argument zoneArgument(std::string_view name, std::uint8_t kind) {
    return {name, Argument::Kind::zone, kind, {}, 0, 0};
}
inline Argument keyArgument(std::string_view name, std::string_view key) {
    return {name, Argument::Kind::key, 0, key, 0, 0};
}
inline Argument textArgument(std::string_view name, TextKey text) {
    return {name, Argument::Kind::text, static_cast<std::int32_t>(text), {}, 0, 0};
}
inline Argument abilityArgument(std::string_view name, DefinitionIndex definition, std::uint8_t ability,
                                DefinitionIndex had) {
    return {name, Argument::Kind::ability, definition, {}, ability, had};
}

/// Why something may not be done, as data for a sentence.
struct Refusal {
    std::string_view code; ///< key of its sentence
    std::string_view rule; ///< address of the rule that refuses
    Aspect aspect = Aspect::time;
    Arguments arguments;
};

} // namespace takujo
