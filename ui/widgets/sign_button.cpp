#include "ui/widgets/sign_button.h"

#include "ui/theme/text_signs.h"

#include <QStyleOptionButton>
#include <QStylePainter>

#include <cmath>

namespace takujo {

SignButton::SignButton(const QString& text, const Palette& palette, QWidget* parent)
    : QPushButton{withoutSigns(text), parent}, palette_{palette}, whole_{text},
      drawn_{hasSigns(text) ? text : QString{}} {}

int SignButton::textWidth() const {
    ensurePolished();
    return drawn_.isEmpty() ? fontMetrics().horizontalAdvance(text())
                            : static_cast<int>(std::ceil(widthWithSigns(drawn_, font())));
}

QSize SignButton::sizeHint() const {
    const QSize size = QPushButton::sizeHint();
    if (drawn_.isEmpty())
        return size;
    return {size.width() - fontMetrics().horizontalAdvance(text()) + textWidth(), size.height()};
}

void SignButton::showWhole() {
    drawn_ = hasSigns(whole_) ? whole_ : QString{};
    setText(withoutSigns(whole_));
}

void SignButton::shortenTo(int room, Qt::TextElideMode cut) {
    showWhole();
    if (drawn_.isEmpty()) {
        setText(fontMetrics().elidedText(text(), cut, room));
        return;
    }
    QString kept = drawn_;
    QString shown = kept;
    while (!kept.isEmpty() && widthWithSigns(shown, font()) > room) {
        kept.remove(cut == Qt::ElideMiddle ? kept.size() / 2 : kept.size() - 1, 1);
        shown = kept;
        shown.insert(cut == Qt::ElideMiddle ? kept.size() / 2 : kept.size(), QChar{0x2026});
    }
    drawn_ = shown;
    setText(withoutSigns(shown));
}

void SignButton::paintEvent(QPaintEvent* event) {
    if (drawn_.isEmpty()) {
        QPushButton::paintEvent(event);
        return;
    }
    QStylePainter painter{this};
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    painter.drawControl(QStyle::CE_PushButton, option);
    painter.setFont(font());
    painter.setPen(property("isDefault").toBool() ? palette_.accentInk : palette_.text);
    const qreal baseline = (height() - fontMetrics().height()) / 2.0 + fontMetrics().ascent();
    drawWithSigns(painter, {(width() - widthWithSigns(drawn_, font())) / 2, baseline}, drawn_);
}

} // namespace takujo
