#include "ui/replay/transport_icons.h"

#include <QPainter>
#include <QPixmap>

#include <utility>
#include <vector>

namespace takujo {

namespace {

constexpr int side = 18;
constexpr int sharpness = 3; ///< also on a dense screen
constexpr double top = 4;
constexpr double bottom = 14;

/// A triangle that points right from `left` to `right`, or left if they are the other way round.
QPolygonF triangle(double from, double to) {
    return QPolygonF{{{from, top}, {to, (top + bottom) / 2}, {from, bottom}}};
}

QPolygonF bar(double left, double width) {
    return QPolygonF{QRectF{left, top, width, bottom - top}};
}

std::vector<QPolygonF> shapesOf(Transport sign) {
    switch (sign) {
    case Transport::start:
        return {bar(3, 2.2), triangle(14.5, 6.5)};
    case Transport::turnBack:
        return {triangle(9, 2), triangle(16, 9)};
    case Transport::back:
        return {triangle(11, 4), bar(12.2, 2.2)};
    case Transport::play:
        return {triangle(4.5, 14.5)};
    case Transport::pause:
        return {bar(4.5, 3), bar(10.5, 3)};
    case Transport::forward:
        return {bar(3.6, 2.2), triangle(7, 14)};
    case Transport::turnForward:
        return {triangle(2, 9), triangle(9, 16)};
    case Transport::end:
        return {triangle(3.5, 11.5), bar(12.8, 2.2)};
    }
    return {};
}

QPixmap drawn(Transport sign, const QColor& colour) {
    QPixmap picture{side * sharpness, side * sharpness};
    picture.setDevicePixelRatio(sharpness);
    picture.fill(Qt::transparent);
    QPainter painter{&picture};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    for (const QPolygonF& shape : shapesOf(sign))
        painter.drawPolygon(shape);
    return picture;
}

} // namespace

QIcon transportIcon(Transport sign, const QColor& colour, const QColor& disabled) {
    QIcon icon;
    icon.addPixmap(drawn(sign, colour), QIcon::Normal);
    icon.addPixmap(drawn(sign, disabled), QIcon::Disabled);
    return icon;
}

} // namespace takujo
