// What is heard of what happens in a game.

#include "engine/games/registry.h"
#include "engine/kit/rules/words.h"
#include "engine/match/random_answer.h"
#include "engine/match/scenarios/scenario.h"
#include "tests/test_program.h"
#include "ui/session/game_data.h"
#include "ui/sound/heard_events.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <set>

using namespace takujo;

class TestHeardEvents : public QObject {
    Q_OBJECT

private slots:
    static void everyGameIsHeard_data();
    static void everyGameIsHeard();
    static void gamesNameNotesThatTheyHave();
    static void someGameHasEachNote();
    static void aSpellIsHeardFromTheHandToTheBrokenCard();
    static void aWardThatGoesIsHeard();
    static void aPriceIsNoHarm();
    static void nothingIsHeardTwice();

private:
    static std::unique_ptr<Match> at(const QString& scenario);
    static std::vector<Sound> heard(Match& match, const GameData& data, std::string_view verb);
};

namespace {

/// The words of sounds, to be read where a test fails.
std::string told(const std::vector<Sound>& sounds) {
    std::string words;
    for (const Sound sound : sounds)
        words += std::string{soundWords[static_cast<std::size_t>(sound)].text} + ' ';
    return words;
}

} // namespace

std::unique_ptr<Match> TestHeardEvents::at(const QString& text) {
    const QTemporaryDir folder;
    QFile file{folder.filePath(QStringLiteral("table.yaml"))};
    if (!file.open(QFile::WriteOnly))
        qFatal("the scenario cannot be written");
    file.write(text.toUtf8());
    file.close();
    Findings findings;
    const auto scenario = readScenario(file.fileName().toStdString(), scenarioGame, findings);
    if (!scenario)
        qFatal("%s", findings.toText().c_str());
    return matchAt(*scenario);
}

/// Gives the first answer with that verb; what follows is answered as the game suggests, until somebody may
/// act again.
std::vector<Sound> TestHeardEvents::heard(Match& match, const GameData& data, std::string_view verb) {
    const std::size_t from = match.log().size();
    const std::size_t waited = match.state().waiting.size();
    const auto& options = match.decision().options;
    const auto found = std::ranges::find_if(
        options, [&](const Option& option) { return match.game().tables.verbs[option.verb].word == verb; });
    if (found == options.end())
        return {};
    match.answer(Option{*found});
    while (!match.over() && match.decision().kind != DecisionKind::act)
        match.answer(Option{match.suggestion()});
    return heardSince(match, *data.layout, from, waited);
}

void TestHeardEvents::everyGameIsHeard_data() {
    QTest::addColumn<QString>("id");
    for (const Game* game : allGames())
        if (!game->hidden)
            QTest::newRow(std::string{game->id}.c_str())
                << QString::fromUtf8(game->id.data(), static_cast<qsizetype>(game->id.size()));
}

/// Whole games by chance: cards that come and go, turns, attacks and what they do to players.
void TestHeardEvents::everyGameIsHeard() {
    QFETCH(QString, id);
    const auto data = loadGameData(*findGame(id.toStdString()));
    QVERIFY2(data->layout.has_value(), data->findings.toText().c_str());
    QVERIFY(!data->library.decks().empty());
    const std::vector<Deck>& decks = data->library.decks();
    std::set<Sound> all;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        MatchSetup setup;
        setup.game = data->game;
        const Deck& deck = decks[seed % decks.size()];
        setup.decks = {deckLines(*data, deck), deckLines(*data, deck)};
        setup.seed = seed;
        Match match{setup};
        Random random{seed};
        std::size_t from = 0;
        std::size_t waited = 0;
        for (int answers = 0; answers < 4000; ++answers) {
            for (const Sound sound : heardSince(match, *data->layout, from, waited))
                all.insert(sound);
            if (match.over())
                break;
            from = match.log().size();
            waited = match.state().waiting.size();
            match.answer(Option{match.decision().options[randomAnswer(match.decision(), random)]});
        }
    }
    for (const Sound sound : {Sound::drawn, Sound::played, Sound::put, Sound::shuffled, Sound::aside,
                              Sound::upright, Sound::attack, Sound::destroyed, Sound::turn, Sound::phase})
        QVERIFY2(all.contains(sound), soundWords[static_cast<std::size_t>(sound)].text.data());
    QVERIFY(all.contains(Sound::hurt) || all.contains(Sound::ward)); // the harm that decides the game
    QVERIFY(all.contains(Sound::strike));
    for (const Sound sound :
         {Sound::won, Sound::lost, Sound::even, Sound::button, Sound::asked, Sound::refused})
        QVERIFY(!all.contains(sound)); // these are of the window
}

void TestHeardEvents::gamesNameNotesThatTheyHave() {
    for (const Game* game : allGames()) {
        const auto data = loadGameData(*game);
        QVERIFY2(data->layout.has_value(), data->findings.toText().c_str());
        QVERIFY(!data->layout->sounds.notes.empty());
        for (const LayoutSounds::Line& line : data->layout->sounds.notes)
            QVERIFY2(data->words.find("log", line.word) != nullptr, line.word.c_str());
    }
}

void TestHeardEvents::someGameHasEachNote() {
    std::vector<std::shared_ptr<GameData>> all;
    for (const Game* game : allGames())
        all.push_back(loadGameData(*game));
    const std::vector<std::string_view> keys = notesHeardInAllGames();
    QVERIFY(keys.size() > 10);
    for (const std::string_view key : keys)
        QVERIFY2(
            std::ranges::any_of(
                all, [&](const auto& data) { return data->words.find("log", std::string{key}) != nullptr; }),
            std::string{key}.c_str());
}

void TestHeardEvents::aSpellIsHeardFromTheHandToTheBrokenCard() {
    const auto data = loadGameData(*findGame("fftcg"));
    const auto match = at(QStringLiteral(R"(scenario: A summon breaks a forward
rules: ["11.4.7"]
game: fftcg
cards:
  - {name: Bolt, type: summon, element: fire, cost: 0, resolve: {choose: {forward: {}}, do: {damage: {to: chosen, amount: 9000}}}}
  - {name: Ash, type: forward, element: fire, cost: 3, power: 7000}
setup:
  phase: main 1
  A: {hand: [Bolt]}
  B: {field: [Ash]}
steps: []
)"));
    const std::vector<Sound> cast = heard(*match, *data, "cast");
    QVERIFY(std::ranges::find(cast, Sound::played) != cast.end());
    QVERIFY(std::ranges::find(cast, Sound::destroyed) == cast.end()); // it waits first
    std::vector<Sound> then = heard(*match, *data, "pass");
    for (const Sound sound : heard(*match, *data, "pass"))
        then.push_back(sound);
    const auto strikes = std::ranges::find(then, Sound::strike);
    const auto breaks = std::ranges::find(then, Sound::destroyed);
    QVERIFY(strikes != then.end());
    QVERIFY(breaks != then.end());
    QVERIFY(strikes < breaks);
}

void TestHeardEvents::aWardThatGoesIsHeard() {
    const auto data = loadGameData(*findGame("workbench"));
    const auto match = at(QStringLiteral(R"(scenario: A strike breaks a ward
rules: ["w-4"]
game: workbench
policies: {strikes break wards: 1}
cards:
  - {name: Ant, type: creature, colour: red, cost: 1, strength: 2}
setup:
  phase: work
  A: {life: 5, board: [Ant]}
  B: {life: 5, wards: [Ant]}
steps: []
)"));
    std::vector<Sound> sounds = heard(*match, *data, "strike");
    if (match->decision().decider == Player::b)
        for (const Sound sound : heard(*match, *data, "break"))
            sounds.push_back(sound);
    const auto attacks = std::ranges::find(sounds, Sound::attack);
    const auto breaks = std::ranges::find(sounds, Sound::ward);
    QVERIFY(attacks != sounds.end());
    QVERIFY(breaks != sounds.end());
    QVERIFY(attacks < breaks);
}

/// What is crushed breaks, what is given up for a price only goes.
void TestHeardEvents::aPriceIsNoHarm() {
    const auto data = loadGameData(*findGame("workbench"));
    const auto table = [](const QString& hand) {
        return at(QStringLiteral(R"(scenario: A creature goes
rules: ["w-4"]
game: workbench
cards:
  - {name: Ant, type: creature, colour: red, cost: 1, strength: 2}
  - {name: Press, type: charm, colour: red, cost: 0, resolve: {choose: {creature: {}}, do: {crush: chosen}}}
  - {name: Altar, type: relic, colour: red, cost: 1, abilities: [{use: [{put into heap: {what: {creature: {}}}}], do: {life: 1}}]}
setup:
  phase: work
  A: {life: 5, hand: [%1], board: [Ant, Altar]}
  B: {life: 5}
steps: []
)")
                      .arg(hand));
    };
    const auto crushes = table(QStringLiteral("Press"));
    const std::vector<Sound> crushed = heard(*crushes, *data, "play");
    QVERIFY2(std::ranges::find(crushed, Sound::destroyed) != crushed.end(), told(crushed).c_str());
    const auto uses = table(QString{});
    const std::vector<Sound> paid = heard(*uses, *data, "use");
    QVERIFY(std::ranges::find(paid, Sound::put) != paid.end());
    QVERIFY(std::ranges::find(paid, Sound::more) != paid.end());
    QVERIFY2(std::ranges::find(paid, Sound::destroyed) == paid.end(), told(paid).c_str());
}

void TestHeardEvents::nothingIsHeardTwice() {
    const auto data = loadGameData(*findGame("workbench"));
    const auto match = at(QStringLiteral(R"(scenario: A table
rules: ["w-4"]
game: workbench
cards:
  - {name: Ann, type: creature, colour: red, cost: 1, strength: 3}
setup:
  phase: work
  A: {life: 5, hand: [Ann, Ann]}
  B: {life: 5}
steps: []
)"));
    QVERIFY(!heard(*match, *data, "charge").empty());
    QVERIFY(heardSince(*match, *data->layout, match->log().size(), match->state().waiting.size()).empty());
    QVERIFY(
        heardSince(*match, *data->layout, match->log().size() + 7, 99).empty()); // the log was longer once
}

TAKUJO_TEST(TestHeardEvents)
#include "test_heard_events.moc"
