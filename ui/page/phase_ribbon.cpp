#include "ui/page/phase_ribbon.h"

#include "ui/table/accessible_table.h"
#include "ui/theme/colour_math.h"
#include "ui/theme/text.h"
#include "ui/theme/typography.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>

namespace takujo {

namespace {

constexpr int largest = 13;
constexpr int legible = 10;
constexpr int least = 9;
constexpr qreal tickWidth = 12;
constexpr qreal stopWidth = 8; ///< of the dots beside a name
constexpr qreal roundEnd = 4;  ///< kept free at both ends

} // namespace

PhaseRibbon::PhaseRibbon(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("phases"));
    setSpokenRole(*this, QAccessible::StatusBar);
    setMouseTracking(true);
}

void PhaseRibbon::setColours(const Palette& palette) {
    palette_ = palette;
    update();
}

void PhaseRibbon::display(const Session& session) {
    const SpokenMatch spoken = session.spoken();
    phases_.clear();
    current_ = -1;
    const std::vector<std::string>& stops = session.layout().stops;
    // Nobody is asked anything while a game is watched.
    const std::uint32_t wanted = session.isWatched() ? 0 : session.stops(session.nearHand());
    for (const std::string& word : session.layout().phases) {
        if (word == session.view().phase)
            current_ = static_cast<int>(phases_.size());
        Phase& phase = phases_.emplace_back();
        phase.name = qt(spoken.phase(word));
        phase.shortName = qt(spoken.shortWord("phases", word));
        phase.index = indexOfPhase(session.data(), word);
        phase.stops = std::ranges::find(stops, word) != stops.end();
        phase.stop = stopIn(wanted, phase.index);
    }
    setAccessibleName(current_ < 0 ? tr("Phases of the turn")
                                   : tr("Now: %1").arg(phases_[static_cast<std::size_t>(current_)].name));
    QStringList told;
    for (std::size_t i = 0; i < phases_.size(); ++i) {
        const Phase& phase = phases_[i];
        QString words = static_cast<int>(i) < current_ ? tr("%1: over").arg(phase.name) : phase.name;
        if (phase.stop != PhaseStop::never)
            words += QStringLiteral(", ") + stopName(phase.stop);
        told << words;
    }
    setAccessibleDescription(told.join(QStringLiteral("; ")));
    update();
}

/// The largest size in which all phases stand in their cells, tick and all.
int PhaseRibbon::fittingSize(qreal width, QString Phase::* name) const {
    for (int pixels = largest; pixels >= least; --pixels) {
        const QFontMetricsF metrics{drawnFont(pixels, QFont::Bold)};
        if (std::ranges::all_of(phases_, [&](const Phase& phase) {
                return metrics.horizontalAdvance(phase.*name) + tickWidth + stopWidth <= width;
            }))
            return pixels;
    }
    return 0;
}

/// The whole name if it can be read well, else the short one.
PhaseRibbon::Lettering PhaseRibbon::letteringFor(qreal width) const {
    const int whole = fittingSize(width, &Phase::name);
    if (whole >= legible)
        return {false, whole};
    const int brief = fittingSize(width, &Phase::shortName);
    return brief > whole ? Lettering{true, brief} : Lettering{false, std::max(whole, least)};
}

QRectF PhaseRibbon::cellOf(int phase) const {
    const QRectF all = QRectF{rect()}.adjusted(0.5, 0.5, -0.5, -0.5);
    const qreal width = (all.width() - 2 * roundEnd) / static_cast<qreal>(phases_.size());
    return {all.left() + roundEnd + phase * width, all.top(), width, all.height()};
}

int PhaseRibbon::phaseUnder(QPointF place) const {
    for (int i = 0; i < static_cast<int>(phases_.size()); ++i)
        if (cellOf(i).contains(place))
            return i;
    return -1;
}

int PhaseRibbon::stopUnder(QPointF place) const {
    const int phase = phaseUnder(place);
    return phase >= 0 && phases_[static_cast<std::size_t>(phase)].stops ? phase : -1;
}

void PhaseRibbon::point(int phase) {
    if (phase == pointed_)
        return;
    pointed_ = phase;
    setCursor(phase < 0 ? Qt::ArrowCursor : Qt::PointingHandCursor);
    update();
}

void PhaseRibbon::mouseMoveEvent(QMouseEvent* event) {
    point(stopUnder(event->position()));
}

void PhaseRibbon::leaveEvent(QEvent* event) {
    point(-1);
    QWidget::leaveEvent(event);
}

void PhaseRibbon::mousePressEvent(QMouseEvent* event) {
    pressed_ = stopUnder(event->position());
}

void PhaseRibbon::mouseReleaseEvent(QMouseEvent* event) {
    const int phase = stopUnder(event->position());
    if (phase >= 0 && phase == pressed_)
        emit stopWanted(phases_[static_cast<std::size_t>(phase)].index,
                        mapToGlobal(cellOf(phase).bottomLeft().toPoint() + QPoint{4, 3}));
    pressed_ = -1;
}

bool PhaseRibbon::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event); // NOLINT(*-static-cast-downcast): its type says so
    QToolTip::showText(help->globalPos(), tipAt(help->pos()), this);
    return true;
}

QString PhaseRibbon::tipAt(QPointF place) const {
    QStringList lines;
    const int phase = phaseUnder(place);
    if (phase < 0)
        return {};
    const Phase& under = phases_[static_cast<std::size_t>(phase)];
    if (letteringFor(cellOf(0).width()).isShort)
        lines << under.name;
    if (under.stops)
        lines << tr("%1: click to say whether you are asked here when you can only pass.")
                     .arg(stopName(under.stop));
    return lines.join(QLatin1Char('\n'));
}

/// Beside the end of the name: a dot at the foot for one's own turns, another one at the head for the
/// opponent's.
void PhaseRibbon::paintStop(QPainter& painter, QPointF end, PhaseStop stop, bool now) const {
    if (stop == PhaseStop::never)
        return;
    constexpr qreal radius = 2;
    constexpr qreal off = 4.5;
    painter.setPen(Qt::NoPen);
    painter.setBrush(now ? palette_.accentInk : palette_.accent);
    painter.drawEllipse(end + QPointF{off, off}, radius, radius);
    if (stop == PhaseStop::inEveryTurn)
        painter.drawEllipse(end + QPointF{off, -off}, radius, radius);
}

void PhaseRibbon::paintEvent(QPaintEvent*) {
    if (phases_.empty())
        return;
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF all = QRectF{rect()}.adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen{palette_.outline, 1});
    painter.setBrush(mixed(palette_.table, palette_.panel, 0.6));
    painter.drawRoundedRect(all, all.height() / 2, all.height() / 2);
    const Lettering lettering = letteringFor(cellOf(0).width());
    for (int i = 0; i < static_cast<int>(phases_.size()); ++i) {
        const Phase& phase = phases_[static_cast<std::size_t>(i)];
        const QRectF cell = cellOf(i);
        const bool now = i == current_;
        const bool past = i < current_;
        const QFont font = drawnFont(lettering.pixels, now ? QFont::Bold : QFont::Normal);
        const QString text = QFontMetricsF{font}.elidedText(lettering.isShort ? phase.shortName : phase.name,
                                                            Qt::ElideRight, cell.width() - 6);
        const QRectF pill = cell.adjusted(2, 2, -2, -2);
        if (now || i == pointed_) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(now ? palette_.accentGround : palette_.raised);
            painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
        }
        const qreal textWidth = QFontMetricsF{font}.horizontalAdvance(text);
        const QPointF middle = cell.center() + QPointF{past ? tickWidth / 2 : 0, 0};
        paintStop(painter, middle + QPointF{textWidth / 2, 0}, phase.stop, now);
        painter.setPen(now ? palette_.accentInk : palette_.quiet);
        painter.setFont(font);
        // Tick and text together stand in the middle.
        painter.drawText(past ? cell.adjusted(tickWidth, 0, 0, 0) : cell, Qt::AlignCenter, text);
        if (past) {
            const QPointF tick{cell.center().x() - (textWidth + tickWidth) / 2, cell.center().y()};
            QPen pen{palette_.quiet, 1.4};
            pen.setCapStyle(Qt::RoundCap);
            painter.setPen(pen);
            painter.setBrush(Qt::NoBrush);
            QPainterPath path{tick};
            path.lineTo(tick + QPointF{2.5, 3});
            path.lineTo(tick + QPointF{7, -4});
            painter.drawPath(path);
        }
    }
}

} // namespace takujo
