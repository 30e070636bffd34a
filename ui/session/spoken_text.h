#pragma once

#include "ui/session/session.h"

namespace takujo {

/// What is said of a card beside its name, its place and what can be done: what sort of card it is, its
/// numbers, its text. For a card whose face is hidden, nothing.
QString spokenText(const Session& session, const CardView& card);
/// What a card whose face is seen is called in a list of cards: its name, and that it lies face down.
QString listedName(const Session& session, const CardView& card);

} // namespace takujo
