#include "tests/gui/deck_workshop.h"
#include "tests/gui/game_files.h"
#include "tests/gui/mouse_player.h"
#include "tests/test_program.h"

#include "engine/files/disk/data_places.h"
#include "ui/widgets/text_panel.h"

#include <QApplication>
#include <QClipboard>
#include <QTemporaryDir>

#include <array>

/// People bring forty cards of their own, build a deck of them and play with it, without a word of YAML: of
/// each game a list in the style in which cards are printed (tests/lists).
class TestBroughtLists : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { qunsetenv("XDG_DATA_HOME"); }

    void aListIsPlayed_data();
    void aListIsPlayed();

private:
    std::unique_ptr<QTemporaryDir> home_;
};

namespace {

QString listsFolder() {
    const auto folder = takujo::findData("tests/lists");
    return folder ? QString::fromStdString(folder->string()) : QString{};
}

void bringAndSave(TableDriver& driver, const QString& file) {
    openDecks(driver);
    driver.click(driver.widget(QStringLiteral("bring-cards")));
    driver.click(driver.widget(QStringLiteral("bring-list")));
    nameFile(driver, QStringLiteral("list-dialog"), file);
    const auto rows = [&] {
        return qobject_cast<QListWidget*>(driver.widget(QStringLiteral("brought-cards")));
    };
    QTRY_VERIFY(rows() != nullptr && rows()->count() == 40);
    driver.settle();
    activate(driver);
    for (int i = 0; i < rows()->count(); ++i)
        QVERIFY2(rows()->item(i)->text().startsWith(QStringLiteral("✓")),
                 qPrintable(rows()->item(i)->text()));
    driver.click(driver.widget(QStringLiteral("bring-save")));
    const QString state = driver.textOf(QStringLiteral("bring-state"));
    QVERIFY2(state.startsWith(QStringLiteral("Saved")), qPrintable(state));
    driver.click(driver.widget(QStringLiteral("leave-bringing")));
}

void buildDeck(TableDriver& driver, const QByteArray& lines) {
    beginNew(driver);
    QApplication::clipboard()->setText(QString::fromUtf8(lines));
    chooseMore(driver, "deck-import");
    name(driver, QStringLiteral("Brought"));
    QVERIFY2(verdict(driver).contains(QStringLiteral("legal"), Qt::CaseInsensitive),
             qPrintable(verdict(driver)));
    driver.click(driver.widget(QStringLiteral("deck-save")));
    const QString state = driver.textOf(QStringLiteral("workshop-state"));
    QVERIFY2(state.startsWith(QStringLiteral("Saved")), qPrintable(state));
    driver.click(driver.widget(QStringLiteral("leave-workshop")));
    driver.click(driver.widget(QStringLiteral("way-play")));
}

} // namespace

void TestBroughtLists::initTestCase() {
    prepareForTests();
}

void TestBroughtLists::init() {
    home_ = std::make_unique<QTemporaryDir>();
    QVERIFY(home_->isValid());
    qputenv("XDG_DATA_HOME", home_->path().toUtf8());
}

void TestBroughtLists::aListIsPlayed_data() {
    QTest::addColumn<QString>("list");
    for (const QString& file : QDir{listsFolder()}.entryList(QDir::Files))
        if (!file.endsWith(QStringLiteral(".deck.txt")))
            QTest::newRow(qPrintable(file.section('.', 0, 0))) << file;
}

void TestBroughtLists::aListIsPlayed() {
    QFETCH(const QString, list);
    const QString id = list.section('.', 0, 0);
    const std::array<const takujo::Game*, 1> games{takujo::findGame(id.toStdString())};
    QVERIFY(games.front() != nullptr);
    TableDriver driver{QStringLiteral("en"), takujo::Brightness::dark, games};
    bringAndSave(driver, listsFolder() + '/' + list);
    if (QTest::currentTestFailed())
        return;
    const QByteArray deck = contentOf(listsFolder() + '/' + id + QStringLiteral(".deck.txt"));
    QVERIFY(!deck.isEmpty());
    buildDeck(driver, deck);
    if (QTest::currentTestFailed())
        return;

    driver.chooseDeck(0, QStringLiteral("Brought"));
    driver.chooseDeck(1, QStringLiteral("Brought"));
    driver.startGame(QStringLiteral("24"));
    QVERIFY(driver.widget(QStringLiteral("table")) != nullptr);
    MousePlayer player{driver};
    constexpr int steps = 120;
    for (int step = 0; step < steps && !driver.isOver() && !QTest::currentTestFailed(); ++step)
        player.act(step);
    QVERIFY2(player.clicked + player.dragged > 3, "cards of the list are played");
}

TAKUJO_TEST(TestBroughtLists)
#include "test_brought_lists.moc"
