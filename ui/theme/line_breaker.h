#pragma once

#include "ui/theme/phrases.h"

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
    /// Where lines may end: anywhere the script allows, but as few inside a phrase as may be, or only between
    /// words, or only between phrases, which leave words made of two whole (引き揚げ人). The later ones read
    /// better in a few short lines, but do not always fit.
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
    /// Letters that stay together, and the space after them, which vanishes at the end of a line.
    struct Piece {
        QString text;
        double width = 0;
        double space = 0;
        BreakStrength joint = BreakStrength::none; ///< to the next one
        bool endsParagraph = false;
    };
    double widthOf(const QString& text) const;
    void addPiece(QString text, BreakStrength joint, bool endsParagraph);
    Lines fullLines(const std::function<double(std::size_t)>& widthOfLine) const;
    Lines bestLines(std::size_t most, const std::function<double(std::size_t)>& widthOfLine) const;

    QFont font_;
    std::vector<Piece> pieces_;
};

/// Lines of that width, in em, that end between phrases; where a phrase has no room in one, wherever the
/// script allows.
LineBreaker::Lines linesOfPhrases(const QString& text, QFont::Weight weight, double width);

inline constexpr double usualColumn = 20; ///< em; labels are about so wide, or wider

/// The text with word joiners where a line would end inside a phrase, for widgets that break lines
/// themselves. A phrase that takes more than the better part of the column, in em, may still be broken, where
/// that hurts least: its lines would be ragged; and a word for which there is no room would be torn anywhere,
/// also before a comma.
QString withPhrasesJoined(const QString& text, double column = usualColumn);
/// The same for HTML: tags and entities stay as they are.
QString withPhrasesJoinedInHtml(const QString& html, double column = usualColumn);
/// Without word joiners, as it is to be copied.
QString withoutJoiners(QString text);

} // namespace takujo
