#include "ui/table/aim_overlay.h"

#include "ui/theme/mark_painter.h"
#include "ui/theme/typography.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace takujo {

namespace {

constexpr qreal headLength = 15;
constexpr qreal headWidth = 9;
constexpr qreal bow = 0.14; ///< how far an arrow bends, of its length

/// The middle of an arrow that bends away from the straight line.
QPointF bendOf(const QLineF& line) {
    const QPointF across{-line.dy(), line.dx()};
    return line.center() - across * (line.dx() < 0 ? -bow : bow);
}

/// Where the line from outside to the middle of a card meets it, away from the corners: there it could be
/// taken for the card beside it.
QPointF edgeTowards(const QRectF& card, QPointF outside) {
    const QPointF way = outside - card.center();
    constexpr qreal inside = 5; ///< the point of the arrow lies on the card
    const qreal halfWidth = card.width() / 2 - inside;
    const qreal halfHeight = card.height() / 2 - inside;
    qreal share = 1;
    if (std::abs(way.x()) > halfWidth)
        share = std::min(share, halfWidth / std::abs(way.x()));
    if (std::abs(way.y()) > halfHeight)
        share = std::min(share, halfHeight / std::abs(way.y()));
    const QPointF hit = way * share;
    const qreal most = card.width() * 0.25;
    return card.center() +
           (std::abs(hit.y()) >= halfHeight - 0.5 ? QPointF{std::clamp(hit.x(), -most, most), hit.y()} : hit);
}

} // namespace

AimOverlay::AimOverlay(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("aim"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void AimOverlay::setColours(const Palette& palette) {
    palette_ = palette;
    update();
}

void AimOverlay::display(QPointF from, const std::vector<TableScene::AimedAt>& targets, Player by) {
    from_ = from;
    by_ = by;
    arrows_.clear();
    for (const TableScene::AimedAt& target : targets) {
        if (target.rect.contains(from))
            continue; // it has chosen the card it comes from; the mark says so
        const QPointF bend = bendOf({from, target.rect.center()});
        arrows_.push_back({bend, edgeTowards(target.rect, bend), target.rect, target.name});
    }
    setAccessibleDescription(names().join(QStringLiteral(", ")));
    setVisible(!arrows_.empty() || !links_.empty());
    update();
}

QStringList AimOverlay::names() const {
    QStringList names;
    for (const Arrow& arrow : arrows_)
        if (!arrow.name.isEmpty())
            names << arrow.name;
    for (const TableScene::Link& link : links_)
        names << link.told;
    return names;
}

void AimOverlay::displayLinks(std::vector<TableScene::Link> links) {
    links_ = std::move(links);
    setAccessibleDescription(names().join(QStringLiteral(", ")));
    setVisible(!arrows_.empty() || !links_.empty());
    update();
}

void AimOverlay::paintHead(QPainter& painter, QPointF end, QPointF along, const QColor& colour) const {
    const QPointF across{-along.y(), along.x()};
    const QPointF neck = end - along * headLength;
    QPainterPath head{end};
    head.lineTo(neck + across * headWidth);
    head.lineTo(neck - across * headWidth);
    head.closeSubpath();
    painter.setPen(QPen{palette_.panel, 1.5});
    painter.setBrush(colour);
    painter.drawPath(head);
}

void AimOverlay::paintLink(QPainter& painter, const TableScene::Link& link) const {
    const QColor colour = playerColour(palette_, link.by == Player::b ? 1 : 0);
    const auto draw = [&](const QPainterPath& path) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen{palette_.panel, 8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
        painter.drawPath(path);
        painter.setPen(QPen{colour, 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
        painter.drawPath(path);
    };
    if (link.to.empty()) {
        // A bracket over the edges that face the other player.
        constexpr qreal foot = 10;
        const auto edge = [&](const QRectF& card) { return link.near ? card.top() : card.bottom(); };
        const qreal away = link.near ? -1 : 1;
        qreal bar = edge(link.cards.front());
        for (const QRectF& card : link.cards)
            bar = link.near ? std::min(bar, edge(card)) : std::max(bar, edge(card));
        QPainterPath path;
        for (const QRectF& card : link.cards) {
            path.moveTo(card.center().x(), edge(card) - away * foot);
            path.lineTo(card.center().x(), bar);
        }
        path.moveTo(link.cards.front().center().x(), bar);
        path.lineTo(link.cards.back().center().x(), bar);
        draw(path);
        return;
    }
    for (const QRectF& card : link.cards) {
        const QRectF& other = *std::ranges::min_element(
            link.to, {}, [&](const QRectF& rect) { return QLineF{card.center(), rect.center()}.length(); });
        const QLineF way{edgeTowards(card, other.center()), edgeTowards(other, card.center())};
        if (way.length() < 1)
            continue;
        const QPointF along = (way.p2() - way.p1()) / way.length();
        QPainterPath path{way.p1()};
        path.lineTo(way.p2() - along * headLength);
        draw(path);
        paintHead(painter, way.p2(), along, colour);
    }
}

void AimOverlay::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    for (const TableScene::Link& link : links_)
        paintLink(painter, link);
    const QColor colour = playerColour(palette_, by_ == Player::b ? 1 : 0);
    // What lies below stays legible.
    QColor line = colour;
    line.setAlphaF(0.75F);
    QColor rim = palette_.panel;
    rim.setAlphaF(0.35F);
    for (const Arrow& arrow : arrows_) {
        const auto& [bend, end, at, name] = arrow;
        const QLineF arrival{bend, end};
        if (arrival.length() < 1)
            continue;
        const QPointF along = (end - bend) / arrival.length();
        const QPointF neck = end - along * headLength;
        QPainterPath path{from_};
        path.quadTo(bend, neck);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen{rim, 6, Qt::SolidLine, Qt::RoundCap});
        painter.drawPath(path);
        painter.setPen(QPen{line, 3, Qt::SolidLine, Qt::RoundCap});
        painter.drawPath(path);
        paintHead(painter, end, along, colour);
    }
    for (const Arrow& arrow : arrows_)
        if (!arrow.name.isEmpty())
            paintName(painter, arrow);
    for (const TableScene::Link& link : links_)
        if (!link.told.isEmpty())
            paintTold(painter, link);
}

/// Beside the card, where no other lies; else half way between those in the battle.
QRectF AimOverlay::placeOfTold(const TableScene::Link& link, QSizeF size) const {
    constexpr qreal away = 8;
    const QRectF& target = link.to.front();
    const qreal top = target.center().y() - size.height() / 2;
    const QRectF room = QRectF{rect()}.adjusted(2, 2, -2, -2);
    for (const qreal left : {target.left() - away - size.width(), target.right() + away}) {
        const QRectF place{{left, top}, size};
        const bool isFree =
            std::ranges::none_of(link.taken, [&](const QRectF& card) { return card.intersects(place); });
        if (isFree && room.contains(place))
            return place;
    }
    QPointF middle;
    for (const QRectF& card : link.cards)
        middle += card.center() / static_cast<qreal>(link.cards.size());
    const QRectF place{(middle + target.center()) / 2 - QPointF{size.width() / 2, size.height() / 2}, size};
    return {{std::clamp(place.left(), room.left(), std::max(room.left(), room.right() - size.width())),
             place.top()},
            size};
}

/// The sum large, and below it what comes of it.
void AimOverlay::paintTold(QPainter& painter, const TableScene::Link& link) const {
    const QFont large = textFont(TextSize::heading, QFont::Bold);
    const QFont small = textFont(TextSize::small, QFont::DemiBold);
    const QFontMetricsF sum{large};
    const QFontMetricsF outcome{small};
    constexpr qreal inset = 8;
    qreal width = sum.horizontalAdvance(link.told.front());
    for (const QString& line : link.told.mid(1))
        width = std::max(width, outcome.horizontalAdvance(line));
    const qreal lines = static_cast<qreal>(link.told.size() - 1);
    const QSizeF size{width + 2 * inset, sum.height() + lines * outcome.height() + inset};
    const QRectF place = placeOfTold(link, size);
    painter.setPen(QPen{choiceColour(palette_), 2});
    painter.setBrush(palette_.panel);
    painter.drawRoundedRect(place, radius::zone, radius::zone);
    painter.setFont(large);
    painter.setPen(choiceColour(palette_));
    QRectF line{place.left(), place.top() + inset / 2, place.width(), sum.height()};
    painter.drawText(line, Qt::AlignCenter, link.told.front());
    painter.setFont(small);
    painter.setPen(palette_.text);
    for (const QString& text : link.told.mid(1)) {
        line = {place.left(), line.bottom(), place.width(), outcome.height()};
        painter.drawText(line, Qt::AlignCenter, text);
    }
}

/// Which card of a pile is meant, over the top one; several below each other.
void AimOverlay::paintName(QPainter& painter, const Arrow& arrow) const {
    painter.setFont(textFont(TextSize::small, QFont::DemiBold));
    const QFontMetrics metrics = painter.fontMetrics();
    const int height = metrics.height() + 4;
    const auto isSamePile = [&](const Arrow& other) { return !other.name.isEmpty() && other.at == arrow.at; };
    const auto before = std::count_if(arrows_.data(), &arrow, isSamePile);
    const QString name = metrics.elidedText(arrow.name, Qt::ElideRight, width() / 3);
    const int wide = metrics.horizontalAdvance(name) + 16;
    const double left = std::clamp(arrow.at.center().x() - wide / 2.0, 2.0, width() - wide - 2.0);
    const QRectF pill{left, arrow.at.center().y() - height / 2.0 + static_cast<double>(before) * (height + 2),
                      static_cast<double>(wide), static_cast<double>(height)};
    painter.setPen(QPen{playerColour(palette_, by_ == Player::b ? 1 : 0), 1.5});
    painter.setBrush(palette_.panel);
    painter.drawRoundedRect(pill, height / 2.0, height / 2.0);
    painter.setPen(palette_.text);
    painter.drawText(pill, Qt::AlignCenter, name);
}

} // namespace takujo
