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

/// Gives a lesson in a terminal: says what is to be done, answers for the opponent, knows the words of
/// lessons.
class LessonTeacher {
public:
    /// The lesson and the words must outlive it.
    LessonTeacher(const Lesson& lesson, const Game& game, const Words& words, Language language);

    /// A match that stands where the chapter begins. Throws `ScenarioFailure` if it cannot be set up.
    std::unique_ptr<Match> begin(std::size_t chapter);
    /// The match stands somewhere else: the opponent answers.
    void follow(Match& match);
    /// What is new: the chapter, the goal at hand, what is met or lost.
    void tell(const Match& match, std::ostream& out);
    /// Something was asked for that may not be done.
    void refused(const Match& match, const Attempt& attempt, std::ostream& out);

    enum class Obeyed : std::uint8_t {
        no, ///< it is no word of lessons
        said,
        moved,  ///< the match stands in another chapter
        leaves, ///< for the chapter that is wanted next, if there is one
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
    bool isLossTold_ = false;         ///< and that it can't be finished from here
    std::set<std::size_t> met_;       ///< the goals of which it was told that they are met
    std::optional<std::size_t> goal_; ///< the one that was told last; as many as there are: the end
};

} // namespace takujo
