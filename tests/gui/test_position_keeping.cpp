#include "tests/gui/at_the_table.h"
#include "tests/gui/game_files.h"
#include "tests/gui/set_up_position.h"
#include "tests/test_program.h"

#include <QTemporaryDir>

#include <sys/fsuid.h>
#include <unistd.h>

/// Positions that are half made outlive the window, and games that are played on from one are kept and saved
/// like others.
class TestPositionKeeping : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }
    void init();

    void whatIsHalfMadeIsThereTheNextTime();
    void whatIsSavedOrClearedIsNot();
    void aDraftThatNobodyCanReadIsToldAndStays();
    void aDraftThatCannotBeMovedStays();
    void aTakenOverGameLeavesTheDraftToUndo();
    void aGameFromAPositionIsSavedAndOpened();
    void aGameFromAPositionIsGoneOnWith();
    void aDamagedGameFromAPositionIsTold();
    void anOwnerAndWhatWasUsedAreSet();

private:
    QString draft() const {
        return home_->filePath(QStringLiteral("takujo/drafts/workbench/position/unsaved.yaml"));
    }
    /// A hand for each player, decks, and life; played on from there, with some answers.
    void beginFromPosition(TableDriver& driver);

    std::unique_ptr<QTemporaryDir> home_;
};

/// Each test has a user of its own.
void TestPositionKeeping::init() {
    home_ = std::make_unique<QTemporaryDir>();
    QVERIFY(home_->isValid());
    qputenv("XDG_DATA_HOME", home_->path().toUtf8());
    QVERIFY(writeNamedDecks(home_->path()));
}

void TestPositionKeeping::beginFromPosition(TableDriver& driver) {
    setUpToPlay(driver);
    driver.click(driver.widget(QStringLiteral("position-play")));
    QVERIFY(driver.widget(QStringLiteral("position-page")) == nullptr);
    for (int i = 0; i < 4; ++i)
        driver.key(Qt::Key_Space);
}

void TestPositionKeeping::whatIsHalfMadeIsThereTheNextTime() {
    {
        const auto window = windowForTwo();
        setUp(*window);
        put(*window, 0, QStringLiteral("hand"), QStringLiteral("Zvorun05"));
        put(*window, 1, QStringLiteral("board"), QStringLiteral("Zmelix06"));
        press(*window, strip(*window, 1, QStringLiteral("board")), 0, Qt::Key_R);
        QVERIFY(window->textOf(QStringLiteral("position-state")).contains(QStringLiteral("draft")));
    } // nobody saved it, and nobody was asked
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    setUp(driver);
    QVERIFY2(driver.textOf(QStringLiteral("position-state")).contains(QStringLiteral("you left")),
             qPrintable(driver.textOf(QStringLiteral("position-state"))));
    QCOMPARE(cardsOf(strip(driver, 0, QStringLiteral("hand"))), QStringList{QStringLiteral("Zvorun05")});
    QCOMPARE(cardsOf(strip(driver, 1, QStringLiteral("board"))),
             QStringList{QStringLiteral("Zmelix06, tapped")});
}

void TestPositionKeeping::whatIsSavedOrClearedIsNot() {
    {
        const auto window = windowForTwo();
        setUp(*window);
        put(*window, 0, QStringLiteral("hand"), QStringLiteral("Zvorun05"));
        QVERIFY(QFile::exists(draft()));
        window->click(window->widget(QStringLiteral("position-save")));
        nameFile(*window, QStringLiteral("save-position-dialog"),
                 home_->filePath(QStringLiteral("mine.yaml")));
        QVERIFY(!QFile::exists(draft()));
    }
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    setUp(driver);
    QCOMPARE(strip(driver, 0, QStringLiteral("hand"))->count(), 0);
    put(driver, 0, QStringLiteral("hand"), QStringLiteral("Zvorun05"));
    QVERIFY(QFile::exists(draft()));
    driver.click(driver.widget(QStringLiteral("position-clear")));
    QVERIFY(!QFile::exists(draft()));
}

void TestPositionKeeping::aDraftThatNobodyCanReadIsToldAndStays() {
    QVERIFY(QDir{}.mkpath(QFileInfo{draft()}.absolutePath()));
    QFile file{draft()};
    QVERIFY(file.open(QFile::WriteOnly));
    const QByteArray damaged = "scenario: Mine\ngame: workbench\ncards: [gone-999]\n"
                               "setup: {turn: A, phase: work}\nsteps: []\n";
    file.write(damaged);
    file.close();
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    setUp(driver);
    const QString text = told(driver);
    QVERIFY2(text.contains(QStringLiteral("line 3")) && text.contains(QStringLiteral("gone-999")) &&
                 text.contains(QStringLiteral("unreadable-1.yaml")),
             qPrintable(text));
    put(driver, 0, QStringLiteral("hand"), QStringLiteral("Zvorun05")); // there is a new draft now
    QCOMPARE(contentOf(QFileInfo{draft()}.absolutePath() + QStringLiteral("/unreadable-1.yaml")), damaged);
}

namespace {

/// Whoever is here writes no file in that folder, though they be root; they still read and make files
/// elsewhere where all may.
class WithoutRights {
public:
    explicit WithoutRights(const QString& folder) : folder_{folder} {
        constexpr uid_t nobody = 65534; // still in the group of root
        QFile::setPermissions(folder_,
                              QFile::ReadOwner | QFile::ExeOwner | QFile::ReadGroup | QFile::ExeGroup);
        if (::geteuid() == 0)
            ::setfsuid(nobody);
    }
    ~WithoutRights() {
        if (::geteuid() == 0)
            ::setfsuid(0);
        QFile::setPermissions(folder_, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }
    WithoutRights(const WithoutRights&) = delete;
    WithoutRights& operator=(const WithoutRights&) = delete;

    bool works() const { return !QFile{folder_ + QStringLiteral("/probe")}.open(QFile::WriteOnly); }

private:
    QString folder_;
};

} // namespace

/// Its folder can't be written: no change replaces it, nor does clearing take it away.
void TestPositionKeeping::aDraftThatCannotBeMovedStays() {
    const QString folder = QFileInfo{draft()}.absolutePath();
    const QByteArray damaged = "scenario: [Mine\n";
    QVERIFY(QDir{}.mkpath(folder));
    QFile file{draft()};
    QVERIFY(file.open(QFile::WriteOnly) && file.write(damaged) > 0);
    file.close();
    for (QString path = folder; path.size() >= home_->path().size(); path = QFileInfo{path}.absolutePath())
        QFile::setPermissions(path, QFile::permissions(path) | QFile::ReadGroup | QFile::ExeGroup);
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    {
        const WithoutRights here{folder};
        if (!here.works())
            QSKIP("everybody may write everything here");
        setUp(driver);
    }
    QVERIFY(!told(driver).isEmpty());
    {
        const WithoutRights here{folder};
        put(driver, 0, QStringLiteral("hand"), QStringLiteral("Zvorun05"));
    }
    QCOMPARE(contentOf(draft()), damaged);
    const QString state = driver.textOf(QStringLiteral("position-state"));
    QVERIFY2(state.contains(QStringLiteral("can't be moved")), qPrintable(state));
    {
        const WithoutRights here{folder};
        driver.click(driver.widget(QStringLiteral("position-clear")));
    }
    QCOMPARE(contentOf(draft()), damaged);
    // Once it can be moved, the next change does so.
    put(driver, 0, QStringLiteral("hand"), QStringLiteral("Zvorun06"));
    QCOMPARE(contentOf(folder + QStringLiteral("/unreadable-1.yaml")), damaged);
    QVERIFY(contentOf(draft()).contains("zvor-006"));
}

void TestPositionKeeping::aTakenOverGameLeavesTheDraftToUndo() {
    {
        const auto window = windowForTwo();
        setUp(*window);
        put(*window, 0, QStringLiteral("board"), QStringLiteral("Zvorun05"));
    }
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    beginWithTwo(driver, 0);
    driver.chooseFromMenu({QStringLiteral("take-over")});
    told(driver);
    QVERIFY(strip(driver, 0, QStringLiteral("hand"))->count() > 0);
    driver.click(driver.widget(QStringLiteral("position-undo")));
    QCOMPARE(cardsOf(strip(driver, 0, QStringLiteral("board"))), QStringList{QStringLiteral("Zvorun05")});
}

void TestPositionKeeping::aGameFromAPositionIsSavedAndOpened() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    beginFromPosition(driver);
    const QString saved = moment(driver);
    const QString file = home_->filePath(QStringLiteral("from-here.yaml"));
    saveAs(driver, file);
    driver.key(Qt::Key_U);
    QVERIFY(moment(driver) != saved);
    driver.chooseFromMenu({QStringLiteral("open")});
    nameFile(driver, QStringLiteral("open-dialog"), file);
    QVERIFY(driver.widget(QStringLiteral("findings")) == nullptr);
    QCOMPARE(moment(driver), saved);
    driver.key(Qt::Key_U); // and what was answered can be undone
    QVERIFY(moment(driver) != saved);
}

void TestPositionKeeping::aGameFromAPositionIsGoneOnWith() {
    QString left;
    {
        const auto window = windowForTwo();
        beginFromPosition(*window);
        left = moment(*window);
    }
    QCOMPARE(keptGames().size(), 1);
    const auto window = windowForTwo();
    QWidget* entry = window->widget(QStringLiteral("resume"));
    QVERIFY(entry != nullptr);
    QTRY_VERIFY2(entry->accessibleName().contains(QStringLiteral("from a position")),
                 qPrintable(entry->accessibleName()));
    window->click(entry);
    QCOMPARE(moment(*window), left);
}

void TestPositionKeeping::aDamagedGameFromAPositionIsTold() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    beginFromPosition(driver);
    const QString path = home_->filePath(QStringLiteral("damaged.yaml"));
    saveAs(driver, path);
    const QString before = moment(driver);
    QByteArray text = contentOf(path);
    QVERIFY(text.contains("\n        - Zvorun01\n"));
    const auto line = text.left(text.indexOf("\n        - Zvorun01\n")).count('\n') + 2;
    text.replace("\n        - Zvorun01\n", "\n        - Nobody\n");
    QFile file{path};
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(text);
    file.close();
    driver.chooseFromMenu({QStringLiteral("open")});
    nameFile(driver, QStringLiteral("open-dialog"), path);
    const QString said = told(driver);
    QVERIFY2(said.contains(QStringLiteral("line %1").arg(line)) && said.contains(QStringLiteral("Nobody")) &&
                 said.contains(QStringLiteral("damaged.yaml")),
             qPrintable(said));
    QCOMPARE(moment(driver), before);
    QCOMPARE(contentOf(path), text);
}

void TestPositionKeeping::anOwnerAndWhatWasUsedAreSet() {
    const auto window = windowForTwo();
    TableDriver& driver = *window;
    setUp(driver);
    put(driver, 0, QStringLiteral("board"), QStringLiteral("id:WB-11"));
    QListWidget* const board = strip(driver, 0, QStringLiteral("board"));
    QCOMPARE(board->count(), 1);
    QTest::mouseClick(board->viewport(), Qt::LeftButton, {}, board->visualItemRect(board->item(0)).center());
    driver.settle();
    auto* const owner = qobject_cast<QComboBox*>(driver.widget(QStringLiteral("card-owner")));
    QVERIFY(owner != nullptr);
    owner->setFocus();
    QTest::keyClick(owner, Qt::Key_Down);
    driver.settle();
    const QString other = owner->itemText(1);
    QVERIFY2(cardsOf(board).front().contains(QStringLiteral("owned by ") + other),
             qPrintable(cardsOf(board).front()));
    setValue(driver, QStringLiteral("used-1"), 1);
    QVERIFY2(cardsOf(board).front().contains(QStringLiteral("used: Ability 1")),
             qPrintable(cardsOf(board).front()));
    const QString file = home_->filePath(QStringLiteral("used.yaml"));
    driver.click(driver.widget(QStringLiteral("position-save")));
    nameFile(driver, QStringLiteral("save-position-dialog"), file);
    QVERIFY2(contentOf(file).contains("used: [1], owner: B"), contentOf(file).constData());
    driver.click(driver.widget(QStringLiteral("position-clear")));
    driver.click(driver.widget(QStringLiteral("position-open")));
    nameFile(driver, QStringLiteral("open-position-dialog"), file);
    const QString told = cardsOf(strip(driver, 0, QStringLiteral("board"))).value(0);
    QVERIFY2(told.contains(QStringLiteral("used: Ability 1")) &&
                 told.contains(QStringLiteral("owned by ") + other),
             qPrintable(told));
    driver.click(driver.widget(QStringLiteral("position-undo")));
    QCOMPARE(strip(driver, 0, QStringLiteral("board"))->count(), 0);
}

TAKUJO_TEST(TestPositionKeeping)
#include "test_position_keeping.moc"
