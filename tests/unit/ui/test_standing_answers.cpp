// Answers that a player gives in advance: to pass until the turn ends, and the same whenever a card asks the
// same.

#include "engine/games/registry.h"
#include "engine/kit/stops.h"
#include "engine/match/later_moment.h"
#include "engine/match/scenarios/scenario.h"
#include "tests/test_program.h"
#include "ui/session/session.h"
#include "ui/session/standing_words.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace takujo;

class TestStandingAnswers : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();

    void passingGoesOnUntilTheTurnEnds();
    void whatWasPassedIsUndoneTogether();
    void aQuestionStopsForItsAnswer();
    void theSameQuestionIsAnsweredTheSame();
    void anotherCardsQuestionIsAsked();
    void anAnswerThatLeadsBackGivesWay();
    void whatStandsIsToldAndCanBeDropped();
    void whoGoesBackIsAskedAgain();
    void onlyTheNextAnswerIsMeantForAlways();
    void whatWentByWithoutAQuestionIsTold();
    void whatTheOtherPlayerUsesStopsIt();
    void anAttackStopsIt();
    void whoActsIsAskedAgain();

private:
    void lay(const QString& setup);
    std::string_view verbOf(const Option& option) const {
        return data_->game->tables.verbs[option.verb].word;
    }
    const Option& optionOf(std::string_view verb) const;
    void answer(std::string_view verb) { session_->answer(Option{optionOf(verb)}); }
    /// Answers as long as something stands for what is asked; how often it did.
    int letStand();
    /// Until a card asks with yes or no.
    void goOnUntilAsked() {
        for (int i = 0; i < 20 && !asksYesOrNo(); ++i)
            session_->answer(Option{*passOf(session_->match())});
    }
    bool asksYesOrNo() const { return session_->match().decision().kind == DecisionKind::yesNo; }

    std::shared_ptr<GameData> data_;
    std::unique_ptr<Session> session_;
    QTemporaryDir folder_;
};

void TestStandingAnswers::initTestCase() {
    data_ = loadGameData(*findGame("fftcg"));
    QVERIFY2(data_->playable(), data_->findings.toText().c_str());
}

/// Player A may use a Rite, and another one, and Player B can do nothing.
void TestStandingAnswers::init() {
    lay(QStringLiteral("  A: {field: [Rite, Feast], deck: 20}\n  B: {deck: 20}"));
}

void TestStandingAnswers::lay(const QString& setup) {
    QFile file{folder_.filePath(QStringLiteral("scenario.yaml"))};
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QStringLiteral("scenario: A table\ngame: fftcg\nautomatic: true\ncards:\n"
                              "  - name: Rite\n    type: backup\n    element: fire\n    cost: 1\n"
                              "    abilities: [{action: [], do: {may: {draw: 1}}}]\n"
                              "  - name: Feast\n    type: backup\n    element: fire\n    cost: 1\n"
                              "    abilities: [{action: [], do: {may: {draw: 1}}}]\n"
                              "  - {name: Runner, type: forward, element: fire, cost: 1, power: 5000}\n"
                              "  - {name: Spark, type: summon, element: fire, cost: 0, "
                              "resolve: {do: {crystal: 1}}}\n"
                              "setup:\n  turn: A\n  phase: main 1\n%1\nsteps: []\n")
                   .arg(setup)
                   .toUtf8());
    file.close();
    Findings findings;
    const auto scenario = readScenario(file.fileName().toStdString(), scenarioGame, findings);
    QVERIFY2(scenario.has_value(), findings.toText().c_str());
    session_ = std::make_unique<Session>(data_, matchAt(*scenario), Language::en);
}

const Option& TestStandingAnswers::optionOf(std::string_view verb) const {
    const auto& options = session_->match().decision().options;
    const auto found =
        std::ranges::find_if(options, [&](const Option& option) { return verbOf(option) == verb; });
    if (found == options.end())
        qFatal("'%s' is not offered", verb.data());
    return *found;
}

int TestStandingAnswers::letStand() {
    int times = 0;
    while (session_->standing().answerTo(session_->match()) && times < 100) {
        session_->answerByStanding();
        ++times;
    }
    return times;
}

void TestStandingAnswers::passingGoesOnUntilTheTurnEnds() {
    const std::uint16_t turn = session_->match().state().turn;
    session_->passUntilTurnEnds();
    QVERIFY(letStand() > 0); // main phase 2 is asked about, too
    QVERIFY(session_->match().state().turn == turn + 1);
    QVERIFY(session_->standing().isEmpty()); // it was for that turn
}

void TestStandingAnswers::whatWasPassedIsUndoneTogether() {
    const std::size_t depth = session_->depth();
    session_->passUntilTurnEnds();
    letStand();
    QVERIFY(session_->depth() > depth + 1);
    session_->undo();
    QCOMPARE(session_->depth(), depth);
}

/// Those who could only pass, and what a standing answer passed; nothing of it after going back.
void TestStandingAnswers::whatWentByWithoutAQuestionIsTold() {
    const auto phaseNow = [this] { return session_->match().state().phase; };
    const std::uint16_t turn = session_->match().state().turn;
    const std::uint8_t mainPhase = phaseNow();
    QVERIFY(session_->passed().empty());
    session_->answer(Option{*passOf(session_->match())});
    QVERIFY(!session_->passed().empty());
    QVERIFY(session_->passed().front() == (PassedMoment{Player::b, turn, mainPhase}));
    session_->undo();
    QVERIFY(session_->passed().empty());

    session_->passUntilTurnEnds();
    const std::uint8_t next = phaseNow();
    QVERIFY(next != mainPhase && session_->match().decision().decider == Player::a);
    letStand();
    QVERIFY(std::ranges::find(session_->passed(), PassedMoment{Player::a, turn, next}) !=
            session_->passed().end());
    session_->undo();

    session_->setStops(Player::b, everyStop);
    session_->answer(Option{*passOf(session_->match())});
    QVERIFY(session_->match().decision().decider == Player::b);
    QVERIFY(session_->passed().empty());
}

void TestStandingAnswers::aQuestionStopsForItsAnswer() {
    answer("use");
    goOnUntilAsked();
    session_->passUntilTurnEnds();
    QVERIFY(session_->standing().isEmpty()); // this is no moment to pass
    QVERIFY(asksYesOrNo());
}

void TestStandingAnswers::theSameQuestionIsAnsweredTheSame() {
    const auto cardsInHand = [&] {
        return countIn(session_->match().state(), {zoneOfWord(data_->game->tables, "hand"), Player::a});
    };
    answer("use");
    goOnUntilAsked();
    session_->answerAlways(Option{optionOf("yes")});
    QCOMPARE(cardsInHand(), std::size_t{1});
    // Once more: nobody is asked.
    answer("use");
    goOnUntilAsked();
    QVERIFY(session_->standing().answerTo(session_->match()).has_value());
    QVERIFY(asksYesOrNo());
    QCOMPARE(letStand(), 1);
    QCOMPARE(cardsInHand(), std::size_t{2});
}

void TestStandingAnswers::anotherCardsQuestionIsAsked() {
    answer("use");
    goOnUntilAsked();
    session_->answerAlways(Option{optionOf("no")});
    const auto& options = session_->match().decision().options;
    const auto other = std::ranges::find_if(options, [&](const Option& option) {
        return verbOf(option) == "use" && option.object.exists() &&
               session_->match().position().definition(option.object).name.en == "Feast";
    });
    QVERIFY(other != options.end());
    session_->answer(Option{*other});
    goOnUntilAsked();
    QVERIFY(!session_->standing().answerTo(session_->match()));
}

/// Where nothing has come of the answer, whoever is asked has to say what they want.
void TestStandingAnswers::anAnswerThatLeadsBackGivesWay() {
    answer("use");
    goOnUntilAsked();
    const std::unique_ptr<Match> asked = session_->match().glimpse(session_->match().place());
    StandingAnswers standing;
    standing.answerAlways(*asked, Option{optionOf("yes")}, {});
    QVERIFY(!standing.answerTo(*asked)); // it has just been given, and the same is asked again
    QVERIFY(!standing.isEmpty());
    answer("yes");
    answer("use");
    goOnUntilAsked(); // a card has been drawn
    QVERIFY(standing.answerTo(session_->match()).has_value());
    standing.noteGiven(session_->match());
    QVERIFY(!standing.answerTo(session_->match()));
    QVERIFY(standing.answerTo(*asked).has_value());
}

void TestStandingAnswers::whatStandsIsToldAndCanBeDropped() {
    answer("use");
    goOnUntilAsked();
    session_->answerAlways(Option{optionOf("yes")});
    const QStringList told = standingAnswersInWords(*session_);
    QCOMPARE(told.size(), 1);
    QVERIFY2(told.front().contains(QStringLiteral("always answers “Draw 1 card” to Rite")),
             qPrintable(told.front()));
    session_->dropStanding(0);
    QVERIFY(session_->standing().isEmpty());
    QVERIFY(standingAnswersInWords(*session_).isEmpty());
}

void TestStandingAnswers::whoGoesBackIsAskedAgain() {
    answer("use");
    goOnUntilAsked();
    session_->answerAlways(Option{optionOf("yes")});
    session_->undo();
    QVERIFY(asksYesOrNo());
    QVERIFY(!session_->standing().answerTo(session_->match()));
}

void TestStandingAnswers::onlyTheNextAnswerIsMeantForAlways() {
    answer("use");
    goOnUntilAsked();
    session_->setForAlways(true);
    QVERIFY(session_->isForAlways());
    QVERIFY(asksYesOrNo()); // nothing has been answered by that
    answer("no");
    QVERIFY(!session_->isForAlways());
}

/// Player A passes for the turn; player B uses a summon then.
void TestStandingAnswers::whatTheOtherPlayerUsesStopsIt() {
    lay(QStringLiteral("  A: {field: [Rite], deck: 20}\n  B: {field: [Rite], hand: [Spark], deck: 20}"));
    session_->passUntilTurnEnds();
    QVERIFY(session_->match().decision().decider == Player::b);
    answer("cast");
    for (int i = 0; i < 5 && session_->match().decision().decider != Player::a; ++i)
        session_->answer(Option{*passOf(session_->match())});
    QVERIFY(StandingAnswers::mayPass(session_->match()));
    QVERIFY(!session_->standing().answerTo(session_->match()));
    QVERIFY(session_->standing().isHeldUp(session_->match()));
    QVERIFY(!session_->standing().isEmpty());
    session_->answer(Option{*passOf(session_->match())}); // the summon resolves, and it goes on
    const std::uint16_t turn = session_->match().state().turn;
    for (int i = 0; i < 40 && session_->match().state().turn == turn; ++i) {
        if (session_->match().decision().decider == Player::a)
            QVERIFY(session_->standing().answerTo(session_->match()));
        const auto standing = session_->standing().answerTo(session_->match());
        session_->answer(standing ? *standing : Option{*passOf(session_->match())});
    }
}

/// Player B, who can always do something, passes for the turn of player A, who attacks then.
void TestStandingAnswers::anAttackStopsIt() {
    lay(QStringLiteral("  A: {field: [Rite, Runner], deck: 20}\n  B: {field: [Rite], deck: 20}"));
    session_->answer(Option{*passOf(session_->match())});
    QVERIFY(session_->match().decision().decider == Player::b);
    session_->passUntilTurnEnds();
    const auto attacks = [&] { return session_->match().decision().kind == DecisionKind::chooseObjects; };
    for (int i = 0; i < 10 && !attacks(); ++i)
        session_->answer(Option{*passOf(session_->match())});
    QVERIFY(attacks());
    answer("attack");
    for (int i = 0; i < 10 && session_->match().decision().decider != Player::b; ++i)
        session_->answer(Option{StandingAnswers::mayPass(session_->match())
                                    ? *passOf(session_->match())
                                    : session_->match().suggestion()});
    QVERIFY(session_->match().decision().decider == Player::b);
    QVERIFY(StandingAnswers::mayPass(session_->match()));
    QVERIFY(session_->standing().isHeldUp(session_->match()));
    QVERIFY(!session_->standing().answerTo(session_->match()));
}

void TestStandingAnswers::whoActsIsAskedAgain() {
    lay(QStringLiteral("  A: {field: [Rite], deck: 20}\n  B: {field: [Rite], hand: [Spark], deck: 20}"));
    session_->passUntilTurnEnds();
    answer("cast");
    for (int i = 0; i < 5 && session_->match().decision().decider != Player::a; ++i)
        session_->answer(Option{*passOf(session_->match())});
    QVERIFY(session_->standing().isHeldUp(session_->match()));
    answer("use");
    QVERIFY(session_->standing().isEmpty());
}

TAKUJO_TEST(TestStandingAnswers)
#include "test_standing_answers.moc"
