#pragma once

#include "engine/match/seating.h"
#include "ui/widgets/choice_box.h"

#include <QLabel>
#include <QWidget>

namespace takujo {

/// Asks who sits at the screen, and tells in plain words what that means for the hands.
class SeatingChoice : public QWidget {
    Q_OBJECT

public:
    explicit SeatingChoice(QWidget* parent = nullptr);

    Seating chosen() const { return static_cast<Seating>(box_->currentIndex()); }

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void explain();

    QLabel* label_;
    ChoiceBox* box_;
    QLabel* meaning_;
};

} // namespace takujo
