#include "ui/theme/scales.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace takujo {

namespace {

struct Scales {
    double text = 1;
    double card = 1;
};

Scales& scales() {
    static Scales all;
    return all;
}

int scaled(int pixels, double scale) {
    return std::max(1, static_cast<int>(std::lround(pixels * scale)));
}

} // namespace

double textScale() {
    return scales().text;
}
void setTextScale(double scale) {
    scales().text = scale;
}
double cardScale() {
    return scales().card;
}
void setCardScale(double scale) {
    scales().card = scale;
}
int scaledText(int pixels) {
    return scaled(pixels, textScale());
}
int scaledCard(int pixels) {
    return scaled(pixels, cardScale());
}

QString withScaledText(QString text) {
    static const QRegularExpression size{QStringLiteral("font-size: *([0-9]+)px")};
    qsizetype at = 0;
    for (auto found = size.match(text); found.hasMatch(); found = size.match(text, at)) {
        const QString scaled = QStringLiteral("font-size:%1px").arg(scaledText(found.captured(1).toInt()));
        text.replace(found.capturedStart(), found.capturedLength(), scaled);
        at = found.capturedStart() + scaled.size();
    }
    return text;
}

} // namespace takujo
