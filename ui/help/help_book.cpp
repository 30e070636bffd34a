#include "ui/help/help_book.h"

#include "engine/files/disk/data_places.h"
#include "ui/help/help_markup.h"
#include "ui/theme/text.h"

#include <QCoreApplication>
#include <QFile>

#include <utility>

namespace takujo {

const QStringList& helpPageIds() {
    static const QStringList ids{"start",    "table",    "turn",     "saving", "positions",
                                 "hot-seat", "computer", "settings", "decks",  "cards",
                                 "bringing", "examples", "trouble"};
    return ids;
}

HelpPage helpPage(const QString& id, Language language, const QString& game) {
    HelpPage page;
    page.id = id;
    const QString inLanguage =
        QStringLiteral("%1/%2.md")
            .arg(language == Language::ja ? QStringLiteral("ja") : QStringLiteral("en"), id);
    QString path = QStringLiteral("resources/help/") + inLanguage;
    auto found = findData(fromQt(path));
    if (!found) {
        path = QStringLiteral("resources/help/%1/%2").arg(game, inLanguage);
        found = findData(fromQt(path));
    }
    QFile file{found ? qt(found->string()) : QString{}};
    if (found && file.open(QIODevice::ReadOnly)) {
        page.markdown = QString::fromUtf8(file.readAll()).replace(QStringLiteral("{game}"), game);
        page.title = helpTitle(page.markdown);
    }
    page.isMissing = page.markdown.trimmed().isEmpty();
    if (page.isMissing) {
        page.title = id;
        page.markdown = QCoreApplication::translate(
                            "Help", "# This page is missing\n\nIts file is not there or can't be read: "
                                    "`%1`. Install Takujo again, or allow reading the file. "
                                    "The other pages are there.")
                            .arg(found ? qt(found->string()) : path);
    }
    if (page.title.isEmpty())
        page.title = id;
    return page;
}

QString helpPageFor(const QString& widget) {
    static const std::pair<QString, QString> pages[] = {
        {"game-page", "table"},         {"zone-viewer", "table"},       {"stops-dialog", "table"},
        {"history-dialog", "saving"},   {"save-dialog", "saving"},      {"open-dialog", "saving"},
        {"watch-dialog", "saving"},     {"replay-page", "saving"},      {"settings-dialog", "settings"},
        {"decks-page", "decks"},        {"workshop", "decks"},          {"testing", "decks"},
        {"position-page", "positions"}, {"line-dialog", "positions"},   {"findings", "trouble"},
        {"shortcuts-dialog", "table"},  {"rule-browser-page", "table"}, {"bring-page", "bringing"},
        {"list-dialog", "bringing"},    {"mapping-dialog", "bringing"}};
    for (const auto& [name, page] : pages)
        if (name == widget)
            return page;
    return helpPageIds().front();
}

} // namespace takujo
