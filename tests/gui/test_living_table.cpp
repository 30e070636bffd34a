#include "tests/gui/at_the_table.h"
#include "tests/test_program.h"
#include "ui/opponent/living_table.h"

#include <QApplication>
#include <QGraphicsView>
#include <QSettings>
#include <QTest>

#include <utility>

/// The table beside the form of the start page, on which the computer plays both sides.
class TestLivingTable : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init() { takujo::LivingTable::setPace(5); }
    void cleanup() { setMotion(false); }

    void smallWindowsHaveNone();
    void itStandsStillWithoutMotion();
    void itPlaysByItself();
    void itRestsWhileNobodySeesIt();
    void itShowsTheGameThatIsChosen();
    void itAnswersNothing();
    void theFormUsesLargeWindows_data();
    void theFormUsesLargeWindows();

private:
    static void setMotion(bool on) {
        QSettings{}.setValue(QStringLiteral("settings/1/motion"),
                             on ? QStringLiteral("full") : QStringLiteral("none"));
    }
    static std::unique_ptr<TableDriver> largeWindow(bool moves, QSize size = {1920, 1080}) {
        setMotion(moves);
        auto driver = std::make_unique<TableDriver>();
        driver->window().resize(size);
        driver->settle();
        return driver;
    }
    static QWidget* table(const TableDriver& driver) { return driver.widget(QStringLiteral("living-table")); }
    static QImage picture(const TableDriver& driver) { return table(driver)->grab().toImage(); }
};

void TestLivingTable::smallWindowsHaveNone() {
    const TableDriver driver;
    QVERIFY(table(driver) == nullptr);
}

void TestLivingTable::itStandsStillWithoutMotion() {
    const auto driver = largeWindow(false);
    QVERIFY(table(*driver) != nullptr);
    QVERIFY(!driver->textOf(QStringLiteral("living-told")).isEmpty());
    const QImage before = picture(*driver);
    QTest::qWait(200); // forty times the pace
    QCOMPARE(picture(*driver), before);
}

void TestLivingTable::itPlaysByItself() {
    const auto driver = largeWindow(true);
    const QString told = driver->textOf(QStringLiteral("living-told"));
    QVERIFY(told.contains(QStringLiteral("turn")));
    QTRY_VERIFY_WITH_TIMEOUT(driver->textOf(QStringLiteral("living-told")) != told, 60000);
}

void TestLivingTable::itRestsWhileNobodySeesIt() {
    const auto driver = largeWindow(true);
    auto* const place = table(*driver);
    QVERIFY(place != nullptr);
    driver->click(driver->widget(QStringLiteral("way-decks")));
    // What is on its way arrives.
    QImage before;
    const auto isStill = [&] {
        const QImage last = std::exchange(before, place->grab().toImage());
        return before == last;
    };
    for (int i = 0; i < 50 && !isStill(); ++i)
        QTest::qWait(200); // forty times the pace
    QTest::qWait(200);
    QCOMPARE(place->grab().toImage(), before);
    driver->click(driver->widget(QStringLiteral("way-play")));
    QTRY_VERIFY_WITH_TIMEOUT(place->grab().toImage() != before, 30000);
}

void TestLivingTable::itShowsTheGameThatIsChosen() {
    const auto driver = largeWindow(false);
    driver->chooseGame(0);
    const QImage first = picture(*driver);
    driver->chooseGame(1);
    QVERIFY(picture(*driver) != first);
    QVERIFY(!driver->textOf(QStringLiteral("living-told")).isEmpty());
}

/// Neither keys nor the mouse come to it, and no screen reader walks over its cards.
void TestLivingTable::itAnswersNothing() {
    const auto driver = largeWindow(false);
    const QImage before = picture(*driver);
    driver->window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&driver->window()));
    for (int i = 0; i < 60; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(!table(*driver)->isAncestorOf(QApplication::focusWidget()));
    }
    const auto* view = driver->window().findChild<QGraphicsView*>(QStringLiteral("living-view"));
    QVERIFY(view != nullptr);
    for (int x = 50; x < view->width(); x += 100)
        for (int y = 50; y < view->height(); y += 100)
            QTest::mouseClick(&driver->window(), Qt::LeftButton, {},
                              view->mapTo(&driver->window(), QPoint{x, y}));
    driver->settle();
    QCOMPARE(picture(*driver), before);
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(table(*driver));
    QCOMPARE(spoken->role(), QAccessible::Graphic);
    QVERIFY(spoken->text(QAccessible::Name).contains(QStringLiteral("computers")));
}

void TestLivingTable::theFormUsesLargeWindows_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("1920") << QSize{1920, 1080};
    QTest::newRow("2560") << QSize{2560, 1440};
}

/// Beside the column at the left, form and table have most of the width, and do not lie over each other.
void TestLivingTable::theFormUsesLargeWindows() {
    QFETCH(QSize, size);
    const auto driver = largeWindow(false, size);
    const QWidget& window = driver->window();
    QCOMPARE(window.size(), size);
    const auto place = [&](const QWidget* widget) {
        return QRect{widget->mapTo(&window, QPoint{}), widget->size()};
    };
    const QRect form = place(driver->widget(QStringLiteral("player-0")))
                           .united(place(driver->widget(QStringLiteral("player-1"))));
    const QRect show = place(window.findChild<QGraphicsView*>(QStringLiteral("living-view")));
    QVERIFY(!form.intersects(show));
    const int room = place(driver->widget(QStringLiteral("new-game-form"))).width();
    QVERIFY2(form.width() + show.width() > room * 85 / 100,
             qPrintable(QStringLiteral("%1 and %2 of %3").arg(form.width()).arg(show.width()).arg(room)));
}

TAKUJO_TEST(TestLivingTable)
#include "test_living_table.moc"
