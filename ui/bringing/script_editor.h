#pragma once

#include "engine/files/findings/findings.h"
#include "ui/theme/palette.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QTimer>
#include <QWidget>

#include <string>

namespace takujo {

/// The YAML of one card, to be written in, with what is wrong with it below.
class ScriptEditor : public QWidget {
    Q_OBJECT

public:
    explicit ScriptEditor(QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    /// Shows another card.
    void setYaml(const std::string& yaml);
    std::string yaml() const;
    /// Shows what is wrong with what stands there; nothing if all is well.
    void tell(const Findings& findings, Language language);
    /// Adds lines at the caret.
    void insert(const QString& lines);
    QPlainTextEdit& text() { return *text_; }
    /// Tells at once what has been written, without waiting for a pause.
    void settle();

signals:
    /// Somebody has written something else, and paused.
    void written();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* title_;
    QPlainTextEdit* text_;
    QLabel* verdict_;
    QTimer pause_;
    Palette palette_;
};

} // namespace takujo
