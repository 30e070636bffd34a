#include "tests/gui/clicked_links.h"
#include "tests/gui/words_of_games.h"
#include "tests/test_program.h"

#include <QListWidget>
#include <QRegularExpression>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTimer>
#include <QTreeWidget>

/// The numbers of rules, wherever they stand beside the table, lead to the rule browser and back.
class TestRuleLinks : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();
    void cleanup() { driver_.reset(); }

    void aLessonsRuleIsReadAndTheLessonGoesOn();
    void aMomentOfAFilmIsInSightToItsLastLine();
    void aFilmIsLeftForItsRuleAndDoesNotGoOnUnseen();
    void theHelpDoesNotComeBackUncalled();
    void overADialogTheHelpShowsTheRuleItself();
    void besideTheTableARulesWordsTakeTheWholeColumn();

private:
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QWidget* const holder = driver_->window().focusWidget();
        QTest::keyClick(holder != nullptr ? holder : &driver_->window(), key, modifiers);
        driver_->settle();
    }
    void watchAFilm();
    QString followARuleOfTheHelp();
    /// The number at which the rule browser stands; empty while it is not seen.
    QString rule() const {
        const auto* tree = qobject_cast<QTreeWidget*>(driver_->widget(QStringLiteral("rule-tree")));
        return tree == nullptr || tree->currentItem() == nullptr ? QString{} : tree->currentItem()->text(0);
    }

    std::unique_ptr<TableDriver> driver_;
};

namespace {

const QRegularExpression& ruleNumber() {
    static const QRegularExpression number{QStringLiteral("[0-9]+(?:[.-][0-9]+[a-z]?)+")};
    return number;
}

} // namespace

void TestRuleLinks::init() {
    driver_ = std::make_unique<TableDriver>();
}

void TestRuleLinks::aLessonsRuleIsReadAndTheLessonGoesOn() {
    auto& window = dynamic_cast<takujo::MainWindow&>(driver_->window());
    const auto& lesson = window.games().front()->lessons.front();
    window.beginLesson(takujo::qt(lesson.game + "/" + lesson.id), 0);
    driver_->settle();
    const auto* text = qobject_cast<QTextBrowser*>(driver_->widget(QStringLiteral("lesson-text")));
    QVERIFY(text != nullptr);
    const QString number = ruleNumber().match(text->toPlainText()).captured();
    QVERIFY2(!number.isEmpty(), qPrintable(text->toPlainText()));
    const QString prompt = driver_->prompt();
    clickLink(*driver_, QStringLiteral("lesson-text"), number);
    QCOMPARE(rule(), number);
    press(Qt::Key_Escape);
    QVERIFY(driver_->widget(QStringLiteral("lesson-text")) != nullptr);
    QCOMPARE(driver_->prompt(), prompt);
}

/// Watches the first film of the first rule that has one.
void TestRuleLinks::watchAFilm() {
    press(Qt::Key_F1, Qt::ShiftModifier);
    auto* films = driver_->window().findChild<QListWidget*>(QStringLiteral("films"));
    auto* tree = driver_->window().findChild<QTreeWidget*>(QStringLiteral("rule-tree"));
    QTest::keyClick(driver_->widget(QStringLiteral("rules-shown")), Qt::Key_Down); // what films show
    QTRY_VERIFY_WITH_TIMEOUT((*QTreeWidgetItemIterator{tree, QTreeWidgetItemIterator::NotHidden} != nullptr),
                             60000);
    QTest::keyClick(driver_->widget(QStringLiteral("rules-search")), Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(films->count() > 0, 60000);
    QVERIFY(driver_->clickNamed(QStringLiteral("watch-film")));
}

void TestRuleLinks::aMomentOfAFilmIsInSightToItsLastLine() {
    watchAFilm();
    press(Qt::Key_End);
    const auto* panel = qobject_cast<QTextBrowser*>(driver_->widget(QStringLiteral("film")));
    QVERIFY(panel != nullptr);
    QTextCursor end{panel->document()};
    end.movePosition(QTextCursor::End);
    end.movePosition(QTextCursor::PreviousBlock);
    QVERIFY2(panel->cursorRect(end).bottom() <= panel->viewport()->height(),
             qPrintable(panel->toPlainText()));
}

void TestRuleLinks::aFilmIsLeftForItsRuleAndDoesNotGoOnUnseen() {
    watchAFilm();
    press(Qt::Key_Space);
    const auto* pause = driver_->window().findChild<QTimer*>(QStringLiteral("replay-pause"));
    QVERIFY(pause->isActive());
    const auto* panel = qobject_cast<QTextBrowser*>(driver_->widget(QStringLiteral("film")));
    const QString number = ruleNumber().match(panel->toPlainText()).captured();
    QVERIFY2(!number.isEmpty(), qPrintable(panel->toPlainText()));
    clickLink(*driver_, QStringLiteral("film"), number);
    QCOMPARE(rule(), number);
    QVERIFY(!pause->isActive());
}

/// Goes through the pages of the help that is open, and follows the first link to a rule. Returns its number.
QString TestRuleLinks::followARuleOfTheHelp() {
    auto* contents = qobject_cast<QListWidget*>(driver_->widget(QStringLiteral("help-contents")));
    auto* page = qobject_cast<QTextBrowser*>(driver_->widget(QStringLiteral("help-page")));
    for (int i = 0; contents != nullptr && page != nullptr && i < contents->count(); ++i) {
        contents->setCurrentRow(i);
        driver_->settle();
        const QString place = page->toHtml().section(QStringLiteral("href=\"rule:"), 1).section(u'"', 0, 0);
        if (place.isEmpty())
            continue;
        emit page->anchorClicked(QUrl{QStringLiteral("rule:") + place});
        driver_->settle();
        return place.section(u'/', 1);
    }
    return {};
}

/// It had been left for a rule; then the start page was gone to, and the rule browser came by itself.
void TestRuleLinks::theHelpDoesNotComeBackUncalled() {
    press(Qt::Key_F1);
    const QString number = followARuleOfTheHelp();
    QVERIFY(!number.isEmpty());
    QCOMPARE(rule(), number);
    QVERIFY(driver_->widget(QStringLiteral("help-page")) == nullptr);
    press(Qt::Key_N, Qt::ControlModifier);
    QVERIFY(rule().isEmpty());
    press(Qt::Key_F1, Qt::ShiftModifier);
    QVERIFY(!rule().isEmpty());
    press(Qt::Key_Escape);
    QVERIFY(driver_->widget(QStringLiteral("help-page")) == nullptr);
}

/// A dialog that waits lets the window behind it show nothing.
void TestRuleLinks::overADialogTheHelpShowsTheRuleItself() {
    press(Qt::Key_Comma, Qt::ControlModifier);
    QWidget* const dialog = driver_->widget(QStringLiteral("settings-dialog"));
    QVERIFY(dialog != nullptr && dialog->isModal());
    QTest::keyClick(dialog, Qt::Key_F1);
    driver_->settle();
    const QString number = followARuleOfTheHelp();
    QVERIFY(!number.isEmpty());
    const auto* page = qobject_cast<QTextBrowser*>(driver_->widget(QStringLiteral("help-page")));
    QVERIFY(page != nullptr);
    const takujo::Rule* told = gameOf(*driver_).rules.find(takujo::fromQt(number));
    QVERIFY(told != nullptr && page->toPlainText().contains(takujo::qt(told->summary.en)));
    QVERIFY(rule().isEmpty());
}

/// However long the numbers of other rules are.
void TestRuleLinks::besideTheTableARulesWordsTakeTheWholeColumn() {
    driver_->startGame(QStringLiteral("5"));
    driver_->key(Qt::Key_3, Qt::ControlModifier);
    const auto* const rules = qobject_cast<QTextBrowser*>(driver_->widget(QStringLiteral("rules")));
    QVERIFY(rules != nullptr);
    int several = 0;
    for (QTextBlock block = rules->document()->begin(); block.isValid(); block = block.next()) {
        if (block.layout()->lineCount() < 2 || !ruleNumber().match(block.text()).hasMatch())
            continue;
        ++several;
        QTextCursor at{block};
        QVERIFY(rules->cursorRect(at).left() <= 16);
        at.setPosition(block.position() + block.layout()->lineAt(1).textStart());
        QVERIFY2(rules->cursorRect(at).left() <= 32, qPrintable(block.text()));
    }
    QVERIFY(several > 3);
}

TAKUJO_TEST(TestRuleLinks)
#include "test_rule_links.moc"
