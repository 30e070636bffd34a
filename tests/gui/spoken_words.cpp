#include "tests/gui/spoken_words.h"

#include "ui/theme/line_breaker.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QTabBar>
#include <QTextEdit>

namespace {

/// In a file dialog, what lies in the folders.
bool isOfFiles(const QWidget* widget) {
    for (const QWidget* around = widget; around != nullptr; around = around->parentWidget())
        if (const QString name = around->objectName();
            name == QStringLiteral("lookInCombo") || name == QStringLiteral("listView") ||
            name == QStringLiteral("treeView") || name == QStringLiteral("sidebar") ||
            name == QStringLiteral("fileNameEdit"))
            return true;
    return false;
}

QStringList wordsOf(const QWidget* widget) {
    QStringList words{widget->toolTip(), widget->accessibleName(), widget->accessibleDescription()};
    if (widget->isWindow())
        words << widget->windowTitle();
    if (const auto* label = qobject_cast<const QLabel*>(widget))
        words << label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
        words << button->text();
    if (const auto* text = qobject_cast<const QTextEdit*>(widget))
        words << text->toPlainText() << text->placeholderText();
    if (const auto* text = qobject_cast<const QPlainTextEdit*>(widget))
        words << text->toPlainText();
    if (const auto* line = qobject_cast<const QLineEdit*>(widget))
        words << line->placeholderText();
    if (const auto* tabs = qobject_cast<const QTabBar*>(widget))
        for (int i = 0; i < tabs->count(); ++i)
            words << tabs->tabText(i);
    if (const auto* box = qobject_cast<const QComboBox*>(widget))
        for (int i = 0; i < box->count(); ++i)
            words << box->itemText(i) << box->itemData(i, Qt::ToolTipRole).toString();
    if (const auto* list = qobject_cast<const QListWidget*>(widget))
        for (int i = 0; i < list->count(); ++i)
            words << list->item(i)->text() << list->item(i)->toolTip()
                  << list->item(i)->data(Qt::AccessibleTextRole).toString();
    if (const auto* menu = qobject_cast<const QMenu*>(widget))
        for (const QAction* action : menu->actions())
            words << action->text() << action->toolTip();
    if (const auto* header = qobject_cast<const QHeaderView*>(widget))
        for (int i = 0; i < header->count(); ++i)
            words << header->model()->headerData(i, header->orientation()).toString();
    return words;
}

/// What is painted within: players, zones, cards, rows. Widgets speak for themselves.
void addPainted(QAccessibleInterface* within, QStringList& words) {
    for (int i = 0; within != nullptr && i < within->childCount(); ++i) {
        QAccessibleInterface* one = within->child(i);
        if (one == nullptr || qobject_cast<QWidget*>(one->object()) != nullptr)
            continue;
        words << one->text(QAccessible::Name) << one->text(QAccessible::Description);
        addPainted(one, words);
    }
}

/// What stands on the table or waits beside it, as it is told to screen readers.
QStringList wordsOfPainted(QWidget* widget) {
    QStringList words;
    if (widget->objectName() == QStringLiteral("table") || widget->objectName() == QStringLiteral("stack"))
        addPainted(QAccessible::queryAccessibleInterface(widget), words);
    return words;
}

} // namespace

QStringList wordsOnScreen() {
    QStringList words;
    for (QWidget* widget : QApplication::allWidgets()) {
        if (!widget->isVisible() || isOfFiles(widget))
            continue;
        for (QString each : wordsOf(widget) + wordsOfPainted(widget)) {
            static const QRegularExpression tag{QStringLiteral("<[^>]*>")};
            each = takujo::withoutJoiners(each.remove(tag)).simplified();
            if (!each.isEmpty())
                words << QString::fromLatin1(widget->metaObject()->className()) + ' ' + widget->objectName() +
                             ": " + each;
        }
    }
    words.sort(); // the widgets come in no order
    return words;
}

QStringList wordsOfAnotherLanguage(const QString& language) {
    // Alike everywhere: the names of the program, of languages, of keys, of folders, of kinds of files, and
    // terms that the Japanese rulebook itself writes in Latin letters.
    static const QRegularExpression alike{QStringLiteral(
        "\\b(Takujo|English|Language|Shift|Ctrl|Alt|Space|Tab|Enter|Return|Backspace|Delete|Del|Home|End|"
        "PgUp|PgDown|Esc|cardsets|decks|images|yaml|"
        "Unicode|EX|CP|(FF)?TCG|ver|Damage|NEO)\\b|日本語|[^ ]*/[^ ]*|[\\w-]+\\.yaml")};
    static const QRegularExpression english{QStringLiteral("[A-Za-z]{3,}")};
    static const QRegularExpression japanese{QStringLiteral("[\u3040-\u30ff\u4e00-\u9fff]")};
    QStringList others;
    for (const QString& each : wordsOnScreen()) {
        const QString said = QString{each.mid(each.indexOf(QStringLiteral(": ")) + 2)}.remove(alike);
        if (said.contains(language == QStringLiteral("ja") ? english : japanese))
            others << each;
    }
    return others;
}
