// Stops: a moment in which nothing can be done passes by itself, unless a player wants to be asked.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/kit/made_up_games.h"

namespace test_stops {

using namespace takujo;

namespace {

/// Phases of FFTCG as `State::phase` counts them.
constexpr std::uint8_t mainPhase1 = 3;
constexpr std::uint8_t mainPhase2 = 5;

/// Two players with nothing on the field and cards they can't pay for: there is never anything to do but
/// pass.
class NothingToDo {
public:
    explicit NothingToDo(std::array<std::uint32_t, 2> stops)
        : table_{gameCalled("fftcg"), fftcgCards()}, rules_{gameCalled("fftcg").tables},
          engine_{rules_, table_.cards} {
        for (const Player player : bothPlayers) {
            table_.putSeveral(9, "Dawn", "deck", player); // light: no CP can be made of them
            table_.state.players[indexOf(player)].stops = stops[indexOf(player)];
        }
        table_.state.turn = 3;
        engine_.start(table_.at("main 1"));
    }
    Engine& engine() { return engine_; }

    /// "A main phase 1" for every question until `turn` is over, or as many as that.
    QStringList questions(int most = 20) {
        QStringList result;
        const std::uint16_t turn = engine_.state().turn;
        while (!engine_.state().over() && engine_.state().turn == turn && result.size() < most) {
            const std::string_view phase = gameCalled("fftcg").tables.phases[engine_.state().phase];
            result << QStringLiteral("%1 %2")
                          .arg(engine_.decision().decider == Player::a ? 'A' : 'B')
                          .arg(QString::fromUtf8(phase.data(), static_cast<qsizetype>(phase.size())));
            engine_.answer(std::size_t{0});
        }
        return result;
    }

private:
    MadeUpTable table_;
    Rulebook rules_;
    Engine engine_;
};

} // namespace

class TestStops : public QObject {
    Q_OBJECT

private slots:
    static void withoutStopsNobodyIsAsked();
    static void aStopAtEveryMomentAsksAtEveryMoment();
    static void aStopAtAPhaseAsksThere();
    static void aStopAtOnesOwnPhaseAsksInOnesOwnTurn();
    static void oneBitOfEveryPhaseIsItsOwn();
    static void setStopsCountFromThenOn();
    static void takingAStopAwayLetsTheMomentPass();
    static void whereSomethingCanBeDoneItIsAskedAnyway();
    static void aStopAtAPhaseIsNotForDeclaring();
};

void TestStops::withoutStopsNobodyIsAsked() {
    // Turn 3 goes by. The first question comes when somebody has too many cards in hand.
    NothingToDo game{{0, 0}};
    QVERIFY(game.engine().state().over() || game.engine().state().turn > 3);
}

void TestStops::aStopAtEveryMomentAsksAtEveryMoment() {
    NothingToDo game{{everyStop, 0}};
    // 9.3.1.2: the turn player is asked in both main phases, in the attack phase (preparation, declaration,
    // and the priority that follows without an attack) and in the end phase.
    const QStringList asked = game.questions();
    QCOMPARE(asked.first(), QStringLiteral("A main phase 1"));
    QVERIFY(asked.contains("A attack phase"));
    QVERIFY(asked.contains("A main phase 2"));
    QVERIFY(asked.contains("A end phase"));
    for (const QString& moment : asked)
        QVERIFY(moment.startsWith('A'));

    NothingToDo both{{everyStop, everyStop}};
    QCOMPARE(both.questions(2), QStringList({"A main phase 1", "B main phase 1"}));
}

void TestStops::aStopAtAPhaseAsksThere() {
    NothingToDo game{{stopAt(mainPhase2), 0}};
    QCOMPARE(game.questions(), QStringList({"A main phase 2"}));
    NothingToDo opponents{{0, stopAt(mainPhase2)}};
    QCOMPARE(opponents.questions(), QStringList({"B main phase 2"}));
    NothingToDo both{{stopAt(mainPhase1), stopAt(mainPhase2)}};
    QCOMPARE(both.questions(), QStringList({"A main phase 1", "B main phase 2"}));
}

void TestStops::aStopAtOnesOwnPhaseAsksInOnesOwnTurn() {
    NothingToDo own{{stopAtOwn(mainPhase2), 0}};
    QCOMPARE(own.questions(), QStringList({"A main phase 2"}));
    NothingToDo opponents{{0, stopAtOwn(mainPhase2)}};
    // It is A's turn 3: B is asked in turn 4.
    QCOMPARE(int{opponents.engine().state().turn}, 4);
    QCOMPARE(opponents.questions(1), QStringList({"B main phase 2"}));
}

void TestStops::oneBitOfEveryPhaseIsItsOwn() {
    std::uint32_t all = everyStop;
    const auto phases = gameCalled("fftcg").tables.phases.size();
    for (std::uint8_t phase = 0; phase < phases; ++phase)
        for (const std::uint32_t stop : {stopAt(phase), stopAtOwn(phase)}) {
            QVERIFY(stop != 0);
            QCOMPARE(all & stop, 0U);
            all |= stop;
        }
}

void TestStops::setStopsCountFromThenOn() {
    NothingToDo game{{everyStop, 0}};
    game.engine().setStops(Player::b, stopAt(mainPhase1));
    QCOMPARE(game.engine().state().players[1].stops, stopAt(mainPhase1));
    QCOMPARE(game.questions(2), QStringList({"A main phase 1", "B main phase 1"}));
}

void TestStops::takingAStopAwayLetsTheMomentPass() {
    NothingToDo game{{everyStop, stopAt(mainPhase2)}};
    QVERIFY(game.engine().decision().decider == Player::a);
    game.engine().setStops(Player::a, 0);
    QVERIFY(game.engine().decision().decider == Player::b);
    QCOMPARE(int{game.engine().state().phase}, int{mainPhase2});
}

void TestStops::whereSomethingCanBeDoneItIsAskedAnyway() {
    MadeUpTable table{gameCalled("fftcg"), fftcgCards()};
    for (const Player player : bothPlayers)
        table.putSeveral(9, "Dawn", "deck", player);
    table.putSeveral(1, "Ember", "hand", Player::a);
    table.putSeveral(1, "Well", "field", Player::a);
    table.state.turn = 3;
    const Rulebook rules{gameCalled("fftcg").tables};
    Engine engine{rules, table.cards};
    engine.start(table.at("main 1"));
    QVERIFY(engine.decision().decider == Player::a);
    QCOMPARE(int{engine.state().phase}, int{mainPhase1});
    QCOMPARE(engine.decision().options.size(), 2U); // pass, or cast with the backup
}

/// Players declare within an action: whoever stops at its phase wants to begin actions there.
void TestStops::aStopAtAPhaseIsNotForDeclaring() {
    const Game& game = gameCalled("workbench");
    const std::vector<PolicyOverride> policies{{"strikes are answered", 1}};
    const Rulebook rules{game.tables, {}, policies};
    CardDefinition herald = MadeUpCard{game, "Herald"}.number("cost", 1);
    herald.has |= CardDefinition::declares;
    const auto phase =
        static_cast<std::uint8_t>(std::ranges::find(game.tables.phases, "work") - game.tables.phases.begin());
    for (const std::uint32_t stop : {stopAt(phase), everyStop}) {
        MadeUpTable table{game, {herald}};
        for (const Player player : bothPlayers) {
            table.putSeveral(9, "Herald", "deck", player);
            table.state.players[indexOf(player)].stops = stop;
            table.state.players[indexOf(player)].values.fill(5); // life among them
        }
        const ObjectId striker = table.put("Herald", "board", Player::a);
        record(table.state, striker).marks |= wasThereBefore;
        Engine engine{rules, table.cards};
        engine.start(table.at("work"));
        const auto& options = engine.decision().options;
        const auto strike = static_cast<Verb>(verbOfWord(game.tables, "strike"));
        const auto strikes = std::ranges::find_if(
            options, [&](const Option& option) { return option.verb == strike && option.object == striker; });
        QVERIFY(strikes != options.end());
        engine.answer(static_cast<std::size_t>(strikes - options.begin()));
        const bool isDeclaring = engine.decision().procedure == game.tables.declaring.window;
        QCOMPARE(isDeclaring, stop == everyStop);
    }
}

TAKUJO_TEST(TestStops)

} // namespace test_stops
#include "test_stops.moc"
