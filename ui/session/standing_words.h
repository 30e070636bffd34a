#pragma once

#include "ui/session/session.h"

#include <QStringList>

namespace takujo {

/// What players have answered in advance, in a line for each.
QStringList standingAnswersInWords(const Session& session);

} // namespace takujo
