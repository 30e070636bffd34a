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

/// What makes a chapter impossible to finish, and what is said then.
struct LessonLoss {
    Ability when; ///< only its `whileTrue`: the learner is `you`
    LocalizedText text;
};

/// Something that the learner is asked to do. One of the four ways says when it is met.
struct LessonGoal {
    LocalizedText title;
    LocalizedText text;
    std::vector<std::string> rules;
    std::optional<Ability> holds;        ///< as soon as this is so; only its `whileTrue`
    std::optional<ScenarioAnswer> does;  ///< when the learner has done this, to its end
    std::optional<ScenarioAnswer> tries; ///< when this has been refused; it may be skipped
    bool wins = false;                   ///< when the learner has won, by play: nobody giving up
    std::string refusedBy;               ///< of what is tried: the rule that must say no; empty: any
    std::vector<CardReference> lookAt;   ///< the cards it is about
    std::vector<LocalizedText> hints;    ///< from the gentlest on
    std::optional<LessonLoss> lost;
    TextPosition at;
};

/// A position, what to do in it, what the opponent does, and how it is done.
struct LessonChapter {
    LocalizedText title;
    LocalizedText text;
    LocalizedText done;             ///< what is said at its end
    std::optional<Scenario> begins; ///< none: it goes on where the chapter before it ended
    /// Moments at which the learner is asked also where only passing is possible, so that the table stands
    /// still.
    std::vector<std::string> stops;
    std::vector<LessonGoal> goals;
    /// What the opponent does, each once, as soon as it can be done; the first answer and what belongs to it.
    std::vector<std::vector<ScenarioAnswer>> opponent;
    std::optional<int> turnLimit; ///< turns that it may take, counted from 1
    std::vector<ScenarioStep> solution;
    TextPosition at;
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
    std::vector<CardDefinition> cards;
    std::vector<LessonChapter> chapters;
};

/// What the reader asks of the rest of the program.
struct LessonSources {
    std::function<const ScenarioGame*(const std::string& game)> gameOf;
    /// A card of that game's sets by its id; none if there is none.
    std::function<const CardDefinition*(const std::string& game, const std::string& id)> cardOf;
};

/// Reads a lesson; none if anything in it is wrong.
std::optional<Lesson> readLesson(const std::filesystem::path& file, const LessonSources& sources,
                                 Findings& findings);

} // namespace takujo
