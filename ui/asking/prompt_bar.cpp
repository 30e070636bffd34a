#include "ui/asking/prompt_bar.h"

#include "ui/table/accessible_table.h"
#include "ui/theme/colour_math.h"
#include "ui/theme/line_breaker.h"
#include "ui/theme/text_signs.h"
#include "ui/theme/typography.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace takujo {

namespace {

constexpr double promptLineHeight = 1.22; ///< of the letters; the font would have its lines further apart
constexpr int morePixels = 11;
constexpr double moreLineHeight = 1.24;
constexpr qreal frameAir = 2.5; ///< above and below the lines, at least

QString inLines(const QString& text, int pixels, qreal width) {
    QStringList lines;
    for (const LineBreaker::Line& line : linesOfPhrases(text, QFont::DemiBold, width / pixels).lines)
        lines << line.text;
    return lines.join(QLatin1Char('\n'));
}

/// As much of one line as there is room for.
QString shortened(QString text, const QFont& font, qreal room) {
    if (widthWithSigns(text, font) <= room)
        return text;
    while (!text.isEmpty() && widthWithSigns(text + QChar{0x2026}, font) > room)
        text.chop(1);
    return text + QChar{0x2026};
}

} // namespace

PromptBar::PromptBar(QWidget* parent)
    : QWidget{parent}, texts_{new QWidget{this}}, progressLabel_{new QLabel{this}},
      field_{new NumberField{this}}, range_{new QLabel{this}}, row_{new QHBoxLayout{this}},
      list_{new ChoiceList{parent}} {
    setObjectName(QStringLiteral("prompt"));
    setSpokenRole(*this, QAccessible::Grouping);
    progressLabel_->setObjectName(QStringLiteral("prompt-progress"));
    texts_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
    texts_->setAttribute(Qt::WA_TransparentForMouseEvents);
    row_->setContentsMargins(markWidth, 2, 8, 2);
    row_->setSpacing(spacing);
    row_->addWidget(texts_, 1);
    row_->addWidget(progressLabel_, 0, Qt::AlignVCenter);
    range_->setObjectName(QStringLiteral("number-range"));
    range_->setProperty("quiet", true);
    row_->addWidget(range_, 0, Qt::AlignVCenter);
    row_->addWidget(field_, 0, Qt::AlignVCenter);
    connect(field_, &NumberField::changed, this, &PromptBar::followField);
    connect(field_, &NumberField::entered, this, [this] {
        QMetaObject::invokeMethod(this, whileAsked([this] { answerNumber(); }), Qt::QueuedConnection);
    });
}

void PromptBar::setColours(const Palette& palette) {
    palette_ = palette;
    list_->setColours(palette);
    styleProgress();
    update();
}

void PromptBar::styleProgress() {
    progressLabel_->setStyleSheet(
        QStringLiteral("background:%1;color:%2;border-radius:9px;padding:2px 9px;font-size:%3px;"
                       "font-weight:600")
            .arg(palette_.panel.name(), palette_.text.name())
            .arg(scaled(12)));
}

void PromptBar::setScale(double scale) {
    if (scale == scale_)
        return;
    scale_ = scale;
    styleProgress();
}

void PromptBar::ask(const QString& asked, const QString& progress, const QString& more) {
    asked_ = asked;
    more_ = more;
    isMoreFirst_ = false;
    progressLabel_->setText(withoutSigns(progress));
    progressLabel_->setVisible(!progress.isEmpty());
    setAccessibleName(withoutSigns(asked));
    setAccessibleDescription(withoutSigns(progress.isEmpty() ? more : progress));
}

QString PromptBar::asked() const {
    return withoutSigns(asked_);
}

/// A press that arrives late answers nothing: its question, and the state that asked it, may be gone.
std::function<void()> PromptBar::whileAsked(std::function<void()> press) const {
    return [this, question = question_, press = std::move(press)] {
        if (question == question_)
            press();
    };
}

void PromptBar::setButtons(std::vector<PromptButton> buttons, const std::function<QIcon(ObjectId)>& pictureOf,
                           std::optional<NumberQuestion> numbers) {
    ++question_;
    buttons_ = std::move(buttons);
    numbers_ = std::move(numbers);
    offerNumbers();
    // Of many, the one most will want stands first.
    if (buttons_.size() > wideButtons)
        std::ranges::stable_partition(buttons_, [](const PromptButton& button) {
            return (button.isDefault && !button.isOneOf) || button.isQuiet;
        });
    pictures_.clear();
    for (const PromptButton& button : buttons_)
        pictures_.push_back(button.pictured.exists() && pictureOf ? pictureOf(button.pictured) : QIcon{});
    fit();
}

/// The field stands for all numbers; a button answers with what stands in it, unless each has one of its own.
void PromptBar::offerNumbers() {
    if (!hasField())
        return;
    field_->offer(numbers_->offered, numbers_->usual, asked());
    range_->setText(field_->range());
    if (std::ranges::any_of(buttons_, [](const PromptButton& button) { return button.number.has_value(); }))
        return;
    PromptButton take;
    take.name = QStringLiteral("take-number");
    take.text = tr("Choose %1").arg(numbers_->usual);
    take.press = [this] { answerNumber(); };
    take.isDefault = true;
    take.number = numbers_->usual;
    for (PromptButton& button : buttons_)
        button.isDefault = false;
    buttons_.push_back(std::move(take));
}

/// The button says what it would answer.
void PromptBar::showNumber() {
    const auto take = std::ranges::find(buttons_, QStringLiteral("take-number"), &PromptButton::name);
    if (take == buttons_.end() || question_ != laid_)
        return;
    const auto number = field_->number();
    take->text = tr("Choose %1").arg(number ? QString::number(*number) : QStringLiteral("…"));
    QPushButton* widget = widgets_[static_cast<std::size_t>(take - buttons_.begin())];
    widget->setText(take->text);
    widget->setEnabled(number.has_value());
}

void PromptBar::followField() {
    showNumber();
    if (field_->isTyped())
        emit typed(field_->cleanText());
}

void PromptBar::answer(int number) {
    const auto answers = numbers_->answer; // the question may be another one meanwhile
    justPressed_ = Pressed::choosing;
    answers(number);
}

void PromptBar::answerNumber() {
    if (!hasField())
        return;
    if (const auto number = field_->number())
        answer(*number);
    else
        say(tr("It can be a number of these: %1").arg(field_->range()));
}

bool PromptBar::takeTyped() {
    if (!hasField() || !field_->isTyped())
        return false;
    answerNumber();
    return true;
}

bool PromptBar::eraseDigit() {
    if (!hasField() || !field_->isTyped())
        return false;
    field_->eraseDigit();
    return true;
}

bool PromptBar::forgetTyped() {
    if (!hasField() || !field_->isTyped())
        return false;
    field_->reset();
    return true;
}

void PromptBar::pressDigit(int digit) {
    if (hasField())
        field_->typeDigit(digit);
    else if (numbers_ && std::ranges::find(numbers_->offered, digit) != numbers_->offered.end())
        answer(digit);
    else if (!numbers_ && digit > 0)
        pressNumber(static_cast<std::size_t>(digit) - 1);
}

void PromptBar::pressNumber(std::size_t index) {
    if (listed_.empty())
        press(index);
    else if (index < listed_.size())
        press(listed_[index]);
}

void PromptBar::press(std::size_t index) {
    if (index < buttons_.size()) {
        const auto action = buttons_[index].press; // the buttons may be made anew meanwhile
        action();
    }
}

bool PromptBar::pressNamed(const QString& name) {
    const auto found = std::ranges::find(buttons_, name, &PromptButton::name);
    if (found == buttons_.end())
        return false;
    press(static_cast<std::size_t>(found - buttons_.begin()));
    return true;
}

/// The one button of that kind, if there is just one.
void PromptBar::pressOnly(bool PromptButton::* kind) {
    if (std::ranges::count(buttons_, true, kind) != 1)
        return;
    const auto found = std::ranges::find(buttons_, true, kind);
    if (found->loses)
        return pressWithCare(kind);
    justPressed_ = sortOf(*found);
    press(static_cast<std::size_t>(found - buttons_.begin()));
}

void PromptBar::pressEnding() {
    if (std::ranges::count(buttons_, true, &PromptButton::ends) > 0)
        pressOnly(&PromptButton::ends);
    else
        pressWithCare(&PromptButton::declines); // no more attacks, no block: that goes on, too
}

void PromptBar::pressDeclining() {
    pressOnly(&PromptButton::declines);
}

PromptBar::Pressed PromptBar::sortOf(const PromptButton& button) {
    const bool suggests = !button.ends && !button.declines && !button.isOneOf && !button.number;
    return suggests ? Pressed::suggestion : button.forgoes ? Pressed::going : Pressed::choosing;
}

/// Passing again and again is what players do. Passing right after paying, or letting an attack or a block go
/// right after passing, is a key pressed once too often, or held a little too long. Nobody lets the game go
/// by one key.
bool PromptBar::mayBeTooMuch(const PromptButton& button) const {
    if (warned_ == question_)
        return false;
    if (button.loses)
        return true;
    if (!button.forgoes || justPressed_ == Pressed::nothing)
        return false;
    return button.declines || justPressed_ == Pressed::suggestion;
}

void PromptBar::pressDefault() {
    if (takeTyped()) // rather than what was highlighted before
        return;
    pressWithCare(&PromptButton::isDefault);
}

/// What may be one key too many has to be pressed twice.
void PromptBar::pressWithCare(bool PromptButton::* kind) {
    const auto found = std::ranges::find(buttons_, true, kind);
    if (found == buttons_.end())
        return;
    const auto index = static_cast<std::size_t>(found - buttons_.begin());
    if (mayBeTooMuch(*found)) {
        warned_ = question_;
        widgets_[index]->setProperty("asksAgain", true);
        widgets_[index]->style()->polish(widgets_[index]);
        say((found->loses ? tr("Once more: %1. That loses the game.") : tr("Once more: %1"))
                .arg(found->text));
        return;
    }
    justPressed_ = sortOf(*found);
    press(index);
}

void PromptBar::say(const QString& what) {
    more_ = what;
    isMoreFirst_ = true;
    setAccessibleDescription(withoutSigns(what));
    fitTexts();
    emit asksAgain(withoutSigns(what));
}

QWidget* PromptBar::buttonForKeys() const {
    if (hasField())
        return field_;
    const auto found = std::ranges::find(buttons_, true, &PromptButton::isDefault);
    if (widgets_.empty())
        return nullptr;
    return found == buttons_.end() ? widgets_.front()
                                   : widgets_[static_cast<std::size_t>(found - buttons_.begin())];
}

QStringList PromptBar::choices() const {
    QStringList result;
    if (hasField())
        return {tr("A number: %1").arg(field_->range())};
    if (std::ranges::count(buttons_, true, &PromptButton::isOneOf) < 2)
        return result;
    if (asksNumber()) {
        for (const PromptButton& button : buttons_)
            if (button.isOneOf)
                result << withoutSigns(button.text);
        return result;
    }
    for (std::size_t i = 0; i < buttons_.size(); ++i)
        if (buttons_[i].isOneOf && listed_.empty())
            result << QStringLiteral("%1: %2").arg(i + 1).arg(withoutSigns(buttons_[i].text));
    for (std::size_t i = 0; i < listed_.size(); ++i)
        result << QStringLiteral("%1: %2").arg(i + 1).arg(withoutSigns(buttons_[listed_[i]].text));
    return result;
}

void PromptBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

void PromptBar::moveEvent(QMoveEvent* event) {
    QWidget::moveEvent(event);
    list_->placeAbove(belowList());
    emit moved();
}

void PromptBar::raiseWithList() {
    raise();
    list_->raise();
}

void PromptBar::keepListAbove(int y) {
    listAbove_ = y;
    list_->placeAbove(belowList());
}

QRect PromptBar::belowList() const {
    QRect place = geometry();
    if (listAbove_ >= 0)
        place.setTop(std::min(place.top(), listAbove_));
    return place;
}

void PromptBar::keepListClearOf(const QRect& place) {
    list_->keepClearOf(place);
    list_->placeAbove(belowList());
}

void PromptBar::fitTexts() {
    const QRect texts = roomOfTexts();
    const qreal room = texts.width();
    // One line if it fits, else as large as two lines, or three, allow; what stands below goes before size.
    struct Try {
        int pixels;
        qsizetype lines;
        bool withMore = false;
    };
    std::vector<Try> tries;
    for (int pixels = scaled(15); pixels > 15; --pixels)
        tries.push_back({pixels, 1, true});
    for (const Try& usual : {Try{15, 1, true}, Try{14, 1, true}, Try{13, 1, true}, Try{13, 2, true},
                             Try{14, 2}, Try{13, 2}, Try{12, 2}, Try{11, 2}, Try{11, 3}, Try{10, 3}})
        tries.push_back(usual);
    const qreal moreHeight = scaled(morePixels) * moreLineHeight;
    for (const Try& one : tries) {
        const bool hasMore = one.withMore && !more_.isEmpty() && !isMoreFirst_;
        if (one.withMore && one.pixels < 14 && !hasMore)
            continue;
        if (static_cast<qreal>(one.lines) * one.pixels * promptLineHeight + (hasMore ? moreHeight : 0) >
            texts.height() - 2 * frameAir)
            continue;
        shown_ = inLines(isMoreFirst_ ? more_ : asked_, one.pixels, room);
        pixels_ = one.pixels;
        showsMore_ = hasMore;
        if (shown_.count(QLatin1Char('\n')) < one.lines)
            break;
    }
    update();
}

/// Their middle in that of the bar.
void PromptBar::paintTexts(QPainter& painter) const {
    const QRect texts = roomOfTexts();
    const QStringList lines = shown_.split(QLatin1Char('\n'));
    const qreal step = pixels_ * promptLineHeight;
    const qreal moreHeight = scaled(morePixels) * moreLineHeight;
    qreal y = (texts.height() - step * static_cast<qreal>(lines.size()) - (showsMore_ ? moreHeight : 0)) / 2;
    const auto draw = [&](const QString& line, qreal room) {
        const QFontMetricsF metrics{painter.font()};
        // Letters of Latin and Japanese both stand in the middle of their line by the height of capitals.
        const qreal baseline = y + (room + metrics.capHeight()) / 2;
        drawWithSigns(painter, {static_cast<qreal>(texts.x()), baseline}, line);
        y += room;
    };
    painter.setPen(palette_.text);
    painter.setFont(drawnFont(pixels_, QFont::DemiBold));
    for (const QString& line : lines)
        draw(line, step);
    if (!showsMore_)
        return;
    painter.setPen(palette_.quiet);
    painter.setFont(drawnFont(scaled(morePixels)));
    draw(shortened(more_, painter.font(), texts.width()), moreHeight);
}

void PromptBar::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF{rect()}.adjusted(0.75, 0.75, -0.75, -0.75);
    painter.setPen(QPen{palette_.accent, 1.5});
    painter.setBrush(mixed(palette_.zone, palette_.accent, 0.1));
    painter.drawRoundedRect(box, radius::panel, radius::panel);
    const QPointF centre{markWidth / 2.0, QRectF{roomOfTexts()}.center().y()};
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette_.accentGround);
    const qreal half = scaled(9);
    painter.drawEllipse(centre, half, half);
    painter.setPen(palette_.accentInk);
    painter.setFont(drawnFont(scaled(13), QFont::Bold));
    painter.drawText(QRectF{centre - QPointF{half, half + 0.5}, QSizeF{2 * half, 2 * half}}, Qt::AlignCenter,
                     QStringLiteral("?"));
    paintTexts(painter);
}

} // namespace takujo
