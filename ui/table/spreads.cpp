#include "ui/table/spreads.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>

namespace takujo {

namespace {

/// Of a card that another one covers, at least this much of its width stays in sight.
constexpr qreal leastInSight = 0.56;
constexpr qreal headOfCard = 0.24; ///< in card heights: cost and name

qreal widthOf(const SpreadCard& card, QSizeF size) {
    return (card.aside ? size.height() : size.width()) + std::abs(card.beside) * size.width();
}

/// How much of two neighbours may lie upon each other. `inSight`: the least of a card, of its width, that the
/// next one leaves free.
qreal mostOverlap(const SpreadCard& card, const SpreadCard& next, QSizeF size, qreal inSight) {
    if (next.headRight) // all of it lies below the card before it, but for its head
        return std::min((1 - headOfCard) * size.height(), card.aside ? size.height() : size.width());
    return card.headRight ? 0 : (1 - inSight) * size.width(); // each would hide the other's head
}

/// Heads at the right stay free where each card lies upon the next one, those at the left the other way
/// round.
int levelAfter(int level, const SpreadCard& next) {
    return next.headRight ? level - 1 : level + 1;
}

/// Cards that have no room overlap; where that is not enough they shrink.
std::vector<Placement> overlappingRow(const QRectF& room, const std::vector<SpreadCard>& cards, QSizeF size,
                                      qreal inSight) {
    qreal cardWidths = 0;
    for (const SpreadCard& card : cards)
        cardWidths += widthOf(card, size);
    qreal overlaps = 0;
    for (std::size_t i = 1; i < cards.size(); ++i)
        overlaps += mostOverlap(cards[i - 1], cards[i], size, inSight);
    const auto gaps = static_cast<qreal>(cards.size() - 1);
    const qreal free = room.width() - cardWidths;
    qreal gap = gaps > 0 ? std::min(gapBetweenCards * size.width(), std::max(free, 0.0) / gaps) : 0;
    const qreal share = free < 0 && overlaps > 0 ? std::min(1.0, -free / overlaps) : 0; // of what may overlap
    qreal shrink = 1;
    if (gaps > 0 && free < -overlaps) {
        shrink = room.width() / (cardWidths - overlaps);
        size *= shrink;
    }
    qreal x = room.center().x() - ((cardWidths - share * overlaps) * shrink + gaps * gap) / 2;
    std::vector<Placement> result;
    int level = 0;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const SpreadCard& card = cards[i];
        if (i > 0) {
            x += gap - share * mostOverlap(cards[i - 1], card, size, inSight);
            level = levelAfter(level, card);
        }
        const qreal width = widthOf(card, size);
        result.push_back(
            {{x + (width - card.beside * size.width()) / 2, room.center().y() + card.ease * size.height()},
             size,
             card.aside ? asideAngle : 0,
             level});
        x += width;
    }
    return result;
}

/// Heads are left free at the right only where that does not make the cards smaller.
std::vector<Placement> inRow(const QRectF& room, const std::vector<SpreadCard>& cards, QSizeF size,
                             qreal inSight = leastInSight) {
    std::vector<Placement> row = overlappingRow(room, cards, size, inSight);
    if (row.front().size == size || std::ranges::none_of(cards, &SpreadCard::headRight))
        return row;
    std::vector<SpreadCard> alike = cards;
    for (SpreadCard& card : alike)
        card.headRight = false;
    std::vector<Placement> other = overlappingRow(room, alike, size, inSight);
    return other.front().size.width() > row.front().size.width() ? other : row;
}

std::vector<Placement> inColumn(const QRectF& room, const std::vector<SpreadCard>& cards, QSizeF size) {
    const auto steps = static_cast<qreal>(cards.size() - 1);
    // Heads stay whole: the cards shrink instead.
    const qreal wanted = (1 + steps * headOfCard) * size.height();
    if (wanted > room.height())
        size *= room.height() / wanted;
    const qreal step = headOfCard * size.height();
    std::vector<Placement> result;
    qreal y = room.top() + size.height() / 2;
    for (std::size_t i = 0; i < cards.size(); ++i, y += step)
        result.push_back({{room.center().x(), y}, size, 0});
    return result;
}

constexpr qreal degree = 3.14159265358979 / 180;

/// How much lower the outermost cards of a fan reach than the one in the middle, turned by that many degrees.
qreal dropOfFan(qreal halfWidth, qreal turned, QSizeF size) {
    const qreal sag = halfWidth * std::tan(turned * degree) / 2;
    const qreal corner =
        (size.height() * std::cos(turned * degree) + size.width() * std::sin(turned * degree)) / 2;
    return sag + corner - size.height() / 2;
}

/// An arc whose middle is far below; the cards at its ends hang a little lower. All of it stays in the room:
/// it is the flatter the less there is below it.
std::vector<Placement> inFan(const QRectF& room, const std::vector<SpreadCard>& cards, QSizeF size) {
    const auto count = static_cast<qreal>(cards.size());
    size *= std::min(1.0, room.height() / size.height());
    qreal mostTurned = std::min(6.0, 1.9 * (count - 1));
    qreal step = 0;
    for (const qreal turned = mostTurned / 24; mostTurned > 0; mostTurned -= turned) {
        const qreal outermost =
            size.width() * std::cos(mostTurned * degree) + size.height() * std::sin(mostTurned * degree);
        step = std::min(size.width() * 1.09, count > 1 ? (room.width() - outermost) / (count - 1) : 0);
        if (size.height() + dropOfFan((count - 1) / 2 * step, mostTurned, size) <= room.height())
            break;
    }
    mostTurned = std::max(mostTurned, 0.0);
    const qreal perCard = count > 1 ? 2 * mostTurned / (count - 1) : 0;
    std::vector<Placement> result;
    for (qreal i = 0; i < count; ++i) {
        const qreal fromMiddle = i - (count - 1) / 2;
        const qreal angle = fromMiddle * perCard;
        const qreal sag = std::abs(fromMiddle) * step * std::tan(std::abs(angle) * degree) / 2;
        result.push_back(
            {{room.center().x() + fromMiddle * step, room.top() + size.height() / 2 + sag}, size, angle});
    }
    return result;
}

std::vector<Placement> inPile(const QRectF& room, const std::vector<SpreadCard>& cards, QSizeF size) {
    std::vector<Placement> result;
    result.reserve(cards.size());
    for (const SpreadCard& card : cards)
        result.push_back(
            {{room.center().x(), room.top() + size.height() / 2}, size, card.aside ? asideAngle : 0});
    return result;
}

/// Whether a card hides some of the one before it.
bool isCrowded(const std::vector<Placement>& row) {
    return row.size() > 1 && row[1].centre.x() - row[0].centre.x() < row[0].size.width() - 1;
}

/// As many rows as leave the cards largest, or nearly so and whole instead of half hidden; of ways that are
/// equally good, the fewest.
std::vector<Placement> inGrid(const QRectF& room, const std::vector<SpreadCard>& cards, QSizeF size) {
    constexpr std::size_t mostRows = 4;
    constexpr qreal gapBetweenRows = 3;
    constexpr qreal leastInGrid = 0.6; // before another row is made
    constexpr qreal nearlyAsLarge = 0.8;
    std::vector<Placement> best;
    for (std::size_t rows = 1; rows <= std::min(mostRows, cards.size()); ++rows) {
        const std::size_t columns = (cards.size() + rows - 1) / rows;
        const qreal height = (room.height() + gapBetweenRows) / static_cast<qreal>(rows);
        const qreal shrink = std::min(1.0, (height - gapBetweenRows) / size.height());
        if (!best.empty() && shrink * size.height() <= nearlyAsLarge * best.front().size.height())
            break;
        std::vector<Placement> tried;
        for (std::size_t first = 0; first < cards.size(); first += columns) {
            const std::size_t above = first / columns;
            const QRectF line{room.left(), room.top() + static_cast<qreal>(above) * height, room.width(),
                              height - gapBetweenRows};
            const auto begin = cards.begin() + static_cast<std::ptrdiff_t>(first);
            const auto end =
                cards.begin() + static_cast<std::ptrdiff_t>(std::min(cards.size(), first + columns));
            std::ranges::move(inRow(line, {begin, end}, size * shrink, leastInGrid),
                              std::back_inserter(tried));
        }
        // A last row with fewer cards has them in the size of the others, and below them.
        for (std::size_t i = 0; i < tried.size(); ++i) {
            tried[i].size = tried.front().size;
            tried[i].centre.setX(tried[i % columns].centre.x());
        }
        const qreal high = tried.front().size.height();
        const bool isFreer = !best.empty() && high >= nearlyAsLarge * best.front().size.height() &&
                             isCrowded(best) && columns > 1 && !isCrowded(tried);
        if (best.empty() || high > best.front().size.height() || isFreer)
            best = std::move(tried);
    }
    if (best.empty())
        return best;
    // Rows that need less than there is lie in the middle of it.
    const qreal middle = (best.front().centre.y() + best.back().centre.y()) / 2;
    for (Placement& card : best)
        card.centre.ry() += room.center().y() - middle;
    return best;
}

} // namespace

QRectF headOfColumn(const QRectF& card) {
    return {card.topLeft(), QSizeF{card.width(), card.height() * headOfCard}};
}

int coveredBy(const Placement& card, const Placement& next) {
    constexpr int step = 4;
    const qreal width = next.turned == asideAngle ? next.size.height() : next.size.width();
    const qreal edge = next.centre.x() - width / 2;
    const qreal over = card.centre.x() + card.size.width() / 2 - edge;
    const bool isBeside = std::abs(next.centre.y() - card.centre.y()) < card.size.height() / 2;
    if (over < 1 || !isBeside || next.centre.x() - card.centre.x() < 1)
        return 0;
    return static_cast<int>(std::ceil(100 * over / card.size.width() / step)) * step;
}

std::vector<Placement> spreadCards(Spread spread, const QRectF& room, const std::vector<SpreadCard>& cards,
                                   QSizeF cardSize) {
    if (cards.empty())
        return {};
    switch (spread) {
    case Spread::row:
        return inRow(room, cards, cardSize);
    case Spread::column:
        return inColumn(room, cards, cardSize);
    case Spread::fan:
        return inFan(room, cards, cardSize);
    case Spread::grid:
        return inGrid(room, cards, cardSize);
    case Spread::pile:
    case Spread::strip:
        return inPile(room, cards, cardSize);
    }
    return {};
}

} // namespace takujo
