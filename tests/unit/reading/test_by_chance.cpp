// Abilities that are made by chance: their texts are read as the scripts they were written for. They need not
// make sense, so some print what nobody could read; how many of each sort there may be stands here.

#include "tests/test_program.h"

#include <QTest>

#include "tests/fuzz/random_cards.h"
#include "tests/unit/reading/own_texts.h"

namespace test_by_chance {

using namespace takujo;

namespace {

/// Of each game, half of them in each language; more take too long for every day.
constexpr int everyDay = 1000;
/// In bytes: what chance makes can be as long as a page.
constexpr std::size_t longest = 500;

/// TAKUJO_READ_TEXTS: how many abilities of each game and language (tests/deep.sh).
int howMany() {
    const int number = qEnvironmentVariableIntValue("TAKUJO_READ_TEXTS");
    return number > 0 ? number : everyDay / 2;
}

/// Of a hundred. The forms that print alike and that no list of likenesses has yet
/// (engine/reading/README.md).
constexpr int mostAlike = 11;
constexpr int mostTooLong = 8;

struct Counts {
    int same = 0;      ///< read as the script that it was written for
    int alike = 0;     ///< read as another one, which prints the same
    int ambiguous = 0; ///< several scripts print it
    int unread = 0;
    int tooLong =
        0; ///< unread, because it is longer than cards are, or all that is tried for one text was not enough
    int all() const { return same + alike + ambiguous + unread + tooLong; }
};

/// Something that printed cards cannot say leaves a gap in the text: an empty cost, a word that no pattern
/// has.
bool hasGap(const std::string& text) {
    for (const char* const gap : {"{", "  ", "— .", "―。", ": .", "　"})
        if (text.find(gap) != std::string::npos)
            return true;
    return text.empty();
}

void count(const ReadGame& game, const std::string& key, const YamlNode& script, Counts& counts) {
    CardDefinition card;
    card.name = {"Ash Warden", "灰の番人"};
    while ((game.game.schema.field(key)->allowedFor >> card.type & 1U) == 0)
        ++card.type;
    const auto written = game.load(key, script);
    if (!written)
        return;
    const std::string text = game.textOf(*written, card);
    if (hasGap(text))
        return;
    if (text.size() > longest) {
        ++counts.tooLong;
        return;
    }
    const ReadText read = game.reader.read(text, game.factsOf(card));
    const ReadParagraph& paragraph = read.paragraphs.front();
    if (read.paragraphs.size() != 1 || paragraph.state == ReadParagraph::State::notUnderstood) {
        ++(paragraph.isGivenUp ? counts.tooLong : counts.unread);
        return;
    }
    // Nothing may be read that says anything else.
    for (const Reading& reading : paragraph.readings)
        if (const auto ability = game.load(reading); !paragraph.areTogether && paragraph.ours.empty()) {
            QVERIFY2(ability, text.c_str());
            QCOMPARE(game.textOf(*ability, card), text);
        }
    if (!read.isUnderstood()) {
        ++counts.ambiguous;
        return;
    }
    const auto ability = game.load(paragraph.readings.front());
    const bool isSame = ability && game.likenessOf(*ability, card) == game.likenessOf(*written, card);
    ++(isSame ? counts.same : counts.alike);
}

} // namespace

class TestByChance : public QObject {
    Q_OBJECT

private slots:
    static void texts_data();
    static void texts();
};

void TestByChance::texts_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("isJapanese");
    QTest::addColumn<int>("same"); ///< of a hundred, at least
    QTest::newRow("fftcg en") << "fftcg" << false << 79;
    QTest::newRow("fftcg ja") << "fftcg" << true << 72;
    QTest::newRow("granblue en") << "granblue" << false << 85;
    QTest::newRow("granblue ja") << "granblue" << true << 83;
    QTest::newRow("shadowverse_evolve en") << "shadowverse_evolve" << false << 84;
    QTest::newRow("shadowverse_evolve ja") << "shadowverse_evolve" << true << 84;
    QTest::newRow("gate_ruler en") << "gate_ruler" << false << 90;
    QTest::newRow("gate_ruler ja") << "gate_ruler" << true << 89;
    QTest::newRow("duel_masters en") << "duel_masters" << false << 74;
    QTest::newRow("duel_masters ja") << "duel_masters" << true << 70;
    QTest::newRow("workbench en") << "workbench" << false << 76;
    QTest::newRow("workbench ja") << "workbench" << true << 74;
}

void TestByChance::texts() {
    QFETCH(const QString, id);
    QFETCH(const bool, isJapanese);
    QFETCH(const int, same);
    const ReadGame game{id.toStdString(), isJapanese ? Language::ja : Language::en};
    Random random{2026};
    RandomCards cards{game.game.schema, random};
    Counts counts;
    const int wanted = howMany();
    for (int number = 0; number < wanted; ++number) {
        const bool isText = number % 5 == 4 && game.game.schema.field("resolve") != nullptr;
        const auto script = cards.script(isText ? FieldSpec::Kind::text : FieldSpec::Kind::abilities);
        QVERIFY(script);
        Findings findings;
        const auto root = parseYaml(*script, "by chance", findings);
        QVERIFY(root);
        count(game, isText ? "resolve" : "abilities", *root, counts);
    }
    qInfo("%d: %d the same, %d alike, %d ambiguous, %d unread, %d too long", counts.all(), counts.same,
          counts.alike, counts.ambiguous, counts.unread, counts.tooLong);
    const int all = counts.all();
    QVERIFY(2 * all > wanted);
    QVERIFY(100 * counts.same >= same * all);
    QVERIFY(100 * counts.alike <= mostAlike * all);
    QVERIFY(100 * counts.tooLong <= mostTooLong * all);
}

TAKUJO_TEST(TestByChance)

} // namespace test_by_chance
#include "test_by_chance.moc"
