#include "tests/gui/changed_workbench.h"
#include "tests/gui/deck_workshop.h"
#include "tests/gui/game_files.h"
#include "tests/test_program.h"

#include <QTemporaryDir>
#include <QToolButton>

/// Whatever is wrong with a deck says its rule, and a button shows the cards which it is about.
class TestWorkshopLegality : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();

    void cardsOfOneNameAreShownTogether();
    void aSingleCardIsShown();
    void whatIsMissingShowsWhatFits();
    void allCardsComeBack_data();
    void allCardsComeBack();
    void aCardInNoSetIsShownInTheDeck();

private:
    std::unique_ptr<QTemporaryDir> home_;
};

namespace {

/// Three have the same name, and the deck has two of them; ids begin with each other.
constexpr const char* twins = R"(set: twins
game: workbench
name: Cards of a test
cards:
  - {id: TW-1, name: Zorvath, type: creature, colour: red, cost: 1, strength: 1}
  - {id: TW-10, name: Zorvath, type: creature, colour: blue, cost: 2, strength: 1}
  - {id: TW-100, name: Zorvath, type: creature, colour: red, cost: 3, strength: 1}
  - {id: TW-11, name: Zorvath the Elder, type: creature, colour: red, cost: 4, strength: 1}
  - {id: TW-12, name: Zelkin, type: creature, colour: red, cost: 5, strength: 1}
)";
constexpr const char* deck = R"(deck: twofold
game: workbench
format: free
name: Twofold
cards:
  - {card: TW-1, count: 3}
  - {card: TW-10, count: 2}
  - {card: TW-11, count: 4}
  - {card: TW-12, count: 6}
)";

/// w-21: four copies of a name.
std::span<const takujo::Game* const> fourOfAName() {
    static const ChangedWorkbench game{{"copies in a deck", 4}};
    return game.games();
}

std::unique_ptr<TableDriver> openTwofold() {
    auto driver =
        std::make_unique<TableDriver>(QStringLiteral("en"), takujo::Brightness::dark, fourOfAName());
    told(*driver); // what is wrong with files is told at the start
    openDecks(*driver);
    chooseRow(*driver, QStringLiteral("Twofold"));
    driver->click(driver->widget(QStringLiteral("edit-deck")));
    return driver;
}

/// The button of the problem that says all of that.
QToolButton* buttonOf(const TableDriver& driver, const QStringList& words) {
    const QWidget* health = driver.widget(QStringLiteral("deck-health"));
    for (QToolButton* button : health->findChildren<QToolButton*>())
        if (button->isVisible() && std::ranges::all_of(words, [&](const QString& word) {
                return button->accessibleDescription().contains(word);
            }))
            return button;
    return nullptr;
}

QStringList rowsOf(const QListView* list) {
    QStringList rows;
    for (int row = 0; row < list->model()->rowCount(); ++row)
        rows << rowOf(list, row);
    return rows;
}

QString chosenIn(const QListView* list) {
    return list->currentIndex().data().toString();
}

} // namespace

void TestWorkshopLegality::init() {
    home_ = std::make_unique<QTemporaryDir>();
    QVERIFY(home_->isValid());
    qputenv("XDG_DATA_HOME", home_->path().toUtf8());
    const QString folder = home_->path() + QStringLiteral("/takujo/cardsets/workbench");
    QVERIFY(QDir{}.mkpath(folder + QStringLiteral("/decks")));
    QFile set{folder + QStringLiteral("/twins.yaml")};
    QVERIFY(set.open(QFile::WriteOnly) && set.write(twins) > 0);
    QFile list{folder + QStringLiteral("/decks/twofold.yaml")};
    QVERIFY(list.open(QFile::WriteOnly) && list.write(deck) > 0);
}

/// w-21: five of one name, under two ids.
void TestWorkshopLegality::cardsOfOneNameAreShownTogether() {
    const auto driver = openTwofold();
    QToolButton* const show = buttonOf(*driver, {QStringLiteral("Zorvath"), QStringLiteral("w-21")});
    QVERIFY(show != nullptr);
    QCOMPARE(show->text(), QStringLiteral("Show the cards"));
    driver->click(show);
    const QListView* shelf = cardsIn(*driver, "shelf-cards");
    const QStringList rows = rowsOf(shelf);
    QVERIFY2(rows.size() == 2 && rows[0].endsWith(QStringLiteral("3 in the deck")) &&
                 rows[1].endsWith(QStringLiteral("2 in the deck")),
             qPrintable(rows.join(u'\n')));
    QCOMPARE(driver->textOf(QStringLiteral("cards-found")), QStringLiteral("2 cards"));
    QVERIFY2(shelf->hasFocus(), "keys change the numbers at once");
    QCOMPARE(chosenIn(cardsIn(*driver, "sheet-cards")), QStringLiteral("Zorvath"));
    // One away, and the problem is gone; what it was about is still there to look at.
    QTest::keyClick(cardsIn(*driver, "shelf-cards"), Qt::Key_Minus);
    driver->settle();
    QVERIFY(buttonOf(*driver, {QStringLiteral("w-21"), QStringLiteral("Zorvath")}) == nullptr);
    QCOMPARE(shelf->model()->rowCount(), 2);
}

void TestWorkshopLegality::aSingleCardIsShown() {
    const auto driver = openTwofold();
    QToolButton* const show = buttonOf(*driver, {QStringLiteral("Zelkin"), QStringLiteral("w-21")});
    QVERIFY(show != nullptr);
    QCOMPARE(show->text(), QStringLiteral("Show the card"));
    driver->click(show);
    const QStringList rows = rowsOf(cardsIn(*driver, "shelf-cards"));
    QVERIFY2(rows.size() == 1 && rows[0].startsWith(QStringLiteral("Zelkin")) &&
                 rows[0].endsWith(QStringLiteral("6 in the deck")),
             qPrintable(rows.join(u'\n')));
    QCOMPARE(chosenIn(cardsIn(*driver, "sheet-cards")), QStringLiteral("Zelkin"));
}

/// Nothing of the deck can be shown; but what may be put there, which is no token.
void TestWorkshopLegality::whatIsMissingShowsWhatFits() {
    TableDriver driver{QStringLiteral("en"), takujo::Brightness::dark, fourOfAName()};
    beginNew(driver);
    const QStringList all = rowsOf(cardsIn(driver, "shelf-cards"));
    QVERIFY(all.size() > 5);
    search(driver, QStringLiteral("Zelkin"));
    QCOMPARE(rowsOf(cardsIn(driver, "shelf-cards")).size(), 1);
    QToolButton* const show = buttonOf(driver, {QStringLiteral("no cards"), QStringLiteral("w-20")});
    QVERIFY(show != nullptr);
    QCOMPARE(show->text(), QStringLiteral("Show cards for it"));
    driver.click(show);
    QCOMPARE(rowsOf(cardsIn(driver, "shelf-cards")), all);
    QVERIFY(driver.widget(QStringLiteral("chip-only")) != nullptr);
    putInFirst(driver, 1, 1);
    QVERIFY2(buttonOf(driver, {QStringLiteral("w-20")}) == nullptr, "nothing is missing any more");
}

void TestWorkshopLegality::allCardsComeBack_data() {
    QTest::addColumn<bool>("byChip");
    QTest::newRow("by the chip") << true;
    QTest::newRow("by a search") << false;
}

void TestWorkshopLegality::allCardsComeBack() {
    QFETCH(const bool, byChip);
    const auto driver = openTwofold();
    search(*driver, QStringLiteral("Zorvath"));
    QCOMPARE(cardsIn(*driver, "shelf-cards")->model()->rowCount(), 4);
    driver->click(buttonOf(*driver, {QStringLiteral("Zelkin"), QStringLiteral("w-21")}));
    QCOMPARE(cardsIn(*driver, "shelf-cards")->model()->rowCount(), 1);
    if (byChip) {
        driver->click(driver->widget(QStringLiteral("chip-only")));
        QVERIFY(cardsIn(*driver, "shelf-cards")->model()->rowCount() > 5);
    } else {
        search(*driver, QStringLiteral("Zorvath the"));
        QCOMPARE(cardsIn(*driver, "shelf-cards")->model()->rowCount(), 1);
        QVERIFY(rowOf(cardsIn(*driver, "shelf-cards"), 0).startsWith(QStringLiteral("Zorvath the Elder")));
    }
    QVERIFY(driver->widget(QStringLiteral("chip-only")) == nullptr);
}

void TestWorkshopLegality::aCardInNoSetIsShownInTheDeck() {
    const QString path = home_->path() + QStringLiteral("/takujo/cardsets/workbench/decks/twofold.yaml");
    QByteArray text = contentOf(path);
    text.replace("TW-11,", "gone-11,");
    QFile file{path};
    QVERIFY(file.open(QFile::WriteOnly) && file.write(text) > 0);
    file.close();
    const auto window = openTwofold();
    TableDriver& driver = *window;
    const int all = cardsIn(driver, "shelf-cards")->model()->rowCount();
    driver.click(buttonOf(driver, {QStringLiteral("gone-11")}));
    const QListView* sheet = cardsIn(driver, "sheet-cards");
    QVERIFY(sheet->hasFocus());
    QVERIFY2(chosenIn(sheet).contains(QStringLiteral("gone-11")), qPrintable(chosenIn(sheet)));
    QCOMPARE(cardsIn(driver, "shelf-cards")->model()->rowCount(), all);
}

TAKUJO_TEST(TestWorkshopLegality)
#include "test_workshop_legality.moc"
