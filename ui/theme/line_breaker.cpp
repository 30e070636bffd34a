#include "ui/theme/line_breaker.h"

#include "ui/theme/typography.h"

#include <QFontMetricsF>
#include <QStringList>
#include <QTextBoundaryFinder>

#include <algorithm>

namespace takujo {

namespace {

constexpr int measuredAt = 64; ///< pixels; large enough that rounding does not show

bool isKana(QChar c) {
    return c >= QChar{0x3041} && c <= QChar{0x30ff} && c != QChar{0x30fb};
}
bool isKanji(QChar c) {
    return c.script() == QChar::Script_Han;
}

/// Whether that place lies within a bracket that holds so little that it is read at a glance: （火1CP）.
bool isInShortBracket(const QString& text, qsizetype at) {
    constexpr qsizetype little = 6;
    const qsizetype opened = text.lastIndexOf(QChar{0xff08}, at - 1);
    const qsizetype closed = text.indexOf(QChar{0xff09}, at - 1);
    return opened >= 0 && closed >= at && closed - opened <= little + 1 &&
           text.indexOf(QChar{0xff08}, opened + 1) != at;
}

/// Whether a particle may follow: a foreign word, a number, or what stands in brackets.
bool endsNoun(QChar c) {
    static const QString closing = QStringLiteral("）」』》】%");
    return (c.isLetterOrNumber() && c.unicode() < 0x250) || closing.contains(c);
}

} // namespace

bool isHiragana(QChar c) {
    return c >= QChar{0x3041} && c <= QChar{0x309f};
}

bool holdTogether(const QString& text, qsizetype at, LineBreaker::Breaks breaks) {
    const QChar before = text[at - 1];
    const QChar after = text[at];
    if (before.isDigit() && (isKanji(after) || after == QChar{0x3064})) // a number and what it counts
        return true;
    if (isHiragana(after) && (endsNoun(before) || (before.isSpace() && at >= 2 && endsNoun(text[at - 2]))))
        return true;
    if (isInShortBracket(text, at))
        return true;
    if (isKanji(before)) // words of kanji hold together, too
        return isKanji(after) || isHiragana(after);
    // The stem of a verb between kanji goes on; what ends otherwise is a particle, or ends its own phrase.
    static const QString stems = QStringLiteral("いきぎしちびみりえけげせべめれ");
    if (breaks == LineBreaker::Breaks::phrases && isKanji(after) && at >= 2 && isKanji(text[at - 2]) &&
        stems.contains(before))
        return true;
    return isKana(before) && isKana(after) && isHiragana(before) <= isHiragana(after);
}

LineBreaker::LineBreaker(const QString& text, QFont::Weight weight, bool italic, Breaks breaks)
    : font_(drawnFont(measuredAt, weight)) {
    font_.setItalic(italic);
    font_.setHintingPreference(QFont::PreferNoHinting);
    for (const QString& paragraph : text.split('\n')) {
        QTextBoundaryFinder finder{QTextBoundaryFinder::Line, paragraph};
        qsizetype begin = 0;
        for (qsizetype end = finder.toNextBoundary(); end > 0; end = finder.toNextBoundary()) {
            if (breaks != Breaks::anywhere && end < paragraph.size() && holdTogether(paragraph, end, breaks))
                continue;
            addPiece(paragraph.mid(begin, end - begin), end == paragraph.size());
            begin = end;
        }
    }
}

double LineBreaker::widthOf(const QString& text) const {
    return QFontMetricsF{font_}.horizontalAdvance(text) / measuredAt;
}

void LineBreaker::addPiece(QString text, bool endsParagraph) {
    Piece piece;
    qsizetype length = text.size();
    while (length > 0 && text[length - 1].isSpace())
        --length;
    piece.space = length < text.size() ? widthOf(text.mid(length)) : 0;
    text.truncate(length);
    piece.width = widthOf(text);
    piece.text = std::move(text);
    piece.endsParagraph = endsParagraph;
    pieces_.push_back(std::move(piece));
}

LineBreaker::Lines LineBreaker::lines(const std::function<double(std::size_t)>& widthOfLine) const {
    Lines result;
    Line line;
    double space = 0;
    double width = widthOfLine(0);
    const auto finish = [&] {
        result.lines.push_back(std::move(line));
        line = {};
        space = 0;
        width = widthOfLine(result.lines.size());
    };
    for (const Piece& piece : pieces_) {
        if (!line.text.isEmpty() && line.width + space + piece.width > width)
            finish();
        QString rest = piece.text;
        double restWidth = piece.width;
        while (restWidth > width && rest.size() > 1) {
            result.brokenInside = true;
            qsizetype head = rest.size() - 1;
            while (head > 1 && widthOf(rest.first(head)) > width)
                --head;
            if (rest[head].isLowSurrogate() && head > 1)
                --head;
            line = {rest.first(head), widthOf(rest.first(head))};
            finish();
            rest = rest.mid(head);
            restWidth = widthOf(rest);
        }
        if (space > 0 && !line.text.isEmpty())
            line.text += ' ';
        line.text += rest;
        line.width += space + restWidth;
        space = piece.space;
        if (piece.endsParagraph)
            finish();
    }
    if (!line.text.isEmpty())
        finish();
    return result;
}

LineBreaker::Lines linesOfPhrases(const QString& text, QFont::Weight weight, double width) {
    LineBreaker::Lines result = LineBreaker{text, weight, false, LineBreaker::Breaks::phrases}.lines(width);
    return result.brokenInside ? LineBreaker{text, weight}.lines(width) : result;
}

LineBreaker::Lines LineBreaker::evenLines(double width) const {
    Lines best = lines(width);
    if (best.lines.size() < 2 || best.brokenInside)
        return best;
    double narrow = width / static_cast<double>(best.lines.size()) / 2;
    for (int i = 0; i < 10; ++i) {
        const double middle = (narrow + width) / 2;
        Lines tried = lines(middle);
        if (tried.lines.size() > best.lines.size() || tried.brokenInside) {
            narrow = middle;
        } else {
            width = middle;
            best = std::move(tried);
        }
    }
    return best;
}

} // namespace takujo
