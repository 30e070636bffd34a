#pragma once

#include "ui/session/session.h"

#include <QStringList>

namespace takujo {

/// What has happened since a player last looked, in the lines of the log. Whoever hands the table over reads
/// it too, so it tells only what both players may know.
struct MissedEvents {
    QStringList lines; ///< the newest last, as many as one reads at a glance
    int leftOut = 0;   ///< how many lines more the log has
};

MissedEvents meanwhile(const Session& session, Player player);

} // namespace takujo
