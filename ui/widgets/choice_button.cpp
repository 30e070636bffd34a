#include "ui/widgets/choice_button.h"

#include "ui/theme/scales.h"
#include "ui/theme/typography.h"

#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>
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

int moreHeight() {
    return morePixels() * 4 / 3;
}

} // namespace

ChoiceButton::ChoiceButton(QString key, QString text, QString more, QWidget* parent)
    : QPushButton{key.isEmpty() ? text : key + QStringLiteral("   ") + text, parent}, key_{std::move(key)},
      name_{std::move(text)}, more_{std::move(more)} {
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
    int width = fontMetrics().horizontalAdvance(name_) + rounding;
    int height = fontMetrics().height();
    if (tellsMore()) {
        width = std::max(width, QFontMetrics{drawnFont(morePixels())}.horizontalAdvance(more_) + rounding);
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
    if (toolTip().isEmpty() && fontMetrics().horizontalAdvance(name_) > roomForText())
        setToolTip(name_);
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
    painter.drawText(QRect{x + keyWidth(), y, room, line}, Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(name_, Qt::ElideRight, room));
    if (!tellsMore())
        return;
    y += line;
    painter.setFont(drawnFont(morePixels()));
    painter.setPen(isDefault ? palette_.accentInk : palette_.quiet);
    painter.drawText(QRect{x + keyWidth(), y, room, moreHeight()}, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(more_, Qt::ElideRight, room));
}

} // namespace takujo
