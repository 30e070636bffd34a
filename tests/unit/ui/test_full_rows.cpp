// How rows of cards fill, on the table of every game.

#include "engine/games/registry.h"
#include "tests/test_program.h"
#include "ui/session/game_data.h"
#include "ui/session/session.h"
#include "ui/table/table_plan.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace takujo;

class TestFullRows : public QObject {
    Q_OBJECT

private slots:
    void cardsThatHaveRoomAreAsLargeAsTheyMayBe_data() { nameRows(); }
    void cardsThatHaveRoomAreAsLargeAsTheyMayBe();
    void twelveCardsStillShowWhatTheyAre_data() { nameRows(); }
    void twelveCardsStillShowWhatTheyAre();
    void aPileLeavesRoomForItsCount();
    void crowdedCardsKeepTheirHeadsFree();

private:
    static void nameRows();
    static const Session& sessionOf(const Game& game);
    /// The cards of that row when that many lie there, half of them turned sideways if that is wanted.
    static std::vector<TablePlan::Card> cardsOf(const TablePlan& plan, const View& view, ZoneId row,
                                                std::uint16_t count, bool aside);
    static QSizeF cardSize(const TablePlan& plan, ZoneId row);
};

constexpr QSizeF designed{940, 684}; // of the table in a window of 1280 × 720

const Session& TestFullRows::sessionOf(const Game& game) {
    static std::map<const Game*, std::unique_ptr<Session>> sessions;
    std::unique_ptr<Session>& session = sessions[&game];
    if (session == nullptr) {
        const std::shared_ptr<GameData> data = loadGameData(game);
        MatchSetup setup;
        setup.game = data->game;
        setup.seed = 5;
        for (auto& deck : setup.decks)
            deck = deckLines(*data, data->library.decks().front());
        session = std::make_unique<Session>(data, std::make_unique<Match>(setup), Language::en);
    }
    return *session;
}

void TestFullRows::nameRows() {
    QTest::addColumn<const Game*>("game");
    QTest::addColumn<ZoneId>("row");
    for (const Game* game : allGames()) {
        const Session& session = sessionOf(*game);
        const TablePlan plan{session, designed, Player::a};
        for (const ZoneView& zone : session.view().zones) {
            const LayoutZone* layout = plan.layoutOf(zone.zone);
            // Places for one card or two never hold many.
            if (layout != nullptr && layout->role == ZoneRole::row && plan.rowsOf(zone.zone).empty() &&
                plan.rectOf(zone.zone).width() > 3 * cardSize(plan, zone.zone).width())
                QTest::addRow("%s, %s of player %d", std::string{game->id}.c_str(),
                              std::string{game->tables.zones[zone.zone.kind].word}.c_str(),
                              static_cast<int>(indexOf(zone.zone.player)) + 1)
                    << game << zone.zone;
        }
    }
}

QSizeF TestFullRows::cardSize(const TablePlan& plan, ZoneId row) {
    const LayoutZone& layout = *plan.layoutOf(row);
    return plan.geometry().cardSize(plan.isNear(row) ? layout.card : layout.farCard);
}

std::vector<TablePlan::Card> TestFullRows::cardsOf(const TablePlan& plan, const View& view, ZoneId row,
                                                   std::uint16_t count, bool aside) {
    View filled = view;
    for (ZoneView& zone : filled.zones) {
        zone.cards.clear();
        for (std::uint16_t i = 0; zone.zone == row && i < count; ++i) {
            CardView card;
            card.zone = row;
            card.faceUp = true;
            card.object = {i, 0};
            card.aside = aside && i % 2 == 1;
            zone.cards.push_back(card);
        }
        zone.count = zone.cards.size();
    }
    return plan.cards(filled);
}

void TestFullRows::cardsThatHaveRoomAreAsLargeAsTheyMayBe() {
    QFETCH(const Game*, game);
    QFETCH(ZoneId, row);
    const Session& session = sessionOf(*game);
    const TablePlan plan{session, designed, Player::a};
    const QSizeF size = cardSize(plan, row);
    // Where nothing lies at either end, as many as fit beside one another; else a name and two counts are
    // left free.
    const qreal share = plan.hasLineOfName(row) ? 0.9 : 0.55;
    const auto count = static_cast<std::uint16_t>(plan.rectOf(row).width() * share / size.width());
    const std::vector<TablePlan::Card> cards = cardsOf(plan, session.view(), row, count, false);
    QCOMPARE(cards.size(), std::size_t{count});
    for (std::size_t i = 0; i < cards.size(); ++i) {
        QCOMPARE(cards[i].placement.size, size);
        if (i > 0)
            QVERIFY(cards[i].placement.centre.x() - cards[i - 1].placement.centre.x() >= size.width() - 1);
    }
}

void TestFullRows::twelveCardsStillShowWhatTheyAre() {
    QFETCH(const Game*, game);
    QFETCH(ZoneId, row);
    const Session& session = sessionOf(*game);
    const TablePlan plan{session, designed, Player::a};
    const QSizeF size = cardSize(plan, row);
    const QRectF place = plan.rectOf(row);
    const std::vector<TablePlan::Card> cards = cardsOf(plan, session.view(), row, 12, true);
    QCOMPARE(cards.size(), std::size_t{12});
    const bool isLong = place.width() >= 12 * size.width(); // for upright cards side by side
    for (const TablePlan::Card& card : cards) {
        const bool isAside = card.placement.turned == asideAngle;
        const qreal half = (isAside ? card.placement.size.height() : card.placement.size.width()) / 2;
        QVERIFY(card.placement.centre.x() - half >= place.left());
        QVERIFY(card.placement.centre.x() + half <= place.right());
        if (isLong)
            QVERIFY2(card.placement.size.width() >= 0.7 * size.width(),
                     qPrintable(QString::number(card.placement.size.width() / size.width())));
    }
}

/// At the left where a card stands upright, at the right where it lies sideways and has nothing else to show.
void TestFullRows::crowdedCardsKeepTheirHeadsFree() {
    const QRectF room{0, 0, 228, 90}; // too narrow for any five side by side
    const QSizeF size{52, 73};
    for (unsigned turned = 0; turned < 1U << 5U; ++turned) {
        std::vector<SpreadCard> cards(5);
        for (std::size_t i = 0; i < cards.size(); ++i)
            cards[i].aside = cards[i].headRight = (turned >> i & 1U) != 0;
        const std::vector<Placement> row = spreadCards(Spread::row, room, cards, size);
        const auto rectOf = [&](std::size_t i) {
            const QSizeF lies = cards[i].aside ? size.transposed() : size;
            return QRectF{row[i].centre - QPointF{lies.width() / 2, lies.height() / 2}, lies};
        };
        for (std::size_t i = 0; i < cards.size(); ++i) {
            QCOMPARE(row[i].size, size);
            const QRectF card = rectOf(i);
            QVERIFY(room.adjusted(-1, 0, 1, 0).contains(card));
            QRectF head = card.adjusted(1, 1, -1, -1);
            if (cards[i].aside)
                head.setLeft(card.right() - 0.23 * size.height());
            else
                head.setRight(card.left() + 0.55 * size.width());
            for (std::size_t other = 0; other < cards.size(); ++other)
                if (row[other].level > row[i].level || (row[other].level == row[i].level && other > i))
                    QVERIFY2(!rectOf(other).intersects(head),
                             qPrintable(QStringLiteral("%1: %2 on %3").arg(turned).arg(other).arg(i)));
        }
    }
}

/// Below its top card or beside it, as far as its place is large enough for both.
void TestFullRows::aPileLeavesRoomForItsCount() {
    constexpr qreal highCount = 18;
    constexpr qreal wideCount = 26;
    int piles = 0;
    for (const Game* game : allGames()) {
        const Session& session = sessionOf(*game);
        const TablePlan plan{session, designed, Player::a};
        for (const ZoneView& zone : session.view().zones) {
            const LayoutZone* layout = plan.layoutOf(zone.zone);
            if (layout == nullptr || !plan.isOnTable(zone.zone) || !layout->count ||
                layout->spread != Spread::pile)
                continue;
            ++piles;
            const QRectF place = plan.rectOf(zone.zone);
            const Placement pile = plan.pileOf(zone.zone);
            const qreal below = place.bottom() - pile.centre.y() - pile.size.height() / 2;
            const qreal beside = place.right() - pile.centre.x() - pile.size.width() / 2;
            const qreal spare = place.width() - pile.size.width();
            QVERIFY2(below >= highCount || beside >= std::min(wideCount, spare - 6),
                     std::string{game->tables.zones[zone.zone.kind].word}.c_str());
            QVERIFY(beside >= 0);
            QVERIFY(beside <= spare);
        }
    }
    QVERIFY(piles > 0);
}

TAKUJO_TEST(TestFullRows)
#include "test_full_rows.moc"
