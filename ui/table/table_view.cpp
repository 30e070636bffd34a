#include "ui/table/table_view.h"

#include "ui/theme/card_renderer.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>

namespace takujo {

TableView::TableView(CardRenderer& renderer, Interaction& interaction, QWidget* parent)
    : QGraphicsView{parent}, scene_{new TableScene{renderer, this}}, interaction_{&interaction},
      cursor_{new TableCursor{*scene_, this}} {
    setObjectName(QStringLiteral("table"));
    setScene(scene_);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    setViewportUpdateMode(updates);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    for (const Player player : {Player::a, Player::b, Player::nobody})
        sides_.push_back(new TableSide{*scene_, player, this});
    connect(cursor_, &TableCursor::moved, this, &TableView::cursorMoved);
    constexpr int longPress = 450; // milliseconds
    held_.setSingleShot(true);
    held_.setInterval(longPress);
    connect(&held_, &QTimer::timeout, this, &TableView::beginReading);
}

void TableView::resizeEvent(QResizeEvent* event) {
    QGraphicsView::resizeEvent(event);
    scene_->setRoom(viewport()->size());
    refreshMarks();
    emit resized();
}

void TableView::refreshMarks() {
    if (scene_->session() == nullptr)
        return;
    const Marks marks = interaction_->marks();
    scene_->showMarks(marks);
    emit dropSpotShown(
        std::ranges::any_of(marks.places, [&](ZoneId place) { return !scene_->plan().isOnTable(place); }));
}

std::vector<TableSide*> TableView::sides() const {
    std::vector<TableSide*> result = sides_;
    if (scene_->session() != nullptr && scene_->session()->nearHand() == Player::b)
        std::swap(result[0], result[1]);
    return result;
}

TableSide* TableView::sideOf(Player player) const {
    return *std::ranges::find(sides_, player, &TableSide::player);
}

QRect TableView::inWidget(const QRectF& rect) const {
    return mapFromScene(rect).boundingRect();
}

void TableView::hover(QPointF point) {
    CardItem* card = scene_->cardUnder(point);
    scene_->fanOut(card);
    scene_->raise(card != nullptr && card->card().faceUp ? card : nullptr);
    if (card != nullptr && card->card().faceUp) {
        emit lookedAt(card);
        if (isReading_)
            emit readWanted(card);
    } else if (!isReading_) {
        emit lookedAway();
    }
    const TableItem* under = scene_->itemUnder(point);
    const auto* zone = dynamic_cast<const ZoneItem*>(under);
    const bool canPress = (card != nullptr && card->isForHands()) || (zone != nullptr && zone->frame().opens);
    viewport()->setCursor(canPress ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void TableView::mousePressEvent(QMouseEvent* event) {
    emit touched();
    scene_->movements().finish(); // one click skips what is still on its way
    cursor_->set(nullptr);
    const bool isPlain = event->button() == Qt::LeftButton;
    if (!isPlain && cancelDrag())
        return;
    pressedAt_ = mapToScene(event->pos());
    pressed_ = scene_->itemUnder(pressedAt_);
    const bool isFinger = event->pointingDevice()->pointerType() == QPointingDevice::PointerType::Finger;
    asked_ = !isPlain || isFinger ? pressed_ : nullptr;
    held_.start();
}

/// Whoever holds a button down on a card reads it, and does nothing else with it.
void TableView::beginReading() {
    auto* card = qobject_cast<CardItem*>(pressed_.data());
    pressed_ = nullptr;
    if (card == nullptr || !card->card().faceUp || dragged_ != nullptr)
        return;
    isReading_ = true;
    emit readWanted(card);
}

bool TableView::endReading() {
    held_.stop();
    if (!isReading_)
        return false;
    isReading_ = false;
    emit readEnded();
    return true;
}

void TableView::startDrag() {
    auto* card = qobject_cast<CardItem*>(pressed_.data());
    if (card == nullptr || !card->isForHands() || !interaction_->mayDrag(card->object()))
        return;
    interaction_->beginDrag(card->object());
    if (!interaction_->isDragging())
        return;
    held_.stop();
    emit lookedAway();
    dragged_ = card;
    grip_ = pressedAt_ - card->pos();
    viewport()->setCursor(Qt::ClosedHandCursor);
}

void TableView::mouseMoveEvent(QMouseEvent* event) {
    const QPointF point = mapToScene(event->pos());
    if ((event->buttons() & Qt::LeftButton) == 0 || isReading_) {
        hover(point);
        return;
    }
    const bool farEnough = (point - pressedAt_).manhattanLength() >= QApplication::startDragDistance();
    if (dragged_ == nullptr && farEnough)
        startDrag();
    if (dragged_ != nullptr) {
        const bool begins = !scene_->movements().any() && dragged_->zValue() < 900;
        pointer_ = point;
        scene_->drag(dragged_, point - grip_);
        if (begins)
            refreshMarks();
        emit carried(dragged_);
    }
}

Drop TableView::dropAt(const QMouseEvent& event) const {
    if (!viewport()->rect().contains(event.pos())) {
        const QPoint onScreen = event.globalPosition().toPoint();
        return {placeBeside_ ? placeBeside_(onScreen) : ZoneId{}, {}, false};
    }
    const QPointF point = mapToScene(event.pos());
    Drop drop;
    if (const ZoneItem* zone = scene_->zoneUnder(point); zone != nullptr)
        drop.place = zone->zone();
    if (const CardItem* card = scene_->cardUnder(point); card != nullptr && card->isForHands())
        drop.over = card->object();
    return drop;
}

ObjectId TableView::carriedOver() const {
    const CardItem* card = dragged_ == nullptr ? nullptr : scene_->cardUnder(pointer_);
    return card != nullptr && card->isForHands() ? card->object() : ObjectId{};
}

void TableView::endDrag(CardItem* card) {
    dragged_ = nullptr;
    pressed_ = nullptr;
    scene_->letGo(card);
    emit putDown();
}

void TableView::mouseReleaseEvent(QMouseEvent* event) {
    const bool wasRead = endReading();
    if (wasRead || event->button() != Qt::LeftButton) {
        pressed_ = nullptr;
        // Who holds the mouse's button down has read the card; a finger has no other button.
        const bool asks = wasRead == (event->button() == Qt::LeftButton);
        TableItem* const item = scene_->itemUnder(mapToScene(event->pos()));
        if (asks && asked_ != nullptr && item == asked_)
            askFor(item);
        return;
    }
    const QPointF point = mapToScene(event->pos());
    if (dragged_ != nullptr) {
        const Drop drop = dropAt(*event);
        endDrag(dragged_);
        interaction_->drop(drop);
        refreshMarks();
        hover(point);
        return;
    }
    TableItem* item = scene_->itemUnder(point);
    if (item != nullptr && item == pressed_)
        click(item);
    pressed_ = nullptr;
}

// A second click is a click like the first.
void TableView::mouseDoubleClickEvent(QMouseEvent* event) {
    mousePressEvent(event);
}

void TableView::click(TableItem* item) {
    if (const auto* card = qobject_cast<CardItem*>(item); card != nullptr) {
        if (!card->isChoosable() && interaction_->clickZone(card->zone()))
            return;
        const ZoneItem* zone = scene_->zoneOf(card->zone());
        if (!card->isChoosable() && !card->isChosen() && zone != nullptr && zone->frame().opens)
            emit pileOpened(card->zone());
        else if (card->isForHands())
            interaction_->click(card->object());
        return;
    }
    if (const auto* zone = qobject_cast<ZoneItem*>(item); zone != nullptr) {
        if (interaction_->clickZone(zone->zone()))
            return;
        const LayoutZone* layout = scene_->plan().layoutOf(zone->zone());
        if (zone->frame().opens)
            emit pileOpened(zone->zone());
        else if (layout != nullptr && layout->role == ZoneRole::deck)
            emit shut(zone->zone());
    }
}

/// What can be done with a card; in a pile, with those of the pile.
void TableView::askFor(TableItem* item) {
    auto* card = qobject_cast<CardItem*>(item);
    const ZoneItem* zone = card == nullptr ? nullptr : scene_->zoneOf(card->zone());
    const bool isInPile = zone != nullptr && zone->frame().opens && !card->isChoosable() && !card->isChosen();
    if (card != nullptr && !isInPile)
        emit choicesWanted(card);
    else if (item != nullptr)
        click(item);
}

bool TableView::cancelDrag() {
    if (dragged_ == nullptr)
        return false;
    interaction_->cancelDrag();
    endDrag(dragged_);
    refreshMarks();
    viewport()->setCursor(Qt::ArrowCursor);
    return true;
}

void TableView::keyPressEvent(QKeyEvent* event) {
    // Keys are actions of the window; here they only end what is under way.
    emit touched();
    scene_->movements().finish();
    event->ignore();
}

void TableView::wheelEvent(QWheelEvent* event) {
    event->ignore();
} // nothing scrolls on the table

void TableView::leaveEvent(QEvent* event) {
    if (dragged_ == nullptr) {
        scene_->raise(nullptr);
        scene_->fanOut(nullptr);
    }
    emit lookedAway();
    QGraphicsView::leaveEvent(event);
}

void TableView::focusInEvent(QFocusEvent* event) {
    QGraphicsView::focusInEvent(event);
    cursor_->setShown(true);
    if (scene_->session() == nullptr)
        return;
    // Who comes by the keyboard sees at once where the keyboard is.
    const Qt::FocusReason reason = event->reason();
    if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason) {
        cursor_->set(nullptr);
        if (!cursor_->toUsable(reason == Qt::TabFocusReason))
            cursor_->enter();
    } else if (reason == Qt::ShortcutFocusReason) {
        cursor_->enter();
    }
}

void TableView::focusOutEvent(QFocusEvent* event) {
    if (event->reason() != Qt::PopupFocusReason)
        cursor_->setShown(false);
    QGraphicsView::focusOutEvent(event);
}

void TableView::cursorMoved(TableItem* item) {
    auto* card = qobject_cast<CardItem*>(item);
    scene_->fanOut(card);
    scene_->raise(card);
    if (card != nullptr && card->card().faceUp)
        emit lookedAt(card);
    else
        emit lookedAway();
}

/// From one thing that can be done to the next, and past the last one to the buttons: what lies between is
/// for the arrows.
bool TableView::focusNextPrevChild(bool next) {
    emit touched();
    if (hasFocus() && scene_->session() != nullptr && cursor_->toUsable(next))
        return true;
    return QGraphicsView::focusNextPrevChild(next);
}

bool TableView::actAtCursor() {
    TableItem* item = cursor_->item();
    if (item == nullptr)
        return false;
    click(item);
    return true;
}

bool TableView::jumpTo(ZoneRole role, bool own) {
    const Player viewer = scene_->session()->nearHand();
    std::vector<ZoneId> zones;
    for (const ZoneView& zone : scene_->session()->view().zones) {
        const LayoutZone* layout = scene_->plan().layoutOf(zone.zone);
        const bool isOwn = zone.zone.player == viewer || zone.zone.player == Player::nobody;
        if (layout != nullptr && scene_->plan().isOnTable(zone.zone) && layout->role == role && isOwn == own)
            zones.push_back(zone.zone);
    }
    if (zones.empty())
        return false;
    const TableItem* here = cursor_->item();
    const auto at = here == nullptr ? zones.end() : std::ranges::find(zones, here->zone());
    return cursor_->toZone(at == zones.end() || at + 1 == zones.end() ? zones.front() : *(at + 1));
}

} // namespace takujo
