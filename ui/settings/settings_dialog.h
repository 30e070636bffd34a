#pragma once

#include "ui/settings/settings.h"

#include <QDialog>

#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QScrollArea;

namespace takujo {

class SettingRow;

/// Shows all settings, made from their list (setting.h). Each choice holds at once.
class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    explicit SettingsDialog(Settings& settings, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// A heading with its rows.
    struct Part {
        SettingSection section;
        QLabel* heading = nullptr;
        std::vector<SettingRow*> rows;
    };

    void retranslate();
    void goFromTopToBottom();
    void askForUsual();
    /// Says what is wrong, in whatever language is spoken; nothing if that is empty.
    void tell(const MessageSource& trouble);
    void filter();
    void refresh();
    void goTo(int part);

    Settings* settings_;
    QLabel* heading_;
    QLineEdit* search_;
    QListWidget* sections_;
    QScrollArea* scroll_;
    QLabel* nothing_;
    QLabel* trouble_;
    MessageSource told_{QString{}}; ///< the trouble that is shown
    QPushButton* resetAll_;
    QPushButton* close_;
    std::vector<Part> parts_;
};

} // namespace takujo
