// What is said beside a film: what is done, why something may not be done, and what must have come of it.

#include "tests/test_program.h"

#include <QDirIterator>
#include <QTest>

#include "engine/files/words/words_file.h"
#include "engine/match/sentences/film_sentences.h"
#include "tests/unit/match/written_scenario.h"

#include <map>

namespace test_film_sentences {

using namespace takujo;

namespace {

const Words& wordsOf(const std::string& game) {
    static std::map<std::string, Words> all;
    const auto found = all.find(game);
    if (found != all.end())
        return found->second;
    Findings findings;
    return all.emplace(game, loadWords(game, findings)).first->second;
}

QStringList told(const Film& film, Language language) {
    QStringList lines;
    const FilmSentences sentences{film, *film.match, wordsOf(film.scenario->game), language};
    for (const FilmMoment& moment : film.moments) {
        const ToldMoment saying = sentences.moment(moment);
        lines << QString::fromStdString(saying.what);
        for (const std::string& line : saying.lines)
            lines << "- " + QString::fromStdString(line);
    }
    return lines;
}

Film filmOfText(const std::string& text) {
    return filmOf(std::make_shared<const Scenario>(scenarioOf(text)), {"Ann", "Bob"});
}

const std::string played = R"(scenario: Somebody plays a card
rules: ["w-4"]
game: workbench
cards:
  - {name: Ant, type: creature, colour: red, cost: 1, strength: 1}
  - {name: Pip, type: relic, colour: red, cost: 1}
setup:
  turn: A
  phase: work
  A: {life: 5, hand: [Ant], pool: [Pip, Pip]}
  B: {life: 5}
steps:
  - B: {try: {play: Ant}, refused: true}
  - A: {play: Ant, tap: Pip}
  - expect:
      A: {hand: [], board: [{card: Ant, strength: 1, new: true}], pool: [Pip, {card: Pip, tapped: true}]}
      B: {hand: 0}
      decides: A
      winner: nobody
  - B: concede
)";

} // namespace

class TestFilmSentences : public QObject {
    Q_OBJECT

private slots:
    void everyMomentIsTold();
    void inJapaneseToo();
    void decksAreTold();
    void nothingIsLeftUnsaid_data();
    void nothingIsLeftUnsaid();
};

void TestFilmSentences::everyMomentIsTold() {
    const QStringList lines = told(filmOfText(played), Language::en);
    QCOMPARE(lines.front(), QStringLiteral("This is how it stands"));
    QVERIFY(lines.at(1).startsWith(QStringLiteral("Bob tries: ")));
    QVERIFY2(lines.at(2).startsWith(QStringLiteral("- ")) && lines.at(2).contains(QStringLiteral("(w-")),
             qPrintable(lines.at(2)));
    const qsizetype expected = lines.indexOf(QStringLiteral("This must have come of it"));
    QVERIFY(expected > 3);
    QCOMPARE(lines.mid(expected + 1),
             (QStringList{"- Ann is asked", "- Nobody has won", "- Ann, hand: nothing",
                          "- Ann, pool: Pip, Pip (tapped)", "- Ann, board: Ant (strength 1, new this turn)",
                          "- Bob, hand: nothing", "Bob concedes"}));
}

void TestFilmSentences::inJapaneseToo() {
    const QStringList lines = told(filmOfText(played), Language::ja);
    QCOMPARE(lines.front(), QStringLiteral("最初の場面"));
    QVERIFY(lines.contains(QStringLiteral("- Annの手札：なし")));
    QCOMPARE(lines.back(), QStringLiteral("Bobが投了する"));
}

void TestFilmSentences::decksAreTold() {
    const std::string head = "scenario: Decks\ngame: fftcg\n"
                             "cards:\n  - {name: Rag, type: forward, element: fire, cost: 2, power: 4000}\n"
                             "setup: {phase: main 1}\nsteps:\n";
    const QStringList lines = told(
        filmOfText(head + "  - {deck: {format: constructed, cards: {Rag: 3, Filler: 47}}}\n"
                          "  - {deck: {format: constructed, cards: {Rag: 4, Filler: 46}}, refused: true}\n"),
        Language::en);
    QCOMPARE(lines.mid(1), (QStringList{"A deck of 3 Rag, 47 Filler", "- It may be played.",
                                        "A deck of 4 Rag, 46 Filler", "- It may not be played."}));
}

void TestFilmSentences::nothingIsLeftUnsaid_data() {
    QTest::addColumn<QString>("folder");
    const QDir all{QStringLiteral(QT_TESTCASE_SOURCEDIR) + "/scenarios"};
    for (const QString& folder : all.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        QTest::newRow(qPrintable(folder)) << all.filePath(folder);
}

/// Of every film: no gap in a pattern, and no key instead of words.
void TestFilmSentences::nothingIsLeftUnsaid() {
    QFETCH(const QString, folder);
    Findings findings;
    const CardOfSets cardOf = cardsOfSets(findings);
    int lines = 0;
    QDirIterator files{folder, {"*.yaml"}, QDir::Files, QDirIterator::Subdirectories};
    while (files.hasNext()) {
        const QString file = files.next();
        auto scenario = readScenario(file.toStdString(), scenarioGame, findings, cardOf);
        QVERIFY2(scenario, findings.toText().c_str());
        const Film film = filmOf(std::make_shared<const Scenario>(std::move(*scenario)), {"Ann", "Bob"});
        for (const Language language : {Language::en, Language::ja})
            for (const QString& line : told(film, language)) {
                ++lines;
                const QString where = file + ": " + line;
                QVERIFY2(line.size() > 2, qPrintable(where));
                QVERIFY2(!line.contains('{') && !line.contains('}'), qPrintable(where));
            }
    }
    QVERIFY(lines > 1000);
}

TAKUJO_TEST(TestFilmSentences)

} // namespace test_film_sentences
#include "test_film_sentences.moc"
