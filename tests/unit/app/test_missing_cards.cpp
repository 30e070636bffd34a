// takujo-cli with a saved game whose cards are gone: their set is what is missing, and no other cards are.

#include "tests/test_program.h"
#include "tests/unit/app/command_run.h"
#include "tests/unit/kit/written_file.h"

#include <QTest>

namespace test_missing_cards {

using namespace takujo;

namespace {

/// A place of the user's own for as long as this lives.
class OwnPlace {
public:
    OwnPlace() { qputenv("XDG_DATA_HOME", files_.path().c_str()); }
    ~OwnPlace() { qputenv("XDG_DATA_HOME", old_); }
    OwnPlace(const OwnPlace&) = delete;
    OwnPlace& operator=(const OwnPlace&) = delete;

    std::filesystem::path write(const std::string& name, const std::string& text) const {
        return files_.write("takujo/cardsets/workbench/" + name, text);
    }
    QString folder() const {
        return QString::fromStdString((files_.path() / "takujo/cardsets/workbench").string());
    }
    std::filesystem::path path() const { return files_.path(); }

private:
    QByteArray old_ = qgetenv("XDG_DATA_HOME");
    WrittenFiles files_;
};

/// A set of 17 cards, which are enough for a deck.
std::string setOfCards() {
    std::string text = "set: mine\ngame: workbench\nname: {en: Mine, ja: 自作}\ncards:\n";
    for (int i = 101; i <= 117; ++i) {
        const std::string number = std::to_string(i);
        text += "  - id: MY-" + number + "\n    name: {en: Card " + number + ", ja: カード" + number +
                "}\n    type: creature\n    colour: red\n    cost: 3\n    strength: 7\n";
    }
    return text;
}

std::string deckOfThem() {
    std::string text = "deck: mine\ngame: workbench\nformat: free\nname: Mine\ncards:\n";
    for (int i = 101; i <= 117; ++i)
        text += "  - {card: MY-" + std::to_string(i) + ", count: " + (i == 117 ? "2" : "3") + "}\n";
    return text;
}

} // namespace

class TestMissingCards : public QObject {
    Q_OBJECT

private slots:
    static void aSaveTellsOfTheSetThatIsGone();
    static void aSaveTellsOfTheMistakesInASet();
};

void TestMissingCards::aSaveTellsOfTheSetThatIsGone() {
    const OwnPlace own;
    const auto set = own.write("mine.yaml", setOfCards());
    own.write("decks/mine.yaml", deckOfThem());
    const std::string save = (own.path() / "game.yaml").string();
    const CommandRun saved =
        run({"play", "--game", "workbench", "--deck", "mine", "--deck", "mine"}, "1\nsave " + save + "\n");
    QVERIFY2(saved.err.isEmpty(), qPrintable(saved.err));
    QCOMPARE(run({"replay", save}).status, 0);
    std::filesystem::remove(set);
    for (const std::vector<std::string>& command :
         {std::vector<std::string>{"replay", save}, {"play", "--load", save}}) {
        const CommandRun result = run(command);
        QCOMPARE(result.status, 1);
        QCOMPARE(result.err.count('\n'), 1);
        QVERIFY2(result.err.contains("'MY-101' … 'MY-117' (17 cards)") && result.err.contains(own.folder()) &&
                     !result.err.contains("Did you mean"),
                 qPrintable(result.err));
    }
    const CommandRun ja = run({"replay", save, "--language", "ja"});
    QVERIFY2(ja.err.contains(QStringLiteral("「MY-101」…「MY-117」（17種類）")), qPrintable(ja.err));
}

void TestMissingCards::aSaveTellsOfTheMistakesInASet() {
    const OwnPlace own;
    own.write("mine.yaml", setOfCards());
    own.write("decks/mine.yaml", deckOfThem());
    const std::string save = (own.path() / "game.yaml").string();
    run({"play", "--game", "workbench", "--deck", "mine", "--deck", "mine"}, "1\nsave " + save + "\n");
    std::string broken = setOfCards();
    broken.replace(broken.find("type: creature"), 14, "type: craeture");
    const auto file = own.write("mine.yaml", broken);
    const QString path = QString::fromStdString(file.string());
    for (const std::vector<std::string>& command :
         {std::vector<std::string>{"replay", save}, {"play", "--load", save}}) {
        const CommandRun result = run(command);
        QCOMPARE(result.status, 1);
        QVERIFY2(result.err.contains(path + ":7:11: error unknown-word: "), qPrintable(result.err));
        QVERIFY2(result.err.contains("There are mistakes in " + path), qPrintable(result.err));
    }
}

TAKUJO_TEST(TestMissingCards)

} // namespace test_missing_cards
#include "test_missing_cards.moc"
