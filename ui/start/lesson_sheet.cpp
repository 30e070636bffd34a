#include "ui/start/lesson_sheet.h"

#include "ui/theme/line_breaker.h"
#include "ui/theme/text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace takujo {

namespace {

constexpr int chaptersWidth = 330;

} // namespace

LessonSheet::LessonSheet(QWidget* parent)
    : QFrame{parent}, game_{new QLabel}, title_{new QLabel}, about_{new QLabel}, progress_{new QLabel},
      begin_{new QPushButton}, column_{new QVBoxLayout} {
    setProperty("sheet", true);
    game_->setProperty("caption", true);
    title_->setProperty("title", true);
    about_->setProperty("quiet", true);
    about_->setWordWrap(true);
    progress_->setProperty("quiet", true);
    begin_->setProperty("isDefault", true);
    begin_->setAutoDefault(true); // Enter presses it
    connect(begin_, &QPushButton::clicked, this, [this] { emit wanted(qt(lesson_.id), std::nullopt); });

    auto* left = new QVBoxLayout;
    left->setSpacing(8);
    left->addWidget(game_);
    left->addWidget(title_);
    left->addWidget(about_);
    left->addWidget(progress_);
    left->addStretch(1);
    auto* beginRow = new QHBoxLayout;
    beginRow->addWidget(begin_);
    beginRow->addStretch(1);
    left->addLayout(beginRow);
    column_->setSpacing(4);
    auto* row = new QHBoxLayout{this};
    row->setContentsMargins(22, 18, 18, 18);
    row->setSpacing(24);
    row->addLayout(left, 1);
    row->addLayout(column_);
}

void LessonSheet::display(LessonEntry lesson, Language language) {
    lesson_ = std::move(lesson);
    language_ = language;
    setObjectName(qt("lesson-" + lesson_.id));
    begin_->setObjectName(qt("begin-" + lesson_.id));
    write();
}

void LessonSheet::setLanguage(Language language) {
    language_ = language;
    write();
}

/// What the button says: begin, go on at a chapter, or once more.
QString LessonSheet::begins() const {
    const auto next = std::ranges::find(lesson_.chapters, false, &LessonEntry::Chapter::isDone);
    if (next == lesson_.chapters.end())
        return tr("Once more");
    if (std::ranges::none_of(lesson_.chapters, &LessonEntry::Chapter::isDone))
        return tr("Begin");
    return tr("Go on: %1").arg(qt(next->title.in(language_)));
}

void LessonSheet::write() {
    game_->setText(qt(lesson_.game.in(language_)));
    title_->setText(qt(lesson_.title.in(language_)));
    about_->setText(withPhrasesJoined(qt(lesson_.about.in(language_))));
    const auto done = std::ranges::count(lesson_.chapters, true, &LessonEntry::Chapter::isDone);
    const auto all = static_cast<int>(lesson_.chapters.size());
    progress_->setText(done == all ? QStringLiteral("✓ ") + tr("You have done all of it.")
                       : done == 0 ? tr("%n chapter(s)", nullptr, all)
                                   : tr("%1 of %n chapter(s) done", nullptr, all).arg(done));
    begin_->setText(begins());
    begin_->setAccessibleName(
        QStringLiteral("%1, %2: %3").arg(game_->text(), qt(lesson_.title.in(language_)), begins()));
    writeChapters();
}

void LessonSheet::writeChapters() {
    while (chapters_.size() > lesson_.chapters.size()) {
        delete chapters_.back();
        chapters_.pop_back();
    }
    while (chapters_.size() < lesson_.chapters.size()) {
        auto* button = new QPushButton;
        const std::size_t chapter = chapters_.size();
        button->setObjectName(QStringLiteral("chapter-%1").arg(chapter + 1));
        button->setProperty("isListed", true);
        button->setProperty("isQuiet", true);
        button->setAutoDefault(true);
        button->setFixedWidth(chaptersWidth);
        connect(button, &QPushButton::clicked, this,
                [this, chapter] { emit wanted(qt(lesson_.id), chapter); });
        column_->addWidget(button);
        chapters_.push_back(button);
    }
    for (std::size_t i = 0; i < chapters_.size(); ++i) {
        const LessonEntry::Chapter& chapter = lesson_.chapters[i];
        const QString title = QStringLiteral("%1. %2").arg(i + 1).arg(qt(chapter.title.in(language_)));
        chapters_[i]->setText((chapter.isDone ? QStringLiteral("✓  ") : QStringLiteral("○  ")) + title);
        chapters_[i]->setAccessibleName(chapter.isDone ? tr("%1, done").arg(title) : title);
    }
}

void LessonSheet::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        write();
    QFrame::changeEvent(event);
}

} // namespace takujo
