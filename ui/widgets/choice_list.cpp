#include "ui/widgets/choice_list.h"

#include <QPainter>

#include <algorithm>

namespace takujo {

namespace {

constexpr int listInset = 8;
constexpr int buttonGap = 5;
constexpr int promptGap = 6;
constexpr int shortWidth = 110;    ///< of buttons that stand side by side
constexpr int columnsThatTell = 2; ///< more have no room for it
constexpr int mostColumns = 4;

} // namespace

ChoiceList::ChoiceList(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("choices"));
    hide();
}

void ChoiceList::setColours(const Palette& palette) {
    palette_ = palette;
    for (ChoiceButton* button : buttons_)
        button->setColours(palette);
    update();
}

void ChoiceList::offer(std::vector<ChoiceButton*> buttons) {
    for (ChoiceButton* button : buttons_) {
        button->hide();
        button->deleteLater();
    }
    buttons_ = std::move(buttons);
    for (ChoiceButton* button : buttons_) {
        button->setColours(palette_);
        button->show();
    }
    setVisible(!buttons_.empty());
}

QSize ChoiceList::Plan::all(int count) const {
    const int across = std::min(count, columns);
    const int rows = (count + columns - 1) / columns;
    return {2 * listInset + across * (button.width() + buttonGap) - buttonGap,
            2 * listInset + rows * (button.height() + buttonGap) - buttonGap};
}

/// All are as large as the largest has to be.
ChoiceList::Plan ChoiceList::plan(int width, int columns) const {
    const int room = (width - 2 * listInset + buttonGap) / columns - buttonGap;
    int widest = 0;
    int height = 0;
    for (const ChoiceButton* button : buttons_) {
        widest = std::max(widest, std::min(button->sizeHint().width(), room));
        height = std::max(height, button->sizeHint().height());
    }
    return {columns, {widest, height}};
}

/// Numbers side by side, sentences below each other. Where there are so many that they would not all be in
/// sight, first they too stand side by side, then they no longer tell what they do.
ChoiceList::Plan ChoiceList::planFor(const QSize& room) {
    const auto count = static_cast<int>(buttons_.size());
    Plan best;
    for (const bool tells : {true, false}) {
        for (ChoiceButton* button : buttons_)
            button->tellMore(tells);
        for (int columns = 1; columns <= (tells ? columnsThatTell : mostColumns); ++columns) {
            best = plan(room.width(), columns);
            if (best.button.width() <= shortWidth)
                return plan(room.width(), std::max(1, (room.width() - 2 * listInset + buttonGap) /
                                                          (best.button.width() + buttonGap)));
            if (best.all(count).height() <= room.height())
                return best;
        }
    }
    return best;
}

void ChoiceList::placeAbove(const QRect& prompt) {
    if (buttons_.empty())
        return;
    const Plan plan = planFor({prompt.width(), prompt.top() - promptGap});
    for (int i = 0; i < static_cast<int>(buttons_.size()); ++i)
        buttons_[static_cast<std::size_t>(i)]->setGeometry(
            {QPoint{listInset + i % plan.columns * (plan.button.width() + buttonGap),
                    listInset + i / plan.columns * (plan.button.height() + buttonGap)},
             plan.button});
    resize(plan.all(static_cast<int>(buttons_.size())));
    QRect place{QPoint{prompt.right() + 1 - width(), std::max(0, prompt.top() - promptGap - height())},
                size()};
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
