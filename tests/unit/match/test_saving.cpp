// A match is written down, read again and played anew: the same tree, the same place, the same hashes.

#include "tests/test_program.h"
#include "tests/unit/match/played_game.h"
#include "tests/unit/match/saved_games.h"

#include <QTest>

namespace test_saving {

using namespace takujo;

namespace {

void gameRows() {
    QTest::addColumn<QString>("id");
    for (const Game* game : allGames())
        QTest::newRow(game->id.data()) << QString::fromStdString(std::string{game->id});
}

/// Every branch by its name, its length and the hash at its tip.
QStringList treeOf(const Match& match) {
    QStringList lines;
    for (const Branch& branch : match.branches())
        lines << QStringLiteral("%1 '%2' %3 known %4%5")
                     .arg(exactHash(match.stateAt(branch.tip)), 16, 16, QChar{'0'})
                     .arg(QString::fromStdString(branch.name))
                     .arg(branch.answers)
                     .arg(branch.known)
                     .arg(branch.isPresent ? " present" : "");
    return lines;
}

QString textOf(const Match& match) {
    return QString::fromStdString(toText(savedGameOf(match)));
}

} // namespace

class TestSaving : public QObject {
    Q_OBJECT

private slots:
    static void aGameWithBranchesComesBack_data() { gameRows(); }
    static void aGameWithBranchesComesBack();
    static void everyMomentOfAGameComesBack();
    static void undoAndRedoGoOnAsBefore();
    static void writingOnGivesTheSameAsWritingAtOnce();
    static void theFileIsWrittenInWords();
    static void namesOfAllKindsComeBack_data();
    static void namesOfAllKindsComeBack();
    static void whatWasTakenBackIsNotWritten();
    static void aBranchBroughtBackIsWrittenWithWhatItStandsOn();
    static void whoSitsThereComesBack();
    static void aMatchFromElsewhereIsNotSaved();
    static void anotherSetChangesNothing();
    static void theOrderOfADeckListMakesNoDifference();
};

void TestSaving::aGameWithBranchesComesBack() {
    QFETCH(const QString, id);
    BatteryGame game = batteryGame(id.toStdString());
    int branches = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        game.setup.seed = seed;
        game.setup.stops = {seed % 2 == 0 ? everyStop : 0, stopAt(2)};
        Match match{game.setup};
        Random random{seed};
        playWithBranches(match, random, 150);
        const LoadedGame loaded = savedAndLoaded(match, game);
        QVERIFY(Moment{*loaded.match} == Moment{match});
        QCOMPARE(loaded.match->depth(), match.depth());
        QCOMPARE(treeOf(*loaded.match), treeOf(match));
        QCOMPARE(textOf(*loaded.match), textOf(match));
        branches += static_cast<int>(match.branches().size());
    }
    QVERIFY(branches > 24); // there was something to tell apart
}

void TestSaving::everyMomentOfAGameComesBack() {
    PlayedGame played{QStringLiteral("fftcg"), 2, 60};
    Match& match = *played.match;
    for (std::size_t depth = 60;; depth -= 5) {
        while (match.depth() > depth)
            match.undo();
        const LoadedGame loaded = savedAndLoaded(match, played.game);
        QVERIFY(Moment{*loaded.match} == played.moments[depth]);
        QCOMPARE(loaded.answers, std::size_t{60}); // also those that were undone
        if (depth == 0)
            return;
    }
}

void TestSaving::undoAndRedoGoOnAsBefore() {
    PlayedGame played{QStringLiteral("fftcg"), 3, 50};
    for (int i = 0; i < 20; ++i)
        played.match->undo();
    const auto kept = savedAndLoaded(*played.match, played.game);
    Match& match = *kept.match;
    QVERIFY(match.canRedo());
    while (match.canRedo())
        match.redo();
    QVERIFY(Moment{match} == played.moments[50]);
    while (match.canUndo())
        match.undo();
    QVERIFY(Moment{match} == played.moments[0]);
}

void TestSaving::writingOnGivesTheSameAsWritingAtOnce() {
    BatteryGame game = batteryGame("fftcg");
    Match match{game.setup};
    MatchWriter writer{match};
    Random random{5};
    for (int i = 0; i < 30; ++i) {
        playWithBranches(match, random, 7);
        QCOMPARE(QString::fromStdString(toText(writer.write())), textOf(match));
    }
}

void TestSaving::theFileIsWrittenInWords() {
    BatteryGame game = batteryGame("fftcg");
    game.setup.seed = 1;
    game.setup.names = {"Aki", "Blue \"B\""};
    game.setup.stops = {everyStop, stopAt(3) | stopAtOwn(5)};
    Match match{game.setup};
    match.answer(Option{match.decision().options.front()});
    match.setStops(Player::b, everyStop);
    match.concede(Player::a);
    const QString text = textOf(match);
    for (const char* line :
         {"\nsave: 2\n", "\ngame: fftcg\n", "\nformat: constructed\n", "\nseed: \"1\"\n", "  name: \"Aki\"\n",
          "  name: \"Blue \\\"B\\\"\"\n", "  stops: [every]\n", "  stops: [main phase 1, own main phase 2]\n",
          "\npresent: {line: 3, place: 3}\n"})
        QVERIFY2(text.contains(QString::fromUtf8(line)), line);
    const QStringList lines = text.split('\n');
    const qsizetype steps = lines.indexOf("steps:");
    QVERIFY2(lines[steps + 1].startsWith("  - {A: go first, hash: \"") ||
                 lines[steps + 1].startsWith("  - {B: go first, hash: \""),
             qPrintable(lines[steps + 1]));
    QVERIFY2(lines[steps + 2].startsWith("  - {B: {stops: [every]}, hash: \""), qPrintable(lines[steps + 2]));
    QVERIFY2(lines[steps + 3].startsWith("  - {A: concede, hash: \""), qPrintable(lines[steps + 3]));
    const QString hash = QStringLiteral("%1").arg(exactHash(match.state()), 16, 16, QChar{'0'});
    QVERIFY(lines[steps + 3].contains(hash));
}

void TestSaving::namesOfAllKindsComeBack_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"true", "12", "a: b", "- {x}", "#1 'fan'", "\"quoted\" \\ back", "青の人",
                             "a\nb\tc", " ", "", "null", "\x01"})
        QTest::newRow(name) << QString::fromUtf8(name);
}

void TestSaving::namesOfAllKindsComeBack() {
    QFETCH(const QString, name);
    BatteryGame game = batteryGame("fftcg");
    game.setup.names = {name.toStdString(), "B"};
    Match match{game.setup};
    match.answer(Option{match.decision().options.front()});
    match.nameBranch(match.lineEnd(), name.toStdString());
    const LoadedGame loaded = savedAndLoaded(match, game);
    // A blank name is none; what can't be read becomes a mark.
    const QString kept =
        name.trimmed().isEmpty() ? QString{} : QString{name}.replace(QChar{1}, QChar{0xfffd});
    QCOMPARE(QString::fromStdString(loaded.match->nameOf(Player::a)), kept);
    QCOMPARE(QString::fromStdString(loaded.match->nameAt(loaded.match->place())), kept);
}

void TestSaving::whatWasTakenBackIsNotWritten() {
    BatteryGame game = batteryGame("fftcg");
    Match match{game.setup};
    match.answer(Option{match.decision().options.front()}); // who goes first
    const QString before = textOf(match);
    for (const Option& option : std::vector<Option>{match.decision().options})
        if (match.game().tables.verbs[option.verb].word == "mulligan")
            match.answer(Option{option});
    match.answer(Option{match.decision().options.front()});
    QVERIFY(match.canTakeBack());
    QVERIFY(textOf(match) != before);
    match.takeBack();
    QCOMPARE(textOf(match), before);
}

void TestSaving::aBranchBroughtBackIsWrittenWithWhatItStandsOn() {
    BatteryGame game = batteryGame("fftcg");
    int tried = 0;
    for (std::uint64_t seed = 1; seed <= 40 && tried < 3; ++seed) {
        game.setup.seed = seed;
        Match match{game.setup};
        Random random{seed};
        // Until a second answer within an action can be one or another.
        const auto isThere = [&] {
            return match.canTakeBack() && match.decision().within && match.decision().options.size() > 1;
        };
        for (int i = 0; i < 200 && !match.over() && !isThere(); ++i)
            match.answer(Option{match.decision().options[randomAnswer(match.decision(), random)]});
        if (!isThere())
            continue;
        match.answer(Option{match.decision().options[0]});
        const std::size_t tip = match.place();
        const std::uint64_t there = exactHash(match.stateAt(tip));
        match.undo();
        match.answer(Option{match.decision().options[1]});
        const DroppedBranch dropped = match.dropBranch(tip);
        QCOMPARE(dropped.places.size(), std::size_t{1});
        if (!match.canTakeBack())
            continue; // that was its end
        ++tried;
        match.takeBack();
        match.restore(dropped);
        const LoadedGame loaded = savedAndLoaded(match, game);
        QCOMPARE(treeOf(*loaded.match), treeOf(match));
        const auto branches = loaded.match->branches();
        QVERIFY(std::ranges::any_of(branches, [&](const Branch& branch) {
            return exactHash(loaded.match->stateAt(branch.tip)) == there;
        }));
    }
    QVERIFY(tried > 0);
}

void TestSaving::aMatchFromElsewhereIsNotSaved() {
    PlayedGame played{QStringLiteral("fftcg"), 1, 5};
    const Match& match = *played.match;
    const Match elsewhere{match.game(),
                          std::make_shared<const CardTable>(match.cards()),
                          std::make_shared<const Rulebook>(match.game().tables),
                          match.state(),
                          {"A", "B"}};
    QVERIFY(elsewhere.setup() == nullptr);
    QVERIFY_EXCEPTION_THROWN(savedGameOf(elsewhere), std::logic_error);
}

void TestSaving::anotherSetChangesNothing() {
    PlayedGame played{QStringLiteral("fftcg"), 4, 40};
    Library library = libraryOf(played.game);
    CardDefinition more = played.game.game->filler();
    more.id = "AA-000"; // before all others
    more.name = {"More", "More"};
    library.add(CardSet{"more", "fftcg", {}, {more}});
    Findings findings;
    const auto loaded = loadGame(savedGameOf(*played.match), library, findings);
    QVERIFY(loaded && findings.empty() && !loaded->divergence);
    QVERIFY(Moment{*loaded->match} == played.moments[40]);
}

void TestSaving::theOrderOfADeckListMakesNoDifference() {
    PlayedGame played{QStringLiteral("fftcg"), 4, 10};
    MatchSetup other = played.game.setup;
    std::ranges::reverse(other.decks[0]);
    Match match{other};
    for (const Attempt& answer : played.given)
        match.answer(answer.option);
    QCOMPARE(textOf(match), textOf(*played.match));
}

void TestSaving::whoSitsThereComesBack() {
    BatteryGame game = batteryGame("fftcg");
    Match match{game.setup};
    // Where one person plays both sides the file says nothing of it.
    QVERIFY(!textOf(match).contains(QStringLiteral("company")));
    for (const Seating seating : {Seating::one, Seating::two, Seating::trusting}) {
        match.setSeating(seating);
        QVERIFY(savedAndLoaded(match, game).match->seating() == seating);
    }
    QVERIFY(textOf(match).contains(QStringLiteral("company: trusting\n")));
    const ComputerSeat seat{Player::a, {BotKind::thinking, 250}};
    match.seatComputer(seat);
    const auto loaded = savedAndLoaded(match, game).match;
    QVERIFY(loaded->seating() == Seating::computer);
    QVERIFY(loaded->computer() == seat);
    QVERIFY(textOf(match).contains(QStringLiteral("\ncomputer: {plays: A, bot: \"thinking:250\"}\n")));
}

TAKUJO_TEST(TestSaving)

} // namespace test_saving
#include "test_saving.moc"
