#include "tests/gui/card_drag.h"
#include "tests/gui/deck_workshop.h"
#include "tests/test_program.h"

#include <QComboBox>
#include <QSettings>
#include <QTemporaryDir>
#include <QTreeWidget>

/// A deck is looked at in other ways: its cards as pictures, and beside another deck.
class TestWorkshopViews : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();

    void aDeckWithoutCardsSaysHowToBegin();
    void cardsAreShownAsPictures();
    void picturesAreCountedByKeys();
    void picturesAreCountedByTheMouse();
    void picturesAreDragged();
    void picturesStayForTheNextTime();
    void aDeckIsComparedWithAnother();
    void aDeckIsComparedWithItself_data();
    void aDeckIsComparedWithItself();

private:
    std::unique_ptr<QTemporaryDir> home_;
};

namespace {

QRect placeOf(const QListView* list, int row) {
    return list->visualRect(list->model()->index(row, 0));
}

int rowNamed(const QListView* list, const QString& name) {
    for (int row = 0; row < list->model()->rowCount(); ++row)
        if (list->model()->index(row, 0).data().toString() == name)
            return row;
    return -1;
}

/// A new deck with two copies of each of these, shown as pictures.
void beginWithPictures(TableDriver& driver) {
    beginNew(driver);
    search(driver, QStringLiteral("Zvorun"));
    putInFirst(driver, 4, 2);
    driver.click(driver.widget(QStringLiteral("deck-pictures")));
}

void openZvor(TableDriver& driver) {
    openDecks(driver);
    chooseRow(driver, QStringLiteral("zvor"));
    driver.click(driver.widget(QStringLiteral("edit-deck")));
}

/// The lines of the comparison, as screen readers hear them: those of a group follow its heading.
QStringList compared(const TableDriver& driver) {
    QStringList lines;
    const auto* table = qobject_cast<QTreeWidget*>(driver.widget(QStringLiteral("comparison-table")));
    for (int i = 0; table != nullptr && i < table->topLevelItemCount(); ++i) {
        const QTreeWidgetItem* group = table->topLevelItem(i);
        lines << group->text(0);
        for (int row = 0; row < group->childCount(); ++row)
            lines << group->child(row)->data(0, Qt::AccessibleTextRole).toString();
    }
    return lines;
}

} // namespace

void TestWorkshopViews::init() {
    QSettings{}.remove(QStringLiteral("pictures"));
    home_ = std::make_unique<QTemporaryDir>();
    QVERIFY(home_->isValid());
    qputenv("XDG_DATA_HOME", home_->path().toUtf8());
    QVERIFY(writeNamedDecks(home_->path()));
}

void TestWorkshopViews::aDeckWithoutCardsSaysHowToBegin() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    beginNew(driver);
    const auto isDealt = [&] { return driver.widget(QStringLiteral("deal-hand"))->isEnabled(); };
    QVERIFY(!driver.textOf(QStringLiteral("deck-empty")).isEmpty());
    QVERIFY(!isDealt());
    search(driver, QStringLiteral("Zvorun"));
    putInFirst(driver, 1, 2);
    QVERIFY(driver.widget(QStringLiteral("deck-empty")) == nullptr);
    QVERIFY(isDealt());
    QTest::keyClick(cardsIn(driver, "shelf-cards"), Qt::Key_Up);
    QTest::keyClick(cardsIn(driver, "shelf-cards"), Qt::Key_0);
    driver.settle();
    QVERIFY(!driver.textOf(QStringLiteral("deck-empty")).isEmpty());
    QVERIFY(!isDealt());
}

void TestWorkshopViews::cardsAreShownAsPictures() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    beginNew(driver);
    search(driver, QStringLiteral("Zvorun"));
    putInFirst(driver, 4, 2);
    const QListView* sheet = cardsIn(driver, "sheet-cards");
    QVERIFY2(placeOf(sheet, 1).bottom() < placeOf(sheet, 2).top(), "lines lie one below the other");
    driver.click(driver.widget(QStringLiteral("deck-pictures")));
    QCOMPARE(placeOf(sheet, 1).top(), placeOf(sheet, 2).top());
    QVERIFY2(placeOf(sheet, 1).right() < placeOf(sheet, 2).left(), "pictures lie side by side");
    QVERIFY2(placeOf(sheet, 0).bottom() < placeOf(sheet, 1).top(), "the heading stands above them");
    QVERIFY(rowOf(sheet, QStringLiteral("Zvorun01")).contains(QStringLiteral("2 in the deck")));
    driver.click(driver.widget(QStringLiteral("deck-pictures")));
    QVERIFY(placeOf(sheet, 1).bottom() < placeOf(sheet, 2).top());
}

void TestWorkshopViews::picturesAreCountedByKeys() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    beginWithPictures(driver);
    QListView* sheet = cardsIn(driver, "sheet-cards");
    sheet->setFocus(Qt::TabFocusReason);
    QTest::mouseClick(sheet->viewport(), Qt::LeftButton, {}, placeOf(sheet, 1).center());
    QTest::keyClick(sheet, Qt::Key_Plus);
    QCOMPARE(size(driver), QStringLiteral("9 cards"));
    QTest::keyClick(sheet, Qt::Key_Right);
    QCOMPARE(sheet->currentIndex().row(), 2);
    QTest::keyClick(sheet, Qt::Key_Minus);
    QCOMPARE(size(driver), QStringLiteral("8 cards"));
    QTest::keyClick(sheet, Qt::Key_3);
    QVERIFY(rowOf(sheet, 2).endsWith(QStringLiteral("3 in the deck")));
    QCOMPARE(size(driver), QStringLiteral("10 cards"));
}

void TestWorkshopViews::picturesAreCountedByTheMouse() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    beginWithPictures(driver);
    QListView* sheet = cardsIn(driver, "sheet-cards");
    const auto clickSign = [&](int row, bool adds) {
        const QRect place = placeOf(sheet, row);
        constexpr int aside = 20;
        QTest::mouseClick(sheet->viewport(), Qt::LeftButton, {},
                          {place.center().x() + (adds ? aside : -aside), place.bottom() - 12});
        driver.settle();
    };
    clickSign(1, true);
    clickSign(1, true);
    QCOMPARE(size(driver), QStringLiteral("10 cards"));
    clickSign(2, false);
    QCOMPARE(size(driver), QStringLiteral("9 cards"));
}

void TestWorkshopViews::picturesAreDragged() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    beginWithPictures(driver);
    search(driver, QStringLiteral("Zvorun20"));
    driver.click(driver.widget(QStringLiteral("shelf-pictures")));
    QListView* shelf = cardsIn(driver, "shelf-cards");
    QListView* sheet = cardsIn(driver, "sheet-cards");
    dragTo(driver, shelf, placeOf(shelf, 0).center(), sheet, {40, 60});
    QVERIFY(rowOf(sheet, QStringLiteral("Zvorun20")).contains(QStringLiteral("1 in the deck")));
    const QRect first = placeOf(sheet, rowNamed(sheet, QStringLiteral("Zvorun01")));
    dragTo(driver, sheet, first.center(), shelf, {40, 60});
    QVERIFY(rowOf(sheet, QStringLiteral("Zvorun01")).contains(QStringLiteral("1 in the deck")));
    QCOMPARE(size(driver), QStringLiteral("8 cards"));
}

void TestWorkshopViews::picturesStayForTheNextTime() {
    {
        const auto window = windowForTwo();
        beginWithPictures(*window);
    }
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    openZvor(driver);
    const QListView* sheet = cardsIn(driver, "sheet-cards");
    QCOMPARE(placeOf(sheet, 1).top(), placeOf(sheet, 2).top());
    const QListView* shelf = cardsIn(driver, "shelf-cards");
    QVERIFY2(placeOf(shelf, 0).bottom() < placeOf(shelf, 1).top(), "the other list is as it was");
}

void TestWorkshopViews::aDeckIsComparedWithAnother() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    openZvor(driver);
    search(driver, QStringLiteral("Zmelix03"));
    putInFirst(driver, 1, 2);
    chooseMore(driver, "deck-compare");
    auto* with = qobject_cast<QComboBox*>(driver.widget(QStringLiteral("compare-deck")));
    QVERIFY(with != nullptr);
    for (int i = 0; i < with->count() && with->currentText() != QStringLiteral("zmel"); ++i)
        QTest::keyClick(with, Qt::Key_Down);
    QCOMPARE(with->currentText(), QStringLiteral("zmel"));
    const QStringList lines = compared(driver);
    QCOMPARE(lines.front(), QStringLiteral("Only in this deck: 50 cards"));
    QVERIFY(lines.contains(QStringLiteral("Only in the other: 49 cards")));
    const auto unlike = lines.indexOf(QStringLiteral("In different numbers: 1 card"));
    QVERIFY2(unlike > 0, qPrintable(lines.join(u'\n')));
    QCOMPARE(lines[unlike + 1], QStringLiteral("Zmelix03: 2 in this deck, 1 in the other"));
    const QWidget* plots =
        driver.widget(QStringLiteral("deck-comparison"))->findChild<QWidget*>(QStringLiteral("deck-plots"));
    QVERIFY(plots != nullptr);
    QVERIFY2(plots->accessibleDescription().contains(QStringLiteral("52 and 50")),
             qPrintable(plots->accessibleDescription()));
    driver.click(driver.widget(QStringLiteral("comparison-close")));
    QVERIFY(driver.widget(QStringLiteral("deck-comparison")) == nullptr);
    QCOMPARE(size(driver), QStringLiteral("52 cards"));
}

void TestWorkshopViews::aDeckIsComparedWithItself_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("version");
    QTest::addColumn<QString>("only");
    QTest::newRow("en") << "en" << "This deck, as it is saved" << "Only in this deck: 2 cards";
    QTest::newRow("ja") << "ja" << QStringLiteral("このデッキの保存済みの状態")
                        << QStringLiteral("このデッキだけ：2枚");
}

/// A version before comes first in the list.
void TestWorkshopViews::aDeckIsComparedWithItself() {
    QFETCH(const QString, language);
    QFETCH(const QString, version);
    QFETCH(const QString, only);
    TableDriver driver{language, takujo::Brightness::dark, theWorkbench()};
    openZvor(driver);
    search(driver, QStringLiteral("Zmelix03"));
    putInFirst(driver, 1, 2);
    chooseMore(driver, "deck-compare");
    const auto* with = qobject_cast<QComboBox*>(driver.widget(QStringLiteral("compare-deck")));
    QVERIFY(with != nullptr);
    QCOMPARE(with->currentText(), version);
    const QStringList lines = compared(driver);
    QCOMPARE(lines.front(), only);
    QVERIFY(lines[1].startsWith(QStringLiteral("Zmelix03")));
    QTest::keyClick(driver.widget(QStringLiteral("deck-comparison")), Qt::Key_Escape);
    driver.settle();
    QVERIFY(driver.widget(QStringLiteral("deck-comparison")) == nullptr);
}

TAKUJO_TEST(TestWorkshopViews)
#include "test_workshop_views.moc"
