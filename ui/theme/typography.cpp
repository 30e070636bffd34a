#include "ui/theme/typography.h"

#include "ui/theme/scales.h"

#include <QFontDatabase>

#include <algorithm>

namespace takujo {

QString textFamily() {
    static const QString family = [] {
        for (const char* preferred : {"Noto Sans CJK JP", "Noto Sans JP"})
            if (QFontDatabase::hasFamily(preferred))
                return QString{preferred};
        return QFontDatabase::systemFont(QFontDatabase::GeneralFont).family();
    }();
    return family;
}

QFont textFont(TextSize size, QFont::Weight weight, double scale) {
    QFont font{textFamily()};
    font.setPixelSize(std::max(1, qRound(static_cast<double>(size) * scale * textScale())));
    font.setWeight(weight);
    return font;
}

QFont drawnFont(int pixels, QFont::Weight weight) {
    QFont font{textFamily()};
    font.setPixelSize(std::max(1, pixels));
    font.setWeight(weight);
    // Heights snap to the pixels, which is what keeps eight pixels legible; widths do not, so that figures
    // stay even.
    font.setHintingPreference(QFont::PreferVerticalHinting);
    return font;
}

} // namespace takujo
