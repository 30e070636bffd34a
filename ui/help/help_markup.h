#pragma once

#include "engine/core/localized_text.h"

#include <QString>

#include <functional>

namespace takujo {

/// Reads help pages, which are written in a small part of Markdown: headings, paragraphs, lists, tables,
/// fenced code, `code`, **bold**, [links](page.md) and `{key:undo}`, which stands for the keys of that
/// command. Qt's own reader puts a space where a line ends, also between two Japanese letters.
struct HelpMarkup {
    QString accent; ///< colours, as HTML writes them
    QString quiet;
    QString ground;                                ///< of code and keys
    std::function<QString(const QString&)> keysOf; ///< the keys of a command in words
};

QString helpHtml(const QString& markdown, Language language, const HelpMarkup& markup);

/// Its first heading.
QString helpTitle(const QString& markdown);
/// Without marks, as it is searched and quoted.
QString helpPlain(const QString& markdown, const HelpMarkup& markup);
/// Where its links lead, and the commands whose keys it names.
QStringList helpLinks(const QString& markdown);
QStringList helpKeys(const QString& markdown);

} // namespace takujo
