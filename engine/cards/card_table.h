#pragma once

#include "engine/core/definition.h"
#include "engine/kit/rules/position.h"

#include <span>

namespace takujo {

// The card definitions of one match, and how to find one.

/// Makes the definitions of one match: each card once, sorted by id, so that an index does not depend on what
/// else a set contains; equal names get one name key. Looks up, once, which parts of names the cards ask for,
/// and the texts `asked` by others. Of `others`, the tokens that their texts make are in the match, too. If
/// texts let players name a card, the rest comes after all these: it is in nobody's deck and can only be
/// named, so nothing waits for it. The other sides of cards stand behind everything.
CardTable makeCardTable(std::span<const CardDefinition* const> cards,
                        std::span<const LocalizedText> asked = {},
                        std::span<const CardDefinition* const> others = {});

/// Returns the index of a card id in the table; the table's size if it is not there.
std::size_t indexOfCard(const CardTable& table, std::string_view id);

} // namespace takujo
