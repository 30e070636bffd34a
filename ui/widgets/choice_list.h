#pragma once

#include "ui/theme/palette.h"
#include "ui/widgets/choice_button.h"

#include <QWidget>

#include <vector>

namespace takujo {

/// The answers of a question that are too many or too long for the prompt: a list above it, numbered as the
/// keys that press them.
class ChoiceList : public QWidget {
    Q_OBJECT

public:
    explicit ChoiceList(QWidget* parent);

    void setColours(const Palette& palette);
    /// The buttons belong to the list from now on. None: nothing is shown.
    void offer(std::vector<ChoiceButton*> buttons);
    /// Stands above the prompt, which lies there.
    void placeAbove(const QRect& prompt);
    /// This place stays in sight, as far as there is room beside it; an empty rectangle: no place does.
    void keepClearOf(const QRect& place) { clear_ = place; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// How many stand side by side, and how large each is.
    struct Plan {
        int columns = 1;
        QSize button;
        QSize all(int count) const;
    };
    Plan plan(int width, int columns) const;
    Plan planFor(const QSize& room);

    Palette palette_;
    QRect clear_;
    std::vector<ChoiceButton*> buttons_;
};

} // namespace takujo
