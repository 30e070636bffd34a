// Lessons in the window.

#include "ui/lessons/lesson_progress.h"
#include "ui/theme/text.h"
#include "ui/window/main_window.h"

namespace takujo {

void MainWindow::makeLessons() {
    lessons_ = new LessonControl{
        *game_,
        {[this](const auto& game, std::unique_ptr<Match> match) { showLesson(game, std::move(match)); },
         [this](const Says& what, const Says& details) { tell(what, details); }},
        this};
    connect(start_, &StartPage::lessonWanted, this,
            [this](const QString& id, std::optional<std::size_t> chapter) { beginLesson(id, chapter); });
    connect(lessons_, &LessonControl::left, this, &MainWindow::showStart);
}

void MainWindow::showLesson(const std::shared_ptr<const GameData>& game, std::unique_ptr<Match> match) {
    leaveGame();
    auto session = std::make_unique<Session>(game, std::move(match), translator_.language());
    session->keepEyesOf(LessonRun::learner);
    connect(session.get(), &Session::faultMet, this, &MainWindow::tellFault);
    game_->begin(std::move(session));
    commands_.action(CommandId::sidePanel)->setChecked(true);
    game_->setSideShown(true); // there it speaks
    start_->choose(*game->game);
    pages_->setCurrentWidget(game_);
    setBrightness(brightness_);
    start_->setCanReturn(true);
    updateCommands();
}

void MainWindow::offerLessons() {
    std::vector<LessonEntry> entries;
    for (const auto& game : games_) {
        const auto in = [&](Language language) { return game->words.text("game", "name", language); };
        const LocalizedText name{in(Language::en), in(Language::ja)};
        for (const Lesson& lesson : game->lessons) {
            const std::set<std::size_t> done = LessonProgress{qt(lesson.game), qt(lesson.id)}.done();
            LessonEntry& entry =
                entries.emplace_back(lesson.game + "/" + lesson.id, name, lesson.title, lesson.about);
            for (const LessonChapter& chapter : lesson.chapters)
                entry.chapters.push_back({chapter.title, done.contains(entry.chapters.size())});
        }
    }
    start_->setLessons(std::move(entries));
}

void MainWindow::beginLesson(const QString& id, std::optional<std::size_t> chapter) {
    for (const auto& game : games_)
        for (const Lesson& lesson : game->lessons)
            if (lesson.game + "/" + lesson.id == fromQt(id))
                return partWithGame(
                    [this, game, &lesson, chapter] { lessons_->begin(game, lesson, chapter); });
}

} // namespace takujo
