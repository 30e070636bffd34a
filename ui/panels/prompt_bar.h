#pragma once

#include "ui/table/table_state.h"
#include "ui/theme/palette.h"

#include <QLabel>
#include <QPushButton>
#include <QWidget>

#include <functional>
#include <vector>

class QHBoxLayout;

namespace takujo {

/// The one place where the game speaks: who is asked what, how far it has come, and the buttons that answer.
class PromptBar : public QWidget {
    Q_OBJECT

public:
    explicit PromptBar(QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    /// `asked` is one sentence; `progress` how far it has come; `more` a quieter line, where there is room.
    void ask(const QString& asked, const QString& progress, const QString& more);
    void setButtons(std::vector<PromptButton> buttons);
    /// Presses the button of that place, or the default one.
    void press(std::size_t index);
    bool pressNamed(const QString& name);
    /// Presses the button that goes on without choosing anything, if there is just one such.
    void pressEnding();
    void pressDefault();

    const QString& asked() const { return asked_; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    void paintTexts(QPainter& painter) const;
    void foldButtons();
    QPushButton* makeButton(const PromptButton& button);
    std::function<void()> whileAsked(std::function<void()> press) const;

    Palette palette_;
    QString asked_;
    QString more_;
    QString shown_; ///< the sentence in lines
    int pixels_ = 15;
    QWidget* texts_; ///< keeps the room for the sentence
    QLabel* progressLabel_;
    QHBoxLayout* row_;
    std::vector<PromptButton> buttons_;
    unsigned question_ = 0; ///< counts them, to tell a press that comes too late
    std::vector<QPushButton*> widgets_;
    QPushButton* others_ = nullptr;
};

} // namespace takujo
