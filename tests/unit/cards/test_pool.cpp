// What the printed cards of a game say most: each pattern is said by a made-up card, or it is told why not.

#include "tests/test_program.h"

#include <QTest>

#include "engine/cards/card_text.h"
#include "engine/files/cards/card_file.h"
#include "engine/files/words/words_file.h"
#include "engine/files/yaml/tree_writer.h"
#include "engine/files/yaml/yaml_parser.h"
#include "engine/files/yaml/yaml_tree.h"
#include "engine/games/registry.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <algorithm>
#include <filesystem>
#include <memory>

namespace test_pool {

using namespace takujo;

namespace {

namespace fs = std::filesystem;

/// A pattern on fewer cards than three in a thousand is not asked for; what is left of one card is not
/// either.
constexpr int perThousand = 3;

fs::path folder() {
    return fs::path{QT_TESTCASE_SOURCEDIR} / "unit/cards";
}

std::vector<fs::path> pools() {
    std::vector<fs::path> found;
    for (const fs::directory_entry& entry : fs::directory_iterator{folder()})
        if (entry.path().filename().string().starts_with("pool_"))
            found.push_back(entry.path());
    std::ranges::sort(found);
    return found;
}

YamlNode rootOf(const fs::path& file) {
    Findings findings;
    const auto root = readYamlFile(file, findings);
    if (!root || findings.errors() > 0)
        qFatal("%s", findings.toText().c_str());
    return *root;
}

/// Writes over what stands there.
void set(YamlNodeData& map, const std::string& key, YamlNodeData value) {
    const auto found = std::ranges::find(map.entries, key, &YamlEntryData::key);
    if (found != map.entries.end())
        found->value = std::move(value);
    else
        map.entries.push_back({key, value.position, false, false, std::move(value)});
}

/// What every card of its type has, and over that what the pattern says; without a type, the first of them.
YamlNode cardOf(const YamlNode& root, const YamlNode& says) {
    const std::vector<YamlEntry> bases = root.find("bases")->value.entries();
    const auto type = says.find("type");
    const auto base = type ? std::ranges::find(bases, type->value.text(), &YamlEntry::key) : bases.begin();
    if (base == bases.end())
        qFatal("no base for a type of line %d", says.position().line);
    YamlNodeData card;
    card.kind = YamlKind::map;
    card.position = says.position();
    set(card, "name", textNode("Kettle"));
    set(card, "type", textNode(base->key));
    for (const YamlEntry& entry : base->value.entries())
        set(card, entry.key, copyOf(entry.value));
    for (const YamlEntry& entry : says.entries())
        set(card, entry.key, copyOf(entry.value));
    return YamlNode{std::make_shared<const YamlTree>(YamlTree{root.path(), std::move(card)})};
}

bool isSaid(const YamlNode& pattern) {
    return pattern.find("card").has_value();
}

} // namespace

class TestPool : public QObject {
    Q_OBJECT

private slots:
    static void aPatternIsSaidInBothLanguages_data();
    static void aPatternIsSaidInBothLanguages();
    static void aPatternIsCommonAndStandsOnce_data();
    static void aPatternIsCommonAndStandsOnce();
    static void theReadmeTellsHowManyAreSaid_data();
    static void theReadmeTellsHowManyAreSaid();

private:
    static void everyPool();
};

void TestPool::everyPool() {
    QTest::addColumn<QString>("file");
    for (const fs::path& file : pools())
        QTest::newRow(file.filename().string().c_str()) << QString::fromStdString(file.string());
    QVERIFY(!pools().empty());
}

void TestPool::aPatternIsSaidInBothLanguages_data() {
    everyPool();
}

void TestPool::aPatternIsSaidInBothLanguages() {
    QFETCH(const QString, file);
    const YamlNode root = rootOf(file.toStdString());
    const Game* const game = findGame(root.find("game")->value.text());
    QVERIFY(game != nullptr);
    Findings ofWords;
    const Words words = loadWords(game->id, ofWords);
    static const QRegularExpression japanese{QStringLiteral("[\\p{Hiragana}\\p{Katakana}\\p{Han}]")};
    for (const YamlNode& pattern : root.find("patterns")->value.items()) {
        if (!isSaid(pattern))
            continue;
        Findings findings;
        const YamlNode node = cardOf(root, pattern.find("card")->value);
        const auto card = readCard(YamlValue{node, "card", findings}, game->schema, false);
        QVERIFY2(card && findings.empty(), findings.toText().c_str());
        for (const Language language : {Language::en, Language::ja}) {
            const auto lines = abilityTexts(*card, *game->schema.vocabulary, words, language);
            const QString where = QStringLiteral("line %1").arg(pattern.position().line);
            QVERIFY2(!lines.empty(), qPrintable(where));
            for (const std::string& line : lines) {
                const QString text = QString::fromStdString(line);
                QVERIFY2(!text.isEmpty() && !text.contains('{'), qPrintable(where + ": " + text));
                QVERIFY2(text.contains(japanese) == (language == Language::ja),
                         qPrintable(where + ": " + text));
            }
        }
    }
}

void TestPool::aPatternIsCommonAndStandsOnce_data() {
    everyPool();
}

void TestPool::aPatternIsCommonAndStandsOnce() {
    QFETCH(const QString, file);
    const YamlNode root = rootOf(file.toStdString());
    const YamlNode counted = root.find("pools")->value;
    QSet<QString> seen;
    for (const YamlNode& pattern : root.find("patterns")->value.items()) {
        const QString says = QString::fromStdString(pattern.find("says")->value.text());
        QVERIFY2(!seen.contains(says), qPrintable(says));
        seen.insert(says);
        QVERIFY2(isSaid(pattern) != pattern.find("missing").has_value(), qPrintable(says));
        bool isCommon = false;
        for (const YamlEntry& entry : pattern.find("cards")->value.entries()) {
            const auto pool = counted.find(entry.key);
            QVERIFY2(pool.has_value(), qPrintable(says));
            const int least = std::stoi(pool->value.text()) * perThousand / 1000;
            isCommon = isCommon || std::stoi(entry.value.text()) >= least;
        }
        QVERIFY2(isCommon, qPrintable(says));
    }
}

void TestPool::theReadmeTellsHowManyAreSaid_data() {
    everyPool();
}

void TestPool::theReadmeTellsHowManyAreSaid() {
    QFETCH(const QString, file);
    const YamlNode root = rootOf(file.toStdString());
    const auto patterns = root.find("patterns")->value.items();
    const auto said = std::ranges::count_if(patterns, isSaid);
    const QString row = QStringLiteral("| `unit/cards/%1` | %2 | %3 |")
                            .arg(QString::fromStdString(fs::path{file.toStdString()}.filename().string()))
                            .arg(patterns.size())
                            .arg(said);
    QFile readme{QStringLiteral(QT_TESTCASE_SOURCEDIR "/README.md")};
    QVERIFY(readme.open(QIODevice::ReadOnly));
    QVERIFY2(QString::fromUtf8(readme.readAll()).contains(row), qPrintable("the README has no row " + row));
}

TAKUJO_TEST(TestPool)

} // namespace test_pool
#include "test_pool.moc"
