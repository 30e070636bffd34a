#pragma once

#include "engine/core/localized_text.h"
#include "engine/core/script.h"
#include "engine/kit/rules/vocabulary.h"

#include <span>
#include <string>

namespace takujo {

/// Returns what an ability says as a text of its own: equal for abilities that are the same, or that no text
/// tells apart. These are the forms that print alike:
///
/// - the order of what is asked of an object;
/// - `that`, where the event is about this card; an object, and `among` that object alone;
/// - you as a player, one as an amount, where they are left out or written;
/// - the owner and the controller of what is not in play;
/// - a quality that is `false`, and one that is `not` so;
/// - conditions of which all must hold, in one list or in several;
/// - the hand and the top of the deck, for what is taken and left of cards that are looked at;
/// - any card at all, where nothing need be asked, and the order of costs;
/// - once a turn, and a limit that says the same; a name that only its file has; a payment of nothing;
/// - the factors of a product, in either order;
/// - of a triggered ability, a condition of the whole and one around all that it does;
/// - a name and a job, in the other language.
/// `ofCard`: the abilities of its card, among which those are of which its text speaks, once the card has
/// been read.
std::string likenessOf(const Ability& ability, const Vocabulary& vocabulary, Language language,
                       std::span<const Ability> ofCard = {});

} // namespace takujo
