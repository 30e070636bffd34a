#include "ui/widgets/choice_button.h"

#include "ui/theme/scales.h"
#include "ui/theme/text_signs.h"
#include "ui/theme/typography.h"

#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace takujo {

namespace {

constexpr int sideInset = 13;
constexpr int edgeInset = 6;
constexpr int pictureGap = 6;
constexpr int keyGap = 10;
constexpr int rounding = 1; ///< widths of texts are told in whole pixels

int morePixels() {
    return scaledText(12);
}

int widthOf(const QString& text, const QFont& font) {
    return static_cast<int>(std::ceil(widthWithSigns(text, font)));
}

/// As much of it as there is room for.
void drawLine(QPainter& painter, const QRect& room, QString text) {
    const QFontMetrics metrics{painter.font()};
    if (widthOf(text, painter.font()) > room.width()) {
        do
            text.chop(1);
        while (!text.isEmpty() && widthOf(text + QChar{0x2026}, painter.font()) > room.width());
        text += QChar{0x2026};
    }
    const int top = room.top() + (room.height() - metrics.height()) / 2;
    drawWithSigns(painter, QPointF(room.left(), top + metrics.ascent()), text);
}

int moreHeight() {
    return morePixels() * 4 / 3;
}

} // namespace

ChoiceButton::ChoiceButton(QString key, QString text, QString more, QWidget* parent)
    : QPushButton{(key.isEmpty() ? QString{} : key + QStringLiteral("   ")) + withoutSigns(text), parent},
      key_{std::move(key)}, name_{std::move(text)}, more_{std::move(more)} {
    setProperty("isListed", true);
}

void ChoiceButton::setColours(const Palette& palette) {
    palette_ = palette;
    update();
}

void ChoiceButton::tellMore(bool tells) {
    tells_ = tells;
}

int ChoiceButton::textLeft() const {
    return sideInset + (icon().isNull() ? 0 : iconSize().width() + pictureGap);
}

int ChoiceButton::keyWidth() const {
    return key_.isEmpty() ? 0 : fontMetrics().horizontalAdvance(key_) + keyGap;
}

int ChoiceButton::roomForText() const {
    return width() - textLeft() - keyWidth() - sideInset;
}

QSize ChoiceButton::sizeHint() const {
    ensurePolished();
    int width = widthOf(name_, font()) + rounding;
    int height = fontMetrics().height();
    if (tellsMore()) {
        width = std::max(width, widthOf(more_, drawnFont(morePixels())) + rounding);
        height += moreHeight();
    }
    if (!icon().isNull())
        height = std::max(height, iconSize().height());
    return {textLeft() + keyWidth() + width + sideInset, height + 2 * edgeInset};
}

void ChoiceButton::enterEvent(QEnterEvent* event) {
    QPushButton::enterEvent(event);
    emit considered();
}

void ChoiceButton::focusInEvent(QFocusEvent* event) {
    QPushButton::focusInEvent(event);
    emit considered();
}

void ChoiceButton::resizeEvent(QResizeEvent* event) {
    QPushButton::resizeEvent(event);
    if (toolTip().isEmpty() && widthOf(name_, font()) > roomForText())
        setToolTip(withoutSigns(name_));
}

void ChoiceButton::paintEvent(QPaintEvent*) {
    QStylePainter painter{this};
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    option.icon = {};
    painter.drawControl(QStyle::CE_PushButton, option);

    if (!icon().isNull())
        icon().paint(&painter, {{sideInset, (height() - iconSize().height()) / 2}, iconSize()});
    const int line = fontMetrics().height();
    int y = (height() - line - (tellsMore() ? moreHeight() : 0)) / 2;
    const int x = textLeft();
    const int room = roomForText();
    painter.setFont(font());
    const bool isDefault = property("isDefault").toBool();
    painter.setPen(isDefault ? palette_.accentInk : palette_.text);
    painter.drawText(QRect{x, y, keyWidth(), line}, Qt::AlignLeft | Qt::AlignVCenter, key_);
    drawLine(painter, {x + keyWidth(), y, room, line}, name_);
    if (!tellsMore())
        return;
    y += line;
    painter.setFont(drawnFont(morePixels()));
    painter.setPen(isDefault ? palette_.accentInk : palette_.quiet);
    drawLine(painter, {x + keyWidth(), y, room, moreHeight()}, more_);
}

} // namespace takujo
