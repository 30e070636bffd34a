#pragma once

#include "ui/session/session.h"

#include <QStringList>

namespace takujo {

/// What players have answered in advance, in a line for each.
QString inWords(const Session& session, const StandingAnswers::Standing& standing);
QStringList standingAnswersInWords(const Session& session);

} // namespace takujo
