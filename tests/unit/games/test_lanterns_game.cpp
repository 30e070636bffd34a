// A game of about forty rules, written by the page of the kit, is a whole game: random games of it come
// to an end, and scenarios decide its rules.

#include "tests/test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "engine/kit/rules/addresses.h"
#include "engine/match/random_answer.h"
#include "engine/match/scenarios/scenario.h"
#include "tests/unit/games/lanterns_game.h"

#include <set>

namespace test_lanterns_game {

using namespace takujo;

class TestLanternsGame : public QObject {
    Q_OBJECT

private slots:
    static void everyRuleIsCited();
    static void randomGamesComeToAnEnd();
    static void scenariosDecideItsRules_data();
    static void scenariosDecideItsRules();
    static void everyRuleIsDecided();
};

namespace {

/// The scenarios of a file, which `---` parts.
QList<QByteArray> scenariosIn(const char* name) {
    QFile file{QStringLiteral(QT_TESTCASE_SOURCEDIR "/unit/games/lanterns/") + QLatin1String(name)};
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QList<QByteArray> all;
    const QByteArray text = file.readAll();
    for (qsizetype from = text.indexOf("scenario:"); from >= 0;) {
        const qsizetype to = text.indexOf("\n---\n", from);
        all.push_back(text.mid(from, to < 0 ? -1 : to + 1 - from));
        from = to < 0 ? -1 : text.indexOf("scenario:", to);
    }
    return all;
}

QList<QByteArray> scenarios() {
    return scenariosIn("turns.yaml") + scenariosIn("plays.yaml") + scenariosIn("strikes.yaml");
}

const Game& game() {
    static const Game made = lanterns::game();
    return made;
}

std::optional<Scenario> read(const QByteArray& text, std::string& why) {
    static const ScenarioGame words = scenarioGameOf(game());
    const QTemporaryDir folder;
    QFile file{folder.filePath(QStringLiteral("scenario.yaml"))};
    if (!file.open(QIODevice::WriteOnly))
        return std::nullopt;
    file.write(text);
    file.close();
    Findings findings;
    auto scenario =
        readScenario(file.fileName().toStdString(), [](const std::string&) { return &words; }, findings);
    why = findings.toText();
    return scenario;
}

/// Cards that can do a little of everything, out of a scenario that is never played.
std::vector<CardDefinition> someCards() {
    std::string why;
    const auto scenario = read(
        "scenario: Cards\n"
        "rules: ['1.1']\n"
        "game: lanterns\n"
        "cards:\n"
        "  - {name: Ann, type: keeper, cost: 1, strength: 2}\n"
        "  - {name: Bob, type: keeper, cost: 2, strength: 4}\n"
        "  - {name: Cid, type: keeper, cost: 1, strength: 1, abilities: [{use: turn, do: {draw: 1}}]}\n"
        "  - {name: Dag, type: keeper, cost: 2, strength: 2, abilities: [{when: {is destroyed: this}, do: "
        "{sparks: 1}},\n"
        "      {use: [{lamps: 1}, {sparks: 1}], choose: {keeper: {}}, do: {damage: {to: chosen, amount: "
        "2}}}]}\n"
        "  - {name: Lea, type: keeper, cost: 2, strength: 1, abilities: [{always: {strength: {of: {keeper: "
        "{controller: you, other: true}}, by: 1}}}]}\n"
        "  - {name: Gust, type: breath, cost: 1, says: {choose: {keeper: {}}, do: {damage: {to: chosen, "
        "amount: 3}}}}\n"
        "  - {name: Sun, type: breath, cost: 2, says: {do: {damage player: {amount: 1, player: both}}}}\n"
        "  - {name: Gold, type: crown, strength: 5}\n"
        "setup: {turn: A, phase: day}\n"
        "steps: [{A: rest}]\n",
        why);
    return scenario ? scenario->cards : std::vector<CardDefinition>{};
}

/// What is so whenever somebody is asked.
bool holdsTogether(const State& state) {
    std::size_t inZones = 0;
    for (const Player player : bothPlayers) {
        const auto& values = state.players[indexOf(player)].values;
        for (std::uint8_t zone = 0; zone < zoneKinds(state); ++zone)
            if (zone != lanterns::air)
                inZones += countIn(state, {zone, player});
        if (countIn(state, {lanterns::terrace, player}) > 4 || values[lanterns::sparks] < 0 ||
            (!state.over() &&
             (values[lanterns::scorch] >= 5 || countIn(state, {lanterns::deck, player}) == 0)))
            return false;
        for (const ObjectId id : objectsIn(state, {lanterns::lamps, player}))
            if (!record(state, id).isFaceDown())
                return false;
    }
    for (const Link& link : state.links)
        inZones += link.role == Link::ownCard ? 0U : 1U;
    inZones += countIn(state, {lanterns::air, Player::nobody});
    return inZones == state.cards.size();
}

/// A rule that no line stands for; none where the rule is no such.
const BuiltInRule* builtInRule(std::string_view rule) {
    const auto found = std::ranges::find(game().tables.builtIn, rule, &BuiltInRule::rule);
    return found == game().tables.builtIn.end() ? nullptr : &*found;
}

/// Whether a scenario passes although what keeps that rule is broken. Where faults are not built, it is not
/// known, and does not count.
bool passesBroken([[maybe_unused]] const Scenario& scenario, [[maybe_unused]] const BuiltInRule& builtIn) {
#ifdef TAKUJO_FAULTS
    for (const Fault fault : builtIn.faults)
        if (fault != Fault::none) {
            const FaultScope breaking{fault};
            if (runScenario(scenario, game()).passed())
                return true;
        }
#endif
    return false;
}

std::string told(const ScenarioResult& result) {
    if (result.passed())
        return "it passes";
    std::string all = "step " + std::to_string(result.failure->step) + ":";
    const auto add = [&](const ScenarioFailure& failure) {
        all += " expected " + failure.expected.in(Language::en) + ", found " +
               failure.found.in(Language::en) + ";";
    };
    add(*result.failure);
    for (const ScenarioFailure& other : result.failure->others)
        add(other);
    return all;
}

} // namespace

void TestLanternsGame::everyRuleIsCited() {
    std::set<std::string_view> cited{"1.1", "1.2", "1.4"}; // by what checks decks
    for (const Citation& citation : citationsOf(game().tables))
        cited.insert(citation.rule);
    for (const lanterns::Rule& rule : lanterns::ruleTexts)
        QVERIFY2(cited.contains(rule.number), std::string{rule.number}.c_str());
}

void TestLanternsGame::randomGamesComeToAnEnd() {
    const std::vector<CardDefinition> cards = someCards();
    QCOMPARE(cards.size(), std::size_t{8});
    MatchSetup setup;
    setup.game = &game();
    for (const CardDefinition& card : cards) {
        const bool isCrown = card.type == lanterns::crown;
        for (auto& deck : setup.decks)
            deck.push_back({&card, 3, isCrown ? std::size_t{1} : std::size_t{0}});
    }
    QVERIFY(game().checkDeck("free", setup.decks[0]).empty());
    std::set<Outcome> outcomes;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        setup.seed = seed;
        Match match{setup};
        Random random{seed};
        while (!match.over()) {
            QVERIFY2(!match.answer(match.decision().options[randomAnswer(match.decision(), random)]),
                     "an option is refused");
            QVERIFY2(holdsTogether(match.state()), ("in the game of seed " + std::to_string(seed)).c_str());
            QVERIFY(match.state().turn < 100); // nobody has so many cards
        }
        outcomes.insert(match.state().outcome);
    }
    QVERIFY(outcomes.contains(Outcome::winA) && outcomes.contains(Outcome::winB));
}

void TestLanternsGame::scenariosDecideItsRules_data() {
    QTest::addColumn<QByteArray>("text");
    for (const QByteArray& text : scenarios())
        QTest::newRow(text.mid(10, text.indexOf('\n') - 10).constData()) << text;
}

void TestLanternsGame::scenariosDecideItsRules() {
    QFETCH(QByteArray, text);
    std::string why;
    const auto scenario = read(text, why);
    QVERIFY2(scenario.has_value(), why.c_str());
    const ScenarioResult result = runScenario(*scenario, game());
    QVERIFY2(result.passed(), told(result).c_str());
    for (const std::string& rule : scenario->rules)
        if (const BuiltInRule* const builtIn = builtInRule(rule))
            QVERIFY2(!passesBroken(*scenario, *builtIn), ("it passes without what keeps " + rule).c_str());
        else
            QVERIFY2(!runScenario(*scenario, game(), rule).passed(), ("it passes without " + rule).c_str());
}

void TestLanternsGame::everyRuleIsDecided() {
    std::set<std::string> decided;
    for (const QByteArray& text : scenarios()) {
        std::string why;
        if (const auto scenario = read(text, why))
            decided.insert(scenario->rules.begin(), scenario->rules.end());
    }
    for (const lanterns::Rule& rule : lanterns::ruleTexts)
        QVERIFY2(decided.contains(std::string{rule.number}), std::string{rule.number}.c_str());
    QCOMPARE(decided.size(), lanterns::ruleTexts.size());
}

TAKUJO_TEST(TestLanternsGame)

} // namespace test_lanterns_game
#include "test_lanterns_game.moc"
