#pragma once

#include "engine/files/cards/library.h"
#include "engine/files/scenarios/lesson_file.h"
#include "engine/match/match.h"

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace takujo {

struct ScenarioFailure;

/// Every lesson of a game that can be found: `resources/lessons/<game>` in every place that has it. Of two of
/// one name, the first.
std::vector<Lesson> loadLessons(const Game& game, const Library& library, Findings& findings);

/// Somebody takes a lesson: which chapter it is at, which of its goals are met, what the opponent answers,
/// what is told. The match goes its own way: it may be undone, redone and played on as one likes, and what is
/// met follows from the answers that led to where it stands.
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
            said,  ///< what the chapter itself says of it
            turns, ///< the turns are over in which it is to be done
            over,  ///< the game is over
        };
        Why why = Why::said;
        const LocalizedText* text = nullptr; ///< of what is said
    };

    /// The lesson must outlive it.
    LessonRun(const Lesson& lesson, const Game& game);

    const Lesson& lesson() const { return *lesson_; }
    std::size_t chapter() const { return chapter_; }
    const LessonChapter& content() const { return lesson_->chapters[chapter_]; }
    bool isLast() const { return chapter_ + 1 == lesson_->chapters.size(); }

    /// A match that stands where the chapter begins: of one that goes on with another, where its solution
    /// leads. Throws `ScenarioFailure` if it cannot be set up.
    std::unique_ptr<Match> begin(std::size_t chapter, const std::array<std::string, 2>& names);
    /// Whether the next chapter goes on where this one stands.
    bool nextGoesOn() const;
    /// The next chapter begins, where the match stands.
    void goOn(const Match& match);

    /// The match stands somewhere else, or somebody has answered.
    void follow(const Match& match);
    /// The learner has tried something and was refused. Having been refused again and again gives the first
    /// hint.
    void refused(const Match& match, const Attempt& attempt);
    /// What the opponent answers: what the chapter says, else as little as may be. None if the opponent is
    /// not asked.
    std::optional<Option> opponentsAnswer(const Match& match) const;

    GoalState stateOf(std::size_t goal) const;
    /// The first goal that is open; as many as there are if none is.
    std::size_t current() const;
    bool isDone() const { return current() == content().goals.size(); }
    /// None while the chapter can be finished, as far as one can say.
    std::optional<Loss> lost(const Match& match) const;
    /// The cards that the goal at hand is about, as far as the learner sees them; none while something else
    /// is under way, or when the chapter can't be finished any more.
    std::vector<ObjectId> cardsToLookAt(const Match& match) const;

    /// How many hints of the goal at hand have been given, and whether there is another.
    std::size_t hintsGiven() const;
    bool hasHint() const;
    void giveHint();

private:
    /// What an answer has come to; of each place of the match.
    struct Progress {
        std::uint32_t met = 0;    ///< bits of goals
        std::uint32_t begun = 0;  ///< done, but not to the end of the action
        std::uint32_t used = 0;   ///< bits of what the opponent has done
        std::size_t entry = none; ///< what the opponent is at
        std::size_t answer = 0;   ///< and the next answer of it
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
    std::uint32_t tried_ = 0; ///< bits of goals; what was refused once is known
    std::vector<std::size_t> hints_;
    std::vector<int> refusals_;
};

/// Lets the opponent answer until the learner is asked, or nobody.
void letOpponentAnswer(LessonRun& run, Match& match);

/// Plays the solution of the chapter at hand. Throws `ScenarioFailure` where it does not go as written.
void playSolution(LessonRun& run, Match& match);

/// Why the chapter does not go as it is written, for whoever reads its file.
Findings findingsOf(const ScenarioFailure& failure, const Lesson& lesson, std::size_t chapter);

/// Plays every chapter's solution. What does not go as it should is reported: a set-up that is none, a step
/// that cannot be taken, a goal that is not met by it, or is met before anything is done.
void checkLesson(const Lesson& lesson, const Game& game, Findings& findings);

} // namespace takujo
