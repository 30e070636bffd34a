#include "ui/table/table_plan.h"

#include "ui/session/measures.h"

#include <algorithm>
#include <cmath>

namespace takujo {

namespace {

constexpr qreal captionHeight = 19;   ///< above the cards of piles and columns
constexpr qreal captionLetters = 16;  ///< letters alone: what a small table leaves above a row
constexpr qreal roomForCount = 31;    ///< and for the edge of its zone
constexpr qreal lineOfCount = 21;     ///< below a pile
constexpr qreal edgeOfZone = 5;       ///< beside a card
constexpr qreal roomForFaces = 50;    ///< of those up and those down
constexpr qreal roomForColours = 168; ///< of five colours, how many cards there are of each
constexpr qreal roomForShare = 112;
constexpr qreal roomForName = 66;      ///< of the zone
constexpr std::size_t facesOfPile = 2; ///< those that can be seen while the top one leaves

/// A card that is doing something leans towards the middle.
constexpr qreal lean = 0.045;

QPointF snapped(QPointF centre, QSizeF size, bool aside) {
    // Corners on whole pixels, or pictures blur.
    const qreal halfWidth = (aside ? size.height() : size.width()) / 2;
    const qreal halfHeight = (aside ? size.width() : size.height()) / 2;
    return {std::round(centre.x() - halfWidth) + halfWidth, std::round(centre.y() - halfHeight) + halfHeight};
}

} // namespace

TablePlan::TablePlan(const Session& session, QSizeF room, Player nearPlayer)
    : session_{&session}, geometry_{session.layout().table, room}, nearPlayer_{nearPlayer} {}

const LayoutZone* TablePlan::layoutOf(ZoneId zone) const {
    return session_->layout().zone(session_->match().game().tables.zones[zone.kind].word);
}

bool TablePlan::isNear(ZoneId zone) const {
    const LayoutZone* layout = layoutOf(zone);
    // The hand at the near edge is always that of the one who looks, or is to look next.
    if (layout != nullptr && layout->role == ZoneRole::hand)
        return zone.player == session_->nearHand();
    return zone.player == nearPlayer_ || zone.player == Player::nobody;
}

bool TablePlan::isOnTable(ZoneId zone) const {
    const LayoutZone* layout = layoutOf(zone);
    return layout != nullptr && layout->onTable && !isAbsent(*layout, zone);
}

/// The rule by which there is such a zone is off.
bool TablePlan::isAbsent(const LayoutZone& layout, ZoneId zone) const {
    if (layout.absentUnless.empty() || session_->view().at(zone).count > 0)
        return false;
    return policyOf(session_->match(), layout.absentUnless) == 0;
}

QRectF TablePlan::rectOf(ZoneId zone) const {
    const LayoutZone* layout = layoutOf(zone);
    if (!isOnTable(zone))
        return {};
    return geometry_.rect(isNear(zone) ? layout->near : layout->far);
}

std::vector<QRectF> TablePlan::rowsOf(ZoneId zone) const {
    std::vector<QRectF> result;
    if (const LayoutZone* layout = layoutOf(zone); layout != nullptr)
        for (const LayoutRow& row : layout->rows)
            result.push_back(geometry_.rect(isNear(zone) ? row.near : row.far));
    return result;
}

QRectF TablePlan::dropSpot() const {
    const TableLayout& layout = session_->layout();
    const QRectF line = geometry_.rect(layout.waiting.width > 0 ? layout.waiting : layout.ribbon);
    // Between the rows: it covers no card that could be dropped on.
    const QSizeF size{geometry_.unit() * 260, geometry_.unit() * 40};
    return {line.center() - QPointF{size.width() / 2, size.height() / 2}, size};
}

bool TablePlan::hasLineOfName(ZoneId zone) const {
    const LayoutZone* layout = layoutOf(zone);
    const QSizeF size = geometry_.cardSize(isNear(zone) ? layout->card : layout->farCard);
    return rectOf(zone).height() - size.height() >= captionHeight * geometry_.letters();
}

bool TablePlan::hasLineForCount(ZoneId zone) const {
    const LayoutZone* layout = layoutOf(zone);
    const QSizeF size = geometry_.cardSize(isNear(zone) ? layout->card : layout->farCard);
    return layout->count && layout->spread == Spread::pile &&
           rectOf(zone).height() - size.height() >= (captionHeight + lineOfCount) * geometry_.letters();
}

QRectF TablePlan::cardRoom(ZoneId zone, QSizeF cardSize) const {
    const LayoutZone* layout = layoutOf(zone);
    QRectF room = rectOf(zone);
    const qreal caption = captionHeight * geometry_.letters();
    switch (layout->spread) {
    case Spread::column:
        // The count stands at the bottom, and hides nothing.
        return room.adjusted(6, caption, -6, layout->count ? -6 - caption : -6);
    case Spread::grid:
        return room.adjusted(6, caption, -6, -6);
    case Spread::pile:
    case Spread::strip: {
        // In the middle of what the caption leaves.
        const qreal below = hasLineForCount(zone) ? lineOfCount * geometry_.letters() : 0;
        const qreal free = room.height() - caption - below - cardSize.height();
        // Else the count stands at its right, beside the numbers of the card, as far as there is room for
        // both.
        const qreal beside = room.width() - cardSize.width();
        const qreal wide = (layout->countsFaces ? roomForFaces : roomForCount) * geometry_.letters();
        const qreal aside = layout->count && below == 0
                                ? std::clamp(wide - beside / 2, 0.0, std::max(0.0, beside / 2 - edgeOfZone))
                                : 0;
        return room.adjusted(0, caption + std::max(0.0, free / 2 - 3), -2 * aside, 0);
    }
    case Spread::row: {
        const bool isRoomy = hasLineOfName(zone);
        // Large cards leave the count free, which stands in the corner, and stay in the middle.
        const qreal count = layout->count && !isRoomy ? roomForCount * geometry_.letters() : 0;
        const qreal free = room.height() - cardSize.height();
        const bool hasLetters = free >= captionLetters * geometry_.letters();
        return room.adjusted(10 + count, isRoomy ? caption : hasLetters ? free : 0, -10 - count, 0);
    }
    case Spread::fan:
        break;
    }
    return room;
}

/// What is counted stands at the right, and the name at the left. Cards that would come to lie under it make
/// room, unless all of it stands above them.
QRectF TablePlan::besideTallies(const ZoneView& zone, QRectF room, QSizeF size) const {
    const LayoutZone* layout = layoutOf(zone.zone);
    if (layout->spread != Spread::row || hasLineOfName(zone.zone))
        return room;
    const bool hasColours = layout->tally != LayoutZone::Tally::none;
    const qreal tallies =
        std::max(hasColours ? roomForColours : 0, layout->share ? roomForShare : 0) * geometry_.letters();
    qreal wanted = gapBetweenCards * size.width() * std::max(0.0, static_cast<qreal>(zone.cards.size()) - 1);
    for (const CardView& card : zone.cards)
        wanted += card.aside ? size.height() : size.width();
    if (tallies > 0 && wanted > room.width() - 2 * tallies)
        room.adjust(roomForName * geometry_.letters(), 0, -tallies, 0);
    return room;
}

Placement TablePlan::pileOf(ZoneId zone) const {
    const LayoutZone* layout = layoutOf(zone);
    if (!isOnTable(zone))
        return {dropSpot().center(), geometry_.cardSize(cardWidthOnTable), 0};
    const QSizeF size = geometry_.cardSize(isNear(zone) ? layout->card : layout->farCard);
    if (layout->spread == Spread::pile) {
        Placement placement = spreadCards(Spread::pile, cardRoom(zone, size), {SpreadCard{}}, size).front();
        placement.centre = snapped(placement.centre, size, false);
        return placement;
    }
    return {rectOf(zone).center(), size, 0};
}

namespace {

std::uint32_t keyOf(const CardView& view) {
    return view.faceUp ? view.object.index : TablePlan::hiddenKey | view.alias;
}

constexpr qreal edgeOfGuest = 0.09; // of the height or the width of a card
constexpr qreal mostEdges = 4;

std::size_t cardsUnder(const CardView& host) {
    return host.guests.empty() ? 0 : host.guests.size() - 1;
}

/// How far all of them stick out.
qreal reachOfGuests(const CardView& host) {
    return edgeOfGuest * std::min(mostEdges, static_cast<qreal>(cardsUnder(host)));
}

qreal roomBeside(const CardView& host, LayoutZone::Attach attach) {
    switch (attach) {
    case LayoutZone::Attach::right:
        return reachOfGuests(host);
    case LayoutZone::Attach::left:
        return -reachOfGuests(host);
    case LayoutZone::Attach::below:
        break;
    }
    return 0;
}

bool standsOnItsHead(const LayoutZone& zone, const CardView& card) {
    return zone.upsideDown || (!zone.upsideDownMark.empty() &&
                               std::ranges::find(card.marks, zone.upsideDownMark) != card.marks.end());
}

/// The cards under another one stick out towards its player, or at a side, each a little more than the one
/// above; the lowest is painted first.
void layUnder(const CardView& host, const Placement& placement, bool near, LayoutZone::Attach attach,
              std::vector<TablePlan::Card>& cards) {
    const auto count = static_cast<qreal>(cardsUnder(host));
    const qreal step = reachOfGuests(host) / std::max(count, 1.0);
    const QSizeF size = placement.size;
    const QPointF away = attach == LayoutZone::Attach::below
                             ? QPointF{0, near ? size.height() : -size.height()}
                             : QPointF{attach == LayoutZone::Attach::left ? -size.width() : size.width(), 0};
    qreal depth = count;
    for (std::size_t i = host.guests.size(); i-- > 0;) {
        if (i == host.readAs)
            continue;
        Placement under = placement;
        under.centre += away * (step * depth);
        depth -= 1;
        cards.push_back({keyOf(host.guests[i]), host.guests[i], under, false, 0});
    }
}

/// Backs lie in the first row: what one is, nobody may tell from its place.
template <typename TypeOf>
std::vector<CardView> ofRow(const std::vector<CardView>& cards, const LayoutRow& row, bool isFirst,
                            const TypeOf& typeOf) {
    std::vector<CardView> result;
    for (const CardView& card : cards)
        if (card.faceUp ? std::ranges::find(row.types, typeOf(card)) != row.types.end() : isFirst)
            result.push_back(card);
    return result;
}

} // namespace

/// How many places the layout wants to be seen, whether cards lie there or not.
std::size_t TablePlan::placesIn(const ZoneView& zone) const {
    const LayoutZone* layout = layoutOf(zone.zone);
    if (layout == nullptr || !layout->places || layout->spread != Spread::row || !layout->rows.empty())
        return 0;
    return static_cast<std::size_t>(std::max(1, limitOf(*session_, *layout).value_or(1)));
}

/// At its foot, which is at the left where it lies sideways.
bool TablePlan::showsNumbers(const CardView& card) const {
    return std::ranges::any_of(session_->layout().face.corner, [&](const CornerNumber& corner) {
        return std::ranges::find(card.numbers, corner.field, &NumberView::word) != card.numbers.end();
    });
}

/// Those of the cards come first, those of the places that are still free after them.
std::vector<Placement> TablePlan::placementsIn(const ZoneView& zone, const std::vector<CardView>& cards,
                                               Spread spread, const QRectF& room) const {
    const LayoutZone* layout = layoutOf(zone.zone);
    const bool near = isNear(zone.zone);
    std::vector<SpreadCard> spreads;
    spreads.reserve(cards.size());
    for (const CardView& card : cards)
        spreads.push_back({card.aside,
                           card.marks.empty() ? 0
                           : near             ? -lean
                                              : lean,
                           roomBeside(card, layout->attach),
                           card.aside && !standsOnItsHead(*layout, card) && !showsNumbers(card)});
    spreads.resize(std::max(spreads.size(), placesIn(zone)));
    return spreadCards(spread, room, spreads, geometry_.cardSize(near ? layout->card : layout->farCard));
}

namespace {

QRectF rectAt(const Placement& placement) {
    const QSizeF size = placement.size;
    return {snapped(placement.centre, size, false) - QPointF{size.width(), size.height()} / 2, size};
}

/// What lies face up lies at the left.
QRectF halfOf(const QRectF& room, bool isDown) {
    return {isDown ? room.center().x() : room.left(), room.top(), room.width() / 2, room.height()};
}

std::vector<CardView> thoseWith(const std::vector<CardView>& cards, bool isDown) {
    std::vector<CardView> result;
    std::ranges::copy_if(cards, std::back_inserter(result),
                         [&](const CardView& card) { return card.faceDown == isDown; });
    return result;
}

/// What can be seen of a pile.
std::vector<CardView> topOf(std::vector<CardView> pile) {
    if (pile.size() > facesOfPile)
        pile.erase(pile.begin(), pile.end() - static_cast<std::ptrdiff_t>(facesOfPile));
    return pile;
}

} // namespace

std::vector<QRectF> TablePlan::freePlaces(const ZoneView& zone) const {
    const LayoutZone* layout = layoutOf(zone.zone);
    if (!isOnTable(zone.zone) || layout->role == ZoneRole::hand)
        return {};
    const QSizeF size = geometry_.cardSize(isNear(zone.zone) ? layout->card : layout->farCard);
    const QRectF room = cardRoom(zone.zone, size);
    std::vector<QRectF> places;
    if (layout->spread == Spread::pile && layout->facesApart) {
        for (const bool isDown : {false, true})
            if (std::ranges::find(zone.cards, isDown, &CardView::faceDown) == zone.cards.end())
                places.push_back(
                    rectAt(placementsIn(zone, {CardView{}}, Spread::pile, halfOf(room, isDown)).front()));
    } else if (layout->spread == Spread::pile) {
        if (zone.count == 0)
            places.push_back(rectAt(pileOf(zone.zone)));
    } else if (zone.cards.size() < placesIn(zone)) {
        const std::vector<Placement> all =
            placementsIn(zone, zone.cards, Spread::row, besideTallies(zone, room, size));
        for (std::size_t i = zone.cards.size(); i < all.size(); ++i)
            places.push_back(rectAt(all[i]));
    }
    return places;
}

std::vector<TablePlan::Card> TablePlan::cardsIn(const ZoneView& zone) const {
    const LayoutZone* layout = layoutOf(zone.zone);
    if (layout == nullptr || !layout->onTable || zone.cards.empty())
        return {};
    if (layout->role == ZoneRole::deck)
        return {}; // its back stays; cards that are looked through lie beside it
    const bool isHand = layout->role == ZoneRole::hand;
    const bool near = isNear(zone.zone);
    std::vector<CardView> views = zone.cards;
    // What lies in piles has its top first; what is painted last is on top.
    if (layout->role == ZoneRole::pile && layout->spread != Spread::column)
        std::ranges::reverse(views);

    const QSizeF size = geometry_.cardSize(near ? layout->card : layout->farCard);
    std::vector<Card> result;
    const auto lay = [&](const std::vector<CardView>& some, Spread spread, const QRectF& room) {
        const std::vector<Placement> placements = placementsIn(zone, some, spread, room);
        for (std::size_t i = 0; i < some.size(); ++i) {
            const CardView& view = some[i];
            Placement placement = placements[i];
            if (placement.turned == 0 || placement.turned == asideAngle)
                placement.centre = snapped(placement.centre, placement.size, view.aside);
            const bool isUpsideDown = standsOnItsHead(*layout, view);
            if (isUpsideDown)
                placement.turned += upsideDownAngle;
            // What stands on its head shows the side that others cover where it would be upright.
            const bool isCovered = i + 1 < some.size() && !view.aside && !isUpsideDown &&
                                   spread != Spread::column && placements[i + 1].level >= placements[i].level;
            layUnder(view, placement, near, layout->attach, result);
            result.push_back({keyOf(view), view, placement, isHand,
                              isCovered ? coveredBy(placement, placements[i + 1]) : 0});
        }
    };

    if (isHand && !near) {
        // Backs hang in from the edge of the table.
        QRectF room = rectOf(zone.zone);
        room.setTop(room.bottom() - size.height());
        lay(views, Spread::row, room);
        return result;
    }
    if (layout->spread == Spread::pile) {
        const QRectF room = cardRoom(zone.zone, size);
        if (!layout->facesApart)
            lay(topOf(views), Spread::pile, room);
        else
            for (const bool isDown : {false, true})
                lay(topOf(thoseWith(views, isDown)), Spread::pile, halfOf(room, isDown));
        return result;
    }
    if (layout->rows.empty()) {
        lay(views, layout->spread, besideTallies(zone, cardRoom(zone.zone, size), size));
        return result;
    }
    const std::vector<QRectF> rows = rowsOf(zone.zone);
    const CardTable& cards = session_->match().cards();
    const auto& types = session_->match().game().schema.types;
    const auto typeOf = [&](const CardView& view) -> std::string_view {
        return types[cards[view.definition].type];
    };
    for (std::size_t row = 0; row < rows.size(); ++row)
        lay(ofRow(views, layout->rows[row], row == 0, typeOf), layout->spread,
            rows[row].adjusted(10, 0, -10, 0));
    return result;
}

bool TablePlan::showsNames(const Card& card) const {
    constexpr qreal narrow = 57; // below this long names find no room
    return layoutOf(card.view.zone)->spread != Spread::column || card.placement.size.width() >= narrow;
}

std::vector<TablePlan::Card> TablePlan::cards(const View& view) const {
    std::vector<Card> result;
    for (const ZoneView& zone : view.zones) {
        std::vector<Card> some = cardsIn(zone);
        std::ranges::move(some, std::back_inserter(result));
    }
    return result;
}

} // namespace takujo
