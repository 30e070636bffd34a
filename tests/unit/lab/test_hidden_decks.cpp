// A bot that does not know the other's list answers the same whatever that list is.

#include "tests/test_program.h"

#include <QTest>

#include "engine/core/zones.h"
#include "engine/kit/visibility.h"
#include "engine/lab/bots/make_bot.h"
#include "engine/lab/simulation.h"
#include "engine/match/known_game.h"
#include "tests/unit/match/battery_games.h"

#include <algorithm>

namespace test_hidden_decks {

using namespace takujo;

namespace {

constexpr BotChoice quickly{BotKind::quick};
constexpr BotChoice shortly{BotKind::thinking, 40};
constexpr std::size_t evolvePart = 2; ///< of Shadowverse: Evolve

/// The first question with several answers in the first turn of that player, who has seen nothing of the
/// other's. None if they do not go first.
std::unique_ptr<Match> atFirstTurn(const MatchSetup& setup, Player viewer) {
    constexpr int mostAnswers = 40;
    auto match = std::make_unique<Match>(setup);
    for (int i = 0; i < mostAnswers && !match->over(); ++i) {
        const Decision& decision = match->decision();
        if (match->state().turn > 0 && decision.decider != viewer)
            return nullptr;
        if (match->state().turn > 0 && decision.kind == DecisionKind::act && decision.options.size() > 1)
            return match;
        match->answer(match->suggestion());
    }
    return nullptr;
}

std::vector<std::string> handOf(const Match& match, Player player) {
    std::vector<std::string> ids;
    for (const ObjectId id : objectsIn(match.state(), {match.game().tables.script.hand, player}))
        ids.push_back(match.position().definition(id).id);
    return ids;
}

bool areSame(const Advice& one, const Advice& other) {
    return one.option == other.option &&
           std::ranges::equal(one.judged, other.judged, [](const JudgedOption& a, const JudgedOption& b) {
               return a.option == b.option && a.chance == b.chance && a.tries == b.tries;
           });
}

} // namespace

class TestHiddenDecks : public QObject {
    Q_OBJECT

private slots:
    static void noAnswerDependsOnTheOthersList_data();
    static void noAnswerDependsOnTheOthersList();
    static void aPartThatOneHasNotShowsNothing();
    static void gamesAreWholeAndOthersThanWithKnownDecks_data();
    static void gamesAreWholeAndOthersThanWithKnownDecks();
};

void TestHiddenDecks::noAnswerDependsOnTheOthersList_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seat");
    for (const char* game : {"fftcg", "granblue", "duel_masters"})
        for (const int seat : {0, 1})
            QTest::addRow("%s, seat %d", game, seat) << game << seat;
}

/// The same seed gives the viewer the same hand, whatever the other plays.
void TestHiddenDecks::noAnswerDependsOnTheOthersList() {
    QFETCH(const QString, game);
    QFETCH(const int, seat);
    const BatteryGame given = batteryGame(game.toStdString());
    const auto viewer = static_cast<Player>(seat);
    const auto setupAgainst = [&](std::size_t deck, std::uint64_t seed) {
        MatchSetup setup = given.setup;
        setup.decks[static_cast<std::size_t>(seat)] = given.setup.decks[0];
        // What lies open from the beginning, such as a leader, is the same.
        std::vector<DeckLine>& others = setup.decks[static_cast<std::size_t>(1 - seat)];
        others = given.setup.decks[0];
        std::erase_if(others, [](const DeckLine& line) { return line.part == 0; });
        for (const DeckLine& line : given.setup.decks[deck])
            if (line.part == 0)
                others.push_back(line);
        setup.seed = seed;
        return setup;
    };
    int compared = 0;
    int differ = 0; // where the lists are known
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const auto mirror = atFirstTurn(setupAgainst(0, seed), viewer);
        const auto other = atFirstTurn(setupAgainst(1, seed), viewer);
        if (mirror == nullptr || other == nullptr)
            continue;
        QCOMPARE(handOf(*other, viewer), handOf(*mirror, viewer));
        QCOMPARE(other->decision().options.size(), mirror->decision().options.size());
        for (const BotChoice& choice : {BotChoice{}, quickly, shortly}) {
            const auto advised = [&](const Match& match, DeckKnowledge decks) {
                return makeBot(choice, seed)->advise(knownTo(viewer, match, decks), {});
            };
            QVERIFY2(areSame(advised(*mirror, DeckKnowledge::hidden), advised(*other, DeckKnowledge::hidden)),
                     toText(choice).c_str());
            ++compared;
            differ += areSame(advised(*mirror, DeckKnowledge::known), advised(*other, DeckKnowledge::known))
                          ? 0
                          : 1;
        }
    }
    QVERIFY2(compared >= 3, "the player has gone first");
    QVERIFY2(differ > 0, "or it would prove nothing");
}

/// Who has no evolve deck does not see what is in the other's, nor in which order.
void TestHiddenDecks::aPartThatOneHasNotShowsNothing() {
    BatteryGame given = batteryGame("shadowverse_evolve");
    const Match whole{given.setup};
    std::erase_if(given.setup.decks[0], [](const DeckLine& line) { return line.part == evolvePart; });
    const Match match{given.setup};
    const KnownGame known = knownTo(Player::a, match, DeckKnowledge::hidden);
    int unseen = 0;
    for (std::size_t card = 0; card < known.now.cards.size(); ++card) {
        const CardRecord& truly = match.state().cards[card];
        if (truly.owner != Player::b ||
            sees(match.position(), Player::a, objectIn(match.state(), truly.object)))
            continue;
        ++unseen;
        const std::string& taken = match.cards()[known.now.cards[card].definition].id;
        QVERIFY2(std::ranges::any_of(given.setup.decks[0],
                                     [&](const DeckLine& line) { return line.card->id == taken; }),
                 taken.c_str());
    }
    QVERIFY(unseen > 40);
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        SimulationSetup setup;
        setup.match = given.setup;
        setup.match.seed = seed;
        setup.games = 2;
        setup.mostTurns = 8;
        setup.bots = {quickly, quickly};
        setup.decks = DeckKnowledge::hidden;
        const SimulationResult result = simulate(setup);
        QVERIFY2(result.faults.empty(), result.faults.empty() ? "" : result.faults.front().reason.c_str());
    }
}

void TestHiddenDecks::gamesAreWholeAndOthersThanWithKnownDecks_data() {
    QTest::addColumn<const Game*>("game");
    for (const Game* game : allGames())
        QTest::newRow(game->id.data()) << game;
}

void TestHiddenDecks::gamesAreWholeAndOthersThanWithKnownDecks() {
    QFETCH(const Game*, game);
    const BatteryGame given = batteryGame(game->id);
    SimulationSetup setup;
    setup.match = given.setup;
    setup.games = 3;
    setup.mostTurns = 10; // the rest of a game shows no more
    setup.bots = {quickly, quickly};
    const std::uint64_t known = simulate(setup).stateHash;
    setup.decks = DeckKnowledge::hidden;
    const SimulationResult result = simulate(setup);
    QVERIFY2(result.faults.empty(), result.faults.empty() ? "" : result.faults.front().reason.c_str());
    if (!game->hidden) // turns of the workbench are too short for that
        QVERIFY(result.stateHash != known);
    setup.jobs = 2;
    QCOMPARE(simulate(setup).stateHash, result.stateHash);
}

TAKUJO_TEST(TestHiddenDecks)

} // namespace test_hidden_decks
#include "test_hidden_decks.moc"
