#pragma once

#include "ui/session/session.h"

namespace takujo {

/// Tells of a card what sort it is, its numbers and its text; its name, its place and what can be done with
/// it are told elsewhere. Empty for a card whose face is hidden.
QString spokenText(const Session& session, const CardView& card);
/// The name of a card in a list, and whether it lies face down. Its face must be seen.
QString listedName(const Session& session, const CardView& card);

} // namespace takujo
