#include "tests/gui/table_driver.h"
#include "tests/test_program.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>

#include <algorithm>
#include <memory>

/// Where there are several games: everything says which one it is about, and the last one is remembered.
class TestTwoGames : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        qputenv("XDG_CONFIG_HOME", folder_->path().toUtf8());
    }

    void everyGameHasDecksToBeginWith();
    void theLastGameIsRemembered();
    void decksStandBelowTheirGame();
    void lessonsNameTheirGame();
    void theHelpIsAboutTheChosenGame();

private:
    static QComboBox* box(const TableDriver& driver, const char* name) {
        return qobject_cast<QComboBox*>(driver.widget(QString::fromLatin1(name)));
    }
    static QStringList textsOf(const QComboBox& box) {
        QStringList texts;
        for (int i = 0; i < box.count(); ++i)
            texts << box.itemText(i);
        return texts;
    }
    static void choose(TableDriver& driver, const char* name, int row) {
        QComboBox* const choice = box(driver, name);
        QVERIFY(choice != nullptr && row < choice->count());
        choice->setFocus();
        QTest::keyClick(choice, Qt::Key_Home);
        for (int i = 0; i < row; ++i)
            QTest::keyClick(choice, Qt::Key_Down);
        driver.settle();
        QCOMPARE(choice->currentIndex(), row);
    }

    std::unique_ptr<QTemporaryDir> folder_;
};

void TestTwoGames::everyGameHasDecksToBeginWith() {
    TableDriver driver;
    const int games = box(driver, "game-choice")->count();
    QVERIFY(games > 1);
    QStringList seen;
    for (int game = 0; game < games; ++game) {
        choose(driver, "game-choice", game);
        QVERIFY(driver.widget(QStringLiteral("start"))->isEnabled());
        const QStringList decks = textsOf(*box(driver, "deck-0"));
        QVERIFY(decks.size() > 1);
        QCOMPARE(textsOf(*box(driver, "deck-1")), decks);
        QVERIFY(box(driver, "deck-0")->currentText() != box(driver, "deck-1")->currentText());
        QVERIFY2(!seen.contains(decks.front()), qPrintable(decks.front()));
        seen << decks;
    }
    // Whoever comes back finds what was there.
    choose(driver, "game-choice", 0);
    QVERIFY(textsOf(*box(driver, "deck-0")).contains(seen.front()));
}

void TestTwoGames::theLastGameIsRemembered() {
    QString name;
    QString deck;
    {
        TableDriver driver;
        choose(driver, "game-choice", 1);
        choose(driver, "deck-0", 1);
        name = box(driver, "game-choice")->currentText();
        deck = box(driver, "deck-0")->currentText();
        driver.startGame(QStringLiteral("5"));
        QCOMPARE(driver.textOf(QStringLiteral("game")), name);
    }
    TableDriver driver;
    QCOMPARE(box(driver, "game-choice")->currentText(), name);
    QCOMPARE(box(driver, "deck-0")->currentText(), deck);
}

void TestTwoGames::decksStandBelowTheirGame() {
    TableDriver driver;
    choose(driver, "game-choice", 1);
    const QStringList games = textsOf(*box(driver, "game-choice"));
    const QStringList decks = textsOf(*box(driver, "deck-0"));
    driver.click(driver.widget(QStringLiteral("way-decks")));
    const auto* list = qobject_cast<QListWidget*>(driver.widget(QStringLiteral("decks")));
    QVERIFY(list != nullptr);
    QStringList rows;
    for (int i = 0; i < list->count(); ++i)
        rows << list->item(i)->text();
    for (const QString& game : games)
        QCOMPARE(rows.count(game), 1);
    QVERIFY(!(list->item(0)->flags() & Qt::ItemIsSelectable)); // the name of a game is no deck
    const auto rowOf = [&](const QString& text) {
        return std::ranges::find_if(rows, [&](const QString& row) { return row.contains(text); }) -
               rows.begin();
    };
    QVERIFY(rowOf(games[0]) < rowOf(games[1]));
    for (const QString& deck : decks)
        QVERIFY2(rowOf(deck) > rowOf(games[1]), qPrintable(deck));
    // It opens at the game that was chosen last.
    QVERIFY(list->currentRow() > rowOf(games[1]));
}

void TestTwoGames::lessonsNameTheirGame() {
    const TableDriver driver;
    const QStringList games = textsOf(*box(driver, "game-choice"));
    driver.widget(QStringLiteral("way-lessons"))->setFocus();
    QTest::keyClick(driver.widget(QStringLiteral("way-lessons")), Qt::Key_Return);
    QStringList said;
    for (const QLabel* label : driver.widget(QStringLiteral("lessons"))->findChildren<QLabel*>())
        said << label->text();
    for (const QString& game : games)
        QVERIFY2(said.contains(game), qPrintable(said.join(QLatin1Char('/'))));
}

void TestTwoGames::theHelpIsAboutTheChosenGame() {
    TableDriver driver;
    choose(driver, "game-choice", 1);
    QTest::keyClick(&driver.window(), Qt::Key_F1);
    driver.settle();
    QCOMPARE(box(driver, "help-game")->currentIndex(), 1);
    auto* contents = qobject_cast<QListWidget*>(driver.widget(QStringLiteral("help-contents")));
    QTest::mouseClick(contents->viewport(), Qt::LeftButton, {},
                      contents->visualItemRect(contents->item(2)).center());
    driver.settle();
    const auto* page = qobject_cast<QTextBrowser*>(driver.widget(QStringLiteral("help-page")));
    const QString second = page->toPlainText();
    choose(driver, "help-game", 0);
    QVERIFY(!page->toPlainText().isEmpty());
    QVERIFY(page->toPlainText() != second);
}

TAKUJO_TEST(TestTwoGames)
#include "test_two_games.moc"
