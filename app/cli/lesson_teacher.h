#pragma once

#include "engine/files/words/words_file.h"
#include "engine/match/lessons/lesson.h"

#include <cstdint>
#include <iosfwd>
#include <memory>
#include <optional>
#include <set>
#include <string>

namespace takujo {

/// Gives a lesson in a terminal: says what to do, answers for the opponent, and understands the words of
/// lessons.
class LessonTeacher {
public:
    /// The lesson and the words must outlive it.
    LessonTeacher(const Lesson& lesson, const Game& game, const Words& words, Language language);

    /// Returns a match at the beginning of the chapter. Throws `ScenarioFailure` if it cannot be set up.
    std::unique_ptr<Match> begin(std::size_t chapter);
    /// Follows the match to another place: the opponent answers.
    void follow(Match& match);
    /// Prints what is new: the chapter, the present goal, what is met or lost.
    void tell(const Match& match, std::ostream& out);
    /// Notes that something forbidden was asked for.
    void refused(const Match& match, const Attempt& attempt, std::ostream& out);

    enum class Obeyed : std::uint8_t {
        no, ///< not a word of lessons
        said,
        moved,  ///< the match is in another chapter
        leaves, ///< leaves for the chapter that is wanted next, if any
    };
    Obeyed obey(const std::string& line, const Match& match, std::ostream& out);
    std::optional<std::size_t> wanted() const { return wanted_; }

private:
    std::string in(const LocalizedText& text) const { return text.in(language_); }
    void tellHint(std::ostream& out) const;
    Obeyed next(const Match& match, std::ostream& out);

    LessonRun run_;
    const Words* words_;
    Language language_;
    std::optional<std::size_t> wanted_;
    bool isBegun_ = false;            ///< what the chapter is about has been told
    bool isLossTold_ = false;         ///< that it cannot be finished any more has been told
    std::set<std::size_t> met_;       ///< the goals that were told to be met
    std::optional<std::size_t> goal_; ///< the goal that was told last; the number of goals: the end
};

} // namespace takujo
