#pragma once

#include "ui/table/table_item.h"
#include "ui/theme/card_look.h"
#include "ui/theme/palette.h"

#include <QRectF>
#include <QSizeF>
#include <QString>

#include <optional>
#include <vector>

namespace takujo {

class CardRenderer;

/// A place on the table: its outline, its name and how many cards lie there. Its origin is the table's.
class ZoneItem : public TableItem {
    Q_OBJECT

public:
    struct Row {
        QString name;
        QRectF rect;
    };
    /// How the place looks, apart from what lies there.
    struct Frame {
        QRectF rect;
        QString name;
        QString shortName{};          ///< for where the name is too wide
        std::vector<Row> rows{};      ///< drawn instead of the name
        std::vector<QRectF> places{}; ///< where a card can still come to lie
        bool bare = false;            ///< no outline until it is lit: hands
        bool spot = false;            ///< there only while something may be dropped on it
        bool opens = false;           ///< a click shows what lies there
        qreal letters = 1;            ///< how large its name is
        qreal taken = 0;              ///< the room that a count takes, at the right of its name
    };

    ZoneItem(ZoneId zone, CardRenderer& renderer, const Palette& palette);

    ZoneId zone() const override { return zone_; }
    void setFrame(const Frame& frame);
    const Frame& frame() const { return frame_; }
    /// Cards nobody may see, as one pile.
    void setPile(std::optional<CardLook> back, std::size_t count, QPointF centre, QSizeF cardSize);
    /// The dragged card may be dropped here. `under`: it is over this place now.
    void setLit(bool lit, bool under);
    bool isLit() const { return lit_; }
    /// What somebody reads beside the table is about a card that is covered here.
    void setRead(bool isRead);

    QRectF face() const override { return frame_.rect; }
    QRectF boundingRect() const override;
    /// Where its name stands; empty if it has none, or one for each row.
    QRectF written() const;
    /// The sign that a card may be put there.
    QRectF arrow() const;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void paintOutline(QPainter& painter) const;
    void paintNames(QPainter& painter) const;
    void paintPlaces(QPainter& painter) const;
    void paintPile(QPainter& painter) const;

    ZoneId zone_;
    CardRenderer* renderer_;
    const Palette* palette_;
    Frame frame_;
    std::optional<CardLook> back_;
    std::size_t pileCount_ = 0;
    QPointF pileCentre_;
    QSizeF pileSize_;
    bool lit_ = false;
    bool under_ = false;
    bool isRead_ = false;
};

/// The badge of a zone, painted above its cards.
class ZoneBadge : public QGraphicsItem {
public:
    explicit ZoneBadge(const Palette& palette) : palette_{&palette} {}
    static QSizeF sizeOf(const QString& text, qreal letters);
    void display(const QString& text, QPointF rightMiddle, qreal letters);
    /// It is about something that is over.
    void setQuiet(bool quiet);
    const QString& text() const { return text_; }
    QRectF boundingRect() const override { return rect_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    const Palette* palette_;
    QString text_;
    QRectF rect_;
    qreal letters_ = 1;
    bool quiet_ = false;
};

} // namespace takujo
