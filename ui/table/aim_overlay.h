#pragma once

#include "ui/table/table_scene.h"
#include "ui/table/way_finder.h"
#include "ui/theme/palette.h"
#include "ui/theme/typography.h"

#include <QPainterPath>
#include <QRectF>
#include <QWidget>

#include <vector>

namespace takujo {

/// Paints over the table arrows to the targets of a card, and lines between cards that belong together, such
/// as those of an attack. They go around what is to be read, as far as they can.
class AimOverlay : public QWidget {
    Q_OBJECT

public:
    explicit AimOverlay(QWidget* parent);

    void setColours(const Palette& palette);
    /// To be said before what is displayed: what lies there, and where the question and the phases stand.
    void keepClearOf(TableScene::Ground ground, const QRectF& prompt, const QRectF& ribbon);
    /// The arrows begin and end at the edges of cards; at their heads stands a name.
    void display(const QRectF& from, const std::vector<TableScene::AimedAt>& targets, Player by);
    /// The names that stand there, and the words about battles.
    QStringList names() const;
    void displayLinks(std::vector<TableScene::Link> links);
    /// The way of each line of a link, corner by corner, and the place of the words about each battle.
    std::vector<std::vector<QPointF>> ways();
    std::vector<QRectF> plates();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Arrow {
        QPointF start;
        QPointF bend;
        QPointF end;
        QRectF at;
        QString name;
    };
    /// A link as it is drawn.
    struct Drawn {
        std::vector<QPointF> bar; ///< joins its cards: its two ends, none for one card
        std::vector<std::vector<QPointF>> feet;
        std::vector<std::vector<QPointF>> ways; ///< each with a head at its end
        QRectF plate;
        TextSize size = TextSize::heading; ///< of the sum on it
        Player by = Player::nobody;
        QStringList told;
    };
    Arrow arrowTo(const TableScene::AimedAt& target, const QRectF& from) const;
    const std::vector<Drawn>& laid();
    Drawn drawn(const TableScene::Link& link) const;
    void join(const TableScene::Link& link, const std::vector<QRectF>& cards, Drawn& drawn) const;
    std::vector<QPointF> wayTo(const QRectF& target, const QRectF& card, const Drawn& drawn, bool isNear,
                               bool isWord) const;
    void place(const TableScene::Link& link, Drawn& drawn) const;
    void paintAlong(QPainter& painter, const QPainterPath& path, const QColor& colour) const;
    void paintDrawn(QPainter& painter, const Drawn& drawn) const;
    void paintHead(QPainter& painter, QPointF end, QPointF along, const QColor& colour) const;
    void paintName(QPainter& painter, const Arrow& arrow) const;
    void paintTold(QPainter& painter, const Drawn& drawn) const;
    std::vector<WayFinder::Obstacle> obstacles() const;

    Palette palette_;
    std::vector<Arrow> arrows_;
    Player by_ = Player::nobody;
    std::vector<TableScene::Link> links_;
    std::vector<Drawn> drawn_;
    bool isLaid_ = false; ///< the lines of the links, for what lies there now
    TableScene::Ground ground_;
    QRectF prompt_;
    QRectF ribbon_;
};

} // namespace takujo
