#include "tests/gui/game_files.h"
#include "tests/gui/two_people.h"
#include "tests/test_program.h"

#include <QTemporaryDir>

#include <algorithm>

/// A game of two people is watched: with both hands open, or as one of them saw it, and then nothing in the
/// window names a card that the other one held.
class TestWatchedEyes : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void theOtherHandStaysHidden_data();
    void theOtherHandStaysHidden();
    void aGameThatGoesOnIsNotWatched();

private:
    QTemporaryDir folder_;
    QString file_;
};

namespace {

/// Both play until the table has been handed over so many times.
void playOn(TableDriver& driver, int handOvers) {
    for (int i = 0; i < handOvers; ++i) {
        QVERIFY(isHandedOver(driver));
        sitDown(driver);
        QVERIFY(goOnToHandOver(driver));
    }
}

QString viewerControl(const TableDriver& driver) {
    const auto* box = qobject_cast<const QComboBox*>(driver.widget(QStringLiteral("replay-eyes")));
    return box == nullptr ? QString{} : box->currentText();
}

std::set<QString> ofStem(const std::set<QString>& names, const QString& stem) {
    std::set<QString> found;
    std::ranges::copy_if(names, std::inserter(found, found.end()),
                         [&](const QString& name) { return name.startsWith(stem); });
    return found;
}

} // namespace

void TestWatchedEyes::initTestCase() {
    prepareForTests();
    takujo::HandOverScreen::setGuard(std::chrono::milliseconds{0});
    QVERIFY(folder_.isValid());
    qputenv("XDG_DATA_HOME", folder_.path().toUtf8());
    QVERIFY(writeNamedDecks(folder_.path()));
    file_ = folder_.filePath(QStringLiteral("two.yaml"));
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    beginWithTwo(driver);
    playOn(driver, 8);
    sitDown(driver);
    saveAs(driver, file_);
}

void TestWatchedEyes::theOtherHandStaysHidden_data() {
    QTest::addColumn<QString>("player");
    QTest::addColumn<int>("times"); ///< that the key for other eyes is pressed
    QTest::newRow("as Blue") << "Blue" << 1;
    QTest::newRow("as Crimson") << "Crimson" << 2;
}

void TestWatchedEyes::theOtherHandStaysHidden() {
    QFETCH(QString, player);
    QFETCH(int, times);
    const QString other =
        player == QStringLiteral("Blue") ? QStringLiteral("Crimson") : QStringLiteral("Blue");
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    QVERIFY(driver.clickNamed(QStringLiteral("watch-saved")));
    nameFile(driver, QStringLiteral("watch-dialog"), file_);
    driver.key(Qt::Key_2, Qt::ControlModifier);
    std::size_t looked = 0;
    driver.key(Qt::Key_End);
    for (int turn = 0; turn < 4; ++turn, driver.key(Qt::Key_PageUp)) {
        QCOMPARE(viewerControl(driver), QStringLiteral("Both hands open"));
        const std::set<QString> both = hand(driver);
        const std::set<QString> hidden = ofStem(both, stemOf(other));
        for (const TableDriver::Seen& card : driver.seen())
            if (!card.isZone && hidden.contains(card.name))
                driver.pointAt(card); // what was looked at is not for other eyes
        for (int i = 0; i < times; ++i)
            driver.key(Qt::Key_E);
        QCOMPARE(viewerControl(driver), QStringLiteral("As %1 sees it").arg(player));
        QCOMPARE(ofStem(hand(driver), QStringLiteral("Z")), ofStem(both, stemOf(player)));
        driver.key(Qt::Key_H);
        QVERIFY(driver.widget(QStringLiteral("history-dialog")) != nullptr);
        const QString all = everythingTold();
        for (const QString& name : hidden)
            QVERIFY2(!all.contains(name), qPrintable(all.split(QLatin1Char('\n')).filter(name).join('\n')));
        looked += hidden.size();
        QTest::keyClick(driver.widget(QStringLiteral("history-dialog")), Qt::Key_Escape);
        driver.settle();
        QVERIFY(driver.widget(QStringLiteral("history-dialog")) == nullptr);
        for (int i = times; i < 3; ++i)
            driver.key(Qt::Key_E);
    }
    QVERIFY2(looked > 8, qPrintable(QString::number(looked)));
}

/// What two people hide from each other is open only when their game is over.
void TestWatchedEyes::aGameThatGoesOnIsNotWatched() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    beginWithTwo(driver);
    playOn(driver, 2);
    sitDown(driver);
    driver.key(Qt::Key_W, Qt::ShiftModifier);
    QVERIFY(driver.widget(QStringLiteral("replay-bar")) == nullptr);
    driver.chooseFromMenu({QStringLiteral("concede-menu"), QStringLiteral("concede-first")});
    QVERIFY(driver.clickNamed(QStringLiteral("yes")));
    QVERIFY(driver.isOver());
    driver.key(Qt::Key_W, Qt::ShiftModifier);
    QVERIFY(driver.widget(QStringLiteral("replay-bar")) != nullptr);
    QCOMPARE(viewerControl(driver), QStringLiteral("Both hands open"));
}

TAKUJO_TEST(TestWatchedEyes)
#include "test_watched_eyes.moc"
