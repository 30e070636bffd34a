// An ability that names something by its English word says in Japanese what other cards print.

#include "tests/test_program.h"

#include <QTest>

#include "engine/cards/translations.h"

namespace test_translations {

using namespace takujo;

namespace {

CardDefinition printing(LocalizedText name, LocalizedText job) {
    CardDefinition card;
    card.name = std::move(name);
    card.texts[0] = {std::move(job)};
    return card;
}

CardDefinition speakingOf(LocalizedText text) {
    CardDefinition card;
    card.name = {"Pim", "ピム"};
    card.abilities.emplace_back();
    card.abilities.front().texts = {std::move(text)};
    return card;
}

QString japanese(std::vector<CardDefinition> cards) {
    completeTexts(cards);
    return QString::fromStdString(cards.back().abilities.front().texts.front().ja);
}

} // namespace

class TestTranslations : public QObject {
    Q_OBJECT

private slots:
    static void whatIsPrintedInBothLanguagesIsLearnt();
    static void aWordOfAnotherAbilityIsLearnt();
    static void whatIsWrittenInBothLanguagesStays();
    static void whatHasSeveralTranslationsStays();
    static void whatIsPrintedPlainlyStays();
    static void setsLearnFromEachOther();
};

void TestTranslations::whatIsPrintedInBothLanguagesIsLearnt() {
    const CardDefinition other = printing({"Hale", "ヘイル"}, {"Lark", "雲雀"});
    QCOMPARE(japanese({other, speakingOf({"Lark", "Lark"})}), QStringLiteral("雲雀"));
    QCOMPARE(japanese({other, speakingOf({"Hale", "Hale"})}), QStringLiteral("ヘイル"));
    QCOMPARE(japanese({other, speakingOf({"Wren", "Wren"})}), QStringLiteral("Wren"));
}

void TestTranslations::aWordOfAnotherAbilityIsLearnt() {
    QCOMPARE(japanese({speakingOf({"Sand", "砂"}), speakingOf({"Sand", "Sand"})}), QStringLiteral("砂"));
}

void TestTranslations::whatIsWrittenInBothLanguagesStays() {
    const CardDefinition other = printing({"Hale", "ヘイル"}, {"Lark", "雲雀"});
    QCOMPARE(japanese({other, speakingOf({"Lark", "ヒバリ"})}), QStringLiteral("ヒバリ"));
}

void TestTranslations::whatHasSeveralTranslationsStays() {
    const CardDefinition one = printing({"Hale", "ヘイル"}, {"Lark", "雲雀"});
    const CardDefinition two = printing({"Lark", "ラーク"}, {"Guard", "番人"});
    QCOMPARE(japanese({one, two, speakingOf({"Lark", "Lark"})}), QStringLiteral("Lark"));
}

void TestTranslations::whatIsPrintedPlainlyStays() {
    const CardDefinition one = printing({"Hale", "ヘイル"}, {"ACE", "ACE"});
    QCOMPARE(japanese({one, speakingOf({"ACE", "エース"}), speakingOf({"ACE", "ACE"})}),
             QStringLiteral("ACE"));
}

void TestTranslations::setsLearnFromEachOther() {
    std::vector<CardSet> sets(2);
    sets[0].cards = {speakingOf({"Lark", "Lark"})};
    sets[1].cards = {printing({"Hale", "ヘイル"}, {"Lark", "雲雀"})};
    completeTexts(sets);
    const CardDefinition& card = sets[0].cards.front();
    QCOMPARE(QString::fromStdString(card.abilities.front().texts.front().ja), QStringLiteral("雲雀"));
    QCOMPARE(QString::fromStdString(card.abilities.front().texts.front().en), QStringLiteral("Lark"));
    QCOMPARE(QString::fromStdString(card.name.en), QStringLiteral("Pim"));
}

TAKUJO_TEST(TestTranslations)

} // namespace test_translations
#include "test_translations.moc"
