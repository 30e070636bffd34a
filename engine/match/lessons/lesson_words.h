#pragma once

#include "engine/match/lessons/lesson.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace takujo {

/// One thing that a lesson says. The lesson must outlive it.
struct LessonPage {
    enum class Kind : std::uint8_t {
        chapter, ///< what the chapter is about
        goal,    ///< what is to be done, and why
        hint,
        lost, ///< why the chapter cannot be finished from here
        done, ///< the last word of the chapter
    };
    Kind kind = Kind::goal;
    std::size_t goal = 0; ///< index in the chapter, of goals and hints
    const LocalizedText* title = nullptr;
    const LocalizedText* text = nullptr; ///< none: of a loss that the chapter has no words for
    LessonRun::Loss::Why why = LessonRun::Loss::Why::said; ///< of a loss

    friend bool operator==(const LessonPage&, const LessonPage&) = default;
};

/// Returns what the chapter has said so far, in order: the last page is what it says now. Hints are kept only
/// of the present goal.
std::vector<LessonPage> pagesSoFar(const LessonRun& run, const Match& match);

/// How far a lesson has come: this goal of its chapter is the `at`th of so many in all chapters, from 1.
struct LessonStep {
    std::size_t at = 0;
    std::size_t of = 0;
};
LessonStep stepOf(const Lesson& lesson, std::size_t chapter, std::size_t goal);

} // namespace takujo
