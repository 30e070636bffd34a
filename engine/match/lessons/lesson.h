#pragma once

#include "engine/files/cards/library.h"
#include "engine/files/scenarios/lesson_file.h"
#include "engine/match/lessons/puzzle_solver.h"
#include "engine/match/match.h"

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace takujo {

// How a lesson is taken, and how it is checked.

struct ScenarioFailure;

/// Returns all lessons of a game in the order of its course: `resources/lessons/<game>` in every data place
/// that has it. Of two with one name, the first.
std::vector<Lesson> loadLessons(const Game& game, const Library& library, Findings& findings);

/// A lesson being taken: which chapter it is at, which goals are met, what the opponent answers, what the
/// learner is told. The match itself is free: it may be undone, redone and continued in any way; the goals
/// met depend on the answers that led to the present place.
class LessonRun {
public:
    static constexpr Player learner = Player::a;

    enum class GoalState : std::uint8_t {
        open,
        met,
        skipped, ///< it was something to try, and a later goal has been met
    };

    /// Why the chapter cannot be finished from here.
    struct Loss {
        enum class Why : std::uint8_t {
            said,  ///< the chapter's own condition of loss
            turns, ///< all turns of the chapter are over
            over,  ///< the game is over
        };
        Why why = Why::said;
        const LocalizedText* text = nullptr; ///< for `said`
    };

    /// The lesson must outlive it.
    LessonRun(const Lesson& lesson, const Game& game);

    const Lesson& lesson() const { return *lesson_; }
    std::size_t chapter() const { return chapter_; }
    const LessonChapter& content() const { return lesson_->chapters[chapter_]; }
    bool isLast() const { return chapter_ + 1 == lesson_->chapters.size(); }

    /// Returns a match at the beginning of the chapter; for a chapter that continues another, at the end of
    /// that one's solution. Throws `ScenarioFailure` if it cannot be set up.
    std::unique_ptr<Match> begin(std::size_t chapter, const std::array<std::string, 2>& names);
    /// Whether the next chapter continues where this one ends.
    bool nextGoesOn() const;
    /// Begins the next chapter where the match stands.
    void goOn(const Match& match);

    /// Follows the match to another place, or after an answer.
    void follow(const Match& match);
    /// Notes that the learner has tried something and was refused. Several refusals give the first hint.
    void refused(const Match& match, const Attempt& attempt);
    /// Notes that the learner has read why something can't be done, without trying it.
    void toldWhyNot(const Match& match, const Attempt& attempt);
    /// Returns the opponent's answer: in a puzzle one that keeps the learner from the goal, if there is one;
    /// else the chapter's, else one that does as little as possible. None if the opponent is not asked.
    std::optional<Option> opponentsAnswer(const Match& match) const;

    GoalState stateOf(std::size_t goal) const;
    /// Returns the first open goal; the number of goals if none is open.
    std::size_t current() const;
    bool isDone() const { return current() == content().goals.size(); }
    /// Returns none while the chapter can still be finished, as far as that is known.
    std::optional<Loss> lost(const Match& match) const;
    /// Returns the cards of the present goal that the learner sees; none during another action, or if the
    /// chapter cannot be finished any more.
    std::vector<ObjectId> cardsToLookAt(const Match& match) const;

    /// Returns the option that the chapter's solution takes next, if the learner has gone its way so far;
    /// elsewhere the only one there is, if it ends something. None in a puzzle, or while the opponent is
    /// asked.
    std::optional<std::size_t> nextAnswer(const Match& match) const;

    /// What leads to the goals of a puzzle from a question of the learner's.
    PuzzleSolver::Proof prove(const Engine& engine) const { return solver_->prove(engine); }

    /// How many hints of the present goal have been given; below, whether there is another.
    std::size_t hintsGiven() const;
    bool hasHint() const;
    void giveHint();

private:
    /// The progress after an answer, for each place of the match.
    struct Progress {
        std::uint32_t met = 0;    ///< bits of goals
        std::uint32_t begun = 0;  ///< done, but the action is not finished
        std::uint32_t used = 0;   ///< bits of the opponent's entries that are done
        std::size_t entry = none; ///< the opponent's present entry
        std::size_t answer = 0;   ///< the next answer of that entry
    };
    struct Planned {
        std::size_t option = 0;
        Progress after;
    };
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    void enter(std::size_t chapter, const Match& match);
    Progress progressAt(const Match& match, std::size_t place);
    Progress after(const Match& match, std::size_t place, Progress before) const;
    void judge(const Engine& engine, Progress& progress) const;
    bool isAside(const Match& match) const;
    Planned plan(const Engine& engine, Progress progress) const;

    const Lesson* lesson_;
    const Game* game_;
    std::size_t chapter_ = 0;
    std::size_t firstPlace_ = 0; ///< where the chapter began in the match
    int firstTurn_ = 0;
    std::map<std::size_t, Progress> places_;
    Progress now_;
    std::uint32_t tried_ = 0; ///< bits of goals; once refused is enough
    std::vector<std::size_t> hints_;
    std::vector<int> refusals_;
    std::shared_ptr<PuzzleSolver> solver_; ///< of a puzzle
};

/// Lets the opponent answer until the learner, or nobody, is asked.
void letOpponentAnswer(LessonRun& run, Match& match);

/// Plays the solution of the present chapter. Throws `ScenarioFailure` if it does not go as written.
void playSolution(LessonRun& run, Match& match);

/// Returns why the chapter does not go as written, for the author of its file.
Findings findingsOf(const ScenarioFailure& failure, const Lesson& lesson, std::size_t chapter);

/// Plays the solution of every chapter, and reports what goes wrong: an impossible setup, a step that cannot
/// be taken, a goal that the solution does not meet, or that is met before anything is done.
void checkLesson(const Lesson& lesson, const Game& game, Findings& findings);

} // namespace takujo
