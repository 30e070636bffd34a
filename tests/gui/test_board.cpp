#include "tests/gui/kit_table.h"
#include "tests/gui/words_of_games.h"
#include "tests/test_program.h"

#include <QTest>

#include <algorithm>
#include <array>

/// Whose side of the table lies near: that of the one who is asked, or always the same. On the workbench,
/// where the other player is asked which of their wards breaks.
class TestBoard : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init() { driver_ = tableOfScenario("backs/for-the-window.yaml"); }
    void cleanup() { driver_.reset(); }

    void theLowerSideIsOfTheOneWhoIsAsked();
    void theTableStaysWhereItIsIfThatIsWanted();
    void eitherButtonOpensAPile();

private:
    /// Ann strikes at the player, who says which ward breaks.
    void strike();

    std::unique_ptr<TableDriver> driver_;
};

void TestBoard::strike() {
    const QString before = whoIsAsked(*driver_);
    const auto ann = cardsIn(*driver_, QStringLiteral("Board"), QStringLiteral("Ann"));
    QCOMPARE(ann.size(), std::size_t{1});
    driver_->click(ann.front());
    QVERIFY(driver_->clickNamed(QStringLiteral("aim-0")));
    QVERIFY(whoIsAsked(*driver_) != before);
}

void TestBoard::theLowerSideIsOfTheOneWhoIsAsked() {
    const auto isTurned = [&] {
        std::array<int, 2> lowest{};
        for (const TableDriver::Seen& card : driver_->cardsThat(isOnBoard)) {
            int& own = lowest.at(isOfWhoIsAsked(*driver_, card) ? 1 : 0);
            own = std::max(own, card.rect.bottom());
        }
        return lowest[0] > 0 && lowest[1] > lowest[0];
    };
    QVERIFY(isTurned());
    strike();
    QVERIFY(isTurned());
}

void TestBoard::theTableStaysWhereItIsIfThatIsWanted() {
    driver_->chooseFromMenu({QStringLiteral("view-menu"), QStringLiteral("turn-table")});
    const auto whereOf = [&] {
        std::vector<std::pair<QString, int>> all;
        for (const TableDriver::Seen& card : driver_->cardsThat(isOnBoard))
            all.emplace_back(card.name + card.description.section(u';', 0, 0), card.rect.center().y() / 300);
        std::ranges::sort(all);
        return all;
    };
    const auto before = whereOf();
    QVERIFY(before.size() > 2);
    strike();
    QVERIFY(whereOf() == before);
    driver_->chooseFromMenu({QStringLiteral("view-menu"), QStringLiteral("turn-table")}); // as it was
}

void TestBoard::eitherButtonOpensAPile() {
    const auto piles = zonesThatAre(*driver_, takujo::ZoneRole::pile);
    QVERIFY(!piles.empty());
    driver_->click(piles.front(), Qt::RightButton);
    QVERIFY(driver_->widget(QStringLiteral("zone-viewer")) != nullptr);
}

TAKUJO_TEST(TestBoard)
#include "test_board.moc"
