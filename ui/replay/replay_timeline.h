#pragma once

#include "ui/theme/palette.h"

#include <QSlider>

#include <vector>

namespace takujo {

/// What lies along a game that was played, by how many answers lead there.
struct TimelineMarks {
    int length = 0;
    struct Turn {
        int at = 0;
        int number = 0;
    };
    std::vector<Turn> turns;
    std::vector<int> forks; ///< other branches leave here
};

/// A game as a line: its turns with their numbers, the decisions from which other branches go, and where we
/// are. Pressing it goes there.
class ReplayTimeline : public QSlider {
    Q_OBJECT

public:
    explicit ReplayTimeline(QWidget* parent = nullptr);

    void setMarks(TimelineMarks marks);
    void setColours(const Palette& palette);
    /// Stands there without saying that somebody has moved it.
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
