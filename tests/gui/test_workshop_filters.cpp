#include "tests/gui/deck_workshop.h"
#include "tests/test_program.h"

#include <QComboBox>
#include <QTemporaryDir>
#include <QToolButton>

/// Cards are found by the menu of filters, and laid out in another order.
class TestWorkshopFilters : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();

    void theMenuHasAValueOfEachSort_data();
    void theMenuHasAValueOfEachSort();
    void conditionsOfTheMenuAddUpAndGoOneByOne();
    void theMenuAddsToWhatIsTyped();
    void aFilterIsChosenByKeys();
    void theMenuSpeaksTheLanguage();
    void cardsAreSorted_data();
    void cardsAreSorted();
    void theOrderStaysWhileOneSearches();
    void aCardInAnotherOrderIsTheOneThatIsPutIn();

private:
    std::unique_ptr<QTemporaryDir> home_;
};

namespace {

/// In the file they stand in no order of cost, strength or name.
constexpr const char* quarry = R"(set: quarry
game: workbench
name: The Quarry
cards:
  - {id: quarry-1, name: Quarrol Elm, type: relic, colour: red, cost: 3}
  - {id: quarry-2, name: Quarrol Birch, type: creature, colour: red, cost: 1, strength: 2}
  - {id: quarry-3, name: Quarrol Ash, type: creature, colour: blue, cost: 2, strength: 4}
  - {id: quarry-4, name: Quarrol Dill, type: creature, colour: blue, cost: 1, strength: 1}
)";

const QString stem = QStringLiteral("Quarrol");

/// The cards that are found, in their order, by the last words of their names.
QString found(const TableDriver& driver) {
    QStringList names;
    const QListView* list = cardsIn(driver, "shelf-cards");
    for (int row = 0; row < list->model()->rowCount(); ++row)
        names << list->model()->index(row, 0).data().toString().section(u' ', -1);
    return names.join(u' ');
}

QString query(const TableDriver& driver) {
    return qobject_cast<QLineEdit*>(driver.widget(QStringLiteral("card-query")))->text();
}

QString chip(const TableDriver& driver, int number) {
    const auto* button = qobject_cast<QToolButton*>(driver.widget(QStringLiteral("chip-%1").arg(number)));
    return button == nullptr ? QString{} : button->text().section(QStringLiteral("  "), 0, 0);
}

/// Opens the menu of filters and clicks through it, by the texts of its menus and actions.
void filter(TableDriver& driver, const QStringList& way) {
    auto* const button = qobject_cast<QToolButton*>(driver.widget(QStringLiteral("card-filters")));
    const auto choose = [&] {
        for (const QString& text : way) {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY2(menu != nullptr, qPrintable(text));
            const QList<QAction*> actions = menu->actions();
            const auto at = std::ranges::find(actions, text, &QAction::text);
            if (at == actions.end()) {
                menu->close();
                QFAIL(qPrintable(text + QStringLiteral(" is not in the menu")));
            }
            QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(*at).center());
            QTRY_VERIFY2(QApplication::activePopupWidget() != menu, qPrintable(text));
        }
    };
    QTimer::singleShot(0, button, choose); // an open menu has a loop of its own
    driver.click(button);
    driver.settle();
}

void sortBy(TableDriver& driver, const QString& field) {
    auto* box = qobject_cast<QComboBox*>(driver.widget(QStringLiteral("card-sorting")));
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Home);
    for (int i = 0; i < box->count() && box->currentText() != field; ++i)
        QTest::keyClick(box, Qt::Key_Down);
    driver.settle();
    QCOMPARE(box->currentText(), field);
}

} // namespace

void TestWorkshopFilters::init() {
    home_ = std::make_unique<QTemporaryDir>();
    QVERIFY(home_->isValid());
    qputenv("XDG_DATA_HOME", home_->path().toUtf8());
    const QString folder = home_->path() + QStringLiteral("/takujo/cardsets/workbench");
    QVERIFY(QDir{}.mkpath(folder));
    QFile file{folder + QStringLiteral("/quarry.yaml")};
    QVERIFY(file.open(QFile::WriteOnly) && file.write(quarry) > 0);
}

void TestWorkshopFilters::theMenuHasAValueOfEachSort_data() {
    QTest::addColumn<QStringList>("way");
    QTest::addColumn<QString>("cards");
    QTest::addColumn<QString>("condition");
    const auto row = [](const char* name, const char* field, const QString& value, const char* cards,
                        const QString& condition) {
        QTest::newRow(name) << QStringList{QString::fromLatin1(field), value} << QString::fromLatin1(cards)
                            << condition;
    };
    row("a type", "Type", QStringLiteral("Creature"), "Birch Ash Dill", QStringLiteral("Type = creature"));
    row("a colour", "Colour", QStringLiteral("Red"), "Elm Birch", QStringLiteral("Colour = red"));
    row("no more than", "Cost", QStringLiteral("≤ 2"), "Birch Ash Dill", QStringLiteral("Cost ≤ 2"));
    row("no less than", "Cost", QStringLiteral("≥ 2"), "Elm Ash", QStringLiteral("Cost ≥ 2"));
    row("a set", "Set", QStringLiteral("The Quarry"), "Elm Birch Ash Dill", QStringLiteral("Set = quarry"));
}

void TestWorkshopFilters::theMenuHasAValueOfEachSort() {
    QFETCH(const QStringList, way);
    QFETCH(const QString, cards);
    QFETCH(const QString, condition);
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    beginNew(driver);
    search(driver, stem);
    filter(driver, way);
    QCOMPARE(found(driver), cards);
    QCOMPARE(chip(driver, 1), condition);
    driver.click(driver.widget(QStringLiteral("chip-1")));
    QCOMPARE(query(driver), stem);
    QCOMPARE(found(driver), QStringLiteral("Elm Birch Ash Dill"));
    QVERIFY2(driver.widget(QStringLiteral("chip-1")) == nullptr, qPrintable(chip(driver, 1)));
}

void TestWorkshopFilters::conditionsOfTheMenuAddUpAndGoOneByOne() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    beginNew(driver);
    filter(driver, {QStringLiteral("Set"), QStringLiteral("The Quarry")});
    filter(driver, {QStringLiteral("Cost"), QStringLiteral("≤ 1")});
    filter(driver, {QStringLiteral("Colour"), QStringLiteral("Blue")});
    QCOMPARE(found(driver), QStringLiteral("Dill"));
    QCOMPARE(driver.textOf(QStringLiteral("cards-found")), QStringLiteral("1 card"));
    QCOMPARE(chip(driver, 2), QStringLiteral("Cost ≤ 1"));
    driver.click(driver.widget(QStringLiteral("chip-2"))); // the one between the others
    QCOMPARE(found(driver), QStringLiteral("Ash Dill"));
    QCOMPARE(chip(driver, 1), QStringLiteral("Set = quarry"));
    QCOMPARE(chip(driver, 2), QStringLiteral("Colour = blue"));
    driver.click(driver.widget(QStringLiteral("chip-2")));
    QCOMPARE(found(driver), QStringLiteral("Elm Birch Ash Dill"));
}

/// Words are no condition of their own that one could take away: they stay.
void TestWorkshopFilters::theMenuAddsToWhatIsTyped() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    beginNew(driver);
    search(driver, stem + QStringLiteral(" cost>=2"));
    filter(driver, {QStringLiteral("Type"), QStringLiteral("Creature")});
    QCOMPARE(found(driver), QStringLiteral("Ash"));
    QCOMPARE(query(driver), stem + QStringLiteral(" cost>=2 type:creature"));
    QCOMPARE(chip(driver, 1), QStringLiteral("Cost ≥ 2"));
    QCOMPARE(chip(driver, 2), QStringLiteral("Type = creature"));
}

void TestWorkshopFilters::aFilterIsChosenByKeys() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    beginNew(driver);
    search(driver, stem);
    QWidget* const button = driver.widget(QStringLiteral("card-filters"));
    button->setFocus(Qt::TabFocusReason);
    const auto choose = [] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        const auto goTo = [](QMenu* in, const QString& text) {
            for (int i = 0; i <= in->actions().size(); ++i) {
                if (in->activeAction() != nullptr && in->activeAction()->text() == text)
                    return;
                QTest::keyClick(in, Qt::Key_Down);
            }
        };
        goTo(menu, QStringLiteral("Colour"));
        QTest::keyClick(menu, Qt::Key_Right);
        auto* of = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        goTo(of, QStringLiteral("Blue"));
        QTest::keyClick(of, Qt::Key_Return);
    };
    QTimer::singleShot(0, button, choose);
    QTest::keyClick(button, Qt::Key_Space);
    driver.settle();
    QCOMPARE(found(driver), QStringLiteral("Ash Dill"));
}

void TestWorkshopFilters::theMenuSpeaksTheLanguage() {
    TableDriver driver{QStringLiteral("ja"), takujo::Brightness::dark, theWorkbench()};
    beginNew(driver);
    search(driver, stem);
    filter(driver, {QStringLiteral("種類"), QStringLiteral("クリーチャー")});
    QCOMPARE(found(driver), QStringLiteral("Birch Ash Dill"));
    QCOMPARE(chip(driver, 1), QStringLiteral("種類 = クリーチャー"));
}

void TestWorkshopFilters::cardsAreSorted_data() {
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("upwards");
    QTest::addColumn<QString>("downwards");
    const auto row = [](const char* name, const char* field, const char* upwards, const char* downwards) {
        QTest::newRow(name) << QString::fromLatin1(field) << QString::fromLatin1(upwards)
                            << QString::fromLatin1(downwards);
    };
    row("as in the sets", "As in the sets", "Elm Birch Ash Dill", "Dill Ash Birch Elm");
    row("name", "Name", "Ash Birch Dill Elm", "Elm Dill Birch Ash");
    // Equal ones keep their order.
    row("cost", "Cost", "Birch Dill Ash Elm", "Elm Ash Birch Dill");
    // A relic has no strength, and comes last both ways.
    row("strength", "Strength", "Dill Birch Ash Elm", "Ash Birch Dill Elm");
    row("type", "Type", "Birch Ash Dill Elm", "Elm Birch Ash Dill");
}

void TestWorkshopFilters::cardsAreSorted() {
    QFETCH(const QString, field);
    QFETCH(const QString, upwards);
    QFETCH(const QString, downwards);
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    beginNew(driver);
    search(driver, stem);
    sortBy(driver, field);
    QCOMPARE(found(driver), upwards);
    driver.click(driver.widget(QStringLiteral("card-direction")));
    QCOMPARE(found(driver), downwards);
    driver.click(driver.widget(QStringLiteral("card-direction")));
    QCOMPARE(found(driver), upwards);
}

void TestWorkshopFilters::theOrderStaysWhileOneSearches() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    beginNew(driver);
    search(driver, stem);
    sortBy(driver, QStringLiteral("Name"));
    search(driver, stem + QStringLiteral(" colour:red"));
    QCOMPARE(found(driver), QStringLiteral("Birch Elm"));
    driver.click(driver.widget(QStringLiteral("chip-1")));
    QCOMPARE(found(driver), QStringLiteral("Ash Birch Dill Elm"));
}

void TestWorkshopFilters::aCardInAnotherOrderIsTheOneThatIsPutIn() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    beginNew(driver);
    search(driver, stem);
    sortBy(driver, QStringLiteral("Name"));
    putInFirst(driver, 1, 3);
    QCOMPARE(found(driver), QStringLiteral("Ash Birch Dill Elm"));
    QVERIFY(rowOf(cardsIn(driver, "sheet-cards"), QStringLiteral("Quarrol Ash"))
                .contains(QStringLiteral("3 in the deck")));
    QCOMPARE(size(driver), QStringLiteral("3 cards"));
}

TAKUJO_TEST(TestWorkshopFilters)
#include "test_workshop_filters.moc"
