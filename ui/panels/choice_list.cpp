#include "ui/panels/choice_list.h"

#include <QPainter>

#include <algorithm>

namespace takujo {

namespace {

constexpr int listInset = 8;
constexpr int buttonGap = 5;
constexpr int shortWidth = 110; ///< of buttons that stand side by side

} // namespace

ChoiceList::ChoiceList(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("choices"));
    hide();
}

void ChoiceList::setColours(const Palette& palette) {
    palette_ = palette;
    update();
}

void ChoiceList::offer(std::vector<QPushButton*> buttons) {
    for (QPushButton* button : buttons_) {
        button->hide();
        button->deleteLater();
    }
    buttons_ = std::move(buttons);
    for (QPushButton* button : buttons_) {
        button->setParent(this);
        button->show();
    }
    setVisible(!buttons_.empty());
}

/// Numbers side by side, sentences below each other.
void ChoiceList::arrange(int width) {
    int widest = 0;
    int height = 0;
    for (const QPushButton* button : buttons_) {
        widest = std::max(widest, button->sizeHint().width());
        height = std::max(height, button->sizeHint().height());
    }
    const int room = width - 2 * listInset;
    const int columns = widest <= shortWidth ? std::max(1, (room + buttonGap) / (widest + buttonGap)) : 1;
    const int buttonWidth = columns > 1 ? widest : std::min(widest, room);
    const auto count = static_cast<int>(buttons_.size());
    for (int i = 0; i < count; ++i)
        buttons_[static_cast<std::size_t>(i)]->setGeometry(
            listInset + i % columns * (buttonWidth + buttonGap),
            listInset + i / columns * (height + buttonGap), buttonWidth, height);
    const int rows = (count + columns - 1) / columns;
    const int across = std::min(count, columns);
    resize(2 * listInset + across * (buttonWidth + buttonGap) - buttonGap,
           2 * listInset + rows * (height + buttonGap) - buttonGap);
}

void ChoiceList::placeAbove(const QRect& prompt) {
    if (buttons_.empty())
        return;
    arrange(prompt.width());
    QRect place{QPoint{prompt.right() + 1 - width(), std::max(0, prompt.top() - 6 - height())}, size()};
    if (place.intersects(clear_)) {
        const QRect left{QPoint{prompt.left(), place.top()}, size()};
        place = left.intersects(clear_) ? place : left;
    }
    move(place.topLeft());
    raise();
}

void ChoiceList::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen{palette_.accent, 1.5});
    painter.setBrush(palette_.panel);
    painter.drawRoundedRect(QRectF{rect()}.adjusted(0.75, 0.75, -0.75, -0.75), radius::panel, radius::panel);
}

} // namespace takujo
