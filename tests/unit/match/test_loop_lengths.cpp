// A loop is noticed however many answers go round in it.

#include "engine/core/zones.h"
#include "engine/games/registry.h"
#include "engine/kit/rules/work.h"
#include "tests/test_program.h"
#include "tests/unit/match/written_scenario.h"

#include <QTest>

#include <algorithm>
#include <optional>
#include <string>

namespace test_loop_lengths {

using namespace takujo;

namespace {

/// Dials that lie on a board, each turned aside by its player, and a crank that turns all of them upright.
class Dials {
public:
    /// Lenses are never used; each could be, in as many ways as there are relics.
    explicit Dials(int count, int lenses = 0)
        : scenario_{written(count, lenses)}, cards_{scenarioCards(scenario_, game())} {
        engine_.start(scenarioState(scenario_, game(), *cards_));
    }

    bool isAskedHowOften() const {
        return !engine_.decision().options.empty() && wordOf(engine_.decision().options.front()) == "repeat";
    }
    /// What can be done next: the first dial that is upright is turned, or else the crank. None if neither
    /// may be used.
    std::optional<std::size_t> next() const {
        std::optional<std::size_t> crank;
        for (std::size_t i = 0; i < engine_.decision().options.size(); ++i) {
            const Option& option = engine_.decision().options[i];
            if (wordOf(option) == "use" && nameOf(option) == "Crank")
                crank = i;
            else if (wordOf(option) == "use" && nameOf(option) == "Dial" &&
                     !record(engine_.state(), option.object).isAside())
                return i;
        }
        return crank;
    }
    bool areAllTurned() const {
        const State& state = engine_.state();
        return std::ranges::none_of(state.objects, [&](const ObjectRecord& object) {
            return object.card != CardId::none && !object.isAside() &&
                   engine_.position().cards[state.cards[object.card].definition].name.en == "Dial";
        });
    }
    void answer(std::size_t option) { engine_.answer(option); }
    bool hasStoppedLoops() const { return !engine_.state().loopBars.empty(); }

private:
    static const Game& game() { return *findGame("workbench"); }
    static Scenario written(int count, int lenses) {
        std::string text =
            "scenario: dials\ngame: workbench\ncards:\n"
            "  - {name: Dial, type: relic, colour: red, cost: 1, abilities: [{use: [], do: {tap: "
            "this}}]}\n"
            "  - {name: Crank, type: relic, colour: red, cost: 1, abilities: [{use: [], do: "
            "{ready: {relic: {}}}}]}\n"
            "  - {name: Lens, type: relic, colour: red, cost: 1, abilities: [{use: [], choose: {relic: {}}, "
            "do: {tap: chosen}}]}\n"
            "setup: {turn: A, phase: work, A: {life: 5, board: [Crank";
        for (int i = 0; i < count; ++i)
            text += ", Dial";
        for (int i = 0; i < lenses; ++i)
            text += ", Lens";
        text += "]}, B: {life: 5}}\nsteps: []\n";
        return scenarioOf(text);
    }
    std::string_view wordOf(const Option& option) const { return rules_.verb(option.verb).word; }
    std::string nameOf(const Option& option) const {
        return engine_.position().definition(option.object).name.en;
    }

    Scenario scenario_;
    std::shared_ptr<const CardTable> cards_;
    Rulebook rules_{game().tables};
    Engine engine_{rules_, *cards_};
};

} // namespace

class TestLoopLengths : public QObject {
    Q_OBJECT

private slots:
    static void everyLengthIsFound_data();
    static void everyLengthIsFound();
    static void waysOutOfALoopAreLookedForWithinABudget();
};

void TestLoopLengths::everyLengthIsFound_data() {
    QTest::addColumn<int>("dials");
    for (const int dials : {1, 2, 6, 7, 8, 15, 16, 17, 31, 33, 70, 200})
        QTest::addRow("%d answers", dials + 1) << dials;
}

void TestLoopLengths::everyLengthIsFound() {
    QFETCH(const int, dials);
    Dials game{dials};
    int answers = 0;
    // Watching begins anew until a whole round goes between.
    const int enough = 4 * (dials + 1) + 32;
    for (; answers < enough && !game.isAskedHowOften(); ++answers)
        game.answer(game.next().value());
    QVERIFY2(game.isAskedHowOften(), qPrintable(QString::number(answers)));
    QVERIFY(answers > dials); // not before it has gone round
    game.answer(3);
    QVERIFY(!game.isAskedHowOften());
    // Parts of it may be done still, but it does not come round any more.
    for (int i = 0; i < 2 * (dials + 1) && !game.isAskedHowOften(); ++i) {
        const auto next = game.next();
        if (!next)
            break;
        const bool wereAllTurned = game.areAllTurned();
        game.answer(*next);
        QVERIFY(!wereAllTurned);
    }
}

/// Beside a loop that has been stopped, ways that do not lead back into it are looked for at every question:
/// here there are thousands, and a quarter of what may be done between two questions is enough to look for
/// them. A sixteenth of that counts for the game itself.
void TestLoopLengths::waysOutOfALoopAreLookedForWithinABudget() {
    Dials game{1, 400};
    for (int i = 0; i < 40 && !game.isAskedHowOften(); ++i)
        game.answer(game.next().value());
    QVERIFY(game.isAskedHowOften());
    std::uint64_t most = 0;
    const auto answer = [&](std::size_t option) {
        const work::Budget budget;
        game.answer(option);
        most = std::max(most, budget.used());
    };
    answer(3);
    QVERIFY(game.hasStoppedLoops());
    for (int i = 0; i < 3; ++i)
        if (const auto next = game.next())
            answer(*next);
    const QByteArray told = QByteArray::number(static_cast<qulonglong>(most));
    QVERIFY2(most >= work::most / 64, told.constData()); // it was used up
    QVERIFY2(most < work::most / 32, told.constData());
}

TAKUJO_TEST(TestLoopLengths)

} // namespace test_loop_lengths
#include "test_loop_lengths.moc"
