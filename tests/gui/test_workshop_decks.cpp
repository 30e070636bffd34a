#include "tests/gui/deck_workshop.h"
#include "tests/gui/game_files.h"
#include "tests/test_program.h"

#include <QApplication>
#include <QClipboard>
#include <QTemporaryDir>

/// Decks are duplicated, and changed while somebody plays with them.
class TestWorkshopDecks : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();

    void aDuplicateIsADeckOfItsOwn();
    void aDuplicateOfADuplicateIsNamedApart();
    void aDuplicateIsKeptAlthoughNothingWasChanged();
    void aDeckOfTheProgramIsDuplicated();
    void aDraftIsDuplicated();
    void aDraftThatCannotBeMovedStays();
    void anEmptyDeckIsADraftLikeOthers();
    void aRunningGameKeepsItsDeck();
    void aGameThatWasLeftKeepsItsDeck();

private:
    QString decks() const { return home_->path() + QStringLiteral("/takujo/cardsets/workbench/decks"); }
    QStringList deckFiles() const { return QDir{decks()}.entryList({QStringLiteral("*.yaml")}, QDir::Files); }

    std::unique_ptr<QTemporaryDir> home_;
};

namespace {

void duplicate(TableDriver& driver, const QString& deck) {
    openDecks(driver);
    chooseRow(driver, deck);
    driver.click(driver.widget(QStringLiteral("copy-deck")));
    QVERIFY(driver.widget(QStringLiteral("workshop")) != nullptr);
}

QString title(const TableDriver& driver) {
    return qobject_cast<QLineEdit*>(driver.widget(QStringLiteral("deck-title")))->text();
}

/// Puts fifty Zmelixes into the place of the Zvoruns of the deck zvor, and saves it. Comes from the start
/// page and goes back to it.
void changeWholeDeck(TableDriver& driver) {
    openDecks(driver);
    chooseRow(driver, QStringLiteral("zvor"));
    driver.click(driver.widget(QStringLiteral("edit-deck")));
    QString lines;
    for (int i = 1; i <= 50; ++i)
        lines += QStringLiteral("1 Zmelix%1\n").arg(i, 2, 10, QLatin1Char('0'));
    QApplication::clipboard()->setText(lines);
    chooseMore(driver, "deck-import");
    QCOMPARE(size(driver), QStringLiteral("50 cards"));
    driver.click(driver.widget(QStringLiteral("deck-save")));
    QVERIFY2(driver.textOf(QStringLiteral("workshop-state")).startsWith(QStringLiteral("Saved")),
             qPrintable(driver.textOf(QStringLiteral("workshop-state"))));
    driver.click(driver.widget(QStringLiteral("leave-workshop")));
    driver.click(driver.widget(QStringLiteral("way-play")));
}

/// Goes on, and looks at each hand that is shown: Blue has nothing but Zvoruns.
void playOnWithZvoruns(TableDriver& driver, int answers) {
    bool hasSeenBlue = false;
    for (int i = 0; i < answers && !driver.isOver(); ++i) {
        const QString asked = whoIsAsked(driver);
        for (const QString& name : hand(driver))
            QVERIFY2(name.startsWith(stemOf(asked)), qPrintable(asked + u' ' + name));
        hasSeenBlue = hasSeenBlue || (asked == QStringLiteral("Blue") && !hand(driver).empty());
        driver.key(Qt::Key_Space);
    }
    QVERIFY(hasSeenBlue);
}

} // namespace

void TestWorkshopDecks::init() {
    home_ = std::make_unique<QTemporaryDir>();
    QVERIFY(home_->isValid());
    qputenv("XDG_DATA_HOME", home_->path().toUtf8());
    QVERIFY(writeNamedDecks(home_->path()));
}

void TestWorkshopDecks::aDuplicateIsADeckOfItsOwn() {
    const QByteArray before = contentOf(decks() + QStringLiteral("/zvor.yaml"));
    const QStringList files = deckFiles();
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    duplicate(driver, QStringLiteral("zvor"));
    QCOMPARE(title(driver), QStringLiteral("zvor 2"));
    QCOMPARE(size(driver), QStringLiteral("50 cards"));
    search(driver, QStringLiteral("Zmelix01"));
    putInFirst(driver, 1, 4);
    driver.click(driver.widget(QStringLiteral("deck-save")));
    QCOMPARE(contentOf(decks() + QStringLiteral("/zvor.yaml")), before);
    QCOMPARE(deckFiles().size(), files.size() + 1);
    driver.click(driver.widget(QStringLiteral("leave-workshop")));
    chooseRow(driver, QStringLiteral("✓  zvor 2"));
    driver.click(driver.widget(QStringLiteral("edit-deck")));
    QCOMPARE(size(driver), QStringLiteral("54 cards"));
    driver.click(driver.widget(QStringLiteral("leave-workshop")));
    QVERIFY(rowsOfDecks(driver).contains(QStringLiteral("✓  zvor")));
}

void TestWorkshopDecks::aDuplicateOfADuplicateIsNamedApart() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    for (const char* copies : {"1", "2", "3"}) {
        duplicate(driver, QStringLiteral("✓  zvor"));
        name(driver, QStringLiteral("Copy %1").arg(QLatin1String(copies)));
        driver.click(driver.widget(QStringLiteral("deck-save")));
        driver.click(driver.widget(QStringLiteral("leave-workshop")));
    }
    const QStringList rows = rowsOfDecks(driver);
    for (const char* deck : {"✓  zvor", "✓  Copy 1", "✓  Copy 2", "✓  Copy 3"})
        QCOMPARE(rows.count(QString::fromUtf8(deck)), 1);
}

void TestWorkshopDecks::aDuplicateIsKeptAlthoughNothingWasChanged() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    duplicate(driver, QStringLiteral("zvor"));
    QVERIFY2(driver.textOf(QStringLiteral("workshop-state")).contains(QStringLiteral("draft")),
             qPrintable(driver.textOf(QStringLiteral("workshop-state"))));
    driver.click(driver.widget(QStringLiteral("leave-workshop")));
    chooseRow(driver, QStringLiteral("✎  zvor 2"));
    driver.click(driver.widget(QStringLiteral("edit-deck")));
    QCOMPARE(size(driver), QStringLiteral("50 cards"));
}

/// Nobody can write what comes with the program: the duplicate is in the user's place.
void TestWorkshopDecks::aDeckOfTheProgramIsDuplicated() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    openDecks(driver);
    const QStringList before = rowsOfDecks(driver);
    const QStringList files = deckFiles();
    const auto own = [](const QString& row) {
        return row.contains(QStringLiteral("zvor")) || row.contains(QStringLiteral("zmel"));
    };
    const auto programs = std::ranges::find_if_not(before, own);
    QVERIFY2(programs != before.end(), "the workbench has decks");
    const QString name = programs->section(QStringLiteral("  "), 1);
    duplicate(driver, name);
    QCOMPARE(title(driver), name + QStringLiteral(" 2"));
    const QString cards = size(driver);
    driver.click(driver.widget(QStringLiteral("deck-save")));
    QCOMPARE(deckFiles().size(), files.size() + 1);
    driver.click(driver.widget(QStringLiteral("leave-workshop")));
    chooseRow(driver, name + QStringLiteral(" 2"));
    driver.click(driver.widget(QStringLiteral("edit-deck")));
    QCOMPARE(size(driver), cards);
    driver.click(driver.widget(QStringLiteral("leave-workshop")));
    QVERIFY(rowsOfDecks(driver).contains(*programs));
}

void TestWorkshopDecks::aDraftIsDuplicated() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    beginNew(driver);
    search(driver, QStringLiteral("Zmelix"));
    putInFirst(driver, 3, 2);
    name(driver, QStringLiteral("Half done"));
    driver.click(driver.widget(QStringLiteral("leave-workshop")));
    duplicate(driver, QStringLiteral("✎  Half done"));
    QCOMPARE(title(driver), QStringLiteral("Half done 2"));
    name(driver, QStringLiteral("Apart"));
    search(driver, QStringLiteral("Zvorun01"));
    putInFirst(driver, 1, 1);
    QCOMPARE(size(driver), QStringLiteral("7 cards"));
    driver.click(driver.widget(QStringLiteral("leave-workshop")));
    QCOMPARE(rowsOfDecks(driver).count(QStringLiteral("✎  Apart")), 1);
    chooseRow(driver, QStringLiteral("✎  Half done"));
    driver.click(driver.widget(QStringLiteral("edit-deck")));
    QCOMPARE(size(driver), QStringLiteral("6 cards"));
}

/// Nobody can read it, and a file is where the folder for such drafts would be: no change replaces it, nor
/// does saving take it away.
void TestWorkshopDecks::aDraftThatCannotBeMovedStays() {
    const QString drafts = home_->path() + QStringLiteral("/takujo/drafts/workbench");
    const QString draft = drafts + QStringLiteral("/zvor.yaml");
    const QByteArray damaged = "deck: [zvor\n";
    QVERIFY(QDir{}.mkpath(drafts));
    QFile file{draft};
    QVERIFY(file.open(QFile::WriteOnly) && file.write(damaged) > 0);
    file.close();
    QFile inTheWay{drafts + QStringLiteral("/unreadable")};
    QVERIFY(inTheWay.open(QFile::WriteOnly));
    inTheWay.close();
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    openDecks(driver);
    chooseRow(driver, QStringLiteral("zvor"));
    driver.click(driver.widget(QStringLiteral("edit-deck")));
    QVERIFY(!told(driver).isEmpty());
    search(driver, QStringLiteral("Zmelix01"));
    putInFirst(driver, 1, 2);
    QCOMPARE(size(driver), QStringLiteral("52 cards"));
    QCOMPARE(contentOf(draft), damaged);
    const QString state = driver.textOf(QStringLiteral("workshop-state"));
    QVERIFY2(state.contains(QStringLiteral("zvor.yaml")) && state.contains(QStringLiteral("can't be moved")),
             qPrintable(state));
    driver.click(driver.widget(QStringLiteral("deck-save")));
    QCOMPARE(contentOf(draft), damaged);
    // Once there is room, the next change makes it.
    QVERIFY(inTheWay.remove());
    search(driver, QStringLiteral("Zmelix02"));
    putInFirst(driver, 1, 1);
    QCOMPARE(contentOf(drafts + QStringLiteral("/unreadable/zvor-1.yaml")), damaged);
    QVERIFY(contentOf(draft).contains("zmel-002"));
}

/// Each change replaces the draft before, also one without any cards.
void TestWorkshopDecks::anEmptyDeckIsADraftLikeOthers() {
    const QString drafts = home_->path() + QStringLiteral("/takujo/drafts/workbench");
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    beginNew(driver);
    name(driver, QStringLiteral("Nothing yet"));
    search(driver, QStringLiteral("Zmelix01"));
    for (const int copies : {1, 0, 2})
        putInFirst(driver, 1, copies);
    QCOMPARE(size(driver), QStringLiteral("2 cards"));
    QCOMPARE(QDir{drafts}.entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size(), 1);
}

void TestWorkshopDecks::aRunningGameKeepsItsDeck() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    beginWithTwo(driver, 0);
    for (int i = 0; i < 6; ++i)
        driver.key(Qt::Key_Space);
    const QString before = moment(driver);
    const std::set<QString> held = hand(driver);
    QVERIFY(!held.empty());
    driver.chooseFromMenu({QStringLiteral("new-game")});
    changeWholeDeck(driver);
    driver.click(driver.widget(QStringLiteral("return")));
    QCOMPARE(moment(driver), before);
    QCOMPARE(hand(driver), held);
    playOnWithZvoruns(driver, 60); // many cards are drawn
    // Back to the beginning, and on another way from there.
    for (int i = 0; i < 80; ++i)
        driver.key(Qt::Key_U);
    playOnWithZvoruns(driver, 10);
    // The next game is one with the deck as it is now.
    driver.chooseFromMenu({QStringLiteral("new-game")});
    driver.chooseDeck(0, QStringLiteral("zvor"));
    driver.chooseDeck(1, QStringLiteral("zmel"));
    driver.startGame(QStringLiteral("5"));
    QVERIFY(!hand(driver).empty());
    for (const QString& name : hand(driver))
        QVERIFY2(name.startsWith(QStringLiteral("Zmelix")), qPrintable(name));
}

void TestWorkshopDecks::aGameThatWasLeftKeepsItsDeck() {
    QString before;
    {
        const auto window = windowForTwo();
        TableDriver& driver = *window;
        beginWithTwo(driver, 0);
        for (int i = 0; i < 6; ++i)
            driver.key(Qt::Key_Space);
        before = moment(driver);
    }
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    changeWholeDeck(driver);
    driver.click(driver.widget(QStringLiteral("resume")));
    QCOMPARE(moment(driver), before);
    playOnWithZvoruns(driver, 40);
}

TAKUJO_TEST(TestWorkshopDecks)
#include "test_workshop_decks.moc"
