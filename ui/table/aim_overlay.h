#pragma once

#include "ui/table/table_scene.h"
#include "ui/theme/palette.h"

#include <QRectF>
#include <QWidget>

#include <vector>

namespace takujo {

/// Paints over the table arrows to the targets of a card, and lines between cards that belong together, such
/// as those of an attack.
class AimOverlay : public QWidget {
    Q_OBJECT

public:
    explicit AimOverlay(QWidget* parent);

    void setColours(const Palette& palette);
    /// The arrows end at the edges of their targets; at their heads stands a name.
    void display(QPointF from, const std::vector<TableScene::AimedAt>& targets, Player by);
    /// The names that stand there, and the words about battles.
    QStringList names() const;
    void displayLinks(std::vector<TableScene::Link> links);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintLink(QPainter& painter, const TableScene::Link& link) const;
    void paintHead(QPainter& painter, QPointF end, QPointF along, const QColor& colour) const;
    struct Arrow {
        QPointF bend;
        QPointF end;
        QRectF at;
        QString name;
    };
    void paintName(QPainter& painter, const Arrow& arrow) const;
    void paintTold(QPainter& painter, const TableScene::Link& link) const;
    QRectF placeOfTold(const TableScene::Link& link, QSizeF size) const;

    Palette palette_;
    QPointF from_;
    std::vector<Arrow> arrows_;
    Player by_ = Player::nobody;
    std::vector<TableScene::Link> links_;
};

} // namespace takujo
