#include "tests/gui/deck_workshop.h"
#include "tests/gui/game_files.h"
#include "tests/gui/started_games.h"
#include "tests/test_program.h"

#include <QApplication>
#include <QClipboard>
#include <QTemporaryDir>

/// Decks are built, changed, kept and handed on in the window, by mouse and keys.
class TestWorkshop : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();

    void aDeckIsBuiltFromNothing();
    void copiesComeAndGoByKeys();
    void copiesComeAndGoByTheMouse();
    void whatIsNotSavedIsStillThere();
    void aDraftThatNobodyCanReadIsKept();
    void whatIsNotSavedCanBeDiscarded();
    void aDeckOfTheUserIsChangedInItsFile();
    void cardsAreSearchedAndConditionsTakenBack();
    void aDeckIsHandedOnAsTextAndAsALink_data();
    void aDeckIsHandedOnAsTextAndAsALink();
    void whatNobodyUnderstandsIsTold();
    void aCardThatIsInNoSetIsNamedAndStays();
    void handsAreDealt();
    void chancesAreToldForATurn();
    void notesAndChangesAreThere();
    void headingsAreInTheLanguage_data() { addGames(); }
    void headingsAreInTheLanguage();

private:
    std::unique_ptr<QTemporaryDir> home_;
};

void TestWorkshop::initTestCase() {
    prepareForTests();
}

/// Each test has a user of its own.
void TestWorkshop::init() {
    home_ = std::make_unique<QTemporaryDir>();
    QVERIFY(home_->isValid());
    qputenv("XDG_DATA_HOME", home_->path().toUtf8());
    QVERIFY(writeNamedDecks(home_->path()));
}

void TestWorkshop::aDeckIsBuiltFromNothing() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    beginNew(driver);
    QVERIFY2(verdict(driver).startsWith(u'✕'), qPrintable(verdict(driver)));
    search(driver, QStringLiteral("Zvorun"));
    putInFirst(driver, 50, 1);
    QCOMPARE(size(driver), QStringLiteral("50 cards"));
    QVERIFY2(verdict(driver).startsWith(u'✓'), qPrintable(verdict(driver)));

    driver.click(driver.widget(QStringLiteral("deck-save")));
    QVERIFY(driver.textOf(QStringLiteral("workshop-state")).contains(QStringLiteral("name")));
    name(driver, QStringLiteral("My own"));
    driver.click(driver.widget(QStringLiteral("deck-save")));
    QVERIFY2(driver.textOf(QStringLiteral("workshop-state")).startsWith(QStringLiteral("Saved")),
             qPrintable(driver.textOf(QStringLiteral("workshop-state"))));

    driver.click(driver.widget(QStringLiteral("deck-play")));
    auto* deck = qobject_cast<QComboBox*>(driver.widget(QStringLiteral("deck-0")));
    QVERIFY(deck != nullptr);
    QCOMPARE(deck->currentText(), QStringLiteral("My own"));
    openDecks(driver);
    chooseRow(driver, QStringLiteral("✓  My own"));
}

void TestWorkshop::copiesComeAndGoByKeys() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    beginNew(driver);
    search(driver, QStringLiteral("Zvorun01"));
    QTest::keyClick(driver.widget(QStringLiteral("card-query")), Qt::Key_Return);
    QListView* list = cardsIn(driver, "shelf-cards");
    QCOMPARE(list->model()->rowCount(), 1);
    const auto says = [&](int count) {
        return rowOf(list, 0).endsWith(QStringLiteral("%1 in the deck").arg(count));
    };
    QVERIFY(says(0));
    QTest::keyClick(list, Qt::Key_3);
    QVERIFY(says(3));
    QTest::keyClick(list, Qt::Key_Plus);
    QVERIFY(says(4));
    QTest::keyClick(list, Qt::Key_Minus);
    QTest::keyClick(list, Qt::Key_Minus);
    QVERIFY(says(2));
    QTest::keyClick(list, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(says(3));
    QTest::keyClick(list, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(says(2));
    QTest::keyClick(list, Qt::Key_0);
    QVERIFY(says(0));
    QCOMPARE(size(driver), QStringLiteral("0 cards"));
}

void TestWorkshop::copiesComeAndGoByTheMouse() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    beginNew(driver);
    search(driver, QStringLiteral("Zvorun02"));
    QListView* shelf = cardsIn(driver, "shelf-cards");
    const auto clickEnd = [&](QListView* list, int row, int fromRight) {
        const QRect place = list->visualRect(list->model()->index(row, 0));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          {place.right() - fromRight, place.center().y()});
        driver.settle();
    };
    constexpr int plus = 20;
    constexpr int minus = 78;
    clickEnd(shelf, 0, plus);
    clickEnd(shelf, 0, plus);
    QCOMPARE(size(driver), QStringLiteral("2 cards"));
    QListView* sheet = cardsIn(driver, "sheet-cards");
    QVERIFY(rowOf(sheet, QStringLiteral("Zvorun02")).contains(QStringLiteral("2 in the deck")));
    clickEnd(sheet, 1, minus); // below the heading of its type
    QCOMPARE(size(driver), QStringLiteral("1 card"));
    const QRect place = shelf->visualRect(shelf->model()->index(0, 0));
    QTest::mouseDClick(shelf->viewport(), Qt::LeftButton, {}, {place.left() + 60, place.center().y()});
    driver.settle();
    QCOMPARE(size(driver), QStringLiteral("2 cards"));
}

void TestWorkshop::whatIsNotSavedIsStillThere() {
    {
        const auto window = windowForTwo();
        TableDriver& driver = *window;
        beginNew(driver);
        search(driver, QStringLiteral("Zmelix"));
        putInFirst(driver, 7, 2);
        name(driver, QStringLiteral("Half done"));
    } // nobody saved it, and nobody was asked
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    openDecks(driver);
    chooseRow(driver, QStringLiteral("✎  Half done"));
    driver.click(driver.widget(QStringLiteral("edit-deck")));
    QCOMPARE(size(driver), QStringLiteral("14 cards"));
    // Now a deck of the user's, which has a file already.
    driver.click(driver.widget(QStringLiteral("leave-workshop")));
    chooseRow(driver, QStringLiteral("zvor"));
    driver.click(driver.widget(QStringLiteral("edit-deck")));
    search(driver, QStringLiteral("Zmelix01"));
    putInFirst(driver, 1, 1);
    QCOMPARE(size(driver), QStringLiteral("51 cards"));
    QTest::keyClick(cardsIn(driver, "shelf-cards"), Qt::Key_Escape);
    chooseRow(driver, QStringLiteral("zvor"));
    driver.click(driver.widget(QStringLiteral("edit-deck")));
    QCOMPARE(size(driver), QStringLiteral("51 cards"));
}

/// A power cut or an editor may leave anything. Nothing of it goes, and nothing is overwritten.
void TestWorkshop::aDraftThatNobodyCanReadIsKept() {
    const QString drafts = home_->path() + QStringLiteral("/takujo/drafts/workbench");
    const QByteArray damaged = "deck: [zvor\n";
    QVERIFY(QDir{}.mkpath(drafts));
    for (const char* name : {"/zvor.yaml", "/begun.yaml"}) {
        QFile file{drafts + QLatin1String(name)};
        QVERIFY(file.open(QFile::WriteOnly) && file.write(damaged) > 0);
    }
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    openDecks(driver);
    chooseRow(driver, QStringLiteral("begun.yaml"));
    QVERIFY(driver.widget(QStringLiteral("edit-deck")) == nullptr);
    chooseRow(driver, QStringLiteral("zvor"));
    driver.click(driver.widget(QStringLiteral("edit-deck")));
    const QString text = told(driver);
    QVERIFY2(text.contains(QStringLiteral("zvor-1.yaml")), qPrintable(text));
    QCOMPARE(size(driver), QStringLiteral("50 cards")); // as it was saved
    search(driver, QStringLiteral("Zmelix01"));
    putInFirst(driver, 1, 1);
    QCOMPARE(contentOf(drafts + QStringLiteral("/unreadable/zvor-1.yaml")), damaged);
    QCOMPARE(contentOf(drafts + QStringLiteral("/begun.yaml")), damaged);
}

void TestWorkshop::whatIsNotSavedCanBeDiscarded() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    openDecks(driver);
    chooseRow(driver, QStringLiteral("zvor"));
    driver.click(driver.widget(QStringLiteral("edit-deck")));
    search(driver, QStringLiteral("Zmelix01"));
    putInFirst(driver, 1, 3);
    QCOMPARE(size(driver), QStringLiteral("53 cards"));
    chooseMore(driver, "deck-discard");
    for (QPushButton* button : driver.window().findChildren<QPushButton*>())
        if (button->isVisible() && button->text() == QStringLiteral("Discard it"))
            driver.click(button);
    QCOMPARE(size(driver), QStringLiteral("50 cards"));
    QCOMPARE(driver.textOf(QStringLiteral("workshop-state")), QStringLiteral("Saved"));
}

void TestWorkshop::aDeckOfTheUserIsChangedInItsFile() {
    const QString path = home_->path() + QStringLiteral("/takujo/cardsets/workbench/decks/zvor.yaml");
    QFile file{path};
    QVERIFY(file.open(QFile::Append));
    file.write("  # the last word\n");
    file.close();
    const QString before = QString::fromUtf8(contentOf(path));
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    openDecks(driver);
    chooseRow(driver, QStringLiteral("zvor"));
    driver.click(driver.widget(QStringLiteral("edit-deck")));
    search(driver, QStringLiteral("Zvorun03"));
    putInFirst(driver, 1, 2);
    QCOMPARE(QString::fromUtf8(contentOf(path)), before);
    QTest::keyClick(cardsIn(driver, "shelf-cards"), Qt::Key_S, Qt::ControlModifier);
    QString expected = before;
    expected.replace(QStringLiteral("card: zvor-003, count: 1"), QStringLiteral("card: zvor-003, count: 2"));
    QVERIFY(expected != before);
    QCOMPARE(QString::fromUtf8(contentOf(path)), expected);
}

void TestWorkshop::cardsAreSearchedAndConditionsTakenBack() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    beginNew(driver);
    QListView* list = cardsIn(driver, "shelf-cards");
    const int all = list->model()->rowCount();
    search(driver, QStringLiteral("Zvorun cost<=0 banana:3"));
    QVERIFY2(driver.textOf(QStringLiteral("card-trouble")).contains(QStringLiteral("banana")),
             qPrintable(driver.textOf(QStringLiteral("card-trouble"))));
    QVERIFY(list->model()->rowCount() < all);
    QWidget* chip = driver.widget(QStringLiteral("chip-1"));
    QVERIFY(chip != nullptr);
    driver.click(chip);
    auto* query = qobject_cast<QLineEdit*>(driver.widget(QStringLiteral("card-query")));
    QCOMPARE(query->text(), QStringLiteral("Zvorun banana:3"));
    QCOMPARE(list->model()->rowCount(), 50);
    QVERIFY(driver.widget(QStringLiteral("chip-1")) == nullptr);
    search(driver, {});
    QCOMPARE(list->model()->rowCount(), all);
}

void TestWorkshop::aDeckIsHandedOnAsTextAndAsALink_data() {
    QTest::addColumn<QByteArray>("action");
    QTest::addColumn<QString>("looksLike");
    QTest::newRow("text") << QByteArray{"deck-copy-text"} << QStringLiteral("3 Zvorun01");
    QTest::newRow("link") << QByteArray{"deck-copy-link"} << QStringLiteral("takujo:deck:1:workbench");
}

void TestWorkshop::aDeckIsHandedOnAsTextAndAsALink() {
    QFETCH(const QByteArray, action);
    QFETCH(const QString, looksLike);
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    beginNew(driver);
    search(driver, QStringLiteral("Zvorun"));
    putInFirst(driver, 5, 3);
    chooseMore(driver, action.constData());
    QVERIFY2(QApplication::clipboard()->text().contains(looksLike),
             qPrintable(QApplication::clipboard()->text()));
    driver.click(driver.widget(QStringLiteral("leave-workshop")));
    beginNew(driver);
    QCOMPARE(size(driver), QStringLiteral("0 cards"));
    chooseMore(driver, "deck-import");
    QCOMPARE(size(driver), QStringLiteral("15 cards"));
    QVERIFY(rowOf(cardsIn(driver, "sheet-cards"), QStringLiteral("Zvorun05"))
                .contains(QStringLiteral("3 in the deck")));
}

void TestWorkshop::whatNobodyUnderstandsIsTold() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    beginNew(driver);
    QApplication::clipboard()->setText(QStringLiteral("2 Zvorun04\n3 Zvorunn05\n"));
    chooseMore(driver, "deck-import");
    const QString said = told(driver);
    QVERIFY2(said.contains(QStringLiteral("Zvorunn05")) && said.contains(QStringLiteral("Zvorun05")),
             qPrintable(said));
    QCOMPARE(size(driver), QStringLiteral("2 cards"));
    // A damaged link changes nothing.
    QApplication::clipboard()->setText(QStringLiteral("takujo:deck:1:workbench:"));
    chooseMore(driver, "deck-import");
    QVERIFY(!told(driver).isEmpty());
    QCOMPARE(size(driver), QStringLiteral("2 cards"));
}

void TestWorkshop::aCardThatIsInNoSetIsNamedAndStays() {
    const QString path = home_->path() + QStringLiteral("/takujo/cardsets/workbench/decks/zvor.yaml");
    QString text = QString::fromUtf8(contentOf(path));
    text.replace(QStringLiteral("card: zvor-010,"), QStringLiteral("card: gone-010,"));
    QFile file{path};
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(text.toUtf8());
    file.close();
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    told(driver); // what is wrong with files is told at the start
    openDecks(driver);
    chooseRow(driver, QStringLiteral("zvor"));
    driver.click(driver.widget(QStringLiteral("edit-deck")));
    QCOMPARE(size(driver), QStringLiteral("50 cards"));
    QVERIFY(rowOf(cardsIn(driver, "sheet-cards"), QStringLiteral("gone-010"))
                .contains(QStringLiteral("in no card set")));
    QVERIFY(verdict(driver).startsWith(u'✕'));
    search(driver, QStringLiteral("Zvorun10"));
    putInFirst(driver, 1, 1);
    QTest::keyClick(cardsIn(driver, "shelf-cards"), Qt::Key_S, Qt::ControlModifier);
    QVERIFY(contentOf(path).contains("gone-010"));
}

void TestWorkshop::handsAreDealt() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    openDecks(driver);
    chooseRow(driver, QStringLiteral("zvor"));
    driver.click(driver.widget(QStringLiteral("edit-deck")));
    QVERIFY(driver.widget(QStringLiteral("sample-hand")) == nullptr);
    driver.click(driver.widget(QStringLiteral("deal-hand")));
    QWidget* hand = driver.widget(QStringLiteral("sample-hand"));
    QVERIFY(hand != nullptr);
    const std::set<QString> first = namesIn(hand->accessibleName());
    QVERIFY(first.size() > 1);
    for (const QString& name : first)
        QVERIFY(name.startsWith(QStringLiteral("Zvorun")));
}

/// Who waits longer sees more.
void TestWorkshop::chancesAreToldForATurn() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    openDecks(driver);
    chooseRow(driver, QStringLiteral("zvor"));
    driver.click(driver.widget(QStringLiteral("edit-deck")));
    const auto firstChance = [&] {
        auto* label = qobject_cast<QLabel*>(driver.widget(QStringLiteral("deck-chances")));
        static const QRegularExpression number{QStringLiteral(R"((\d+) %)")};
        return number.match(label->text()).captured(1).toInt();
    };
    const int byTheThird = firstChance();
    QVERIFY(byTheThird > 0);
    QWidget* const turn = driver.widget(QStringLiteral("chances-turn"));
    QTest::mouseClick(turn, Qt::LeftButton);
    for (int i = 0; i < 4; ++i)
        QTest::keyClick(turn, Qt::Key_Up);
    const int byTheSeventh = firstChance();
    QVERIFY2(byTheSeventh > byTheThird, qPrintable(QString::number(byTheSeventh)));
    QTest::keyClick(turn, Qt::Key_Down);
    QVERIFY(firstChance() < byTheSeventh);
}

void TestWorkshop::notesAndChangesAreThere() {
    const QString path = home_->path() + QStringLiteral("/takujo/cardsets/workbench/decks/zvor.yaml");
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    openDecks(driver);
    chooseRow(driver, QStringLiteral("zvor"));
    driver.click(driver.widget(QStringLiteral("edit-deck")));
    QVERIFY2(driver.widget(QStringLiteral("deck-changes")) == nullptr, "nothing has changed yet");
    search(driver, QStringLiteral("Zvorun03"));
    putInFirst(driver, 1, 3);
    QCOMPARE(driver.textOf(QStringLiteral("deck-changes")), QStringLiteral("+2 Zvorun03"));
    QWidget* notes = driver.widget(QStringLiteral("deck-notes"));
    notes->setFocus();
    QTest::keyClicks(notes, QStringLiteral("Third of a kind"));
    QTest::keyClick(notes, Qt::Key_Tab);
    driver.click(driver.widget(QStringLiteral("deck-save")));
    QVERIFY(contentOf(path).contains("Third of a kind"));
    QVERIFY(driver.widget(QStringLiteral("deck-changes")) == nullptr);
}

void TestWorkshop::headingsAreInTheLanguage() {
    QFETCH(int, game);
    TableDriver driver{QStringLiteral("ja")};
    driver.chooseGame(game);
    openDecks(driver);
    driver.click(driver.widget(QStringLiteral("edit-deck")));
    const QListView* list = cardsIn(driver, "sheet-cards");
    static const QRegularExpression english{QStringLiteral("[A-Za-z]{3}")};
    int headings = 0;
    for (int row = 0; row < list->model()->rowCount(); ++row) {
        const QModelIndex at = list->model()->index(row, 0);
        if (at.flags().testFlag(Qt::ItemIsSelectable))
            continue;
        ++headings;
        QVERIFY2(!at.data().toString().contains(english), qPrintable(at.data().toString()));
    }
    QVERIFY(headings > 1);
}

TAKUJO_TEST(TestWorkshop)
#include "test_workshop.moc"
