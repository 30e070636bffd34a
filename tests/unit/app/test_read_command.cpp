// takujo-cli read: a list of cards becomes a card set, and what is not understood is told.

#include "tests/test_program.h"

#include <QTemporaryDir>
#include <QTest>

#include "tests/unit/app/command_run.h"
#include "tests/unit/kit/written_file.h"

namespace test_read_command {

using namespace takujo;

namespace {

const std::string head = "id,name,type,colour,cost,strength,text\n";
const std::string nonsense = "Whistle three times at the moon.";
const std::string list = head + "N-1,Newt,creature,red,1,2,Spark\nN-2,Nixie,creature,blue,1,1," + nonsense +
                         "\nN-3,Nereid,creature,blue,1,1,\"Spark\n" + nonsense + "\"\n";

CommandRun read(const std::string& text, std::vector<std::string> more = {}) {
    const WrittenFiles files;
    std::vector<std::string> call{"read", files.write("newts.csv", text).string(), "--game", "workbench"};
    call.insert(call.end(), more.begin(), more.end());
    return run(call);
}

} // namespace

class TestReadCommand : public QObject {
    Q_OBJECT

private slots:
    static void everyTextStandsBesideItsScript();
    static void sharesAreReported();
    static void aSetIsWritten();
    static void aSetThatIsThereStays();
    static void aSetOfOnesOwnIsNamedByItsId();
    static void aMappingExplainsColumns();
    static void whatIsWrongIsToldWithItsLine();
    static void callsThatAreNotUnderstood_data();
    static void callsThatAreNotUnderstood();
    static void itSpeaksJapanese();
};

void TestReadCommand::everyTextStandsBesideItsScript() {
    const CommandRun result = read(list);
    QCOMPARE(result.status, 0);
    QCOMPARE(result.err, QString());
    for (const char* const line :
         {"N-1 Newt\n  given: Spark\n    abilities: spark\n  the program writes: Spark\n",
          "N-2 Nixie\n  given: Whistle three times at the moon.\n    Not understood",
          "  the program writes: Not enforced by the program: Whistle three times at the moon.\n"})
        QVERIFY2(result.out.contains(line), qPrintable(result.out));
    QCOMPARE(result.lastLine(),
             QString("Cards: 3, understood whole: 1, in part: 1. Texts: 4, understood: 2."));
}

void TestReadCommand::sharesAreReported() {
    const CommandRun result = read(list, {"--report"});
    QCOMPARE(result.status, 0);
    QCOMPARE(
        result.lines(),
        (QStringList{"Understood: 33% of the cards, 50% of the texts.", "Texts with several readings: 0.",
                     "Not understood, the most frequent first (# is any number, ~ the card):",
                     "  2 × Whistle three times at the moon.",
                     "Cards: 3, understood whole: 1, in part: 1. Texts: 4, understood: 2."}));
}

void TestReadCommand::aSetIsWritten() {
    const WrittenFiles files;
    const std::string file = (files.path() / "newts.yaml").string();
    const CommandRun result = read(list, {"--out", file});
    QCOMPARE(result.status, 0);
    QVERIFY2(result.out.contains("Written: " + QString::fromStdString(file)), qPrintable(result.out));
    // The set is one that lint knows, and its texts are counted.
    const CommandRun lint = run({"lint", file});
    QCOMPARE(lint.status, 0);
    QVERIFY2(lint.out.contains("note") && lint.out.contains("Cards with such texts: 2."),
             qPrintable(lint.out));
    QCOMPARE(lint.lastLine(), QString("0 errors, 0 warnings"));
    const CommandRun text = run({"text", file});
    QVERIFY2(text.out.contains("Newt (N-1)"), qPrintable(text.out));
}

void TestReadCommand::aSetThatIsThereStays() {
    const WrittenFiles files;
    const std::filesystem::path file = files.write("newts.yaml", "mine");
    const CommandRun refused = read(list, {"--out", file.string()});
    QCOMPARE(refused.status, 1);
    QVERIFY2(refused.err.contains("file-exists"), qPrintable(refused.err));
    QCOMPARE(contentOf(file), std::string{"mine"});
    QCOMPARE(read(list, {"--out", file.string(), "--force"}).status, 0);
    QVERIFY(contentOf(file).starts_with("set: newts\n"));
}

void TestReadCommand::aSetOfOnesOwnIsNamedByItsId() {
    const QTemporaryDir home;
    const QByteArray before = qgetenv("XDG_DATA_HOME");
    qputenv("XDG_DATA_HOME", home.path().toUtf8());
    const CommandRun result = read(list, {"--out", "my-newts"});
    const CommandRun text = run({"text", "--game", "workbench", "N-1"});
    before.isNull() ? qunsetenv("XDG_DATA_HOME") : qputenv("XDG_DATA_HOME", before);
    QCOMPARE(result.status, 0);
    QVERIFY(QFile::exists(home.filePath("takujo/cardsets/workbench/my-newts.yaml")));
    QVERIFY2(text.out.contains("Newt (N-1)"), qPrintable(text.out + text.err)); // it is among all others
}

void TestReadCommand::aMappingExplainsColumns() {
    const WrittenFiles files;
    const std::string mapping =
        files.write("m.yaml", "mapping: workbench\ncolumns: {name: Wer}\nignored: Was\n").string();
    const CommandRun result =
        read("id,Wer,type,colour,cost,Was\nN-1,Molch,charm,red,1,x\n", {"--mapping", mapping});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.err, QString());
    QVERIFY2(result.out.startsWith("N-1 Molch\n"), qPrintable(result.out));
    QCOMPARE(run({"lint", mapping}).status, 0);
}

void TestReadCommand::whatIsWrongIsToldWithItsLine() {
    const CommandRun result = read(list + "N-1,Again,creature,red,1,1,\n");
    QCOMPARE(result.status, 1); // a card was left out
    QVERIFY2(
        result.err.contains(":6:1: error repeated-card: Another card has the id 'N-1' already, in line 2."),
        qPrintable(result.err));
    const CommandRun none = run({"read", "there-is-none.csv", "--game", "workbench"});
    QCOMPARE(none.status, 1);
    QVERIFY2(none.err.contains("missing-file"), qPrintable(none.err));
}

void TestReadCommand::callsThatAreNotUnderstood_data() {
    QTest::addColumn<QStringList>("call");
    QTest::newRow("no list") << QStringList{"--game", "workbench"};
    QTest::newRow("two lists") << QStringList{"a.csv", "b.csv", "--game", "workbench"};
    QTest::newRow("no game") << QStringList{"a.csv"};
    QTest::newRow("no such game") << QStringList{"a.csv", "--game", "chess"};
    QTest::newRow("an unknown option") << QStringList{"a.csv", "--game", "workbench", "--fast"};
}

void TestReadCommand::callsThatAreNotUnderstood() {
    QFETCH(const QStringList, call);
    std::vector<std::string> arguments{"read"};
    for (const QString& each : call)
        arguments.push_back(each.toStdString());
    const CommandRun result = run(arguments);
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.contains("usage: takujo-cli read FILE --game G"), qPrintable(result.err));
}

void TestReadCommand::itSpeaksJapanese() {
    const CommandRun result = read(list, {"--report", "--language", "ja"});
    QVERIFY2(result.out.contains("理解できた割合：カードの33%、テキストの50%。"), qPrintable(result.out));
    const CommandRun japanese =
        read("番号,カード名,種類,色,コスト,強さ,テキスト\nN-1,いもり,クリーチャー,赤,1,2,スパーク\n",
             {"--language", "ja"});
    QCOMPARE(japanese.status, 0);
    QVERIFY2(japanese.out.contains(
                 "N-1 いもり\n  元の文：スパーク\n    abilities: spark\n  プログラムの文：スパーク"),
             qPrintable(japanese.out + japanese.err));
}

TAKUJO_TEST(TestReadCommand)

} // namespace test_read_command
#include "test_read_command.moc"
