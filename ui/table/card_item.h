#pragma once

#include "engine/match/view.h"
#include "ui/table/spreads.h"
#include "ui/table/table_item.h"
#include "ui/theme/card_look.h"
#include "ui/theme/marks.h"
#include "ui/theme/palette.h"

#include <optional>
#include <vector>

namespace takujo {

class CardRenderer;
struct Pose;

/// A card on the table. Its origin is its middle, so that it turns in place.
class CardItem : public TableItem {
    Q_OBJECT

public:
    CardItem(CardRenderer& renderer, const Palette& palette);

    /// `object` is what answers call it; also a back may have one.
    void display(const CardLook& look, const CardView& card, ObjectId object);
    /// It goes on looking as it does, whatever is displayed, until `showLook`: what changes it has not been
    /// seen yet.
    void holdLook();
    void showLook();
    const CardView& card() const { return card_; }
    ObjectId object() const { return object_; }
    /// It may be clicked and dragged: a back only where the question offers it.
    bool isForHands() const { return card_.faceUp || isChoosable() || isChosen(); }
    const CardLook& look() const { return look_; }
    ZoneId zone() const override { return card_.zone; }

    /// Its size once it has arrived; on its way its pose scales that.
    void setCardSize(QSizeF size);
    QSizeF cardSize() const { return size_; }
    /// Chips that stand upright although the card lies sideways. Then they are left out of its look.
    void setUprightChips(std::vector<QString> chips);
    void setMarks(const CardMarks& marks);
    const CardMarks& marks() const { return marks_; }
    void setDimmed(bool dimmed);
    void setLifted(bool lifted); ///< casts a shadow: it is being dragged
    /// It has come up under the pointer, and is still under it where it lay before.
    void setRaised(bool raised);
    bool isAside() const { return card_.aside; }
    /// It shows its back, and the viewer may look at its face.
    bool isReadableBack() const { return card_.faceUp && card_.faceDown; }

    /// Its place once nothing moves.
    void setHome(const Placement& home, qreal z, int order);
    const Placement& home() const { return home_; }
    qreal homeZ() const { return homeZ_; }
    int order() const { return order_; } ///< within its zone
    Pose homePose() const;
    /// Where it lies, upright, while the cards of its unit are fanned out; none: at home.
    struct Fanned {
        QPointF centre;
        qreal z = 0;
    };
    void setFanned(std::optional<Fanned> fanned) { fanned_ = fanned; }
    const std::optional<Fanned>& fanned() const { return fanned_; }
    Pose restPose() const;
    qreal restZ() const { return fanned_ ? fanned_->z : homeZ_; }
    /// The part of the table that it covers there.
    QRectF homeRect() const;

    QRectF face() const override;
    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
    bool isChoosable() const override { return marks_.canAct || marks_.target; }
    bool isChosen() const override { return marks_.order > 0; }

private:
    void paintUprightChips(QPainter& painter) const;

    CardRenderer* renderer_;
    const Palette* palette_;
    CardLook look_;
    std::optional<CardLook> next_; ///< while the look is held
    CardView card_;
    ObjectId object_;
    CardMarks marks_;
    std::vector<QString> uprightChips_;
    QSizeF size_{63, 88};
    Placement home_;
    qreal homeZ_ = 0;
    int order_ = 0;
    std::optional<Fanned> fanned_;
    bool dimmed_ = false;
    bool lifted_ = false;
    bool raised_ = false;
};

} // namespace takujo
