#pragma once

#include "engine/cards/card_schema.h"

#include <array>
#include <string_view>

namespace takujo {

/// A schema with every kind of field, so that readers can be tested without a game.
inline const CardSchema& toySchema() {
    constexpr std::uint32_t forwards = 1U << 0U;
    constexpr std::uint32_t characters = forwards | (1U << 1U);
    using Kind = FieldSpec::Kind;
    static const CardSchema schema{
        {"forward", "backup", "summon"},
        {{.key = "element",
          .kind = Kind::words,
          .slot = 1,
          .words = {"fire", "ice", "lightning", "water"},
          .requiredFor = everyType},
         {.key = "cost", .slot = 0, .most = 20, .requiredFor = everyType},
         {.key = "power", .slot = 2, .most = 99000, .requiredFor = forwards, .allowedFor = forwards},
         {.key = "job", .kind = Kind::texts, .slot = 0, .allowedFor = characters},
         {.key = "category", .kind = Kind::texts, .slot = 1},
         {.key = "generic", .kind = Kind::flag, .slot = 0},
         {.key = "ex", .kind = Kind::flag, .slot = 3},
         {.key = "abilities", .kind = Kind::words, .slot = 2, .words = {"brave", "haste", "first strike"}}}};
    return schema;
}

inline constexpr std::array<std::string_view, 2> toyFormats{"constructed", "limited"};

} // namespace takujo
