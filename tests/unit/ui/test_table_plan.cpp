// Where cards lie on the table and how much of them is drawn.

#include "tests/test_program.h"

#include <QTest>

#include <algorithm>

#include "engine/games/registry.h"
#include "ui/session/game_data.h"
#include "ui/session/session.h"
#include "ui/table/table_plan.h"

using namespace takujo;

class TestTablePlan : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void inAColumnAllCardsBearTheirNamesOrNone_data();
    void inAColumnAllCardsBearTheirNamesOrNone();
    void theNewestCardOfAColumnIsWholeAndOnTop();
    void whatLiesUnderACardSticksOutTowardsItsPlayer();
    void whatMayBeDroppedInTheMiddleCoversHardlyAnyCard();
    void aHigherRoomIsUsedAndLeavesTheCardsAsTheyAre();
    void aWiderRoomIsUsedAndLeavesTheCardsAsTheyAre();
    void aFanStaysInItsRoom_data();
    void aFanStaysInItsRoom();
    void numbersStandBesideTheNextCardOfTheHand();

private:
    TablePlan plan() const { return {*session_, {940, 684}, Player::a}; }
    /// The cards of A's first column, if that many lay there.
    std::vector<TablePlan::Card> columnOf(std::size_t count) const;

    std::shared_ptr<GameData> data_;
    std::unique_ptr<Session> session_;
};

void TestTablePlan::initTestCase() {
    data_ = loadGameData(*allGames().front());
    QVERIFY2(data_->playable(), data_->findings.toText().c_str());
    MatchSetup setup;
    setup.game = data_->game;
    setup.seed = 5;
    for (auto& deck : setup.decks)
        deck = deckLines(*data_, data_->library.decks().front());
    session_ = std::make_unique<Session>(data_, std::make_unique<Match>(setup), Language::en);
}

std::vector<TablePlan::Card> TestTablePlan::columnOf(std::size_t count) const {
    View view = session_->view();
    const TablePlan table = plan();
    ZoneId column;
    for (ZoneView& zone : view.zones) {
        const LayoutZone* layout = table.layoutOf(zone.zone);
        if (column.exists() || zone.zone.player != Player::a || layout == nullptr ||
            layout->spread != Spread::column)
            continue;
        column = zone.zone;
        for (std::size_t i = 0; i < count; ++i) {
            CardView card;
            card.zone = zone.zone;
            card.owner = card.controller = Player::a;
            card.faceUp = true;
            card.object = {static_cast<std::uint16_t>(i), 0};
            zone.cards.push_back(card);
        }
        zone.count = count;
    }
    std::vector<TablePlan::Card> cards = table.cards(view);
    std::erase_if(cards, [&](const TablePlan::Card& card) { return card.view.zone != column; });
    return cards;
}

void TestTablePlan::inAColumnAllCardsBearTheirNamesOrNone_data() {
    QTest::addColumn<int>("count");
    QTest::addColumn<bool>("named");
    QTest::newRow("one") << 1 << true;
    QTest::newRow("three") << 3 << true;
    QTest::newRow("six") << 6 << false;
    QTest::newRow("seven") << 7 << false;
}

void TestTablePlan::inAColumnAllCardsBearTheirNamesOrNone() {
    QFETCH(int, count);
    QFETCH(bool, named);
    const auto cards = columnOf(static_cast<std::size_t>(count));
    QCOMPARE(cards.size(), static_cast<std::size_t>(count));
    for (const TablePlan::Card& card : cards)
        QCOMPARE(plan().showsNames(card), named);
}

void TestTablePlan::theNewestCardOfAColumnIsWholeAndOnTop() {
    const auto cards = columnOf(7);
    QCOMPARE(cards.size(), std::size_t{7});
    // What comes later is painted later, and lies lower.
    for (std::size_t i = 1; i < cards.size(); ++i) {
        QCOMPARE(int{cards[i].view.object.index}, static_cast<int>(i));
        QVERIFY(cards[i].placement.centre.y() > cards[i - 1].placement.centre.y());
    }
    const Placement& last = cards.back().placement;
    const QRectF zone = plan().rectOf(cards.back().view.zone);
    QVERIFY(last.centre.y() + last.size.height() / 2 <= zone.bottom());
}

void TestTablePlan::whatLiesUnderACardSticksOutTowardsItsPlayer() {
    for (const Player player : bothPlayers) {
        View view = session_->view();
        for (ZoneView& zone : view.zones) {
            const LayoutZone* layout = plan().layoutOf(zone.zone);
            if (zone.zone.player != player || layout == nullptr || layout->role != ZoneRole::row)
                continue;
            CardView host;
            host.zone = zone.zone;
            host.faceUp = true;
            host.object = {900, 0};
            for (const std::uint16_t slot : {std::uint16_t{901}, std::uint16_t{902}, std::uint16_t{903}}) {
                CardView guest = host;
                guest.guests.clear();
                guest.object = {slot, 0};
                guest.host = host.object;
                host.guests.push_back(guest);
            }
            zone.cards = {host};
        }
        std::vector<TablePlan::Card> cards = plan().cards(view);
        std::erase_if(cards, [](const TablePlan::Card& card) { return card.view.object.index < 900; });
        QCOMPARE(cards.size(), std::size_t{3}); // the host is read as the first of its cards
        const QPointF host = cards.back().placement.centre;
        for (std::size_t i = 0; i + 1 < cards.size(); ++i) {
            QCOMPARE(cards[i].placement.centre.x(), host.x());
            const qreal away = cards[i].placement.centre.y() - host.y();
            QVERIFY(player == Player::a ? away > 0 : away < 0);
        }
    }
}

void TestTablePlan::whatMayBeDroppedInTheMiddleCoversHardlyAnyCard() {
    const TablePlan table = plan();
    QVERIFY(!table.dropSpot().isEmpty());
    int rows = 0;
    for (const ZoneView& zone : session_->view().zones)
        for (const QRectF& row : table.rowsOf(zone.zone)) {
            QVERIFY(table.dropSpot().intersected(row).height() < row.height() * 0.1);
            ++rows;
        }
    QVERIFY(rows > 0);
}

void TestTablePlan::aHigherRoomIsUsedAndLeavesTheCardsAsTheyAre() {
    const TablePlan low{*session_, {684, 495}, Player::a};
    const TablePlan high{*session_, {684, 604}, Player::a};
    const LayoutRect& table = session_->layout().table;
    QCOMPARE(high.geometry().cardSize(63), low.geometry().cardSize(63));
    QVERIFY(low.geometry().rect(table).height() <= 495);
    QVERIFY(high.geometry().rect(table).height() > 600); // nothing stays empty above and below
    QVERIFY(high.geometry().rect(table).height() <= 604);
    const auto free = [&](const TablePlan& plan) {
        // Between the cards of the nearest row and the sentence, which is 48 pixels high at least.
        qreal bottom = 0;
        for (const ZoneView& zone : session_->view().zones)
            for (const QRectF& row : plan.rowsOf(zone.zone))
                bottom = std::max(bottom, row.center().y() + plan.geometry().cardSize(63).height() / 2);
        return plan.geometry().rect(session_->layout().prompt).bottom() - 48 - bottom;
    };
    QVERIFY(free(low) < 0);
    QVERIFY2(free(high) >= 0, qPrintable(QString::number(free(high))));
}

void TestTablePlan::aWiderRoomIsUsedAndLeavesTheCardsAsTheyAre() {
    const TablePlan narrow{*session_, {946, 684}, Player::a};
    const TablePlan wide{*session_, {1280, 684}, Player::a};
    const LayoutRect& table = session_->layout().table;
    QCOMPARE(wide.geometry().cardSize(63), narrow.geometry().cardSize(63));
    QVERIFY(wide.geometry().rect(table).width() > 1260);
    QVERIFY(wide.geometry().rect(table).width() <= 1280);
}

void TestTablePlan::aFanStaysInItsRoom_data() {
    QTest::addColumn<QSizeF>("window");
    for (const QSizeF size : {QSizeF{940, 684}, QSizeF{1280, 684}, QSizeF{684, 604}, QSizeF{1180, 864}})
        QTest::addRow("%d x %d", int(size.width()), int(size.height())) << size;
}

/// Turned as they are, with their corners.
void TestTablePlan::aFanStaysInItsRoom() {
    QFETCH(QSizeF, window);
    const TablePlan table{*session_, window, Player::a};
    View view = session_->view();
    for (ZoneView& zone : view.zones) {
        const LayoutZone* layout = table.layoutOf(zone.zone);
        if (layout == nullptr || layout->spread != Spread::fan || !table.isNear(zone.zone))
            continue;
        const QRectF room = table.rectOf(zone.zone).adjusted(-1, -1, 1, 1);
        CardView one;
        one.faceUp = true;
        one.zone = zone.zone;
        for (std::uint16_t count = 1; count <= 12; ++count) {
            zone.cards.clear();
            for (std::uint16_t i = 0; i < count; ++i) {
                one.object = {i, 0};
                zone.cards.push_back(one);
            }
            for (const TablePlan::Card& card : table.cards(view)) {
                if (!card.inHand || !card.view.faceUp)
                    continue;
                QTransform turn;
                turn.translate(card.placement.centre.x(), card.placement.centre.y());
                turn.rotate(card.placement.turned);
                const QSizeF size = card.placement.size;
                const QRectF covers = turn.mapRect(QRectF{{-size.width() / 2, -size.height() / 2}, size});
                QVERIFY2(room.contains(covers), qPrintable(QString::number(count)));
                QVERIFY(covers.bottom() <= window.height());
            }
        }
    }
}

void TestTablePlan::numbersStandBesideTheNextCardOfTheHand() {
    const TablePlan table = plan();
    View view = session_->view();
    for (ZoneView& zone : view.zones) {
        const LayoutZone* layout = table.layoutOf(zone.zone);
        if (layout == nullptr || layout->spread != Spread::fan || !table.isNear(zone.zone))
            continue;
        CardView one;
        one.faceUp = true;
        one.zone = zone.zone;
        const auto covered = [&](std::uint16_t count) {
            zone.cards.clear();
            for (std::uint16_t i = 0; i < count; ++i) {
                one.object = {i, 0};
                zone.cards.push_back(one);
            }
            std::vector<int> result;
            for (const TablePlan::Card& card : table.cards(view))
                if (card.inHand && card.view.faceUp)
                    result.push_back(card.covered);
            return result;
        };
        QVERIFY(std::ranges::all_of(covered(5), [](int part) { return part == 0; }));
        const std::vector<int> ofTen = covered(10);
        QCOMPARE(ofTen.size(), std::size_t{10});
        for (std::size_t i = 0; i + 1 < ofTen.size(); ++i)
            QVERIFY(ofTen[i] >= 10);
        QCOMPARE(ofTen.back(), 0); // nothing lies on the last one
    }
}

TAKUJO_TEST(TestTablePlan)
#include "test_table_plan.moc"
