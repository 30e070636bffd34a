#include "ui/table/table_view.h"

#include "ui/theme/card_renderer.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>

namespace takujo {

TableView::TableView(CardRenderer& renderer, Interaction& interaction, QWidget* parent)
    : QGraphicsView{parent}, scene_{new TableScene{renderer, this}}, interaction_{&interaction} {
    setObjectName(QStringLiteral("table"));
    setScene(scene_);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    setViewportUpdateMode(QGraphicsView::SmartViewportUpdate);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
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

QRect TableView::inWidget(const QRectF& rect) const {
    return mapFromScene(rect).boundingRect();
}

void TableView::hover(QPointF point) {
    CardItem* card = scene_->cardUnder(point);
    scene_->raise(card != nullptr && card->card().faceUp ? card : nullptr);
    if (card != nullptr && card->card().faceUp)
        emit lookedAt(card);
    const TableItem* under = scene_->itemUnder(point);
    const auto* zone = dynamic_cast<const ZoneItem*>(under);
    const bool canPress =
        (card != nullptr && card->card().faceUp) || (zone != nullptr && zone->frame().opens);
    viewport()->setCursor(canPress ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void TableView::mousePressEvent(QMouseEvent* event) {
    emit touched();
    scene_->movements().finish(); // one click skips what is still on its way
    setCursorItem(nullptr);
    if (event->button() != Qt::LeftButton) {
        cancelDrag();
        return;
    }
    pressedAt_ = mapToScene(event->pos());
    pressed_ = scene_->itemUnder(pressedAt_);
}

void TableView::startDrag() {
    auto* card = qobject_cast<CardItem*>(pressed_.data());
    if (card == nullptr || !card->card().faceUp || !interaction_->mayDrag(card->card().object))
        return;
    interaction_->beginDrag(card->card().object);
    if (!interaction_->isDragging())
        return;
    dragged_ = card;
    grip_ = pressedAt_ - card->pos();
    viewport()->setCursor(Qt::ClosedHandCursor);
}

void TableView::mouseMoveEvent(QMouseEvent* event) {
    const QPointF point = mapToScene(event->pos());
    if ((event->buttons() & Qt::LeftButton) == 0) {
        hover(point);
        return;
    }
    const bool farEnough = (point - pressedAt_).manhattanLength() >= QApplication::startDragDistance();
    if (dragged_ == nullptr && farEnough)
        startDrag();
    if (dragged_ != nullptr) {
        const bool begins = !scene_->movements().any() && dragged_->zValue() < 900;
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
    if (const CardItem* card = scene_->cardUnder(point); card != nullptr && card->card().faceUp)
        drop.over = card->card().object;
    return drop;
}

void TableView::endDrag(CardItem* card) {
    dragged_ = nullptr;
    pressed_ = nullptr;
    scene_->letGo(card);
    emit putDown();
}

void TableView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return;
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
        const ZoneItem* zone = scene_->zoneOf(card->zone());
        if (!card->isChoosable() && !card->isChosen() && zone != nullptr && zone->frame().opens)
            emit pileOpened(card->zone());
        else if (card->card().faceUp)
            interaction_->click(card->card().object);
        return;
    }
    if (const auto* zone = qobject_cast<ZoneItem*>(item); zone != nullptr) {
        const LayoutZone* layout = scene_->plan().layoutOf(zone->zone());
        if (zone->frame().opens)
            emit pileOpened(zone->zone());
        else if (layout != nullptr && layout->role == ZoneRole::deck)
            emit shut(zone->zone());
    }
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
    if (dragged_ == nullptr)
        scene_->raise(nullptr);
    QGraphicsView::leaveEvent(event);
}

void TableView::focusOutEvent(QFocusEvent* event) {
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        setCursorItem(nullptr);
    QGraphicsView::focusOutEvent(event);
}

void TableView::setCursorItem(TableItem* item) {
    if (cursor_ == item)
        return;
    if (cursor_ != nullptr)
        cursor_->setCursorHere(false);
    cursor_ = item;
    if (item == nullptr) {
        scene_->raise(nullptr);
        return;
    }
    item->setCursorHere(true);
    auto* card = qobject_cast<CardItem*>(item);
    scene_->raise(card);
    if (card != nullptr)
        emit lookedAt(card);
}

bool TableView::focusNextPrevChild(bool next) {
    const std::vector<TableItem*> walk = scene_->walk();
    const auto at = std::ranges::find(walk, cursor_.data());
    // Past the last card the focus leaves for the next widget.
    if (at == walk.end() && !walk.empty() && hasFocus()) {
        setCursorItem(next ? walk.front() : walk.back());
        return true;
    }
    if (next && at != walk.end() && at + 1 != walk.end()) {
        setCursorItem(*(at + 1));
        return true;
    }
    if (!next && at != walk.end() && at != walk.begin()) {
        setCursorItem(*(at - 1));
        return true;
    }
    setCursorItem(nullptr);
    return QGraphicsView::focusNextPrevChild(next);
}

void TableView::moveCursor(Direction direction) {
    const std::vector<TableItem*> walk = scene_->walk();
    if (walk.empty())
        return;
    if (cursor_ == nullptr) {
        setCursorItem(walk.front());
        return;
    }
    const auto middle = [](const TableItem* item) { return item->mapToScene(item->face().center()); };
    std::vector<QPointF> points;
    points.reserve(walk.size());
    for (const TableItem* item : walk)
        points.push_back(middle(item));
    if (const std::optional<std::size_t> next = nextInDirection(points, middle(cursor_), direction))
        setCursorItem(walk[*next]);
}

bool TableView::actAtCursor() {
    if (cursor_ == nullptr || !cursor_->isEnabled())
        return false;
    click(cursor_);
    return true;
}

} // namespace takujo
