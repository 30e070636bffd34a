#include "ui/table/table_scene.h"

#include "ui/session/measures.h"
#include "ui/table/layers.h"
#include "ui/table/player_gauges.h"
#include "ui/table/player_label.h"
#include "ui/table/zone_tally.h"
#include "ui/theme/card_renderer.h"
#include "ui/theme/text.h"
#include "ui/theme/typography.h"

#include <algorithm>

namespace takujo {

TableScene::TableScene(CardRenderer& renderer, QObject* parent)
    : QGraphicsScene{parent}, renderer_{&renderer} {
    setItemIndexMethod(NoIndex); // everything moves, nothing is large
    for (int i = 0; i < 4; ++i) {
        labels_.push_back(new PlayerLabel{palette_});
        addItem(labels_.back());
    }
    for (ZoneBadge*& badge : values_) {
        badge = new ZoneBadge{palette_};
        addItem(badge);
    }
    for (PlayerGauges*& gauges : gauges_) {
        gauges = new PlayerGauges{renderer, palette_};
        addItem(gauges);
    }
}

TableScene::~TableScene() = default;

void TableScene::setSession(const Session* session) {
    movements_.finish();
    raised_ = nullptr;
    dragged_ = nullptr;
    for (const auto& [key, card] : cards_)
        delete card;
    cards_.clear();
    for (const auto& [id, zone] : zones_)
        delete zone;
    zones_.clear();
    for (const auto& [id, badge] : badges_)
        delete badge;
    badges_.clear();
    for (const auto& [id, tally] : tallies_)
        delete tally;
    tallies_.clear();
    session_ = session;
    lastView_ = {};
    marks_ = {};
    showAim({});
    if (session_ == nullptr)
        return;
    plan_ = TablePlan{*session_, room_, nearPlayer_};
    buildZones();
    layZones();
    placeCards({});
    lastView_ = session_->view();
    shownTo_ = session_->viewer();
    describeAll();
}

void TableScene::setColours(const Palette& palette) {
    palette_ = palette;
    setBackgroundBrush(palette.table);
    update();
}

void TableScene::setRoom(QSizeF room) {
    room_ = room;
    setSceneRect(QRectF{QPointF{}, room});
    if (session_ == nullptr)
        return;
    movements_.finish();
    plan_ = TablePlan{*session_, room_, nearPlayer_};
    layZones();
    placeCards({});
}

void TableScene::setNearPlayer(Player player) {
    if (player == nearPlayer_)
        return;
    nearPlayer_ = player;
    setRoom(room_);
}

void TableScene::turnTo(Player player) {
    nearPlayer_ = player;
}

void TableScene::buildZones() {
    for (const ZoneView& view : session_->view().zones) {
        auto* item = new ZoneItem{view.zone, *renderer_, palette_};
        item->setZValue(plan_.isOnTable(view.zone) ? layer::zones : layer::dropSpots);
        addItem(item);
        zones_.emplace(view.zone, item);
        auto* badge = new ZoneBadge{palette_};
        badge->setZValue(layer::hand - 1);
        addItem(badge);
        badges_.emplace(view.zone, badge);
        auto* tally = new ZoneTally{*renderer_, palette_};
        tally->setZValue(layer::hand - 1);
        addItem(tally);
        tallies_.emplace(view.zone, tally);
    }
}

/// How much lies there, where that is told, and what lies on the zone itself.
QString TableScene::badgeOf(const ZoneView& zone) const {
    QStringList parts{countTold(zone)};
    for (const CounterView& counter : zone.counters)
        parts << QStringLiteral("◆%1 %2").arg(qt(counter.name.in(session_->language()))).arg(counter.count);
    parts.removeAll(QString{});
    return parts.join(QStringLiteral(" · "));
}

QString TableScene::countTold(const ZoneView& zone) const {
    const LayoutZone* layout = plan_.layoutOf(zone.zone);
    if (layout != nullptr && layout->share)
        return textOf(*session_, *layout->share, zone.zone.player);
    if (layout == nullptr || !layout->count)
        return {};
    if (const auto limit = limitOf(*session_, *layout))
        return QStringLiteral("%1/%2").arg(zone.count).arg(*limit);
    if (zone.count == 0)
        return {};
    if (!layout->countsFaces)
        return QString::number(zone.count);
    const auto down = std::ranges::count_if(zone.cards, &CardView::faceDown);
    return QStringLiteral("▴%1 ▾%2").arg(static_cast<std::ptrdiff_t>(zone.count) - down).arg(down);
}

/// What lies there: a type that has a name of its own is named while there is such a card.
QString TableScene::nameOf(const LayoutRow& row, const ZoneView& zone) const {
    const Match& match = session_->match();
    const Language language = session_->language();
    const auto isType = [&](const CardView& card, const std::string& type) {
        return card.faceUp && match.game().schema.types[match.cards()[card.definition].type] == type;
    };
    const auto hasOne = [&](const std::string& type) {
        return std::ranges::any_of(zone.cards, [&](const CardView& card) { return isType(card, type); });
    };
    QStringList others;
    for (const LayoutRow::Also& also : row.also)
        if (hasOne(also.type))
            others << qt(also.name.in(language));
    const bool hasOwn = std::ranges::any_of(row.types, [&](const std::string& type) {
        return std::ranges::find(row.also, type, &LayoutRow::Also::type) == row.also.end() && hasOne(type);
    });
    if (others.isEmpty() || hasOwn)
        others.prepend(qt(row.name.in(language)));
    return others.join(QStringLiteral(" · "));
}

void TableScene::layZones() {
    const SpokenMatch spoken = session_->spoken();
    const RuleTables& tables = session_->match().game().tables;
    for (const ZoneView& view : session_->view().zones) {
        ZoneItem* item = zones_.at(view.zone);
        const LayoutZone* layout = plan_.layoutOf(view.zone);
        const bool onTable = plan_.isOnTable(view.zone);
        ZoneItem::Frame frame;
        frame.rect = onTable ? plan_.rectOf(view.zone) : plan_.dropSpot();
        frame.name = qt(spoken.zone(view.zone.kind));
        frame.shortName = qt(spoken.shortWord("zones", tables.zones[view.zone.kind].word));
        frame.spot = !onTable;
        frame.letters = plan_.geometry().letters();
        if (layout != nullptr) {
            frame.bare = onTable && layout->role == ZoneRole::hand;
            frame.opens = onTable && layout->role == ZoneRole::pile;
            const std::vector<QRectF> rows = plan_.rowsOf(view.zone);
            for (std::size_t i = 0; i < rows.size(); ++i)
                frame.rows.push_back({nameOf(layout->rows[i], view), rows[i]});
            frame.places = plan_.freePlaces(view);
        }
        const qreal letters = plan_.geometry().letters();
        const QString counted = onTable ? badgeOf(view) : QString{};
        const QSizeF badgeSize = ZoneBadge::sizeOf(counted, letters);
        const QPointF badgeAt = placeOfBadge(view.zone, badgeSize);
        if (!counted.isEmpty() && badgeAt.y() < frame.rect.top() + badgeSize.height())
            frame.taken = frame.rect.right() - badgeAt.x() + badgeSize.width() + 2;
        item->setFrame(frame);
        item->setVisible(onTable);
        const Placement pile = plan_.pileOf(view.zone);
        const bool hidden = onTable && layout != nullptr && layout->role == ZoneRole::deck && view.count > 0;
        item->setPile(hidden ? std::optional{cardBack(static_cast<std::uint8_t>(indexOf(view.zone.player)))}
                             : std::nullopt,
                      view.count, pile.centre, pile.size);
        ZoneBadge* const badge = badges_.at(view.zone);
        badge->display(counted, badgeAt, letters);
        const QPointF atTop{frame.rect.right() - 5, frame.rect.top() + 11 * letters};
        tallies_.at(view.zone)->display(onTable ? coloursIn(*session_, *layout, view)
                                                : std::vector<ColourCount>{},
                                        atTop + besideBadge(view.zone, *badge), letters);
    }

    layLabels();
}

/// The middle of its right edge.
QPointF TableScene::placeOfBadge(ZoneId zone, QSizeF size) const {
    constexpr qreal edge = 5;
    const LayoutZone* layout = plan_.layoutOf(zone);
    const QRectF rect = plan_.rectOf(zone);
    const qreal atBottom = rect.bottom() - edge + 1 - size.height() / 2;
    if (layout == nullptr || !plan_.isOnTable(zone))
        return {};
    switch (layout->spread) {
    case Spread::column:
        return {rect.right() - edge, atBottom};
    case Spread::row:
    case Spread::grid: // there is no free corner but beside its name
        return {rect.right() - edge, rect.top() + 2 + size.height() / 2};
    case Spread::pile:
    case Spread::strip:
    case Spread::fan:
        break;
    }
    const Placement pile = plan_.pileOf(zone);
    const QPointF corner = pile.centre + QPointF{pile.size.width(), pile.size.height()} / 2;
    if (plan_.hasLineForCount(zone))
        return {pile.centre.x() + size.width() / 2,
                std::min(corner.y() + edge + size.height() / 2, atBottom)};
    // Beside the numbers of the card on top, where the zone has room.
    return {std::min(rect.right() - edge, corner.x() + size.width() + 2), std::min(corner.y() - 6, atBottom)};
}

/// Where colours are counted, seen from the count of cards: at its left, or below it where the cards leave no
/// line free but the right end of theirs.
QPointF TableScene::besideBadge(ZoneId zone, const ZoneBadge& badge) const {
    constexpr qreal gap = 5;
    if (badge.text().isEmpty() || !plan_.isOnTable(zone))
        return {};
    if (plan_.layoutOf(zone)->spread == Spread::row && !plan_.hasLineOfName(zone))
        return {0, badge.boundingRect().height() + gap};
    return {-badge.boundingRect().width() - gap, 0};
}

void TableScene::layLabels() {
    const TableLayout& table = session_->layout();
    const TableGeometry& geometry = plan_.geometry();
    const Match& match = session_->match();
    const auto name = [&](Player player) { return qt(session_->spoken().player(player)); };
    const auto handCount = [&](Player player) {
        for (const ZoneView& zone : session_->view().zones)
            if (const LayoutZone* layout = plan_.layoutOf(zone.zone);
                zone.zone.player == player && layout != nullptr && layout->role == ZoneRole::hand)
                return tr("%n card(s)", nullptr, static_cast<int>(zone.count));
        return QString{};
    };
    // With what else the player has, such as a resource that is no card, unless that has its own place.
    const bool isDrawn = !table.gauges.list.empty();
    const bool hasPlace = table.nearValues.width > 0 || isDrawn;
    const auto possessions = [&](Player player) {
        QStringList parts{handCount(player)};
        if (!hasPlace)
            parts << valuesOf(*session_, player);
        parts.removeAll(QString{});
        return parts.join(QStringLiteral(" · "));
    };
    const auto pixels = [&](TextSize size) {
        return static_cast<int>(static_cast<qreal>(size) * geometry.letters());
    };
    const auto colourOf = [](Player player) { return static_cast<int>(indexOf(player)); };
    const Player viewer = session_->nearHand();
    const Player other = opponentOf(viewer);
    const Player decider = match.decision().decider;
    labels_[0]->display({name(viewer), possessions(viewer), geometry.rect(table.nearPlayer), Qt::AlignLeft,
                         decider == viewer, pixels(TextSize::body), colourOf(viewer)});
    labels_[1]->display({name(other), possessions(other), geometry.rect(table.farPlayer), Qt::AlignRight,
                         decider == other, pixels(TextSize::body), colourOf(other)});
    for (std::size_t i = 0; i < values_.size(); ++i) {
        const Player player = i == 0 ? nearPlayer_ : opponentOf(nearPlayer_);
        const QRectF place = geometry.rect(i == 0 ? table.nearValues : table.farValues);
        values_[i]->display(hasPlace && !isDrawn ? valuesOf(*session_, player).join(QStringLiteral(" · "))
                                                 : QString{},
                            {place.right(), place.center().y()}, geometry.letters());
    }
    layGauges();
    layUses();
    // Whose side is whose, at the end of the ribbon.
    const QRectF ribbon = geometry.rect(table.ribbon);
    const qreal column = ribbon.left() - geometry.rect(table.table).left();
    const qreal inset = std::min(10.0, column * 0.1); // a narrow one has no room to spare
    const QRectF upper{ribbon.left() - column + inset, ribbon.top(), column - inset - 4, ribbon.height() / 2};
    labels_[2]->display({QStringLiteral("▴ ") + name(opponentOf(nearPlayer_)),
                         {},
                         upper,
                         Qt::AlignLeft,
                         false,
                         pixels(TextSize::small)});
    labels_[3]->display({QStringLiteral("▾ ") + name(nearPlayer_),
                         {},
                         upper.translated(0, upper.height()),
                         Qt::AlignLeft,
                         false,
                         pixels(TextSize::small)});
}

void TableScene::layGauges() {
    const LayoutGauges& gauges = session_->layout().gauges;
    for (const bool isNear : {true, false})
        gauges_[isNear ? 0 : 1]->display(gaugesOf(*session_, isNear ? nearPlayer_ : opponentOf(nearPlayer_)),
                                         plan_.geometry().rect(isNear ? gauges.near : gauges.far),
                                         plan_.geometry().letters());
}

/// One beside the other, and below where there is no room any more.
void TableScene::layUses() {
    const LayoutUses& uses = session_->layout().uses;
    const qreal letters = plan_.geometry().letters();
    constexpr qreal gap = 4;
    std::size_t next = 0;
    for (const bool isNear : {true, false}) {
        const QRectF place = plan_.geometry().rect(isNear ? uses.near : uses.far);
        QPointF at = place.topLeft();
        for (const UseReport& use : usesOf(*session_, isNear ? nearPlayer_ : opponentOf(nearPlayer_))) {
            if (next == uses_.size()) {
                uses_.push_back(new ZoneBadge{palette_});
                addItem(uses_.back());
            }
            ZoneBadge* const badge = uses_[next++];
            const QSizeF size = ZoneBadge::sizeOf(use.text, letters);
            if (at.x() + size.width() > place.right() && at.x() > place.left())
                at = {place.left(), at.y() + size.height() + gap};
            badge->setQuiet(use.isUsed);
            badge->display(use.text, at + QPointF{size.width(), size.height() / 2}, letters);
            at.rx() += size.width() + gap;
        }
    }
    for (; next < uses_.size(); ++next)
        uses_[next]->display({}, {}, letters);
}

void TableScene::retranslate() {
    if (session_ == nullptr)
        return;
    layZones();
    placeCards({});
    describeAll();
}

TableItem* TableScene::itemUnder(QPointF point) const {
    for (QGraphicsItem* item : items(point))
        if (auto* found = dynamic_cast<TableItem*>(item);
            found != nullptr && found != dragged_ && found->isEnabled())
            return found;
    return nullptr;
}

CardItem* TableScene::cardUnder(QPointF point) const {
    return dynamic_cast<CardItem*>(itemUnder(point));
}

ZoneItem* TableScene::zoneUnder(QPointF point) const {
    ZoneItem* best = nullptr;
    for (const auto& [id, zone] : zones_)
        if (zone->isVisible() && zone->frame().rect.contains(point))
            if (best == nullptr || zone->zValue() > best->zValue())
                best = zone;
    return best;
}

CardItem* TableScene::cardOf(ObjectId object) const {
    const auto found = cards_.find(object.index);
    return found != cards_.end() && found->second->card().object == object ? found->second : nullptr;
}

ZoneItem* TableScene::zoneOf(ZoneId zone) const {
    const auto found = zones_.find(zone);
    return found == zones_.end() ? nullptr : found->second;
}

std::vector<ZoneItem*> TableScene::zonesOf(Player player) const {
    std::vector<ZoneItem*> result;
    if (session_ == nullptr)
        return result;
    const auto& specs = session_->match().game().tables.zones;
    for (const std::string& word : session_->layout().keyboard)
        for (const ZoneView& view : session_->view().zones)
            if (specs[view.zone.kind].word == word && view.zone.player == player &&
                plan_.isOnTable(view.zone))
                result.push_back(zones_.at(view.zone));
    return result;
}

std::vector<CardItem*> TableScene::cardsIn(ZoneId zone) const {
    std::vector<CardItem*> result;
    for (const auto& [key, card] : cards_)
        if (card->zone() == zone)
            result.push_back(card);
    std::ranges::stable_sort(result, {}, &CardItem::order);
    return result;
}

std::vector<TableItem*> TableScene::walk() const {
    std::vector<TableItem*> result;
    if (session_ == nullptr)
        return result;
    const Player viewer = session_->nearHand();
    for (const Player player : {viewer, opponentOf(viewer), Player::nobody})
        for (ZoneItem* zone : zonesOf(player)) {
            std::vector<CardItem*> here = cardsIn(zone->zone());
            std::erase_if(here, [](const CardItem* card) { return !card->isForHands(); });
            const ZoneItem::Frame& frame = zone->frame();
            const bool isDeck = plan_.layoutOf(zone->zone())->role == ZoneRole::deck;
            if (zone->isLit() || here.empty() || (!frame.bare && (frame.opens || isDeck)))
                result.push_back(zone);
            if (!frame.opens)
                result.insert(result.end(), here.begin(), here.end());
        }
    for (const auto& [id, zone] : zones_)
        if (!plan_.isOnTable(id) && zone->isVisible())
            result.push_back(zone);
    return result;
}

} // namespace takujo
