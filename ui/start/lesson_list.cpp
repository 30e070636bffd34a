#include "ui/start/lesson_list.h"

#include "ui/table/text.h"
#include "ui/theme/line_breaker.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace takujo {

LessonList::LessonList(QWidget* parent)
    : QWidget{parent}, heading_{new QLabel{this}}, intro_{new QLabel{this}}, list_{new QListWidget{this}} {
    setObjectName(QStringLiteral("lessons-page"));
    heading_->setObjectName(QStringLiteral("heading"));
    intro_->setProperty("quiet", true);
    intro_->setWordWrap(true);
    list_->setObjectName(QStringLiteral("lessons"));
    list_->setWordWrap(true);
    list_->setSpacing(3);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(28, 26, 28, 20);
    column->addWidget(heading_);
    column->addWidget(intro_);
    column->addWidget(list_, 1);
    // One click, or Enter: what the system calls activating may be two clicks, or one click as well.
    connect(list_, &QListWidget::itemClicked, this, &LessonList::open);
    list_->installEventFilter(this);
    fill();
}

void LessonList::open(const QListWidgetItem* item) {
    if (item != nullptr)
        emit wanted(item->data(Qt::UserRole).toString());
}

bool LessonList::eventFilter(QObject* watched, QEvent* event) {
    if (watched == list_ && event->type() == QEvent::KeyPress)
        if (const int key = static_cast<QKeyEvent*>(event)->key();
            key == Qt::Key_Return || key == Qt::Key_Enter) {
            open(list_->currentItem());
            return true;
        }
    return QWidget::eventFilter(watched, event);
}

void LessonList::setLessons(std::vector<LessonEntry> lessons) {
    lessons_ = std::move(lessons);
    fill();
}

void LessonList::setLanguage(Language language) {
    language_ = language;
    fill();
}

void LessonList::fill() {
    heading_->setText(tr("Lessons"));
    intro_->setText(withPhrasesJoined(tr("Learn a game by playing it, a step at a time.")));
    list_->setAccessibleName(tr("Lessons"));
    const int row = list_->currentRow();
    list_->clear();
    for (const LessonEntry& lesson : lessons_) {
        QString text = lesson.isDone ? QStringLiteral("✓ ") : QString{};
        text += qt(lesson.title.in(language_)) + QLatin1Char('\n') + qt(lesson.about.in(language_));
        auto* item = new QListWidgetItem{withPhrasesJoined(text)};
        item->setData(Qt::UserRole, qt(lesson.id));
        item->setData(Qt::AccessibleTextRole, lesson.isDone
                                                  ? tr("%1, done").arg(qt(lesson.title.in(language_)))
                                                  : qt(lesson.title.in(language_)));
        list_->addItem(item);
    }
    list_->setCurrentRow(std::min(std::max(row, 0), list_->count() - 1)); // none where there is none
}

void LessonList::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        fill();
    QWidget::changeEvent(event);
}

} // namespace takujo
