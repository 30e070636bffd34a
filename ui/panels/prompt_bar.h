#pragma once

#include "ui/panels/choice_list.h"
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
    /// The buttons follow with `setButtons`. `asked` is one sentence; `progress` how far it has come; `more`
    /// a quieter line, where there is room.
    void ask(const QString& asked, const QString& progress, const QString& more);
    /// `pictureOf` gives the picture of a button's card.
    void setButtons(std::vector<PromptButton> buttons, const std::function<QIcon(ObjectId)>& pictureOf = {});
    /// Presses the button of that place in the list above the bar, or in the bar if there is no list.
    void pressNumber(std::size_t index);
    bool pressNamed(const QString& name);
    /// Presses the button that goes on without choosing anything, if there is just one such.
    void pressEnding();
    /// Goes on without having chosen anything.
    void pressDeclining();
    void pressDefault();

    const QString& asked() const { return asked_; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void moveEvent(QMoveEvent* event) override;

private:
    void press(std::size_t index);
    void pressOnly(bool PromptButton::* kind);
    void fit();
    void paintTexts(QPainter& painter) const;
    void layButtons();
    void shorten();
    bool allFit() const;
    QPushButton* makeButton(const PromptButton& button);
    std::function<void()> whileAsked(std::function<void()> press) const;

    Palette palette_;
    QString asked_;
    QString more_;
    QString shown_; ///< the sentence in lines
    int pixels_ = 15;
    bool showsMore_ = false;
    QWidget* texts_; ///< keeps the room for the sentence
    QLabel* progressLabel_;
    QHBoxLayout* row_;
    std::vector<PromptButton> buttons_;
    unsigned question_ = 0;             ///< counts them, to tell a press that comes too late
    std::vector<QPushButton*> widgets_; ///< one for each, in the bar or in the list
    std::vector<QIcon> pictures_;
    std::vector<std::size_t> listed_; ///< the places of those in the list
    ChoiceList* list_;
};

} // namespace takujo
