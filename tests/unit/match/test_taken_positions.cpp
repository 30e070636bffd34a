// Running games are taken over as positions, written as scenarios, and set up again.

#include "tests/test_program.h"

#include "engine/core/counters.h"
#include "engine/core/links.h"
#include "engine/files/scenarios/scenario_writer.h"
#include "engine/kit/visibility.h"
#include "engine/match/positions/taken_position.h"
#include "engine/match/scenarios/scenario.h"
#include "tests/unit/match/played_game.h"

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <fstream>
#include <map>

namespace test_taken_positions {

using namespace takujo;

class TestTakenPositions : public QObject {
    Q_OBJECT

private slots:
    static void comesBackFromItsFile_data();
    static void comesBackFromItsFile();
    static void standsWhereTheGameStood_data();
    static void standsWhereTheGameStood();
    static void tellsWhatIsUnderWay();
    static void tellsTheCardsThatAreGone();
};

namespace {

void games() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("seed");
    for (const Game* game : allGames())
        for (int seed = 1; seed <= 2; ++seed)
            QTest::addRow("%s, %d", std::string{game->id}.c_str(), seed)
                << QString::fromStdString(std::string{game->id}) << seed;
}

/// What a player can read off a table, card by card in the order of the zones.
std::vector<std::string> told(const State& state, const Rulebook& rules, const CardTable& cards) {
    const Position position{state, rules, cards};
    std::vector<std::string> lines;
    const auto card = [&](ObjectId id) {
        const ObjectRecord& object = record(state, id);
        std::string line =
            position.definition(id).id + " of " + std::to_string(indexOf(position.ownerOf(id)));
        line += object.isAside() ? " aside" : "";
        line += faceOf(rules, object) == Face::down ? " down" : " up";
        line += " damage " + std::to_string(object.damage);
        std::map<TextKey, int> counters;
        for (const CounterRecord& counter : state.counters)
            if (counter.object == id)
                counters[counter.name] += counter.count;
        for (const auto& [name, count] : counters)
            line += " counter " + std::to_string(name) + " " + std::to_string(count);
        for (const MarkSpec& mark : rules.tables().marks)
            if ((object.marks & mark.bit) != 0)
                line += " " + std::string{mark.word};
        if (rules.tables().zones[object.zone.kind].table && object.since > state.turn)
            line += " new";
        return line;
    };
    for (const Player player : {Player::a, Player::b, Player::nobody})
        for (std::uint8_t kind = 0; kind < zoneKinds(state); ++kind) {
            lines.push_back("zone " + std::to_string(kind));
            for (const ObjectId id : objectsIn(state, {kind, player})) {
                lines.push_back(card(id));
                const ObjectId read = cardReadOf(state, id);
                visitGuests(state, id, [&](const Link& link) {
                    if (link.isInside() && link.guest != read)
                        lines.push_back("  under: " + card(link.guest));
                });
            }
        }
    for (const PlayerRecord& player : state.players)
        for (const Vocabulary::Value& value : rules.tables().vocabulary->values)
            lines.push_back(std::string{value.word} + " " + std::to_string(player.values[value.slot]));
    lines.push_back("turn " + std::to_string(state.turn) + " of " +
                    std::to_string(indexOf(state.turnPlayer)) + ", phase " + std::to_string(state.phase));
    return lines;
}

State setUp(const Scenario& position) {
    const Game& game = *findGame(position.game);
    return scenarioState(position, game, *scenarioCards(position, game));
}

std::vector<std::string> told(const Scenario& position) {
    const Game& game = *findGame(position.game);
    const auto cards = scenarioCards(position, game);
    return told(scenarioState(position, game, *cards), Rulebook{game.tables}, *cards);
}

/// Cards that are dealt when a position begins are not there yet.
bool isDealt(const Scenario& position) {
    const auto& points = findGame(position.game)->startingPoints;
    return std::ranges::find(points, position.phase, &StartingPoint::word)->dealt != ZoneId::none;
}

/// Something has been under way since the game began, so there is no moment that could be taken over whole.
bool beginsAnew(const TakenPosition& taken) {
    return std::ranges::any_of(taken.leftOut, [](const Message& line) {
        return line.in(Language::en).find("the phase begins anew") != std::string::npos;
    });
}

/// Goes through a game at random, and looks at every eighth moment between actions.
template <class Look>
void playThrough(const Look& look) {
    QFETCH(const QString, id);
    QFETCH(const int, seed);
    BatteryGame game = batteryGame(id.toStdString());
    game.setup.seed = static_cast<std::uint64_t>(seed);
    Match match{game.setup};
    Random random{static_cast<std::uint64_t>(seed)};
    constexpr int mostAnswers = 240;
    constexpr int often = 8;
    int moments = 0;
    for (int i = 0; i < mostAnswers && !match.over(); ++i) {
        if (!match.decision().within && moments++ % often == 0)
            look(match, game);
        const auto answer = randomAnswer(match.decision(), random);
        match.answer(Option{match.decision().options[answer]});
    }
    look(match, game);
}

std::optional<Scenario> readAgain(const std::string& text, const BatteryGame& game) {
    const QTemporaryDir folder;
    const std::string path = folder.filePath("position.yaml").toStdString();
    std::ofstream{path} << text;
    Findings findings;
    auto scenario = readScenario(path, scenarioGame, findings,
                                 [&](const std::string&, const std::string& id) -> const CardDefinition* {
                                     for (const CardDefinition& card : game.made)
                                         if (card.id == id)
                                             return &card;
                                     return game.library.card(id);
                                 });
    if (!scenario)
        qWarning("%s\n%s", findings.toText().c_str(), text.c_str());
    return scenario;
}

} // namespace

void TestTakenPositions::comesBackFromItsFile_data() {
    games();
}

void TestTakenPositions::comesBackFromItsFile() {
    playThrough([](const Match& match, const BatteryGame& game) {
        Scenario taken = takeOver(match).position;
        taken.title = "A position: \"taken\" over #1";
        const ScenarioGame& words = *scenarioGame(taken.game);
        const std::string text = positionText(taken, words);
        const auto read = readAgain(text, game);
        QVERIFY(read);
        QCOMPARE(read->title, taken.title);
        QCOMPARE(exactHash(setUp(*read)), exactHash(setUp(taken)));
        QCOMPARE(positionText(*read, words), text);
    });
}

void TestTakenPositions::standsWhereTheGameStood_data() {
    games();
}

void TestTakenPositions::standsWhereTheGameStood() {
    int quiet = 0;
    int anew = 0;
    playThrough([&](const Match& match, const BatteryGame&) {
        const TakenPosition taken = takeOver(match);
        if (isDealt(taken.position))
            return;
        if (beginsAnew(taken)) {
            ++anew;
            return;
        }
        quiet += taken.place == match.place() ? 1 : 0;
        const auto is = told(taken.position);
        const auto was = told(match.stateAt(taken.place), match.rules(), match.cards());
        for (std::size_t i = 0; i < std::min(is.size(), was.size()); ++i)
            QCOMPARE(QString::fromStdString(is[i]), QString::fromStdString(was[i]));
        QCOMPARE(is.size(), was.size());
    });
    QVERIFY2(anew <= 1, "only before the first main phase is nothing quiet yet");
    QVERIFY2(quiet > 3, "hardly any moment could be taken over as it was");
}

/// A card is being paid for: the position is the one before, and that is said.
void TestTakenPositions::tellsWhatIsUnderWay() {
    BatteryGame game = batteryGame("fftcg");
    game.setup.seed = 7;
    Match match{game.setup};
    Random random{7};
    std::size_t before = match.place();
    while (!match.over() && (match.state().turn == 0 || !match.decision().within)) {
        before = match.place();
        const auto answer = randomAnswer(match.decision(), random);
        match.answer(Option{match.decision().options[answer]});
    }
    QVERIFY(match.decision().within);
    const TakenPosition taken = takeOver(match);
    QCOMPARE(taken.place, before);
    QVERIFY(!taken.leftOut.empty());
    QVERIFY(QString::fromStdString(taken.leftOut.front().in(Language::en)).contains("before it began"));
    QVERIFY(taken.leftOut.front().in(Language::ja) != taken.leftOut.front().in(Language::en));
}

/// A file that names a card of no set says so at its line.
void TestTakenPositions::tellsTheCardsThatAreGone() {
    const QTemporaryDir folder;
    const std::string path = folder.filePath("position.yaml").toStdString();
    std::ofstream{path} << "scenario: \"Lost\"\ngame: fftcg\ncards:\n  - FL-001\n  - XX-999\n"
                           "setup:\n  turn: A\n  phase: main 1\nsteps: []\n";
    Findings findings;
    QVERIFY(!readScenario(path, scenarioGame, findings, cardsOfSets(findings)));
    QCOMPARE(findings.errors(), std::size_t{1});
    const QString text = QString::fromStdString(findings.toText());
    QVERIFY2(text.contains(":5:") && text.contains("XX-999"), qPrintable(text));
}

TAKUJO_TEST(TestTakenPositions);

} // namespace test_taken_positions

#include "test_taken_positions.moc"
