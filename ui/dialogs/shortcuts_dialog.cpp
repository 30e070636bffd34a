#include "ui/dialogs/shortcuts_dialog.h"

#include "ui/theme/line_breaker.h"
#include "ui/theme/spoken.h"

#include <QTextBrowser>
#include <QVBoxLayout>

namespace takujo {

ShortcutsDialog::ShortcutsDialog(const CommandSet& commands, QWidget* parent) : QDialog{parent} {
    setObjectName(QStringLiteral("shortcuts-dialog"));
    auto* text = new QTextBrowser{this};
    text->setObjectName(QStringLiteral("shortcuts"));
    auto* column = new QVBoxLayout{this};
    column->addWidget(text);
    resize(520, 560);
    speak(this, [this, text, &commands] {
        setWindowTitle(tr("Keys"));
        text->setHtml(withPhrasesJoinedInHtml(htmlOf(commands)));
    });
}

QString ShortcutsDialog::htmlOf(const CommandSet& commands) {
    QString html;
    for (const auto chapter : {CommandSet::Chapter::table, CommandSet::Chapter::game,
                               CommandSet::Chapter::view, CommandSet::Chapter::help}) {
        QString rows;
        for (const CommandSet::Command& command : CommandSet::all()) {
            if (command.chapter != chapter || command.keys.isEmpty())
                continue;
            QStringList keys;
            for (const QKeySequence& key : command.keys)
                keys << keyName(key).toHtmlEscaped();
            keys.removeDuplicates();
            const QString text = commands.action(command.id)->text().remove(QStringLiteral("…"));
            rows += QStringLiteral(
                        "<tr><td width='170' style='padding:2px 18px 2px 0'><b>%1</b></td><td>%2</td></tr>")
                        .arg(keys.join(tr(" or ")), text.toHtmlEscaped());
        }
        if (chapter == CommandSet::Chapter::table) {
            rows += QStringLiteral("<tr><td width='170' style='padding:2px 18px 2px 0'><b>Tab, "
                                   "Shift+Tab</b></td><td>%1</td></tr>")
                        .arg(tr("From card to card and on to the buttons"));
            rows +=
                QStringLiteral(
                    "<tr><td width='170' style='padding:2px 18px 2px 0'><b>1 – 9</b></td><td>%1</td></tr>")
                    .arg(tr("Presses a button of the question, counted from the left"));
        }
        html += QStringLiteral("<p style='margin-bottom:2px'><b>%1</b></p><table>%2</table>")
                    .arg(CommandSet::chapterName(chapter), rows);
    }
    return html;
}

} // namespace takujo
