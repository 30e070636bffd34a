#pragma once

#include "engine/core/localized_text.h"
#include "engine/core/script.h"
#include "engine/files/scenarios/scenario_file.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace takujo {

// Lessons, as files have them.

/// When a chapter cannot be finished any more, and what the learner is told then.
struct LessonLoss {
    Ability when; ///< only its `whileTrue`; the learner is `you`
    LocalizedText text;
};

/// A task of the learner. One of four fields says when it is done.
struct LessonGoal {
    LocalizedText title;
    LocalizedText text;
    std::vector<std::string> rules;
    std::optional<Ability> holds;        ///< when this is true; only its `whileTrue`
    std::optional<ScenarioAnswer> does;  ///< when the learner has done this completely
    std::optional<ScenarioAnswer> tries; ///< when this has been refused; the goal may be skipped
    bool wins = false;                   ///< when the learner has won by play, not because somebody gave up
    std::string refusedBy;               ///< of `tries`: the rule that must refuse; empty: any
    std::vector<CardReference> lookAt;   ///< the cards it is about
    std::vector<LocalizedText> hints;    ///< from the gentlest on
    std::optional<LessonLoss> lost;
    TextPosition at;
};

/// A position, the goals in it, the opponent's answers, and the solution.
struct LessonChapter {
    LocalizedText title;
    LocalizedText text;
    LocalizedText done;             ///< told at its end
    std::optional<Scenario> begins; ///< none: it continues where the chapter before ended
    /// Moments at which the learner is asked even if only passing is possible, so that the game does not go
    /// on by itself.
    std::vector<std::string> stops;
    std::vector<LessonGoal> goals;
    /// What the opponent does, each once, as soon as it is possible; the first answer and those that belong
    /// to it.
    std::vector<std::vector<ScenarioAnswer>> opponent;
    std::optional<int> turnLimit; ///< number of turns that it may take
    /// Of a puzzle: the answers with which every way to its goals begins that the opponent cannot prevent.
    std::vector<ScenarioAnswer> solutions;
    std::vector<ScenarioStep> solution;
    TextPosition at;

    bool isPuzzle() const { return !solutions.empty(); }
};

/// Chapters that teach a game at the table. The learner is player A.
struct Lesson {
    std::string path;
    std::string id; ///< the name of its file
    std::string game;
    LocalizedText title;
    LocalizedText about;
    std::optional<int> minutes;
    std::optional<int> difficulty; ///< from 1 on
    std::optional<int> order;      ///< its place in the course of its game; without one it comes last
    std::vector<CardDefinition> cards;
    std::vector<LessonChapter> chapters;
};

/// What the reader needs from the rest of the program.
struct LessonSources {
    std::function<const ScenarioGame*(const std::string& game)> gameOf;
    CardOfSets cardOf;
};

/// Reads a lesson; none if anything in it is wrong.
std::optional<Lesson> readLesson(const std::filesystem::path& file, const LessonSources& sources,
                                 Findings& findings);

} // namespace takujo
