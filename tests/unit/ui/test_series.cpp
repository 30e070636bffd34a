#include "tests/test_program.h"
#include "ui/games/series.h"

#include <QTest>

using namespace takujo;

/// How games one after another are counted, and kept.
class TestSeries : public QObject {
    Q_OBJECT

private slots:
    void eachEndCountsForItsPlayer() {
        Series series;
        QVERIFY(series.isEmpty());
        for (const Outcome outcome : {Outcome::winA, Outcome::winB, Outcome::winA, Outcome::draw})
            series = series.after(outcome);
        QCOMPARE(series.won[0], 2);
        QCOMPARE(series.won[1], 1);
        QCOMPARE(series.drawn, 1);
    }
    void aGameThatRunsCountsForNobody() {
        const Series series = Series{}.after(Outcome::winB).after(Outcome::running);
        QCOMPARE(toText(series), toText(Series{}.after(Outcome::winB)));
        QVERIFY(Series{}.after(Outcome::running).isEmpty());
    }
    void aDrawAloneIsASeries() { QVERIFY(!Series{}.after(Outcome::draw).isEmpty()); }
    void whatWasKeptIsRead() {
        const Series again = readSeries(toText({{12, 3}, 1}));
        QCOMPARE(again.won[0], 12);
        QCOMPARE(again.won[1], 3);
        QCOMPARE(again.drawn, 1);
    }
    void whatIsNoSeriesIsEmpty() {
        for (const char* text : {"", "2:1", "2:1:x", "-1:0:0", "1:2:3:4"})
            QVERIFY2(readSeries(QString::fromLatin1(text)).isEmpty(), text);
    }
};

TAKUJO_TEST(TestSeries)
#include "test_series.moc"
