#pragma once

#include "ui/session/session.h"
#include "ui/theme/card_look.h"
#include "ui/theme/text_signs.h"

#include <vector>

namespace takujo {

/// What a card's abilities say, a paragraph each. Empty where abilities cannot be put into words.
std::vector<QString> cardText(const SpokenMatch& spoken, const CardDefinition& card);

/// The signs for symbols in texts that are drawn in the session's language.
TextSigns signsOf(const Session& session);

/// The card as the session's viewer sees it in play, with its text.
CardLook lookOf(const Session& session, const CardView& card);
/// The card as printed, with its text.
CardLook lookOf(const Session& session, const CardDefinition& card);

} // namespace takujo
