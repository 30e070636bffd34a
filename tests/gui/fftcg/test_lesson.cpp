#include "tests/gui/table_driver.h"
#include "tests/test_program.h"

#include <QApplication>
#include <QMenu>
#include <QScrollBar>
#include <QSettings>
#include <QTabBar>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>

#include <algorithm>

/// The first lesson, from the start page to its last word, by mouse and keys.
class TestLesson : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init() { QSettings{}.remove(QStringLiteral("lessons")); }

    void itIsTakenFromTheStartPageToItsEnd();
    void itIsTakenInJapanese();
    void aWrongWaySaysSoAndMayBeBegunAgain();
    void theArrowsPointOnlyAtWhatIsStillToBeDone();
    void hintsComeWhenAsked();
    void theNewestHintIsInSightToItsEnd_data();
    void theNewestHintIsInSightToItsEnd();
    void whatTheOpponentDoesIsUndoneWithOnesOwn();
    void chaptersAreKeptAndChosen();
    void anOpponentWhoGivesUpIsNotBeaten();
    void aGameAfterwardsIsAGameAgain();
};

namespace {

/// Somebody at the table who takes the lesson.
class Learner {
public:
    explicit Learner(const QString& language = QStringLiteral("en"))
        : driver{language}, ja_{language == QStringLiteral("ja")} {
        driver.click(driver.widget(QStringLiteral("way-lessons")));
        QTest::keyClick(driver.widget(QStringLiteral("begin-fftcg/first-game")), Qt::Key_Return);
        wait();
    }

    /// Until the opponent has answered.
    void wait() const {
        for (int i = 0; i < 12; ++i)
            driver.settle();
    }

    QString text() const {
        const auto* page = qobject_cast<QTextBrowser*>(driver.widget(QStringLiteral("lesson-text")));
        return page == nullptr ? QString{} : page->toPlainText().remove(QChar{0x2060});
    }
    bool isDone() const { return driver.widget(QStringLiteral("lesson-next")) != nullptr; }
    QString chapter() const {
        const auto* button = qobject_cast<QPushButton*>(driver.widget(QStringLiteral("lesson-chapters")));
        return button == nullptr ? QString{} : button->text();
    }

    /// A card by its name in either language, the nth that lies there.
    void click(const char* en, const char* ja, const char* zone, int nth = 1) {
        const QString name = ja_ ? QString::fromUtf8(ja) : QString::fromUtf8(en);
        for (const TableDriver::Seen& one : driver.seen())
            if (!one.isZone && one.name == name && one.isIn(zoneWord(zone)) && --nth == 0) {
                driver.click(one);
                wait();
                return;
            }
        QFAIL(qPrintable(QStringLiteral("There is no %1 in the %2").arg(name, QString::fromUtf8(zone))));
    }
    void clickLowestOnStack() {
        const auto* stack = qobject_cast<QAbstractScrollArea*>(driver.widget(QStringLiteral("stack")));
        QVERIFY(stack != nullptr);
        QWidget* rows = stack->viewport();
        QTest::mouseClick(rows, Qt::LeftButton, {}, {rows->width() / 2, rows->height() - 30});
        wait();
    }
    bool isPointedAt(const char* en) const {
        const auto cards = driver.seen();
        return std::ranges::any_of(cards, [&](const TableDriver::Seen& one) {
            return one.name == QString::fromUtf8(en) &&
                   one.description.contains(QStringLiteral("this is the one"));
        });
    }
    void press(int key) {
        driver.key(key);
        wait();
    }
    void pressButton(const char* name) {
        driver.click(driver.widget(QString::fromLatin1(name)));
        wait();
    }
    void next() {
        QVERIFY2(isDone(), qPrintable(text()));
        pressButton("lesson-next");
    }

    TableDriver driver;

private:
    QString zoneWord(const char* zone) const {
        const QString word = QString::fromUtf8(zone);
        if (!ja_)
            return word;
        return word == QStringLiteral("Hand") ? QStringLiteral("手札") : QStringLiteral("フィールド");
    }

    bool ja_;
};

void playBackup(Learner& learner) {
    learner.click("Beacon Stoker", "篝火の焚き手", "Hand");
    learner.click("Tinderfoot Runner", "火の粉の韋駄天", "Hand");
}

void takeFirstChapter(Learner& learner) {
    playBackup(learner);
    QVERIFY(!learner.isDone());
    learner.press(Qt::Key_P); // to main phase 2
    QVERIFY(!learner.isDone());
    learner.press(Qt::Key_P);
    QVERIFY2(learner.isDone(), qPrintable(learner.text()));
}

/// By the mouse where there is a card, by keys where there is a button.
void takeAll(Learner& learner) {
    takeFirstChapter(learner);
    learner.next();
    // Backups pay.
    learner.click("Quarry Hand", "石切り場の若衆", "Hand");
    QVERIFY(learner.driver.widget(QStringLiteral("refusal")) != nullptr);
    learner.click("Ash Warden", "灰の番人", "Hand");
    learner.click("Beacon Stoker", "篝火の焚き手", "Field", 1);
    learner.click("Beacon Stoker", "篝火の焚き手", "Field", 2);
    learner.click("Mother Kiln", "窯守りの婆", "Field");
    QVERIFY2(learner.isDone(), qPrintable(learner.text()));
    learner.next();
    // Attack.
    learner.click("Tinderfoot Runner", "火の粉の韋駄天", "Hand");
    learner.press(Qt::Key_A);
    learner.press(Qt::Key_P);
    learner.click("Quarry Hand", "石切り場の若衆", "Field");
    QVERIFY(!learner.isDone());
    learner.click("Tinderfoot Runner", "火の粉の韋駄天", "Field");
    if (!learner.isDone())
        learner.press(Qt::Key_Space);
    learner.next();
    // Block.
    learner.click("Odrene the Boundary Stone", "境石のオドレネ", "Field");
    QVERIFY(!learner.isDone());
    learner.press(Qt::Key_N);
    learner.next();
    // A summon in answer.
    learner.click("Kite Without a String", "糸の切れた凧", "Hand");
    learner.clickLowestOnStack();
    if (learner.driver.widget(QStringLiteral("take-back")) != nullptr)
        learner.press(Qt::Key_A);
    learner.press(Qt::Key_P);
    learner.next();
}

/// All but the attack that wins.
void prepareTheLast(Learner& learner) {
    learner.press(Qt::Key_1); // the EX Burst
    learner.click("Odrene the Boundary Stone", "境石のオドレネ", "Field");
    learner.click("Crane of the Kindled Sky", "茜空の鶴", "Hand");
    learner.click("Rimeglass Sentry", "霜硝子の歩哨", "Field");
    if (learner.driver.widget(QStringLiteral("take-back")) != nullptr)
        learner.press(Qt::Key_A);
}

void takeTheLast(Learner& learner) {
    prepareTheLast(learner);
    learner.click("Ash Warden", "灰の番人", "Field");
    if (!learner.isDone())
        learner.press(Qt::Key_Space);
    QVERIFY2(learner.isDone(), qPrintable(learner.text()));
}

bool isJapanese(const QString& text) {
    return std::ranges::any_of(text, [](QChar c) { return c.unicode() >= 0x3040 && c.unicode() < 0xa000; });
}

} // namespace

void TestLesson::itIsTakenFromTheStartPageToItsEnd() {
    Learner learner;
    QCOMPARE(learner.chapter(), QStringLiteral("1. What a card costs  ▾"));
    QVERIFY(learner.isPointedAt("Beacon Stoker"));
    QVERIFY(!learner.isPointedAt("Ash Warden"));
    takeAll(learner);
    QCOMPARE(learner.chapter(), QStringLiteral("6. The seventh damage  ▾"));
    takeTheLast(learner);
    QVERIFY(learner.driver.isOver());
    QVERIFY2(learner.text().contains(QStringLiteral("You won!")), qPrintable(learner.text()));
    learner.next(); // there is no more: back to the start page
    QVERIFY(learner.driver.widget(QStringLiteral("start-page")) != nullptr);
}

void TestLesson::itIsTakenInJapanese() {
    Learner learner{QStringLiteral("ja")};
    QVERIFY2(learner.chapter().contains(QStringLiteral("カードのコスト")), qPrintable(learner.chapter()));
    for (const char* name : {"lesson-hint", "lesson-again", "lesson-leave"}) {
        const auto* button = qobject_cast<QPushButton*>(learner.driver.widget(QString::fromLatin1(name)));
        QVERIFY2(button != nullptr && isJapanese(button->text()), name);
    }
    const auto* tabs = qobject_cast<QTabBar*>(learner.driver.widget(QStringLiteral("side-tabs")));
    QVERIFY(tabs != nullptr && isJapanese(tabs->tabText(tabs->currentIndex())));
    QVERIFY(isJapanese(learner.text()));
    takeAll(learner);
    takeTheLast(learner);
    QVERIFY2(learner.text().contains(QStringLiteral("あなたの勝ちです")), qPrintable(learner.text()));
}

void TestLesson::aWrongWaySaysSoAndMayBeBegunAgain() {
    Learner learner;
    learner.click("Ash Warden", "", "Hand");
    learner.click("Beacon Stoker", "", "Hand");
    learner.click("Tinderfoot Runner", "", "Hand");
    QVERIFY2(learner.text().contains(QStringLiteral("can't be finished")), qPrintable(learner.text()));
    QVERIFY(!learner.isDone());
    const QWidget* words = learner.driver.widget(QStringLiteral("lesson-words")); // beside the question, too
    QVERIFY(words != nullptr && words->accessibleDescription().contains(QStringLiteral("can't be finished")));
    learner.pressButton("lesson-begin-again");
    QVERIFY(!words->accessibleDescription().contains(QStringLiteral("can't be finished")));
    learner.click("Ash Warden", "", "Hand");
    learner.click("Beacon Stoker", "", "Hand");
    learner.click("Tinderfoot Runner", "", "Hand");
    learner.press(Qt::Key_U); // going back is enough
    QVERIFY2(!learner.text().contains(QStringLiteral("can't be finished")), qPrintable(learner.text()));
    learner.press(Qt::Key_R);
    QVERIFY(learner.text().contains(QStringLiteral("can't be finished")));
    learner.pressButton("lesson-again");
    QVERIFY(!learner.text().contains(QStringLiteral("can't be finished")));
    takeFirstChapter(learner);
}

void TestLesson::theArrowsPointOnlyAtWhatIsStillToBeDone() {
    Learner learner;
    learner.click("Tinderfoot Runner", "火の粉の韋駄天", "Hand"); // not what the goal is about
    QVERIFY(!learner.isPointedAt("Beacon Stoker"));
    learner.press(Qt::Key_Escape);
    QVERIFY(learner.isPointedAt("Beacon Stoker"));
    takeFirstChapter(learner);
    learner.next();
    learner.click("Quarry Hand", "石切り場の若衆", "Hand");
    learner.click("Ash Warden", "灰の番人", "Hand");
    QVERIFY(learner.isPointedAt("Mother Kiln"));
    learner.click("Mother Kiln", "窯守りの婆", "Field");
    QVERIFY(!learner.isPointedAt("Mother Kiln")); // its number stands there
    QVERIFY(learner.isPointedAt("Beacon Stoker"));
}

void TestLesson::hintsComeWhenAsked() {
    Learner learner;
    const QString hint = QStringLiteral("the card of your hand with the arrow");
    QVERIFY(!learner.text().contains(hint));
    learner.pressButton("lesson-hint");
    QVERIFY2(learner.text().contains(hint), qPrintable(learner.text()));
    learner.pressButton("lesson-hint");
    const QWidget* button = learner.driver.widget(QStringLiteral("lesson-hint"));
    QVERIFY(button != nullptr && !button->isEnabled()); // that was the last
}

void TestLesson::theNewestHintIsInSightToItsEnd_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << QStringLiteral("en");
    QTest::newRow("Japanese") << QStringLiteral("ja");
}

void TestLesson::theNewestHintIsInSightToItsEnd() {
    QFETCH(const QString, language);
    Learner learner{language};
    learner.driver.window().resize(1200, 640);
    learner.wait();
    const auto* page = qobject_cast<QTextBrowser*>(learner.driver.widget(QStringLiteral("lesson-text")));
    QVERIFY(page != nullptr);
    for (int hints = 0; hints < 2; ++hints) {
        learner.pressButton("lesson-hint");
        const QTextCursor arrow = page->document()->find(
            QStringLiteral("→"), page->document()->characterCount(), QTextDocument::FindBackward);
        QTextCursor hint{arrow.block().next()};
        hint.movePosition(QTextCursor::EndOfBlock);
        const QRect end = page->cursorRect(hint);
        QVERIFY(end.top() >= 0);
        QVERIFY2(end.bottom() <= page->viewport()->height(), qPrintable(hint.block().text()));
    }
    QVERIFY(page->verticalScrollBar()->value() > 0); // there was not room for all of it
}

void TestLesson::whatTheOpponentDoesIsUndoneWithOnesOwn() {
    Learner learner;
    playBackup(learner);
    learner.press(Qt::Key_P);
    const QString before = learner.driver.textOf(QStringLiteral("phase"));
    learner.press(Qt::Key_P); // over the whole turn of the opponent
    QVERIFY(learner.isDone());
    learner.press(Qt::Key_U);
    QCOMPARE(learner.driver.textOf(QStringLiteral("phase")), before);
    QVERIFY(!learner.isDone());
}

void TestLesson::chaptersAreKeptAndChosen() {
    {
        Learner learner;
        takeFirstChapter(learner);
        learner.pressButton("lesson-leave");
        QVERIFY(learner.driver.widget(QStringLiteral("start-page")) != nullptr);
    }
    {
        TableDriver driver; // another day
        driver.click(driver.widget(QStringLiteral("way-lessons")));
        const auto label = [&](const char* name) {
            const auto* button = qobject_cast<QPushButton*>(driver.widget(QString::fromUtf8(name)));
            return button == nullptr ? QString{} : button->text();
        };
        QCOMPARE(label("chapter-1"), QStringLiteral("✓  1. What a card costs"));
        QCOMPARE(label("chapter-2"), QStringLiteral("○  2. Backups pay"));
        QCOMPARE(label("begin-fftcg/first-game"), QStringLiteral("Go on: Backups pay"));
        driver.click(driver.widget(QStringLiteral("chapter-3")));
        const auto* chapter = qobject_cast<QPushButton*>(driver.widget(QStringLiteral("lesson-chapters")));
        QVERIFY(chapter != nullptr);
        QCOMPARE(chapter->text(), QStringLiteral("3. Attack  ▾"));
    }
    Learner learner; // and another
    QCOMPARE(learner.chapter(), QStringLiteral("2. Backups pay  ▾"));
    learner.driver.click(learner.driver.widget(QStringLiteral("lesson-chapters")));
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu != nullptr);
    QCOMPARE(menu->actions().size(), 6);
    QVERIFY(menu->actions()[0]->text().startsWith(QStringLiteral("✓")));
    QVERIFY(!menu->actions()[1]->text().startsWith(QStringLiteral("✓")));
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(menu->actions()[3]).center());
    learner.wait();
    QCOMPARE(learner.chapter(), QStringLiteral("4. Block  ▾"));
    QVERIFY(learner.isPointedAt("Odrene the Boundary Stone"));
    // The opponent has attacked, and would do so again.
    const QWidget* undo = learner.driver.widget(QStringLiteral("undo-button"));
    QVERIFY(undo != nullptr && !undo->isEnabled());
    learner.click("Odrene the Boundary Stone", "境石のオドレネ", "Field");
    QVERIFY(undo->isEnabled());
}

void TestLesson::anOpponentWhoGivesUpIsNotBeaten() {
    Learner learner;
    learner.driver.click(learner.driver.widget(QStringLiteral("lesson-chapters")));
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu != nullptr);
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(menu->actions().back()).center());
    learner.wait();
    QCOMPARE(learner.chapter(), QStringLiteral("6. The seventh damage  ▾"));
    prepareTheLast(learner);
    QVERIFY(!learner.isDone());
    learner.driver.chooseFromMenu({QStringLiteral("concede-menu"), QStringLiteral("concede-second")});
    learner.pressButton("yes");
    QVERIFY(learner.driver.isOver());
    QVERIFY2(!learner.isDone() && !learner.text().contains(QStringLiteral("You won!")),
             qPrintable(learner.text()));
    // The seventh damage is still to be dealt.
    learner.press(Qt::Key_U);
    learner.click("Ash Warden", "灰の番人", "Field");
    if (!learner.isDone())
        learner.press(Qt::Key_Space);
    QVERIFY2(learner.text().contains(QStringLiteral("You won!")), qPrintable(learner.text()));
}

void TestLesson::aGameAfterwardsIsAGameAgain() {
    Learner learner;
    learner.pressButton("lesson-leave");
    learner.driver.click(learner.driver.widget(QStringLiteral("way-play")));
    learner.driver.startGame(QStringLiteral("5"));
    QVERIFY(learner.driver.widget(QStringLiteral("lesson")) == nullptr);
    const QString first = learner.driver.prompt();
    learner.driver.click(learner.driver.buttons().front());
    learner.driver.click(learner.driver.buttons().front());
    QVERIFY(learner.driver.prompt() != first); // nobody else answers
}

TAKUJO_TEST(TestLesson)
#include "test_lesson.moc"
