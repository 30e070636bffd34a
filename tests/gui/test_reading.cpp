#include "tests/gui/kit_table.h"
#include "tests/gui/words_of_games.h"
#include "tests/test_program.h"

#include <QAbstractScrollArea>
#include <QLabel>
#include <QMouseEvent>
#include <QSettings>
#include <QTest>
#include <QTextBlock>
#include <QTextEdit>
#include <QTextLayout>

/// Every card can be read, however small the table, and reading does nothing. On the workbench, with a card
/// that is made here.
class TestReading : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void cleanup();

    void aTextTooSmallOnThePictureStandsBesideIt();
    void thatTextHasTheSizeOfTheSetting();
    void noWordOfTheNumbersIsBroken();
    void withoutThePanelACardIsShownOverTheTable();
    void itGoesWhenThePointerLeaves();
    void itIsThereForTheKeyboard();
    void aHeldButtonReadsAndDoesNothing();
    void theOtherButtonReadsAndDoesNothing();
    void withoutThePanelTheTableTakesTheRoom();
};

namespace {

QString besidePicture(const TableDriver& driver) {
    const auto* text = qobject_cast<QTextEdit*>(driver.widget(QStringLiteral("preview-text")));
    return text == nullptr ? QString{} : text->toPlainText();
}

QWidget* readingCard(const TableDriver& driver) {
    return driver.widget(QStringLiteral("reading-card"));
}

void hidePanel(TableDriver& driver) {
    driver.chooseFromMenu({QStringLiteral("view-menu"), QStringLiteral("side-panel")});
    QVERIFY(driver.widget(QStringLiteral("side")) == nullptr);
}

/// A table on which a scholar lies, with much to read on it, and an ability that can be used.
std::unique_ptr<TableDriver> tableWithScholar() {
    return tableOf(R"(cards:
  - {name: Scholar, type: creature, colour: red, cost: 1, strength: 5, abilities: [{when: {strikes: this}, choose: {up to: 1, creature: {controller: opponent}}, do: [{strength: {of: chosen, by: -2, until: end of turn}}, {strength: {of: this, by: 2, until: end of turn}}]}, {use: [], once a turn: true, do: {draw: 1}}]}
  - {name: Twin, type: charm, colour: red, cost: 0, resolve: {choose: {creature: {}}, do: {draw: 1}}}
setup:
  phase: work
  A: {life: 5, hand: [Twin], board: [{card: Scholar, tapped: true}]}
  B: {life: 5, board: [Scholar]})");
}

TableDriver::Seen scholar(const TableDriver& driver) {
    return named(
               driver, QStringLiteral("Scholar"),
               [&](const TableDriver::Seen& card) { return isOnBoard(card) && isOfWhoIsAsked(driver, card); })
        .front();
}

void press(const TableDriver& driver, QEvent::Type type, QPoint at, Qt::MouseButton button) {
    QWidget* viewport =
        qobject_cast<QAbstractScrollArea*>(driver.widget(QStringLiteral("table")))->viewport();
    QMouseEvent event{type,
                      at,
                      viewport->mapToGlobal(at),
                      button,
                      type == QEvent::MouseButtonPress ? button : Qt::NoButton,
                      Qt::NoModifier};
    QCoreApplication::sendEvent(viewport, &event);
}

} // namespace

/// Cards stay without motion, as everywhere in tests.
void TestReading::cleanup() {
    for (const QString& changed : {QStringLiteral("text-size"), QStringLiteral("side-panel")})
        QSettings{}.remove(QStringLiteral("settings/1/") + changed);
}

void TestReading::aTextTooSmallOnThePictureStandsBesideIt() {
    const auto table = tableWithScholar();
    TableDriver& driver = *table;
    driver.pointAt(scholar(driver));
    QVERIFY2(besidePicture(driver).contains(QStringLiteral("Draw 1 card")),
             qPrintable(besidePicture(driver)));
    // Large enough, it need not be said twice.
    driver.window().resize(2560, 1440);
    driver.settle();
    driver.pointAt(scholar(driver));
    QVERIFY2(!besidePicture(driver).contains(QStringLiteral("Draw 1 card")),
             qPrintable(besidePicture(driver)));
}

void TestReading::thatTextHasTheSizeOfTheSetting() {
    const auto sizeOfText = [] {
        const auto table = tableWithScholar();
        TableDriver& driver = *table;
        driver.pointAt(scholar(driver));
        const auto* text = qobject_cast<QTextEdit*>(driver.widget(QStringLiteral("preview-text")));
        const QTextCursor found = text->document()->find(QStringLiteral("Draw"));
        return found.isNull() ? 0 : found.charFormat().font().pixelSize();
    };
    const int usual = sizeOfText();
    QVERIFY(usual >= 12);
    QSettings{}.setValue(QStringLiteral("settings/1/text-size"), QStringLiteral("150"));
    QCOMPARE(sizeOfText(), qRound(usual * 1.5));
}

void TestReading::noWordOfTheNumbersIsBroken() {
    QSettings{}.setValue(QStringLiteral("settings/1/text-size"), QStringLiteral("150"));
    TableDriver driver{QStringLiteral("ja")};
    driver.startGame(QStringLiteral("5"));
    driver.key(Qt::Key_Space);
    const auto hand = driver.cardsThat([](const TableDriver::Seen&) { return true; });
    QVERIFY(!hand.empty());
    driver.pointAt(hand.front());
    const auto* text = qobject_cast<QTextEdit*>(driver.widget(QStringLiteral("preview-text")));
    const QChar joiner{0x2060}; // keeps phrases together
    const QString all = text->toPlainText().remove(joiner);
    QStringList words; // what the numbers of the game are called
    for (const auto& [key, name] : gameOf(driver).words.sections().at("numbers"))
        if (const QString word = takujo::qt(name.ja); word.size() > 1 && all.contains(word))
            words << word;
    QVERIFY2(!words.isEmpty(), qPrintable(all));
    for (QTextBlock block = text->document()->begin(); block.isValid(); block = block.next()) {
        const QTextLayout& layout = *block.layout();
        for (int i = 1; i < layout.lineCount(); ++i) {
            const QString line = block.text().mid(layout.lineAt(i).textStart()).remove(joiner);
            const QString before = QString{block.text().left(layout.lineAt(i).textStart())}.remove(joiner);
            for (const QString& word : words)
                for (qsizetype cut = 1; cut < word.size(); ++cut)
                    QVERIFY2(!before.endsWith(word.left(cut)) || !line.startsWith(word.mid(cut)),
                             qPrintable(before + u'|' + line));
        }
    }
}

void TestReading::withoutThePanelACardIsShownOverTheTable() {
    const auto table = tableWithScholar();
    TableDriver& driver = *table;
    hidePanel(driver);
    const TableDriver::Seen card = scholar(driver);
    driver.pointAt(card);
    QTRY_VERIFY(readingCard(driver) != nullptr);
    QCOMPARE(readingCard(driver)->accessibleName(), card.name);
    QVERIFY(readingCard(driver)->width() >= 240);
    QVERIFY(driver.widget(QStringLiteral("table"))->rect().contains(readingCard(driver)->geometry()));
    QVERIFY(!readingCard(driver)->geometry().intersects(card.rect));
    // As large as the letters are to be.
    const int usual = readingCard(driver)->width();
    QSettings{}.setValue(QStringLiteral("settings/1/text-size"), QStringLiteral("150"));
    const auto other = tableWithScholar(); // the panel stays hidden
    TableDriver& larger = *other;
    larger.pointAt(scholar(larger));
    QTRY_VERIFY(readingCard(larger) != nullptr);
    QVERIFY(readingCard(larger)->width() > usual);
    QVERIFY(larger.widget(QStringLiteral("table"))->rect().contains(readingCard(larger)->geometry()));
}

void TestReading::itGoesWhenThePointerLeaves() {
    const auto table = tableWithScholar();
    TableDriver& driver = *table;
    hidePanel(driver);
    driver.pointAt(scholar(driver));
    QTRY_VERIFY(readingCard(driver) != nullptr);
    TableDriver::Seen nothing;
    nothing.rect = {2, driver.widget(QStringLiteral("table"))->height() / 2, 1, 1};
    driver.pointAt(nothing);
    QVERIFY(readingCard(driver) == nullptr);
}

void TestReading::itIsThereForTheKeyboard() {
    const auto table = tableWithScholar();
    TableDriver& driver = *table;
    hidePanel(driver);
    for (int i = 0; i < 30 && (!driver.focused() || driver.focused()->isZone); ++i)
        driver.key(Qt::Key_Right);
    QVERIFY(driver.focused() && !driver.focused()->isZone);
    QTRY_VERIFY(readingCard(driver) != nullptr);
    QCOMPARE(readingCard(driver)->accessibleName(), driver.focused()->name);
}

/// Its ability could be used.
void TestReading::aHeldButtonReadsAndDoesNothing() {
    const auto table = tableWithScholar();
    TableDriver& driver = *table;
    const TableDriver::Seen card = scholar(driver);
    const QString prompt = driver.prompt();
    press(driver, QEvent::MouseButtonPress, card.rect.center(), Qt::LeftButton);
    QTRY_VERIFY(readingCard(driver) != nullptr);
    press(driver, QEvent::MouseButtonRelease, card.rect.center(), Qt::LeftButton);
    driver.settle();
    QVERIFY(readingCard(driver) == nullptr);
    QVERIFY(driver.widget(QStringLiteral("meanings")) == nullptr);
    QCOMPARE(driver.prompt(), prompt);
}

/// Held down it reads, like the first; a click shows what can be done, and does nothing.
void TestReading::theOtherButtonReadsAndDoesNothing() {
    const auto table = tableWithScholar();
    TableDriver& driver = *table;
    const TableDriver::Seen card = scholar(driver);
    const QString prompt = driver.prompt();
    press(driver, QEvent::MouseButtonPress, card.rect.center(), Qt::RightButton);
    QTRY_VERIFY(readingCard(driver) != nullptr);
    press(driver, QEvent::MouseButtonRelease, card.rect.center(), Qt::RightButton);
    QVERIFY(readingCard(driver) == nullptr);
    QVERIFY(driver.widget(QStringLiteral("meanings")) == nullptr);
    QCOMPARE(driver.prompt(), prompt);
}

void TestReading::withoutThePanelTheTableTakesTheRoom() {
    const auto table = tableWithScholar();
    TableDriver& driver = *table;
    hidePanel(driver);
    int left = driver.window().width();
    int right = 0;
    for (const TableDriver::Seen& zone : driver.seen()) {
        if (!zone.isZone)
            continue;
        left = std::min(left, zone.rect.left());
        right = std::max(right, zone.rect.right());
    }
    constexpr int edge = 24;
    QVERIFY2(left < edge, qPrintable(QString::number(left)));
    QVERIFY2(right > driver.window().width() - edge, qPrintable(QString::number(right)));
}

TAKUJO_TEST(TestReading)
#include "test_reading.moc"
