#include "tests/gui/deck_workshop.h"
#include "tests/gui/game_files.h"
#include "tests/test_program.h"

#include "ui/widgets/text_panel.h"

#include <QImage>
#include <QProgressBar>
#include <QTabWidget>
#include <QTemporaryDir>

/// Somebody brings a list of cards: sees what was understood, mends a card, and has a set of their own.
class TestBringing : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();

    void aListBecomesASet();
    void aCardIsMendedByKeys();
    void whatCannotBeReadIsTold();
    void remarksOfTheListAreThere();
    void rowsAreNarrowed();
    void examplesAreWrittenIntoTheCard();
    void aSetIsOnlyReplacedIfOneAgrees();
    void unsavedCardsAreAskedFor();
    void picturesComeFromAFolder();
    void aLongListCanBeGivenUp();
    void namesOfColumnsAreExplained();
    void itSpeaksJapanese();

private:
    QString write(const char* name, const QByteArray& text) const;
    void bring(TableDriver& driver, const QString& file) const;
    QString setFile(const char* name) const {
        return home_->filePath(
            QStringLiteral("takujo/cardsets/workbench/%1.yaml").arg(QString::fromLatin1(name)));
    }

    std::unique_ptr<QTemporaryDir> home_;
};

namespace {

const QByteArray head = "id,name,type,colour,cost,strength,text\n";
/// Nobody understands the second text.
const QByteArray twoCards = head + "N-1,Newt,creature,red,1,2,Spark\n"
                                   "N-2,Nixie,creature,blue,1,1,Whistle three times at the moon.\n";

QListWidget* rows(const TableDriver& driver) {
    return qobject_cast<QListWidget*>(driver.widget(QStringLiteral("brought-cards")));
}

QPlainTextEdit* script(const TableDriver& driver) {
    return qobject_cast<QPlainTextEdit*>(driver.widget(QStringLiteral("brought-script")));
}

QString panel(const TableDriver& driver, const char* name) {
    const auto* text = qobject_cast<takujo::TextPanel*>(driver.widget(QString::fromLatin1(name)));
    return text == nullptr ? QString{} : text->toPlainText().remove(QChar{0x2060});
}

QString state(const TableDriver& driver) {
    return driver.textOf(QStringLiteral("bring-state"));
}

void openPage(TableDriver& driver) {
    activate(driver);
    openDecks(driver);
    driver.click(driver.widget(QStringLiteral("bring-cards")));
    QVERIFY(driver.widget(QStringLiteral("bring-page")) != nullptr);
}

void chooseCard(TableDriver& driver, int row) {
    QListWidget* list = rows(driver);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(row)).center());
    driver.settle();
}

/// Replaces the whole script by keys.
void writeScript(TableDriver& driver, const QString& yaml) {
    QPlainTextEdit* text = script(driver);
    text->setFocus();
    QTest::keyClick(text, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(text, Qt::Key_Delete);
    for (const QString& line : yaml.split('\n')) {
        QTest::keyClicks(text, line);
        QTest::keyClick(text, Qt::Key_Return);
    }
    QTest::qWait(400); // it waits for a pause
    driver.settle();
}

} // namespace

void TestBringing::initTestCase() {
    prepareForTests();
}

/// Each test has a user of its own.
void TestBringing::init() {
    home_ = std::make_unique<QTemporaryDir>();
    QVERIFY(home_->isValid());
    qputenv("XDG_DATA_HOME", home_->path().toUtf8());
    QVERIFY(writeNamedDecks(home_->path()));
}

QString TestBringing::write(const char* name, const QByteArray& text) const {
    const QString file = home_->filePath(QString::fromLatin1(name));
    QFile out{file};
    if (out.open(QIODevice::WriteOnly))
        out.write(text);
    return file;
}

void TestBringing::bring(TableDriver& driver, const QString& file) const {
    driver.click(driver.widget(QStringLiteral("bring-list")));
    nameFile(driver, QStringLiteral("list-dialog"), file);
    QTRY_VERIFY(rows(driver) != nullptr && rows(driver)->isVisible() && rows(driver)->count() > 0);
    driver.settle();
    activate(driver);
}

void TestBringing::aListBecomesASet() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    openPage(driver);
    bring(driver, write("newts.csv", twoCards));
    QCOMPARE(rows(driver)->count(), 2);
    QCOMPARE(rows(driver)->item(0)->text(), QStringLiteral("✓ N-1 Newt"));
    QCOMPARE(rows(driver)->item(1)->text(), QStringLiteral("○ N-2 Nixie (not understood)"));
    QVERIFY2(state(driver).contains("1 understood"), qPrintable(state(driver)));

    chooseCard(driver, 0);
    QVERIFY2(panel(driver, "brought-given").contains("Spark"), qPrintable(panel(driver, "brought-given")));
    QVERIFY2(script(driver)->toPlainText().contains("abilities: [spark]"),
             qPrintable(script(driver)->toPlainText()));
    QCOMPARE(panel(driver, "brought-generated").trimmed(), QStringLiteral("Spark"));
    chooseCard(driver, 1);
    QVERIFY2(panel(driver, "brought-given").contains("Not understood"),
             qPrintable(panel(driver, "brought-given")));
    QVERIFY2(panel(driver, "brought-generated").contains("Not enforced by the program: Whistle"),
             qPrintable(panel(driver, "brought-generated")));

    driver.click(driver.widget(QStringLiteral("bring-save")));
    QVERIFY2(state(driver).startsWith("Saved as newts.yaml"), qPrintable(state(driver)));
    const QByteArray saved = contentOf(setFile("newts"));
    QVERIFY2(saved.contains("set: newts") && saved.contains("unread:"), saved.constData());

    // They can be put into a deck at once, and the workshop says what is not enforced.
    driver.click(driver.widget(QStringLiteral("leave-bringing")));
    beginNew(driver);
    search(driver, QStringLiteral("Nixie"));
    putInFirst(driver, 1, 1);
    QVERIFY2(rowOf(cardsIn(driver, "shelf-cards"), 0).contains("1 in the deck"),
             qPrintable(rowOf(cardsIn(driver, "shelf-cards"), 0)));
    QStringList told;
    for (const QLabel* label : driver.widget(QStringLiteral("deck-health"))->findChildren<QLabel*>())
        told << label->text().remove(QChar{0x2060});
    QVERIFY2(told.join('\n').contains("1 card of this deck has texts that the program does not know"),
             qPrintable(told.join('\n')));
}

void TestBringing::aCardIsMendedByKeys() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    openPage(driver);
    bring(driver, write("newts.csv", twoCards));
    QVERIFY(rows(driver)->hasFocus());
    QTest::keyClick(rows(driver), Qt::Key_Down);
    QVERIFY(script(driver)->toPlainText().contains("id: N-2"));
    const QString good =
        QStringLiteral("id: N-2\nname: Nixie\ntype: creature\ncolour: blue\ncost: 1\nstrength: 1");
    // What is wrong is told as one types.
    writeScript(driver, good + QStringLiteral("\nabilities: [sprak]"));
    const QString verdict = driver.textOf(QStringLiteral("brought-verdict")).remove(QChar{0x2060});
    QVERIFY2(verdict.contains("Line 7") && verdict.contains("spark"), qPrintable(verdict));
    QCOMPARE(rows(driver)->item(1)->text(), QStringLiteral("✕ N-2 Nixie (mistake)"));
    QVERIFY(panel(driver, "brought-generated").contains("mistake"));

    writeScript(driver, good + QStringLiteral("\nabilities: [guard]"));
    QVERIFY(driver.textOf(QStringLiteral("brought-verdict")).contains("No mistakes"));
    QCOMPARE(rows(driver)->item(1)->text(), QStringLiteral("✓ N-2 Nixie"));
    QCOMPARE(panel(driver, "brought-generated").trimmed(), QStringLiteral("Guard"));

    // What is written just before one saves is saved.
    QTest::keyClick(script(driver), Qt::Key_End, Qt::ControlModifier);
    QTest::keyClicks(script(driver), QStringLiteral("flavour: Wet"));
    QTest::keyClick(script(driver), Qt::Key_S, Qt::ControlModifier);
    driver.settle();
    const QByteArray saved = contentOf(setFile("newts"));
    QVERIFY2(saved.contains("guard") && saved.contains("flavour: Wet"), saved.constData());
}

void TestBringing::whatCannotBeReadIsTold() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    openPage(driver);
    driver.click(driver.widget(QStringLiteral("bring-list")));
    nameFile(driver, QStringLiteral("list-dialog"), write("bad.csv", "id,title\nN-1,Newt\n"));
    QTRY_VERIFY(driver.window().findChild<QDialog*>(QStringLiteral("findings")) != nullptr);
    const QString text = told(driver);
    QVERIFY2(text.contains("No cards could be read") && text.contains("No column holds 'name'"),
             qPrintable(text));
    QVERIFY(rows(driver) == nullptr || !rows(driver)->isVisible());
    // The way back leads to the decks.
    QTest::keyClick(driver.widget(QStringLiteral("bring-page")), Qt::Key_Escape);
    driver.settle();
    QVERIFY(driver.widget(QStringLiteral("bring-page")) == nullptr);
}

void TestBringing::remarksOfTheListAreThere() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    openPage(driver);
    bring(driver, write("newts.csv", twoCards + "N-1,Again,creature,red,1,1,\n"));
    driver.click(driver.widget(QStringLiteral("bring-remarks")));
    const QString text = told(driver);
    QVERIFY2(text.contains("line 4") && text.contains("Another card has the id 'N-1'"), qPrintable(text));
}

void TestBringing::rowsAreNarrowed() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    openPage(driver);
    bring(driver, write("newts.csv", twoCards));
    auto* shown = qobject_cast<QComboBox*>(driver.widget(QStringLiteral("brought-shown")));
    shown->setFocus();
    QTest::keyClick(shown, Qt::Key_Down);
    QTest::keyClick(shown, Qt::Key_Down);
    driver.settle();
    QCOMPARE(shown->currentText(), QStringLiteral("Not understood"));
    QCOMPARE(rows(driver)->count(), 1);
    QVERIFY(rows(driver)->item(0)->text().contains("Nixie"));
    QVERIFY(script(driver)->toPlainText().contains("N-2"));
}

void TestBringing::examplesAreWrittenIntoTheCard() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    openPage(driver);
    bring(driver, write("newts.csv", twoCards));
    chooseCard(driver, 1);
    QTest::keyClick(script(driver), Qt::Key_F, Qt::ControlModifier);
    auto* query = qobject_cast<QLineEdit*>(driver.widget(QStringLiteral("script-query")));
    QVERIFY(query != nullptr && query->hasFocus());
    QTest::keyClicks(query, QStringLiteral("draw"));
    auto* examples = qobject_cast<QListWidget*>(driver.widget(QStringLiteral("script-examples")));
    QVERIFY(examples->count() > 0);
    for (int i = 0; i < examples->count(); ++i)
        QVERIFY2(examples->item(i)->text().contains("draw", Qt::CaseInsensitive),
                 qPrintable(examples->item(i)->text()));
    const QString chosen = examples->item(0)->data(Qt::UserRole).toString();
    examples->setFocus();
    examples->setCurrentRow(0);
    QTest::keyClick(examples, Qt::Key_Return);
    driver.settle();
    QVERIFY2(script(driver)->toPlainText().contains(chosen), qPrintable(script(driver)->toPlainText()));
    QVERIFY(script(driver)->hasFocus());
}

void TestBringing::aSetIsOnlyReplacedIfOneAgrees() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    openPage(driver);
    bring(driver, write("newts.csv", twoCards));
    driver.click(driver.widget(QStringLiteral("bring-save")));
    const QByteArray first = contentOf(setFile("newts"));
    QVERIFY(!first.isEmpty());
    chooseCard(driver, 1);
    writeScript(driver,
                QStringLiteral("id: N-2\nname: Nixie\ntype: creature\ncolour: blue\ncost: 3\nstrength: 1"));
    driver.click(driver.widget(QStringLiteral("bring-save")));
    QTest::keyClick(driver.window().findChild<QDialog*>(QStringLiteral("question")), Qt::Key_Escape);
    driver.settle();
    QCOMPARE(contentOf(setFile("newts")), first);
    driver.click(driver.widget(QStringLiteral("bring-save")));
    for (auto* button :
         driver.window().findChild<QDialog*>(QStringLiteral("question"))->findChildren<QPushButton*>())
        if (button->text() == QStringLiteral("Replace it"))
            driver.click(button);
    driver.settle();
    QVERIFY(contentOf(setFile("newts")).contains("cost: 3"));
}

void TestBringing::unsavedCardsAreAskedFor() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    openPage(driver);
    bring(driver, write("newts.csv", twoCards));
    driver.click(driver.widget(QStringLiteral("leave-bringing")));
    auto* question = driver.window().findChild<QDialog*>(QStringLiteral("question"));
    QVERIFY(question != nullptr && question->isVisible());
    QTest::keyClick(question, Qt::Key_Escape);
    driver.settle();
    QVERIFY(driver.widget(QStringLiteral("bring-page")) != nullptr);
    QCOMPARE(rows(driver)->count(), 2);
}

void TestBringing::picturesComeFromAFolder() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    openPage(driver);
    bring(driver, write("newts.csv", twoCards));
    QImage picture{8, 8, QImage::Format_RGB32};
    picture.fill(Qt::red);
    const QString folder = home_->filePath(QStringLiteral("scans"));
    QVERIFY(QDir{}.mkpath(folder));
    QVERIFY(picture.save(folder + QStringLiteral("/n-1.PNG"), "PNG"));
    QVERIFY(picture.save(folder + QStringLiteral("/other.png"), "PNG"));
    for (int times = 0; times < 2; ++times) {
        driver.click(driver.widget(QStringLiteral("bring-pictures")));
        nameFile(driver, QStringLiteral("pictures-dialog"), folder);
        const QString expected =
            times == 0
                ? QStringLiteral(
                      "Pictures taken: 1. Cards that had one: 0. Cards without one in this folder: 1.")
                : QStringLiteral(
                      "Pictures taken: 0. Cards that had one: 1. Cards without one in this folder: 1.");
        QCOMPARE(state(driver), expected);
    }
    QCOMPARE(QDir{home_->filePath(QStringLiteral("takujo/images"))}.entryList(QDir::Files),
             QStringList{"N-1.png"});
}

void TestBringing::aLongListCanBeGivenUp() {
    constexpr int many = 10'000;
    QByteArray list = head;
    for (int i = 0; i < many; ++i)
        list += "N-" + QByteArray::number(i) + ",Newt " + QByteArray::number(i) +
                ",creature,red,1,2,Whistle three times at the moon.\n";
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    openPage(driver);
    driver.click(driver.widget(QStringLiteral("bring-list")));
    nameFile(driver, QStringLiteral("list-dialog"), write("many.csv", list));
    QWidget* cancel = driver.widget(QStringLiteral("bring-cancel"));
    QVERIFY(cancel != nullptr && cancel->isVisible());
    driver.click(cancel);
    QCOMPARE(state(driver), QStringLiteral("Reading was cancelled."));
    QVERIFY(driver.widget(QStringLiteral("bring-list"))->isEnabled());
    QVERIFY(rows(driver) == nullptr || !rows(driver)->isVisible());
}

void TestBringing::namesOfColumnsAreExplained() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    openPage(driver);
    driver.click(driver.widget(QStringLiteral("bring-mapping")));
    nameFile(driver, QStringLiteral("mapping-dialog"),
             write("names.yaml",
                   "mapping: workbench\ncolumns: {id: Nr, name: Wer}\nwords: {type: {Wesen: creature}}\n"));
    bring(driver, write("molche.csv", "Nr,Wer,type,colour,cost,strength\nN-1,Molch,Wesen,red,1,2\n"));
    QCOMPARE(rows(driver)->item(0)->text(), QStringLiteral("✓ N-1 Molch"));
}

void TestBringing::itSpeaksJapanese() {
    TableDriver driver{QStringLiteral("ja"), takujo::Brightness::light, theWorkbench()};
    openPage(driver);
    bring(
        driver,
        write(
            "newts.csv",
            "番号,カード名,種類,色,コスト,強さ,テキスト\nN-1,いもり,クリーチャー,赤,1,2,月に口笛を吹く。\n"));
    QVERIFY2(rows(driver)->item(0)->text() == QStringLiteral("○ N-1 いもり（理解できません）"),
             qPrintable(rows(driver)->item(0)->text()));
    QVERIFY2(panel(driver, "brought-generated").contains("プログラムは処理しない：月に口笛を吹く。"),
             qPrintable(panel(driver, "brought-generated")));
}

TAKUJO_TEST(TestBringing)

#include "test_bringing.moc"
