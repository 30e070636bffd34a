#include "ui/widgets/command_set.h"

#include "ui/widgets/key_name.h"

#include <algorithm>

namespace takujo {

CommandSet::CommandSet(QObject* parent) : QObject{parent} {
    for (const Command& command : all()) {
        auto* action = new QAction{this};
        action->setObjectName(QString::fromLatin1(command.name));
        if (command.where != Where::widget)
            action->setShortcuts(command.keys);
        action->setAutoRepeat(command.repeats);
        action->setShortcutContext(command.where == Where::table    ? Qt::WidgetShortcut
                                   : command.where == Where::replay ? Qt::WidgetWithChildrenShortcut
                                                                    : Qt::WindowShortcut);
        action->setCheckable(command.checkable);
        action->setMenuRole(QAction::NoRole);
        actions_.push_back(action);
    }
    retranslate();
}

QString CommandSet::chapterName(Chapter chapter) {
    switch (chapter) {
    case Chapter::game:
        return tr("Game");
    case Chapter::table:
        return tr("At the table");
    case Chapter::lesson:
        return tr("In a lesson");
    case Chapter::view:
        return tr("View");
    case Chapter::help:
        return tr("Help");
    case Chapter::replay:
        return tr("Watching a game");
    }
    return {};
}

QStringList CommandSet::keyNames(const Command& command) {
    QStringList names;
    for (const QKeySequence& key : command.keys)
        names << keyName(key);
    names.removeDuplicates();
    // Many keys that follow each other are told by the first and the last.
    constexpr qsizetype many = 5;
    return names.size() < many ? names : QStringList{names.front() + QStringLiteral(" – ") + names.back()};
}

void CommandSet::retranslate() { // NOLINT(readability-make-member-function-const): it changes the actions
    for (const Command& command : all()) {
        QAction* one = action(command.id);
        one->setText(tr(command.text));
        QString tip = *command.tip == '\0' ? tr(command.text) : tr(command.tip);
        if (!command.keys.isEmpty())
            tip += QStringLiteral(" (%1)").arg(keyName(command.keys.front()));
        one->setToolTip(tip);
    }
}

} // namespace takujo
