#include "ui/motion/turn_band.h"

#include "ui/theme/typography.h"

#include <QFontMetricsF>
#include <QLinearGradient>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace takujo {

namespace {

constexpr qreal height = 76;
constexpr qreal comes = 0.18; // of its time; it goes as fast
constexpr qreal slides = 60;
constexpr qreal gap = 14;

} // namespace

TurnBand::TurnBand(Words words, Colours colours, const QRectF& table, qreal letters)
    : words_{std::move(words)}, colours_{std::move(colours)}, letters_{letters} {
    const qreal high = height * letters;
    band_ = {table.left(), table.center().y() - high / 2, table.width(), high};
}

void TurnBand::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    const qreal t = share();
    painter->setOpacity(std::min({1.0, t / comes, (1 - t) / comes}));
    painter->setRenderHint(QPainter::Antialiasing);
    QColor clear = colours_.ground;
    clear.setAlpha(0);
    QColor ground = colours_.ground;
    ground.setAlphaF(0.92F);
    QLinearGradient fill{band_.topLeft(), band_.topRight()};
    fill.setColorAt(0, clear);
    fill.setColorAt(0.2, ground);
    fill.setColorAt(0.8, ground);
    fill.setColorAt(1, clear);
    painter->fillRect(band_, fill);
    QColor none = colours_.player;
    none.setAlpha(0);
    QLinearGradient line{band_.topLeft(), band_.topRight()};
    line.setColorAt(0, none);
    line.setColorAt(0.5, colours_.player);
    line.setColorAt(1, none);
    const qreal edge = 2 * letters_;
    painter->fillRect(QRectF{band_.left(), band_.top(), band_.width(), edge}, line);
    painter->fillRect(QRectF{band_.left(), band_.bottom() - edge, band_.width(), edge}, line);

    const auto pixels = [&](qreal size) { return static_cast<int>(std::lround(size * letters_)); };
    const QFont name = drawnFont(pixels(28), QFont::Bold);
    const QFont turn = drawnFont(pixels(20));
    const qreal nameWidth = QFontMetricsF{name}.horizontalAdvance(words_.player);
    const qreal turnWidth = QFontMetricsF{turn}.horizontalAdvance(words_.turn);
    const qreal whole = nameWidth + gap * letters_ + turnWidth;
    const qreal away = travels() ? std::pow(1 - std::min(1.0, t / (2 * comes)), 3) : 0;
    const qreal left = band_.center().x() - whole / 2 + slides * letters_ * away;
    painter->setPen(colours_.player);
    painter->setFont(name);
    painter->drawText(QRectF{left, band_.top(), nameWidth + 1, band_.height()}, Qt::AlignVCenter,
                      words_.player);
    painter->setPen(colours_.text);
    painter->setFont(turn);
    painter->drawText(QRectF{left + nameWidth + gap * letters_, band_.top(), turnWidth + 1, band_.height()},
                      Qt::AlignVCenter, words_.turn);
}

} // namespace takujo
