// Whatever a card of ours says, its text is read as the script that the card has.

#include "tests/test_program.h"

#include <QTest>

#include "engine/files/yaml/yaml_parser.h"
#include "tests/unit/reading/own_texts.h"

#include <set>

namespace test_round_trip {

using namespace takujo;

namespace {

/// The names of abilities whose text is not read back yet, from not_read.yaml: that list may only shrink.
std::set<std::string> notReadYet(const std::string& game, const std::string& language) {
    Findings findings;
    const auto root =
        readYamlFile(std::string{QT_TESTCASE_SOURCEDIR} + "/unit/reading/not_read.yaml", findings);
    std::set<std::string> names;
    if (!root)
        return names;
    if (const auto ofGame = root->find(game))
        if (const auto inLanguage = ofGame->value.find(language))
            for (const YamlNode& name : inLanguage->value.items())
                names.insert(name.text());
    return names;
}

/// Whether the text is read in one way, and that is the script of its card.
bool isReadBack(const OwnText& own, const ReadGame& game) {
    const ReadText read = game.reader.read(own.text, game.factsOf(*own.card));
    if (read.paragraphs.size() != 1 || !read.isUnderstood())
        return false;
    const auto ability = game.load(read.paragraphs.front().readings.front(), game.factsOf(*own.card).namesX);
    return ability && game.likenessOf(*ability, *own.card) == game.likenessOf(*own.ability, *own.card);
}

} // namespace

class TestRoundTrip : public QObject {
    Q_OBJECT

private slots:
    static void ownCards_data();
    static void ownCards();
};

void TestRoundTrip::ownCards_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("isJapanese");
    for (const Game* game : allGames())
        for (const bool isJapanese : {false, true})
            if (game->schema.vocabulary != nullptr)
                QTest::newRow((std::string{game->id} + (isJapanese ? " ja" : " en")).c_str())
                    << QString::fromStdString(std::string{game->id}) << isJapanese;
}

void TestRoundTrip::ownCards() {
    QFETCH(const QString, id);
    QFETCH(const bool, isJapanese);
    const ReadGame game{id.toStdString(), isJapanese ? Language::ja : Language::en};
    Findings findings;
    const Library library = loadLibrary(game.game.id, game.game.schema, game.game.deckWords(), findings);
    const std::set<std::string> known = notReadYet(id.toStdString(), isJapanese ? "ja" : "en");
    std::set<std::string> found;
    const std::vector<OwnText> all = ownTexts(library, game);
    QVERIFY(!all.empty());
    for (const OwnText& own : all)
        if (!isReadBack(own, game)) {
            found.insert(own.name);
            if (!known.contains(own.name))
                qWarning("%s is not read back: %s", own.name.c_str(), own.text.c_str());
        }
    for (const std::string& name : known)
        if (!found.contains(name))
            qWarning("%s is read back now; take it from the list", name.c_str());
    qInfo("%zu of %zu read back", all.size() - found.size(), all.size());
    QVERIFY(found == known);
}

TAKUJO_TEST(TestRoundTrip)

} // namespace test_round_trip
#include "test_round_trip.moc"
