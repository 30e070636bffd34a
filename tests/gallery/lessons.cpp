#include "engine/match/scenarios/answer_words.h"
#include "tests/gallery/hands.h"
#include "tests/gallery/rooms.h"
#include "tests/gallery/shelf.h"
#include "ui/page/game_page.h"
#include "ui/theme/text.h"
#include "ui/window/main_window.h"

#include <algorithm>

namespace takujo {

namespace {

constexpr int patience = 60; ///< for an opponent who has much to answer

void waitForOpponent(const Session& session) {
    for (int i = 0; i < patience && session.isAskedOfOther(); ++i)
        settle();
    settle();
}

void take(Session& session, const ScenarioStep& step) {
    for (const ScenarioAnswer& words : step.answers)
        if (const auto meant = meantOption(session.match().position(), session.match().decision(), words))
            session.answer(Option{session.match().decision().options[*meant]});
    while (session.match().decision().within && !session.isAskedOfOther() &&
           session.match().decision().options.size() == 1)
        session.answer(Option{session.match().decision().options.front()});
    waitForOpponent(session);
}

} // namespace

void hangLessons(Shelf& shelf, MainWindow& window) {
    auto* page = window.findChild<GamePage*>();
    for (const auto& game : window.games())
        for (const Lesson& lesson : game->lessons)
            for (std::size_t chapter = 0; chapter < lesson.chapters.size(); ++chapter) {
                window.beginLesson(qt(lesson.game + "/" + lesson.id), chapter);
                Session& session = *page->current();
                waitForOpponent(session);
                int picture = 1;
                const auto hang = [&] {
                    page->view().table().movements().finish();
                    shelf.hang(QStringLiteral("lessons"),
                               QStringLiteral("%1-%2-%3-%4")
                                   .arg(qt(lesson.game), qt(lesson.id))
                                   .arg(chapter + 1)
                                   .arg(picture++),
                               window);
                };
                hang();
                while (seen(window, QStringLiteral("lesson-hint")) != nullptr &&
                       seen(window, QStringLiteral("lesson-hint"))->isEnabled() && picture < 4) {
                    click(window, QStringLiteral("lesson-hint"));
                    hang();
                }
                for (const ScenarioStep& step : lesson.chapters[chapter].solution)
                    if (!step.expectation && !step.isTry) {
                        take(session, step);
                        hang();
                    }
            }
}

} // namespace takujo
