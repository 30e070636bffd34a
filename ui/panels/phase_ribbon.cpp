#include "ui/panels/phase_ribbon.h"

#include "ui/table/text.h"
#include "ui/theme/colour_math.h"
#include "ui/theme/typography.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace takujo {

namespace {

constexpr int largest = 13;
constexpr int least = 9;
constexpr qreal tickWidth = 12;
constexpr qreal roundEnd = 4; ///< kept free at both ends

} // namespace

PhaseRibbon::PhaseRibbon(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("phases"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

void PhaseRibbon::setColours(const Palette& palette) {
    palette_ = palette;
    update();
}

void PhaseRibbon::display(const Session& session) {
    const Sentences sentences = session.sentences();
    phases_.clear();
    current_ = -1;
    for (const std::string& phase : session.layout().phases) {
        if (phase == session.view().phase)
            current_ = static_cast<int>(phases_.size());
        phases_ << qt(sentences.phase(phase));
    }
    setAccessibleName(current_ < 0 ? tr("Phases of the turn") : tr("Now: %1").arg(phases_[current_]));
    update();
}

/// The largest size in which all phases stand in their cells, tick and all.
int PhaseRibbon::fittingSize(qreal width) const {
    for (int pixels = largest; pixels > least; --pixels) {
        const QFontMetricsF metrics{drawnFont(pixels, QFont::Bold)};
        if (std::ranges::all_of(phases_, [&](const QString& phase) {
                return metrics.horizontalAdvance(phase) + tickWidth + 2 <= width;
            }))
            return pixels;
    }
    return least;
}

void PhaseRibbon::paintEvent(QPaintEvent*) {
    if (phases_.isEmpty())
        return;
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF all = QRectF{rect()}.adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen{palette_.outline, 1});
    painter.setBrush(mixed(palette_.table, palette_.panel, 0.6));
    painter.drawRoundedRect(all, all.height() / 2, all.height() / 2);
    const qreal width = (all.width() - 2 * roundEnd) / static_cast<qreal>(phases_.size());
    const int pixels = fittingSize(width);
    for (int i = 0; i < phases_.size(); ++i) {
        const QRectF cell{all.left() + roundEnd + i * width, all.top(), width, all.height()};
        const bool now = i == current_;
        const bool past = i < current_;
        const QFont font = drawnFont(pixels, now ? QFont::Bold : QFont::Normal);
        const QString text = QFontMetricsF{font}.elidedText(phases_[i], Qt::ElideRight, width - 6);
        if (now) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(palette_.accentGround);
            const QRectF pill = cell.adjusted(2, 2, -2, -2);
            painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
        }
        painter.setPen(now ? palette_.accentInk : palette_.quiet);
        painter.setFont(font);
        // Tick and text together stand in the middle.
        painter.drawText(past ? cell.adjusted(tickWidth, 0, 0, 0) : cell, Qt::AlignCenter, text);
        if (past) {
            const qreal textWidth = painter.fontMetrics().horizontalAdvance(text);
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
