#pragma once

#include "ui/panels/command_set.h"

#include <QDialog>

namespace takujo {

/// All keys, by chapter.
class ShortcutsDialog : public QDialog {
    Q_OBJECT

public:
    explicit ShortcutsDialog(const CommandSet& commands, QWidget* parent = nullptr);

private:
    static QString htmlOf(const CommandSet& commands);
};

} // namespace takujo
