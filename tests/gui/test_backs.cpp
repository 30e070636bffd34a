#include "tests/gui/kit_table.h"
#include "tests/test_program.h"

#include <QLabel>
#include <QListWidget>

/// Cards whose faces nobody sees: they lie one by one, are lit when one of them is asked for, and are picked
/// by click, by drag and by keys.
class TestBacks : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init() { driver_ = tableOfScenario("backs/for-the-window.yaml"); }

    void theyLieInARow();
    void nothingIsDoneWithThemUnasked();
    void oneIsPickedByAClick();
    void oneIsDraggedToTheHand();
    void oneIsPickedByKeysAlone();
    void oneIsPickedFromAHand();
    void aPileCountsBothFaces();
    void theListOfAPileSaysWhichLieFaceDown_data();
    void theListOfAPileSaysWhichLieFaceDown();

private:
    /// Ann strikes at the player, who says which ward breaks.
    void strike();
    std::vector<TableDriver::Seen> backs() const {
        return cardsIn(*driver_, QStringLiteral("Wards, Crimson"), QStringLiteral("Card face down"));
    }
    /// As screen readers find them, whatever can be done with them.
    std::vector<QRect> wards(const QString& player) const;

    /// What looks out at the left of a card in a list, half way down.
    static QColor cardEdge(const QImage& picture) {
        return picture.pixelColor(picture.width() * 15 / 100, picture.height() / 2);
    }

    std::unique_ptr<TableDriver> driver_;
};

void TestBacks::strike() {
    const auto ann = cardsIn(*driver_, QStringLiteral("Board"), QStringLiteral("Ann"));
    QCOMPARE(ann.size(), std::size_t{1});
    driver_->click(ann.front());
    QVERIFY2(driver_->prompt().contains(QStringLiteral("choose what Ann strikes")),
             qPrintable(driver_->prompt()));
    QVERIFY(driver_->clickNamed(QStringLiteral("aim-0")));
    QVERIFY2(driver_->prompt().contains(QStringLiteral("which of your wards breaks")),
             qPrintable(driver_->prompt()));
}

std::vector<QRect> TestBacks::wards(const QString& player) const {
    std::vector<QRect> result;
    for (QAccessibleInterface* item : driver_->spoken())
        if (item->role() == QAccessible::ListItem &&
            item->text(QAccessible::Description).startsWith(QStringLiteral("Wards, ") + player))
            result.push_back(item->rect());
    std::ranges::sort(result, {}, [](const QRect& rect) { return rect.x(); });
    return result;
}

void TestBacks::theyLieInARow() {
    for (const auto& [player, count] : {std::pair{QStringLiteral("Blue"), std::size_t{5}},
                                        std::pair{QStringLiteral("Crimson"), std::size_t{4}}}) {
        const std::vector<QRect> rects = wards(player);
        QCOMPARE(rects.size(), count);
        for (std::size_t i = 1; i < rects.size(); ++i) {
            QCOMPARE(rects[i].y(), rects[0].y());
            QVERIFY2(rects[i].x() - rects[i - 1].x() >= 13, "each can be seen and hit by itself");
        }
    }
    for (QAccessibleInterface* item : driver_->spoken())
        if (item->role() == QAccessible::ListItem &&
            item->text(QAccessible::Description).startsWith(QStringLiteral("Wards")))
            QCOMPARE(item->text(QAccessible::Name), QStringLiteral("Card face down"));
}

void TestBacks::nothingIsDoneWithThemUnasked() {
    const QString asked = driver_->prompt();
    QVERIFY(backs().empty());
    QVERIFY(cardsIn(*driver_, QStringLiteral("Wards, Blue"), QStringLiteral("Card face down")).empty());
    QCOMPARE(driver_->prompt(), asked);
    strike();
    QVERIFY(cardsIn(*driver_, QStringLiteral("Wards, Blue"), QStringLiteral("Card face down")).empty());
}

void TestBacks::oneIsPickedByAClick() {
    strike();
    QCOMPARE(backs().size(), std::size_t{4});
    for (const TableDriver::Seen& back : backs())
        QVERIFY(back.choosable);
    driver_->click(backs()[1]);
    QVERIFY2(!driver_->prompt().contains(QStringLiteral("wards")), qPrintable(driver_->prompt()));
    QCOMPARE(wards(QStringLiteral("Crimson")).size(), std::size_t{3});
}

void TestBacks::oneIsDraggedToTheHand() {
    strike();
    QVERIFY(driver_->dragToLitPlace(backs()[2]));
    QCOMPARE(wards(QStringLiteral("Crimson")).size(), std::size_t{3});
    QVERIFY2(!driver_->prompt().contains(QStringLiteral("wards")), qPrintable(driver_->prompt()));
}

void TestBacks::oneIsPickedByKeysAlone() {
    strike();
    for (int i = 0; i < 8 && !driver_->focused().value_or(TableDriver::Seen{}).isIn(QStringLiteral("Wards"));
         ++i)
        driver_->key(Qt::Key_Tab);
    const auto focused = driver_->focused();
    QVERIFY2(focused && focused->isIn(QStringLiteral("Wards, Crimson")),
             focused ? qPrintable(focused->name + u'|' + focused->description) : "nothing");
    driver_->key(Qt::Key_Right);
    QVERIFY(driver_->focused() && driver_->focused()->rect.x() != focused->rect.x());
    driver_->key(Qt::Key_Return);
    QCOMPARE(wards(QStringLiteral("Crimson")).size(), std::size_t{3});
}

void TestBacks::oneIsPickedFromAHand() {
    const auto snatch = cardsIn(*driver_, QStringLiteral("Hand"), QStringLiteral("Snatch"));
    QCOMPARE(snatch.size(), std::size_t{1});
    driver_->click(snatch.front());
    driver_->clickNamed(QStringLiteral("meaning-2")); // the first charges
    const auto hand =
        cardsIn(*driver_, QStringLiteral("Hand, Crimson"), QStringLiteral("A card in the hand of Crimson"));
    QCOMPARE(hand.size(), std::size_t{4});
    driver_->click(hand[3]);
    QVERIFY2(driver_->prompt().contains(QStringLiteral("rest to end your turn")),
             qPrintable(driver_->prompt()));
}

void TestBacks::aPileCountsBothFaces() {
    bool isTold = false;
    for (const TableDriver::Seen& one : driver_->seen())
        isTold = isTold || (one.isZone && one.name == QStringLiteral("Heap of Blue") &&
                            one.description.contains(QStringLiteral("4 cards, 2 face down")));
    QVERIFY(isTold);
}

void TestBacks::theListOfAPileSaysWhichLieFaceDown_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("heap");
    QTest::addColumn<QString>("down");
    QTest::addColumn<QString>("told");
    QTest::newRow("English") << QStringLiteral("en") << QStringLiteral("Heap of Blue")
                             << QStringLiteral("; face down") << QStringLiteral("2 face down");
    QTest::newRow("Japanese") << QStringLiteral("ja") << QStringLiteral("ブルーのヒープ")
                              << QStringLiteral("; 裏向き") << QStringLiteral("裏向き2枚");
}

void TestBacks::theListOfAPileSaysWhichLieFaceDown() {
    QFETCH(QString, language);
    QFETCH(QString, heap);
    QFETCH(QString, down);
    QFETCH(QString, told);
    driver_ = tableOfScenario("backs/for-the-window.yaml", language);
    const std::vector<TableDriver::Seen> seen = driver_->seen();
    const auto pile = std::ranges::find_if(
        seen, [&](const TableDriver::Seen& one) { return one.isZone && one.name == heap; });
    QVERIFY(pile != seen.end());
    driver_->click(*pile);
    QWidget* const viewer = driver_->widget(QStringLiteral("zone-viewer"));
    QVERIFY(viewer != nullptr);
    const auto* const list = viewer->findChild<QListWidget*>(QStringLiteral("zone-cards"));
    QVERIFY(list != nullptr);
    QCOMPARE(list->count(), 4);
    std::vector<bool> isDown;
    std::vector<QImage> pictures;
    for (int i = 0; i < list->count(); ++i) {
        isDown.push_back(list->item(i)->data(Qt::AccessibleTextRole).toString().endsWith(down));
        QCOMPARE(list->item(i)->toolTip().endsWith(down), isDown.back());
        pictures.push_back(list->item(i)->icon().pixmap(list->iconSize()).toImage());
    }
    QCOMPARE(isDown, (std::vector<bool>{false, true, false, true}));
    // The back looks out at the left of those alone.
    const QColor edge = cardEdge(pictures[1]);
    QCOMPARE(cardEdge(pictures[3]), edge);
    QVERIFY(cardEdge(pictures[0]) != edge);
    QVERIFY(cardEdge(pictures[2]) != edge);
    bool isCounted = false;
    for (const QLabel* label : viewer->findChildren<QLabel*>())
        isCounted = isCounted || label->text().contains(told);
    QVERIFY(isCounted);
}

TAKUJO_TEST(TestBacks)
#include "test_backs.moc"
