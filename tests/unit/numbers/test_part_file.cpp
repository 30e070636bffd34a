// Numbers in files: what is written is read again, what is wrong is told where it stands, and parts add up.

#include "tests/test_program.h"

#include <QTest>

#include "engine/numbers/part_file.h"
#include "tests/unit/files/yaml_test_support.h"
#include "tests/unit/kit/written_file.h"
#include "tests/unit/numbers/rigged_decks.h"

namespace test_part_file {

using namespace takujo;

namespace {

MatchupNumbers counted(const Share& share, std::uint64_t games = 20, std::uint64_t seed = 5) {
    RiggedDecks rigged;
    rigged.setup.terms.games = games;
    rigged.setup.terms.seed = seed;
    rigged.setup.share = share;
    return playMatchup(rigged.setup);
}

std::string partText(const Share& share = {}) {
    return toText(counted(share), share);
}

std::string with(std::string text, const std::string& old, const std::string& now) {
    const std::size_t at = text.find(old);
    if (at == std::string::npos)
        qFatal("%s is not in\n%s", old.c_str(), text.c_str());
    return text.replace(at, old.size(), now);
}

std::optional<PartFile> readText(const std::string& text, Findings& findings) {
    const WrittenFiles files;
    return readPart(files.write("part.yaml", text), findings);
}

PartFile partOf(const std::string& text, const char* path) {
    Findings findings;
    auto part = readText(text, findings);
    if (!part)
        qFatal("%s", findings.toText().c_str());
    part->path = path;
    return std::move(*part);
}

} // namespace

class TestPartFile : public QObject {
    Q_OBJECT

private slots:
    static void whatIsWrittenIsRead();
    static void everyOddityIsKept();
    static void mistakesAreToldWhereTheyStand_data();
    static void mistakesAreToldWhereTheyStand();
    static void noCutGoesUnnoticed();
    static void partsAddUpToOneRun();
    static void partsOfOtherCallsAreRefused_data();
    static void partsOfOtherCallsAreRefused();
    static void aPartTwiceIsRefused();
    static void otherDivisionsAddUpWhereTheyDoNotOverlap();
};

void TestPartFile::whatIsWrittenIsRead() {
    const MatchupNumbers numbers = counted({2, 3});
    const PartFile part = partOf(toText(numbers, Share{2, 3}), "part.yaml");
    QVERIFY(part.numbers.pairs == numbers.pairs);
    QVERIFY(part.share == (Share{2, 3}));
    QCOMPARE(QString::fromStdString(toText(part.numbers, part.share)),
             QString::fromStdString(toText(numbers, Share{2, 3})));
    QVERIFY(!partOf(toText(numbers, std::nullopt), "x").share);
}

void TestPartFile::everyOddityIsKept() {
    MatchupNumbers numbers = counted({});
    numbers.terms.engine = "0.3.0";
    numbers.terms.seed = ~std::uint64_t{0};
    numbers.terms.mostTurns = 65535;
    numbers.terms.until = 5000;
    numbers.terms.isOfFirstDeck = true;
    numbers.terms.hidesDecks = true;
    numbers.terms.decks[0].id = "decks/it's: \"mine\" #1.yaml";
    numbers.terms.decks[0].name = {"No", "いいえ"};
    numbers.terms.decks[0].cards[0].name = {"- [Ash], {Warden}", "灰の番人：改"};
    PairTally& pair = numbers.pairs[0];
    pair.ends = {{"out of cards", 19}, {"fault", 1}, {"no", 1}, {"turn limit", 1}};
    pair.faults = {{3, "it's\nbroken: \"here\""}};
    pair.draws = 0;
    pair.played.add(GameRange{22, 23});
    numbers.terms.games = 100;
    const PartFile part = partOf(toText(numbers, std::nullopt), "x");
    QVERIFY(part.numbers.pairs == numbers.pairs);
    QVERIFY(part.numbers.terms.hidesDecks);
    QCOMPARE(QString::fromStdString(toText(part.numbers, std::nullopt)),
             QString::fromStdString(toText(numbers, std::nullopt)));
}

void TestPartFile::mistakesAreToldWhereTheyStand_data() {
    QTest::addColumn<QString>("old");
    QTest::addColumn<QString>("now");
    QTest::addColumn<QString>("codes");
    QTest::newRow("a newer format") << "matchup: 1" << "matchup: 4" << "3:10 newer-part";
    QTest::newRow("no format") << "matchup: 1\n" << "" << "3:1 missing-key";
    QTest::newRow("a misspelt key") << "seed:" << "sead:" << "3:1 missing-key, 8:1 unknown-key";
    QTest::newRow("a seed that is none") << "seed: \"5\"" << "seed: \"five\"" << "8:7 bad-seed";
    QTest::newRow("no games") << "games: 20" << "games: 0" << "9:8 number-out-of-range";
    QTest::newRow("a digest by hand") << "digest: \"" << "digest: \"x" << "14:13 bad-hash";
    QTest::newRow("a part that is none")
        << "share: {part: 1, of: 1}" << "share: {part: 2, of: 1}" << "10:8 no-such-share";
    QTest::newRow("games that are not of it")
        << "played: [[1, 20]]" << "played: [[1, 21]]" << "26:14 no-such-games";
    QTest::newRow("a pair of other decks") << "decks: [1, 2]" << "decks: [2, 1]" << "25:12 wrong-pair";
    QTest::newRow("a number changed by hand") << "draws: 0" << "draws: 1" << "25:5 numbers-do-not-fit";
    QTest::newRow("ends that do not fit")
        << "out of cards: 20" << "out of cards: 19" << "25:5 numbers-do-not-fit";
    QTest::newRow("more won than drawn") << "[20, 0, 0, 0]" << "[20, 0, 0, 1]" << "25:5 numbers-do-not-fit";
    QTest::newRow("a card less") << "          - [20, 0, 0, 0]\n" << "" << "36:11 wrong-count";
    QTest::newRow("a number less") << "[20, 0, 0, 0]" << "[20, 0, 0]" << "36:13 wrong-count";
    QTest::newRow("a word for a number") << "wins: 0" << "wins: none" << "32:15 not-a-whole-number";
}

void TestPartFile::mistakesAreToldWhereTheyStand() {
    QFETCH(const QString, old);
    QFETCH(const QString, now);
    QFETCH(const QString, codes);
    Findings findings;
    const auto part = readText(with(partText(), old.toStdString(), now.toStdString()), findings);
    QVERIFY(!part);
    QStringList found = codesOf(findings).split(QStringLiteral(", "));
    QStringList wanted = codes.split(QStringLiteral(", "));
    found.sort();
    wanted.sort();
    QCOMPARE(found, wanted);
    for (const Finding& finding : findings.all())
        QVERIFY(!finding.hint.empty());
}

/// A copy that was cut off somewhere is never taken for a whole one.
void TestPartFile::noCutGoesUnnoticed() {
    const std::string text = partText();
    for (std::size_t size = 0; size + 1 < text.size(); ++size) {
        Findings findings;
        const auto part = readText(text.substr(0, size), findings);
        QVERIFY2(!part || toText(part->numbers, part->share) == text, qPrintable(QString::number(size)));
    }
}

void TestPartFile::partsAddUpToOneRun() {
    const MatchupNumbers whole = counted({});
    std::vector<PartFile> parts;
    for (const std::uint64_t part : {3U, 1U, 4U, 2U})
        parts.push_back(partOf(partText({part, 4}), "part"));
    Findings findings;
    const auto sum = mergeParts(parts, findings);
    QVERIFY2(sum, findings.toText().c_str());
    QCOMPARE(QString::fromStdString(toText(*sum, std::nullopt)),
             QString::fromStdString(toText(whole, std::nullopt)));
    QVERIFY(sum->isWhole());
    parts.pop_back();
    const auto some = mergeParts(parts, findings);
    QVERIFY(some && !some->isWhole());
    QVERIFY(some->pairs[0].played.missingOf(20) == (std::vector<GameRange>{{4, 9}}));
}

void TestPartFile::partsOfOtherCallsAreRefused_data() {
    QTest::addColumn<QString>("old");
    QTest::addColumn<QString>("now");
    QTest::addColumn<QString>("codes");
    QTest::newRow("seed") << "seed: \"5\"" << "seed: \"6\"" << "8:1 other-seed";
    QTest::newRow("bot") << "bot: \"random\"" << "bot: \"greedy\"" << "7:1 other-bot";
    QTest::newRow("version") << "engine: \"test\"" << "engine: \"0.2\"" << "4:1 other-engine";
    QTest::newRow("game") << "game: workbench" << "game: other" << "5:1 other-game";
    QTest::newRow("format") << "format: free" << "format: other" << "6:1 other-format";
    QTest::newRow("more games") << "games: 20" << "games: 30" << "9:1 other-games";
    QTest::newRow("a limit") << "share:" << "most turns: 9\nshare:" << "10:1 other-most turns";
    QTest::newRow("until") << "share:" << "until: 200\nshare:" << "10:1 other-until";
    QTest::newRow("hidden decks") << "share:" << "hidden decks: true\nshare:"
                                  << "10:1 other-hidden decks";
}

void TestPartFile::partsOfOtherCallsAreRefused() {
    QFETCH(const QString, old);
    QFETCH(const QString, now);
    QFETCH(const QString, codes);
    const std::vector<PartFile> parts{
        partOf(partText({1, 2}), "one.yaml"),
        partOf(with(partText({2, 2}), old.toStdString(), now.toStdString()), "two.yaml")};
    Findings findings;
    QVERIFY(!mergeParts(parts, findings));
    QCOMPARE(codesOf(findings), codes);
    QCOMPARE(QString::fromStdString(findings.all().front().path), QStringLiteral("two.yaml"));
    QVERIFY(findings.all().front().text.find("one.yaml") != std::string::npos);
    QVERIFY(!findings.all().front().hint.empty());
}

void TestPartFile::aPartTwiceIsRefused() {
    const std::vector<PartFile> parts{partOf(partText({1, 2}), "one.yaml"),
                                      partOf(partText({2, 2}), "two.yaml"),
                                      partOf(partText({1, 2}), "copy.yaml")};
    Findings findings;
    QVERIFY(!mergeParts(parts, findings));
    QCOMPARE(findings.toText(),
             std::string{"copy.yaml:25:5: error games-twice: Games 1 to 10 are in this part and "
                         "in one.yaml. Name each part once, and parts of one division.\n"});
}

void TestPartFile::otherDivisionsAddUpWhereTheyDoNotOverlap() {
    const std::vector<PartFile> parts{partOf(partText({1, 2}), "a"), partOf(partText({3, 4}), "b"),
                                      partOf(partText({4, 4}), "c")};
    Findings findings;
    const auto sum = mergeParts(parts, findings);
    QVERIFY(sum && sum->isWhole());
    QVERIFY(sum->pairs == counted({}).pairs);
}

TAKUJO_TEST(TestPartFile)

} // namespace test_part_file
#include "test_part_file.moc"
