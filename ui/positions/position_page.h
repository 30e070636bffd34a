#pragma once

#include "ui/positions/card_state.h"
#include "ui/positions/position_board.h"
#include "ui/widgets/choice_box.h"
#include "ui/workshop/card_shelf.h"

#include <QPushButton>
#include <QSpinBox>
#include <QWidget>

#include <memory>

namespace takujo {

/// Where a position is made: all cards at the left, both sides of the table beside them, and at the right the
/// chosen card and the moment of the game.
class PositionPage : public QWidget {
    Q_OBJECT

public:
    explicit PositionPage(CardRenderer& renderer, QWidget* parent = nullptr);

    void setColours(const Palette& palette);
    void setLanguage(Language language);
    /// Whether there are bots to play lines out.
    void setHasBots(bool has) { lines_->setVisible(has); }
    /// Shows another position; the one before goes.
    void show(std::unique_ptr<PositionEdit> position);
    PositionEdit* position() const { return position_.get(); }
    using QWidget::show;
    /// Says in one line what has just come of something.
    void say(const QString& what);

signals:
    void leaveWanted();
    void openWanted();
    void saveWanted();
    void playWanted();
    void linesWanted();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate();
    QLayout* makeHead();
    QWidget* makeMoment();
    void connectParts();
    void write();
    void writeMoment();
    QString nameOf(const StartingPoint& point) const;

    Language language_ = Language::en;
    std::unique_ptr<PositionEdit> position_;
    QPushButton* leave_;
    QLabel* state_;
    QPushButton* undo_;
    QPushButton* redo_;
    QPushButton* clear_;
    QPushButton* open_;
    QPushButton* save_;
    QPushButton* lines_;
    QPushButton* play_;
    CardShelf* shelf_;
    PositionBoard* board_;
    CardState* card_;
    QLabel* momentTitle_;
    QLabel* phaseLabel_;
    ChoiceBox* phase_;
    QLabel* whoseLabel_;
    ChoiceBox* whose_;
    QLabel* turnLabel_;
    QSpinBox* turn_;
    QLabel* verdict_;
};

} // namespace takujo
