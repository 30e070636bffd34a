// Who goes first: a seed can be found with which the lot falls to either player, by each game's own rules.

#include "tests/test_program.h"

#include <QTest>

#include "engine/kit/stops.h"
#include "engine/match/first_player.h"
#include "tests/unit/match/battery_games.h"

namespace test_first_player {

using namespace takujo;

class TestFirstPlayer : public QObject {
    Q_OBJECT

private slots:
    static void eitherPlayerCanGoFirst_data();
    static void eitherPlayerCanGoFirst();
    static void aSeedThatServesIsTakenAtOnce();
    static void wantingInVainEnds();
};

void TestFirstPlayer::eitherPlayerCanGoFirst_data() {
    QTest::addColumn<QString>("id");
    for (const Game* game : allGames())
        if (!game->hidden) // the workbench draws no lots
            QTest::newRow(std::string{game->id}.c_str())
                << QString::fromUtf8(game->id.data(), qsizetype(game->id.size()));
}

void TestFirstPlayer::eitherPlayerCanGoFirst() {
    QFETCH(QString, id);
    const BatteryGame game = batteryGame(id.toStdString());
    for (const Player wanted : bothPlayers) {
        std::uint64_t next = 0;
        MatchSetup setup = game.setup;
        setup.stops = {everyStop, everyStop}; // or turns in which nothing can be done would pass unseen
        setup.seed = seedThatBegins(game.setup, wanted, [&] { return ++next; });
        QCOMPARE(setup.seed, next); // the last one that was tried
        Match match{setup};
        for (int i = 0; i < 100 && match.state().turn == 0; ++i)
            match.answer(Option{match.suggestion()});
        QCOMPARE(int(match.state().turn), 1);
        QCOMPARE(match.state().turnPlayer, wanted);
    }
}

void TestFirstPlayer::aSeedThatServesIsTakenAtOnce() {
    const BatteryGame game = batteryGame("workbench"); // its cards are those of the setup
    MatchSetup setup = game.setup;
    setup.seed = 7;
    int asked = 0;
    const auto always = [&] {
        ++asked;
        return std::uint64_t{7};
    };
    QCOMPARE(seedThatBegins(setup, whoGoesFirst(setup), always), std::uint64_t{7});
    QCOMPARE(asked, 1);
}

/// Where the lot never falls to that player, the game begins all the same.
void TestFirstPlayer::wantingInVainEnds() {
    const BatteryGame game = batteryGame("workbench"); // its cards are those of the setup
    MatchSetup setup = game.setup;
    setup.seed = 7;
    QCOMPARE(seedThatBegins(setup, opponentOf(whoGoesFirst(setup)), [] { return std::uint64_t{7}; }),
             std::uint64_t{7});
}

TAKUJO_TEST(TestFirstPlayer)

} // namespace test_first_player
#include "test_first_player.moc"
