#include "engine/match/lessons/lesson_words.h"

#include <algorithm>

namespace takujo {

std::vector<LessonPage> pagesSoFar(const LessonRun& run, const Match& match) {
    using Kind = LessonPage::Kind;
    const LessonChapter& chapter = run.content();
    std::vector<LessonPage> pages;
    if (!chapter.text.en.empty())
        pages.push_back({Kind::chapter, 0, &chapter.title, &chapter.text});
    const std::size_t last = std::min(run.current() + 1, chapter.goals.size());
    for (std::size_t i = 0; i < last; ++i)
        pages.push_back({Kind::goal, i, &chapter.goals[i].title, &chapter.goals[i].text});
    for (std::size_t i = 0; i < run.hintsGiven(); ++i) {
        const LessonGoal& goal = chapter.goals[run.current()];
        pages.push_back({Kind::hint, run.current(), &goal.title, &goal.hints[i]});
    }
    if (const auto loss = run.lost(match))
        pages.push_back({Kind::lost, run.current(), &chapter.title, loss->text, loss->why});
    if (run.isDone())
        pages.push_back({Kind::done, chapter.goals.size() - 1, &chapter.title, &chapter.done});
    return pages;
}

LessonStep stepOf(const Lesson& lesson, std::size_t chapter, std::size_t goal) {
    LessonStep step{goal + 1, 0};
    for (std::size_t i = 0; i < lesson.chapters.size(); ++i) {
        if (i < chapter)
            step.at += lesson.chapters[i].goals.size();
        step.of += lesson.chapters[i].goals.size();
    }
    return step;
}

} // namespace takujo
