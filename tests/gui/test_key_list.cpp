#include "tests/gui/key_player.h"

#include "tests/test_program.h"
#include "ui/widgets/command_set.h"

#include <QAction>
#include <QMenu>
#include <QTest>
#include <QTextEdit>

#include <algorithm>
#include <map>

using namespace takujo;

/// The list of keys is made from the commands: nothing is missing, nothing is there twice.
class TestKeyList : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { prepareForTests(); }

    void noKeyDoesTwoThings();
    void theListHasEveryKey_data();
    void theListHasEveryKey();
    void theListIsSearched();
    void menusShowTheKeys();
};

namespace {

QString listed(const TableDriver& driver) {
    const QWidget* dialog = driver.widget(QStringLiteral("shortcuts-dialog"));
    QString text = dialog == nullptr ? QString{} : dialog->findChild<QTextEdit*>()->toPlainText();
    return text.remove(QChar{0x2060}); // what keeps phrases together
}

} // namespace

void TestKeyList::noKeyDoesTwoThings() {
    // Where a game is watched, the keys of the table are free.
    std::map<QString, const char*> playing;
    std::map<QString, const char*> watching;
    const auto use = [](std::map<QString, const char*>& uses, const QKeySequence& key, const char* name) {
        const auto [place, isNew] = uses.emplace(key.toString(), name);
        QVERIFY2(isNew, qPrintable(QStringLiteral("%1: %2 and %3")
                                       .arg(key.toString(), QString::fromLatin1(place->second),
                                            QString::fromLatin1(name))));
    };
    for (const CommandSet::Command& command : CommandSet::all())
        for (const QKeySequence& key : command.keys) {
            if (command.where != CommandSet::Where::replay)
                use(playing, key, command.name);
            // The table is turned there by other keys.
            if (command.chapter != CommandSet::Chapter::table && command.id != CommandId::turnTable)
                use(watching, key, command.name);
        }
    QVERIFY(playing.size() > 30 && watching.size() > 30);
}

void TestKeyList::theListHasEveryKey_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << "en";
    QTest::newRow("Japanese") << "ja";
}

void TestKeyList::theListHasEveryKey() {
    QFETCH(QString, language);
    TableDriver driver{language};
    const KeyPlayer keys{driver};
    keys.startGame(QStringLiteral("5"));
    keys.press(Qt::Key_Question);
    const QStringList lines = listed(driver).split(QLatin1Char('\n'));
    const CommandSet commands; // in the language of the window
    for (const CommandSet::Command& command : CommandSet::all()) {
        if (command.keys.isEmpty())
            continue;
        // Those of the window know who plays.
        const auto shown = driver.window().actions();
        const auto own = std::ranges::find(shown, QString::fromLatin1(command.name), &QAction::objectName);
        const QAction* action = own != shown.end() ? *own : commands.action(command.id);
        const QStringList keyNames = CommandSet::keyNames(command);
        const QString does = action->text().remove(QStringLiteral("…"));
        // In one row: the keys, and what they do.
        bool isListed = false;
        for (qsizetype i = 1; i < lines.size(); ++i)
            isListed =
                isListed || (lines[i] == does && std::ranges::all_of(keyNames, [&](const QString& key) {
                                 return lines[i - 1].contains(key);
                             }));
        QVERIFY2(isListed, qPrintable(does + QStringLiteral(": ") + keyNames.join(u' ')));
    }
}

void TestKeyList::theListIsSearched() {
    TableDriver driver;
    const KeyPlayer keys{driver};
    keys.startGame(QStringLiteral("5"));
    keys.press(Qt::Key_Question);
    const QString all = listed(driver);
    keys.type(QStringLiteral("undo"));
    const QString found = listed(driver);
    QVERIFY(found.size() < all.size() / 4);
    QVERIFY2(found.contains(QStringLiteral("Undo")) && !found.contains(QStringLiteral("Redo")),
             qPrintable(found));
    // What a key does.
    keys.press(Qt::Key_A, Qt::ControlModifier);
    keys.type(QStringLiteral("e"));
    QVERIFY2(listed(driver).contains(QStringLiteral("why")), qPrintable(listed(driver)));
    keys.press(Qt::Key_Escape);
    QVERIFY(driver.widget(QStringLiteral("shortcuts-dialog")) == nullptr);
    QCOMPARE(keys.holder()->objectName(), QStringLiteral("table"));
}

void TestKeyList::menusShowTheKeys() {
    TableDriver driver;
    const KeyPlayer keys{driver};
    keys.startGame(QStringLiteral("5"));
    keys.press(Qt::Key_F10);
    const auto* menu = driver.window().findChild<QMenu*>(QStringLiteral("menu"));
    QVERIFY(menu != nullptr && menu->isVisible());
    int shown = 0;
    for (const QAction* action : menu->actions())
        if (!action->shortcut().isEmpty()) {
            QVERIFY2(action->isShortcutVisibleInContextMenu(), qPrintable(action->text()));
            ++shown;
        }
    QVERIFY(shown >= 6);
    keys.press(Qt::Key_Escape);
}

TAKUJO_TEST(TestKeyList)
#include "test_key_list.moc"
