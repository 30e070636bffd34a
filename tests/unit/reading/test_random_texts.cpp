// Texts of abilities that chance has made: what is read of them prints the same text, and most are read back.
// TAKUJO_RANDOM_TEXTS: how many of each game and language.

#include "tests/test_program.h"

#include <QTest>

#include "tests/fuzz/random_cards.h"
#include "tests/unit/reading/own_texts.h"

#include <algorithm>

namespace test_random_texts {

using namespace takujo;

namespace {

int wanted() {
    constexpr int everyDay = 100;
    const int asked = qEnvironmentVariableIntValue("TAKUJO_RANDOM_TEXTS");
    return asked > 0 ? asked : everyDay;
}

} // namespace

class TestRandomTexts : public QObject {
    Q_OBJECT

private slots:
    static void printWhatWasRead_data();
    static void printWhatWasRead();
};

void TestRandomTexts::printWhatWasRead_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("isJapanese");
    QTest::addColumn<int>("least"); // of a hundred, how many are read back
    QTest::newRow("fftcg en") << "fftcg" << false << 0;
    QTest::newRow("fftcg ja") << "fftcg" << true << 0;
    QTest::newRow("workbench en") << "workbench" << false << 0;
    QTest::newRow("workbench ja") << "workbench" << true << 0;
}

void TestRandomTexts::printWhatWasRead() {
    QFETCH(const QString, id);
    QFETCH(const bool, isJapanese);
    QFETCH(const int, least);
    const ReadGame game{id.toStdString(), isJapanese ? Language::ja : Language::en};
    Random random{7};
    RandomCards maker{game.game.schema, random};
    int all = 0;
    int readBack = 0;
    for (int number = 0; all < wanted(); ++number) {
        const RandomCard made = maker.make(number);
        for (const Ability& ability : made.card.abilities) {
            if (ability.has(Ability::ofKeyword) || ability.has(Ability::isQuoted) || all == wanted())
                continue;
            ++all;
            const std::string text = game.textOf(ability, made.card);
            const CardFacts facts = game.factsOf(made.card);
            const ReadText read = game.reader.read(text, facts);
            QCOMPARE(read.paragraphs.size(), std::size_t{1});
            const std::string meant = game.likenessOf(ability, made.card);
            bool isFound = false;
            for (const Reading& reading : read.paragraphs.front().readings) {
                const auto loaded = game.load(reading, facts.namesX);
                QVERIFY2(loaded, text.c_str());
                QCOMPARE(game.textOf(*loaded, made.card), text);
                isFound = isFound || game.likenessOf(*loaded, made.card) == meant;
            }
            readBack += isFound && read.isUnderstood() ? 1 : 0;
        }
    }
    qInfo("%d of %d read back", readBack, all);
    QVERIFY(readBack * 100 >= least * all);
}

TAKUJO_TEST(TestRandomTexts)

} // namespace test_random_texts
#include "test_random_texts.moc"
