// Patterns: what is filled into their slots, and what a gap looks like.

#include "tests/test_program.h"

#include <QTest>

#include "engine/kit/rules/words.h"

#include <algorithm>

namespace test_words {

using namespace takujo;

namespace {

QString filled(const char* pattern, const std::vector<Filling>& fillings) {
    return QString::fromStdString(fill(pattern, fillings));
}

} // namespace

class TestWords : public QObject {
    Q_OBJECT

private slots:
    static void slotsAreFilled_data();
    static void slotsAreFilled();
    static void whatIsFilledInIsNotFilledAgain();
    static void pluralsGoByWhetherTheNumberIsOne();
    static void theNamesOfTheSlotsAreFound_data();
    static void theNamesOfTheSlotsAreFound();
    static void slotsCanBeAskedForOneByOne();
    static void endingsAreNoSlotsThatBothLanguagesNeed();
    static void aPatternIsFoundByItsSectionAndKey();
    static void aGapIsSeen();
    static void theLaterPatternOfAKeyCounts();
    static void mergedWordsKeepWhatOnlyOneHas();
};

void TestWords::slotsAreFilled_data() {
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("text");
    QTest::newRow("no slots") << "A forward is played." << "A forward is played.";
    QTest::newRow("nothing") << "" << "";
    QTest::newRow("one slot") << "{card} is played." << "Ash is played.";
    QTest::newRow("only a slot") << "{card}" << "Ash";
    QTest::newRow("several") << "{player} plays {card}." << "Blue plays Ash.";
    QTest::newRow("the same twice") << "{card}, {card}!" << "Ash, Ash!";
    QTest::newRow("neighbours") << "{player}{card}" << "BlueAsh";
    QTest::newRow("Japanese around it") << "「{card}」を出す。" << "「Ash」を出す。";
    QTest::newRow("nobody fills it") << "{zone} of {player}" << "{zone} of Blue";
    QTest::newRow("nobody fills the plural") << "{cards:one|many} left" << "{cards:one|many} left";
    QTest::newRow("never closed") << "{player} has {card" << "Blue has {card";
    QTest::newRow("never opened") << "card} of {player}" << "card} of Blue";
}

void TestWords::slotsAreFilled() {
    QFETCH(const QString, pattern);
    QFETCH(const QString, text);
    QCOMPARE(filled(pattern.toUtf8().constData(), {{"card", "Ash"}, {"player", "Blue"}}), text);
}

void TestWords::whatIsFilledInIsNotFilledAgain() {
    QCOMPARE(filled("{card} of {player}", {{"card", "{player}"}, {"player", "Blue"}}),
             QStringLiteral("{player} of Blue"));
}

void TestWords::pluralsGoByWhetherTheNumberIsOne() {
    const char* pattern = "{number} {number:card|cards}";
    QCOMPARE(filled(pattern, {{"number", "1", true}}), QStringLiteral("1 card"));
    QCOMPARE(filled(pattern, {{"number", "0", false}}), QStringLiteral("0 cards"));
    QCOMPARE(filled(pattern, {{"number", "2", false}}), QStringLiteral("2 cards"));
    QCOMPARE(filled("{number:is|are}", {{"number", "1", true}}), QStringLiteral("is"));
    QCOMPARE(filled("{number:|s}", {{"number", "1", true}}), QString{});
    QCOMPARE(filled("{number:|s}", {{"number", "3", false}}), QStringLiteral("s"));
}

void TestWords::theNamesOfTheSlotsAreFound_data() {
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QStringList>("names");
    QTest::newRow("none") << "No slots." << QStringList{};
    QTest::newRow("two") << "{player} plays {card}." << QStringList{"card", "player"};
    QTest::newRow("the same twice is one") << "{card} and {card}" << QStringList{"card"};
    QTest::newRow("a plural is its number") << "{number} {number:card|cards}" << QStringList{"number"};
    QTest::newRow("only a plural") << "{number:card|cards}" << QStringList{"number"};
    QTest::newRow("never closed") << "{card} {player" << QStringList{"card"};
}

void TestWords::theNamesOfTheSlotsAreFound() {
    QFETCH(const QString, pattern);
    QFETCH(const QStringList, names);
    QStringList found;
    for (const std::string& name : slotsOf(pattern.toStdString()))
        found << QString::fromStdString(name);
    std::ranges::sort(found);
    QCOMPARE(found, names);
}

void TestWords::slotsCanBeAskedForOneByOne() {
    const auto told = [](const Slot& slot) -> std::optional<std::string> {
        if (slot.name == "nobody")
            return std::nullopt;
        std::string text = std::string{"<"}.append(slot.name);
        if (!slot.form.empty())
            text.append(" as ").append(slot.form);
        for (const std::string_view word : slot.words)
            text.append(" ").append(word);
        return text + ">";
    };
    const auto filledBy = [&](const char* pattern) {
        return QString::fromStdString(fillSlots(pattern, told));
    };
    QCOMPARE(filledBy("{card.their} power"), QStringLiteral("<card as their> power"));
    QCOMPARE(filledBy("{card} {card:gains|gain}"), QStringLiteral("<card> <card gains gain>"));
    QCOMPARE(filledBy("{end:a|b|c}"), QStringLiteral("<end a b c>"));
    QCOMPARE(filledBy("{end:|s}"), QStringLiteral("<end  s>"));
    QCOMPARE(filledBy("{nobody.their}{?under}"), QStringLiteral("{nobody.their}<?under>"));
}

void TestWords::endingsAreNoSlotsThatBothLanguagesNeed() {
    QCOMPARE(slotsOf("カードを{amount}枚{end:引く|引いて|引き}"), std::vector<std::string>{"amount"});
    QCOMPARE(slotsOf("{card.their} power"), std::vector<std::string>{"card"});
}

void TestWords::aPatternIsFoundByItsSectionAndKey() {
    Words words;
    words.add("zones", "deck", {"deck", "山札"});
    words.add("verbs", "deck", {"deal", "配る"});
    QVERIFY(words.find("zones", "deck") != nullptr);
    QCOMPARE(words.find("zones", "deck")->en, std::string{"deck"});
    QCOMPARE(words.text("zones", "deck", Language::en), std::string{"deck"});
    QCOMPARE(words.text("zones", "deck", Language::ja), std::string{"山札"});
    QCOMPARE(words.text("verbs", "deck", Language::ja), std::string{"配る"});
}

void TestWords::aGapIsSeen() {
    Words words;
    words.add("zones", "deck", {"deck", "山札"});
    QVERIFY(words.find("zones", "hand") == nullptr);
    QVERIFY(words.find("phases", "deck") == nullptr);
    QCOMPARE(words.text("zones", "hand", Language::en), std::string{"hand"});
    QCOMPARE(words.text("phases", "main phase 1", Language::ja), std::string{"main phase 1"});
}

void TestWords::theLaterPatternOfAKeyCounts() {
    Words words;
    words.add("zones", "deck", {"deck", "山札"});
    words.add("zones", "deck", {"library", "ライブラリー"});
    QCOMPARE(words.text("zones", "deck", Language::en), std::string{"library"});
    QCOMPARE(words.sections().at("zones").size(), 1U);
}

void TestWords::mergedWordsKeepWhatOnlyOneHas() {
    Words kit;
    kit.add("zones", "deck", {"deck", "山札"});
    kit.add("zones", "hand", {"hand", "手札"});
    Words game;
    game.add("zones", "deck", {"main deck", "メインデッキ"});
    game.add("phases", "work", {"work", "作業"});
    kit.add(game);
    QCOMPARE(kit.text("zones", "deck", Language::en), std::string{"main deck"});
    QCOMPARE(kit.text("zones", "hand", Language::ja), std::string{"手札"});
    QCOMPARE(kit.text("phases", "work", Language::ja), std::string{"作業"});
    QCOMPARE(game.sections().size(), 2U); // what was merged in stays as it was
    QVERIFY(game.find("zones", "hand") == nullptr);
}

TAKUJO_TEST(TestWords)

} // namespace test_words
#include "test_words.moc"
