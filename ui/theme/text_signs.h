#pragma once

#include "engine/files/layouts/layout_file.h"
#include "engine/kit/rules/words.h"

#include <QFont>
#include <QPointF>
#include <QString>

#include <vector>

class QPainter;

namespace takujo {

// Texts write symbols of costs in letters, "[Fire]", for ears and files. To be seen they are drawn: each is
// one character of the private use area in a text with signs, wide as a disc.

/// Replaces letters that stand for symbols in a game's texts by signs, in one language.
class TextSigns {
public:
    TextSigns() = default;
    TextSigns(const CardFace& face, const Words& words, Language language);

    /// The text with signs. Brackets around nothing but signs have said what the signs say, and go.
    QString in(QString text) const;

private:
    struct Symbol {
        QString written; ///< a regular expression if there is a number in it, which is its first group
        QString letters;
        QString glyph;
        QColor colour;
        bool isNumber = false;
    };
    std::vector<Symbol> symbols_;
    QString several_; ///< an expression for the same symbol several times; its first group is how often
};

/// The text in letters again: for ears, tips and what is copied.
QString withoutSigns(const QString& text);
bool hasSigns(const QString& text);
/// How wide a text with signs is in that font.
double widthWithSigns(const QString& text, const QFont& font);
/// From the left end of its baseline, in the painter's font and ink.
void drawWithSigns(QPainter& painter, QPointF baseline, const QString& text);
/// HTML with pictures for its signs, that many pixels high.
QString signsInHtml(QString html, int height);
/// The letters of the sign whose picture in HTML has that name; empty if there is none.
QString lettersOfPicture(const QString& name);

} // namespace takujo
