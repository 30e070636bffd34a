#include "app/cli/lesson_teacher.h"

#include "engine/kit/rules/words.h"

#include <ostream>

namespace takujo {

LessonTeacher::LessonTeacher(const Lesson& lesson, const Game& game, const Words& words, Language language)
    : run_{lesson, game}, words_{&words}, language_{language} {}

std::unique_ptr<Match> LessonTeacher::begin(std::size_t chapter) {
    wanted_.reset();
    isBegun_ = false;
    isLossTold_ = false;
    met_.clear();
    goal_.reset();
    const auto nameOf = [this](const char* side) { return words_->text("sides", side, language_); };
    return run_.begin(chapter, {nameOf("a"), nameOf("b")});
}

void LessonTeacher::follow(Match& match) {
    run_.follow(match);
    letOpponentAnswer(run_, match);
}

void LessonTeacher::tell(const Match& match, std::ostream& out) {
    const LessonChapter& chapter = run_.content();
    if (!isBegun_) {
        out << fill(words_->text("terminal", "lesson chapter", language_),
                    {{"number", std::to_string(run_.chapter() + 1), false},
                     {"all", std::to_string(run_.lesson().chapters.size()), false},
                     {"title", in(chapter.title), false}})
            << '\n'
            << in(chapter.text) << '\n';
        isBegun_ = true;
    }
    for (std::size_t i = 0; i < chapter.goals.size(); ++i)
        if (run_.stateOf(i) != LessonRun::GoalState::met)
            met_.erase(i);
        else if (met_.insert(i).second)
            out << "✓ " << in(chapter.goals[i].title) << '\n';
    const std::size_t goal = run_.current();
    if (goal_ != goal) {
        goal_ = goal;
        if (run_.isDone()) {
            out << in(chapter.done) << '\n'
                << (run_.isLast() ? words_->text("terminal", "lesson done", language_)
                                  : words_->text("terminal", "lesson next", language_))
                << '\n';
        } else {
            out << "→ " << in(chapter.goals[goal].title) << '\n'
                << "  " << in(chapter.goals[goal].text) << '\n';
        }
    }
    const auto loss = run_.lost(match);
    if (loss && !isLossTold_)
        out << (loss->why == LessonRun::Loss::Why::said ? in(*loss->text)
                : loss->why == LessonRun::Loss::Why::turns
                    ? words_->text("terminal", "lesson turns", language_)
                    : words_->text("terminal", "lesson over", language_))
            << '\n'
            << words_->text("terminal", "lesson lost", language_) << '\n';
    isLossTold_ = loss.has_value();
}

void LessonTeacher::refused(const Match& match, const Attempt& attempt, std::ostream& out) {
    const std::size_t hints = run_.isDone() ? 0 : run_.hintsGiven();
    run_.refused(match, attempt);
    tell(match, out);
    if (!run_.isDone() && run_.hintsGiven() > hints)
        tellHint(out);
}

void LessonTeacher::tellHint(std::ostream& out) const {
    out << in(run_.content().goals[run_.current()].hints[run_.hintsGiven() - 1]) << '\n';
}

LessonTeacher::Obeyed LessonTeacher::next(const Match& match, std::ostream& out) {
    if (!run_.isDone()) {
        out << words_->text("terminal", "lesson not done", language_) << '\n';
        return Obeyed::said;
    }
    if (run_.isLast())
        return Obeyed::leaves;
    if (!run_.nextGoesOn()) {
        wanted_ = run_.chapter() + 1;
        return Obeyed::leaves;
    }
    run_.goOn(match);
    isBegun_ = false;
    met_.clear();
    goal_.reset();
    return Obeyed::moved;
}

LessonTeacher::Obeyed LessonTeacher::obey(const std::string& line, const Match& match, std::ostream& out) {
    if (line == "next")
        return next(match, out);
    if (line == "again") {
        wanted_ = run_.chapter();
        return Obeyed::leaves;
    }
    if (line != "hint")
        return Obeyed::no;
    if (run_.isDone() || !run_.hasHint()) {
        out << words_->text("terminal", "lesson no hint", language_) << '\n';
    } else {
        run_.giveHint();
        tellHint(out);
    }
    return Obeyed::said;
}

} // namespace takujo
