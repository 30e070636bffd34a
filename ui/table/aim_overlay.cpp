#include "ui/table/aim_overlay.h"

#include "ui/theme/mark_painter.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace takujo {

namespace {

constexpr qreal headLength = 13;
constexpr qreal headWidth = 7.5;
constexpr qreal lineWidth = 3;
constexpr qreal rimWidth = 6;
constexpr qreal beside = 4; ///< between a card and the line that joins it with others

// How much longer a pixel over each counts than one over free ground.
constexpr qreal overCard = 4;
constexpr qreal overWords = 12;
constexpr qreal overPrompt = 40;
constexpr qreal overRibbon = 3;
constexpr qreal overZone = 0.2;

/// The middle of an arrow that bends away from the straight line, by that share of its length.
QPointF bendOf(const QLineF& line, qreal bow) {
    const QPointF across{-line.dy(), line.dx()};
    return line.center() - across * (line.dx() < 0 ? -bow : bow);
}

/// Where the line from outside to the middle of a card meets it, away from the corners: there it could be
/// taken for the card beside it.
QPointF edgeTowards(const QRectF& card, QPointF outside) {
    const QPointF way = outside - card.center();
    const qreal halfWidth = card.width() / 2;
    const qreal halfHeight = card.height() / 2;
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

std::vector<QPointF> pointsOf(const QPainterPath& path) {
    constexpr int count = 16;
    std::vector<QPointF> points;
    for (int i = 0; i <= count; ++i)
        points.push_back(path.pointAtPercent(static_cast<qreal>(i) / count));
    return points;
}

/// With round corners.
QPainterPath pathOf(const std::vector<QPointF>& way) {
    constexpr qreal round = 9;
    QPainterPath path{way.front()};
    for (std::size_t i = 1; i < way.size(); ++i) {
        if (i + 1 == way.size()) {
            path.lineTo(way[i]);
            break;
        }
        QLineF in{way[i], way[i - 1]};
        QLineF out{way[i], way[i + 1]};
        const qreal cut = std::min({round, in.length() / 2, out.length() / 2});
        in.setLength(cut);
        out.setLength(cut);
        path.lineTo(in.p2());
        path.quadTo(way[i], out.p2());
    }
    return path;
}

QRectF without(const QRectF& rect, qreal edge) {
    return rect.adjusted(edge, edge, -edge, -edge);
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

void AimOverlay::keepClearOf(TableScene::Ground ground, const QRectF& prompt, const QRectF& ribbon) {
    if (ground == ground_ && prompt == prompt_ && ribbon == ribbon_)
        return;
    ground_ = std::move(ground);
    prompt_ = prompt;
    ribbon_ = ribbon;
    isLaid_ = false; // lines go other ways now
}

std::vector<WayFinder::Obstacle> AimOverlay::obstacles() const {
    std::vector<WayFinder::Obstacle> all;
    all.reserve(ground_.cards.size() + ground_.words.size() + 2);
    for (const QRectF& card : ground_.cards)
        all.push_back({card, overCard});
    for (const QRectF& words : ground_.words)
        all.push_back({words, overWords});
    all.push_back({prompt_, overPrompt});
    all.push_back({ribbon_, overRibbon});
    return all;
}

/// As little bent as it can be without running over what lies between.
AimOverlay::Arrow AimOverlay::arrowTo(const TableScene::AimedAt& target, const QRectF& from) const {
    constexpr std::array bows{0.14, -0.14, 0.28, -0.28, 0.05, 0.42, -0.42};
    std::vector<WayFinder::Obstacle> between = obstacles();
    std::erase_if(between, [&](const WayFinder::Obstacle& each) {
        return each.rect == from || each.rect == target.rect;
    });
    const WayFinder finder{rect(), std::move(between)};
    Arrow best;
    qreal least = std::numeric_limits<qreal>::infinity();
    for (const qreal bow : bows) {
        const QPointF bend = bendOf({from.center(), target.rect.center()}, bow);
        const QPointF start = from.isEmpty() ? from.topLeft() : edgeTowards(from, bend);
        const Arrow arrow{start, bend, edgeTowards(target.rect, bend), target.rect, target.name};
        QPainterPath path{start};
        path.quadTo(bend, arrow.end);
        const qreal cost = finder.costOf(pointsOf(path)) * (1 + std::abs(bow) * 0.3);
        if (cost < least * 0.9) { // the usual one unless another is better by far
            least = cost;
            best = arrow;
        }
    }
    return best;
}

void AimOverlay::display(const QRectF& from, const std::vector<TableScene::AimedAt>& targets, Player by) {
    by_ = by;
    arrows_.clear();
    for (const TableScene::AimedAt& target : targets)
        if (!target.rect.contains(from.center())) // it has chosen the card it comes from; the mark says so
            arrows_.push_back(arrowTo(target, from));
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

const std::vector<AimOverlay::Drawn>& AimOverlay::laid() {
    if (!isLaid_) {
        drawn_.clear();
        for (const TableScene::Link& link : links_)
            drawn_.push_back(drawn(link));
        isLaid_ = true;
    }
    return drawn_;
}

std::vector<std::vector<QPointF>> AimOverlay::ways() {
    std::vector<std::vector<QPointF>> all;
    for (const Drawn& drawn : laid())
        all.insert(all.end(), drawn.ways.begin(), drawn.ways.end());
    return all;
}

std::vector<QRectF> AimOverlay::plates() {
    std::vector<QRectF> all;
    for (const Drawn& drawn : laid())
        if (!drawn.told.isEmpty())
            all.push_back(drawn.plate);
    return all;
}

void AimOverlay::displayLinks(std::vector<TableScene::Link> links) {
    if (links != links_) {
        links_ = std::move(links);
        isLaid_ = false;
    }
    setAccessibleDescription(names().join(QStringLiteral(", ")));
    setVisible(!arrows_.empty() || !links_.empty());
    update();
}

/// A line along the edges that face the other player, and a foot to each card.
void AimOverlay::join(const TableScene::Link& link, const std::vector<QRectF>& cards, Drawn& drawn) const {
    const auto edge = [&](const QRectF& card) { return link.near ? card.top() : card.bottom(); };
    qreal bar = edge(cards.front());
    for (const QRectF& card : cards)
        bar = link.near ? std::min(bar, edge(card)) : std::max(bar, edge(card));
    bar += link.near ? -beside : beside;
    for (const QRectF& card : cards)
        drawn.feet.push_back({{card.center().x(), edge(card)}, {card.center().x(), bar}});
    drawn.bar = {{cards.front().center().x(), bar}, {cards.back().center().x(), bar}};
}

/// Straight on, or along the gaps if that runs over less.
std::vector<QPointF> AimOverlay::wayTo(const QRectF& target, const QRectF& card, const Drawn& drawn,
                                       bool isNear, bool isWord) const {
    constexpr qreal preferred = 40; ///< so much more a straight one may cost
    std::vector<WayFinder::Obstacle> around = obstacles();
    for (const QRectF& zone : ground_.zones)
        around.push_back({zone, overZone});
    const WayFinder finder{without(rect(), 3), std::move(around)};
    std::vector<WayFinder::End> from;
    QPointF start;
    if (drawn.bar.empty()) {
        from = endsAround(card);
        start = edgeTowards(card, target.center());
    } else {
        const QPointF facing{0, isNear ? -1.0 : 1.0};
        const QPointF left = drawn.bar.front();
        const QPointF right = drawn.bar.back();
        from = {{left, {-1, 0}}, {right, {1, 0}}, {(left + right) / 2, facing}};
        start = {std::clamp(target.center().x(), left.x(), right.x()), left.y()};
    }
    const QRectF goal = isWord ? target.adjusted(-3, -3, 3, 3) : target;
    std::vector<QPointF> straight{start, edgeTowards(goal, start)};
    std::vector<QPointF> gaps = finder.alongGaps(from, endsAround(goal));
    if (gaps.size() < 2 || finder.costOf(straight) <= finder.costOf(gaps) + preferred)
        return straight;
    return gaps;
}

AimOverlay::Drawn AimOverlay::drawn(const TableScene::Link& link) const {
    Drawn result;
    result.by = link.by;
    result.told = link.told;
    if (link.to.empty()) {
        join(link, link.cards, result);
        return result;
    }
    for (const QRectF& target : link.to) {
        std::vector<QRectF> cards;
        for (const QRectF& card : link.cards)
            if (*std::ranges::min_element(link.to, {}, [&](const QRectF& rect) {
                    return QLineF{card.center(), rect.center()}.length();
                }) == target)
                cards.push_back(card);
        if (cards.empty())
            continue;
        result.bar.clear();
        if (cards.size() > 1)
            join(link, cards, result);
        const std::vector<QPointF> way = wayTo(target, cards.front(), result, link.near, link.isAtPlayer);
        if (QLineF{way.front(), way.back()}.length() >= 1)
            result.ways.push_back(way);
    }
    if (!result.told.isEmpty())
        place(link, result);
    return result;
}

/// Where nothing else is to be read, beside the card it is about: what is attacked, or who attacks a player.
void AimOverlay::place(const TableScene::Link& link, Drawn& drawn) const {
    constexpr qreal inset = 8;
    constexpr qreal smaller = 30; ///< so much nearer small letters have to be, in pixels
    QRectF by = link.to.front();
    if (link.isAtPlayer)
        for (std::size_t i = 0; i < link.cards.size(); ++i)
            by = i == 0 ? link.cards.front() : by.united(link.cards[i]);
    std::vector<WayFinder::Obstacle> taken = obstacles();
    for (const std::vector<QPointF>& way : drawn.ways)
        for (std::size_t i = 1; i < way.size(); ++i)
            taken.push_back({QRectF{way[i - 1], way[i]}.normalized().adjusted(-1, -1, 1, 1), 0.1});
    qreal least = std::numeric_limits<qreal>::infinity();
    for (const TextSize size : {TextSize::heading, TextSize::body}) {
        const QFontMetricsF sum{textFont(size, QFont::Bold)};
        const QFontMetricsF outcome{textFont(TextSize::small, QFont::DemiBold)};
        qreal width = sum.horizontalAdvance(drawn.told.front());
        for (const QString& line : drawn.told.mid(1))
            width = std::max(width, outcome.horizontalAdvance(line));
        const qreal height = sum.height() + static_cast<qreal>(drawn.told.size() - 1) * outcome.height();
        const PlaceFound found =
            freePlace(without(rect(), 2), {width + 2 * inset, height + inset}, by, taken, ground_.zones);
        const qreal cost = found.hidden + found.distance + (size == TextSize::heading ? 0 : smaller);
        if (cost >= least || found.rect.isEmpty())
            continue;
        least = cost;
        drawn.plate = found.rect;
        drawn.size = size;
    }
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

/// Thin over cards, whose letters stay legible.
void AimOverlay::paintAlong(QPainter& painter, const QPainterPath& path, const QColor& colour) const {
    QRegion cards;
    for (const QRectF& card : ground_.cards)
        cards += without(card, 1).toAlignedRect();
    const auto draw = [&](const QRegion& where, float line, float rim) {
        painter.setClipRegion(where);
        QColor edge = palette_.panel;
        edge.setAlphaF(rim);
        QColor ink = colour;
        ink.setAlphaF(line);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen{edge, rimWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
        painter.drawPath(path);
        painter.setPen(QPen{ink, lineWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
        painter.drawPath(path);
        painter.setClipping(false);
    };
    draw(QRegion{rect()} - cards, 1.0F, 0.8F);
    draw(cards, 0.4F, 0.15F);
}

void AimOverlay::paintDrawn(QPainter& painter, const Drawn& drawn) const {
    const QColor colour = playerColour(palette_, drawn.by == Player::b ? 1 : 0);
    QPainterPath all;
    for (const std::vector<QPointF>& foot : drawn.feet)
        all.addPath(pathOf(foot));
    if (!drawn.bar.empty())
        all.addPath(pathOf(drawn.bar));
    for (std::vector<QPointF> way : drawn.ways) {
        QLineF last{way.back(), way[way.size() - 2]};
        last.setLength(std::min(headLength, last.length()));
        way.back() = last.p2();
        all.addPath(pathOf(way));
    }
    paintAlong(painter, all, colour);
    for (const std::vector<QPointF>& way : drawn.ways) {
        const QLineF last{way[way.size() - 2], way.back()};
        if (last.length() > 0)
            paintHead(painter, way.back(), (last.p2() - last.p1()) / last.length(), colour);
    }
}

void AimOverlay::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Drawn& drawn : laid())
        paintDrawn(painter, drawn);
    const QColor colour = playerColour(palette_, by_ == Player::b ? 1 : 0);
    for (const Arrow& arrow : arrows_) {
        const QLineF arrival{arrow.bend, arrow.end};
        if (arrival.length() < 1)
            continue;
        const QPointF along = (arrow.end - arrow.bend) / arrival.length();
        QPainterPath path{arrow.start};
        path.quadTo(arrow.bend, arrow.end - along * headLength);
        paintAlong(painter, path, colour);
        paintHead(painter, arrow.end, along, colour);
    }
    for (const Arrow& arrow : arrows_)
        if (!arrow.name.isEmpty())
            paintName(painter, arrow);
    for (const Drawn& drawn : laid())
        if (!drawn.told.isEmpty())
            paintTold(painter, drawn);
}

/// The sum large, and below it what comes of it.
void AimOverlay::paintTold(QPainter& painter, const Drawn& drawn) const {
    const QFont large = textFont(drawn.size, QFont::Bold);
    const QFont small = textFont(TextSize::small, QFont::DemiBold);
    painter.setPen(QPen{choiceColour(palette_), 2});
    painter.setBrush(palette_.panel);
    painter.drawRoundedRect(drawn.plate, radius::zone, radius::zone);
    painter.setFont(large);
    painter.setPen(choiceColour(palette_));
    QRectF line{drawn.plate.left(), drawn.plate.top() + 4, drawn.plate.width(),
                QFontMetricsF{large}.height()};
    painter.drawText(line, Qt::AlignCenter, drawn.told.front());
    painter.setFont(small);
    painter.setPen(palette_.text);
    for (const QString& text : drawn.told.mid(1)) {
        line = {drawn.plate.left(), line.bottom(), drawn.plate.width(), QFontMetricsF{small}.height()};
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
