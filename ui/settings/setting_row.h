#pragma once

#include "ui/settings/settings.h"

#include <QWidget>

class QAbstractButton;
class QCheckBox;
class QLabel;
class QToolButton;

namespace takujo {

class ChoiceBox;

/// A setting in the dialog: its title, an explanation, its choices, and the way back to the usual one.
class SettingRow : public QWidget {
    Q_OBJECT

public:
    SettingRow(const Setting& setting, Settings& settings, QWidget* parent = nullptr);

    const Setting& setting() const { return *setting_; }
    /// Whether all of these words are in its texts, in whatever language.
    bool matches(const QString& wanted) const;
    /// Shows what holds now.
    void refresh();
    void retranslate();

signals:
    void told(const takujo::MessageSource& what);

private:
    QWidget* makeControl();
    void fillChoices();
    void openPlace();
    QString place() const;

    const Setting* setting_;
    Settings* settings_;
    QLabel* title_;
    QLabel* about_;
    QLabel* strange_;
    QToolButton* reset_;
    QCheckBox* toggle_ = nullptr;
    ChoiceBox* choice_ = nullptr;
    QAbstractButton* open_ = nullptr;
    QLabel* path_ = nullptr;
};

} // namespace takujo
