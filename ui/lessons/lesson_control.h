#pragma once

#include "engine/match/lessons/lesson.h"
#include "ui/page/game_page.h"
#include "ui/theme/spoken.h"

#include <QPointer>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace takujo {

/// Gives a lesson at the table of a game page: shows its chapters, watches what is done, answers for the
/// opponent.
class LessonControl : public QObject {
    Q_OBJECT

public:
    /// How a match is brought to the table, seen through the learner's eyes, and what is said if a chapter
    /// cannot be begun.
    struct Window {
        std::function<void(const std::shared_ptr<const GameData>&, std::unique_ptr<Match>)> show;
        std::function<void(const Says& what, const Says& details)> tell;
    };

    LessonControl(GamePage& page, Window window, QObject* parent = nullptr);

    /// Begins a lesson at that chapter, or at the first that has not been done. The lesson is one of the
    /// data's.
    void begin(const std::shared_ptr<const GameData>& data, const Lesson& lesson,
               std::optional<std::size_t> chapter = std::nullopt);
    /// Another match comes to the table.
    void end();

signals:
    /// The learner has had enough, or is through.
    void left();

private:
    bool beginChapter(std::size_t chapter);
    void attach();
    void follow();
    void display();
    void answerForOpponent();

    GamePage* page_;
    Window window_;
    std::shared_ptr<const GameData> data_;
    std::unique_ptr<LessonRun> run_;
    QPointer<Session> session_; ///< of the lesson; none while another match is played
    QTimer pause_;              ///< before the opponent answers, so that one sees what happens
    bool isDoneTold_ = false;
};

} // namespace takujo
