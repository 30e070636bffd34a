#include "tests/gui/clicked_links.h"
#include "tests/gui/game_files.h"
#include "tests/gui/kit_table.h"
#include "tests/test_program.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>
#include <QTreeWidget>

/// The rule browser: every rule is found, its films are watched, and played on from.
class TestRuleBrowser : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { driver_.reset(); }

    void itOpensAtTheGameInView();
    void itIsSearchedByNumbersAndWords();
    void itIsNarrowedToWhatFilmsShow();
    void keysLeadFromTheSearchToAFilm();
    void aFilmIsWatchedToItsEndAndBack();
    void aFilmPlaysByItself();
    void whatMayNotBeDoneIsSaidAtTheTable();
    void aMomentIsChosenBesideTheTable();
    void aFilmIsPlayedOn();
    void aFilmThatIsPlayedOnIsKept();
    void aDamagedFilmSaysWhy();
    void aFilmThatGoesAstrayEndsThere();
    void theNumberOfARefusalLeadsThere();
    void theRulesBesideTheTableLeadThere();
    void itSpeaksJapanese();

private:
    void write(const char* name, const QByteArray& text) const;
    void open(const QString& number);
    /// Where the keyboard is.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    QListWidget* films() const { return driver_->window().findChild<QListWidget*>(QStringLiteral("films")); }
    QTreeWidget* tree() const {
        return driver_->window().findChild<QTreeWidget*>(QStringLiteral("rule-tree"));
    }
    bool waitForFilms() const;
    void watch(const QString& title);
    QString panel() const;
    QString place() const { return driver_->textOf(QStringLiteral("replay-place")); }
    bool browses() const { return driver_->widget(QStringLiteral("rule-browser-page")) != nullptr; }
    bool watches() const { return driver_->widget(QStringLiteral("replay-bar")) != nullptr; }
    QString rule() const { return tree()->currentItem()->text(0); }

    QTemporaryDir folder_;
    std::unique_ptr<TableDriver> driver_;
};

namespace {

const QString good = QStringLiteral("An ant comes to the board");
const QString damaged = QStringLiteral("Nobody can read this");
const QString astray = QStringLiteral("An ant is said to stay");
/// A rule of the workbench that these films say they show.
const QString shownRule = QStringLiteral("w-4");

constexpr QChar joiner{0x2060}; ///< keeps phrases together
constexpr const char* table = "cards:\n"
                              "  - {name: Ant, type: creature, colour: red, cost: 1, strength: 1}\n"
                              "  - {name: Pip, type: relic, colour: red, cost: 1}\n"
                              "setup:\n"
                              "  phase: work\n"
                              "  A: {life: 5, hand: [Ant], pool: [Pip, Pip]}\n"
                              "  B: {life: 5}\n";

int shownRows(const QTreeWidgetItem& item) {
    int count = item.isHidden() ? 0 : 1;
    for (int i = 0; i < item.childCount() && !item.isHidden(); ++i)
        count += shownRows(*item.child(i));
    return count;
}

int shownRows(const QTreeWidget& tree) {
    return shownRows(*tree.invisibleRootItem()) - 1;
}

} // namespace

void TestRuleBrowser::initTestCase() {
    prepareForTests();
    QVERIFY(folder_.isValid());
    qputenv("XDG_DATA_HOME", folder_.path().toUtf8());
    QVERIFY(QDir{folder_.path()}.mkpath(QStringLiteral("takujo/scenarios/own")));
    write("good.yaml", "scenario: " + good.toUtf8() + "\nrules: [\"w-4\"]\ngame: workbench\n" + table +
                           "steps:\n"
                           "  - B: {try: {play: Ant}, refused: true}\n"
                           "  - A: {play: Ant, tap: Pip}\n"
                           "  - expect: {A: {hand: [], board: [Ant]}, decides: A}\n");
    write("damaged.yaml", "scenario: " + damaged.toUtf8() + "\nrules: [\"w-4\"]\ngame: workbench\n" + table +
                              "steps:\n  - A: {fly: Ant}\n");
    write("astray.yaml", "scenario: " + astray.toUtf8() + "\nrules: [\"w-4\"]\ngame: workbench\n" + table +
                             "steps:\n"
                             "  - A: {play: Ant, tap: Pip}\n"
                             "  - expect: {A: {hand: [Ant]}}\n");
}

void TestRuleBrowser::write(const char* name, const QByteArray& text) const {
    QFile file{folder_.filePath(QStringLiteral("takujo/scenarios/own/") + QString::fromLatin1(name))};
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(text);
}

void TestRuleBrowser::init() {
    driver_ = std::make_unique<TableDriver>(QStringLiteral("en"), takujo::Brightness::dark, theWorkbench());
}

void TestRuleBrowser::press(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    QWidget* const holder = driver_->window().focusWidget();
    QTest::keyClick(holder != nullptr ? holder : &driver_->window(), key, modifiers);
    driver_->settle();
}

bool TestRuleBrowser::waitForFilms() const {
    return QTest::qWaitFor([this] { return films()->count() > 0; }, 60000);
}

void TestRuleBrowser::open(const QString& number) {
    press(Qt::Key_F1, Qt::ShiftModifier);
    QVERIFY(browses());
    QWidget* search = driver_->widget(QStringLiteral("rules-search"));
    QTest::keyClicks(search, number);
    QTest::keyClick(search, Qt::Key_Return);
    driver_->settle();
    QCOMPARE(rule(), number);
    QVERIFY(waitForFilms());
}

void TestRuleBrowser::watch(const QString& title) {
    open(shownRule);
    const auto found = films()->findItems(title, Qt::MatchEndsWith);
    QCOMPARE(found.size(), 1);
    films()->scrollToItem(found.front());
    QTest::mouseClick(films()->viewport(), Qt::LeftButton, {},
                      films()->visualItemRect(found.front()).center());
    QVERIFY(driver_->clickNamed(QStringLiteral("watch-film")));
}

QString TestRuleBrowser::panel() const {
    const auto* text = qobject_cast<QTextBrowser*>(driver_->widget(QStringLiteral("film")));
    return text == nullptr ? QString{} : text->toPlainText().remove(joiner);
}

void TestRuleBrowser::itOpensAtTheGameInView() {
    press(Qt::Key_F1, Qt::ShiftModifier);
    QVERIFY(browses());
    QVERIFY(shownRows(*tree()) > 0);
    QCOMPARE(driver_->widget(QStringLiteral("rules-search")), driver_->window().focusWidget());
    // The first rule is told, with its number and in full.
    const auto* text = qobject_cast<QTextBrowser*>(driver_->widget(QStringLiteral("rule-text")));
    QVERIFY(text != nullptr);
    QVERIFY(text->toPlainText().startsWith(rule()));
    QVERIFY(text->toPlainText().contains(tree()->currentItem()->text(1)));
    press(Qt::Key_Escape);
    QVERIFY(!browses());
    QVERIFY(driver_->widget(QStringLiteral("start-page")) != nullptr);
}

void TestRuleBrowser::itIsSearchedByNumbersAndWords() {
    press(Qt::Key_F1, Qt::ShiftModifier);
    auto* search = qobject_cast<QLineEdit*>(driver_->widget(QStringLiteral("rules-search")));
    const QString all = driver_->textOf(QStringLiteral("rules-found"));
    QTest::keyClicks(search, QStringLiteral("w-4"));
    for (QTreeWidgetItemIterator at{tree(), QTreeWidgetItemIterator::NotHidden}; *at != nullptr; ++at)
        QVERIFY2((*at)->text(0).startsWith(QStringLiteral("w-4")), qPrintable((*at)->text(0)));
    QVERIFY(driver_->textOf(QStringLiteral("rules-found")) != all);
    search->clear();
    QTest::keyClicks(search, QStringLiteral("CARD hand"));
    int found = 0;
    for (QTreeWidgetItemIterator at{tree(), QTreeWidgetItemIterator::NotHidden}; *at != nullptr; ++at)
        found += (*at)->text(1).contains(QStringLiteral("card"), Qt::CaseInsensitive) &&
                         (*at)->text(1).contains(QStringLiteral("hand"), Qt::CaseInsensitive)
                     ? 1
                     : 0;
    QVERIFY(found > 0);
    QVERIFY(driver_->textOf(QStringLiteral("rules-found")).startsWith(QStringLiteral("%1 of ").arg(found)));
    QTest::keyClicks(search, QStringLiteral(" qqq"));
    QCOMPARE(shownRows(*tree()), 0);
    search->clear();
    QCOMPARE(driver_->textOf(QStringLiteral("rules-found")), all);
}

void TestRuleBrowser::itIsNarrowedToWhatFilmsShow() {
    open(shownRule);
    driver_->window().findChild<QLineEdit*>(QStringLiteral("rules-search"))->clear();
    const int all = shownRows(*tree());
    auto* shows = qobject_cast<QComboBox*>(driver_->widget(QStringLiteral("rules-shown")));
    QVERIFY(shows != nullptr);
    QTest::keyClick(shows, Qt::Key_Down);
    driver_->settle();
    const int shown = shownRows(*tree());
    QVERIFY(shown > 0 && shown <= all);
    for (QTreeWidgetItemIterator at{tree(), QTreeWidgetItemIterator::NotHidden}; *at != nullptr; ++at)
        QVERIFY2((*at)->childCount() > 0 || (*at)->text(2).startsWith(u'▶'), qPrintable((*at)->text(0)));
    QTest::keyClick(shows, Qt::Key_Down);
    driver_->settle();
    QVERIFY(shownRows(*tree()) < shown); // of this game nothing is missing
}

void TestRuleBrowser::keysLeadFromTheSearchToAFilm() {
    open(shownRule);
    QCOMPARE(driver_->window().focusWidget(), tree());
    press(Qt::Key_Return);
    QCOMPARE(driver_->window().focusWidget(), films());
    press(Qt::Key_Return);
    QVERIFY(watches());
    press(Qt::Key_Escape);
    QVERIFY(browses() && !watches());
    QCOMPARE(rule(), shownRule);
    QCOMPARE(driver_->window().focusWidget(), films());
    press(Qt::Key_Escape);
    QVERIFY(driver_->widget(QStringLiteral("start-page")) != nullptr);
}

void TestRuleBrowser::aFilmIsWatchedToItsEndAndBack() {
    watch(good);
    QVERIFY(watches());
    const int moments = place().section(u' ', -1).toInt();
    QVERIFY2(moments >= 4, qPrintable(place()));
    QCOMPARE(place(), QStringLiteral("0 of %1").arg(moments));
    QVERIFY(panel().contains(good));
    const auto onBoard = [this] {
        return cardsIn(*driver_, QStringLiteral("Board"), QStringLiteral("Ant")).size();
    };
    QCOMPARE(onBoard(), std::size_t{0});
    for (int i = 1; i <= moments; ++i) {
        press(Qt::Key_Right);
        QCOMPARE(place(), QStringLiteral("%1 of %2").arg(i).arg(moments));
    }
    QCOMPARE(onBoard(), std::size_t{1});
    QVERIFY(panel().contains(QStringLiteral("This must have come of it")));
    QVERIFY(!driver_->widget(QStringLiteral("replay-forward-button"))->isEnabled());
    press(Qt::Key_Left); // what is expected stands at the same place
    QCOMPARE(onBoard(), std::size_t{1});
    press(Qt::Key_Left);
    QCOMPARE(onBoard(), std::size_t{0});
    press(Qt::Key_End);
    QCOMPARE(place(), QStringLiteral("%1 of %1").arg(moments));
    press(Qt::Key_Home);
    QCOMPARE(place(), QStringLiteral("0 of %1").arg(moments));
}

void TestRuleBrowser::aFilmPlaysByItself() {
    watch(good);
    for (int i = 0; i < 9; ++i)
        press(Qt::Key_Plus);
    press(Qt::Key_Space);
    const auto* pause = driver_->window().findChild<QTimer*>(QStringLiteral("replay-pause"));
    QVERIFY(pause->isActive());
    const QString end = QStringLiteral("%1 of %1").arg(place().section(u' ', -1));
    QTRY_COMPARE_WITH_TIMEOUT(place(), end, 60000);
    QVERIFY(!pause->isActive());
}

void TestRuleBrowser::whatMayNotBeDoneIsSaidAtTheTable() {
    watch(good);
    QVERIFY(driver_->widget(QStringLiteral("refusal")) == nullptr);
    press(Qt::Key_Right);
    QVERIFY(driver_->widget(QStringLiteral("refusal")) != nullptr);
    QVERIFY(driver_->textOf(QStringLiteral("refusal-text")).contains(QStringLiteral("w-")));
    QVERIFY(panel().contains(QStringLiteral("Crimson tries: ")));
    press(Qt::Key_Right);
    QVERIFY(driver_->widget(QStringLiteral("refusal")) == nullptr);
}

void TestRuleBrowser::aMomentIsChosenBesideTheTable() {
    watch(good);
    clickLink(*driver_, QStringLiteral("film"), QStringLiteral("This must have come of it"));
    QCOMPARE(place(), QStringLiteral("%1 of %1").arg(place().section(u' ', -1)));
    clickLink(*driver_, QStringLiteral("film"), QStringLiteral("This is how it stands"));
    QVERIFY(place().startsWith(QStringLiteral("0 ")));
}

void TestRuleBrowser::aFilmIsPlayedOn() {
    watch(good);
    press(Qt::Key_O);
    QVERIFY(!watches() && !browses());
    QVERIFY(driver_->widget(QStringLiteral("game-page")) != nullptr);
    playFromHand(*driver_, QStringLiteral("Ant"));
    press(Qt::Key_A); // it is paid for
    QCOMPARE(cardsIn(*driver_, QStringLiteral("Board"), QStringLiteral("Ant")).size(), std::size_t{1});
}

/// As other games are, with the cards that only the film has.
void TestRuleBrowser::aFilmThatIsPlayedOnIsKept() {
    for (const QString& file : keptGames())
        QFile::remove(file);
    for (int i = 0; i < 2; ++i) { // in the first, nothing is done
        watch(good);
        press(Qt::Key_O);
    }
    playFromHand(*driver_, QStringLiteral("Ant"));
    press(Qt::Key_A);
    driver_.reset();
    QCOMPARE(keptGames().size(), 1);
    QVERIFY(contentOf(keptGames().front()).contains("own cards"));
    init();
    driver_->click(driver_->widget(QStringLiteral("resume")));
    QCOMPARE(cardsIn(*driver_, QStringLiteral("Board"), QStringLiteral("Ant")).size(), std::size_t{1});
}

void TestRuleBrowser::aDamagedFilmSaysWhy() {
    watch(damaged);
    QVERIFY(!watches() && browses());
    QWidget* told = driver_->widget(QStringLiteral("findings"));
    QVERIFY(told != nullptr);
    const auto* text = told->window()->findChild<QPlainTextEdit*>();
    QVERIFY(text != nullptr);
    QVERIFY(text->toPlainText().remove(joiner).contains(QStringLiteral("damaged.yaml")));
}

void TestRuleBrowser::aFilmThatGoesAstrayEndsThere() {
    watch(astray);
    QVERIFY(watches());
    const QString trouble = driver_->textOf(QStringLiteral("replay-trouble"));
    QVERIFY2(trouble.contains(QStringLiteral("does not go as written")), qPrintable(trouble));
    press(Qt::Key_End);
    QVERIFY(!panel().contains(QStringLiteral("This must have come of it")));
}

void TestRuleBrowser::theNumberOfARefusalLeadsThere() {
    watch(good);
    press(Qt::Key_Right);
    auto* label = qobject_cast<QLabel*>(driver_->widget(QStringLiteral("refusal-text")));
    QVERIFY(label != nullptr);
    const QString number = label->text().section(QStringLiteral("href='"), 1).section(u'\'', 0, 0);
    QVERIFY(number.startsWith(QStringLiteral("w-")));
    emit label->linkActivated(number);
    driver_->settle();
    QVERIFY(browses());
    QCOMPARE(rule(), number);
}

void TestRuleBrowser::theRulesBesideTheTableLeadThere() {
    driver_->startGame(QStringLiteral("5"));
    const QString asked = driver_->prompt();
    press(Qt::Key_3, Qt::ControlModifier);
    driver_->widget(QStringLiteral("rules"))->setFocus();
    clickLink(*driver_, QStringLiteral("rules"), QStringLiteral("w-2"));
    QVERIFY(browses());
    QVERIFY2(rule().startsWith(QStringLiteral("w-2")), qPrintable(rule()));
    driver_->clickNamed(QStringLiteral("leave-rules"));
    QVERIFY(!browses());
    QCOMPARE(driver_->prompt(), asked); // back at the game
}

void TestRuleBrowser::itSpeaksJapanese() {
    driver_ = std::make_unique<TableDriver>(QStringLiteral("ja"), takujo::Brightness::light, theWorkbench());
    watch(good);
    QVERIFY2(panel().contains(QStringLiteral("こうなっていること")), qPrintable(panel()));
    const QString summary = QString::fromStdString(dynamic_cast<takujo::MainWindow&>(driver_->window())
                                                       .games()
                                                       .front()
                                                       ->rules.find(shownRule.toStdString())
                                                       ->summary.ja);
    QVERIFY2(panel().indexOf(summary) < panel().indexOf(good), qPrintable(panel()));
    press(Qt::Key_Escape);
    for (int i = 0; i < films()->count(); ++i) {
        // Each says first in Japanese what it shows.
        const QString title = films()->item(i)->text().remove(joiner);
        QVERIFY2(title.startsWith(QStringLiteral("例%1").arg(i + 1)), qPrintable(title));
        QVERIFY2(title.section(u'\n', 0, 0).size() > 6 && title.contains(QStringLiteral("\n英語の題")),
                 qPrintable(title));
    }
    const auto* text = qobject_cast<QTextBrowser*>(driver_->widget(QStringLiteral("rule-text")));
    QVERIFY(text->toPlainText().contains(QStringLiteral("。")));
    // Changed while it is open.
    dynamic_cast<takujo::MainWindow&>(driver_->window()).setLanguage(takujo::Language::en);
    driver_->settle();
    QCOMPARE(rule(), shownRule);
    QVERIFY(!text->toPlainText().contains(QStringLiteral("。")));
    QCOMPARE(films()->findItems(good, Qt::MatchExactly).size(), 1);
    QVERIFY(text->toPlainText().contains(tree()->currentItem()->text(1)));
}

TAKUJO_TEST(TestRuleBrowser)
#include "test_rule_browser.moc"
