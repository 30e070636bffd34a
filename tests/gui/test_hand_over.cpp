#include "tests/gui/key_player.h"
#include "tests/gui/two_people.h"
#include "tests/gui/words_of_games.h"
#include "tests/test_program.h"

#include <QPushButton>
#include <QTemporaryDir>

using takujo::HandOverScreen;

/// Two people at one screen: handing the table over, looking at one's own hand, names and colours, and one
/// person who plays both sides.
class TestHandOver : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { driver_.reset(); }

    void aGameBeginsWithHandingTheTableOver();
    void oneClickTooManyShowsNothing();
    void theButtonWakesByItself();
    void aKeyThatIsStillDownShowsNothing();
    void whatHappenedMeanwhileIsTold();
    void nothingBelowTheScreenIsTouched();
    void aCardThatIsHeldIsPutBack();
    void aHeldButtonShowsTheHand();
    void aHeldKeyShowsTheHandOfWhoDoesNotDecide();
    void aHandIsHiddenWhenTheWindowIsLeft();
    void whoPlaysBothSidesIsHandedNothing();
    void whoSitsThereIsChangedInTheGame();
    void aGameThatIsGoneOnWithIsHandedOverFirst();
    void betweenTurnsTheOtherAnswersInTheOpen();

private:
    std::unique_ptr<TableDriver> driver_;
    QTemporaryDir folder_;
    int game_ = 0;
};

namespace {

/// Where a click would open a pile, in the window's coordinates.
std::vector<QPoint> placesOfPiles(const TableDriver& driver) {
    std::vector<QPoint> places;
    const QString pile = zonesOf(driver, takujo::ZoneRole::pile).front();
    for (QAccessibleInterface* one : driver.spoken())
        if (one->role() == QAccessible::List && one->text(QAccessible::Name).startsWith(pile))
            places.push_back(driver.window().mapFromGlobal(one->rect().center()));
    return places;
}

} // namespace

void TestHandOver::initTestCase() {
    prepareForTests();
    QVERIFY(folder_.isValid());
    QVERIFY(HandOverScreen::setGuard({}).count() > 0); // what a person meets
}

void TestHandOver::init() {
    HandOverScreen::setGuard(std::chrono::milliseconds{0});
    const QString home = folder_.filePath(QString::number(++game_));
    qputenv("XDG_DATA_HOME", home.toUtf8());
    QVERIFY(writeNamedDecks(home));
    driver_ = windowForTwo();
}

void TestHandOver::aGameBeginsWithHandingTheTableOver() {
    beginWithTwo(*driver_);
    QVERIFY(isHandedOver(*driver_));
    QVERIFY(
        driver_->textOf(QStringLiteral("hand-over-title")).startsWith(QStringLiteral("Hand the table to")));
    QVERIFY(driver_->widget(QStringLiteral("prompt")) == nullptr);
    const QString first = receiver(*driver_);
    // Whoever began by keys goes on by keys.
    QVERIFY(driver_->window().focusWidget() != nullptr);
    QTest::keyClick(driver_->window().focusWidget(), Qt::Key_Space);
    driver_->settle();
    QVERIFY(!isHandedOver(*driver_));
    QVERIFY(driver_->prompt().startsWith(first));
    QVERIFY(goOnToHandOver(*driver_));
    QVERIFY(receiver(*driver_) != first);
    QTest::keyClick(driver_->widget(handOverScreen), Qt::Key_Return);
    driver_->settle();
    QVERIFY(!isHandedOver(*driver_));
    QVERIFY(!hand(*driver_).empty());
}

void TestHandOver::oneClickTooManyShowsNothing() {
    HandOverScreen::setGuard(std::chrono::hours{1});
    beginWithTwo(*driver_);
    QWidget* button = driver_->widget(takeTable);
    QVERIFY(button != nullptr && !button->isEnabled());
    driver_->click(button);
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter})
        QTest::keyClick(driver_->widget(handOverScreen), key);
    driver_->settle();
    QVERIFY(isHandedOver(*driver_));
}

void TestHandOver::theButtonWakesByItself() {
    HandOverScreen::setGuard(std::chrono::milliseconds{50});
    beginWithTwo(*driver_);
    QWidget* button = driver_->widget(takeTable);
    QVERIFY(button != nullptr);
    QTRY_VERIFY(button->isEnabled());
    driver_->click(button);
    QVERIFY(!isHandedOver(*driver_));
    QVERIFY(!driver_->buttons().empty());
}

void TestHandOver::aKeyThatIsStillDownShowsNothing() {
    beginWithTwo(*driver_);
    QKeyEvent again{QEvent::KeyPress, Qt::Key_Space, Qt::NoModifier, QStringLiteral(" "), true};
    QCoreApplication::sendEvent(driver_->widget(handOverScreen), &again);
    driver_->settle();
    QVERIFY(isHandedOver(*driver_));
    QKeyEvent once{QEvent::KeyPress, Qt::Key_Space, Qt::NoModifier, QStringLiteral(" "), false};
    QCoreApplication::sendEvent(driver_->widget(handOverScreen), &once);
    driver_->settle();
    QVERIFY(!isHandedOver(*driver_));
}

void TestHandOver::whatHappenedMeanwhileIsTold() {
    beginWithTwo(*driver_);
    QString played;
    QString by;
    for (int i = 0; i < 20 && played.isEmpty(); ++i) {
        if (isHandedOver(*driver_)) {
            by = receiver(*driver_);
            sitDown(*driver_);
        }
        for (const TableDriver::Seen& card : driver_->cardsThat(canAct)) {
            played = card.name;
            actWith(*driver_, card);
            break;
        }
        if (played.isEmpty())
            driver_->click(driver_->defaultButton());
    }
    QVERIFY(!played.isEmpty());
    QVERIFY(goOnToHandOver(*driver_));
    QVERIFY(receiver(*driver_) != by);
    const QString told = driver_->textOf(QStringLiteral("meanwhile"));
    QVERIFY2(told.contains(played) && told.contains(by), qPrintable(told));
    // Who looked on already is not told again.
    sitDown(*driver_);
    driver_->key(Qt::Key_U);
    QVERIFY(isHandedOver(*driver_));
    QCOMPARE(receiver(*driver_), by);
    QVERIFY(!driver_->textOf(QStringLiteral("meanwhile")).contains(played));
}

void TestHandOver::nothingBelowTheScreenIsTouched() {
    beginWithTwo(*driver_);
    sitDown(*driver_);
    QVERIFY(goOnToHandOver(*driver_));
    const QString title = driver_->textOf(QStringLiteral("hand-over-title"));
    const std::vector<QPoint> piles = placesOfPiles(*driver_);
    QVERIFY(piles.size() >= 2);
    const auto opensAPile = [this](const QPoint& place) {
        // Through the window, to whatever lies uppermost there.
        QTest::mouseClick(driver_->window().windowHandle(), Qt::LeftButton, {}, place);
        driver_->settle();
        return driver_->widget(QStringLiteral("zone-viewer")) != nullptr;
    };
    for (const QPoint& place : piles)
        QVERIFY(!opensAPile(place));
    const KeyPlayer keys{*driver_};
    for (const Qt::Key key : {Qt::Key_P, Qt::Key_N, Qt::Key_A, Qt::Key_K, Qt::Key_1, Qt::Key_C, Qt::Key_F,
                              Qt::Key_B, Qt::Key_F6, Qt::Key_Escape}) {
        keys.press(key);
        QVERIFY(driver_->widget(QStringLiteral("zone-viewer")) == nullptr);
        QVERIFY2(!driver_->focused().has_value(), qPrintable(QKeySequence{key}.toString()));
    }
    QCOMPARE(driver_->textOf(QStringLiteral("hand-over-title")), title);
    QVERIFY(hand(*driver_).empty());
    // It was the screen that kept them off.
    sitDown(*driver_);
    QVERIFY(opensAPile(placesOfPiles(*driver_).front()));
}

void TestHandOver::aCardThatIsHeldIsPutBack() {
    beginWithTwo(*driver_);
    const auto usable = [&] {
        return driver_->cardsThat(
            [](const TableDriver::Seen& card) { return isInHand(card) && card.canAct(); });
    };
    for (int i = 0; i < 20 && usable().empty(); ++i)
        driver_->click(isHandedOver(*driver_) ? driver_->widget(takeTable) : driver_->defaultButton());
    QVERIFY(!usable().empty());
    const TableDriver::Seen card = usable().front();
    const QWidget* side = driver_->widget(QStringLiteral("side"));
    const QPoint table = driver_->widget(QStringLiteral("table"))->mapTo(&driver_->window(), QPoint{});
    driver_->hold(card, side->mapTo(&driver_->window(), side->rect().center()) - table);
    QVERIFY(driver_->widget(QStringLiteral("dragged-card")) != nullptr);
    for (int i = 0; i < 8 && !isHandedOver(*driver_); ++i)
        driver_->key(Qt::Key_Space);
    QVERIFY(isHandedOver(*driver_));
    QVERIFY(driver_->widget(QStringLiteral("dragged-card")) == nullptr);
    sitDown(*driver_);
    QVERIFY(driver_->widget(QStringLiteral("dragged-card")) == nullptr);
    QVERIFY(!hand(*driver_).contains(card.name));
}

void TestHandOver::aHeldButtonShowsTheHand() {
    beginWithTwo(*driver_);
    sitDown(*driver_);
    QVERIFY(goOnToHandOver(*driver_));
    const QString to = receiver(*driver_);
    const QString name = to == QStringLiteral("Blue") ? QStringLiteral("peek-0") : QStringLiteral("peek-1");
    QTest::mousePress(driver_->widget(name), Qt::LeftButton);
    driver_->settle();
    QVERIFY(!hand(*driver_).empty());
    for (const QString& card : hand(*driver_))
        QVERIFY(card.startsWith(stemOf(to)));
    QTest::mouseRelease(driver_->widget(name), Qt::LeftButton);
    driver_->settle();
    QVERIFY(hand(*driver_).empty());
    QVERIFY(isHandedOver(*driver_));
}

void TestHandOver::aHeldKeyShowsTheHandOfWhoDoesNotDecide() {
    beginWithTwo(*driver_);
    sitDown(*driver_);
    QVERIFY(goOnToHandOver(*driver_));
    const bool isBlue = receiver(*driver_) == QStringLiteral("Blue");
    sitDown(*driver_);
    const QString prompt = driver_->prompt();
    const std::set<QString> own = hand(*driver_);
    const Qt::Key key = isBlue ? Qt::Key_F3 : Qt::Key_F2;
    holdKey(*driver_, key);
    const std::set<QString> other = hand(*driver_);
    QVERIFY(!other.empty() && !own.contains(*other.begin()));
    // It is only to be looked at: nothing is asked, and nothing can be answered.
    QVERIFY(driver_->prompt() != prompt);
    QVERIFY(driver_->buttons().empty());
    for (const TableDriver::Seen& card : driver_->seen())
        QVERIFY(!card.canAct() && !card.choosable);
    letGo(*driver_, key);
    QCOMPARE(hand(*driver_), own);
    QCOMPARE(driver_->prompt(), prompt);
}

void TestHandOver::aHandIsHiddenWhenTheWindowIsLeft() {
    beginWithTwo(*driver_);
    sitDown(*driver_);
    QVERIFY(goOnToHandOver(*driver_));
    holdKey(*driver_, Qt::Key_F2);
    QVERIFY(!hand(*driver_).empty());
    QWidget other;
    other.show();
    other.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&other));
    driver_->settle();
    QVERIFY(hand(*driver_).empty());
    QVERIFY(isHandedOver(*driver_));
}

void TestHandOver::whoPlaysBothSidesIsHandedNothing() {
    beginWithTwo(*driver_, 0);
    std::set<QString> asked;
    for (int i = 0; i < 12; ++i) {
        QVERIFY(!isHandedOver(*driver_));
        QVERIFY(driver_->widget(QStringLiteral("peek-0")) == nullptr);
        asked.insert(whoIsAsked(*driver_));
        for (const QString& card : hand(*driver_))
            QVERIFY(card.startsWith(stemOf(whoIsAsked(*driver_))));
        if (driver_->defaultButton() != nullptr)
            driver_->click(driver_->defaultButton());
        else
            driver_->click(driver_->cardsThat(canBeChosen).front());
    }
    QCOMPARE(asked.size(), std::size_t{2});
    // The other hand can be held up too.
    const std::set<QString> own = hand(*driver_);
    const bool isBlue = driver_->prompt().startsWith(QStringLiteral("Blue"));
    const Qt::Key key = isBlue ? Qt::Key_F3 : Qt::Key_F2;
    holdKey(*driver_, key);
    QVERIFY(!hand(*driver_).empty() && hand(*driver_) != own);
    letGo(*driver_, key);
    QCOMPARE(hand(*driver_), own);
}

void TestHandOver::whoSitsThereIsChangedInTheGame() {
    const QString menu = QStringLiteral("company-menu");
    beginWithTwo(*driver_, 0);
    driver_->chooseFromMenu({menu, QStringLiteral("company-two")});
    QVERIFY(isHandedOver(*driver_));
    // Hands come into the open only when that is really meant.
    driver_->chooseFromMenu({menu, QStringLiteral("company-one")});
    QVERIFY(driver_->clickNamed(QStringLiteral("no")));
    QVERIFY(isHandedOver(*driver_));
    driver_->chooseFromMenu({menu, QStringLiteral("company-one")});
    QVERIFY(driver_->clickNamed(QStringLiteral("yes")));
    QVERIFY(!isHandedOver(*driver_));
    QVERIFY(driver_->defaultButton() != nullptr || !driver_->buttons().empty());
}

void TestHandOver::aGameThatIsGoneOnWithIsHandedOverFirst() {
    beginWithTwo(*driver_);
    sitDown(*driver_);
    QVERIFY(goOnToHandOver(*driver_));
    const QString to = receiver(*driver_);
    sitDown(*driver_);
    driver_.reset(); // a game that still runs is not offered
    driver_ = windowForTwo();
    chooseSeating(*driver_, 0); // what the next game is to be like says nothing of this one
    QVERIFY(driver_->clickNamed(QStringLiteral("resume")));
    QVERIFY(isHandedOver(*driver_));
    QCOMPARE(receiver(*driver_), to);
    QCOMPARE(namesIn(everythingTold()), std::set<QString>{});
    sitDown(*driver_);
    QVERIFY(!hand(*driver_).empty());
}

void TestHandOver::betweenTurnsTheOtherAnswersInTheOpen() {
    beginWithTwo(*driver_, 2);
    QString sitting;
    bool answered = false;
    for (int i = 0; i < 200 && !answered; ++i) {
        if (isHandedOver(*driver_)) {
            sitting = receiver(*driver_);
            sitDown(*driver_);
            continue;
        }
        if (driver_->widget(takeTable) != nullptr) {
            // The other is asked while it is not their turn: no hand can be seen, and the answer needs none.
            QVERIFY(!driver_->prompt().startsWith(sitting));
            QVERIFY(hand(*driver_).empty());
            driver_->click(driver_->defaultButton());
            QVERIFY(!isHandedOver(*driver_));
            QVERIFY2(driver_->prompt().startsWith(sitting), qPrintable(sitting + driver_->prompt()));
            QVERIFY(!hand(*driver_).empty());
            answered = true;
            continue;
        }
        const auto able = driver_->cardsThat(canAct);
        if (!able.empty() && i % 3 != 2)
            playFromHand(*driver_, able.back().name);
        else if (driver_->defaultButton() != nullptr)
            driver_->click(driver_->defaultButton());
        else
            driver_->click(driver_->cardsThat(canBeChosen).front());
    }
    QVERIFY(answered);
}

TAKUJO_TEST(TestHandOver)
#include "test_hand_over.moc"
