#include "tests/gui/fftcg/made_up_cards.h"
#include "tests/gui/leak_watcher.h"
#include "tests/test_program.h"

#include <QApplication>
#include <QTest>
#include <QTextEdit>

/// What the window shows of what only FFTCG has: a stack on which everything waits and is answered, targets
/// that are chosen before anything is paid, X, parties and blocks, EX Bursts. The cards are made up.
class TestStackAndAttacks : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void thoseOfAPartyAreJoined();
    void anAttackTellsWhomItMeetsAndWhatComesOfIt();
    void theCardOfABurstLeavesTheForwardsFree();
    void nothingReactsThroughTheCardOfABurst();
    void anExBurstIsDeclined();
    void allThatWaitsIsReached();
    void aRefusalStandsBesideWhatItIsAbout();
    void aCardThatWaitsIsRead();
    void theOrderOfTwoAutosIsTheirsOnTheStack();
    void aSummonsTargetIsClickedOnTheBoard();
    void aSummonIsLetGoOverItsTarget();
    void aSummonIsLetGoAnywhereOnTheField();
    void aSummonIsLetGoOverTheStackAtTheSide();
    void anAttackBeforeItsTimeIsRefusedAsOne();
    void whatIsGivenUpAndChosenIsShown_data();
    void whatIsGivenUpAndChosenIsShown();
    void letGoNothingIsGivenUp();
    void aCharacterDeclaresItsModesBeforeItIsPaid();
    void anXIsAskedForAndPaid();
    void burstsNameNoCardTheyMayNot();

private:
    QTemporaryDir folder_;
};

void TestStackAndAttacks::initTestCase() {
    prepareForTests();
    QVERIFY(folder_.isValid());
    qputenv("XDG_DATA_HOME", folder_.path().toUtf8());
    QCOMPARE(writeDecks(folder_.filePath(QStringLiteral("takujo/cardsets/fftcg"))), QString{});
}

void TestStackAndAttacks::thoseOfAPartyAreJoined() {
    TableDriver driver;
    begin(driver, QStringLiteral("zrush"));
    QVERIFY(aboutToAttack(driver, 2));
    QVERIFY(!areLinked(driver));
    QVERIFY(chooseRunner(driver));
    QVERIFY(chooseRunner(driver));
    QVERIFY(goOnUntil(driver, [&] { return isBlockAsked(driver); }));
    QVERIFY(areLinked(driver));
    driver.key(Qt::Key_Space);
    QVERIFY(goOnUntil(driver, [&] { return driver.prompt().contains(QStringLiteral("attack with")); }));
    QVERIFY(!areLinked(driver));
}

void TestStackAndAttacks::anAttackTellsWhomItMeetsAndWhatComesOfIt() {
    TableDriver driver;
    begin(driver, QStringLiteral("zrush"));
    QVERIFY(aboutToAttack(driver, 1));
    QVERIFY(chooseRunner(driver));
    driver.clickNamed(QStringLiteral("option-0"));
    QVERIFY(goOnUntil(driver, [&] { return isBlockAsked(driver); }));
    QCOMPARE(foretold(driver), QStringLiteral("1 damage"));
    // After a block somebody is asked only at a stop.
    const auto switchPassing = [&] {
        driver.key(Qt::Key_Comma, Qt::ControlModifier);
        QVERIFY(driver.clickNamed(QStringLiteral("value-pass-by-itself")));
        QVERIFY(driver.clickNamed(QStringLiteral("close")));
    };
    switchPassing();
    QVERIFY(chooseRunner(driver));
    const QString told = foretold(driver);
    switchPassing(); // as it was
    QVERIFY2(told.contains(QStringLiteral("both fall")), qPrintable(told + u'|' + driver.prompt()));
}

void TestStackAndAttacks::theCardOfABurstLeavesTheForwardsFree() {
    TableDriver driver;
    begin(driver, QStringLiteral("zlamp"));
    QVERIFY(burst(driver, 3));
    const QRect covered = coveredByBurst(driver);
    const auto forwards = named(driver, QStringLiteral("Dummy"), isInPlay);
    QVERIFY(!forwards.empty());
    for (const TableDriver::Seen& card : forwards)
        QVERIFY(!covered.intersects(card.rect));
    QVERIFY(!covered.intersects(driver.widget(QStringLiteral("prompt"))->geometry()));
}

void TestStackAndAttacks::nothingReactsThroughTheCardOfABurst() {
    TableDriver driver;
    begin(driver, QStringLiteral("zlamp"));
    QVERIFY(burst(driver, 3));
    QWidget* large = driver.widget(QStringLiteral("large-card"));
    const QRect covered = coveredByBurst(driver);
    // There is something below it that would open.
    const bool isOverAPile = std::ranges::any_of(driver.seen(), [&](const TableDriver::Seen& one) {
        return one.isZone && one.name.startsWith(QStringLiteral("Break")) && covered.intersects(one.rect);
    });
    QVERIFY(isOverAPile);
    const QString prompt = driver.prompt();
    for (int y = 5; y < large->height(); y += 20)
        QTest::mouseClick(driver.window().windowHandle(), Qt::LeftButton, {},
                          large->mapTo(&driver.window(), QPoint{large->width() / 2, y}));
    driver.settle();
    QVERIFY(driver.widget(QStringLiteral("zone-viewer")) == nullptr);
    QCOMPARE(driver.prompt(), prompt);
}

void TestStackAndAttacks::anExBurstIsDeclined() {
    TableDriver driver;
    begin(driver, QStringLiteral("zlamp"));
    QVERIFY(burst(driver, 1));
    QCOMPARE(driver.widget(QStringLiteral("large-card"))->accessibleName(), QStringLiteral("Lantern"));
    switchSidePanel(driver); // there it can be read as well
    QVERIFY(driver.widget(QStringLiteral("large-card")) == nullptr);
    switchSidePanel(driver);
    const QString prompt = driver.prompt();
    QVERIFY(driver.widget(QStringLiteral("option-0")) != nullptr);
    QVERIFY(driver.clickNamed(QStringLiteral("option-1")));
    QVERIFY(driver.widget(QStringLiteral("large-card")) == nullptr);
    QVERIFY(driver.prompt() != prompt);
    QVERIFY(stack(driver).isEmpty());
}

/// More than there is room for.
void TestStackAndAttacks::allThatWaitsIsReached() {
    constexpr int many = 9;
    TableDriver driver;
    begin(driver, QStringLiteral("zbell"));
    QVERIFY(ring(driver, many));
    QCOMPARE(QAccessible::queryAccessibleInterface(driver.widget(QStringLiteral("stack")))->childCount(),
             many);
    driver.key(Qt::Key_W);
    QWidget* strip = driver.widget(QStringLiteral("stack"));
    QVERIFY(strip->hasFocus());
    for (int i = 0; i + 1 < many; ++i)
        QTest::keyClick(strip, Qt::Key_Down);
    const auto [last, place] = underCursor(driver);
    QVERIFY2(last.contains(QStringLiteral("9 of 9")), qPrintable(last));
    QVERIFY(QRect(strip->mapToGlobal(QPoint{}), strip->size()).contains(place));
    for (int i = 0; i + 1 < many; ++i)
        QTest::keyClick(strip, Qt::Key_Up);
    QVERIFY2(underCursor(driver).first.startsWith(QStringLiteral("next")),
             qPrintable(underCursor(driver).first));
}

void TestStackAndAttacks::aRefusalStandsBesideWhatItIsAbout() {
    TableDriver driver;
    begin(driver, QStringLiteral("zbell"));
    QVERIFY(ring(driver, 1));
    QWidget* strip = driver.widget(QStringLiteral("stack"));
    const QPoint row = QAccessible::queryAccessibleInterface(strip)->child(0)->rect().center();
    QWidget* rows = qobject_cast<QAbstractScrollArea*>(strip)->viewport();
    QTest::mouseClick(rows, Qt::LeftButton, {}, rows->mapFromGlobal(row));
    driver.settle();
    const QWidget* bubble = driver.widget(QStringLiteral("refusal"));
    QVERIFY(bubble != nullptr);
    QVERIFY(!driver.textOf(QStringLiteral("refusal-text")).isEmpty());
    // At the edge of the table, as high as the row: nothing on the table is meant.
    const QRect said{bubble->mapToGlobal(QPoint{}), bubble->size()};
    const int edge = strip->mapToGlobal(QPoint{}).x();
    QVERIFY(said.right() < edge && said.right() > edge - 20);
    QVERIFY(said.top() <= row.y() && said.bottom() >= row.y());
}

/// With something on the stack the preview has less room; its letters stay as large as they were.
void TestStackAndAttacks::aCardThatWaitsIsRead() {
    TableDriver driver;
    begin(driver, QStringLiteral("zscholar"));
    QVERIFY(bringOut(driver, QStringLiteral("Scholar")));
    const auto text = [&] { return qobject_cast<QTextEdit*>(driver.widget(QStringLiteral("preview-text"))); };
    const auto sizeOfText = [&]() -> int {
        const QTextCursor found = text()->document()->find(QStringLiteral("Draw"));
        return found.isNull() ? 0 : found.charFormat().font().pixelSize();
    };
    driver.pointAt(named(driver, QStringLiteral("Scholar"), isInPlay).front());
    const int before = sizeOfText();
    QVERIFY(before >= 12);
    actWith(driver, usable(driver, QStringLiteral("Scholar")).front());
    QVERIFY(!stack(driver).isEmpty());
    driver.pointAt(named(driver, QStringLiteral("Scholar"), isInPlay).front());
    QCOMPARE(sizeOfText(), before);
    QVERIFY(text()->height() >= 3 * before);
    // What waits is read where it stands.
    driver.key(Qt::Key_W);
    QVERIFY(driver.widget(QStringLiteral("stack"))->hasFocus());
    QVERIFY2(text()->toPlainText().contains(QStringLiteral("Draw 1 card")),
             qPrintable(text()->toPlainText()));
}

void TestStackAndAttacks::theOrderOfTwoAutosIsTheirsOnTheStack() {
    TableDriver driver;
    begin(driver, QStringLiteral("ztwin"));
    const auto isAsked = [&] { return driver.widget(QStringLiteral("choices")) != nullptr; };
    QVERIFY(goOnUntil(driver, [&] {
        if (!isAsked())
            play(driver, QStringLiteral("Twin"));
        return isAsked();
    }));
    driver.key(Qt::Key_2);
    QVERIFY(!isAsked());
    QVERIFY(goOnUntil(driver, [&] { return stack(driver).count(QStringLiteral("Twin")) == 2; }));
}

void TestStackAndAttacks::aSummonsTargetIsClickedOnTheBoard() {
    TableDriver driver;
    begin(driver, QStringLiteral("zbolt"));
    QVERIFY(bringOutTargets(driver, 2));
    driver.click(named(driver, QStringLiteral("Bolt"), canAct).front());
    const auto targets = named(driver, QStringLiteral("Dummy"), canBeChosen);
    QVERIFY2(targets.size() >= 2, qPrintable(driver.prompt()));
    QVERIFY(std::ranges::all_of(targets, isInPlay));
    driver.click(targets.front());
    driver.clickNamed(QStringLiteral("auto-pay"));
    QVERIFY(goOnUntil(driver, [&] { return driver.widget(QStringLiteral("take-back")) == nullptr; }));
    QVERIFY2(stack(driver).contains(QStringLiteral("Bolt")) &&
                 stack(driver).contains(QStringLiteral("→ Dummy")),
             qPrintable(stack(driver)));
    QCOMPARE(aimedAt(driver).size(), 1U);
    QVERIFY(goOnUntil(driver, [&] { return stack(driver).isEmpty(); }));
    QVERIFY(!named(driver, QStringLiteral("Dummy"), [](const TableDriver::Seen& card) {
                 return card.description.contains(QStringLiteral("1000 damage"));
             }).empty());
}

void TestStackAndAttacks::aSummonIsLetGoOverItsTarget() {
    TableDriver driver;
    begin(driver, QStringLiteral("zbolt"));
    QVERIFY(bringOutTargets(driver, 3));
    const auto targets = named(driver, QStringLiteral("Dummy"), isInPlay);
    const TableDriver::Seen target = targets[1];
    driver.drag(named(driver, QStringLiteral("Bolt"), canAct).front(), target.rect.center());
    driver.clickNamed(QStringLiteral("auto-pay"));
    QVERIFY2(stack(driver).contains(QStringLiteral("→ Dummy")), qPrintable(driver.prompt()));
    QCOMPARE(aimedAt(driver).size(), 1U);
    QVERIFY(aimedAt(driver).front().rect.intersects(target.rect));
}

void TestStackAndAttacks::aSummonIsLetGoAnywhereOnTheField() {
    TableDriver driver;
    begin(driver, QStringLiteral("zbolt"));
    QVERIFY(bringOutTargets(driver, 3));
    // Where the field has no card: at its left end, in the row of the backups.
    const auto forwards = named(driver, QStringLiteral("Dummy"), isInPlay);
    const auto* table = driver.widget(QStringLiteral("table"));
    driver.drag(named(driver, QStringLiteral("Bolt"), canAct).front(),
                QPoint{table->width() / 6, table->height() * 6 / 10});
    QVERIFY2(driver.widget(QStringLiteral("refusal")) == nullptr,
             qPrintable(driver.textOf(QStringLiteral("refusal-text"))));
    QVERIFY(driver.widget(QStringLiteral("take-back")) != nullptr);
    // Nothing was under it, so that the target is asked for.
    QCOMPARE(named(driver, QStringLiteral("Dummy"), canBeChosen).size(), forwards.size());
}

void TestStackAndAttacks::aSummonIsLetGoOverTheStackAtTheSide() {
    TableDriver driver;
    begin(driver, QStringLiteral("zbolt"));
    QVERIFY(bringOutTargets(driver, 3));
    QWidget* strip = driver.widget(QStringLiteral("stack"));
    const QPoint middle = strip->mapTo(driver.widget(QStringLiteral("game-page")), strip->rect().center());
    const QPoint table =
        driver.widget(QStringLiteral("table"))->mapTo(driver.widget(QStringLiteral("game-page")), QPoint{});
    driver.drag(named(driver, QStringLiteral("Bolt"), canAct).front(), middle - table);
    QVERIFY2(driver.widget(QStringLiteral("refusal")) == nullptr,
             qPrintable(driver.textOf(QStringLiteral("refusal-text"))));
    QVERIFY(!named(driver, QStringLiteral("Dummy"), canBeChosen).empty());
}

void TestStackAndAttacks::anAttackBeforeItsTimeIsRefusedAsOne() {
    TableDriver driver;
    begin(driver, QStringLiteral("zsmith"));
    const auto smithOf = [&](bool asked) {
        for (const TableDriver::Seen& card : named(driver, QStringLiteral("Smith"), isInPlay))
            if (isOfWhoIsAsked(driver, card) == asked)
                return card;
        return TableDriver::Seen{};
    };
    QVERIFY(goOnUntil(driver, [&] {
        if (smithOf(true).name.isEmpty())
            play(driver, QStringLiteral("Smith"));
        return !smithOf(true).name.isEmpty() && !smithOf(false).name.isEmpty() &&
               !named(driver, QStringLiteral("Smith"), canAct).empty();
    }));
    // Its ability cannot be paid, but that is not what the player wanted.
    driver.drag(smithOf(true), smithOf(false).rect.center());
    const QString text = driver.textOf(QStringLiteral("refusal-text"));
    QVERIFY2(text.contains(QStringLiteral("10.1.2.1")), qPrintable(text));
    QVERIFY2(!text.contains(QStringLiteral("11.6")) && text.contains(QStringLiteral("attack")),
             qPrintable(text));
}

void TestStackAndAttacks::whatIsGivenUpAndChosenIsShown_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("chooses");
    QTest::newRow("itself, for a target") << QStringLiteral("Martyr") << true;
    QTest::newRow("any forward, and there is only one") << QStringLiteral("Warden") << false;
}

void TestStackAndAttacks::whatIsGivenUpAndChosenIsShown() {
    QFETCH(QString, name);
    QFETCH(bool, chooses);
    TableDriver driver;
    begin(driver, u'z' + name.toLower());
    QVERIFY(bringOutOfBoth(driver, name));
    const std::size_t before = named(driver, name, isInPlay).size();
    driver.click(usable(driver, name).front());
    QWidget* popup = driver.widget(QStringLiteral("meanings"));
    QVERIFY(popup != nullptr);
    QString words;
    for (const QPushButton* button : popup->findChildren<QPushButton*>())
        words += button->accessibleName() + u' ' + button->accessibleDescription() + u' ';
    QVERIFY2(words.contains(QStringLiteral("Gives up ") + name), qPrintable(words));
    QCOMPARE(words.contains(QStringLiteral("Chooses ") + name), chooses);
    QCOMPARE(areLinked(driver), chooses); // an arrow leads to what is chosen
    QCOMPARE(named(driver, name, isInPlay).size(), before);
    QTest::keyClick(popup, Qt::Key_Escape);
    driver.settle();
    QVERIFY(!areLinked(driver));
    actWith(driver, usable(driver, name).front());
    QCOMPARE(named(driver, name, isInPlay).size(), before - 1);
}

/// Over a forward: an attack is dragged like that, when it is its time.
void TestStackAndAttacks::letGoNothingIsGivenUp() {
    TableDriver driver;
    begin(driver, QStringLiteral("zmartyr"));
    QVERIFY(bringOutOfBoth(driver, QStringLiteral("Martyr")));
    const auto others = named(driver, QStringLiteral("Martyr"), [&](const TableDriver::Seen& card) {
        return isInPlay(card) && !isOfWhoIsAsked(driver, card);
    });
    QCOMPARE(others.size(), 1U);
    const std::size_t before = named(driver, QStringLiteral("Martyr"), isInPlay).size();
    driver.drag(usable(driver, QStringLiteral("Martyr")).front(), others.front().rect.center());
    QCOMPARE(named(driver, QStringLiteral("Martyr"), isInPlay).size(), before);
    QVERIFY(stack(driver).isEmpty());
    // Where it would go it is shown first.
    QVERIFY(driver.dragToLitPlace(usable(driver, QStringLiteral("Martyr")).front()));
    QVERIFY(driver.widget(QStringLiteral("meanings")) != nullptr);
    QCOMPARE(named(driver, QStringLiteral("Martyr"), isInPlay).size(), before);
}

void TestStackAndAttacks::aCharacterDeclaresItsModesBeforeItIsPaid() {
    TableDriver driver;
    begin(driver, QStringLiteral("zprism"));
    QVERIFY(goOnUntil(driver, [&] { return !named(driver, QStringLiteral("Prism"), canAct).empty(); }));
    driver.click(named(driver, QStringLiteral("Prism"), canAct).front());
    QPushButton* const crystal = buttonThatSays(driver, QStringLiteral("Crystal"));
    QVERIFY2(crystal != nullptr, qPrintable(driver.prompt()));
    QVERIFY(driver.widget(QStringLiteral("take-back")) != nullptr);
    driver.click(crystal);
    QVERIFY2(driver.widget(QStringLiteral("auto-pay")) != nullptr, qPrintable(driver.prompt()));
    driver.clickNamed(QStringLiteral("auto-pay"));
    QVERIFY(goOnUntil(driver, [&] { return !named(driver, QStringLiteral("Prism"), isInPlay).empty(); }));
}

void TestStackAndAttacks::anXIsAskedForAndPaid() {
    for (const int x : {1, 0}) {
        TableDriver driver;
        useWell(driver);
        QVERIFY2(driver.widget(QStringLiteral("option-%1").arg(x)) != nullptr, qPrintable(driver.prompt()));
        driver.key(Qt::Key_0 + x); // a number has the key of its digit, though another stands before it
        if (driver.widget(QStringLiteral("number-field")) != nullptr) // some number has two digits
            driver.key(Qt::Key_Return);
        driver.clickNamed(QStringLiteral("auto-pay"));
        QVERIFY(goOnUntil(driver, [&] { return driver.widget(QStringLiteral("take-back")) == nullptr; }));
        QVERIFY2(stack(driver).contains(QStringLiteral("X = %1").arg(x)), qPrintable(stack(driver)));
    }
}

/// Two people hand the table to each other.
void TestStackAndAttacks::burstsNameNoCardTheyMayNot() {
    takujo::HandOverScreen::setGuard(std::chrono::milliseconds{0});
    const QString home = folder_.filePath(QStringLiteral("bursts"));
    QVERIFY(writeNamedDecks(home, namedCardsWithBursts()));
    qputenv("XDG_DATA_HOME", home.toUtf8());
    TableDriver driver;
    qputenv("XDG_DATA_HOME", folder_.path().toUtf8());
    beginWithTwo(driver);
    driver.key(Qt::Key_2, Qt::ControlModifier); // the log tells most
    const auto acts = [&](LeakWatcher& watcher, int step) {
        const auto able = driver.cardsThat(canBeChosen);
        if (!able.empty() && driver.prompt().contains(QStringLiteral("attack with")))
            driver.click(able.front());
        else
            playLookingAround(driver, watcher, step);
    };
    const WatchedGame game = watchForLeaks(driver, Shows::none, QStringLiteral("EX Burst"), acts);
    QVERIFY(game.handOvers >= 8);
    QVERIFY(game.asked);
}

TAKUJO_TEST(TestStackAndAttacks)
#include "test_stack_and_attacks.moc"
