#include "tests/gui/changed_workbench.h"
#include "tests/gui/deck_workshop.h"
#include "tests/gui/started_games.h"
#include "tests/test_program.h"

#include <QLabel>
#include <QTemporaryDir>

/// Opening hands are dealt, and given back as the rules of the game have it: as a whole, card by card, or not
/// at all.
class TestWorkshopHands : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();

    void aWholeHandGoesBack();
    void chosenCardsGoBack_data();
    void chosenCardsGoBack();
    void aCardIsChosenAndNotChosen();
    void theChoiceStaysInAnotherLanguage();
    void noHandGoesBackWithoutARule();
    void everyGameHasItsOwnRule_data() { addGames(); }
    void everyGameHasItsOwnRule();

private:
    std::unique_ptr<QTemporaryDir> home_;
};

namespace {

/// w-42: nobody takes a new hand, or all cards of it go back, or those that the player likes.
enum NewHands : std::int32_t { none, whole, partial };

std::unique_ptr<TableDriver> openZvor(NewHands newHands) {
    static const ChangedWorkbench games[] = {{{"new hand", none}, {"starting hand", 5}},
                                             {{"new hand", whole}, {"starting hand", 5}},
                                             {{"new hand", partial}, {"starting hand", 5}}};
    auto driver = std::make_unique<TableDriver>(QStringLiteral("en"), takujo::Brightness::dark,
                                                games[newHands].games());
    openDecks(*driver);
    chooseRow(*driver, QStringLiteral("zvor"));
    driver->click(driver->widget(QStringLiteral("edit-deck")));
    return driver;
}

QListWidget* cardsOfHand(const TableDriver& driver) {
    return qobject_cast<QListWidget*>(driver.widget(QStringLiteral("sample-hand")));
}

QStringList handOf(const TableDriver& driver) {
    const QListWidget* list = cardsOfHand(driver);
    return list == nullptr ? QStringList{} : list->accessibleName().split(QStringLiteral(", "));
}

QPushButton* again(const TableDriver& driver) {
    return qobject_cast<QPushButton*>(driver.widget(QStringLiteral("new-hand")));
}

void clickCard(TableDriver& driver, int place) {
    QListWidget* list = cardsOfHand(driver);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(place)).center());
    driver.settle();
}

} // namespace

void TestWorkshopHands::init() {
    home_ = std::make_unique<QTemporaryDir>();
    QVERIFY(home_->isValid());
    qputenv("XDG_DATA_HOME", home_->path().toUtf8());
    QVERIFY(writeNamedDecks(home_->path()));
}

/// All five go under the deck, so none of them can come back at once; and it is done once.
void TestWorkshopHands::aWholeHandGoesBack() {
    const auto driver = openZvor(whole);
    driver->click(driver->widget(QStringLiteral("deal-hand")));
    const QStringList before = handOf(*driver);
    QCOMPARE(before.size(), 5);
    QVERIFY2(driver->widget(QStringLiteral("hand-hint")) == nullptr, "nothing is to be chosen");
    clickCard(*driver, 1);
    QVERIFY2(cardsOfHand(*driver)->selectedItems().isEmpty(), "no card goes back by itself");
    QCOMPARE(again(*driver)->text(), QStringLiteral("Take a new hand"));
    driver->click(again(*driver));
    const QStringList after = handOf(*driver);
    QCOMPARE(after.size(), 5);
    for (const QString& card : before)
        QVERIFY2(!after.contains(card), qPrintable(card));
    QVERIFY(again(*driver) == nullptr);
    // Another hand can go back again.
    driver->click(driver->widget(QStringLiteral("deal-hand")));
    QVERIFY(again(*driver) != nullptr);
}

void TestWorkshopHands::chosenCardsGoBack_data() {
    QTest::addColumn<QList<int>>("places");
    QTest::newRow("one") << QList<int>{3};
    QTest::newRow("some") << QList<int>{0, 2, 4};
    QTest::newRow("all") << QList<int>{0, 1, 2, 3, 4};
}

/// Those that the player chooses, and no other.
void TestWorkshopHands::chosenCardsGoBack() {
    QFETCH(const QList<int>, places);
    const auto driver = openZvor(partial);
    driver->click(driver->widget(QStringLiteral("deal-hand")));
    const QStringList before = handOf(*driver);
    QCOMPARE(before.size(), 5);
    QVERIFY(driver->widget(QStringLiteral("hand-hint")) != nullptr);
    QVERIFY2(!again(*driver)->isEnabled(), "nothing is chosen yet");
    for (const int place : places)
        clickCard(*driver, place);
    QVERIFY(again(*driver)->isEnabled());
    QCOMPARE(again(*driver)->text(), places.size() == 1
                                         ? QStringLiteral("Put 1 card back")
                                         : QStringLiteral("Put %1 cards back").arg(places.size()));
    driver->click(again(*driver));
    const QStringList after = handOf(*driver);
    QCOMPARE(after.size(), 5);
    for (int place = 0; place < before.size(); ++place)
        QVERIFY2(after.contains(before[place]) != places.contains(place), qPrintable(before[place]));
    QVERIFY(again(*driver) == nullptr);
    QVERIFY(driver->widget(QStringLiteral("hand-hint")) == nullptr);
    clickCard(*driver, 0);
    QVERIFY2(cardsOfHand(*driver)->selectedItems().isEmpty(), "it is done once");
}

/// By keys: the space bar chooses, and takes the choice back.
void TestWorkshopHands::aCardIsChosenAndNotChosen() {
    const auto driver = openZvor(partial);
    driver->click(driver->widget(QStringLiteral("deal-hand")));
    const QStringList before = handOf(*driver);
    QListWidget* const list = cardsOfHand(*driver);
    const auto said = [&](int place) { return list->item(place)->data(Qt::AccessibleTextRole).toString(); };
    list->setFocus(Qt::TabFocusReason);
    QTest::keyClick(list, Qt::Key_Home);
    QTest::keyClick(list, Qt::Key_Space);
    QTest::keyClick(list, Qt::Key_Right);
    QTest::keyClick(list, Qt::Key_Space);
    QCOMPARE(said(0), before[0] + QStringLiteral(", goes back"));
    QCOMPARE(said(1), before[1] + QStringLiteral(", goes back"));
    QCOMPARE(again(*driver)->text(), QStringLiteral("Put 2 cards back"));
    QTest::keyClick(list, Qt::Key_Space);
    QCOMPARE(said(1), before[1]);
    QCOMPARE(again(*driver)->text(), QStringLiteral("Put 1 card back"));
    driver->click(again(*driver));
    const QStringList after = handOf(*driver);
    QVERIFY(!after.contains(before[0]));
    for (int place = 1; place < before.size(); ++place)
        QVERIFY2(after.contains(before[place]), qPrintable(before[place]));
}

void TestWorkshopHands::theChoiceStaysInAnotherLanguage() {
    const auto driver = openZvor(partial);
    driver->click(driver->widget(QStringLiteral("deal-hand")));
    const QStringList before = handOf(*driver);
    clickCard(*driver, 2);
    auto& window = dynamic_cast<takujo::MainWindow&>(driver->window());
    window.setLanguage(takujo::Language::ja);
    driver->settle();
    QCOMPARE(handOf(*driver), before);
    QCOMPARE(again(*driver)->text(), QStringLiteral("1枚を戻す"));
    QCOMPARE(cardsOfHand(*driver)->item(2)->data(Qt::AccessibleTextRole).toString(),
             before[2] + QStringLiteral("、戻す"));
    driver->click(again(*driver));
    QVERIFY(!handOf(*driver).contains(before[2]));
}

void TestWorkshopHands::noHandGoesBackWithoutARule() {
    const auto driver = openZvor(none);
    driver->click(driver->widget(QStringLiteral("deal-hand")));
    QVERIFY(handOf(*driver).size() > 1);
    QVERIFY(again(*driver) == nullptr);
    QVERIFY(driver->widget(QStringLiteral("hand-hint")) == nullptr);
}

/// With the first deck of each game: what its rules let a player give back is what the panel lets them, once.
void TestWorkshopHands::everyGameHasItsOwnRule() {
    QFETCH(const int, game);
    TableDriver driver;
    driver.chooseGame(game);
    openDecks(driver);
    driver.click(driver.widget(QStringLiteral("edit-deck")));
    driver.click(driver.widget(QStringLiteral("deal-hand")));
    const QStringList before = handOf(driver);
    QVERIFY(before.size() > 2);
    const auto& data = dynamic_cast<takujo::MainWindow&>(driver.window()).games();
    const takujo::OpeningTables& opening = data[static_cast<std::size_t>(game)]->game->tables.opening;
    QCOMPARE(again(driver) != nullptr, opening.redraw != nullptr);
    if (again(driver) == nullptr)
        return;
    const bool isPartial = driver.widget(QStringLiteral("hand-hint")) != nullptr;
    QCOMPARE(again(driver)->isEnabled(), !isPartial);
    clickCard(driver, 0);
    QCOMPARE(cardsOfHand(driver)->selectedItems().size(), isPartial ? 1 : 0);
    driver.click(again(driver));
    const QStringList after = handOf(driver);
    QCOMPARE(after.size(), before.size());
    for (int place = 1; isPartial && place < before.size(); ++place)
        QVERIFY2(after.count(before[place]) >= before.mid(1).count(before[place]), qPrintable(before[place]));
    QVERIFY(again(driver) == nullptr);
}

TAKUJO_TEST(TestWorkshopHands)
#include "test_workshop_hands.moc"
