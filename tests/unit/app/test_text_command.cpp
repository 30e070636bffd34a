// takujo-cli text: cards with their texts, and the golden files that it has written.

#include "tests/test_program.h"

#include <QFile>
#include <QTest>

#include "tests/unit/app/command_run.h"
#include "tests/unit/kit/written_file.h"

namespace test_text_command {

using namespace takujo;

namespace {

const QString folder = QStringLiteral(QT_TESTCASE_SOURCEDIR) + "/golden/text/";

QString goldenText(const QString& name) {
    QFile file{folder + name};
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(file.fileName()));
    return QString::fromUtf8(file.readAll());
}

std::string samples() {
    return (folder + "samples.yaml").toStdString();
}

} // namespace

class TestTextCommand : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    static void cardsReadAsInTheGoldenFiles_data();
    static void cardsReadAsInTheGoldenFiles();
    static void aCardIsABlock();
    static void severalCardsAreToldInTheOrderOfTheirNaming();
    static void theCardsOfAScenarioAreTold();
    static void theCardsOfASetAreTold();
    static void aFileSaysOfWhichGameItIs();
    void aJobIsSaidAsOtherSetsPrintIt();
    static void anUnknownCardIsNamed();
    static void whatIsNotUnderstoodIsSaid_data();
    static void whatIsNotUnderstoodIsSaid();

private:
    WrittenFiles nobodysData_; ///< no cards of whoever runs the test
};

void TestTextCommand::initTestCase() {
    qputenv("XDG_DATA_HOME", QByteArray::fromStdString(nobodysData_.path().string()));
}

void TestTextCommand::cardsReadAsInTheGoldenFiles_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "ja"}) {
        QTest::addRow("the sets in %s", language) << QStringLiteral("fftcg") << QString{} << language;
        QTest::addRow("the samples in %s", language)
            << QStringLiteral("samples") << QString::fromStdString(samples()) << language;
    }
}

/// Where they differ, read what has changed, and if it is as it should be, write the golden file anew:
/// takujo-cli text [tests/golden/text/samples.yaml] --language en > tests/golden/text/….en.txt
void TestTextCommand::cardsReadAsInTheGoldenFiles() {
    QFETCH(const QString, file);
    QFETCH(const QString, path);
    QFETCH(const QString, language);
    std::vector<std::string> arguments{"text"};
    if (!path.isEmpty())
        arguments.push_back(path.toStdString());
    arguments.insert(arguments.end(), {"--language", language.toStdString()});
    const CommandRun result = run(arguments);
    QCOMPARE(result.status, 0);
    QCOMPARE(result.err, QString{});
    const QString golden = goldenText(file + "." + language + ".txt");
    const QStringList expected = golden.split('\n');
    const QStringList lines = result.out.split('\n');
    for (qsizetype i = 0; i < std::min(lines.size(), expected.size()); ++i)
        QVERIFY2(lines[i] == expected[i],
                 qPrintable(QStringLiteral("line %1\n  is       %2\n  expected %3")
                                .arg(QString::number(i + 1), lines[i], expected[i])));
    QCOMPARE(lines.size(), expected.size());
}

void TestTextCommand::aCardIsABlock() {
    QCOMPARE(run({"text", "FL-001"}).out, QStringLiteral("Ash Warden (FL-001)\n"
                                                         "  Forward · Fire · Guardian\n"
                                                         "  Cost 3, Power 5000\n"
                                                         "  Brave\n"));
    QCOMPARE(run({"text", "FL-001", "--language", "ja", "--game", "fftcg"}).out,
             QStringLiteral("灰の番人 (FL-001)\n"
                            "  フォワード ／ 火 ／ 守護者\n"
                            "  コスト 3、パワー 5000\n"
                            "  ブレイブ\n"));
}

void TestTextCommand::severalCardsAreToldInTheOrderOfTheirNaming() {
    const CommandRun result = run({"text", "FL-003", "FL-001"});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, run({"text", "FL-003"}).out + "\n" + run({"text", "FL-001"}).out);
}

void TestTextCommand::theCardsOfAScenarioAreTold() {
    const CommandRun result = run({"text", samples()});
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.startsWith("Lantern Duelist\n"));
    QVERIFY(result.out.contains("\n\nSnowbound Archivist\n"));
}

void TestTextCommand::theCardsOfASetAreTold() {
    const WrittenFiles files;
    const std::string set = files
                                .write("own.yaml", R"(set: own
game: fftcg
name: Own
cards:
  - {id: OW-1, name: Kiln Keeper, type: backup, element: fire, cost: 2}
)")
                                .string();
    const CommandRun result = run({"text", set});
    QCOMPARE(result.err, QString{});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, QStringLiteral("Kiln Keeper (OW-1)\n  Backup · Fire\n  Cost 2\n"));
}

void TestTextCommand::aFileSaysOfWhichGameItIs() {
    const WrittenFiles files;
    const std::string scenario = files
                                     .write("own.yaml", R"(scenario: Own
game: workbench
cards:
  - {name: Ant, type: creature, colour: red, cost: 1, strength: 2}
setup: {phase: work}
steps: []
)")
                                     .string();
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"text", scenario}, {"text", scenario, "--game", "workbench"}}) {
        const CommandRun result = run(arguments);
        QCOMPARE(result.err, QString{});
        QCOMPARE(result.status, 0);
        QVERIFY2(result.out.startsWith("Ant\n"), qPrintable(result.out));
    }
    const CommandRun other = run({"text", scenario, "--game", "fftcg"});
    QCOMPARE(other.status, 1);
    QCOMPARE(other.out, QString{});
    QVERIFY2(other.err.contains("workbench"), qPrintable(other.err));
}

void TestTextCommand::aJobIsSaidAsOtherSetsPrintIt() {
    const WrittenFiles data;
    const std::string file = data.write("takujo/cardsets/fftcg/mine.yaml", R"(set: mine
game: fftcg
name: Mine
cards:
  - {id: MI-001, name: Pim, type: backup, element: fire, cost: 2, abilities: [
      {always: {gains: {of: {forward: {controller: you, job: Guardian}}, what: brave}}}]}
)")
                                 .string();
    qputenv("XDG_DATA_HOME", QByteArray::fromStdString(data.path().string()));
    const CommandRun inLibrary = run({"text", "MI-001", "--language", "ja"});
    initTestCase();
    const CommandRun alone = run({"text", file, "--language", "ja"});
    const QString said =
        QStringLiteral("あなたのコントロールするジョブ（守護者）のフォワードはブレイブを得る。");
    for (const CommandRun& result : {inLibrary, alone}) {
        QCOMPARE(result.err, QString{});
        QVERIFY2(result.out.contains(said), qPrintable(result.out));
    }
}

void TestTextCommand::anUnknownCardIsNamed() {
    const CommandRun result = run({"text", "FL-001", "FL-999"});
    QCOMPARE(result.status, 1);
    QVERIFY(result.out.startsWith("Ash Warden"));
    QVERIFY2(result.err.contains("FL-999"), qPrintable(result.err));
}

void TestTextCommand::whatIsNotUnderstoodIsSaid_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("language") << QStringList{"--language", "fr"};
    QTest::newRow("game") << QStringList{"--game", "chess"};
    QTest::newRow("option") << QStringList{"--colour"};
}

void TestTextCommand::whatIsNotUnderstoodIsSaid() {
    QFETCH(const QStringList, arguments);
    std::vector<std::string> all{"text"};
    for (const QString& argument : arguments)
        all.push_back(argument.toStdString());
    const CommandRun result = run(all);
    QCOMPARE(result.status, 2);
    QVERIFY(result.out.isEmpty());
    QVERIFY(result.err.contains("usage: takujo-cli text"));
}

TAKUJO_TEST(TestTextCommand)

} // namespace test_text_command
#include "test_text_command.moc"
