#include "tests/gui/made_up_decks.h"
#include "tests/test_program.h"

#include <QAbstractScrollArea>
#include <QDir>
#include <QLabel>
#include <QMouseEvent>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextEdit>
#include <QTextLayout>

/// Every card can be read, however small the table, and reading does nothing. The cards and decks are made
/// here.
class TestReading : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
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
    void aCardThatWaitsIsReadToo();

private:
    QTemporaryDir folder_;
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

/// A game in which a scholar lies on the table, with much to read on it.
bool bringOutScholar(TableDriver& driver) {
    begin(driver, QStringLiteral("zscholar"));
    return goOnUntil(driver, [&] {
        if (named(driver, QStringLiteral("Scholar"), isInPlay).empty())
            play(driver, QStringLiteral("Scholar"));
        return !named(driver, QStringLiteral("Scholar"), isInPlay).empty();
    });
}

TableDriver::Seen scholar(const TableDriver& driver) {
    return named(driver, QStringLiteral("Scholar"), isInPlay).front();
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

void TestReading::initTestCase() {
    prepareForTests();
    QVERIFY(folder_.isValid());
    qputenv("XDG_DATA_HOME", folder_.path().toUtf8());
    const QString folder = folder_.filePath(QStringLiteral("takujo/cardsets/fftcg"));
    QVERIFY(QDir{}.mkpath(folder + QStringLiteral("/decks")));
    const TestCard card{"Scholar",
                        "type: forward, element: fire, cost: 1, power: 5000, abilities: [{when: {attacks: "
                        "this}, choose: {up to: 1, forward: {controller: opponent}}, do: [{power: {of: "
                        "chosen, by: -2000, until: end of turn}}, {power: {of: this, by: 2000, until: end of "
                        "turn}}]}, {action: [dull], do: {draw: 1}}]",
                        17};
    QCOMPARE(write(folder, QStringLiteral("zscholar"), {card}), QString{});
}

void TestReading::aTextTooSmallOnThePictureStandsBesideIt() {
    TableDriver driver;
    QVERIFY(bringOutScholar(driver));
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
        TableDriver driver;
        if (!bringOutScholar(driver))
            return 0;
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
    driver.chooseDeck(0, QStringLiteral("zscholar"));
    driver.chooseDeck(1, QStringLiteral("zscholar"));
    driver.startGame(QStringLiteral("5"));
    driver.key(Qt::Key_Space);
    const auto hand = driver.cardsThat([](const TableDriver::Seen&) { return true; });
    QVERIFY(!hand.empty());
    driver.pointAt(hand.front());
    const auto* text = qobject_cast<QTextEdit*>(driver.widget(QStringLiteral("preview-text")));
    const QChar joiner{0x2060}; // keeps phrases together
    const QString all = text->toPlainText().remove(joiner);
    QVERIFY2(all.contains(QStringLiteral("パワー")), qPrintable(all));
    for (QTextBlock block = text->document()->begin(); block.isValid(); block = block.next()) {
        const QTextLayout& layout = *block.layout();
        for (int i = 1; i < layout.lineCount(); ++i) {
            const QString line = block.text().mid(layout.lineAt(i).textStart()).remove(joiner);
            QVERIFY2(!line.startsWith(u'ー') && !line.startsWith(QStringLiteral("ワー")), qPrintable(line));
        }
    }
}

void TestReading::withoutThePanelACardIsShownOverTheTable() {
    TableDriver driver;
    QVERIFY(bringOutScholar(driver));
    hidePanel(driver);
    const TableDriver::Seen card = scholar(driver);
    driver.pointAt(card);
    QTRY_VERIFY(readingCard(driver) != nullptr);
    QCOMPARE(readingCard(driver)->accessibleName(), card.name);
    QVERIFY(readingCard(driver)->width() >= 240);
    const QWidget* table = driver.widget(QStringLiteral("table"));
    QVERIFY(table->rect().contains(readingCard(driver)->geometry()));
    QVERIFY(!readingCard(driver)->geometry().intersects(card.rect));
    // As large as the letters are to be.
    const int usual = readingCard(driver)->width();
    QSettings{}.setValue(QStringLiteral("settings/1/text-size"), QStringLiteral("150"));
    TableDriver larger; // the panel stays hidden
    QVERIFY(bringOutScholar(larger));
    larger.pointAt(scholar(larger));
    QTRY_VERIFY(readingCard(larger) != nullptr);
    QVERIFY(readingCard(larger)->width() > usual);
    QVERIFY(larger.widget(QStringLiteral("table"))->rect().contains(readingCard(larger)->geometry()));
}

void TestReading::itGoesWhenThePointerLeaves() {
    TableDriver driver;
    QVERIFY(bringOutScholar(driver));
    hidePanel(driver);
    driver.pointAt(scholar(driver));
    QTRY_VERIFY(readingCard(driver) != nullptr);
    TableDriver::Seen nothing;
    nothing.rect = {2, driver.widget(QStringLiteral("table"))->height() / 2, 1, 1};
    driver.pointAt(nothing);
    QVERIFY(readingCard(driver) == nullptr);
}

void TestReading::itIsThereForTheKeyboard() {
    TableDriver driver;
    QVERIFY(bringOutScholar(driver));
    hidePanel(driver);
    for (int i = 0; i < 30 && (!driver.focused() || driver.focused()->isZone); ++i)
        driver.key(Qt::Key_Right);
    QVERIFY(driver.focused() && !driver.focused()->isZone);
    QTRY_VERIFY(readingCard(driver) != nullptr);
    QCOMPARE(readingCard(driver)->accessibleName(), driver.focused()->name);
}

/// Its ability could be used.
void TestReading::aHeldButtonReadsAndDoesNothing() {
    TableDriver driver;
    QVERIFY(bringOutScholar(driver));
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
    TableDriver driver;
    QVERIFY(bringOutScholar(driver));
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
    TableDriver driver;
    begin(driver, QStringLiteral("zscholar"));
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

/// With something on the stack the preview has less room; its letters stay as large as they were.
void TestReading::aCardThatWaitsIsReadToo() {
    TableDriver driver;
    driver.window().resize(1280, 720);
    QVERIFY(bringOutScholar(driver));
    const auto able = [&] {
        return named(driver, QStringLiteral("Scholar"),
                     [](const TableDriver::Seen& card) { return isInPlay(card) && canAct(card); });
    };
    QVERIFY(goOnUntil(driver, [&] { return !able().empty(); }));
    const auto sizeOfText = [&]() -> int {
        const auto* text = qobject_cast<QTextEdit*>(driver.widget(QStringLiteral("preview-text")));
        const QTextCursor found =
            text == nullptr ? QTextCursor{} : text->document()->find(QStringLiteral("Draw"));
        return found.isNull() ? 0 : found.charFormat().font().pixelSize();
    };
    driver.pointAt(scholar(driver));
    const int before = sizeOfText();
    QVERIFY(before >= 12);
    actWith(driver, able().front());
    QVERIFY(!stack(driver).isEmpty());
    driver.pointAt(scholar(driver));
    QCOMPARE(sizeOfText(), before);
    const auto* text = driver.widget(QStringLiteral("preview-text"));
    QVERIFY(text->height() >= 3 * before);
    // What waits is read where it stands.
    driver.key(Qt::Key_W);
    QVERIFY(driver.widget(QStringLiteral("stack"))->hasFocus());
    QVERIFY2(besidePicture(driver).contains(QStringLiteral("Draw 1 card")),
             qPrintable(besidePicture(driver)));
}

TAKUJO_TEST(TestReading)
#include "test_reading.moc"
