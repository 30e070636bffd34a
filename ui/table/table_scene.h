#pragma once

#include "ui/motion/movements.h"
#include "ui/motion/story.h"
#include "ui/session/log_reader.h"
#include "ui/session/session.h"
#include "ui/table/card_item.h"
#include "ui/table/card_travels.h"
#include "ui/table/table_plan.h"
#include "ui/table/zone_item.h"
#include "ui/theme/marks.h"

#include <QGraphicsScene>

#include <array>
#include <map>
#include <memory>

namespace takujo {

class CardRenderer;
class PlayerGauges;
class PlayerLabel;
class ZoneTally;

/// The items of a table and where they are: zones, cards, badges. It knows nothing of their meaning.
class TableScene : public QGraphicsScene {
    Q_OBJECT

public:
    TableScene(CardRenderer& renderer, QObject* parent = nullptr);
    ~TableScene() override;

    /// Shows another match, or none. The session must outlive it here.
    void setSession(const Session* session);
    const Session* session() const { return session_; }
    void setColours(const Palette& palette);
    const Palette& colours() const { return palette_; }
    void setRoom(QSizeF room);
    /// Whose zones lie at the near edge.
    void setNearPlayer(Player player);
    /// The same, but only with the next move, which then takes the cards there.
    void turnTo(Player player);
    Player nearPlayer() const { return nearPlayer_; }
    const TablePlan& plan() const { return plan_; }
    Movements& movements() { return movements_; }

    /// The match has moved: cards go where they are now.
    void follow(const News& news);
    /// Words and names anew.
    void retranslate();
    void showMarks(const Marks& marks);

    TableItem* itemUnder(QPointF point) const;
    CardItem* cardUnder(QPointF point) const;
    ZoneItem* zoneUnder(QPointF point) const;
    CardItem* cardOf(ObjectId object) const;
    ZoneItem* zoneOf(ZoneId zone) const;
    /// A player's zones on the table in the order of the keyboard, and their cards in the order in which they
    /// lie, also those whose faces are hidden.
    std::vector<ZoneItem*> zonesOf(Player player) const;
    std::vector<CardItem*> cardsIn(ZoneId zone) const;
    /// All cards and zones on which the keyboard can stand, in the order of keys and screen readers.
    std::vector<TableItem*> walk() const;

    /// The targets of something, shown by arrows from its card, or from the edge where it waits.
    struct Aim {
        ObjectId from;
        std::vector<ObjectId> at;
        Player by = Player::nobody;
    };
    void showAim(const Aim& aim);
    /// Where the arrow begins: at that card, or at a point of the edge. Where it ends: at a card, or at the
    /// part of it that can be seen. A card that is covered in a pile is shown by the pile, with the name of
    /// the card.
    QRectF aimedFrom() const;
    struct AimedAt {
        QRectF rect;
        QString name;
    };
    std::vector<AimedAt> aimedAt() const;

    /// Cards that belong together, such as those of an attack, each as it lies. They are joined, or arrows
    /// lead from each to the nearest of the others.
    struct Link {
        std::vector<QRectF> cards;
        std::vector<QRectF> to;
        bool near = false; ///< on the near player's side of the table
        Player by = Player::nobody;
        /// Of a battle: its sums, and its outcome as it stands. They are written beside its cards, where no
        /// other card lies.
        QStringList told;
        bool isAtPlayer = false; ///< it leads to a player's name

        friend bool operator==(const Link&, const Link&) = default;
    };
    /// What arrows and their words are kept clear of, as it lies.
    struct Ground {
        std::vector<QRectF> cards;
        std::vector<QRectF> zones; ///< outlines
        std::vector<QRectF> words; ///< names and numbers beside the cards

        friend bool operator==(const Ground&, const Ground&) = default;
    };
    Ground ground() const;
    std::vector<Link> links() const;
    /// The same with these battles instead of those under way.
    std::vector<Link> links(const std::vector<BattleView>& battles) const;

    /// The card under the pointer comes up from the hand.
    void raise(CardItem* card);
    /// Shows the cards of the unit that this one belongs to beside each other, and lays those of any other
    /// unit together again.
    void fanOut(const CardItem* card);
    void drag(CardItem* card, QPointF to);
    void letGo(CardItem* card);

private:
    void buildZones();
    void layZones();
    QPointF placeOfBadge(ZoneId zone, QSizeF size) const;
    QPointF besideBadge(ZoneId zone, const ZoneBadge& badge) const;
    void layLabels();
    /// What the cards do next to arrive where they belong: which way each has come, and when.
    struct Course {
        CardTravels travels;
        Story story;
        bool animated = false;
    };
    void placeCards(const Course& course);
    void enter(CardItem& item, const TablePlan::Card& card, const Course& course, int& delay);
    void leave(CardItem* item, std::uint32_t key, const Course& course);
    /// A card that a story is about, as it lay before.
    struct Actor {
        QPointer<CardItem> item;
        QRectF rect;
        QSizeF size;
        qreal turned = 0;
        CardLook look;
    };
    std::map<ObjectId, Actor> actorsOf(const Story& story) const;
    void holdLooks(const Story& story);
    void play(const Story& story, const std::map<ObjectId, Actor>& actors);
    void play(const Beat& beat, const std::map<ObjectId, Actor>& actors);
    void playStrike(const Beat& beat, const std::map<ObjectId, Actor>& actors);
    void playNumber(const Beat& beat, const QString& text, const QColor& colour,
                    const std::map<ObjectId, Actor>& actors);
    void playTurn(const Beat& beat);
    QRectF placeOf(ObjectId object, const std::map<ObjectId, Actor>& actors) const;
    QRectF placeOf(Player player) const;
    void describeAll();
    QString spokenZone(const ZoneItem& zone) const;
    void describe(CardItem& card, std::size_t place, std::size_t count) const;
    QString badgeOf(const ZoneView& zone) const;
    QString countTold(const ZoneView& zone) const;
    QString nameOf(const LayoutRow& row, const ZoneView& zone) const;
    void layUses();
    void layGauges();
    void linkToHosts(std::vector<Link>& links) const;
    QRectF whatIsBefore(Player player) const;
    void linkBattles(const std::vector<BattleView>& battles, std::vector<Link>& links) const;
    CardItem* itemOf(const Shown& shown) const;
    int placeOfBack(const CardItem& card) const;
    std::vector<const CardItem*> cardsWith(std::string_view mark) const;
    std::vector<CardItem*> cardsOfUnit(ObjectId unit) const;
    Pose poseAt(ZoneId zone, const CardItem& item) const;

    CardRenderer* renderer_;
    Palette palette_;
    const Session* session_ = nullptr;
    QSizeF room_{940, 684};
    Player nearPlayer_ = Player::a;
    TablePlan plan_;
    Movements movements_;
    std::map<ZoneId, ZoneItem*> zones_;
    std::map<ZoneId, ZoneBadge*> badges_;
    std::map<ZoneId, ZoneTally*> tallies_;
    std::map<std::uint32_t, CardItem*> cards_;
    std::vector<PlayerLabel*> labels_;
    std::array<ZoneBadge*, 2> values_{};    ///< of the near player and of the far one
    std::array<PlayerGauges*, 2> gauges_{}; ///< as the values
    std::vector<ZoneBadge*> uses_;          ///< of both
    Marks marks_;
    Aim aim_;
    CardItem* raised_ = nullptr;
    ObjectId fanned_; ///< the unit whose cards lie beside each other
    CardItem* dragged_ = nullptr;
    View lastView_;                   ///< as the table shows it, or shows it now
    Player shownTo_ = Player::nobody; ///< whose eyes the cards were laid out for
};

} // namespace takujo
