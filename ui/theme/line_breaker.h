#pragma once

#include <QFont>
#include <QString>

#include <cstdint>
#include <functional>
#include <vector>

namespace takujo {

/// Breaks a text into lines where the rules of its script allow it (Japanese: not before a closing mark, not
/// after an opening one). Widths are in em, the size of the font, so that measuring once serves every size.
class LineBreaker {
public:
    /// Where lines may end: anywhere the script allows, or only between words, which in Japanese begin where
    /// kanji or katakana follow kana, or only between phrases, which leave words made of two whole
    /// (引き揚げ人). The later ones read better in a few short lines, but do not always fit.
    enum class Breaks : std::uint8_t { anywhere, words, phrases };
    LineBreaker(const QString& text, QFont::Weight weight, bool italic = false,
                Breaks breaks = Breaks::anywhere);

    struct Line {
        QString text;
        double width = 0;
    };
    struct Lines {
        std::vector<Line> lines;
        bool brokenInside = false; ///< a word was wider than a line and had to be cut in two
    };
    /// As few lines as there can be. The room may differ from line to line, counted from 0.
    Lines lines(const std::function<double(std::size_t)>& widthOfLine) const;
    Lines lines(double width) const {
        return lines([width](std::size_t) { return width; });
    }
    /// The same number of lines, but as even as they can be.
    Lines evenLines(double width) const;

private:
    /// What stays together, and the space after it that vanishes at the end of a line.
    struct Piece {
        QString text;
        double width = 0;
        double space = 0;
        bool endsParagraph = false;
    };
    double widthOf(const QString& text) const;
    void addPiece(QString text, bool endsParagraph);

    QFont font_;
    std::vector<Piece> pieces_;
};

/// Lines of that width, in em, that end between phrases; where a phrase has no room in one, wherever the
/// script allows.
LineBreaker::Lines linesOfPhrases(const QString& text, QFont::Weight weight, double width);

bool isHiragana(QChar c);
/// Whether the letters before and after that place belong to one phrase: a word and the kana that inflect or
/// follow it, or a word made of two (引き揚げ人).
bool holdTogether(const QString& text, qsizetype at,
                  LineBreaker::Breaks breaks = LineBreaker::Breaks::phrases);

/// The text with word joiners where a line would end inside a phrase, for widgets that break lines
/// themselves. What is longer than a narrow column may still be broken between two hiragana.
QString withPhrasesJoined(const QString& text);
/// The same for HTML: what its tags and entities are stays.
QString withPhrasesJoinedInHtml(const QString& html);
/// Without word joiners, as it is to be copied.
QString withoutJoiners(QString text);

} // namespace takujo
