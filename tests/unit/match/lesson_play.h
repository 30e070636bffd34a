#pragma once

#include "engine/files/scenarios/scenario_steps.h"
#include "engine/games/registry.h"
#include "engine/match/lessons/lesson.h"
#include "engine/match/scenarios/answer_words.h"
#include "engine/match/scenarios/scenario.h"
#include "tests/unit/kit/written_file.h"

#include <QTest>

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace takujo {

/// A learner who takes a lesson and does what the test says.
class LessonPlay {
public:
    LessonPlay(const Lesson& lesson, std::size_t chapter)
        : run_{lesson, *findGame(lesson.game)}, match_{run_.begin(chapter, {"A", "B"})} {
        letOpponentAnswer(run_, *match_);
    }

    LessonRun& run() { return run_; }
    Match& match() { return *match_; }

    /// "cast Ash Warden", "pass"; the action is finished where nothing is to be chosen.
    void act(const std::string& words) {
        const std::size_t space = words.find(' ');
        ScenarioAnswer answer;
        const bool isLong = words.starts_with("no ");
        answer.verb = isLong ? words : words.substr(0, space);
        if (!isLong && space != std::string::npos)
            answer.card = parseReference(words.substr(space + 1));
        const auto option = meantOption(match_->position(), match_->decision(), answer);
        if (!option)
            qFatal("'%s' is not offered", words.c_str());
        take(*option);
        while (match_->decision().within && match_->decision().options.size() == 1 &&
               !match_->decision().options.front().object.exists())
            take(0);
    }
    void inTurn(const std::vector<std::string>& all) {
        for (const std::string& words : all)
            act(words);
    }

    void take(std::size_t option) {
        match_->answer(Option{match_->decision().options[option]});
        follow();
    }
    void follow() {
        run_.follow(*match_);
        letOpponentAnswer(run_, *match_);
    }

    /// "met open skipped", one word for each goal.
    QString states() const {
        QStringList words;
        for (std::size_t i = 0; i < run_.content().goals.size(); ++i)
            words << (run_.stateOf(i) == LessonRun::GoalState::met    ? QStringLiteral("met")
                      : run_.stateOf(i) == LessonRun::GoalState::open ? QStringLiteral("open")
                                                                      : QStringLiteral("skipped"));
        return words.join(QLatin1Char(' '));
    }
    /// "no", or why the chapter is lost.
    QString loss() const {
        const auto loss = run_.lost(*match_);
        if (!loss)
            return QStringLiteral("no");
        return loss->why == LessonRun::Loss::Why::said    ? QStringLiteral("said")
               : loss->why == LessonRun::Loss::Why::turns ? QStringLiteral("turns")
                                                          : QStringLiteral("over");
    }

private:
    LessonRun run_;
    std::unique_ptr<Match> match_;
};

/// The lessons of the product.
inline const std::vector<Lesson>& productLessons(const std::string& game) {
    static std::map<std::string, std::vector<Lesson>> all;
    if (const auto read = all.find(game); read != all.end())
        return read->second;
    const Game& of = *findGame(game);
    Findings findings;
    const Library library = loadLibrary(of.id, of.schema, of.deckWords(), findings);
    std::vector<Lesson> found = loadLessons(of, library, findings);
    if (!findings.empty())
        qFatal("%s", findings.toText().c_str());
    return all.emplace(game, std::move(found)).first->second;
}
/// The cards of the product.
inline const Library& productLibrary(const std::string& game) {
    static std::map<std::string, Library> all;
    if (const auto read = all.find(game); read != all.end())
        return read->second;
    Findings ignored;
    const Game& of = *findGame(game);
    return all.emplace(game, loadLibrary(of.id, of.schema, of.deckWords(), ignored)).first->second;
}
/// Reads a lesson that a test has written, with the cards of the product.
inline std::optional<Lesson> writtenLesson(const std::string& name, const QString& text, Findings& findings,
                                           const std::string& game = "fftcg") {
    const Library& library = productLibrary(game);
    const WrittenFiles files;
    const LessonSources sources{
        scenarioGame, [&library](const std::string&, const std::string& id) { return library.card(id); }};
    return readLesson(files.write(name, text.toStdString()), sources, findings);
}
/// The one that teaches the game from its beginning.
inline const Lesson& firstLesson(const std::string& game) {
    for (const Lesson& lesson : productLessons(game))
        if (lesson.id == "first-game")
            return lesson;
    qFatal("%s has no first lesson", game.c_str());
}

} // namespace takujo
