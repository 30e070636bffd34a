#pragma once

#include "ui/theme/palette.h"

#include <QSlider>

#include <vector>

namespace takujo {

/// The marks along a recorded game. Each place is the number of answers that lead to it.
struct TimelineMarks {
    int length = 0;
    struct Turn {
        int at = 0;
        int number = 0;
    };
    std::vector<Turn> turns;
    std::vector<int> forks; ///< other branches leave here
};

/// A game as a line: its turns with their numbers, the decisions where other branches leave it, and the
/// present place. Pressing it goes there.
class ReplayTimeline : public QSlider {
    Q_OBJECT

public:
    explicit ReplayTimeline(QWidget* parent = nullptr);

    void setMarks(TimelineMarks marks);
    void setColours(const Palette& palette);
    /// Moves to that place without a signal that the viewer has moved it.
    void stand(int at);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

private:
    double xOf(int at) const;
    int atX(double x) const;
    void follow(double x);

    TimelineMarks marks_;
    Palette palette_;
};

} // namespace takujo
