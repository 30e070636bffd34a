// A text that no script prints is not understood; one that is damaged is never read as if it were whole.

#include "tests/test_program.h"

#include <QTest>

#include "tests/unit/reading/own_texts.h"

namespace test_refusals {

using namespace takujo;

namespace {

std::vector<std::string> wordsOf(const std::string& text) {
    std::vector<std::string> words;
    std::string word;
    for (const char c : text) {
        if (c != ' ') {
            word += c;
            continue;
        }
        words.push_back(std::exchange(word, {}));
    }
    words.push_back(word);
    return words;
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words)
        if (!word.empty())
            text += (text.empty() ? "" : " ") + word;
    return text;
}

/// Every way to leave out one word of a text, and to write another one instead.
std::vector<std::string> damaged(const std::string& text) {
    std::vector<std::string> all;
    const std::vector<std::string> words = wordsOf(text);
    for (std::size_t i = 0; i < words.size(); ++i)
        for (const char* const instead : {"", "grumble"}) {
            std::vector<std::string> other = words;
            other[i] = instead;
            all.push_back(joined(other));
        }
    return all;
}

/// A row is a text that a card of that game and type has.
void addColumnsOfRows() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("type");
    QTest::addColumn<bool>("isJapanese");
    QTest::addColumn<QString>("text");
}
void row(const char* name, const char* id, const char* type, bool isJapanese, const char* text) {
    QTest::newRow(name) << id << type << isJapanese << text;
}

/// What is read of the text of a row.
ReadText readRow() {
    QFETCH(const QString, id);
    QFETCH(const QString, type);
    QFETCH(const bool, isJapanese);
    QFETCH(const QString, text);
    const ReadGame game{id.toStdString(), isJapanese ? Language::ja : Language::en};
    const CardFacts card{isJapanese ? "灰の番人" : "Ash Warden", type.toStdString()};
    return game.reader.read(text.toStdString(), card);
}

} // namespace

class TestRefusals : public QObject {
    Q_OBJECT

private slots:
    static void damagedTextsPrintThemselves();
    static void namesAreNoPartsOfSentences_data();
    static void namesAreNoPartsOfSentences();
    static void limitsAreNoExplanations_data();
    static void limitsAreNoExplanations();
    static void nonsense_data();
    static void nonsense();
    static void costsNeedNoNumbers();
    static void mayIsNoMust();
    static void itIsNotTheOtherOne_data();
    static void itIsNotTheOtherOne();
    static void ownCostsAreNoNumbersInPlay();
    static void tellsHowFarItCame();
};

/// Whatever a damaged text is read as, the program prints just that text for it, or what it is in our words.
void TestRefusals::damagedTextsPrintThemselves() {
    const ReadGame game{"fftcg", Language::en};
    Findings findings;
    const Library library = loadLibrary(game.game.id, game.game.schema, game.game.deckWords(), findings);
    int refused = 0;
    int read = 0;
    const std::vector<OwnText> all = ownTexts(library, game);
    for (std::size_t i = 0; i < all.size(); i += 12)
        for (const std::string& text : damaged(all[i].text)) {
            const ReadText result = game.reader.read(text, game.factsOf(*all[i].card));
            for (const ReadParagraph& paragraph : result.paragraphs) {
                (paragraph.readings.empty() ? refused : read) += 1;
                for (const Reading& reading : paragraph.readings) {
                    const auto ability = game.load(reading);
                    QVERIFY2(ability, text.c_str());
                    QCOMPARE(game.textOf(*ability, *all[i].card),
                             paragraph.ours.empty() ? text : paragraph.ours);
                }
            }
        }
    QVERIFY(refused > 10 * read); // one word more or less is seldom another text
}

/// Somebody's own name of a kind of card could be nearly anything; parts of sentences are none.
void TestRefusals::namesAreNoPartsOfSentences_data() {
    addColumnsOfRows();
    row("a zone", "shadowverse_evolve", "follower", true, "場のフォロワー1体を選ぶ。それを破壊する。");
    row("how long it lasts", "shadowverse_evolve", "follower", true,
        "このターン中、相手のフォロワーすべては【守護】を失う。");
    row("a keyword", "shadowverse_evolve", "follower", false, "Choose 1 enemy Ward follower. Destroy it.");
    row("which of them", "shadowverse_evolve", "follower", true,
        "コスト2以下のこのターン最初のスペルをプレイしたとき、カードを1枚引く。");
    row("whose card", "shadowverse_evolve", "follower", true,
        "相手のカードが自分のEXエリアに置かれたとき、カードを1枚引く。");
    row("the next one", "shadowverse_evolve", "follower", true,
        "次のフォロワーが場に出たとき、カードを1枚引く。");
    row("the same", "shadowverse_evolve", "follower", true, "同じのフォロワー1体を選ぶ。それを破壊する。");
    row("alike", "shadowverse_evolve", "follower", true,
        "【起動】手札の同じ名前のスペルを2枚捨てる：カードを1枚引く。");
    row("each player", "duel_masters", "spell", true,
        "各プレイヤーは自身のクリーチャー1体を選ぶ。それを破壊する。");
    row("whose turn", "duel_masters", "spell", true,
        "次の自分のターンに自分のクリーチャー1体を選ぶ。それを破壊する。");
    row("whose they are", "duel_masters", "spell", false,
        "When Your Drum Runner creature attacks, draw 1 card.");
    row("an adjective", "duel_masters", "spell", false, "Choose 1 strongest creature. Destroy it.");
    row("what they are not", "duel_masters", "spell", false, "Choose 1 non-evolution creature. Destroy it.");
    row("a moment", "duel_masters", "creature", false,
        "When this creature attacks, creatures of your opponent's get -1000 power.");
}

void TestRefusals::namesAreNoPartsOfSentences() {
    QVERIFY(!readRow().isUnderstood());
}

/// What stands in brackets behind a text may say less than it does, and what is nearly a wording something
/// else.
void TestRefusals::limitsAreNoExplanations_data() {
    QTest::addColumn<bool>("isJapanese");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, bool isJapanese, const char* text) {
        QTest::newRow(name) << isJapanese << text;
    };
    const std::string does = "When Ash Warden attacks, draw 1 card. ";
    for (const char* const limit :
         {"(Once per turn.)", "(This can happen once per turn and no more.)", "(Your turn only.)",
          "(Only if you control 3 Forwards.)", "(Except in the first turn.)", "(Excluding the first turn.)",
          "(Not in the first turn.)", "(Round down.)", "(Rounded down.)", "(Maximum 3 cards.)"})
        row(limit, false, (does + limit).c_str());
    const std::string doesSo = "灰の番人がアタックしたとき、カードを1枚引く。";
    for (const char* const limit :
         {"（1ターンに1度）", "（これは1ターンに1度しかできない）", "（あなたのターンのみ）",
          "（最初のターン以外）", "（最初のターンを除く）", "（1000未満は切り捨て）",
          "（1000未満は切り上げ）", "（最大3枚）"})
        row(limit, true, (doesSo + limit).c_str());
    row("what may be done, and then", false,
        "When Ash Warden attacks, you may draw 2 cards, then remove Ash Warden from the game.");
    row("only that card", false, "If you control 3 or more Forwards, you may only cast Ash Warden.");
    row("whose hand", false, "When a Forward enters the field from your hand, draw 1 card.");
    row("whose field", true, "フォワードが手札から対戦相手のフィールドに出たとき、カードを1枚引く。");
    row("who pays", false,
        "When Ash Warden is chosen by your opponent's Summon, cancel its effect unless you pay [2].");
    row("who pays, in Japanese", true,
        "灰の番人が対戦相手の召喚獣に選ばれたとき、あなたが《2》を支払わないかぎり、その効果を無効にする。");
    row("who may do it", false,
        "When Ash Warden attacks, your opponent may draw 2 cards unless your opponent discards 1 card.");
    row("more than one", false, "Dull 3 of your opponent's Backups: Draw 1 card.");
    row("not for a turn", true, "灰の番人がアタックしたとき、対戦相手は次のターンEXバーストを発動できない。");
}

void TestRefusals::limitsAreNoExplanations() {
    QFETCH(const bool, isJapanese);
    QFETCH(const QString, text);
    const ReadGame game{"fftcg", isJapanese ? Language::ja : Language::en};
    const CardFacts card{isJapanese ? "灰の番人" : "Ash Warden", "forward"};
    QVERIFY(!game.reader.read(text.toStdString(), card).isUnderstood());
}

void TestRefusals::nonsense_data() {
    QTest::addColumn<QString>("text");
    QTest::newRow("no sentence") << "Draw 1 card";
    QTest::newRow("an unknown verb") << "Juggle 1 card.";
    QTest::newRow("a wrong number") << "Draw 1 cards.";
    QTest::newRow("a wrong article") << "When a Ash Warden attacks, draw 1 card.";
    QTest::newRow("another card's name") << "When Tall Stranger attacks, draw 1 card.";
    QTest::newRow("nobody it could be") << "Break it.";
    QTest::newRow("half a text") << "When Ash Warden attacks, choose 1 Forward.Deal it";
}

void TestRefusals::nonsense() {
    QFETCH(const QString, text);
    const ReadGame game{"fftcg", Language::en};
    const ReadText read = game.reader.read(text.toStdString(), {"Ash Warden", "forward"});
    QCOMPARE(read.paragraphs.size(), std::size_t{1});
    QVERIFY(!read.isUnderstood());
    QVERIFY(read.paragraphs.front().readings.empty());
    QVERIFY(read.paragraphs.front().state == ReadParagraph::State::notUnderstood);
}

/// A cost is any text that somebody has written: too long a number, and one that is counted.
void TestRefusals::costsNeedNoNumbers() {
    const ReadGame game{"fftcg", Language::en};
    for (const std::string cost : {"[99999999999999999999][Fire]", "[the number of times that was done]"})
        QVERIFY(!game.reader.read(cost + ": Draw 1 card.", {"Ash Warden", "forward"}).isUnderstood());
}

/// Who may do something instead of an event lets it happen where that is not done: in fewer words that cannot
/// be told from doing it besides.
void TestRefusals::mayIsNoMust() {
    const ReadGame game{"workbench", Language::en};
    const ReadText read = game.reader.read(
        "If Ash Warden would be put from the board into the heap, you may draw 1 card instead.",
        {"Ash Warden", "creature"});
    QVERIFY(!read.isUnderstood());
}

/// Of an event with two sides, "it" could be either. Where the game's rules know one of them alone as what it
/// is about, "it" is never taken for the other one.
void TestRefusals::itIsNotTheOtherOne_data() {
    addColumnsOfRows();
    row("this attacks a creature", "duel_masters", "creature", false,
        "When this creature attacks a creature, it gets +1000 power until the end of the turn.");
    row("this attacks a creature, in Japanese", "duel_masters", "creature", true,
        "このクリーチャーがクリーチャーを攻撃する時、ターンの終わりまで、それのパワーを+1000する。");
    row("this breaks a Forward", "fftcg", "forward", false, "When Ash Warden breaks a Forward, dull it.");
    row("a unit is attacked by whomever", "gate_ruler", "unit", false,
        "When a unit you control is attacked, it gets -1 ATK until the end of the turn.");
    row("a unit is attacked by whomever, in Japanese", "gate_ruler", "unit", true,
        "味方のユニットが攻撃された時、ターン終了時まで、それのATKを-1する。");
}

void TestRefusals::itIsNotTheOtherOne() {
    QVERIFY(readRow().paragraphs.front().readings.empty());
}

/// In play nobody pays: a card that makes itself cheaper there would do nothing.
void TestRefusals::ownCostsAreNoNumbersInPlay() {
    const ReadGame game{"fftcg", Language::en};
    QVERIFY(
        !game.reader.read("Ash Warden's cost is reduced by 1.", {"Ash Warden", "forward"}).isUnderstood());
    const ReadGame other{"fftcg", Language::ja};
    QVERIFY(!other.reader.read("灰の番人のコストを1減らす。", {"灰の番人", "forward"}).isUnderstood());
}

/// Up to where words of the game stand, for whoever looks for the mistake.
void TestRefusals::tellsHowFarItCame() {
    const ReadGame game{"fftcg", Language::en};
    const std::string good = "When Ash Warden attacks, draw 1 card";
    const ReadText read = game.reader.read("Brave\n" + good + " and grumble.", {"Ash Warden", "forward"});
    QCOMPARE(read.paragraphs.size(), std::size_t{2});
    QVERIFY(read.paragraphs.front().state == ReadParagraph::State::understood);
    QCOMPARE(read.paragraphs.back().offset, std::string{"Brave\n"}.size());
    QCOMPARE(read.paragraphs.back().understoodTo, std::string{"Brave\n"}.size() + good.size());
}

TAKUJO_TEST(TestRefusals)

} // namespace test_refusals
#include "test_refusals.moc"
