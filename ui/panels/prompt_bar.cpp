#include "ui/panels/prompt_bar.h"

#include "ui/theme/colour_math.h"
#include "ui/theme/typography.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QStyle>
#include <QVBoxLayout>

namespace takujo {

namespace {

constexpr int markWidth = 40;
constexpr std::size_t mostButtons = 6; ///< more of them go into a menu

} // namespace

PromptBar::PromptBar(QWidget* parent)
    : QWidget{parent}, texts_{new QWidget{this}}, askedLabel_{new QLabel{texts_}}, moreLabel_{new QLabel{texts_}},
      row_{new QHBoxLayout{this}} {
    setObjectName(QStringLiteral("prompt"));
    askedLabel_->setObjectName(QStringLiteral("prompt-asked"));
    moreLabel_->setObjectName(QStringLiteral("prompt-more"));
    askedLabel_->setWordWrap(true);
    moreLabel_->setProperty("quiet", true);
    auto* column = new QVBoxLayout{texts_};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addStretch();
    column->addWidget(askedLabel_);
    column->addWidget(moreLabel_);
    column->addStretch();
    texts_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row_->setContentsMargins(markWidth, 2, 10, 2);
    row_->setSpacing(8);
    row_->addWidget(texts_, 1);
}

void PromptBar::setColours(const Palette& palette) {
    palette_ = palette;
    update();
}

void PromptBar::ask(const QString& asked, const QString& more) {
    asked_ = asked;
    more_ = more;
    askedLabel_->setText(asked);
    moreLabel_->setText(more);
    moreLabel_->setVisible(!more.isEmpty());
    setAccessibleName(asked);
    setAccessibleDescription(more);
    fit();
}

QPushButton* PromptBar::makeButton(const PromptButton& button) {
    auto* widget = new QPushButton{button.text, this};
    widget->setObjectName(button.name);
    widget->setToolTip(button.tip);
    widget->setProperty("isDefault", button.isDefault);
    widget->setProperty("isQuiet", button.isQuiet);
    widget->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard on the table
    widget->setCursor(Qt::PointingHandCursor);
    // Pressing may make new buttons, so the text and what it does are kept apart from the widget.
    connect(widget, &QPushButton::clicked, this, [press = button.press] { press(); }, Qt::QueuedConnection);
    return widget;
}

void PromptBar::setButtons(std::vector<PromptButton> buttons) {
    buttons_ = std::move(buttons);
    for (QPushButton* widget : widgets_) {
        widget->hide();
        widget->deleteLater();
    }
    widgets_.clear();
    const bool tooMany = buttons_.size() > mostButtons;
    const std::size_t shown = tooMany ? mostButtons - 1 : buttons_.size();
    for (std::size_t i = 0; i < shown; ++i) {
        widgets_.push_back(makeButton(buttons_[i]));
        row_->addWidget(widgets_.back(), 0, Qt::AlignVCenter);
    }
    if (tooMany) {
        auto* others = new QPushButton{tr("More"), this};
        others->setObjectName(QStringLiteral("more"));
        auto* menu = new QMenu{others};
        for (std::size_t i = shown; i < buttons_.size(); ++i)
            connect(menu->addAction(buttons_[i].text), &QAction::triggered, this, [press = buttons_[i].press] { press(); },
                    Qt::QueuedConnection);
        others->setMenu(menu);
        widgets_.push_back(others);
        row_->addWidget(others, 0, Qt::AlignVCenter);
    }
    fit();
}

void PromptBar::press(std::size_t index) {
    if (index < buttons_.size()) {
        const auto action = buttons_[index].press; // the buttons may be made anew meanwhile
        action();
    }
}

bool PromptBar::pressNamed(const QString& name) {
    for (std::size_t i = 0; i < buttons_.size(); ++i)
        if (buttons_[i].name == name) {
            press(i);
            return true;
        }
    return false;
}

void PromptBar::pressEnding() {
    std::vector<std::size_t> endings;
    for (std::size_t i = 0; i < buttons_.size(); ++i)
        if (buttons_[i].ends)
            endings.push_back(i);
    if (endings.size() == 1)
        press(endings.front());
}

void PromptBar::pressDefault() {
    for (std::size_t i = 0; i < buttons_.size(); ++i)
        if (buttons_[i].isDefault) {
            press(i);
            return;
        }
}

void PromptBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

void PromptBar::fit() {
    // One line in the larger size if it fits, else two lines in the smaller.
    row_->activate();
    const int width = texts_->width();
    const QFont large = textFont(TextSize::title, QFont::DemiBold);
    const bool fits = QFontMetrics{large}.horizontalAdvance(asked_) <= width;
    const QFont used = fits ? large : textFont(TextSize::body, QFont::DemiBold);
    askedLabel_->setStyleSheet(QStringLiteral("font-size:%1px;font-weight:600").arg(used.pixelSize()));
    const bool oneLine = QFontMetrics{used}.horizontalAdvance(asked_) <= width;
    moreLabel_->setStyleSheet(QStringLiteral("font-size:11px"));
    moreLabel_->setVisible(!more_.isEmpty() && (oneLine || height() > 52));
}

void PromptBar::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF{rect()}.adjusted(0.75, 0.75, -0.75, -0.75);
    painter.setPen(QPen{palette_.accent, 1.5});
    painter.setBrush(mixed(palette_.zone, palette_.accent, 0.1));
    painter.drawRoundedRect(box, radius::panel, radius::panel);
    const QPointF centre{markWidth / 2.0, box.center().y()};
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette_.accentGround);
    painter.drawEllipse(centre, 9, 9);
    painter.setPen(palette_.accentInk);
    painter.setFont(drawnFont(13, QFont::Bold));
    painter.drawText(QRectF{centre - QPointF{9, 9.5}, QSizeF{18, 18}}, Qt::AlignCenter, QStringLiteral("?"));
}

} // namespace takujo
