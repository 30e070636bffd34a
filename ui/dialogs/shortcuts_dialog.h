#pragma once

#include "ui/widgets/command_set.h"

#include <QDialog>

class QLineEdit;
class QTextBrowser;

namespace takujo {

/// All keys, by chapter, made from the commands themselves; a word or a key finds them.
class ShortcutsDialog : public QDialog {
    Q_OBJECT

public:
    explicit ShortcutsDialog(const CommandSet& commands, QWidget* parent = nullptr);

private:
    void write();
    QString rowsOf(CommandSet::Chapter chapter) const;

    const CommandSet* commands_;
    QLineEdit* search_;
    QTextBrowser* text_;
};

} // namespace takujo
