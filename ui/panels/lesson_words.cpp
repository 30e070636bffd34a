#include "ui/panels/lesson_words.h"

#include "ui/table/accessible_table.h"
#include "ui/theme/colour_math.h"
#include "ui/theme/scales.h"
#include "ui/theme/text.h"
#include "ui/theme/typography.h"
#include "ui/widgets/key_name.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace takujo {

namespace {

constexpr int inset = 12;
constexpr int rowHeight = 26; ///< of the line with the buttons
constexpr int largestText = 14;
constexpr int smallestText = 10;

void setKey(QPushButton* button, const QKeySequence& key, const QString& tip) {
    button->setShortcut(key); // a text has taken it away
    button->setToolTip(QStringLiteral("%1 (%2)").arg(tip, keyName(key)));
}

} // namespace

LessonWords::LessonWords(QWidget* parent)
    : QWidget{parent}, progress_{new QLabel{this}}, back_{makeButton("lesson-back")},
      forward_{makeButton("lesson-forward")}, show_{makeButton("lesson-show")},
      hint_{makeButton("lesson-hint")}, again_{makeButton("lesson-begin-again")},
      next_{makeButton("lesson-next")}, leave_{makeButton("lesson-leave")} {
    setObjectName(QStringLiteral("lesson-words"));
    setSpokenRole(*this, QAccessible::Grouping);
    setAttribute(Qt::WA_NoMousePropagation); // the table below it does not react
    progress_->setObjectName(QStringLiteral("lesson-progress"));
    leave_->setProperty("isQuiet", true);
    for (QPushButton* button : {forward_, again_, next_})
        button->setProperty("isDefault", true);
    auto* row = new QHBoxLayout;
    row->setSpacing(5);
    row->addWidget(progress_, 0, Qt::AlignVCenter);
    row->addStretch(1);
    for (QPushButton* button : {back_, forward_, show_, hint_, again_, next_, leave_})
        row->addWidget(button, 0, Qt::AlignVCenter);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(inset, 3, 6, 3);
    column->addLayout(row);
    column->addStretch(1);
    connect(back_, &QPushButton::clicked, this, [this] { go(shown_ - 1); });
    connect(forward_, &QPushButton::clicked, this, &LessonWords::goOn);
    connect(show_, &QPushButton::clicked, this, &LessonWords::showWanted);
    connect(hint_, &QPushButton::clicked, this, &LessonWords::hintWanted);
    connect(again_, &QPushButton::clicked, this, &LessonWords::againWanted);
    connect(next_, &QPushButton::clicked, this, &LessonWords::nextWanted);
    connect(leave_, &QPushButton::clicked, this, &LessonWords::leaveWanted);
    retranslate();
    hide();
}

QPushButton* LessonWords::makeButton(const char* name) {
    auto* button = new QPushButton{this};
    button->setObjectName(QString::fromLatin1(name));
    button->setCursor(Qt::PointingHandCursor);
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard on the table
    button->setProperty("isClose", true);
    return button;
}

void LessonWords::retranslate() {
    back_->setText(tr("Back"));
    forward_->setText(tr("Go on"));
    show_->setText(tr("Show me"));
    hint_->setText(tr("Hint"));
    again_->setText(tr("Begin again"));
    next_->setText(isLastChapter_ ? tr("Finish") : tr("Next"));
    leave_->setText(tr("Leave"));
    setKey(back_, QKeySequence{Qt::CTRL | Qt::Key_Backspace}, tr("What the lesson said before"));
    setKey(show_, QKeySequence{Qt::CTRL | Qt::SHIFT | Qt::Key_H}, tr("Lights up what is meant"));
    setKey(hint_, QKeySequence{Qt::CTRL | Qt::Key_H},
           hasHint_ ? tr("Says a little more about what to do") : tr("There are no more hints for this one"));
    const bool isRead = shown_ + 1 >= pages_.size();
    const QKeySequence onward{Qt::CTRL | Qt::Key_Return};
    forward_->setShortcut(isRead ? QKeySequence{} : onward);
    next_->setShortcut(isRead ? onward : QKeySequence{});
    forward_->setToolTip(QStringLiteral("%1 (%2)").arg(tr("What it says next"), keyName(onward)));
    next_->setToolTip(QStringLiteral("%1 (%2)").arg(
        isLastChapter_ ? tr("Back to the start page") : tr("The next chapter"), keyName(onward)));
    again_->setToolTip(tr("Begin this chapter again"));
    leave_->setToolTip(tr("Back to the start page; the chapters you have done stay done"));
}

void LessonWords::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        write();
    QWidget::changeEvent(event);
}

void LessonWords::setColours(const Palette& palette) {
    palette_ = palette;
    write();
}

void LessonWords::setScale(double scale) {
    if (scale == scale_)
        return;
    scale_ = scale;
    write();
}

void LessonWords::forget() {
    pages_.clear();
    shown_ = 0;
}

void LessonWords::display(const LessonRun& run, const Match& match, Language language, bool canShow) {
    std::vector<LessonPage> pages = pagesSoFar(run, match);
    // A chapter begins with what it is about; then whatever is new.
    if (pages_.empty())
        shown_ = 0;
    else if (pages != pages_)
        shown_ = pages.size() - 1;
    pages_ = std::move(pages);
    steps_.clear();
    for (const LessonPage& page : pages_)
        steps_.push_back(stepOf(run.lesson(), run.chapter(), page.goal));
    language_ = language;
    isLastChapter_ = run.isLast();
    hasHint_ = run.hasHint();
    canShow_ = canShow;
    write();
}

void LessonWords::go(std::size_t page) {
    if (page >= pages_.size())
        return;
    shown_ = page;
    write();
}

void LessonWords::goOn() {
    go(shown_ + 1);
}

QWidget* LessonWords::buttonForKeys() const {
    for (QPushButton* button : {next_, forward_, show_, hint_, leave_})
        if (button->isVisible() && button->isEnabled())
            return button;
    return nullptr;
}

QString LessonWords::textOf(const LessonPage& page) const {
    QString text = page.text != nullptr ? qt(page.text->in(language_))
                   : page.why == LessonRun::Loss::Why::turns
                       ? tr("The turn is over that this chapter is about.")
                       : tr("The game has ended another way.");
    if (page.kind == LessonPage::Kind::lost)
        return text + QLatin1Char(' ') +
               tr("From here this chapter can't be finished. Undo, or begin it again; nothing is lost.");
    return text;
}

void LessonWords::write() {
    if (pages_.empty())
        return;
    using Kind = LessonPage::Kind;
    const LessonPage& page = pages_[shown_];
    const bool isNewest = shown_ + 1 == pages_.size();
    title_ = page.title == nullptr ? QString{} : qt(page.title->in(language_));
    text_ = textOf(page);
    progress_->setText(tr("%1 of %2", "steps of a lesson").arg(steps_[shown_].at).arg(steps_[shown_].of));
    progress_->setStyleSheet(
        QStringLiteral("background:%1;color:%2;border-radius:9px;padding:2px 9px;font-size:%3px;"
                       "font-weight:600")
            .arg(palette_.panel.name(), palette_.text.name())
            .arg(scaled(12)));
    setAccessibleName(title_);
    setAccessibleDescription(text_);
    retranslate();
    const bool isDone = pages_.back().kind == Kind::done;
    const bool isLost = pages_.back().kind == Kind::lost;
    // The keyboard is not lost with a button that goes.
    const auto show = [this](QPushButton* button, bool isShown) {
        if (!isShown && button->hasFocus())
            parentWidget()->setFocus();
        button->setVisible(isShown);
        const int size = scaled(scaledText(12));
        button->setStyleSheet(QStringLiteral("font-size:%1px;padding:2px 8px").arg(size));
    };
    show(back_, pages_.size() > 1);
    back_->setEnabled(shown_ > 0);
    show(forward_, !isNewest);
    show(show_, !isDone && !isLost);
    show_->setEnabled(canShow_);
    show(hint_, !isDone && !isLost);
    hint_->setEnabled(hasHint_);
    show(again_, isLost);
    show(next_, isDone);
    show(leave_, true);
    layout()->activate();
    update();
}

void LessonWords::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    update();
}

QRect LessonWords::roomOfTitle() const {
    const int left = progress_->geometry().right() + 10;
    int right = width() - 6;
    for (const QPushButton* button : {back_, forward_, show_, hint_, again_, next_, leave_})
        if (!button->isHidden())
            right = std::min(right, button->x());
    return {left, 3, std::max(0, right - 8 - left), scaled(rowHeight)};
}

QRect LessonWords::roomOfText() const {
    const int top = 3 + scaled(rowHeight);
    return {inset, top, width() - 2 * inset, height() - top - 4};
}

void LessonWords::paintEvent(QPaintEvent*) {
    if (pages_.empty())
        return;
    using Kind = LessonPage::Kind;
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const Kind kind = pages_[shown_].kind;
    const QColor edge = kind == Kind::lost   ? palette_.warning
                        : kind == Kind::done ? palette_.good
                                             : palette_.outline;
    painter.setPen(QPen{edge, 1.2});
    painter.setBrush(mixed(palette_.zone, palette_.accent, 0.05));
    painter.drawRoundedRect(QRectF{rect()}.adjusted(0.75, 0.75, -0.75, -0.75), radius::panel, radius::panel);
    const QRect titleRoom = roomOfTitle();
    const FittedText title{title_, titleRoom.size(), {scaled(15), scaled(11), scaled(9), 2}, QFont::DemiBold};
    title.draw(painter, titleRoom, Qt::AlignLeft | Qt::AlignVCenter, palette_.text);
    const QRect room = roomOfText();
    const QString text = kind == Kind::hint ? QStringLiteral("→ ") + text_ : text_;
    const FittedParagraphs words{{{text, QFont::Normal, false, palette_.text, false}},
                                 room.size(),
                                 {},
                                 scaled(largestText),
                                 scaled(smallestText)};
    words.draw(painter, room);
    isFitting_ = !words.elided() && !title.elided();
}

} // namespace takujo
