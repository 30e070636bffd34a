// What waits to be carried out, and what has begun, in games whose effects have no place on the table.

#include "engine/games/registry.h"
#include "engine/match/scenarios/scenario.h"
#include "tests/test_program.h"
#include "ui/panels/waiting_list.h"
#include "ui/session/game_data.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace takujo;

class TestWaitingList : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();

    void whatWaitsStandsInItsOrder();
    void eachPlayerHasTheirOwnAnswers();
    void whatIsUnderWayComesFirst();
    void bothPlayersSeeAllThatWaits();

private:
    void answer(std::string_view verb);
    QStringList rows() const;
    QString spoken(int row) const {
        return list_.data(list_.index(row), Qt::AccessibleDescriptionRole).toString();
    }

    std::shared_ptr<GameData> data_;
    std::unique_ptr<Session> session_;
    WaitingList list_;
    QTemporaryDir folder_;
};

void TestWaitingList::initTestCase() {
    data_ = loadGameData(*findGame("granblue"));
    QVERIFY2(data_->playable(), data_->findings.toText().c_str());
}

/// A's leader is rested by a summon stone: two effects of each player wait.
void TestWaitingList::init() {
    QFile file{folder_.filePath(QStringLiteral("scenario.yaml"))};
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("scenario: A table\ngame: granblue\ncards:\n"
               "  - {name: Alba, type: leader, gender: male, rank: 0, hp: 5, attack: 2}\n"
               "  - name: Ann\n    type: member\n    rank: 1\n    hp: 2\n    attack: 2\n"
               "    abilities: [{when: {becomes rested: {leader: {}}}, do: {may: {draw: 1}}}]\n"
               "  - name: Bob\n    type: member\n    rank: 1\n    hp: 2\n    attack: 2\n"
               "    abilities: [{when: {becomes rested: {leader: {}}}, do: {draw: 1}}]\n"
               "  - {name: Lull, type: summon, resolve: {do: {rest: {leader: {controller: you}}}}}\n"
               "setup:\n  phase: main\n"
               "  A: {leader: [Alba], members: [Ann, Bob], hand: [Lull], deck: 20}\n"
               "  B: {leader: [Alba], members: [Bob, Ann], deck: 20, hand: 0}\nsteps: []\n");
    file.close();
    Findings findings;
    const auto scenario = readScenario(file.fileName().toStdString(), scenarioGame, findings);
    QVERIFY2(scenario.has_value(), findings.toText().c_str());
    session_ = std::make_unique<Session>(data_, matchAt(*scenario), Language::en);
    answer("summon");
}

void TestWaitingList::answer(std::string_view verb) {
    const auto& verbs = data_->game->tables.verbs;
    const auto& options = session_->match().decision().options;
    const auto found =
        std::ranges::find_if(options, [&](const Option& option) { return verbs[option.verb].word == verb; });
    QVERIFY2(found != options.end(), std::string{verb}.c_str());
    session_->answer(Option{*found});
}

QStringList TestWaitingList::rows() const {
    QStringList told;
    for (const WaitingRow& row : list_.rows())
        told << row.name + (row.stage == WaitingRow::Stage::underWay ? QStringLiteral(" now")
                            : row.stage == WaitingRow::Stage::next   ? QStringLiteral(" next")
                                                                     : QString{});
    return told;
}

void TestWaitingList::whatWaitsStandsInItsOrder() {
    list_.read(session_.get());
    QCOMPARE(rows(), QStringList({"Ann next", "Bob", "Bob", "Ann"})); // the turn player's first, as they came
    QCOMPARE(list_.rows()[0].card.controller, Player::a);
    QCOMPARE(list_.rows()[2].card.controller, Player::b);
    QCOMPARE(list_.rows()[1].effect, QStringLiteral("Draw 1 card."));
    QVERIFY2(spoken(0).startsWith(QStringLiteral("next; ")), qPrintable(spoken(0)));
    QVERIFY2(spoken(2).startsWith(QStringLiteral("3 of 4; ")), qPrintable(spoken(2)));
}

void TestWaitingList::eachPlayerHasTheirOwnAnswers() {
    list_.read(session_.get());
    std::vector<bool> answers;
    for (const WaitingRow& row : list_.rows())
        answers.push_back(row.option.has_value());
    QCOMPARE(answers, std::vector<bool>({true, true, false, false}));
    // The second one is taken, so that the first is the only one of that player.
    session_->answer(Option{session_->match().decision().options[*list_.rows()[1].option]});
    list_.read(session_.get());
    QCOMPARE(rows(), QStringList({"Ann now", "Bob next", "Ann"}));
}

void TestWaitingList::whatIsUnderWayComesFirst() {
    list_.read(session_.get());
    session_->answer(Option{session_->match().decision().options[*list_.rows()[0].option]});
    list_.read(session_.get());
    QCOMPARE(rows(), QStringList({"Ann now", "Bob next", "Bob", "Ann"}));
    QVERIFY(list_.rows()[0].isAbout); // the question is whether a card is drawn
    QVERIFY2(spoken(0).startsWith(QStringLiteral("being carried out; ")), qPrintable(spoken(0)));
}

void TestWaitingList::bothPlayersSeeAllThatWaits() {
    list_.read(nullptr);
    QCOMPARE(list_.rowCount(), 0);
    for (const Player viewer : {Player::a, Player::b}) {
        const View view = viewOf(session_->match(), viewer);
        QCOMPARE(view.waiting.size(), std::size_t{4});
        QVERIFY(
            std::ranges::all_of(view.waiting, [](const WaitingView& each) { return each.effect.faceUp; }));
        QCOMPARE(std::ranges::count_if(view.waiting,
                                       [](const WaitingView& each) { return each.option.has_value(); }),
                 viewer == Player::a ? 2 : 0);
    }
}

TAKUJO_TEST(TestWaitingList)
#include "test_waiting_list.moc"
