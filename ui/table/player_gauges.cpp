#include "ui/table/player_gauges.h"

#include "ui/theme/card_renderer.h"
#include "ui/theme/typography.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace takujo {

namespace {

constexpr qreal gaugeInset = 6; ///< like the rest, where letters have their usual size
constexpr qreal leastGaugeName = 24;
constexpr qreal gaugeGap = 5;
constexpr qreal tallestGauge = 24;
constexpr qreal barHeight = 10;
constexpr qreal largestPip = 10;
constexpr qreal pipGap = 2;
constexpr qreal countablePip = 6;
constexpr qreal leastPip = 3; ///< whatever the size of letters

QString numberOf(const GaugeReport& gauge) {
    const QString part = (gauge.part < 0 ? QStringLiteral("−") : QString{}) +
                         QString::number(std::abs(static_cast<std::int64_t>(gauge.part)));
    return gauge.isToldOutOf ? QStringLiteral("%1/%2").arg(part).arg(gauge.whole) : part;
}

QFont gaugeFont(qreal letters) {
    return drawnFont(static_cast<int>(static_cast<qreal>(TextSize::body) * letters), QFont::Bold);
}
QFont gaugeNameFont(qreal letters) {
    return drawnFont(static_cast<int>(static_cast<qreal>(TextSize::small) * letters), QFont::Bold);
}

} // namespace

void PlayerGauges::display(std::vector<GaugeReport> gauges, const QRectF& rect, qreal letters) {
    prepareGeometryChange();
    gauges_ = std::move(gauges);
    rect_ = rect;
    letters_ = letters;
    setVisible(!gauges_.empty() && rect.width() > 0);
    update();
}

void PlayerGauges::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    const auto lines = static_cast<qreal>(gauges_.size());
    const qreal height = std::min(tallestGauge * letters_, rect_.height() / lines);
    qreal top = rect_.center().y() - height * lines / 2;
    for (const GaugeReport& gauge : gauges_) {
        paintOne(*painter, gauge, {rect_.left(), top, rect_.width(), height});
        top += height;
    }
}

/// The room for names, the same for all: bars and pips stand one below the other.
qreal PlayerGauges::roomForNames() const {
    const QFontMetricsF metrics{gaugeNameFont(letters_)};
    qreal room = leastGaugeName * letters_;
    for (const GaugeReport& gauge : gauges_)
        if (gauge.glyph.isEmpty())
            room = std::max(room, metrics.horizontalAdvance(gauge.name) + gaugeGap * letters_);
    return room;
}

void PlayerGauges::paintOne(QPainter& painter, const GaugeReport& gauge, const QRectF& line) const {
    const qreal side = gaugeInset * letters_;
    const QRectF first{line.left() + side, line.top(), roomForNames(), line.height()};
    if (gauge.glyph.isEmpty()) {
        painter.setFont(gaugeNameFont(letters_));
        painter.setPen(palette_->quiet);
        painter.drawText(first, Qt::AlignLeft | Qt::AlignVCenter, gauge.name);
    } else {
        const qreal size = std::min(16 * letters_, line.height());
        renderer_->drawGlyph(painter, gauge.glyph, {first.left(), line.center().y() - size / 2, size, size},
                             gauge.colour);
    }
    painter.setFont(gaugeFont(letters_));
    painter.setPen(palette_->text);
    const QString text = numberOf(gauge);
    const qreal width = QFontMetricsF{painter.font()}.horizontalAdvance(text);
    const QRectF last{line.right() - side - width - 1, line.top(), width + 1, line.height()};
    painter.drawText(last, Qt::AlignRight | Qt::AlignVCenter, text);
    const QRectF middle{first.right(), line.top(), last.left() - first.right() - gaugeGap * letters_,
                        line.height()};
    if (middle.width() <= 0)
        return;
    if (gauge.form == LayoutGauge::Form::bar)
        paintBar(painter, gauge, middle);
    else
        paintPips(painter, gauge, middle);
}

/// Full is full: there is no more to see of a number beyond it.
void PlayerGauges::paintBar(QPainter& painter, const GaugeReport& gauge, const QRectF& place) const {
    const qreal height = barHeight * letters_;
    const QRectF bar{place.left(), place.center().y() - height / 2, place.width(), height};
    painter.setPen(QPen{palette_->outline, 1});
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(bar, height / 2, height / 2);
    if (gauge.part <= 0 || gauge.whole <= 0)
        return;
    const qreal share = std::min(1.0, static_cast<qreal>(gauge.part) / gauge.whole);
    painter.setPen(Qt::NoPen);
    painter.setBrush(gauge.colour);
    painter.drawRoundedRect(QRectF{bar.left(), bar.top(), std::max(height, bar.width() * share), height},
                            height / 2, height / 2);
}

void PlayerGauges::paintPips(QPainter& painter, const GaugeReport& gauge, const QRectF& place) const {
    const int count = std::max({gauge.part, gauge.whole, 0});
    if (count == 0)
        return;
    const qreal between = pipGap * letters_;
    const auto sizeIn = [&](int lines) {
        const int columns = (count + lines - 1) / lines;
        return std::min({largestPip * letters_, (place.width() + between) / columns - between,
                         (place.height() + between) / lines - between});
    };
    // Many stand in two lines, where one would leave them too small to be counted.
    const int lines = sizeIn(1) < countablePip * letters_ && sizeIn(2) > sizeIn(1) ? 2 : 1;
    const qreal size = sizeIn(lines);
    if (size < leastPip)
        return; // the number says it
    const int columns = (count + lines - 1) / lines;
    const qreal top = place.center().y() - (lines * (size + between) - between) / 2;
    for (int i = 0; i < count; ++i) {
        const int line = i / columns;
        const QRectF pip{place.left() + i % columns * (size + between), top + line * (size + between), size,
                         size};
        const bool isFull = i < gauge.part;
        painter.setPen(QPen{isFull ? gauge.colour : palette_->quiet, 1});
        painter.setBrush(isFull ? QBrush{gauge.colour} : QBrush{Qt::NoBrush});
        painter.drawEllipse(pip.adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

} // namespace takujo
