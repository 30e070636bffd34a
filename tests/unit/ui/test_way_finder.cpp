// Ways for arrows over the table, and free places for the words beside them.

#include "tests/test_program.h"
#include "ui/table/way_finder.h"

#include <QTest>

#include <algorithm>

using namespace takujo;

namespace {

constexpr QRectF room{0, 0, 400, 300};

bool runsOver(const std::vector<QPointF>& way, const QRectF& what) {
    for (std::size_t i = 1; i < way.size(); ++i)
        for (int part = 0; part <= 50; ++part)
            if (what.contains(way[i - 1] + (way[i] - way[i - 1]) * part / 50))
                return true;
    return false;
}

} // namespace

class TestWayFinder : public QObject {
    Q_OBJECT

private slots:
    static void crossingCosts();
    static void itGoesAroundWhatLiesThere();
    static void itRunsInAGap();
    static void withoutAnEndThereIsNone();
    static void aPlaceIsFreeAndNear();
    static void aPlaceLiesAcrossNoOutline();
    static void withoutRoomTheLeastIsHidden();
};

void TestWayFinder::crossingCosts() {
    const WayFinder finder{room, {{{100, 0, 40, 300}, 5}}};
    const qreal free = finder.costOf({{0, 10}, {80, 10}});
    QVERIFY(qAbs(free - 80) < 0.01);
    const qreal over = finder.costOf({{80, 10}, {160, 10}});
    QVERIFY2(over > 80 + 5 * 40 && over < 80 + 5 * 52, qPrintable(QString::number(over)));
}

void TestWayFinder::itGoesAroundWhatLiesThere() {
    const QRectF bar{60, 140, 300, 30};
    const WayFinder finder{room, {{bar, 40}}};
    const auto way = finder.alongGaps({{{200, 80}, {0, 1}}}, {{{200, 280}, {0, -1}}});
    QVERIFY(way.size() > 2);
    QCOMPARE(way.front(), QPointF(200, 80));
    QCOMPARE(way.back(), QPointF(200, 280));
    QVERIFY(!runsOver(way, bar));
    for (std::size_t i = 1; i < way.size(); ++i) // along both axes
        QVERIFY(qFuzzyCompare(1 + way[i].x(), 1 + way[i - 1].x()) ||
                qFuzzyCompare(1 + way[i].y(), 1 + way[i - 1].y()));
}

/// Between two columns that nearly touch.
void TestWayFinder::itRunsInAGap() {
    const QRectF left{0, 100, 95, 100};
    const QRectF right{102, 100, 298, 100};
    const WayFinder finder{room, {{left, 4}, {right, 4}}};
    const auto way = finder.alongGaps({{{250, 60}, {0, 1}}}, {{{60, 260}, {0, -1}}});
    QVERIFY(!way.empty());
    QVERIFY(!runsOver(way, left) && !runsOver(way, right));
}

void TestWayFinder::withoutAnEndThereIsNone() {
    const WayFinder finder{room, {}};
    QVERIFY(finder.alongGaps({}, {{{10, 10}, {0, 1}}}).empty());
    QVERIFY(finder.alongGaps({{{10, 10}, {0, 1}}}, {}).empty());
}

void TestWayFinder::aPlaceIsFreeAndNear() {
    const QRectF card{150, 100, 60, 80};
    const QRectF beside{60, 90, 88, 100};
    const PlaceFound found = freePlace(room, {80, 30}, card, {{card, 4}, {beside, 4}}, {});
    QVERIFY(qFuzzyIsNull(found.hidden));
    QVERIFY(!found.rect.intersects(card) && !found.rect.intersects(beside));
    QCOMPARE(found.rect.left(), 218.0); // at the other side, close to it
}

void TestWayFinder::aPlaceLiesAcrossNoOutline() {
    const QRectF card{150, 100, 60, 80};
    const QRectF zone{100, 80, 190, 120}; // at the right there is room for 80, at the left for less
    const PlaceFound found = freePlace(room, {66, 30}, card, {{card, 4}}, {zone});
    QVERIFY(zone.contains(found.rect));
}

void TestWayFinder::withoutRoomTheLeastIsHidden() {
    const PlaceFound found =
        freePlace(room, {80, 30}, {150, 100, 60, 80}, {{room, 1}, {{0, 0, 400, 200}, 9}}, {});
    QVERIFY(found.hidden > 0);
    QVERIFY(found.rect.top() >= 200);
}

TAKUJO_TEST(TestWayFinder)
#include "test_way_finder.moc"
