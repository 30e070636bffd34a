// Which of two decks is better, as the command line tells it.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/app/matchup_calls.h"

namespace test_compare_command {

using namespace takujo;

namespace {

/// Tests one deck of the workbench against the other, and keeps that in a file.
std::string tested(const WrittenFiles& files, const std::string& name, const std::vector<std::string>& decks,
                   const std::vector<std::string>& more = {}) {
    const std::string file = (files.path() / name).string();
    std::vector<std::string> call{"matchup", "--game",  "workbench", "--bot", "random",
                                  "--first", "--games", "40",        "--out", file};
    for (const std::string& deck : decks)
        call.insert(call.end(), {"--deck", deck});
    call.insert(call.end(), more.begin(), more.end());
    const CommandRun result = run(call);
    if (result.status != 0)
        qFatal("%s", qPrintable(result.err));
    return file;
}

std::string deckFile(const WrittenFiles& files, const std::string& id, int copies) {
    return files
        .write(id + ".yaml", "deck: " + id + "\ngame: workbench\nformat: free\nname: " + id +
                                 "\ncards:\n  - {card: WB-01, count: " + std::to_string(copies) + "}\n")
        .string();
}

} // namespace

class TestCompareCommand : public QObject {
    Q_OBJECT

private slots:
    static void theFirstDeckAlonePlays();
    static void oneAnswerIsGiven();
    static void theSameCardsAreNotCompared();
    static void whatCantBeComparedIsTold();
    static void mistakesOfTheCallAreTold();
};

void TestCompareCommand::theFirstDeckAlonePlays() {
    const CommandRun alone = run({"matchup", "--game", "workbench", "--deck", "bench-red", "--first"});
    QCOMPARE(alone.status, 2);
    QVERIFY2(alone.err.startsWith(QStringLiteral("Against which deck?")), qPrintable(alone.err));
}

/// A deck of eight cards is empty in its player's fifth turn, so it hardly wins.
void TestCompareCommand::oneAnswerIsGiven() {
    const WrittenFiles files;
    const std::string thin = tested(files, "t.yaml", {deckFile(files, "thin", 8), "bench-red", "bench-blue"});
    const std::string thick =
        tested(files, "k.yaml", {deckFile(files, "thick", 40), "bench-blue", "bench-red"});
    const CommandRun result = run({"compare", thin, thick});
    QVERIFY2(result.status == 0, qPrintable(result.err));
    QVERIFY2(result.out.startsWith(QStringLiteral("thin is worse than thick: it wins ")),
             qPrintable(result.out));
    const CommandRun inJapanese = run({"compare", thick, thin, "--language", "ja"});
    QVERIFY2(inJapanese.out.startsWith(QStringLiteral("thickはthinより強い")), qPrintable(inJapanese.out));
}

void TestCompareCommand::theSameCardsAreNotCompared() {
    const WrittenFiles files;
    const std::string red = tested(files, "red.yaml", {"bench-red", "bench-blue"});
    const CommandRun merged = run({"merge", red});
    QVERIFY2(merged.status == 0, qPrintable(merged.err));
    // The same deck in another file has nothing to be compared with.
    const CommandRun same = run({"compare", red, red});
    QCOMPARE(same.status, 1);
    QVERIFY2(same.err.startsWith(QStringLiteral("Both lists have the same cards")), qPrintable(same.err));
}

void TestCompareCommand::whatCantBeComparedIsTold() {
    const WrittenFiles files;
    const std::string red = tested(files, "red.yaml", {"bench-red", "bench-blue"});
    const std::string blue = tested(files, "blue.yaml", {"bench-blue", "bench-red"});
    const CommandRun others = run({"compare", red, blue});
    QCOMPARE(others.status, 1);
    QVERIFY2(others.err.startsWith(QStringLiteral("The two lists have not played against the same deck")),
             qPrintable(others.err));
    const std::string broken = files.write("broken.yaml", "matchup: 2\nseed: [").string();
    const CommandRun damaged = run({"compare", red, broken});
    QCOMPARE(damaged.status, 1);
    QVERIFY2(damaged.err.contains(QStringLiteral("broken.yaml:2")), qPrintable(damaged.err));
}

void TestCompareCommand::mistakesOfTheCallAreTold() {
    const CommandRun one = run({"compare", "one.yaml"});
    QCOMPARE(one.status, 2);
    QVERIFY2(one.err.startsWith(QStringLiteral("Name two files.\nusage: takujo-cli compare ONE OTHER")),
             qPrintable(one.err));
}

TAKUJO_TEST(TestCompareCommand)

} // namespace test_compare_command
#include "test_compare_command.moc"
