#include "ui/theme/phrases.h"

#include <QStringList>

#include <algorithm>
#include <vector>

namespace takujo {

namespace {

enum class Script : std::uint8_t { hiragana, katakana, kanji, letter, digit, closing, other };

Script scriptOf(QChar c) {
    static const QString closing = QStringLiteral("」』）】〕〉》)]\"”’%％");
    if (c >= QChar{0x3041} && c <= QChar{0x309f})
        return Script::hiragana;
    if (c >= QChar{0x30a1} && c <= QChar{0x30ff} && c != QChar{0x30fb})
        return Script::katakana;
    if (c.isDigit())
        return Script::digit;
    if (c.script() == QChar::Script_Han)
        return Script::kanji;
    if (c.isLetter() || c == QLatin1Char('_'))
        return Script::letter;
    return closing.contains(c) ? Script::closing : Script::other;
}

/// Words in hiragana that begin a phrase where they follow one of these letters: formal nouns after what ends
/// a verb, an adjective or の; others after a particle. All else in a run of hiragana is taken for what
/// inflects or follows the word before it.
struct Opening {
    QString word;
    QString after;
};

const std::vector<Opening>& openings() {
    static const QString clause = QStringLiteral("るたいなのうくすつむぬぶぐ");
    static const QString particle = QStringLiteral("はがにでとも");
    static const std::vector<Opening> all = [] {
        std::vector<Opening> list;
        const auto add = [&list](const char16_t* words, const QString& after) {
            for (const QString& word : QString::fromUtf16(words).split(QLatin1Char(' ')))
                list.push_back({word, after});
        };
        add(u"こと とき ところ ように ような ようで", clause);
        add(u"もの", QStringLiteral("るたいなうす"));
        add(u"ため", QStringLiteral("るたのうくすつむぐ"));
        add(u"あと うち はず わけ とおり ほう あいだ たび", QStringLiteral("るたの"));
        add(u"でき", QStringLiteral("がはもにく"));
        add(u"なる なり なっ なら する した して しま すれ", QStringLiteral("に"));
        add(u"ある あり あれ あっ いる いま いれ いない", QStringLiteral("がもに"));
        add(u"ある あり ひとり", QStringLiteral("は"));
        add(u"この その これ それ ここ そこ どこ どの どれ どちら だれ あなた すべて ひと まだ また もう "
            u"さらに "
            u"すぐ "
            u"いつ いくつ そろ もっと ずっと まず はじめ",
            particle);
        add(u"これ それ どこ どれ どちら だれ あなた すべて ひとつ ほか いずれ ねじ", QStringLiteral("の"));
        return list;
    }();
    return all;
}

bool beginsWord(const QString& text, qsizetype at) {
    const QChar before = text[at - 1];
    if (before == QChar{u'の'} && at >= 2 && QStringLiteral("こそどあ").contains(text[at - 2]))
        return false; // そのとき
    return std::ranges::any_of(openings(), [&](const Opening& each) {
        return each.after.contains(before) && QStringView{text}.sliced(at).startsWith(each.word);
    });
}

/// Conjunctions begin a phrase whatever stands before them.
bool beginsConjunction(const QString& text, qsizetype at) {
    static const QStringList words{QStringLiteral("または"), QStringLiteral("あるいは"),
                                   QStringLiteral("および"), QStringLiteral("それぞれ")};
    return std::ranges::any_of(
        words, [&](const QString& each) { return QStringView{text}.sliced(at).startsWith(each); });
}

/// Whether a short word in hiragana stands there by itself, behind a particle or at the beginning.
bool standsAlone(const QString& text, qsizetype at) {
    static const QString particles = QStringLiteral("をはがにでともの");
    return at == 0 || scriptOf(text[at - 1]) != Script::hiragana || particles.contains(text[at - 1]);
}

/// An honorific before a word: ご覧, お知らせ.
bool isHonorific(const QString& text, qsizetype at) {
    return (text[at] == QChar{u'ご'} || text[at] == QChar{u'お'}) && at + 1 < text.size() &&
           scriptOf(text[at + 1]) == Script::kanji && standsAlone(text, at) &&
           (at == 0 || scriptOf(text[at - 1]) != Script::kanji);
}

/// What is put before a word: an honorific, or as in ひと冬 and もう一度.
bool endsPrefix(const QString& text, qsizetype at) {
    const QStringView before = QStringView{text}.first(at);
    const bool counts = before.endsWith(u"もう") && (text[at] == QChar{u'一'} || text[at] == QChar{u'少'});
    return isHonorific(text, at - 1) ||
           (at >= 2 && (counts || before.endsWith(u"ひと")) && standsAlone(text, at - 2));
}

BreakStrength jointOfHiragana(const QString& text, qsizetype at) {
    static const QString particles = QStringLiteral("はがにもでてとへのら");
    static const QString notAfterOne = QStringLiteral("はがにもをのでとへかきすしまられうお");
    const QChar before = text[at - 1];
    const QChar after = text[at];
    if (before == QChar{u'を'} && after != QChar{u'も'})
        return BreakStrength::none;
    if (isHonorific(text, at) || beginsWord(text, at) || beginsConjunction(text, at))
        return BreakStrength::none;
    return particles.contains(before) && !notAfterOne.contains(after) ? BreakStrength::ending
                                                                      : BreakStrength::word;
}

BreakStrength jointAfterHiragana(const QString& text, qsizetype at) {
    const QChar after = text[at];
    if (scriptOf(after) == Script::digit && QStringView{text}.first(at).endsWith(u"その"))
        return BreakStrength::word; // その1: one of several that are called alike
    if (scriptOf(after) != Script::kanji)
        return BreakStrength::none;
    if (endsPrefix(text, at) || text[at - 1] == QChar{u'っ'}) // 末っ子
        return BreakStrength::word;
    static const QString stems = QStringLiteral("いきぎしちびみりえけげせべめれ");
    if (at >= 2 && scriptOf(text[at - 2]) == Script::kanji && stems.contains(text[at - 1])) {
        // The stem of a verb between kanji goes on; with one of these it is a single word: 石切り場.
        const bool isLast = at + 1 == text.size() || scriptOf(text[at + 1]) != Script::kanji;
        return isLast && QStringLiteral("場口手物方").contains(after) ? BreakStrength::word
                                                                      : BreakStrength::compound;
    }
    if (QStringView{text}.first(at).endsWith(u"ねじ"))
        return BreakStrength::compound; // ねじ巻き: a noun does, too
    return after == QChar{u'以'} ? BreakStrength::compound : BreakStrength::none; // それ以外
}

BreakStrength jointBeforeHiragana(const QString& text, qsizetype at) {
    if (beginsConjunction(text, at))
        return BreakStrength::none;
    static const QStringList existence{QStringLiteral("ある"), QStringLiteral("あり"),
                                       QStringLiteral("なし")};
    const bool exists = std::ranges::any_of(
        existence, [&](const QString& each) { return QStringView{text}.sliced(at).startsWith(each); });
    return exists && scriptOf(text[at - 1]) == Script::kanji ? BreakStrength::compound
                                                             : BreakStrength::word; // 関係|あり
}

/// A hyphen between the parts of a name: Night-Fire.
bool isHyphen(const QString& text, qsizetype at) {
    return text[at - 1] == QLatin1Char('-') && at >= 2 && text[at - 2].isLetter() && text[at].isLetter();
}

/// A dash that belongs to what follows it: --help, -1000.
bool isSign(const QString& text, qsizetype at) {
    static const QString dashes = QStringLiteral("-−+＋");
    return dashes.contains(text[at - 1]) && (at < 2 || !text[at - 2].isLetterOrNumber());
}

/// A letter that stands for a number: the X in X枚.
bool isUnknownNumber(const QString& text, qsizetype at) {
    const bool standsAlone = at == 0 || scriptOf(text[at - 1]) != Script::letter;
    return standsAlone && QStringLiteral("XYZＸＹＺ").contains(text[at]);
}

} // namespace

BreakStrength jointAt(const QString& text, qsizetype at) {
    static const QString limits = QStringLiteral("以未中後前時用");
    const QChar before = text[at - 1];
    const QChar after = text[at];
    const Script left = scriptOf(before);
    const Script right = scriptOf(after);
    if (left == Script::hiragana)
        return right == Script::hiragana ? jointOfHiragana(text, at) : jointAfterHiragana(text, at);
    if (isHyphen(text, at))
        return BreakStrength::compound;
    if (left == Script::other) {
        const bool isNamed = before.isSymbol() && right == Script::hiragana; // ✕を押す
        return isNamed || (isSign(text, at) && right != Script::other) ? BreakStrength::word
                                                                       : BreakStrength::none;
    }
    if (right == Script::hiragana)
        return jointBeforeHiragana(text, at);
    if (right == Script::other || right == Script::closing)
        return BreakStrength::none;
    if (left == Script::closing)
        return limits.contains(after) ? BreakStrength::compound : BreakStrength::none;
    const bool counts = left == Script::digit || isUnknownNumber(text, at - 1);
    if (left == right || (counts && right == Script::kanji) || before == QChar{u'第'})
        return BreakStrength::word; // a number and what it counts
    return BreakStrength::compound;
}

} // namespace takujo
