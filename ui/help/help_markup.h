#pragma once

#include "engine/core/localized_text.h"

#include <QString>

#include <functional>

namespace takujo {

/// Reads help pages, which are written in a small part of Markdown: headings, paragraphs, lists, tables,
/// fenced code, `code`, **bold**, [links](page.md) and `{key:undo}`, which stands for the keys of that
/// command. Qt reads them; before, Japanese lines are joined, because Qt puts a space where a line ends.
struct HelpMarkup {
    QString accent;                                ///< colour of links, as HTML writes it
    QString ground;                                ///< colour behind code and keys
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
