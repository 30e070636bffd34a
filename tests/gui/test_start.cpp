#include "tests/gui/at_the_table.h"
#include "tests/gui/decks_page.h"
#include "tests/gui/game_files.h"
#include "tests/test_program.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>

/// The start page: games to go on with, files opened lately, decks.
class TestStart : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();

    void aLeftGameTellsItsDecksAndTurn();
    void theNewestLeftGameComesFirst();
    void manyLeftGamesKeepTheirSize();
    void aGameLeftForAnotherWaits();
    void aLeftGameIsDeletedOnlyWhenThatIsMeant();
    void whatIsNoGameAnyMoreTellsWhyAndStays();
    void aSavedGameIsListedAndOpened();
    void aFileThatIsGoneIsToldAndTakenOff();
    void decksShowTheirCards();
    void aDeckIsTakenToTheNewGame();
    void aBrokenDeckTellsWhatToMend();
    void anIllegalDeckTellsWhy();
    void theFormatIsRememberedWithItsDecks();
    void theKeysGoEverywhere();

private:
    QString place() const { return folder_.filePath(QString::fromUtf8(QTest::currentTestFunction())); }
    QString decks() const { return folderOfDecks(place()); }
    static QByteArray someCard();
    static int gameOfSeveralFormats(const TableDriver& driver);
    void leaveGame(const QString& seed, int answers) const;
    void writeDeck(const QString& name, const QByteArray& text) const;

    QTemporaryDir folder_;
};

void TestStart::init() {
    QVERIFY(folder_.isValid());
    qputenv("XDG_DATA_HOME", place().toUtf8());
}

/// Of the first game, by its id.
QByteArray TestStart::someCard() {
    const TableDriver driver;
    return QByteArray::fromStdString(usualDecks(driver).front()->entries.front().card);
}

/// By its place on the start page; 0 if there is none.
int TestStart::gameOfSeveralFormats(const TableDriver& driver) {
    const auto& games = dynamic_cast<const takujo::MainWindow&>(driver.window()).games();
    const auto found =
        std::ranges::find_if(games, [](const auto& game) { return game->game->formats.size() > 1; });
    return found == games.end() ? 0 : static_cast<int>(found - games.begin());
}

/// Plays with the buttons that are there, and closes the window.
void TestStart::leaveGame(const QString& seed, int answers) const {
    TableDriver driver;
    driver.chooseDeck(0, decksOf(driver).at(0));
    driver.chooseDeck(1, decksOf(driver).at(1));
    beginAndGoOn(driver, answers, seed);
}

void TestStart::writeDeck(const QString& name, const QByteArray& text) const {
    QVERIFY(QDir{}.mkpath(decks()));
    QFile file{decks() + QLatin1Char('/') + name};
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

void TestStart::aLeftGameTellsItsDecksAndTurn() {
    leaveGame(QStringLiteral("5"), 8);
    TableDriver driver;
    QWidget* entry = driver.widget(QStringLiteral("resume"));
    QVERIFY(entry != nullptr);
    const QStringList names = decksOf(driver);
    QTRY_VERIFY(entry->accessibleName().contains(names[0] + QStringLiteral(" – ") + names[1]));
    const QString said = entry->accessibleDescription();
    driver.click(entry);
    // It says what the table says.
    const QString turn = driver.textOf(QStringLiteral("turn")).section(QStringLiteral(" "), 0, 1);
    QVERIFY(turn.startsWith(QStringLiteral("Turn ")));
    QVERIFY2(said.contains(turn), qPrintable(said + QStringLiteral(" / ") + turn));
}

void TestStart::theNewestLeftGameComesFirst() {
    leaveGame(QStringLiteral("5"), 2);
    QCOMPARE(keptGames().size(), 1);
    // A game of long ago, as far as its file tells.
    QFile file{keptGames().front()};
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime{QDate{2020, 5, 17}, QTime{3, 4}}, QFileDevice::FileModificationTime));
    file.close();
    leaveGame(QStringLiteral("7"), 12);
    TableDriver driver;
    QWidget* newest = driver.widget(QStringLiteral("resume"));
    QWidget* older = driver.widget(QStringLiteral("resume-2"));
    QVERIFY(newest != nullptr && older != nullptr);
    QVERIFY2(older->accessibleDescription().contains(QStringLiteral(", 3:04")),
             qPrintable(older->accessibleDescription()));
    QVERIFY(older->accessibleDescription().contains(QStringLiteral("20")));
    QVERIFY2(newest->accessibleDescription().contains(QStringLiteral("today, ")),
             qPrintable(newest->accessibleDescription()));
    QVERIFY(newest->mapTo(&driver.window(), QPoint{}).y() < older->mapTo(&driver.window(), QPoint{}).y());
}

void TestStart::manyLeftGamesKeepTheirSize() {
    leaveGame(QStringLiteral("5"), 8);
    const auto isWhole = [](const QString& name) {
        const TableDriver driver;
        const QWidget* entry = driver.widget(name);
        return entry != nullptr && QTest::qWaitFor([&] {
                   return entry->accessibleName().contains(decksOf(driver).front()) &&
                          entry->height() >= entry->sizeHint().height();
               });
    };
    QVERIFY(isWhole(QStringLiteral("resume")));
    const QString file = keptGames().front();
    for (int i = 0; i < 11; ++i)
        QVERIFY(QFile::copy(file, QString{file}.insert(file.size() - 5, QString::number(i))));
    QVERIFY(isWhole(QStringLiteral("resume-12")));
}

void TestStart::aGameLeftForAnotherWaits() {
    TableDriver driver;
    beginAndGoOn(driver, 8);
    const QString left = driver.textOf(QStringLiteral("turn")) + driver.prompt();
    driver.chooseFromMenu({QStringLiteral("new-game")});
    QVERIFY(driver.widget(QStringLiteral("resume")) == nullptr); // it still runs
    driver.startGame(QStringLiteral("7"));
    driver.chooseFromMenu({QStringLiteral("new-game")});
    QVERIFY(driver.clickNamed(QStringLiteral("resume")));
    QCOMPARE(driver.textOf(QStringLiteral("turn")) + driver.prompt(), left);
}

void TestStart::aLeftGameIsDeletedOnlyWhenThatIsMeant() {
    leaveGame(QStringLiteral("5"), 8);
    TableDriver driver;
    driver.click(driver.widget(QStringLiteral("forget-resume")));
    QVERIFY(driver.clickNamed(QStringLiteral("no")));
    QCOMPARE(keptGames().size(), 1);
    QWidget* entry = driver.widget(QStringLiteral("resume"));
    QVERIFY(entry != nullptr);
    entry->setFocus();
    QTest::keyClick(entry, Qt::Key_Delete);
    driver.settle();
    QVERIFY(driver.clickNamed(QStringLiteral("yes")));
    QCOMPARE(keptGames(), QStringList{});
    QVERIFY(driver.widget(QStringLiteral("resume")) == nullptr);
}

void TestStart::whatIsNoGameAnyMoreTellsWhyAndStays() {
    leaveGame(QStringLiteral("5"), 8);
    QFile file{keptGames().value(0)};
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QByteArray cut = file.readAll().left(900);
    QVERIFY(file.resize(cut.size()));
    file.close();
    TableDriver driver;
    QWidget* entry = driver.widget(QStringLiteral("resume"));
    QVERIFY(entry != nullptr);
    QTRY_VERIFY(entry->accessibleName().contains(QStringLiteral("can't be read")));
    driver.click(entry);
    QVERIFY(driver.widget(QStringLiteral("findings")) != nullptr);
    driver.clickNamed(QStringLiteral("close"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), cut);
}

void TestStart::aSavedGameIsListedAndOpened() {
    const QString file = folder_.filePath(QStringLiteral("a-good-game.yaml"));
    QString saved;
    {
        TableDriver driver;
        beginAndGoOn(driver, 8);
        saved = driver.textOf(QStringLiteral("turn")) + driver.prompt();
        saveAs(driver, file);
    }
    TableDriver driver;
    QWidget* entry = driver.widget(QStringLiteral("recent"));
    QVERIFY(entry != nullptr);
    QVERIFY2(entry->accessibleName().contains(QStringLiteral("a-good-game")),
             qPrintable(entry->accessibleName()));
    entry->setFocus();
    QTest::keyClick(entry, Qt::Key_Return);
    driver.settle();
    QCOMPARE(driver.textOf(QStringLiteral("turn")) + driver.prompt(), saved);
}

void TestStart::aFileThatIsGoneIsToldAndTakenOff() {
    const QString file = folder_.filePath(QStringLiteral("lent-to-a-friend.yaml"));
    {
        TableDriver driver;
        driver.startGame(QStringLiteral("5"));
        saveAs(driver, file);
    }
    QVERIFY(QFile::remove(file));
    TableDriver driver;
    QWidget* entry = driver.widget(QStringLiteral("recent"));
    QVERIFY(entry != nullptr);
    QVERIFY(entry->accessibleName().contains(QStringLiteral("lent-to-a-friend")));
    QVERIFY2(entry->accessibleDescription().contains(QStringLiteral("no longer in ") + folder_.path()),
             qPrintable(entry->accessibleDescription()));
    driver.click(entry);
    QVERIFY(driver.widget(QStringLiteral("question")) != nullptr);
    QVERIFY(driver.clickNamed(QStringLiteral("yes")));
    QWidget* other = driver.widget(QStringLiteral("recent"));
    QVERIFY(other == nullptr || !other->accessibleName().contains(QStringLiteral("lent-to-a-friend")));
}

void TestStart::decksShowTheirCards() {
    TableDriver driver;
    const takujo::Deck deck = *usualDecks(driver).front();
    const QString name = takujo::qt(deck.name.en);
    openDecks(driver);
    QVERIFY2(rowsOfDecks(driver).contains(QStringLiteral("✓  ") + name),
             qPrintable(rowsOfDecks(driver).join(',')));
    chooseRow(driver, name);
    QCOMPARE(driver.textOf(QStringLiteral("deck-name")), name);
    QVERIFY(driver.textOf(QStringLiteral("deck-state")).contains(QStringLiteral("Legal in")));
    auto* cards = qobject_cast<QListWidget*>(driver.widget(QStringLiteral("deck-cards")));
    QVERIFY(cards != nullptr);
    QCOMPARE(cards->count(), static_cast<int>(deck.entries.size())); // lines of its file
    const QString first = driver.textOf(QStringLiteral("deck-card"));
    QVERIFY(!first.isEmpty());
    cards->setFocus();
    QTest::keyClick(cards, Qt::Key_Right);
    QTest::keyClick(cards, Qt::Key_Right); // the second card may have the name of the first
    driver.settle();
    QVERIFY(driver.textOf(QStringLiteral("deck-card")) != first);
}

void TestStart::aDeckIsTakenToTheNewGame() {
    TableDriver driver;
    const QString name = decksOf(driver).back();
    openDecks(driver);
    chooseRow(driver, name);
    driver.click(driver.widget(QStringLiteral("play-deck")));
    const auto* deck = qobject_cast<QComboBox*>(driver.widget(QStringLiteral("deck-0")));
    QVERIFY(deck != nullptr);
    QCOMPARE(deck->currentText(), name);
}

void TestStart::aBrokenDeckTellsWhatToMend() {
    const QByteArray broken =
        deckFile("wobbly", "{en: Wobbly, ja: ぐらぐら}", "  - {card: " + someCard() + ", cuont: 3}\n");
    writeDeck(QStringLiteral("wobbly.yaml"), broken);
    TableDriver driver;
    driver.settle();
    driver.clickNamed(QStringLiteral("close")); // it was told at once
    openDecks(driver);
    chooseRow(driver, QStringLiteral("wobbly.yaml"));
    const auto* findings = qobject_cast<QTextBrowser*>(driver.widget(QStringLiteral("deck-findings")));
    QVERIFY(findings != nullptr);
    QString text = findings->toPlainText();
    text.remove(QChar{0x2060});
    QVERIFY2(text.contains(QStringLiteral("Line 6")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("cuont")) && text.contains(QStringLiteral("count")),
             qPrintable(text));
    // Nothing of the file was touched; mended, it is there.
    QFile file{decks() + QStringLiteral("/wobbly.yaml")};
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), broken);
    file.close();
    writeDeck(QStringLiteral("wobbly.yaml"), QByteArray{broken}.replace("cuont", "count"));
    driver.click(driver.widget(QStringLiteral("read-again")));
    QVERIFY2(rowsOfDecks(driver).contains(QStringLiteral("✕  Wobbly")),
             qPrintable(rowsOfDecks(driver).join(',')));
    QVERIFY(!rowsOfDecks(driver).join(QLatin1Char(',')).contains(QStringLiteral("wobbly.yaml")));
}

void TestStart::anIllegalDeckTellsWhy() {
    writeDeck(QStringLiteral("small.yaml"),
              deckFile("small", "{en: Small, ja: 小さい}",
                       "  - {card: " + someCard() + ", count: 3}\n  - {card: NO-999, count: 3}\n"));
    TableDriver driver;
    openDecks(driver);
    chooseRow(driver, QStringLiteral("Small"));
    const QString state = driver.textOf(QStringLiteral("deck-state"));
    QVERIFY2(state.contains(QStringLiteral("Not legal")), qPrintable(state));
    QVERIFY2(state.contains(QStringLiteral("Line 7")) && state.contains(QStringLiteral("NO-999")),
             qPrintable(state));
    // And how many cards a deck must have, which the game says.
    static const QRegularExpression many{QStringLiteral("\\b\\d\\d\\b")};
    QVERIFY2(state.contains(many), qPrintable(state));
    QVERIFY(!driver.widget(QStringLiteral("play-deck"))->isEnabled());
}

void TestStart::theFormatIsRememberedWithItsDecks() {
    const auto textIn = [](const TableDriver& driver, const QString& name) {
        return qobject_cast<QComboBox*>(driver.widget(name))->currentText();
    };
    const QString format = QStringLiteral("format-choice");
    const QString deck = QStringLiteral("deck-0");
    QString last;
    QString ofAnother; // a deck that may be played in the last format, but was made for another
    {
        TableDriver driver;
        driver.chooseGame(gameOfSeveralFormats(driver));
        driver.openOptions();
        QWidget* box = driver.widget(format);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_End);
        last = textIn(driver, format);
        const auto* decks = qobject_cast<QComboBox*>(driver.widget(deck));
        for (int i = 0; i < decks->count() && ofAnother.isEmpty(); ++i) {
            if (!decks->itemText(i).endsWith(u')')) // it would say for which
                continue;
            driver.chooseDeck(0, decks->itemText(i));
            if (driver.widget(QStringLiteral("start"))->isEnabled())
                ofAnother = decks->itemText(i);
        }
        QVERIFY(!ofAnother.isEmpty());
        driver.startGame(QStringLiteral("5"));
    }
    {
        const TableDriver driver;
        QCOMPARE(textIn(driver, format), last);
        QCOMPARE(textIn(driver, deck), ofAnother);
    }
    TableDriver driver;
    QWidget* box = driver.widget(format);
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Home);
    QVERIFY(textIn(driver, format) != last);
    driver.startGame(QStringLiteral("5"));
}

void TestStart::theKeysGoEverywhere() {
    leaveGame(QStringLiteral("5"), 8);
    TableDriver driver;
    driver.openOptions();
    driver.window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&driver.window()));
    driver.widget(QStringLiteral("way-play"))->setFocus();
    QStringList seen;
    for (int i = 0; i < 60; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        seen << QApplication::focusWidget()->objectName();
    }
    for (const char* name : {"resume", "forget-resume", "open-file", "settings-button", "help-button",
                             "start-menu-button", "game-choice", "name-0", "deck-0", "swap", "name-1",
                             "deck-1", "format-choice", "seed", "dice", "more-options", "start"})
        QVERIFY2(seen.contains(QString::fromLatin1(name)),
                 qPrintable(QString::fromLatin1(name) + QStringLiteral(" not in ") + seen.join(' ')));
    // Down from the last of the ways comes to the games.
    QWidget* way = driver.widget(QStringLiteral("way-decks"));
    way->setFocus();
    QTest::keyClick(way, Qt::Key_Down);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("resume"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("way-decks"));
}

TAKUJO_TEST(TestStart)
#include "test_start.moc"
