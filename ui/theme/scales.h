#pragma once

#include <QString>

namespace takujo {

/// How large the user wants letters of the window's texts and cards in lists, as a factor of the usual.
/// Widgets that are there already follow when the style sheet is set anew.
double textScale();
void setTextScale(double scale);
double cardScale();
void setCardScale(double scale);

/// A usual size of text, or width of a card in a list, as the user wants it; in pixels.
int scaledText(int pixels);
int scaledCard(int pixels);
/// A style sheet or HTML with its sizes of text, `font-size: 11px`, scaled.
QString withScaledText(QString text);

} // namespace takujo
