#include "tests/gui/kit_table.h"
#include "tests/gui/words_of_games.h"
#include "tests/test_program.h"

#include <QGraphicsView>
#include <QMouseEvent>
#include <QSettings>
#include <QTest>

/// What is done before the window has finished with what was done before.
class TestHaste : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }

    void twoClicksOnAButtonAnswerOnce();
    void aPileThatIsOpenClosesWithItsGame();
    void aCardOnItsWayOutIsNotHeldBack();
};

void TestHaste::twoClicksOnAButtonAnswerOnce() {
    TableDriver driver;
    driver.startGame(QStringLiteral("5"));
    const QString first = driver.prompt();
    QPushButton* button = driver.buttons().front();
    QTest::mouseClick(button, Qt::LeftButton);
    QTest::mouseClick(button, Qt::LeftButton);
    driver.settle();
    QVERIFY(driver.prompt() != first);
    driver.clickNamed(QStringLiteral("undo-button"));
    QCOMPARE(driver.prompt(), first);
}

void TestHaste::aPileThatIsOpenClosesWithItsGame() {
    TableDriver driver;
    driver.startGame(QStringLiteral("5"));
    QVERIFY(openPile(driver));
    driver.chooseFromMenu({QStringLiteral("new-game")});
    driver.startGame(QStringLiteral("6"));
    QVERIFY(driver.widget(QStringLiteral("zone-viewer")) == nullptr);
}

void TestHaste::aCardOnItsWayOutIsNotHeldBack() {
    QSettings{}.setValue(QStringLiteral("movement"), true);
    const auto table = tableOfNewHands();
    QSettings{}.setValue(QStringLiteral("movement"), false);
    TableDriver& driver = *table;
    driver.click(driver.buttons().back());
    const auto* view = qobject_cast<QGraphicsView*>(driver.widget(QStringLiteral("table")));
    const auto items = view->scene()->items().size();
    QWidget* button = driver.widget(QStringLiteral("keep-order"));
    QVERIFY(button != nullptr);
    QTest::mouseClick(button, Qt::LeftButton);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::MetaCall); // the click, and no moment more
    QVERIFY2(view->scene()->items().size() > items, "the hand is on its way");
    // The pointer comes upon all of it.
    for (int y = 0; y < view->viewport()->height(); y += 40)
        for (int x = 0; x < view->viewport()->width(); x += 40) {
            const QPoint at{x, y};
            QMouseEvent move{QEvent::MouseMove, at,           view->viewport()->mapToGlobal(at),
                             Qt::NoButton,      Qt::NoButton, Qt::NoModifier};
            QCoreApplication::sendEvent(view->viewport(), &move);
        }
    QTRY_COMPARE(view->scene()->items().size(), items);
}

TAKUJO_TEST(TestHaste)
#include "test_haste.moc"
