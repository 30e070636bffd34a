// The tree of a match: its branches and their names, and what going back does not make unseen.

#include "tests/test_program.h"
#include "tests/unit/match/made_up_table.h"
#include "tests/unit/match/played_game.h"

#include <QTest>

namespace test_match_tree {

using namespace takujo;

namespace {

constexpr Player a = Player::a;
constexpr Player b = Player::b;

Option offered(const Match& match, std::string_view verb) {
    for (const Option& option : match.decision().options)
        if (match.game().tables.verbs[option.verb].word == verb)
            return option;
    qFatal("that is not offered");
}

/// Answers with another option than the one that was given there.
void answerOtherwise(Match& match, const Option& given) {
    for (const Option& option : std::vector<Option>{match.decision().options})
        if (!(option == given)) {
            match.answer(option);
            return;
        }
    qFatal("there is no other");
}

/// A game of some answers, gone back to a decision with two options.
struct Fork {
    PlayedGame played{QStringLiteral("fftcg"), 6, 30};
    Match& match = *played.match;
    std::size_t depth = 0;

    explicit Fork(std::size_t least = 0) {
        while (match.depth() > 20 - least || match.decision().options.size() < 2)
            match.undo();
        depth = match.depth();
    }
    void takeTheOtherWay() { answerOtherwise(match, played.given[depth].option); }
};

} // namespace

class TestMatchTree : public QObject {
    Q_OBJECT

private slots:
    static void aGameWithoutUndoIsOneBranch();
    static void anotherAnswerIsAnotherBranch();
    static void aBranchIsGoneTo();
    static void aNameGoesWithItsBranch();
    static void whatIsTakenBackIsNoBranch();
    static void takingBackOneOfTwoWaysLeavesTheOther();
    static void aBranchComesBackWithWhatItStandsOn();
    static void givingUpTwiceIsOneBranch();
    static void aDrawIsGoneBackOver();
    static void aShuffleIsGoneBackOver();
    static void playingACardUncoversNothing();
    static void damageRevealsItsCard();
    static void aWayTakenKnowinglyIsMarked();
    static void aWayTakenBeforeAnythingWasSeenIsNotMarked();
};

void TestMatchTree::aGameWithoutUndoIsOneBranch() {
    const PlayedGame played{QStringLiteral("fftcg"), 6, 30};
    const auto branches = played.match->branches();
    QCOMPARE(branches.size(), std::size_t{1});
    QVERIFY(branches[0].isPresent && branches[0].name.empty());
    QCOMPARE(branches[0].tip, played.match->place());
    QCOMPARE(branches[0].fork, branches[0].tip);
    QCOMPARE(branches[0].answers, std::size_t{30});
    QCOMPARE(int(branches[0].known), 0);
}

void TestMatchTree::anotherAnswerIsAnotherBranch() {
    Fork fork;
    const std::size_t place = fork.match.place();
    const std::size_t oldTip = fork.match.lineEnd();
    fork.takeTheOtherWay();
    const auto branches = fork.match.branches();
    QCOMPARE(branches.size(), std::size_t{2});
    QCOMPARE(branches[0].tip, oldTip);
    QCOMPARE(branches[0].fork, place);
    QCOMPARE(branches[0].answers, std::size_t{30});
    QVERIFY(!branches[0].isPresent && branches[1].isPresent);
    QCOMPARE(branches[1].tip, fork.match.place());
    QCOMPARE(branches[1].answers, fork.depth + 1);
    // Going back to where both begin makes no third.
    fork.match.undo();
    QCOMPARE(fork.match.branches().size(), std::size_t{2});
}

void TestMatchTree::aBranchIsGoneTo() {
    Fork fork;
    const std::size_t oldTip = fork.match.lineEnd();
    fork.takeTheOtherWay();
    const Moment other{fork.match};
    const std::size_t otherTip = fork.match.place();
    fork.match.goTo(oldTip);
    QVERIFY(Moment{fork.match} == fork.played.moments[30]);
    for (std::size_t depth = 30; depth-- > 0;) {
        fork.match.undo();
        QVERIFY(Moment{fork.match} == fork.played.moments[depth]);
    }
    while (fork.match.canRedo())
        fork.match.redo();
    QCOMPARE(fork.match.place(), oldTip);
    fork.match.goTo(otherTip);
    QVERIFY(Moment{fork.match} == other);
    fork.match.goTo(0);
    while (fork.match.canRedo())
        fork.match.redo();
    QCOMPARE(fork.match.place(), otherTip); // the branch gone to last
}

void TestMatchTree::aNameGoesWithItsBranch() {
    Fork fork;
    const std::size_t oldTip = fork.match.lineEnd();
    fork.match.nameBranch(oldTip, "attack");
    fork.takeTheOtherWay();
    QCOMPARE(fork.match.nameAt(oldTip), std::string{"attack"});
    QVERIFY(fork.match.nameAt(fork.match.place()).empty());
    fork.match.nameBranch(fork.match.lineEnd(), "wait");
    fork.match.answer(Option{fork.match.decision().options.front()});
    QCOMPARE(fork.match.nameAt(fork.match.place()), std::string{"wait"});
    const auto branches = fork.match.branches();
    QCOMPARE(branches[0].name, std::string{"attack"});
    QCOMPARE(branches[1].name, std::string{"wait"});
    fork.match.nameBranch(fork.match.lineEnd(), "");
    QVERIFY(fork.match.branches()[1].name.empty());
}

void TestMatchTree::whatIsTakenBackIsNoBranch() {
    Table table;
    table.put("Ash Warden", "hand", a);
    for (int i = 0; i < 3; ++i)
        table.put("Well", "field", a);
    Match match = table.begin("main phase 1");
    match.nameBranch(0, "mine");
    match.answer(offered(match, "cast"));
    match.answer(offered(match, "pay"));
    QCOMPARE(match.branches()[0].answers, std::size_t{2});
    match.takeBack();
    const auto branches = match.branches();
    QCOMPARE(branches.size(), std::size_t{1});
    QCOMPARE(branches[0].answers, std::size_t{0});
    QCOMPARE(branches[0].name, std::string{"mine"});
    QVERIFY(match.at(1).takenBack && match.at(2).takenBack);
}

void TestMatchTree::takingBackOneOfTwoWaysLeavesTheOther() {
    Table table;
    table.put("Ash Warden", "hand", a);
    for (int i = 0; i < 3; ++i)
        table.put("Well", "field", a);
    Match match = table.begin("main phase 1");
    match.answer(offered(match, "cast"));
    while (match.decision().kind == DecisionKind::pay)
        match.answer(Option{match.suggestion()});
    const Moment paid{match};
    while (match.depth() > 1)
        match.undo();
    answerOtherwise(match, match.at(match.place() + 1).answer.option);
    QCOMPARE(match.branches().size(), std::size_t{2});
    match.takeBack();
    QVERIFY(!match.canRedo());
    QCOMPARE(match.branches().size(), std::size_t{2});
    QVERIFY(match.branches()[0].isPresent); // it ends here, and the other goes on
    QCOMPARE(match.branches()[0].tip, match.place());
    QCOMPARE(match.branches()[1].fork, match.place());
    match.answer(offered(match, "cast")); // the way that was not taken back
    while (match.canRedo())
        match.redo();
    QVERIFY(Moment{match} == paid);
    QCOMPARE(match.branches().size(), std::size_t{1});
}

void TestMatchTree::aBranchComesBackWithWhatItStandsOn() {
    Table table;
    table.put("Ash Warden", "hand", a);
    for (int i = 0; i < 4; ++i)
        table.put("Well", "field", a);
    Match match = table.begin("main phase 1");
    match.answer(offered(match, "cast"));
    match.answer(offered(match, "pay"));
    match.answer(offered(match, "pay"));
    const std::size_t tip = match.place();
    const Moment there{match};
    match.undo();
    answerOtherwise(match, match.at(tip).answer.option);
    const DroppedBranch dropped = match.dropBranch(tip);
    QCOMPARE(dropped.places, std::vector<std::size_t>{tip});
    match.takeBack(); // with all that the dropped branch stands on
    QCOMPARE(match.branches().size(), std::size_t{1});
    match.restore(dropped);
    const auto branches = match.branches();
    QVERIFY(std::ranges::any_of(branches, [&](const Branch& branch) { return branch.tip == tip; }));
    for (std::size_t place = tip; place != 0; place = match.at(place).before)
        QVERIFY(!match.at(place).takenBack);
    match.goTo(tip);
    QVERIFY(Moment{match} == there);
    for (int i = 0; i < 3; ++i)
        match.undo();
    QCOMPARE(match.depth(), std::size_t{0});
    while (match.canRedo())
        match.redo();
    QVERIFY(Moment{match} == there);
}

void TestMatchTree::givingUpTwiceIsOneBranch() {
    PlayedGame played{QStringLiteral("fftcg"), 6, 10};
    for (int i = 0; i < 2; ++i) {
        played.match->concede(b);
        played.match->undo();
    }
    QCOMPARE(played.match->branches().size(), std::size_t{1});
    played.match->concede(a);
    QCOMPARE(played.match->branches().size(), std::size_t{2});
}

void TestMatchTree::aDrawIsGoneBackOver() {
    // Passing through to the opponent's draw phase.
    Table table;
    Match match = table.begin("end phase");
    const auto handOf = [&](Player player) {
        return int{countIn(match.state(), {zoneOfWord(match.game().tables, "hand"), player})};
    };
    QCOMPARE(int(match.uncoveredByUndo()), 0);
    bool drew = false;
    while (!drew) {
        const int before = handOf(b);
        match.answer(Option{match.decision().options.front()});
        drew = handOf(b) > before;
        QCOMPARE(int(match.uncoveredByUndo()), drew ? int(Uncovered::draw) : 0);
    }
    match.answer(Option{match.decision().options.front()});
    QCOMPARE(int(match.uncoveredByUndo()), 0);
    QCOMPARE(int(match.uncoveredSince(0)), int(Uncovered::draw)); // further back
}

void TestMatchTree::aShuffleIsGoneBackOver() {
    BatteryGame game = batteryGame("fftcg");
    Match match{game.setup};
    match.answer(offered(match, "go first")); // the decks are shuffled, both draw
    QVERIFY((match.uncoveredByUndo() & Uncovered::draw) != 0);
    match.answer(offered(match, "mulligan"));
    while (match.decision().within)
        match.answer(Option{match.decision().options.front()});
    QVERIFY((match.uncoveredSince(1) & (Uncovered::shuffle | Uncovered::draw)) != 0);
}

void TestMatchTree::playingACardUncoversNothing() {
    Table table;
    table.put("Ash Warden", "hand", a);
    for (int i = 0; i < 3; ++i)
        table.put("Well", "field", a);
    Match match = table.begin("main phase 1");
    match.answer(offered(match, "cast"));
    QCOMPARE(int(match.uncoveredByUndo()), 0);
    while (match.decision().kind == DecisionKind::pay)
        match.answer(Option{match.suggestion()});
    QCOMPARE(int(match.uncoveredSince(0)), 0); // it was no secret of the game's
}

void TestMatchTree::damageRevealsItsCard() {
    Table table;
    table.put("Ash Warden", "field", a);
    Match match = table.begin("attack phase");
    const auto damageOf = [&] {
        return int{countIn(match.state(), {zoneOfWord(match.game().tables, "damage zone"), b})};
    };
    while (damageOf() == 0 && match.depth() < 30) {
        QCOMPARE(int(match.uncoveredByUndo()), 0);
        const auto& options = match.decision().options;
        const auto attack = std::ranges::find_if(options, [&](const Option& option) {
            const auto word = match.game().tables.verbs[option.verb].word;
            return word == "attack" || word == "attack now";
        });
        match.answer(Option{attack == options.end() ? options.front() : *attack});
    }
    QCOMPARE(damageOf(), 1);
    QCOMPARE(int(match.uncoveredByUndo()), int(Uncovered::reveal));
}

void TestMatchTree::aWayTakenKnowinglyIsMarked() {
    Fork fork;
    while (fork.match.uncoveredByUndo() == 0)
        fork.match.undo();
    const std::uint8_t seen = fork.match.uncoveredByUndo();
    fork.match.undo();
    while (fork.match.decision().options.size() < 2)
        fork.match.undo();
    fork.depth = fork.match.depth();
    const std::size_t place = fork.match.place();
    fork.takeTheOtherWay();
    QCOMPARE(fork.match.knownBefore(fork.match.place()) & seen, int(seen));
    const auto branches = fork.match.branches();
    QCOMPARE(int(branches[0].known), 0); // taken first, knowing nothing
    QCOMPARE(int(branches[1].known & seen), int(seen));
    QCOMPARE(branches[1].fork, branches[1].tip);
    QCOMPARE(branches[0].fork, place);
}

void TestMatchTree::aWayTakenBeforeAnythingWasSeenIsNotMarked() {
    Table table;
    table.put("Ash Warden", "hand", a);
    table.put("Gale", "hand", a);
    for (int i = 0; i < 3; ++i)
        table.put("Well", "field", a);
    Match match = table.begin("main phase 1");
    match.answer(offered(match, "cast"));
    match.undo();
    match.answer(offered(match, "pass"));
    QCOMPARE(match.branches().size(), std::size_t{2});
    for (const Branch& branch : match.branches())
        QCOMPARE(int(branch.known), 0);
}

TAKUJO_TEST(TestMatchTree)

} // namespace test_match_tree
#include "test_match_tree.moc"
