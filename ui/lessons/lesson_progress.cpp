#include "ui/lessons/lesson_progress.h"

#include <QSettings>
#include <QStringList>

namespace takujo {

LessonProgress::LessonProgress(const QString& game, const QString& lesson)
    : key_{QStringLiteral("lessons/%1/%2").arg(game, lesson)} {}

std::set<std::size_t> LessonProgress::done() const {
    std::set<std::size_t> chapters;
    for (const QString& word : QSettings{}.value(key_).toStringList()) {
        bool isNumber = false;
        const qulonglong chapter = word.toULongLong(&isNumber);
        if (isNumber && chapter > 0) // people count from 1
            chapters.insert(static_cast<std::size_t>(chapter - 1));
    }
    return chapters;
}

void LessonProgress::add(std::size_t chapter) const {
    std::set<std::size_t> chapters = done();
    if (!chapters.insert(chapter).second)
        return;
    QStringList words;
    for (const std::size_t one : chapters)
        words << QString::number(one + 1);
    QSettings{}.setValue(key_, words);
}

std::size_t LessonProgress::next(std::size_t chapters) const {
    const std::set<std::size_t> known = done();
    for (std::size_t i = 0; i < chapters; ++i)
        if (!known.contains(i))
            return i;
    return 0;
}

} // namespace takujo
