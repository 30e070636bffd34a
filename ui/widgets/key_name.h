#pragma once

#include <QKeySequence>
#include <QString>

namespace takujo {

/// A key as it is written on keyboards and in lists: arrows as arrows, one word for both Enter keys.
QString keyName(const QKeySequence& key);

} // namespace takujo
