#include "ui/lessons/lessons_on_offer.h"

#include "ui/games/game_control.h"
#include "ui/games/games_on_offer.h"
#include "ui/lessons/lesson_control.h"
#include "ui/lessons/lesson_progress.h"
#include "ui/start/start_page.h"
#include "ui/theme/text.h"

namespace takujo {

LessonsOnOffer::LessonsOnOffer(StartPage& start, const GamesOnOffer& offer, GameControl& games,
                               LessonControl& lessons, QObject* parent)
    : QObject{parent}, start_{&start}, offer_{&offer}, games_{&games}, lessons_{&lessons} {
    connect(&start, &StartPage::lessonWanted, this, &LessonsOnOffer::begin);
    connect(&offer, &GamesOnOffer::readAnew, this, &LessonsOnOffer::offer);
}

void LessonsOnOffer::offer() {
    std::vector<LessonEntry> entries;
    for (const auto& game : offer_->playable()) {
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

void LessonsOnOffer::begin(const QString& id, std::optional<std::size_t> chapter) {
    for (const auto& game : offer_->playable())
        for (const Lesson& lesson : game->lessons)
            if (lesson.game + "/" + lesson.id == fromQt(id))
                return games_->partWithGame(
                    [this, game, &lesson, chapter] { lessons_->begin(game, lesson, chapter); });
}

} // namespace takujo
