#pragma once

#include "engine/match/seating.h"
#include "ui/widgets/choice_box.h"

#include <QLabel>
#include <QWidget>

namespace takujo {

/// Asks who sits at the screen, how well the computer is to play if that is one of them, and tells in plain
/// words what that means for the hands.
class SeatingChoice : public QWidget {
    Q_OBJECT

public:
    explicit SeatingChoice(QWidget* parent = nullptr);

    Seating chosen() const { return static_cast<Seating>(box_->currentIndex()); }
    BotChoice bot() const { return {static_cast<BotKind>(strength_->currentIndex())}; }

signals:
    void changed();

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void explain();
    QString meaning() const;

    QLabel* label_;
    ChoiceBox* box_;
    ChoiceBox* strength_; ///< of the computer
    QLabel* meaning_;
};

} // namespace takujo
