#include "ui/replay/replay_timeline.h"

#include "ui/theme/typography.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace takujo {

namespace {

constexpr double lineEnd = 12;
constexpr double groove = 13; ///< its middle, from the top
constexpr double forkReach = 5;

} // namespace

ReplayTimeline::ReplayTimeline(QWidget* parent) : QSlider{Qt::Horizontal, parent} {
    setObjectName(QStringLiteral("timeline"));
    setFixedHeight(36);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setSingleStep(1);
}

void ReplayTimeline::setMarks(TimelineMarks marks) {
    marks_ = std::move(marks);
    const QSignalBlocker quiet{this};
    setRange(0, marks_.length);
    update();
}

void ReplayTimeline::setColours(const Palette& palette) {
    palette_ = palette;
    update();
}

void ReplayTimeline::stand(int at) {
    const QSignalBlocker quiet{this};
    setValue(at);
    update();
}

double ReplayTimeline::xOf(int at) const {
    return lineEnd + (width() - 2 * lineEnd) * at / std::max(marks_.length, 1);
}

int ReplayTimeline::atX(double x) const {
    const double share = (x - lineEnd) / std::max(width() - 2 * lineEnd, 1.0);
    return static_cast<int>(std::lround(std::clamp(share, 0.0, 1.0) * marks_.length));
}

/// A fork is a small thing: near enough is there.
void ReplayTimeline::follow(double x) {
    int at = atX(x);
    for (const int fork : marks_.forks)
        if (std::abs(xOf(fork) - x) <= forkReach)
            at = fork;
    setValue(at);
}

void ReplayTimeline::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return;
    setSliderDown(true);
    follow(event->position().x());
}

void ReplayTimeline::mouseMoveEvent(QMouseEvent* event) {
    if (isSliderDown())
        setValue(atX(event->position().x()));
}

void ReplayTimeline::mouseReleaseEvent(QMouseEvent*) {
    setSliderDown(false);
}

bool ReplayTimeline::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int at = atX(help->pos().x());
        QString text;
        for (const TimelineMarks::Turn& turn : marks_.turns)
            if (turn.at <= at)
                text = tr("Turn %1").arg(turn.number);
        for (const int fork : marks_.forks)
            if (std::abs(xOf(fork) - help->pos().x()) <= forkReach)
                text = tr("Something else was tried from here");
        QToolTip::showText(help->globalPos(), text, this);
        return true;
    }
    return QSlider::event(event);
}

void ReplayTimeline::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const double here = xOf(value());
    const auto line = [&](double from, double to, const QColor& colour) {
        painter.setPen(QPen{colour, 4, Qt::SolidLine, Qt::RoundCap});
        painter.drawLine(QPointF{from, groove}, QPointF{to, groove});
    };
    line(lineEnd, width() - lineEnd, palette_.outline);
    line(lineEnd, here, palette_.accent);

    painter.setFont(drawnFont(11));
    double free = 0; // numbers do not run into each other
    for (const TimelineMarks::Turn& turn : marks_.turns) {
        const double x = xOf(turn.at);
        painter.setPen(QPen{palette_.quiet, 1});
        painter.drawLine(QPointF{x, groove + 4}, QPointF{x, groove + 9});
        const QString number = QString::number(turn.number);
        const double wide = painter.fontMetrics().horizontalAdvance(number) + 6;
        if (x - wide / 2 < free)
            continue;
        free = x + wide / 2;
        painter.drawText(QRectF{x - wide / 2, groove + 8, wide, 14}, Qt::AlignCenter, number);
    }
    for (const int fork : marks_.forks) {
        const QPointF at{xOf(fork), groove - 6};
        painter.setPen(QPen{palette_.panel, 1});
        painter.setBrush(palette_.warning);
        painter.drawPolygon(
            QPolygonF{{at + QPointF{0, -5}, at + QPointF{5, 0}, at + QPointF{0, 5}, at + QPointF{-5, 0}}});
    }
    painter.setPen(QPen{hasFocus() ? palette_.text : palette_.panel, 2});
    painter.setBrush(palette_.accent);
    painter.drawEllipse(QPointF{here, groove}, 7, 7);
}

} // namespace takujo
