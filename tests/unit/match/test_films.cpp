// Films: a scenario that is watched moment by moment shows what the runner plays, and nothing else.

#include "tests/test_program.h"

#include <QDirIterator>
#include <QTest>

#include "engine/games/registry.h"
#include "engine/match/scenarios/film.h"
#include "engine/match/scenarios/scenario_stepper.h"
#include "tests/unit/match/written_scenario.h"

#include <algorithm>

namespace test_films {

using namespace takujo;

namespace {

using Kind = FilmMoment::Kind;

const std::string head = R"(scenario: Somebody plays a card
rules: ["w-4"]
game: workbench
cards:
  - {name: Ant, type: creature, colour: red, cost: 1, strength: 1}
  - {name: Bear, type: creature, colour: red, cost: 2, strength: 2}
  - {name: Pip, type: relic, colour: red, cost: 1}
)";

const std::string setup = R"(setup:
  turn: A
  phase: work
  A: {life: 5, hand: [Ant, Bear], pool: [Pip, Pip]}
  B: {life: 5}
)";

Film filmOfSteps(const std::string& steps) {
    return filmOf(std::make_shared<const Scenario>(scenarioOf(head + setup + steps)), {"Ann", "Bob"});
}

std::vector<Kind> kindsOf(const Film& film) {
    std::vector<Kind> kinds;
    for (const FilmMoment& moment : film.moments)
        kinds.push_back(moment.kind);
    return kinds;
}

std::string verbOf(const Film& film, const FilmMoment& moment) {
    return std::string{film.match->game().tables.verbs[moment.attempt.option.verb].word};
}

} // namespace

class TestFilms : public QObject {
    Q_OBJECT

private slots:
    void everyDeedIsAMoment();
    void aTryIsABranchOfWhichNothingStays();
    void aRefusalHasItsReasons();
    void takingBackLeadsBeforeTheAction();
    void itEndsWhereTheScenarioDoesNotGoAsWritten();
    void whatCannotBeSetUpIsNoFilm();
    void everyFilmEndsWhereTheRunnerDoes_data();
    void everyFilmEndsWhereTheRunnerDoes();
};

void TestFilms::everyDeedIsAMoment() {
    const Film film = filmOfSteps("steps:\n"
                                  "  - A: {play: Ant, tap: Pip}\n"
                                  "  - expect: {A: {board: [Ant]}}\n"
                                  "  - B: concede\n");
    QVERIFY(!film.trouble);
    QCOMPARE(kindsOf(film), (std::vector{Kind::setUp, Kind::answer, Kind::answer, Kind::answer,
                                         Kind::expectation, Kind::concession}));
    QCOMPARE(verbOf(film, film.moments[1]), std::string{"play"});
    QCOMPARE(verbOf(film, film.moments[2]), std::string{"tap"});
    QCOMPARE(verbOf(film, film.moments[3]), std::string{"paid"}); // by itself: nothing is left to choose
    QCOMPARE(film.moments[3].step, std::size_t{1});
    QCOMPARE(film.moments[4].step, std::size_t{2});
    QCOMPARE(film.moments[4].place, film.moments[3].place); // looking changes nothing
    QCOMPARE(film.match->place(), std::size_t{0});
    QVERIFY(film.match->stateAt(film.moments.back().place).over());
    QCOMPARE(film.match->nameOf(Player::b), std::string{"Bob"});
}

void TestFilms::aTryIsABranchOfWhichNothingStays() {
    const Film film = filmOfSteps("steps:\n"
                                  "  - A: {try: {play: Ant, tap: Pip}, refused: []}\n"
                                  "  - A: {play: Bear, tap: [Pip, Pip]}\n");
    QVERIFY(!film.trouble);
    const auto firstOfSecond = std::ranges::find(film.moments, std::size_t{2}, &FilmMoment::step);
    QVERIFY(firstOfSecond != film.moments.end());
    for (auto moment = film.moments.begin() + 1; moment != firstOfSecond; ++moment)
        QVERIFY(moment->isTried);
    QCOMPARE((firstOfSecond - 1)->kind, Kind::allowed);
    QVERIFY(!firstOfSecond->isTried);
    QCOMPARE(film.match->at(firstOfSecond->place).before, std::size_t{0}); // not from where the try led
}

void TestFilms::aRefusalHasItsReasons() {
    const Film film = filmOfSteps("steps:\n"
                                  "  - B: {try: {charge: Ant}, refused: true}\n"
                                  "  - A: {try: {play: Bear, tap: Pip, paid: []}, refused: true}\n");
    QVERIFY2(!film.trouble, film.trouble ? film.trouble->found.in(Language::en).c_str() : "");
    const auto refused = [](const FilmMoment& moment) { return moment.kind == Kind::refusal; };
    QCOMPARE(std::ranges::count_if(film.moments, refused), 2);
    for (const FilmMoment& moment : film.moments)
        if (refused(moment)) {
            QVERIFY(!moment.reasons.empty());
            QVERIFY(!moment.reasons.front().rule.empty());
        }
    const auto first = std::ranges::find_if(film.moments, refused);
    QCOMPARE(first->attempt.player, Player::b);
    QCOMPARE(verbOf(film, *first), std::string{"charge"});
    QVERIFY(film.match->position().definition(first->attempt.option.object).name.en == "Ant");
    // What comes before it in the try is seen.
    QCOMPARE(kindsOf(film),
             (std::vector{Kind::setUp, Kind::refusal, Kind::answer, Kind::answer, Kind::refusal}));
    QCOMPARE(film.moments[4].place, film.moments[3].place);
}

void TestFilms::takingBackLeadsBeforeTheAction() {
    const Film film = filmOfSteps("steps:\n"
                                  "  - A: {play: Bear, tap: Pip}\n"
                                  "  - A: take back\n"
                                  "  - expect: {A: {hand: [Ant, Bear]}}\n");
    QVERIFY(!film.trouble);
    QCOMPARE(kindsOf(film),
             (std::vector{Kind::setUp, Kind::answer, Kind::answer, Kind::takingBack, Kind::expectation}));
    QCOMPARE(film.moments[3].place, std::size_t{0});
    // Both can be seen: what was begun has not gone.
    QVERIFY(!film.match->at(film.moments[2].place).takenBack);
}

void TestFilms::itEndsWhereTheScenarioDoesNotGoAsWritten() {
    const Film film = filmOfSteps("steps:\n"
                                  "  - A: {play: Ant, tap: Pip}\n"
                                  "  - expect: {A: {board: [Bear]}}\n"
                                  "  - B: concede\n");
    QVERIFY(film.trouble);
    QCOMPARE(film.trouble->step, std::size_t{2});
    QCOMPARE(film.moments.back().step, std::size_t{1});
    QCOMPARE(film.moments.back().kind, Kind::answer);

    // Of a step that goes wrong, what went well is seen.
    const Film half = filmOfSteps("steps:\n"
                                  "  - A: {play: Bear, tap: [Pip, Ant]}\n");
    QVERIFY(half.trouble);
    QCOMPARE(half.trouble->step, std::size_t{1});
    QCOMPARE(kindsOf(half), (std::vector{Kind::setUp, Kind::answer, Kind::answer}));
}

void TestFilms::whatCannotBeSetUpIsNoFilm() {
    const Scenario scenario =
        scenarioOf(head + "setup: {turn: A, phase: work, A: {life: 5, hand: [Nobody]}, B: {life: 5}}\n"
                          "steps:\n"
                          "  - expect: {turn player: A}\n");
    QVERIFY_THROWS_EXCEPTION(ScenarioFailure, filmOf(std::make_shared<const Scenario>(scenario)));
}

void TestFilms::everyFilmEndsWhereTheRunnerDoes_data() {
    QTest::addColumn<QString>("folder");
    const QDir all{QStringLiteral(QT_TESTCASE_SOURCEDIR) + "/scenarios"};
    for (const QString& folder : all.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        QTest::newRow(qPrintable(folder)) << all.filePath(folder);
}

void TestFilms::everyFilmEndsWhereTheRunnerDoes() {
    QFETCH(const QString, folder);
    Findings findings;
    const CardOfSets cardOf = cardsOfSets(findings);
    int films = 0;
    QDirIterator files{folder, {"*.yaml"}, QDir::Files, QDirIterator::Subdirectories};
    while (files.hasNext()) {
        const QString file = files.next();
        const auto scenario = readScenario(file.toStdString(), scenarioGame, findings, cardOf);
        QVERIFY2(scenario, findings.toText().c_str());
        const Film film = filmOf(std::make_shared<const Scenario>(*scenario));
        QVERIFY2(!film.trouble, qPrintable(file));
        ScenarioStepper stepper{*scenario, *findGame(scenario->game)};
        std::size_t seen = 1;
        for (const FilmMoment& moment : film.moments) {
            QVERIFY2(moment.step == seen || moment.step + 1 == seen, qPrintable(file)); // none is left out
            seen = moment.step + 1;
        }
        QVERIFY2(seen == scenario->steps.size() + 1, qPrintable(file));
        while (!stepper.isThrough())
            stepper.playNext();
        // After a try, the game stands where it stood before.
        const auto last = std::find_if(film.moments.rbegin(), film.moments.rend(),
                                       [](const FilmMoment& moment) { return !moment.isTried; });
        QVERIFY2(exactHash(film.match->stateAt(last->place)) == exactHash(stepper.engine().state()),
                 qPrintable(file));
        ++films;
    }
    QVERIFY(films > 100);
}

TAKUJO_TEST(TestFilms)

} // namespace test_films
#include "test_films.moc"
