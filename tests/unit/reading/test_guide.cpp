// Files that say how texts are read: what they hold, and what is told of mistakes in them.

#include "tests/test_program.h"

#include <QTest>

#include "engine/files/yaml/yaml_parser.h"
#include "tests/unit/reading/own_texts.h"

#include <algorithm>

namespace test_guide {

using namespace takujo;

namespace {

ReadingGuide guideOf(const std::string& text, Findings& findings) {
    const auto root = parseYaml("reading: toy\n" + text, "toy.yaml", findings);
    return root ? readReadingGuide(*root, findings).value_or(ReadingGuide{}) : ReadingGuide{};
}

std::string reworded(const std::string& wordings, const std::string& text) {
    Findings findings;
    const ReadingGuide guide = guideOf("wordings:\n  en:\n" + wordings, findings);
    const std::vector<std::string> keywords{"Brave", "First Strike"};
    return findings.all().empty()
               ? Rewording{guide.english, keywords}.inOurWords(text, {"Ash Warden"}, "Ash Warden")
               : findings.toText();
}

} // namespace

class TestGuide : public QObject {
    Q_OBJECT

private slots:
    static void everyGameHasAGuide();
    static void mistakes_data();
    static void mistakes();
    static void wordings_data();
    static void wordings();
    static void severalLinesAreOneParagraph();
    static void whatIsInOurWordsStays();
    static void aNameIsNotWhatCardsSay();
};

/// What is written in them can be used: roundabout words and zones are words of the game.
void TestGuide::everyGameHasAGuide() {
    for (const Game* const game : allGames()) {
        if (game->schema.vocabulary == nullptr)
            continue;
        Findings findings;
        const ReadingGuide guide = loadReadingGuide(game->id, findings);
        QVERIFY2(findings.all().empty(), findings.toText().c_str());
        QVERIFY(guide.roundabout.contains("move"));
        for (const std::string& zone : guide.playedFrom)
            QVERIFY2(std::ranges::find(game->schema.vocabulary->zones, zone) !=
                         game->schema.vocabulary->zones.end(),
                     zone.c_str());
        for (const auto& [type, zone] : guide.paidForAt) {
            QVERIFY2(std::ranges::find(game->schema.types, type) != game->schema.types.end(), type.c_str());
            QVERIFY2(std::ranges::find(game->schema.vocabulary->zones, zone) !=
                         game->schema.vocabulary->zones.end(),
                     zone.c_str());
        }
    }
}

void TestGuide::mistakes_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("told");
    const QString head = "wordings:\n  en:\n    - ";
    QTest::newRow("no such slot")
        << head + R"({printed: "draw {card}", ours: "draw"})"
        << "toy.yaml:4:17: error unknown-slot: There is no slot 'card' of wordings.";
    QTest::newRow("a slot of ours alone")
        << head + R"({printed: "draw {number}", ours: "draw {words}"})"
        << "error unknown-slot: 'ours' has the slot 'words', which the printed wording has not.";
    QTest::newRow("a place among ours")
        << head + R"({printed: "{start}draw", ours: "{start}draw"})"
        << "error unknown-slot: 'ours' has the slot 'start', which the printed wording has not.";
    QTest::newRow("a brace alone") << head + R"({printed: "draw {number", ours: "draw"})"
                                   << "error broken-slot: A brace in 'printed' has no other one";
    QTest::newRow("slots alone") << head + R"({printed: "{words}", ours: "{words}"})"
                                 << "error no-words: 'printed' has slots alone";
    QTest::newRow("nothing printed") << head + R"({ours: "draw"})" << "error missing-key";
    QTest::newRow("too heavy") << QString{"roundabout: {move: 12}"} << "toy.yaml:2:20: error";
    QTest::newRow("no such key") << QString{"wordigns: {}"} << "error unknown-key";
}

void TestGuide::mistakes() {
    QFETCH(const QString, file);
    QFETCH(const QString, told);
    Findings findings;
    guideOf(file.toStdString() + "\n", findings);
    QVERIFY2(QString::fromStdString(findings.toText()).contains(told), findings.toText().c_str());
}

void TestGuide::wordings_data() {
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("ours");
    const QString one = R"(    - {printed: "pick {words} and break it.", ours: "choose {words}. Break it."})"
                        "\n";
    QTest::newRow("in the middle") << one << "When it attacks, pick 1 Forward and break it."
                                   << "When it attacks, choose 1 Forward. Break it.";
    QTest::newRow("at the beginning")
        << one << "Pick 1 Forward and break it." << "Choose 1 Forward. Break it.";
    QTest::newRow("words end at a comma") << one << "Pick a, b and break it." << "Pick a, b and break it.";
    QTest::newRow("not within a word") << one << "Handpick 1 Forward and break it."
                                       << "Handpick 1 Forward and break it.";
    QTest::newRow("twice") << QString{"    - {printed: \"a card\", ours: \"1 card\"}\n"}
                           << "Draw a card, discard a card."
                           << "Draw 1 card, discard 1 card.";
    QTest::newRow("one after the other") << QString{"    - {printed: \"take\", ours: \"draw\"}\n    - "
                                                    "{printed: \"draw a\", ours: \"draw 1\"}\n"}
                                         << "Take a card." << "Draw 1 card.";
    QTest::newRow("no wording twice") << QString{"    - {printed: \"a\", ours: \"a a\"}\n"} << "a" << "a a";
    QTest::newRow("a keyword")
        << QString{"    - {printed: \"{start}{keyword}.{end}\", ours: \"{keyword}\"}\n"} << "First Strike."
        << "First Strike";
    QTest::newRow("only a keyword")
        << QString{"    - {printed: \"{start}{keyword}.{end}\", ours: \"{keyword}\"}\n"} << "Break it."
        << "Break it.";
    QTest::newRow("the card itself") << QString{"    - {printed: \"this Forward\", ours: \"{this}\"}\n"}
                                     << "This Forward attacks." << "Ash Warden attacks.";
    QTest::newRow("nothing in a name") << QString{"    - {printed: \"Ash\", ours: \"Fire\"}\n"}
                                       << "Ash Warden turns to Ash." << "Ash Warden turns to Fire.";
    QTest::newRow("a sentence begins")
        << QString{"    - {printed: \"{sentence}today, {words}.\", ours: \"{words} today.\"}\n"}
        << "Break it. Today, it rests." << "Break it. It rests today.";
}

void TestGuide::wordings() {
    QFETCH(const QString, rules);
    QFETCH(const QString, text);
    QFETCH(const QString, ours);
    QCOMPARE(QString::fromStdString(reworded(rules.toStdString(), text.toStdString())), ours);
}

/// Three lines of a list are one text, and where it stands is told; the line behind it is another one.
void TestGuide::severalLinesAreOneParagraph() {
    const ReadGame game{"shadowverse_evolve", Language::en};
    const std::string list = "Choose 1:\n(1) Draw 1 card.\n(2) Give your leader +3 defense.";
    const ReadText read = game.reader.read("Quick\n" + list + "\nDraw 1 card.", {"Ash Warden", "spell"});
    QCOMPARE(read.paragraphs.size(), std::size_t{3});
    QVERIFY(read.isUnderstood());
    QCOMPARE(read.paragraphs[1].offset, std::string{"Quick\n"}.size());
    QCOMPARE(read.paragraphs[1].length, list.size());
    QCOMPARE(read.paragraphs[1].understoodTo, std::string{"Quick\n"}.size() + list.size());
    QVERIFY(!read.paragraphs[1].ours.empty());
    QVERIFY(read.paragraphs[2].ours.empty());
}

/// Who looks for the mistake is told what the text is in our words.
void TestGuide::whatIsInOurWordsStays() {
    const ReadGame game{"fftcg", Language::en};
    const CardFacts card{"Ash Warden", "forward"};
    QVERIFY(game.reader.read("When Ash Warden attacks, draw 1 card.", card).paragraphs.front().ours.empty());
    const ReadText read = game.reader.read("EX BURST Draw a card and grumble.", card);
    QVERIFY(!read.isUnderstood());
    QCOMPARE(QString::fromStdString(read.paragraphs.front().ours),
             QString{"[EX BURST] Draw 1 card and grumble."});
}

/// By its letters alone this could speak of creatures of a race that is called "Your other".
void TestGuide::aNameIsNotWhatCardsSay() {
    const ReadGame game{"duel_masters", Language::en};
    const ReadText read =
        game.reader.read("Your other creatures get +1000 power.", {"Ash Warden", "creature"});
    QVERIFY(read.isUnderstood());
    QCOMPARE(QString::fromStdString(read.paragraphs.front().ours),
             QString{"Other creatures of yours get +1000 power."});
}

TAKUJO_TEST(TestGuide)

} // namespace test_guide
#include "test_guide.moc"
