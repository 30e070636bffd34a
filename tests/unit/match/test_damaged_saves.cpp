// Saved games that were damaged, written by hand, or are no longer what they were: each is told with its
// place, and what agrees is opened.

#include "engine/files/disk/data_places.h"
#include "engine/files/words/words_file.h"
#include "engine/match/sentences/option_sentences.h"
#include "tests/test_program.h"
#include "tests/unit/match/played_game.h"
#include "tests/unit/match/saved_games.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

namespace test_damaged_saves {

using namespace takujo;

namespace {

const PlayedGame& played() {
    static const PlayedGame game{QStringLiteral("fftcg"), 1, 12};
    return game;
}
const QString& good() {
    static const QString text = QString::fromStdString(toText(savedGameOf(*played().match)));
    return text;
}

/// The good file with something else in the place of the first `what`, which must be there.
QString changed(const QString& what, const QString& into) {
    QString text = good();
    const qsizetype at = text.indexOf(what);
    if (at < 0)
        qFatal("'%s' is not in the file", qPrintable(what));
    return text.replace(at, what.size(), into);
}

/// The line that a text stands in, from 1.
int lineOf(const QString& text, const QString& what) {
    const qsizetype at = text.indexOf(what);
    return at < 0 ? -1 : int(text.left(at).count('\n')) + 1;
}

/// The nth line of the steps, from 1, as it is written.
QString stepLine(int number) {
    const QStringList lines = good().split('\n');
    return lines[lines.indexOf("steps:") + number];
}

struct Opened {
    std::optional<LoadedGame> game;
    Findings findings;
    explicit Opened(const QString& text, const Library& library = libraryOf(played().game)) {
        if (const auto saved = readBack(text.toStdString(), findings))
            game = loadGame(*saved, library, findings);
    }
};

} // namespace

class TestDamagedSaves : public QObject {
    Q_OBJECT

private slots:
    static void theGoodFileIsGood();
    static void theExampleOfTheReferenceIsRead();
    static void whatIsWrongIsToldWithItsPlace_data();
    static void whatIsWrongIsToldWithItsPlace();
    static void noCutFileIsTakenForAWholeOne();
    static void aCutFileTellsWhatElseIsWrong();
    static void noByteThatIsChangedGoesUnnoticed();
    static void whatDivergesOpensBeforeIt_data();
    static void whatDivergesOpensBeforeIt();
    static void anotherBeginningOpensAtTheBeginning();
    static void whatFollowsADivergenceIsLeftOutButOtherBranchesStay();
    static void aChangedCardIsNamed();
    static void aCardThatIsGoneIsNamed();
    static void mistakesInSetsAreToldWhereCardsAreMissing();
    static void longNamesAreCut();
    static void aFileThatIsTooLargeIsNotToBeSplit();
};

void TestDamagedSaves::theGoodFileIsGood() {
    const Opened opened{good()};
    QVERIFY2(opened.findings.empty(), opened.findings.toText().c_str());
    QVERIFY(opened.game && !opened.game->divergence);
    QVERIFY(Moment{*opened.game->match} == played().moments[12]);
}

void TestDamagedSaves::theExampleOfTheReferenceIsRead() {
    const auto reference = findData("cardsets/SAVES.md");
    QVERIFY(reference);
    QFile file{QString::fromStdString(reference->string())};
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    for (const int number : {1, 2}) { // a game of decks, and one from a position
        const QString example = text.section("```yaml\n", number, number).section("```", 0, 0);
        Findings findings;
        const auto saved = readBack(example.toStdString(), findings);
        QVERIFY2(saved && findings.empty(), findings.toText().c_str());
        // All of it is said, and written in the same words.
        const QString written = QString::fromStdString(toText(*saved));
        QCOMPARE(written.mid(written.indexOf("save: ")), example);
    }
}

void TestDamagedSaves::whatIsWrongIsToldWithItsPlace_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("mark"); // stands in the line that is told
    const QString firstHash = stepLine(1).section('"', 1, 1);
    QTest::newRow("a newer format") << changed("save: 2", "save: 5\nnobody: knows") << "newer-save"
                                    << "save: 5";
    QTest::newRow("no format") << changed("save: 2\n", "") << "missing-key" << "engine: ";
    const QString against = "seed: \"1\"\ncompany: computer\n";
    QTest::newRow("a computer that nobody seated")
        << changed("seed: \"1\"\n", against) << "missing-key" << "";
    QTest::newRow("a computer that plays for nobody")
        << changed("seed: \"1\"\n", against + "computer: {plays: C, bot: quick}\n") << "unknown-word"
        << "computer: {";
    QTest::newRow("a bot that nobody knows")
        << changed("seed: \"1\"\n", against + "computer: {plays: B, bot: deep}\n") << "unknown-bot"
        << "computer: {";
    QTest::newRow("a computer where two people play")
        << changed("seed: \"1\"\n", "seed: \"1\"\ncompany: two\ncomputer: {plays: B, bot: quick}\n")
        << "unknown-key" << "computer: {";
    QTest::newRow("an unknown game") << changed("game: fftcg", "game: chess") << "unknown-game"
                                     << "game: chess";
    QTest::newRow("an unknown format") << changed("format: constructed", "format: sealed") << "unknown-word"
                                       << "format: sealed";
    QTest::newRow("a seed in words") << changed("seed: \"1\"", "seed: \"one\"") << "bad-seed" << "seed: ";
    QTest::newRow("a key too many") << good() + "colour: red\n" << "unknown-key" << "colour";
    QTest::newRow("a verb of no game")
        << changed(stepLine(1), "  - {A: sing, hash: \"" + firstHash + "\"}") << "unknown-word" << "A: sing";
    QTest::newRow("two answers in a step")
        << changed(stepLine(1), "  - {A: {cast: One, pay: Two}, hash: \"" + firstHash + "\"}") << "one-answer"
        << "cast: One";
    QTest::newRow("a try") << changed(stepLine(1),
                                      R"(  - {A: {try: pass, refused: "1.1"}, hash: ")" + firstHash + "\"}")
                           << "one-answer" << "try: pass";
    QTest::newRow("both players") << changed(stepLine(1),
                                             "  - {A: pass, B: pass, hash: \"" + firstHash + "\"}")
                                  << "one-answer" << "B: pass";
    QTest::newRow("nobody") << changed(stepLine(1), "  - {hash: \"" + firstHash + "\"}") << "no-player"
                            << "  - {hash";
    QTest::newRow("no hash") << changed(stepLine(1), "  - {A: pass}") << "missing-key" << "  - {A: pass}";
    QTest::newRow("half a hash") << changed(firstHash, firstHash.left(8)) << "bad-hash" << firstHash.left(8);
    QTest::newRow("a hash of other letters")
        << changed(firstHash, "xxxxxxxxxxxxxxxx") << "bad-hash" << "xxxx";
    QTest::newRow("after a step to come")
        << changed("  - {B:", "  - {after: 900, B:") << "number-out-of-range"
        << "after: 900";
    QTest::newRow("a card of no line")
        << changed("cards:\n  FL-", "cards:\n  XX-") << "missing-card" << "  XX-";
    QTest::newRow("too many cards") << changed(": 3\n", ": 999\n").replace("  FL-", "  FL-") << "" << "";
    QTest::newRow("a place beside the line")
        << changed("present: {line: 12, place: 12}", "present: {line: 3, place: 12}") << "not-on-the-line"
        << "present: ";
    QTest::newRow("a branch of no step") << good() + "branches:\n  - {step: 99, name: \"x\"}\n"
                                         << "number-out-of-range" << "step: 99";
    QTest::newRow("a second document") << good() + "---\nsave: 2\n" << "several-documents" << "---";
    QTest::newRow("lines that end with carriage returns")
        << QString{good()}.replace('\n', '\r') << "line-endings" << "";
    QTest::newRow("a hand in the works") << changed("cards:\n", "cards: [\n") << "" << "";
    QTest::newRow("another file altogether") << QStringLiteral("hello\n") << "" << "";
    QTest::newRow("nothing") << QString{} << "" << "";
}

void TestDamagedSaves::whatIsWrongIsToldWithItsPlace() {
    QFETCH(const QString, text);
    QFETCH(const QString, code);
    QFETCH(const QString, mark);
    const Opened opened{text};
    if (QString{QTest::currentDataTag()} ==
        "too many cards") // a deck of 999 and some is one that begins otherwise
        QVERIFY(opened.game && opened.game->divergence && opened.game->divergence->step == 0);
    else
        QVERIFY(!opened.game);
    if (opened.game)
        return;
    QVERIFY(opened.findings.errors() > 0);
    const Finding first = opened.findings.sorted().front();
    QVERIFY(!first.text.empty() && !first.hint.empty() && first.path.ends_with("game.yaml"));
    if (code.isEmpty())
        return;
    QCOMPARE(QString::fromStdString(first.code), code);
    if (code == "missing-key" || code == "missing-card")
        return; // told at the map that lacks it
    QCOMPARE(first.line, lineOf(text, mark));
}

void TestDamagedSaves::noCutFileIsTakenForAWholeOne() {
    // The last line is what tells that all is there.
    for (qsizetype length = 0; length < good().size() - 1; length += 97) {
        const Opened opened{good().left(length)};
        QVERIFY2(!opened.game && opened.findings.errors() > 0, qPrintable(QString::number(length)));
        if (length < good().indexOf("save: 2\n") + 8)
            continue; // nothing tells yet what it is
        QCOMPARE(opened.findings.all().size(), std::size_t{1});
        const Finding& finding = opened.findings.all().front();
        QCOMPARE(QString::fromStdString(finding.code), QStringLiteral("cut-off"));
        QVERIFY(finding.line > good().left(length).count('\n') - 1);
    }
}

void TestDamagedSaves::aCutFileTellsWhatElseIsWrong() {
    const QString text = changed("seed: \"1\"", "seed: \"one\"");
    const Opened opened{text.left(text.indexOf("present:") - 100)};
    QCOMPARE(opened.findings.all().size(), std::size_t{2});
    const std::vector<Finding> sorted = opened.findings.sorted();
    QCOMPARE(QString::fromStdString(sorted.front().code), QStringLiteral("bad-seed"));
    QCOMPARE(sorted.front().line, lineOf(text, "seed: "));
    QCOMPARE(QString::fromStdString(sorted.back().code), QStringLiteral("cut-off"));
}

void TestDamagedSaves::noByteThatIsChangedGoesUnnoticed() {
    const qsizetype begin = good().indexOf("steps:");
    const qsizetype end = good().indexOf("present:");
    Random random{3};
    int changes = 0;
    for (int i = 0; i < 60; ++i) {
        QString text = good();
        const qsizetype at = begin + random.below(static_cast<std::uint32_t>(end - begin));
        const QChar other{"aZ3 ,}\"x"[random.below(8)]};
        if (text[at] == other || text[at] == '\n' || text[at] == ' ' || other == ' ')
            continue; // spaces may stand where they like
        text[at] = other;
        const Opened opened{text};
        const bool isNoticed = !opened.game || opened.findings.errors() > 0 || opened.game->divergence;
        QVERIFY2(isNoticed, qPrintable(text.mid(begin, at - begin + 20)));
        ++changes;
    }
    QVERIFY(changes > 20);
}

void TestDamagedSaves::whatDivergesOpensBeforeIt_data() {
    QTest::addColumn<int>("step");
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("why");
    const auto hashOf = [](int step) { return stepLine(step).section('"', -2, -2); };
    const auto with = [&](int step, const QString& does) {
        return "  - {" + does + ", hash: \"" + hashOf(step) + "\"}";
    };
    const QString who = stepLine(1).mid(5, 1);
    const QString other = who == "A" ? "B" : "A";
    const auto row = [](const char* name, int step, const QString& line, Divergence::Why why) {
        QTest::newRow(name) << step << line << int(why);
    };
    row("another hash", 5, QString{stepLine(5)}.replace(hashOf(5), "0123456789abcdef"),
        Divergence::Why::position);
    row("the first hash", 1, QString{stepLine(1)}.replace(hashOf(1), "0123456789abcdef"),
        Divergence::Why::position);
    row("another answer", 1, with(1, who + (stepLine(1).contains("first") ? ": go second" : ": go first")),
        Divergence::Why::position);
    row("a card that is not there", 5, with(5, stepLine(5).mid(5, 1) + ": {cast: Nobody}"),
        Divergence::Why::answer);
    row("a move of another time", 1, with(1, who + ": pass"), Divergence::Why::answer);
    row("a zone of no game", 1, with(1, who + ": {cast: {card: Nobody, to: attic}}"),
        Divergence::Why::answer);
    row("the other player", 1, with(1, other + ": go first"), Divergence::Why::decider);
    row("stops that are so", 5, with(5, "A: {stops: [every]}"), Divergence::Why::nothing);
}

void TestDamagedSaves::whatDivergesOpensBeforeIt() {
    QFETCH(const int, step);
    QFETCH(const QString, line);
    QFETCH(const int, why);
    const QString text = changed(stepLine(step), line);
    const Opened opened{text};
    QVERIFY2(opened.game && opened.findings.empty(), opened.findings.toText().c_str());
    const auto& divergence = opened.game->divergence;
    QVERIFY(divergence.has_value());
    QCOMPARE(int(divergence->step), step);
    QCOMPARE(int(divergence->why), why);
    QCOMPARE(divergence->at.line, lineOf(text, line));
    QCOMPARE(divergence->at.column, 5);
    QCOMPARE(int(opened.game->answers), step - 1);
    QVERIFY(Moment{*opened.game->match} == played().moments[static_cast<std::size_t>(step - 1)]);
    QVERIFY(!opened.game->match->canRedo());
    const QString told = QString::fromStdString(toLine(*divergence, {}, Language::en));
    QVERIFY2(told.contains(QStringLiteral("game.yaml:%1:5: step %2 (").arg(divergence->at.line).arg(step)) &&
                 told.contains(": expected ") && told.contains("; found "),
             qPrintable(told));
    // Players are told in their language, and not in the file's words where the step can be said in theirs.
    Match& match = *opened.game->match;
    Findings findings;
    const Words words = loadWords("fftcg", findings);
    for (const Language language : {Language::en, Language::ja}) {
        const QString sentence = QString::fromStdString(sentenceOf(*divergence, match, words, language));
        QVERIFY2(sentence.contains(QString::number(step)) && sentence.contains("game.yaml:") &&
                     !sentence.contains('{' + QStringLiteral("number")),
                 qPrintable(sentence));
        QCOMPARE(sentence.contains(QString::fromStdString(divergence->words)),
                 why != int(Divergence::Why::position));
        if (why == int(Divergence::Why::position) && step == 5) {
            const QString option = QString::fromStdString(
                OptionSentences{{match, words, language, Player::nobody}}.option(played().given[4].option));
            QVERIFY2(sentence.contains('(' + option + ')') || sentence.contains("（" + option + "）"),
                     qPrintable(sentence + " | " + option));
        }
        if (why == int(Divergence::Why::decider))
            QVERIFY2(!sentence.contains(" for A ") && !sentence.contains("はAでは"), qPrintable(sentence));
    }
    // And it goes on from there.
    QVERIFY(!match.answer(Option{played().given[static_cast<std::size_t>(step - 1)].option}).has_value());
    QVERIFY(Moment{match} == played().moments[static_cast<std::size_t>(step)]);
}

void TestDamagedSaves::anotherBeginningOpensAtTheBeginning() {
    const QString hash = good().section("beginning: \"", 1, 1).left(16);
    for (const QString& text : {changed(hash, "0123456789abcdef"), changed("seed: \"1\"", "seed: \"2\"")}) {
        const Opened opened{text};
        QVERIFY(opened.game && opened.game->divergence);
        QCOMPARE(opened.game->divergence->step, std::size_t{0});
        QCOMPARE(opened.game->divergence->at.line, lineOf(text, "beginning: "));
        QCOMPARE(opened.game->match->depth(), std::size_t{0});
        QCOMPARE(opened.game->answers, std::size_t{0});
    }
}

void TestDamagedSaves::whatFollowsADivergenceIsLeftOutButOtherBranchesStay() {
    PlayedGame game{QStringLiteral("fftcg"), 1, 12};
    Match& match = *game.match;
    while (match.depth() > 6 || match.decision().options.size() < 2)
        match.undo();
    const std::size_t fork = match.depth();
    for (const Option& option : std::vector<Option>{match.decision().options})
        if (!(option == game.given[fork].option) && match.depth() == fork)
            match.answer(Option{option});
    QCOMPARE(match.branches().size(), std::size_t{2});
    const Moment aside{match};
    const QString text = QString::fromStdString(toText(savedGameOf(match)));
    // The step after the fork on the first line is no longer so: six steps and more are lost, the other
    // branch is not.
    const QString line = stepLine(int(fork) + 1);
    QVERIFY(text.contains(line));
    const Opened opened{
        QString{text}.replace(line, QString{line}.replace(line.section('"', -2, -2), "0123456789abcdef"))};
    QVERIFY(opened.game && opened.game->divergence);
    QCOMPARE(opened.game->divergence->step, fork + 1);
    QCOMPARE(opened.game->match->branches().size(), std::size_t{1});
    QVERIFY(Moment{*opened.game->match} == aside);
}

void TestDamagedSaves::aChangedCardIsNamed() {
    // Another power of a card in the deck: the same id, not the same card.
    Library library;
    const std::string id = played().game.setup.decks[0].front().card->id;
    const Library before = libraryOf(played().game);
    for (CardSet set : before.sets()) {
        for (CardDefinition& card : set.cards)
            if (card.id == id)
                card.numbers[0] += 1;
        library.add(std::move(set));
    }
    const Opened opened{good(), library};
    QVERIFY(opened.game.has_value());
    QCOMPARE(opened.findings.all().size(), std::size_t{1});
    const Finding& finding = opened.findings.all().front();
    QCOMPARE(QString::fromStdString(finding.code), QStringLiteral("changed-card"));
    QVERIFY(finding.severity == Severity::warning);
    QVERIFY(QString::fromStdString(finding.text).contains(QString::fromStdString(id)));
    const QString line = good().split('\n')[finding.line - 1];
    QVERIFY2(line.startsWith("  " + QString::fromStdString(id) + ": \""), qPrintable(line));
}

void TestDamagedSaves::aCardThatIsGoneIsNamed() {
    const Opened opened{good(), Library{}};
    QVERIFY(!opened.game.has_value());
    const Finding finding = opened.findings.sorted().front();
    QCOMPARE(QString::fromStdString(finding.code), QStringLiteral("unknown-card"));
    QVERIFY(finding.line > 1 && !finding.hint.empty());
    // One finding for all, with where their set belongs; no other cards are proposed.
    QCOMPARE(opened.findings.all().size(), std::size_t{1});
    const QString text = QString::fromStdString(finding.text);
    QVERIFY2(text.contains(QRegularExpression{"'FL-\\d+' … 'FL-\\d+' \\(\\d+ cards\\)"}), qPrintable(text));
    const QString hint = QString::fromStdString(finding.hint);
    QVERIFY2(hint.contains("/cardsets/fftcg") && !hint.contains("Did you mean"), qPrintable(hint));
}

void TestDamagedSaves::mistakesInSetsAreToldWhereCardsAreMissing() {
    Findings ofLibrary;
    ofLibrary.error("/sets/fftcg/mine.yaml", {3, 1}, "unknown-key", "A mistake.", "Mend it.");
    ofLibrary.error("/sets/fftcg/decks/mine.yaml", {3, 1}, "unknown-key", "Not this one.", "Mend it.");
    Findings findings;
    const auto saved = readBack(good().toStdString(), findings);
    QVERIFY(saved.has_value());
    QVERIFY(!loadGame(*saved, Library{}, findings, ofLibrary));
    const QString told = QString::fromStdString(findings.toText());
    QCOMPARE(findings.all().size(), std::size_t{2});
    QVERIFY2(told.contains("/sets/fftcg/mine.yaml:3:1: error unknown-key: A mistake.") &&
                 told.contains("There are mistakes in /sets/fftcg/mine.yaml: ") &&
                 !told.contains("Not this one"),
             qPrintable(told));
    // Where nothing is missing, nothing is told of them.
    Findings none;
    QVERIFY(loadGame(*saved, libraryOf(played().game), none, ofLibrary) && none.empty());
}

void TestDamagedSaves::longNamesAreCut() {
    PlayedGame game{QStringLiteral("fftcg"), 1, 3};
    game.match->nameBranch(game.match->lineEnd(), QString{200, QChar{u'卓'}}.toStdString());
    QCOMPARE(QString::fromStdString(game.match->nameAt(game.match->lineEnd())), QString(100, QChar{u'卓'}));
    static const QRegularExpression nameOfB{"\nB:\n(  name: [^\n]*\n)?"};
    const QString text = QString{good()}.replace(nameOfB, "\nB:\n  name: " + QString{200, 'n'} + "\n");
    const Opened opened{text};
    QVERIFY2(opened.game.has_value(), opened.findings.toText().c_str());
    QCOMPARE(opened.game->match->nameOf(Player::b).size(), std::size_t{100});
}

void TestDamagedSaves::aFileThatIsTooLargeIsNotToBeSplit() {
    const Opened opened{good() + "# " + QString{9'000'000, 'x'} + "\n"};
    QVERIFY(!opened.game);
    const Finding finding = opened.findings.sorted().front();
    QCOMPARE(QString::fromStdString(finding.code), QStringLiteral("too-large"));
    QVERIFY2(!QString::fromStdString(finding.hint).contains("Split"), finding.hint.c_str());
}

TAKUJO_TEST(TestDamagedSaves)

} // namespace test_damaged_saves
#include "test_damaged_saves.moc"
