#pragma once

#include "ui/gestures/interaction.h"
#include "ui/table/table_cursor.h"
#include "ui/table/table_scene.h"
#include "ui/table/table_side.h"

#include <QGraphicsView>
#include <QPointer>
#include <QTimer>

#include <functional>

namespace takujo {

/// The table in its window: what the mouse and the keys do on it. All of the table is always seen.
class TableView : public QGraphicsView {
    Q_OBJECT

public:
    TableView(CardRenderer& renderer, Interaction& interaction, QWidget* parent = nullptr);

    // Cards are painted from pictures, so all of them cost little; and Qt's cleverer ways leave pieces of
    // cards behind where many have moved at once while a menu closed.
    static constexpr ViewportUpdateMode updates = FullViewportUpdate;

    TableScene& table() { return *scene_; }
    const TableScene& table() const { return *scene_; }
    /// Shows again what the interaction says about the cards.
    void refreshMarks();

    TableCursor& cursor() { return *cursor_; }
    /// Acts on the card or opens the pile that has the cursor. False if there is none.
    bool actAtCursor();
    /// Goes to the zones of that sort, one after the other: those of the viewer, or of the other player.
    /// False if there is none to stand on.
    bool jumpTo(ZoneRole role, bool own);
    /// The players' zones as screen readers find them: first those of the viewer.
    std::vector<TableSide*> sides() const;
    TableSide* sideOf(Player player) const;
    /// As if it were clicked.
    void press(TableItem* item) { click(item); }
    /// Puts back what is being dragged. False if nothing was.
    bool cancelDrag();
    /// The card under the pointer that drags another one; none if none is, or its face is hidden.
    ObjectId carriedOver() const;
    /// Sets what finds the zone beside the table at a point of the screen; it finds none elsewhere.
    void setPlacesBeside(std::function<ZoneId(QPoint)> placeAt) { placeBeside_ = std::move(placeAt); }
    /// A place of the scene in coordinates of this widget.
    QRect inWidget(const QRectF& rect) const;

signals:
    void lookedAt(takujo::CardItem* card);
    void lookedAway();                       ///< at no card any more
    void readWanted(takujo::CardItem* card); ///< a button is held down on it
    void readEnded();
    void pileOpened(takujo::ZoneId zone);
    void shut(takujo::ZoneId zone); ///< a pile was clicked that nobody may look through
    void touched();                 ///< a button or key went down
    void menuWanted();              ///< the menu of the item on which the keyboard stands
    /// All that can be done with this card is to be shown: the other button was pressed on it, or a finger
    /// held down.
    void choicesWanted(takujo::CardItem* card);
    void resized();
    void carried(takujo::CardItem* card); ///< a card is being dragged and has moved
    void putDown();                       ///< and it is no more
    void dropSpotShown(bool shown);       ///< a place that is only there during a drag covers the middle

protected:
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void hover(QPointF point);
    void beginReading();
    bool endReading();
    void cursorMoved(TableItem* item);
    void click(TableItem* item);
    void askFor(TableItem* item);
    void startDrag();
    void endDrag(CardItem* card);
    Drop dropAt(const QMouseEvent& event) const;

    TableScene* scene_;
    Interaction* interaction_;
    QPointer<TableItem> pressed_;
    QPointF pressedAt_;
    QPointF pointer_; ///< while a card is dragged
    QPointF grip_;    ///< from the middle of the dragged card to the pointer
    QPointer<CardItem> dragged_;
    QPointer<TableItem> asked_; ///< the card or place on which the other button, or a finger, went down
    QTimer held_;               ///< of the button that is down on a card
    bool isReading_ = false;
    TableCursor* cursor_;
    std::vector<TableSide*> sides_; ///< of player A, of player B, of nobody
    std::function<ZoneId(QPoint)> placeBeside_;
};

} // namespace takujo
