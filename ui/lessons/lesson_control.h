#pragma once

#include "engine/match/lessons/lesson.h"
#include "ui/page/game_page.h"

#include <QPointer>
#include <QTimer>

#include <memory>
#include <optional>

namespace takujo {

class GameControl;

/// Gives a lesson at the table: puts its chapters there, watches what is done, answers for the opponent.
class LessonControl : public QObject {
    Q_OBJECT

public:
    LessonControl(GameControl& games, const CommandSet& commands, QWidget* window);

    /// Begins a lesson of that game at that chapter, or at the first that has not been done.
    void begin(const std::shared_ptr<const GameData>& data, const Lesson& lesson,
               std::optional<std::size_t> chapter = std::nullopt);
signals:
    /// The learner has had enough, or is through.
    void left();

private:
    bool beginChapter(std::size_t chapter);
    void show(std::unique_ptr<Match> match);
    void attach();
    void end();
    void follow();
    void display();
    void showWhatIsMeant();
    void answerForOpponent();

    GameControl* games_;
    GamePage* page_;
    const CommandSet* commands_;
    QWidget* window_;
    std::shared_ptr<const GameData> data_;
    std::unique_ptr<LessonRun> run_;
    QPointer<Session> session_; ///< of the lesson; none while another match is played
    QTimer pause_;              ///< before the opponent answers, so that one sees what happens
    bool isDoneTold_ = false;
};

} // namespace takujo
