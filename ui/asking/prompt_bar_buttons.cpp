// Which buttons stand in the bar, and which in the list above it.

#include "ui/asking/prompt_bar.h"

#include "ui/theme/scales.h"
#include "ui/theme/spoken.h"
#include "ui/theme/text_signs.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QStyle>

#include <algorithm>

namespace takujo {

namespace {

constexpr double mostForButtons = 0.56; ///< of the width; buttons beyond go into a list
constexpr std::size_t fewButtons = 2;
constexpr int beforeButtons = 6; ///< from the end of a full line
constexpr QSize pictureSize{25, 35};

} // namespace

SignButton* PromptBar::makeButton(const PromptButton& button) {
    auto* widget = new SignButton{button.text, palette_, this};
    widget->setToolTip(withoutSigns(button.tip));
    widget->setProperty("isClose", buttons_.size() > wideButtons);
    if (scale_ > 1)
        widget->setStyleSheet(QStringLiteral("font-size:%1px").arg(scaled(scaledText(13))));
    prepare(*widget, button);
    return widget;
}

/// The next one of the list.
ChoiceButton* PromptBar::makeListed(std::size_t index) {
    constexpr std::size_t keys = 9;
    const PromptButton& button = buttons_[index];
    const bool hasKey = listed_.size() < keys && !button.number; // a number has its own key
    auto* widget = new ChoiceButton{hasKey ? QString::number(listed_.size() + 1) : QString{}, button.text,
                                    button.more, list_};
    widget->setToolTip(withoutSigns(button.tip.isEmpty() ? button.more : button.tip));
    widget->setIcon(pictures_[index]);
    widget->setIconSize(pictureSize);
    if (button.pictured.exists())
        connect(widget, &ChoiceButton::considered, this,
                [this, card = button.pictured] { emit considered(card); });
    prepare(*widget, button);
    return widget;
}

void PromptBar::light(const QString& name) {
    for (std::size_t i = 0; i < widgets_.size() && laid_ == question_; ++i) {
        const bool isLit = !name.isEmpty() && buttons_[i].name == name;
        if (widgets_[i]->property("isLit").toBool() == isLit)
            continue;
        widgets_[i]->setProperty("isLit", isLit);
        widgets_[i]->style()->unpolish(widgets_[i]);
        widgets_[i]->style()->polish(widgets_[i]);
    }
}

void PromptBar::prepare(QPushButton& widget, const PromptButton& button) {
    widget.setObjectName(button.name);
    widget.setProperty("isDefault", button.isDefault);
    widget.setProperty("isQuiet", button.isQuiet);
    widget.setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard on the table
    widget.setCursor(Qt::PointingHandCursor);
    widget.installEventFilter(this);
    // Pressing makes new buttons, so what it does must not depend on this one.
    connect(&widget, &QPushButton::clicked, this, whileAsked(button.press), Qt::QueuedConnection);
}

bool PromptBar::eventFilter(QObject* watched, QEvent* event) {
    const auto* button = qobject_cast<QPushButton*>(watched);
    const bool isSecond = event->type() == QEvent::MouseButtonDblClick;
    if (button != nullptr && isSecond && button->text() != clicked_)
        return true;
    if (button != nullptr && (isSecond || event->type() == QEvent::MouseButtonPress))
        clicked_ = button->text();
    return QWidget::eventFilter(watched, event);
}

/// What stands beside the sentence takes; with what could go into the list, or without.
int PromptBar::widthOf(bool withListed) const {
    int used = progressLabel_->text().isEmpty() ? 0 : progressLabel_->sizeHint().width() + spacing;
    if (hasField())
        used += range_->sizeHint().width() + field_->sizeHint().width() + 2 * spacing;
    for (std::size_t i = 0; i < widgets_.size(); ++i)
        if (withListed || std::ranges::find(listed_, i) == listed_.end())
            used += widgets_[i]->sizeHint().width() + spacing;
    return used;
}

bool PromptBar::allFit() const {
    return widthOf(true) <= static_cast<int>(width() * mostForButtons);
}

/// Few answers stay side by side, shortened where they must be; the tip says all of it.
void PromptBar::shorten(int roomForAll) {
    if (widgets_.empty()) // only the progress is too wide
        return;
    const auto count = static_cast<int>(widgets_.size());
    const int room =
        roomForAll - (progressLabel_->text().isEmpty() ? 0 : progressLabel_->sizeHint().width() + spacing);
    // A Japanese sentence ends in its verb, which tells most.
    const Qt::TextElideMode cut = spokenLanguage() == Language::ja ? Qt::ElideMiddle : Qt::ElideRight;
    // What the narrower ones leave is for the wider ones.
    std::vector<SignButton*> narrowFirst;
    for (QPushButton* widget : widgets_)
        if (auto* inBar = qobject_cast<SignButton*>(widget)) {
            inBar->showWhole();
            narrowFirst.push_back(inBar);
        }
    std::ranges::stable_sort(narrowFirst, {},
                             [](const QWidget* widget) { return widget->sizeHint().width(); });
    int left = room - count * spacing;
    int others = count;
    for (SignButton* widget : narrowFirst) {
        const int most = left / others--;
        const int edges = widget->sizeHint().width() - widget->textWidth();
        if (widget->toolTip().isEmpty())
            widget->setToolTip(widget->text());
        widget->shortenTo(most - edges, cut);
        left -= std::min(most, widget->sizeHint().width());
    }
}

/// What does not fit stands in a list above the bar: answers of one kind all together.
void PromptBar::layButtons() {
    // The keyboard stays on its button while that is there, and is not lost with it.
    const auto had = std::ranges::find_if(widgets_, [](const QWidget* widget) { return widget->hasFocus(); });
    const QString kept = had == widgets_.end() ? QString{} : (*had)->objectName();
    if (had != widgets_.end() || (question_ != laid_ && field_->hasFocus()))
        parentWidget()->setFocus();
    for (QWidget* part : {static_cast<QWidget*>(range_), static_cast<QWidget*>(field_)})
        part->setVisible(hasField());
    list_->offer({});
    for (QPushButton* widget : widgets_) {
        widget->hide();
        if (widget->parent() == this)
            widget->deleteLater();
    }
    widgets_.clear();
    listed_.clear();
    for (const PromptButton& button : buttons_)
        widgets_.push_back(makeButton(button));
    progressLabel_->setVisible(!progressLabel_->text().isEmpty());

    const bool hasList = std::ranges::any_of(buttons_, &PromptButton::inList);
    const bool areFew = !hasList && !buttons_.empty() && buttons_.size() <= fewButtons;
    // Beside a field, they go below the sentence with it.
    const bool fitBelow = hasField() && widthOf(true) <= width() - markWidth - spacing;
    if (areFew && !hasField() && !allFit())
        shorten(static_cast<int>(width() * mostForButtons));
    else if (!buttons_.empty() && (hasList || (!areFew && !fitBelow && !allFit()))) {
        const bool hasKinds = std::ranges::any_of(buttons_, &PromptButton::isOneOf);
        std::vector<ChoiceButton*> inList;
        for (std::size_t i = 0; i < buttons_.size(); ++i) {
            const PromptButton& button = buttons_[i];
            // Yes does not stand apart from no; what only goes on does.
            const bool goesOn = button.isDefault && button.ends;
            const bool goes = hasKinds ? button.isOneOf : !goesOn && !button.isQuiet;
            if (!goes)
                continue;
            inList.push_back(makeListed(i));
            widgets_[i]->hide();
            widgets_[i]->deleteLater();
            widgets_[i] = inList.back();
            listed_.push_back(i);
        }
        list_->offer(std::move(inList));
        list_->placeAbove(belowList());
    }
    isDouble_ = hasField() && widthOf(false) > static_cast<int>(width() * mostForButtons);
    for (std::size_t i = 0; i < widgets_.size(); ++i)
        if (std::ranges::find(listed_, i) == listed_.end()) {
            row_->addWidget(widgets_[i], 0, Qt::AlignVCenter);
            widgets_[i]->show();
        }
    // New widgets would come last in the window; these follow the table.
    QWidget* before = parentWidget();
    if (hasField()) {
        setTabOrder(before, field_);
        before = field_;
    }
    for (QPushButton* widget : widgets_) {
        setTabOrder(before, widget);
        before = widget;
        if (question_ == laid_ && widget->objectName() == kept)
            widget->setFocus();
    }
    laid_ = question_;
    showNumber();
}

void PromptBar::setPlace(const QRect& place) {
    place_ = place;
    setGeometry(isDouble_ ? place.adjusted(0, -scaled(rowBelow), 0, 0) : place);
}

void PromptBar::fitRow() {
    row_->setContentsMargins(markWidth, isDouble_ ? height() - scaled(rowBelow) : 2, 8, isDouble_ ? 6 : 2);
    row_->activate();
    fitTexts();
}

void PromptBar::fit() {
    layButtons();
    fitRow();
    if (!isDouble_ && pixels_ < smallestPixels && !place_.isEmpty()) {
        isDouble_ = true;
        if (listed_.empty() && !hasField()) // below the sentence they have all the room
            shorten(width() - markWidth - spacing);
        fitRow();
    }
    if (!place_.isEmpty())
        setPlace(place_);
}

QRect PromptBar::roomOfTexts() const {
    return isDouble_ ? QRect{markWidth, 0, width() - markWidth - 8, height() - scaled(rowBelow)}
                     : QRect{texts_->x(), 0, texts_->width() - beforeButtons,
                             place_.isEmpty() ? height() : place_.height()};
}

} // namespace takujo
