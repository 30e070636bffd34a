// Where cards can still come to lie, and piles whose cards lie apart by their faces, on the table of every
// game.

#include "engine/core/zones.h"
#include "engine/games/registry.h"
#include "tests/test_program.h"
#include "ui/session/game_data.h"
#include "ui/session/session.h"
#include "ui/table/table_plan.h"

#include <QTest>

#include <algorithm>

using namespace takujo;

class TestFreePlaces : public QObject {
    Q_OBJECT

private slots:
    void anEmptyPileShowsWhereItsFirstCardWillLie_data() { nameGames(); }
    void anEmptyPileShowsWhereItsFirstCardWillLie();
    void aRowShowsAsManyPlacesAsItMayHoldCards();
    void cardsStayWhereTheyAreWhenAnotherOneComes();
    void aPlaceForOneCardIsFreeOrTaken();
    void theNameOfAPlaceStandsAboveItsCardInALessonToo();
    void whatLiesFaceUpLiesBesideWhatLiesFaceDown();

private:
    static void nameGames();
    void begin(const Game& game);
    ZoneId zone(std::string_view word) const {
        return {zoneOfWord(session_->match().game().tables, word), Player::a};
    }
    TablePlan plan() const { return {*session_, {940, 684}, Player::a}; } // in a window of 1280 × 720
    /// The zone with that many cards in it, the first ones face down.
    ZoneView filled(ZoneId zone, std::uint16_t count, std::uint16_t down = 0) const;
    std::vector<QRectF> cardsOf(const ZoneView& zone) const;

    std::shared_ptr<GameData> data_;
    std::unique_ptr<Session> session_;
};

void TestFreePlaces::nameGames() {
    QTest::addColumn<const Game*>("game");
    for (const Game* game : allGames())
        QTest::newRow(std::string{game->id}.c_str()) << game;
}

void TestFreePlaces::begin(const Game& game) {
    data_ = loadGameData(game);
    QVERIFY2(data_->playable(), data_->findings.toText().c_str());
    MatchSetup setup;
    setup.game = data_->game;
    setup.seed = 5;
    for (auto& deck : setup.decks)
        deck = deckLines(*data_, data_->library.decks().front());
    session_ = std::make_unique<Session>(data_, std::make_unique<Match>(setup), Language::en);
}

ZoneView TestFreePlaces::filled(ZoneId zone, std::uint16_t count, std::uint16_t down) const {
    ZoneView result = session_->view().at(zone);
    result.cards.clear();
    for (std::uint16_t i = 0; i < count; ++i) {
        CardView card;
        card.zone = zone;
        card.faceUp = true;
        card.faceDown = i < down;
        card.object = {i, 0};
        result.cards.push_back(card);
    }
    result.count = count;
    return result;
}

std::vector<QRectF> TestFreePlaces::cardsOf(const ZoneView& zone) const {
    View view = session_->view();
    for (ZoneView& other : view.zones)
        if (other.zone == zone.zone)
            other = zone;
        else
            other.cards.clear();
    std::vector<QRectF> result;
    for (const TablePlan::Card& card : plan().cards(view)) {
        const QSizeF size = card.placement.size;
        result.emplace_back(card.placement.centre - QPointF{size.width(), size.height()} / 2, size);
    }
    return result;
}

void TestFreePlaces::anEmptyPileShowsWhereItsFirstCardWillLie() {
    QFETCH(const Game*, game);
    begin(*game);
    int piles = 0;
    for (const ZoneView& view : session_->view().zones) {
        const LayoutZone* layout = plan().layoutOf(view.zone);
        if (layout == nullptr || !plan().isOnTable(view.zone) || layout->role != ZoneRole::pile ||
            layout->spread != Spread::pile || layout->facesApart)
            continue;
        ++piles;
        const std::vector<QRectF> free = plan().freePlaces(filled(view.zone, 0));
        QCOMPARE(free.size(), std::size_t{1});
        QVERIFY(plan().rectOf(view.zone).contains(free.front()));
        QCOMPARE(free, cardsOf(filled(view.zone, 1)));
        QVERIFY(plan().freePlaces(filled(view.zone, 1)).empty());
    }
    QVERIFY(piles > 0);
}

void TestFreePlaces::aRowShowsAsManyPlacesAsItMayHoldCards() {
    begin(*findGame("shadowverse_evolve"));
    for (const char* word : {"field", "ex area"})
        for (std::uint16_t count = 0; count <= 6; ++count) {
            const std::vector<QRectF> free = plan().freePlaces(filled(zone(word), count));
            QCOMPARE(free.size(), static_cast<std::size_t>(std::max(0, 5 - count))); // 5 are the most
            for (const QRectF& place : free) {
                QVERIFY(plan().rectOf(zone(word)).contains(place));
                for (const QRectF& card : cardsOf(filled(zone(word), count)))
                    QVERIFY(!place.intersects(card));
            }
        }
}

void TestFreePlaces::cardsStayWhereTheyAreWhenAnotherOneComes() {
    begin(*findGame("shadowverse_evolve"));
    const std::vector<QRectF> all = cardsOf(filled(zone("field"), 5));
    for (std::uint16_t count = 1; count < 5; ++count) {
        const std::vector<QRectF> some = cardsOf(filled(zone("field"), count));
        QCOMPARE(some, (std::vector<QRectF>{all.begin(), all.begin() + count}));
    }
}

void TestFreePlaces::aPlaceForOneCardIsFreeOrTaken() {
    begin(*findGame("gate_ruler"));
    for (const char* word : {"set 1", "set 2", "set 3", "left attack", "defense", "right attack"}) {
        QCOMPARE(plan().freePlaces(filled(zone(word), 0)), cardsOf(filled(zone(word), 1)));
        QVERIFY(plan().freePlaces(filled(zone(word), 1)).empty());
    }
    // Energy has no places: there is no end to it.
    QVERIFY(plan().freePlaces(filled(zone("energy zone"), 0)).empty());
}

void TestFreePlaces::theNameOfAPlaceStandsAboveItsCardInALessonToo() {
    begin(*findGame("gate_ruler"));
    constexpr qreal letters = 16;
    for (const QSizeF room : {QSizeF{940, 684}, QSizeF{940, 590}}) { // 590: what a lesson leaves
        const TablePlan table{*session_, room, Player::a};
        for (const char* word : {"left attack", "defense", "right attack"}) {
            const QRectF place = table.rectOf(zone(word));
            const QRectF card = table.freePlaces(filled(zone(word), 0)).front();
            QVERIFY2(card.top() >= place.top() + letters, word);
            QVERIFY2(card.bottom() <= place.bottom(), word);
        }
    }
}

void TestFreePlaces::whatLiesFaceUpLiesBesideWhatLiesFaceDown() {
    begin(*findGame("shadowverse_evolve"));
    const ZoneId deck = zone("evolve deck");
    const std::vector<QRectF> down = cardsOf(filled(deck, 1, 1));
    const std::vector<QRectF> up = cardsOf(filled(deck, 1));
    QCOMPARE(down.size(), std::size_t{1});
    QCOMPARE(up.size(), std::size_t{1});
    QVERIFY(up.front().right() < down.front().left());
    QVERIFY(plan().rectOf(deck).contains(up.front()) && plan().rectOf(deck).contains(down.front()));
    // Where one of them lies, the other has its place.
    QCOMPARE(plan().freePlaces(filled(deck, 1)), down);
    QCOMPARE(plan().freePlaces(filled(deck, 1, 1)), up);
    QVERIFY(plan().freePlaces(filled(deck, 10, 6)).empty());
    const std::vector<QRectF> both = cardsOf(filled(deck, 10, 6));
    QVERIFY(std::ranges::all_of(
        both, [&](const QRectF& card) { return card == up.front() || card == down.front(); }));
    QVERIFY(std::ranges::find(both, up.front()) != both.end());
    QVERIFY(std::ranges::find(both, down.front()) != both.end());
}

TAKUJO_TEST(TestFreePlaces)
#include "test_free_places.moc"
