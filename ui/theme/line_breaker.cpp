#include "ui/theme/line_breaker.h"

#include "ui/theme/text_signs.h"
#include "ui/theme/typography.h"

#include <QFontMetricsF>
#include <QStringList>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <limits>

namespace takujo {

namespace {

constexpr int measuredAt = 64; ///< pixels; large enough that rounding does not show

/// How much it hurts to end a line there.
int costOf(BreakStrength joint) {
    switch (joint) {
    case BreakStrength::none:
        return 0;
    case BreakStrength::compound:
        return 2;
    case BreakStrength::ending:
        return 4;
    case BreakStrength::word:
        return 7;
    }
    return 0;
}

} // namespace

LineBreaker::LineBreaker(const QString& text, QFont::Weight weight, bool italic, Breaks breaks)
    : font_(drawnFont(measuredAt, weight)) {
    font_.setItalic(italic);
    font_.setHintingPreference(QFont::PreferNoHinting);
    for (const QString& paragraph : text.split('\n')) {
        QTextBoundaryFinder finder{QTextBoundaryFinder::Line, paragraph};
        qsizetype begin = 0;
        for (qsizetype end = finder.toNextBoundary(); end > 0; end = finder.toNextBoundary()) {
            const bool isEnd = end == paragraph.size();
            const BreakStrength joint = isEnd ? BreakStrength::none : jointAt(paragraph, end);
            if (breaks != Breaks::anywhere &&
                joint > (breaks == Breaks::words ? BreakStrength::compound : BreakStrength::none))
                continue;
            addPiece(paragraph.mid(begin, end - begin), joint, isEnd);
            begin = end;
        }
    }
}

double LineBreaker::widthOf(const QString& text) const {
    return widthWithSigns(text, font_) / measuredAt;
}

void LineBreaker::addPiece(QString text, BreakStrength joint, bool endsParagraph) {
    Piece piece;
    piece.joint = joint;
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
    Lines full = fullLines(widthOfLine);
    const bool hurts = std::ranges::any_of(pieces_, [](const Piece& each) { return costOf(each.joint) > 0; });
    return full.brokenInside || !hurts ? full : bestLines(full.lines.size(), widthOfLine);
}

/// Every line takes what it has room for.
LineBreaker::Lines LineBreaker::fullLines(const std::function<double(std::size_t)>& widthOfLine) const {
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

/// No more lines than that, which are enough, ended where it hurts least.
LineBreaker::Lines LineBreaker::bestLines(std::size_t most,
                                          const std::function<double(std::size_t)>& widthOfLine) const {
    struct Way {
        int cost = std::numeric_limits<int>::max();
        std::size_t begin = 0; ///< of the last line
    };
    // ways[lines][pieces]: to put so many pieces into so many lines.
    const std::size_t count = pieces_.size();
    std::vector<std::vector<Way>> ways(most + 1, std::vector<Way>(count + 1));
    ways[0][0].cost = 0;
    for (std::size_t line = 0; line < most; ++line) {
        const double room = widthOfLine(line);
        for (std::size_t begin = 0; begin < count; ++begin) {
            const int before = ways[line][begin].cost;
            if (before == std::numeric_limits<int>::max())
                continue;
            double width = 0;
            for (std::size_t i = begin; i < count; ++i) {
                width += (i > begin ? pieces_[i - 1].space : 0) + pieces_[i].width;
                if (width > room)
                    break;
                // Of equally good ones the one whose earlier lines are fuller.
                Way& way = ways[line + 1][i + 1];
                if (const int cost = before + costOf(pieces_[i].joint); cost <= way.cost)
                    way = {cost, begin};
                if (pieces_[i].endsParagraph)
                    break;
            }
        }
    }
    std::size_t lines = most;
    for (std::size_t fewer = most; fewer > 0; --fewer)
        if (ways[fewer][count].cost <= ways[lines][count].cost)
            lines = fewer;
    Lines result;
    result.lines.resize(lines);
    for (std::size_t end = count; lines > 0; --lines) {
        Line& line = result.lines[lines - 1];
        const std::size_t begin = ways[lines][end].begin;
        for (std::size_t i = begin; i < end; ++i) {
            const double space = i > begin ? pieces_[i - 1].space : 0;
            if (space > 0 && !line.text.isEmpty())
                line.text += ' ';
            line.text += pieces_[i].text;
            line.width += space + pieces_[i].width;
        }
        end = begin;
    }
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
