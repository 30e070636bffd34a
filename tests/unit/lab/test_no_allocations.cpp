// Answering a decision takes nothing from the heap: listing the next options is the hot path of everything.
// Only lists that grow beyond all they have held so far do.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/core/counted_allocations.h"

#include "engine/match/random_answer.h"
#include "tests/unit/match/battery_games.h"

namespace test_no_allocations {

using namespace takujo;

namespace {

/// Plays random games with one engine, as a simulation does.
class RandomPlayer {
public:
    explicit RandomPlayer(const BatteryGame& game)
        : cards_{cardsOf(game.setup)}, rules_{game.game->tables}, begin_{initialState(game.setup, cards_)},
          engine_{rules_, cards_} {}

    void playGames(int count) {
        for (int i = 0; i < count; ++i) {
            start();
            while (!engine_.state().over())
                answer();
        }
    }
    /// What answering takes from the heap. Beginning a game does not count.
    std::size_t allocationsIn(int decisions) {
        std::size_t taken = 0;
        start();
        for (int i = 0; i < decisions; ++i) {
            if (engine_.state().over())
                start();
            const std::size_t before = allocations;
            answer();
            taken += allocations - before;
        }
        return taken;
    }

private:
    void start() {
        State state = begin_;
        state.random = Random{seedOfGame(20261121, ++games_)};
        engine_.start(state);
    }
    void answer() { engine_.answer(randomAnswer(engine_.decision(), random_)); }

    CardTable cards_;
    Rulebook rules_;
    State begin_;
    Engine engine_;
    Random random_{1};
    std::uint64_t games_ = 0;
};

} // namespace

class TestNoAllocations : public QObject {
    Q_OBJECT

private slots:
    static void theCounterCounts();
    static void decisionsTakeLittleFromTheHeap_data();
    static void decisionsTakeLittleFromTheHeap();
};

void TestNoAllocations::theCounterCounts() {
    const std::size_t before = allocations;
    const std::vector<int> numbers(100, 1);
    QCOMPARE(allocations - before, 1U);
    QCOMPARE(numbers.size(), 100U);
}

void TestNoAllocations::decisionsTakeLittleFromTheHeap_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("most");
    // Not one decision in fifty: what has to hold more than it ever had to before.
    QTest::newRow("fftcg") << "fftcg" << 20;
    QTest::newRow("workbench") << "workbench" << 20;
}

void TestNoAllocations::decisionsTakeLittleFromTheHeap() {
    QFETCH(const QString, game);
    QFETCH(const int, most);
    const BatteryGame ready = batteryGame(game.toStdString());
    RandomPlayer player{ready};
    player.playGames(50); // what is kept between decisions has grown to what it needs
    const std::size_t taken = player.allocationsIn(1000);
    QVERIFY2(taken <= static_cast<std::size_t>(most), qPrintable(QString::number(taken)));
}

TAKUJO_TEST(TestNoAllocations)

} // namespace test_no_allocations
#include "test_no_allocations.moc"
