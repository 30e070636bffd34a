#include "ui/dialogs/shortcuts_dialog.h"

#include "ui/theme/line_breaker.h"
#include "ui/theme/spoken.h"

#include <QLineEdit>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace takujo {

ShortcutsDialog::ShortcutsDialog(const CommandSet& commands, QWidget* parent)
    : QDialog{parent}, commands_{&commands}, search_{new QLineEdit{this}}, text_{new QTextBrowser{this}} {
    setObjectName(QStringLiteral("shortcuts-dialog"));
    search_->setObjectName(QStringLiteral("shortcuts-search"));
    search_->setClearButtonEnabled(true);
    text_->setObjectName(QStringLiteral("shortcuts"));
    text_->setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    auto* column = new QVBoxLayout{this};
    column->addWidget(search_);
    column->addWidget(text_);
    connect(search_, &QLineEdit::textChanged, this, &ShortcutsDialog::write);
    resize(620, 600);
    speak(this, [this] {
        setWindowTitle(tr("Keys"));
        search_->setPlaceholderText(tr("A key, or a word of what it does"));
        search_->setAccessibleName(tr("Search the keys"));
        text_->setAccessibleName(tr("Keys"));
        write();
    });
}

QString ShortcutsDialog::rowsOf(CommandSet::Chapter chapter) const {
    const QString wanted = search_->text().trimmed();
    QString rows;
    for (const CommandSet::Command& command : CommandSet::all()) {
        if (command.chapter != chapter || command.keys.isEmpty())
            continue;
        const QStringList keys = CommandSet::keyNames(command);
        const QString text = commands_->action(command.id)->text().remove(QStringLiteral("…"));
        // A single letter is a key, not a part of all words.
        const bool isFound = keys.contains(wanted, Qt::CaseInsensitive) ||
                             (wanted.size() != 1 && (text.contains(wanted, Qt::CaseInsensitive) ||
                                                     keys.join(u' ').contains(wanted, Qt::CaseInsensitive)));
        if (isFound || wanted.isEmpty())
            rows += QStringLiteral(
                        "<tr><td width='190' style='padding:2px 18px 2px 0'><b>%1</b></td><td>%2</td></tr>")
                        .arg(keys.join(tr(" or ")).toHtmlEscaped(), text.toHtmlEscaped());
    }
    return rows;
}

void ShortcutsDialog::write() {
    QString html;
    for (const auto chapter :
         {CommandSet::Chapter::table, CommandSet::Chapter::game, CommandSet::Chapter::view,
          CommandSet::Chapter::replay, CommandSet::Chapter::lesson, CommandSet::Chapter::help})
        if (const QString rows = rowsOf(chapter); !rows.isEmpty())
            html += QStringLiteral("<p style='margin-bottom:2px'><b>%1</b></p><table>%2</table>")
                        .arg(CommandSet::chapterName(chapter), rows);
    if (html.isEmpty())
        html = QStringLiteral("<p>%1</p>").arg(tr("No key does that.").toHtmlEscaped());
    text_->setHtml(withPhrasesJoinedInHtml(html));
}

} // namespace takujo
