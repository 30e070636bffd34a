#pragma once

#include "engine/core/definition.h"
#include "engine/files/layouts/emblem_file.h"
#include "ui/theme/card_look.h"

#include <string_view>

namespace takujo {

/// The emblem of a card, the same on every machine and in every language. `glyph` is that of its first
/// colour.
///
/// The figure goes by the card's type, by a word of its name, else by the number that its id ends in; ground
/// and light go by that number, too. So no two cards of a set have the same three as long as their numbers
/// lie closer together than the grounds of a colour times the lights: sixty and more.
Emblem emblemOf(const EmblemBook& book, const CardDefinition& card, std::string_view glyph);

} // namespace takujo
