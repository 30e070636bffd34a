#pragma once

#include "ui/table/table_scene.h"
#include "ui/theme/palette.h"

#include <QRectF>
#include <QWidget>

#include <vector>

namespace takujo {

/// Arrows to the cards that something has chosen, and lines between cards that are in something together,
/// over everything that lies on the table.
class AimOverlay : public QWidget {
    Q_OBJECT

public:
    explicit AimOverlay(QWidget* parent);

    void setColours(const Palette& palette);
    /// The arrows end where they meet what they are at; a name stands at their heads.
    void display(QPointF from, const std::vector<TableScene::AimedAt>& targets, Player by);
    /// The names that stand there, and what is told of battles.
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
