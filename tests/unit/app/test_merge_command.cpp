// takujo-cli merge: parts of a matchup say together what one run says, to the byte.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/app/matchup_calls.h"

namespace test_merge_command {

using namespace takujo;

namespace {

/// Files of all parts of a call.
class Parts {
public:
    explicit Parts(int count, const std::vector<std::string>& more = {}) {
        for (int part = 1; part <= count; ++part) {
            files.push_back((folder.path() / ("part-" + std::to_string(part) + ".yaml")).string());
            std::vector<std::string> call{"--games", "50",
                                          "--out",   files.back(),
                                          "--shard", std::to_string(part) + "/" + std::to_string(count)};
            call.insert(call.end(), more.begin(), more.end());
            const CommandRun result = matchup(call);
            if (result.status != 0)
                qFatal("%s", qPrintable(result.err));
            told << result.out;
        }
    }

    WrittenFiles folder;
    std::vector<std::string> files;
    QStringList told;
};

CommandRun merge(std::vector<std::string> files, const std::vector<std::string>& more = {}) {
    files.insert(files.begin(), "merge");
    files.insert(files.end(), more.begin(), more.end());
    return run(files);
}

} // namespace

class TestMergeCommand : public QObject {
    Q_OBJECT

private slots:
    static void partsSayWhatOneRunSays_data();
    static void partsSayWhatOneRunSays();
    static void aPartTellsWhereItIs();
    static void missingGamesAreTold();
    static void partsThatDoNotBelongAreRefused();
    static void theSamePartTwiceIsRefused();
    static void everyBadFileIsTold();
    static void calls();
};

void TestMergeCommand::partsSayWhatOneRunSays_data() {
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("language");
    QTest::newRow("table") << "table" << "en";
    QTest::newRow("in Japanese") << "table" << "ja";
    QTest::newRow("json") << "json" << "en";
    QTest::newRow("csv") << "csv" << "en";
}

void TestMergeCommand::partsSayWhatOneRunSays() {
    QFETCH(const QString, format);
    QFETCH(const QString, language);
    const std::vector<std::string> how{"--format", format.toStdString(), "--language",
                                       language.toStdString()};
    std::vector<std::string> call{"--games", "50"};
    call.insert(call.end(), how.begin(), how.end());
    const CommandRun whole = matchup(call);
    Parts parts{3, {"--jobs", "2"}};
    std::ranges::reverse(parts.files);
    const CommandRun sum = merge(parts.files, how);
    QCOMPARE(sum.status, 0);
    QVERIFY2(sum.err.isEmpty(), qPrintable(sum.err));
    QCOMPARE(sum.out, whole.out);
}

void TestMergeCommand::aPartTellsWhereItIs() {
    const Parts parts{2};
    QCOMPARE(parts.told, (QStringList{QStringLiteral("Part 1 of 2: 24 games have been played.\n"),
                                      QStringLiteral("Part 2 of 2: 26 games have been played.\n")}));
}

void TestMergeCommand::missingGamesAreTold() {
    const Parts parts{5};
    const CommandRun some = merge({parts.files[0], parts.files[2], parts.files[3]});
    QCOMPARE(some.status, 1);
    QVERIFY(some.out.contains(QStringLiteral("Bench Red against Bench Blue: 30 games")));
    QCOMPARE(
        some.err,
        QStringLiteral("Of 50 games of each pair these are missing: 11–20, 41–50. Play the parts that have "
                       "them, or go on with those that were interrupted, and merge again.\n"));
}

void TestMergeCommand::partsThatDoNotBelongAreRefused() {
    const Parts parts{2};
    const Parts others{2, {"--seed", "2"}};
    const std::string before = contentOf(others.files[1]);
    const CommandRun result = merge({parts.files[0], others.files[1]});
    QCOMPARE(result.status, 1);
    QVERIFY(result.out.isEmpty());
    QCOMPARE(result.err,
             QString::fromStdString(
                 others.files[1] + ":8:1: error other-seed: 'seed' is 2 in this part and 1 in " +
                 parts.files[0] +
                 ". Name parts of one call of 'takujo-cli matchup', in which only --shard, --jobs and "
                 "--out differ.\n"));
    QVERIFY(contentOf(others.files[1]) == before);
    // A deck that has changed in between.
    std::string text = contentOf(parts.files[1]);
    const std::size_t digest = text.find("digest: \"") + 9;
    text[digest] = text[digest] == '0' ? '1' : '0';
    const auto changed = parts.folder.write("changed.yaml", text);
    const CommandRun deck = merge({parts.files[0], changed.string()});
    QCOMPARE(deck.status, 1);
    QVERIFY2(
        deck.err.contains(QStringLiteral(":12:5: error other-deck: Deck 1, 'bench-red', has other cards than "
                                         "'bench-red' in ")),
        qPrintable(deck.err));
}

void TestMergeCommand::theSamePartTwiceIsRefused() {
    const Parts parts{2};
    const CommandRun result = merge({parts.files[0], parts.files[1], parts.files[0]});
    QCOMPARE(result.status, 1);
    QVERIFY(result.out.isEmpty());
    QVERIFY2(result.err.contains(QString::fromStdString(
                 "error games-twice: Games 1 to 24 are in this part and in " + parts.files[0] +
                 ". Name each part once, and parts of one division.")),
             qPrintable(result.err));
    const CommandRun japanese = merge({parts.files[0], parts.files[0]}, {"--language", "ja"});
    QVERIFY2(japanese.err.contains(QString::fromUtf8("対戦1～24が、ここと ")), qPrintable(japanese.err));
}

void TestMergeCommand::everyBadFileIsTold() {
    const Parts parts{2};
    const auto deck = parts.folder.write("deck.yaml", "deck: mine\ngame: workbench\n");
    const CommandRun result =
        merge({parts.files[0], deck.string(), (parts.folder.path() / "nothing.yaml").string()});
    QCOMPARE(result.status, 1);
    QVERIFY(result.out.isEmpty());
    QVERIFY2(result.err.contains(QStringLiteral("deck.yaml:1:1: error missing-key")), qPrintable(result.err));
    QVERIFY2(result.err.contains(QStringLiteral("nothing.yaml:")) &&
                 result.err.contains(QStringLiteral("error missing-file")),
             qPrintable(result.err));
}

void TestMergeCommand::calls() {
    const CommandRun none = run({"merge"});
    QCOMPARE(none.status, 2);
    QVERIFY(none.err.startsWith(QStringLiteral("Name at least one part.\nusage: takujo-cli merge PART…")));
    QCOMPARE(run({"merge", "x.yaml", "--format", "xml"}).status, 2);
}

TAKUJO_TEST(TestMergeCommand)

} // namespace test_merge_command
#include "test_merge_command.moc"
