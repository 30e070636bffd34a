#include "ui/start/lesson_list.h"

#include "ui/theme/line_breaker.h"
#include "ui/widgets/page_parts.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace takujo {

LessonList::LessonList(QWidget* parent)
    : QWidget{parent}, heading_{new QLabel{this}}, intro_{new QLabel{this}} {
    setObjectName(QStringLiteral("lessons-page"));
    heading_->setObjectName(QStringLiteral("heading"));
    intro_->setProperty("quiet", true);
    intro_->setWordWrap(true);
    auto* sheets = new QWidget;
    sheets->setObjectName(QStringLiteral("lessons"));
    column_ = new QVBoxLayout{sheets};
    column_->setContentsMargins(0, 8, 8, 8);
    column_->setSpacing(16);
    column_->addStretch(1);
    auto* scroll = scrolledColumn(sheets, this);
    auto* page = new QVBoxLayout{this};
    page->setContentsMargins(28, 26, 20, 20);
    page->addWidget(heading_);
    page->addWidget(intro_);
    page->addWidget(scroll, 1);
    retranslate();
}

void LessonList::setLessons(std::vector<LessonEntry> lessons) {
    while (sheets_.size() > lessons.size()) {
        delete sheets_.back();
        sheets_.pop_back();
    }
    while (sheets_.size() < lessons.size()) {
        auto* sheet = new LessonSheet;
        connect(sheet, &LessonSheet::wanted, this, &LessonList::wanted);
        column_->insertWidget(static_cast<int>(sheets_.size()), sheet);
        sheets_.push_back(sheet);
    }
    for (std::size_t i = 0; i < lessons.size(); ++i)
        sheets_[i]->display(std::move(lessons[i]), language_);
}

void LessonList::setLanguage(Language language) {
    language_ = language;
    for (LessonSheet* sheet : sheets_)
        sheet->setLanguage(language);
}

void LessonList::retranslate() {
    heading_->setText(tr("Lessons"));
    intro_->setText(withPhrasesJoined(tr("Learn a game by playing it, a step at a time.")));
}

void LessonList::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace takujo
