// How much of what printed cards of the Final Fantasy TCG say can be said, and that the page of the tests
// says so.

#include "tests/test_program.h"

#include <QFile>
#include <QTest>

#include "engine/cards/card_text.h"
#include "engine/files/cards/card_file.h"
#include "engine/files/words/words_file.h"
#include "engine/files/yaml/yaml_parser.h"
#include "engine/games/registry.h"

#include <array>
#include <cmath>

namespace test_pool_fftcg {

using namespace takujo;

namespace {

/// A pattern of what cards say, and how many cards have it.
struct Row {
    int line = 0;
    int cards = 0;
    bool isSaid = false;
};

constexpr std::array lists{"pool", "slight", "long", "sample"};

const Game& game() {
    return *findGame("fftcg");
}

const YamlNode& file() {
    static const YamlNode root = [] {
        Findings findings;
        const auto read =
            readYamlFile(std::string{QT_TESTCASE_SOURCEDIR} + "/unit/cards/fftcg_pool.yaml", findings);
        if (!read || findings.errors() > 0)
            qFatal("%s", findings.toText().c_str());
        return *read;
    }();
    return root;
}

std::vector<Row> rowsOf(const char* list) {
    std::vector<Row> rows;
    for (const YamlNode& node : file().find(list)->value.items())
        rows.push_back({node.position().line, std::stoi(std::string{node.find("cards")->value.text()}),
                        !node.find("missing").has_value()});
    return rows;
}

/// Whether it is a sentence to its end, or ends with one that is quoted, and no slot of a pattern is left.
bool isWhole(const std::string& text, const char* stop) {
    QString rest = QString::fromStdString(text);
    while (rest.endsWith('"'))
        rest.chop(1);
    return !rest.contains('{') && rest.endsWith(QString::fromUtf8(stop));
}

struct Sum {
    int all = 0;
    int said = 0;
    double missing() const { return 1.0 - double(said) / double(all); }
};

Sum sumOf(const char* list) {
    Sum sum;
    for (const Row& row : rowsOf(list)) {
        sum.all += row.cards;
        sum.said += row.isSaid ? row.cards : 0;
    }
    return sum;
}

} // namespace

class TestPoolFftcg : public QObject {
    Q_OBJECT

private slots:
    static void eachPatternHasCardsOrAReason();
    static void theCardsHaveTextsInBothLanguages();
    static void thePageOfTheTestsSaysHowMuchIsSaid();
};

void TestPoolFftcg::eachPatternHasCardsOrAReason() {
    for (const char* list : lists)
        for (const YamlNode& node : file().find(list)->value.items()) {
            const auto by = node.find("by");
            const bool hasCards = by && !by->value.items().empty();
            QVERIFY2(hasCards != node.find("missing").has_value(),
                     qPrintable(QStringLiteral("line %1").arg(node.position().line)));
        }
}

void TestPoolFftcg::theCardsHaveTextsInBothLanguages() {
    Findings findings;
    const Words words = loadWords("fftcg", findings);
    int cards = 0;
    for (const char* list : lists)
        for (const YamlNode& node : file().find(list)->value.items()) {
            const auto by = node.find("by");
            if (!by)
                continue;
            for (const YamlNode& each : by->value.items()) {
                const auto card = readCard(YamlValue{each, "card", findings}, game().schema, false);
                QVERIFY2(findings.errors() + findings.warnings() == 0, findings.toText().c_str());
                QVERIFY(card);
                ++cards;
                const auto textsIn = [&](Language language) {
                    return abilityTexts(*card, *game().schema.vocabulary, words, language);
                };
                const auto english = textsIn(Language::en);
                const auto japanese = textsIn(Language::ja);
                QCOMPARE(english.size(), japanese.size());
                for (std::size_t i = 0; i < english.size(); ++i) {
                    QVERIFY2(isWhole(english[i], "."), english[i].c_str());
                    QVERIFY2(isWhole(japanese[i], "。"), japanese[i].c_str());
                }
            }
        }
    QVERIFY(cards > 50);
}

/// The counts of the page on which this stands are of patterns: a card may have several.
void TestPoolFftcg::thePageOfTheTestsSaysHowMuchIsSaid() {
    QFile page{QStringLiteral(QT_TESTCASE_SOURCEDIR "/README.md")};
    QVERIFY(page.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(page.readAll());
    constexpr double printed = 3846.0;
    constexpr double withPattern = 570.0;    // cards that any pattern of the pool matched
    constexpr double withoutPattern = 0.025; // of the others, as many could not be written all the same
    const Sum pool = sumOf("pool");
    const Sum slight = sumOf("slight");
    const Sum ways = sumOf("long");
    const double notSaid = withPattern * pool.missing() + (printed - withPattern) * withoutPattern;
    const double nearly = double(slight.all) * slight.missing();
    const auto percent = [](double cards) {
        return QString::number(std::round(1000.0 * cards / printed) / 10.0, 'f', 1);
    };
    const QString said = QStringLiteral("| could not be said at all | %1 | %2 |\n"
                                        "| was said with a slight change | %3 | %4 |\n"
                                        "| took a long way round | %5 | %6 |\n")
                             .arg(pool.all)
                             .arg(pool.said)
                             .arg(slight.all)
                             .arg(slight.said)
                             .arg(ways.all)
                             .arg(ways.said);
    QVERIFY2(text.contains(said), qPrintable("the page says otherwise than\n" + said));
    const QString estimate =
        QStringLiteral(
            "Of 100 printed cards, %1 say something that cannot be said, and %2 something that is\n"
            "said with a slight change; %3 are said exactly.")
            .arg(percent(notSaid), percent(nearly), percent(printed - notSaid - nearly));
    QVERIFY2(text.contains(estimate), qPrintable("the page says otherwise than\n" + estimate));
}

TAKUJO_TEST(TestPoolFftcg)

} // namespace test_pool_fftcg
#include "test_pool_fftcg.moc"
