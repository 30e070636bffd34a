#pragma once

#include "engine/core/localized_text.h"

#include <QString>
#include <QStringList>

namespace takujo {

/// A page of the help, as it is written.
struct HelpPage {
    QString id;
    QString title;
    QString markdown;
    bool isMissing = false; ///< its file can't be read; the text says so
};

/// The ids of all pages, in the order of the contents. Each is `resources/help/<language>/<id>.md`; those
/// that tell of a game itself are that game's own, `resources/help/<game>/<language>/<id>.md`.
const QStringList& helpPageIds();

/// The page as the players of that game read it: `{game}` in it becomes the game's id.
HelpPage helpPage(const QString& id, Language language, const QString& game);

/// The page that tells about a part of the window, by the name of its widget; the first page for all others.
QString helpPageFor(const QString& widget);

} // namespace takujo
