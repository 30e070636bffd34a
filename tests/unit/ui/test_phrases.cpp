#include "tests/test_program.h"
#include "ui/theme/line_breaker.h"
#include "ui/theme/phrases.h"

#include <QTest>
#include <QTextBoundaryFinder>

using namespace takujo;

namespace {

constexpr QChar joiner{0x2060};

/// The text with "|" where a phrase ends and "+" between the words of one.
QString told(const QString& text) {
    QString all;
    qsizetype begin = 0;
    QTextBoundaryFinder finder{QTextBoundaryFinder::Line, text};
    for (qsizetype end = finder.toNextBoundary(); end > 0; end = finder.toNextBoundary()) {
        all += QStringView{text}.mid(begin, end - begin);
        begin = end;
        if (end == text.size() || text[end - 1].isSpace() || QStringLiteral("、。").contains(text[end - 1]))
            continue;
        const BreakStrength joint = jointAt(text, end);
        if (joint == BreakStrength::none)
            all += QLatin1Char('|');
        else if (joint == BreakStrength::compound)
            all += QLatin1Char('+');
    }
    return all;
}

/// The longest stretch in which no line could end.
qsizetype longestWhole(const QString& text) {
    qsizetype longest = 0;
    qsizetype begin = 0;
    QTextBoundaryFinder finder{QTextBoundaryFinder::Line, text};
    for (qsizetype end = finder.toNextBoundary(); end > 0; end = finder.toNextBoundary()) {
        longest = std::max(longest, text.mid(begin, end - begin).remove(joiner).size());
        begin = end;
    }
    return longest;
}

} // namespace

/// Where Japanese phrases end, which has no blanks to tell it: after a word and the kana that inflect or
/// follow it.
class TestPhrases : public QObject {
    Q_OBJECT

private slots:
    void aPhraseIsAWordAndWhatFollowsIt_data() {
        QTest::addColumn<QString>("expected");
        for (const char* row : {
                 // What tells several apart that are called alike.
                 "効果で|コストを|減らす|（その1）",
                 // Inside a run of hiragana.
                 "まず|バックアップを|そろえる",
                 "ブロックする|ことも|できません",
                 "支払う|ことは|できない",
                 "この|カードを|ご覧ください",
                 "作者に|お知らせください",
                 "ダルに|する|ために|支払う",
                 "同じように|選ぶ",
                 "手札に|ある|ものを|すべて|捨てる",
                 "相手は|それを|選べない",
                 "フォワード|または|モンスター+1体を|選ぶ",
                 "アタックしない",
                 "これは|ルールとして|書かれている",
                 "ひと冬の|あいだ",
                 "もう一度+クリックする",
                 "そのときに|ルールの|どこに|いるか",
                 "雨戸を|開けるひと",
                 // Letters, digits and closing marks before a particle.
                 "XDG_DATA_HOMEが|あれば",
                 "imagesに|置きます",
                 "土の|CPが|足りない",
                 "火の|CPだけ",
                 "2CPですが",
                 "カウンターを|X個置く",
                 "MAX+個数を|見る",
                 "ターン+終了時まで、-1000する",
                 "「支払う」を|押す",
                 "「境石の|オドレネ」を|選ぶ",
                 "ログ|（L）には",
                 "「（うち|氷+1）」を|支払って",
                 "「…」を|引いた。",
                 "takujo --help",
                 "✕を|押す",
                 // Words that make one.
                 "ダル+状態の|フォワード",
                 "アタック+中の|フォワード",
                 "一般+アイコン",
                 "ターン+終了時まで",
                 "パワー+7000以上の|フォワード",
                 "パワー+以上の",
                 "バックアップ",
                 "EX+バーストを|使う",
                 "コスト+5以下の",
                 "第2+メインフェイズに",
                 "関係+ありません",
                 "引き+揚げ+人",
                 "石切り場の|若衆",
                 "書き方|（L）には",
                 "Night-+Fire Crier",
                 "吹き+溜まりの|掏摸",
                 "ケストリ|［甲板っ子］|（女）",
                 "時計塔の|ねじ+巻き",
                 // Ordinary sentences.
                 "フォワード+1体を|選ぶ。それに|3000+ダメージを|与える。",
                 "カードを|2枚引き、手札を|1枚捨てる。",
                 "The runner stands up.",
             }) {
            QTest::newRow(row) << QString::fromUtf8(row);
        }
    }
    void aPhraseIsAWordAndWhatFollowsIt() {
        QFETCH(QString, expected);
        QString text = expected;
        text.remove('|');
        text.remove('+');
        QCOMPARE(told(text), expected);
    }

    void whatIsTooLongIsBrokenBetweenItsWords() {
        const QString text =
            withPhrasesJoined("コスト5以下のバックアップ一般アイコンターン終了時確認画面では");
        QVERIFY2(longestWhole(text) <= 14, qPrintable(text));
        QVERIFY(text.contains("バ" + QString{joiner} + "ッ") || text.contains("バッ"));
    }

    void nothingIsHeldTogetherThatHasNoRoom() {
        const QString text =
            withPhrasesJoined("手札のバックアップへ、デッキのフォワードを、それぞれ置く。", 5);
        QVERIFY2(longestWhole(text) <= 5, qPrintable(text));
        QVERIFY(text.contains(joiner));
        QTextBoundaryFinder finder{QTextBoundaryFinder::Line, text};
        for (qsizetype at = finder.toNextBoundary(); at > 0 && at < text.size(); at = finder.toNextBoundary())
            QVERIFY2(!QStringLiteral("、。ッー").contains(text[at]), qPrintable(text.mid(at)));
    }

    void aLineEndsInsideAPhraseOnlyWhereNothingElseFits() {
        // As few lines as full ones, which would end inside words.
        const auto lines = [](const QString& text, double width) {
            QStringList all;
            for (const LineBreaker::Line& line : LineBreaker{text, QFont::Normal}.lines(width).lines)
                all << line.text;
            return all.join('|');
        };
        QCOMPARE(lines("ダル状態のフォワード1体を選ぶ。", 10.7), QString{"ダル状態の|フォワード1体を選ぶ。"});
        QCOMPARE(lines("関係ありません", 5.2), QString{"関係|ありません"});
        QCOMPARE(lines("ブロックすることもできない", 7.2), QString{"ブロックする|こともできない"});
    }

    /// Beside a card: the phrase is longer than a line, and so is what its last word ends with.
    void aForeignWordStaysWholeWhereItsPhraseHasNoRoom() {
        const QString joined = withPhrasesJoined("していなくてもアタックできる。", 7);
        const auto isFree = [&](const QString& before, const QString& after) {
            return joined.contains(before + after);
        };
        QVERIFY2(!isFree("ア", "タ") && !isFree("ッ", "ク"), qPrintable(joined));
        QVERIFY2(isFree("も", "ア"), qPrintable(joined));
        const QString tooLong = QStringLiteral("コンピューターシステム");
        QCOMPARE(withPhrasesJoined(tooLong, 7), tooLong);
    }
};

TAKUJO_TEST(TestPhrases)
#include "test_phrases.moc"
