// takujo-cli play: going back and forth, and the branches that come of it.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/app/command_run.h"

#include <QTemporaryDir>

namespace test_play_branches {

using namespace takujo;

namespace {

/// The last thing that was asked: from its board to the prompt.
QString lastAsked(const CommandRun& played) {
    const QStringList parts = played.out.split(QStringLiteral("\n> "));
    return parts.size() < 2 ? QString{} : parts[parts.size() - 2];
}

/// What is printed in answer to the last line of input.
QString answerTo(const std::string& before, const std::string& line) {
    const QString with = play(before + line + "\n").out;
    const QStringList parts = with.split(QStringLiteral("> "));
    return parts[parts.size() - 2].trimmed();
}

} // namespace

class TestPlayBranches : public QObject {
    Q_OBJECT

private slots:
    static void redoGoesForwardAgain();
    static void redoingNothingIsSaid();
    static void branchesAreListed();
    static void aBranchIsTakenByNumberAndByName();
    static void aBranchThatIsNotThereIsSaid();
    static void goingBackOverADrawIsSaidAndMarked();
    static void aLongNameIsToldAsItIsKept();
    static void namesAreKept();
    static void japaneseIsSpoken();
};

void TestPlayBranches::redoGoesForwardAgain() {
    const QString there = lastAsked(play("1\n1\n1\n"));
    QVERIFY(!there.isEmpty());
    // The log is told once more, the rest is the same.
    QVERIFY(lastAsked(play("1\n1\n1\nundo\nredo\n")).endsWith(there.section(QLatin1Char('\n'), -4)));
    QVERIFY(lastAsked(play("1\n1\n1\nundo\n")) != there);
}

void TestPlayBranches::redoingNothingIsSaid() {
    QCOMPARE(answerTo("1\n", "redo"),
             QStringLiteral("Nothing has been undone here, so there is nothing to redo."));
}

void TestPlayBranches::branchesAreListed() {
    QCOMPARE(answerTo("1\n1\n", "branches"), QStringLiteral("> 1. The first way (2 answers)").mid(2));
    const CommandRun two = play("1\nundo\n2\nbranches\n");
    QVERIFY2(two.out.contains(QStringLiteral("  1. The first way (1 answer)\n"
                                             "     Parts before turn 1 with: Go first\n"
                                             "> 2. Before turn 1: Go second instead (1 answer)\n")),
             qPrintable(two.out.right(600)));
}

void TestPlayBranches::aBranchIsTakenByNumberAndByName() {
    const std::string forked = "1\n1\n1\nundo\nundo\n2\n";
    const QString first = lastAsked(play("1\n1\n1\n")).section(QLatin1Char('\n'), -3);
    QVERIFY(!lastAsked(play(forked)).endsWith(first));
    for (const char* way : {"branch 1", "branch The first way"})
        QVERIFY2(lastAsked(play(forked + way + "\n")).endsWith(first), way);
    QVERIFY(lastAsked(play(forked + "name my way\nbranch 1\nbranch my way\n"))
                .endsWith(lastAsked(play(forked)).section(QLatin1Char('\n'), -3)));
}

void TestPlayBranches::aBranchThatIsNotThereIsSaid() {
    QVERIFY(answerTo("1\n", "branch 2").startsWith(QStringLiteral("There is no branch \"2\".")));
    QVERIFY(answerTo("1\n", "branch").startsWith(QStringLiteral("There is no branch \"\".")));
    QVERIFY(answerTo("1\n", "name").startsWith(QStringLiteral("Write the new name")));
}

void TestPlayBranches::goingBackOverADrawIsSaidAndMarked() {
    // Two draws lie behind the first main phase: the opening hands.
    const CommandRun back = play("1\n1\n1\nundo\n");
    QVERIFY2(back.out.contains(QStringLiteral("This went back over a draw")),
             qPrintable(back.out.right(400)));
    const CommandRun marked = play("1\n1\n1\nundo\n2\nbranches\n");
    QVERIFY2(marked.out.contains(QStringLiteral("     Known already when this was tried: ")),
             qPrintable(marked.out.right(800)));
    // To the other branch it goes back over it, too.
    const CommandRun across = play("1\n1\n1\nundo\nundo\nundo\n2\nbranch 1\nbranch 2\n");
    QVERIFY(across.out.count(QStringLiteral("This went back over a ")) > 1);
}

void TestPlayBranches::aLongNameIsToldAsItIsKept() {
    const std::string name(300, 'n');
    const QString told = answerTo("1\n", "name " + name);
    QVERIFY(told.startsWith(QStringLiteral("The present branch is called \"nnn")));
    const QString listed = play("1\nname " + name + "\nbranches\n").out.section(QStringLiteral("> 1. "), 1);
    const QString kept = listed.section(QLatin1Char(' '), 0, 0);
    QVERIFY2(told.contains(QLatin1Char('"') + kept + QLatin1Char('"')), qPrintable(told + listed));
}

void TestPlayBranches::namesAreKept() {
    const QTemporaryDir folder;
    const std::string file = folder.filePath(QStringLiteral("game.yaml")).toStdString();
    play("1\nundo\n2\nname the other\nsave " + file + "\n");
    const CommandRun later = run({"play", "--load", file}, "branches\n");
    QVERIFY2(later.out.contains(QStringLiteral("> 2. the other (1 answer)")), qPrintable(later.out));
}

void TestPlayBranches::japaneseIsSpoken() {
    const CommandRun two = play("1\nundo\n2\nbranches\nbranch x\n", {"--seed", "1", "--language", "ja"});
    QVERIFY2(two.out.contains(QStringLiteral("  1. 最初の進行（1手）")), qPrintable(two.out.right(600)));
    QVERIFY(two.out.contains(QStringLiteral("> 2. 開始前：後攻（別の進行）（1手）")));
    QVERIFY(two.out.contains(QStringLiteral("「x」という分岐はありません。")));
}

TAKUJO_TEST(TestPlayBranches)

} // namespace test_play_branches
#include "test_play_branches.moc"
