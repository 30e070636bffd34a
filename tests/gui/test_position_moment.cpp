#include "tests/gui/against_computer.h"
#include "tests/gui/set_up_position.h"
#include "tests/test_program.h"

#include <QComboBox>
#include <QTemporaryDir>

/// A position says at which moment the game stands, and against whom it is played on.
class TestPositionMoment : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();

    void theGameGoesOnFromTheMoment_data();
    void theGameGoesOnFromTheMoment();
    void theMomentIsUndoneStepByStep();
    void theMomentIsThereTheNextTime();
    void onesOwnTurnIsPlayedAgainstTheComputer();
    void theComputerBeginsWhereItIsItsTurn();
    void thePositionIsPlayedAnewAgainstTheComputer();

private:
    std::unique_ptr<QTemporaryDir> home_;
};

namespace {

void choose(TableDriver& driver, const QString& field, const QString& word) {
    auto* const box = qobject_cast<QComboBox*>(driver.widget(field));
    QVERIFY2(box != nullptr, qPrintable(field));
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Home);
    for (int i = 0; i < box->count() && box->currentText() != word; ++i)
        QTest::keyClick(box, Qt::Key_Down);
    driver.settle();
    QCOMPARE(box->currentText(), word);
}

void setMoment(TableDriver& driver, const QString& phase, const QString& whose, int turn) {
    choose(driver, QStringLiteral("position-phase"), phase);
    choose(driver, QStringLiteral("position-whose"), whose);
    setValue(driver, QStringLiteral("position-turn"), turn);
}

/// As the page says it.
QString momentOf(const TableDriver& driver) {
    const auto chosen = [&](const char* field) {
        return qobject_cast<QComboBox*>(driver.widget(QString::fromLatin1(field)))->currentText();
    };
    const auto* turn = qobject_cast<QSpinBox*>(driver.widget(QStringLiteral("position-turn")));
    return QStringLiteral("%1, %2, %3")
        .arg(chosen("position-phase"), chosen("position-whose"))
        .arg(turn->value());
}

/// The cards of hands that one sees.
int cardsInHand(const TableDriver& driver) {
    return static_cast<int>(std::ranges::count_if(driver.seen(), [](const TableDriver::Seen& one) {
        return !one.isZone && isInHand(one) && one.name.startsWith(u'Z');
    }));
}

/// Two Zvoruns in the hand of Blue; decks of Zvoruns and Zmelixes.
void setUpHands(TableDriver& driver) {
    setUp(driver);
    for (const char* name : {"Zvorun01", "Zvorun03"})
        put(driver, 0, QStringLiteral("hand"), QString::fromLatin1(name));
    for (const int player : {0, 1}) {
        setValue(driver, QStringLiteral("value-%1-life").arg(player), 7);
        const QString wanted = player == 0 ? QStringLiteral("zvor") : QStringLiteral("zmel");
        const QString button = QStringLiteral("fill-deck-%1").arg(player);
        chooseOf(driver, button, 0); // the menu is made when it opens
        const auto actions = qobject_cast<QPushButton*>(driver.widget(button))->menu()->actions();
        const auto entry = std::ranges::find(actions, wanted, &QAction::text);
        QVERIFY2(entry != actions.end(), qPrintable(wanted));
        chooseOf(driver, button, static_cast<int>(entry - actions.begin()));
    }
}

void playOn(TableDriver& driver) {
    driver.click(driver.widget(QStringLiteral("position-play")));
    QVERIFY(driver.widget(QStringLiteral("position-page")) == nullptr);
    QVERIFY(waitForOnesTurn(driver));
}

/// Answers until the computer has answered, too; whoever is asked is Blue, who sees no Zmelix in a hand.
void playAgainst(TableDriver& driver, int answers) {
    for (int i = 0; i < answers && !driver.isOver(); ++i) {
        QCOMPARE(whoIsAsked(driver), QStringLiteral("Blue"));
        for (const QString& name : hand(driver))
            QVERIFY2(name.startsWith(QStringLiteral("Zvorun")), qPrintable(name));
        driver.key(Qt::Key_Space);
        QVERIFY(waitForOnesTurn(driver));
    }
}

} // namespace

void TestPositionMoment::init() {
    home_ = std::make_unique<QTemporaryDir>();
    QVERIFY(home_->isValid());
    qputenv("XDG_DATA_HOME", home_->path().toUtf8());
    QVERIFY(writeNamedDecks(home_->path()));
}

void TestPositionMoment::theGameGoesOnFromTheMoment_data() {
    QTest::addColumn<QString>("phase");
    QTest::addColumn<QString>("whose");
    QTest::addColumn<int>("turn");
    QTest::addColumn<QString>("asked");
    QTest::addColumn<QString>("turnThen");
    QTest::addColumn<int>("cards");
    const auto row = [](const char* name, const char* phase, const char* whose, int turn, const char* asked,
                        const char* turnThen, int cards) {
        QTest::newRow(name) << phase << whose << turn << asked << turnThen << cards;
    };
    // w-2: with the ready phase begins the next turn, and in it a card is drawn, w-3; after the rest phase
    // comes the other's turn.
    row("before the draw", "Ready phase", "Blue", 3, "Blue", "Turn 4", 3);
    row("after the draw", "Work phase", "Blue", 3, "Blue", "Turn 3", 2);
    row("the other's turn", "Work phase", "Crimson", 7, "Crimson", "Turn 7", 0);
    row("the other's draw", "Ready phase", "Crimson", 12, "Crimson", "Turn 13", 1);
    row("the end of a turn", "Rest phase", "Blue", 3, "Crimson", "Turn 4", 1);
    row("the end of the other's turn", "Rest phase", "Crimson", 998, "Blue", "Turn 999", 3);
}

void TestPositionMoment::theGameGoesOnFromTheMoment() {
    QFETCH(const QString, phase);
    QFETCH(const QString, whose);
    QFETCH(const int, turn);
    QFETCH(const QString, asked);
    QFETCH(const QString, turnThen);
    QFETCH(const int, cards);
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    chooseSeating(driver, 0);
    setUpHands(driver);
    setMoment(driver, phase, whose, turn);
    playOn(driver);
    QVERIFY2(driver.prompt().startsWith(asked), qPrintable(driver.prompt()));
    QCOMPARE(driver.textOf(QStringLiteral("turn")), turnThen);
    QVERIFY2(
        driver.textOf(QStringLiteral("phase")).contains(QStringLiteral("work phase"), Qt::CaseInsensitive),
        qPrintable(driver.textOf(QStringLiteral("phase"))));
    QCOMPARE(cardsInHand(driver), cards);
}

void TestPositionMoment::theMomentIsUndoneStepByStep() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    setUp(driver);
    const QString before = momentOf(driver);
    setMoment(driver, QStringLiteral("Rest phase"), QStringLiteral("Crimson"), 5);
    QCOMPARE(momentOf(driver), QStringLiteral("Rest phase, Crimson, 5"));
    driver.click(driver.widget(QStringLiteral("position-undo")));
    QCOMPARE(momentOf(driver), QStringLiteral("Rest phase, Crimson, ") + before.section(u' ', -1));
    driver.click(driver.widget(QStringLiteral("position-undo")));
    QCOMPARE(momentOf(driver), QStringLiteral("Rest phase, Blue, ") + before.section(u' ', -1));
    for (int i = 0; i < 4; ++i) // each phase that the keys passed was chosen
        driver.click(driver.widget(QStringLiteral("position-undo")));
    QCOMPARE(momentOf(driver), before);
    for (int i = 0; i < 8; ++i)
        driver.click(driver.widget(QStringLiteral("position-redo")));
    QCOMPARE(momentOf(driver), QStringLiteral("Rest phase, Crimson, 5"));
}

void TestPositionMoment::theMomentIsThereTheNextTime() {
    {
        const auto window = windowForTwo();
        setUp(*window);
        put(*window, 0, QStringLiteral("hand"), QStringLiteral("Zvorun05"));
        setMoment(*window, QStringLiteral("Ready phase"), QStringLiteral("Crimson"), 24);
    }
    const auto window = windowForTwo();
    setUp(*window);
    QCOMPARE(momentOf(*window), QStringLiteral("Ready phase, Crimson, 24"));
}

void TestPositionMoment::onesOwnTurnIsPlayedAgainstTheComputer() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    chooseSeating(driver, against);
    chooseStrength(driver, 0);
    setUpHands(driver);
    setMoment(driver, QStringLiteral("Work phase"), QStringLiteral("Blue"), 3);
    playOn(driver);
    QCOMPARE(driver.textOf(QStringLiteral("turn")), QStringLiteral("Turn 3"));
    QCOMPARE(cardsInHand(driver), 2);
    playAgainst(driver, 20);
    QVERIFY2(driver.textOf(QStringLiteral("turn")) != QStringLiteral("Turn 3"), "the computer has had turns");
}

void TestPositionMoment::theComputerBeginsWhereItIsItsTurn() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    chooseSeating(driver, against);
    chooseStrength(driver, 0);
    setUpHands(driver);
    setMoment(driver, QStringLiteral("Ready phase"), QStringLiteral("Crimson"), 6);
    playOn(driver);
    playAgainst(driver, 12);
    // Its own answers go with one's own, back to the first question that one was asked.
    for (int i = 0; i < 40; ++i) {
        driver.key(Qt::Key_U);
        QVERIFY(waitForOnesTurn(driver));
        QVERIFY2(driver.prompt().startsWith(QStringLiteral("Blue")), qPrintable(driver.prompt()));
    }
}

/// The page still has it as it was set up.
void TestPositionMoment::thePositionIsPlayedAnewAgainstTheComputer() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    chooseSeating(driver, against);
    chooseStrength(driver, 0);
    setUpHands(driver);
    setMoment(driver, QStringLiteral("Work phase"), QStringLiteral("Blue"), 3);
    playOn(driver);
    const QString first = moment(driver);
    const std::set<QString> held = hand(driver);
    playAgainst(driver, 8);
    driver.chooseFromMenu({QStringLiteral("new-game")});
    setUp(driver);
    QCOMPARE(momentOf(driver), QStringLiteral("Work phase, Blue, 3"));
    playOn(driver);
    QCOMPARE(moment(driver), first);
    QCOMPARE(hand(driver), held);
}

TAKUJO_TEST(TestPositionMoment)
#include "test_position_moment.moc"
