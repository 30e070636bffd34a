#include "tests/gui/two_people.h"
#include "tests/test_program.h"
#include "ui/theme/player_colours.h"

#include <QAbstractButton>
#include <QImage>
#include <QSettings>
#include <QTemporaryDir>

/// Each side takes the colour of its deck, until somebody picks one by hand.
class TestDeckColours : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();

    void eachSideTakesTheColourOfItsDeck();
    void theSecondYields();
    void whatIsPickedByHandStays();
    void theDecksMayHaveTheirSayAgain();
    void aGameKeepsTheColoursOfItsDecks();

private:
    static QString colourOf(const TableDriver& driver, int player);
    static void pick(TableDriver& driver, int player, const char* colour) {
        driver.click(driver.widget(QStringLiteral("colour-%1-%2").arg(player).arg(QLatin1String{colour})));
    }
    static QAbstractButton* box(TableDriver& driver) {
        driver.openOptions();
        return qobject_cast<QAbstractButton*>(driver.widget(QStringLiteral("fit-colours")));
    }
    static int dotsAt(const TableDriver& driver, const QString& player, takujo::PlayerColour colour);

    QTemporaryDir folder_;
};

/// Red cards in one deck, blue ones in the other.
void TestDeckColours::initTestCase() {
    prepareForTests();
    QVERIFY(folder_.isValid());
    qputenv("XDG_DATA_HOME", folder_.path().toUtf8());
    const QString place = folder_.path() + QStringLiteral("/takujo/cardsets/workbench");
    QVERIFY(QDir{}.mkpath(place + QStringLiteral("/decks")));
    NamedCards cards;
    QVERIFY(writeNamedDeck(place, QStringLiteral("zvor"), QStringLiteral("Zvorun"), cards));
    cards.plain = QStringLiteral("type: relic, colour: blue, cost: 0");
    cards.asking = cards.plain;
    QVERIFY(writeNamedDeck(place, QStringLiteral("zmel"), QStringLiteral("Zmelix"), cards));
}

void TestDeckColours::init() {
    for (const char* key : {"colours", "decks"})
        QSettings{}.remove(QString::fromLatin1(key));
}

/// The colour that is chosen on the start page, by its word.
QString TestDeckColours::colourOf(const TableDriver& driver, int player) {
    for (const std::string_view word : takujo::playerColourWords) {
        const QString name = QStringLiteral("colour-%1-%2").arg(player).arg(QLatin1String{word});
        if (const auto* swatch = qobject_cast<QAbstractButton*>(driver.widget(name));
            swatch != nullptr && swatch->isChecked())
            return QLatin1String{word};
    }
    return {};
}

/// How much of what is drawn where that player's name stands on the table has exactly that colour.
int TestDeckColours::dotsAt(const TableDriver& driver, const QString& player, takujo::PlayerColour colour) {
    const QRgb wanted = takujo::playerColourOf(colour, takujo::Brightness::dark).rgb();
    int dots = 0;
    for (QAccessibleInterface* item : driver.spoken()) {
        if (!item->text(QAccessible::Name).startsWith(player))
            continue;
        const QWidget& window = driver.window();
        const QRect place{window.mapFromGlobal(item->rect().topLeft()), item->rect().size()};
        const QImage picture = const_cast<QWidget&>(window).grab(place).toImage(); // NOLINT(*-const-cast)
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                dots += (picture.pixel(x, y) | 0xff000000U) == wanted ? 1 : 0;
        break;
    }
    return dots;
}

void TestDeckColours::eachSideTakesTheColourOfItsDeck() {
    const auto driver = windowForTwo();
    driver->chooseDeck(0, QStringLiteral("zvor"));
    driver->chooseDeck(1, QStringLiteral("zmel"));
    QCOMPARE(colourOf(*driver, 0), QStringLiteral("crimson"));
    QCOMPARE(colourOf(*driver, 1), QStringLiteral("blue"));
    driver->click(driver->widget(QStringLiteral("swap")));
    QCOMPARE(colourOf(*driver, 0), QStringLiteral("blue"));
    QCOMPARE(colourOf(*driver, 1), QStringLiteral("crimson"));
    driver->click(driver->widget(QStringLiteral("swap")));
    driver->startGame(QStringLiteral("5"));
    // Whoever has no name is called by their colour.
    driver->chooseFromMenu({QStringLiteral("concede-menu"), QStringLiteral("concede-first")});
    driver->clickNamed(QStringLiteral("yes"));
    QCOMPARE(driver->textOf(QStringLiteral("outcome-title")), QStringLiteral("Blue wins"));
}

/// After crimson, amber is nearest to red.
void TestDeckColours::theSecondYields() {
    const auto driver = windowForTwo();
    driver->chooseDeck(0, QStringLiteral("zvor"));
    driver->chooseDeck(1, QStringLiteral("zvor"));
    QCOMPARE(colourOf(*driver, 0), QStringLiteral("crimson"));
    QCOMPARE(colourOf(*driver, 1), QStringLiteral("amber"));
}

void TestDeckColours::whatIsPickedByHandStays() {
    {
        const auto driver = windowForTwo();
        QVERIFY(box(*driver)->isChecked());
        driver->chooseDeck(0, QStringLiteral("zmel"));
        driver->chooseDeck(1, QStringLiteral("zvor"));
        pick(*driver, 0, "green");
        QVERIFY(!box(*driver)->isChecked());
        driver->chooseDeck(0, QStringLiteral("zvor"));
        QCOMPARE(colourOf(*driver, 0), QStringLiteral("green"));
        QCOMPARE(colourOf(*driver, 1), QStringLiteral("crimson"));
    }
    const auto driver = windowForTwo();
    QVERIFY(!box(*driver)->isChecked());
    QCOMPARE(colourOf(*driver, 0), QStringLiteral("green"));
}

void TestDeckColours::theDecksMayHaveTheirSayAgain() {
    const auto driver = windowForTwo();
    driver->chooseDeck(0, QStringLiteral("zvor"));
    driver->chooseDeck(1, QStringLiteral("zmel"));
    pick(*driver, 0, "green");
    box(*driver)->setFocus();
    QTest::keyClick(box(*driver), Qt::Key_Space);
    QCOMPARE(colourOf(*driver, 0), QStringLiteral("crimson"));
    QCOMPARE(colourOf(*driver, 1), QStringLiteral("blue"));
    QTest::keyClick(box(*driver), Qt::Key_Space); // what is there is kept
    driver->chooseDeck(0, QStringLiteral("zmel"));
    QCOMPARE(colourOf(*driver, 0), QStringLiteral("crimson"));
}

/// Also while another one is played, whose decks have other colours.
void TestDeckColours::aGameKeepsTheColoursOfItsDecks() {
    using enum takujo::PlayerColour;
    const auto driver = windowForTwo();
    driver->chooseDeck(0, QStringLiteral("zvor"));
    driver->chooseDeck(1, QStringLiteral("zmel"));
    beginFirstTurn(*driver);
    QVERIFY(dotsAt(*driver, QStringLiteral("Crimson"), crimson) > 0);
    QCOMPARE(dotsAt(*driver, QStringLiteral("Crimson"), blue), 0);
    driver->key(Qt::Key_N, Qt::ControlModifier);
    driver->click(driver->widget(QStringLiteral("swap")));
    beginFirstTurn(*driver, QStringLiteral("6"));
    driver->key(Qt::Key_N, Qt::ControlModifier);
    driver->click(driver->widget(QStringLiteral("resume")));
    driver->settle();
    QVERIFY(dotsAt(*driver, QStringLiteral("Crimson"), crimson) > 0);
    QCOMPARE(dotsAt(*driver, QStringLiteral("Crimson"), blue), 0);
    QCOMPARE(dotsAt(*driver, QStringLiteral("Blue"), crimson), 0);
}

TAKUJO_TEST(TestDeckColours)
#include "test_deck_colours.moc"
