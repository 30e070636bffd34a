#pragma once

#include "ui/session/session.h"
#include "ui/table/spreads.h"
#include "ui/table/table_geometry.h"

#include <optional>
#include <vector>

namespace takujo {

/// Where everything of a session lies on a table of some size: zones by the game's layout, cards by what the
/// viewer sees. It decides nothing and draws nothing.
class TablePlan {
public:
    struct Card {
        std::uint32_t key = 0; ///< the same card has the same key as long as the viewer can follow it
        CardView view;
        Placement placement;
        bool inHand = false;
        int covered = 0; ///< how much the next card covers from the right, in percent of its width
    };

    TablePlan() = default;
    TablePlan(const Session& session, QSizeF room, Player nearPlayer);

    const TableGeometry& geometry() const { return geometry_; }
    Player nearPlayer() const { return nearPlayer_; }

    const LayoutZone* layoutOf(ZoneId zone) const;
    bool isNear(ZoneId zone) const;
    bool isOnTable(ZoneId zone) const;
    QRectF rectOf(ZoneId zone) const;
    std::vector<QRectF> rowsOf(ZoneId zone) const;
    /// Whether the cards of a row leave the line of its name to what is told there.
    bool hasLineOfName(ZoneId zone) const;
    /// Whether a pile leaves a line for its count below its top card.
    bool hasLineForCount(ZoneId zone) const;
    /// The place of the pile of a zone whose cards are not shown one by one.
    Placement pileOf(ZoneId zone) const;
    /// Where more cards can come to lie, as far as the layout shows that; of a pile, where its first will.
    std::vector<QRectF> freePlaces(const ZoneView& zone) const;
    /// The spot that appears while a card is dragged, for a place that is not on the table.
    QRectF dropSpot() const;

    /// Every card that has a picture of its own on the table, in the order of painting but for levels.
    std::vector<Card> cards(const View& view) const;

    /// In a column that has become narrow no card shows its name, so that not only some do.
    bool showsNames(const Card& card) const;

    static constexpr std::uint32_t hiddenKey = 1U << 20U;

private:
    std::vector<Card> cardsIn(const ZoneView& zone) const;
    bool isAbsent(const LayoutZone& layout, ZoneId zone) const;
    QRectF cardRoom(ZoneId zone, QSizeF cardSize) const;
    std::size_t placesIn(const ZoneView& zone) const;
    bool showsNumbers(const CardView& card) const;
    std::vector<Placement> placementsIn(const ZoneView& zone, const std::vector<CardView>& cards,
                                        Spread spread, const QRectF& room) const;
    QRectF besideTallies(const ZoneView& zone, QRectF room, QSizeF size) const;

    const Session* session_ = nullptr;
    TableGeometry geometry_;
    Player nearPlayer_ = Player::a;
};

} // namespace takujo
