#include "engine/games/registry.h"
#include "tests/gui/at_the_table.h"
#include "tests/gui/guide_reader.h"
#include "tests/test_program.h"
#include "ui/panels/lesson_words.h"

#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QSettings>

#include <algorithm>

/// What a lesson says stands beside what the game asks: nothing of it is cut off, it covers no card, and it
/// leads through the lesson.
class TestLessonWords : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init() { QSettings{}.remove(QStringLiteral("lessons")); }

    void theyStandRightAboveTheQuestion_data();
    void theyStandRightAboveTheQuestion();
    void whatTheySaidIsReadAgain();
    void theyAreLedThroughByKeys();
    void whoFollowsWhatIsShownComesThrough_data();
    void whoFollowsWhatIsShownComesThrough();
    void theyGoWithTheLesson();
};

namespace {

/// Those of the start page, by their ids.
QStringList games() {
    QStringList ids;
    for (const takujo::Game* game : takujo::allGames())
        if (!game->hidden)
            ids << QString::fromUtf8(game->id.data(), static_cast<qsizetype>(game->id.size()));
    return ids;
}

class Learner {
public:
    explicit Learner(const QString& game = games().front(), const QString& language = QStringLiteral("en"))
        : driver{language} {
        driver.window().resize(1280, 720);
        driver.click(driver.widget(QStringLiteral("way-lessons")));
        QTest::keyClick(driver.widget(QStringLiteral("begin-%1/first-game").arg(game)), Qt::Key_Return);
        wait();
    }

    /// Until the opponent has answered.
    void wait() const {
        for (int i = 0; i < 12; ++i)
            driver.settle();
    }
    const takujo::LessonWords* words() const {
        return qobject_cast<const takujo::LessonWords*>(driver.widget(QStringLiteral("lesson-words")));
    }
    QString title() const { return words()->accessibleName(); }
    QString text() const { return words()->accessibleDescription(); }
    QString progress() const { return driver.textOf(QStringLiteral("lesson-progress")); }
    void press(const char* button) {
        driver.click(driver.widget(QString::fromLatin1(button)));
        wait();
    }
    bool has(const char* button) const { return driver.widget(QString::fromLatin1(button)) != nullptr; }
    bool canPress(const char* button) const {
        const QWidget* widget = driver.widget(QString::fromLatin1(button));
        return widget != nullptr && widget->isEnabled();
    }
    /// All chapters are in the menu of the page beside the table.
    int openChapters() {
        driver.click(driver.widget(QStringLiteral("lesson-chapters")));
        const auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        return menu == nullptr ? 0 : static_cast<int>(menu->actions().size());
    }
    void openChapter(int chapter) {
        openChapters();
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(menu->actions()[chapter]).center());
        wait();
    }

    /// Presses what "Show me" lights up. False if it lights nothing.
    bool doWhatIsShown() {
        if (!canPress("lesson-show"))
            return false;
        press("lesson-show");
        for (QPushButton* button : driver.buttons())
            if (button->property("isLit").toBool()) {
                driver.click(button);
                wait();
                return true;
            }
        for (const TableDriver::Seen& card : driver.seen())
            if (!card.isZone && isLitByTheGuide(card)) { // also what is only tried
                actWith(driver, card);
                wait();
                return true;
            }
        return false;
    }

    /// What is wrong with how the words stand there; empty if nothing is.
    QString trouble() const {
        const QWidget* prompt = driver.widget(QStringLiteral("prompt"));
        const takujo::LessonWords* box = words();
        if (box == nullptr || prompt == nullptr)
            return QStringLiteral("they are not there");
        const_cast<takujo::LessonWords*>(box)->grab(); // so that they have been painted
        const int gap = prompt->geometry().top() - box->geometry().bottom();
        if (gap < 0 || gap > 12)
            return QStringLiteral("they stand %1 pixels above the question").arg(gap);
        if (!box->parentWidget()->rect().contains(box->geometry()))
            return QStringLiteral("they reach beyond the table");
        if (!box->fits())
            return QStringLiteral("something is cut off of: %1").arg(text());
        for (const TableDriver::Seen& card : driver.seen())
            if (!card.isZone && card.rect.intersects(box->geometry()))
                return QStringLiteral("they cover %1 by %2 pixels")
                    .arg(card.name)
                    .arg(card.rect.bottom() - box->y());
        return {};
    }

    TableDriver driver;
};

} // namespace

void TestLessonWords::theyStandRightAboveTheQuestion_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("language");
    for (const QString& game : games())
        for (const QString& language : {QStringLiteral("en"), QStringLiteral("ja")})
            QTest::addRow("%s in %s", qPrintable(game), qPrintable(language)) << game << language;
}

/// A chapter at its beginning, and one in the middle: what it is about, the first thing to do, its hints.
void TestLessonWords::theyStandRightAboveTheQuestion() {
    QFETCH(const QString, game);
    QFETCH(const QString, language);
    Learner learner{game, language};
    const int chapters = learner.openChapters();
    learner.driver.key(Qt::Key_Escape);
    QVERIFY(chapters > 2);
    for (const int chapter : {0, chapters / 2}) {
        if (chapter > 0)
            learner.openChapter(chapter);
        QStringList said;
        for (int page = 0; page < 8; ++page) {
            QVERIFY2(learner.trouble().isEmpty(),
                     qPrintable(QStringLiteral("chapter %1: ").arg(chapter + 1) + learner.trouble()));
            said << learner.text();
            if (learner.has("lesson-forward"))
                learner.press("lesson-forward");
            else if (learner.canPress("lesson-hint"))
                learner.press("lesson-hint");
            else
                break;
        }
        QVERIFY2(said.size() >= 2, qPrintable(said.join(u'|')));
        QVERIFY(said.removeDuplicates() == 0);
    }
}

void TestLessonWords::whatTheySaidIsReadAgain() {
    Learner learner;
    const QString about = learner.text();
    QVERIFY2(learner.progress().startsWith(QStringLiteral("1 of ")), qPrintable(learner.progress()));
    QVERIFY(!learner.canPress("lesson-back"));
    learner.press("lesson-forward");
    const QString goal = learner.text();
    QVERIFY(goal != about);
    QVERIFY(!learner.has("lesson-forward"));
    learner.press("lesson-back");
    QCOMPARE(learner.text(), about);
    QVERIFY(learner.has("lesson-forward"));
    // What is new comes to the front by itself.
    learner.press("lesson-hint");
    QVERIFY(learner.text() != about && learner.text() != goal);
    QVERIFY(!learner.has("lesson-forward"));
    learner.press("lesson-back");
    QCOMPARE(learner.text(), goal);
}

void TestLessonWords::theyAreLedThroughByKeys() {
    Learner learner;
    const QString about = learner.text();
    // A button that is pressed by its key comes up again a moment later.
    learner.driver.key(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(learner.text() != about);
    learner.driver.key(Qt::Key_Backspace, Qt::ControlModifier);
    QTRY_COMPARE(learner.text(), about);
    learner.driver.key(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(!learner.driver.cardsThat(isLitByTheGuide).empty());
    const auto lit = learner.driver.cardsThat(isLitByTheGuide);
    QVERIFY(!lit.empty());
    for (const TableDriver::Seen& card : lit) // those with the arrow
        QVERIFY2(card.description.contains(QStringLiteral("this is the one")), qPrintable(card.description));
    // The words are a part of the window of their own.
    for (int i = 0; i < 9; ++i) {
        learner.driver.key(Qt::Key_F6);
        if (learner.words()->isAncestorOf(learner.driver.window().focusWidget()))
            return;
    }
    QFAIL("the keyboard does not come to the words");
}

void TestLessonWords::whoFollowsWhatIsShownComesThrough_data() {
    QTest::addColumn<QString>("game");
    for (const QString& game : games())
        QTest::newRow(qPrintable(game)) << game;
}

/// The first chapter, by the mouse: every answer is lit, and the words keep their place.
void TestLessonWords::whoFollowsWhatIsShownComesThrough() {
    QFETCH(const QString, game);
    Learner learner{game};
    const QString first = learner.progress();
    for (int i = 0; i < 60 && !learner.has("lesson-next"); ++i) {
        QVERIFY2(learner.trouble().isEmpty(), qPrintable(learner.trouble()));
        QVERIFY2(learner.doWhatIsShown(),
                 qPrintable(learner.title() + u'|' + learner.driver.prompt() + u'|' + learner.text()));
    }
    QVERIFY2(learner.has("lesson-next"), qPrintable(learner.text()));
    QVERIFY(learner.progress() != first);
    QVERIFY(!learner.has("lesson-show"));
    QVERIFY2(learner.trouble().isEmpty(), qPrintable(learner.trouble()));
}

void TestLessonWords::theyGoWithTheLesson() {
    Learner learner;
    const int inLesson = learner.driver.widget(QStringLiteral("prompt"))->y();
    learner.press("lesson-leave");
    QVERIFY(learner.driver.widget(QStringLiteral("start-page")) != nullptr);
    learner.driver.click(learner.driver.widget(QStringLiteral("way-play")));
    learner.driver.startGame(QStringLiteral("5"));
    QVERIFY(learner.words() == nullptr);
    QVERIFY(learner.driver.widget(QStringLiteral("prompt"))->y() !=
            inLesson); // its room is the table's again
}

TAKUJO_TEST(TestLessonWords)
#include "test_lesson_words.moc"
