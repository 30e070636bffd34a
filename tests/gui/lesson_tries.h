#pragma once

#include "engine/match/scenarios/answer_words.h"
#include "engine/match/scenarios/scenario_words.h"
#include "tests/gui/table_driver.h"
#include "ui/page/game_page.h"
#include "ui/theme/text.h"
#include "ui/window/main_window.h"

#include <QTest>
#include <QTextBrowser>

#include <algorithm>
#include <optional>
#include <string>

// What lessons say one should try though it is not possible, tried with the mouse at the table.

namespace lesson_tries {

using namespace takujo;

inline void waitForOpponent(const TableDriver& driver, const Session& session) {
    constexpr int patience = 60;
    for (int i = 0; i < patience && session.isAskedOfOther(); ++i)
        driver.settle();
    driver.settle();
}

inline void take(const TableDriver& driver, Session& session, const ScenarioStep& step) {
    for (const ScenarioAnswer& words : step.answers) {
        const auto meant = meantOption(session.match().position(), session.match().decision(), words);
        QVERIFY2(meant, qPrintable(driver.prompt()));
        session.answer(Option{session.match().decision().options[*meant]});
    }
    while (session.match().decision().within && !session.isAskedOfOther() &&
           session.match().decision().options.size() == 1)
        session.answer(Option{session.match().decision().options.front()});
    waitForOpponent(driver, session);
}

/// The card of that name to which an arrow points; else any.
inline std::optional<TableDriver::Seen> cardCalled(const TableDriver& driver, const std::string& name) {
    std::optional<TableDriver::Seen> found;
    for (const TableDriver::Seen& one : driver.seen())
        if (!one.isZone && one.name == qt(name) &&
            (!found || one.description.contains(QStringLiteral("this is the one"))))
            found = one;
    return found;
}

/// Clicks what the lesson tells to try; what is to be done to another card is dragged onto it.
inline void tryOut(TableDriver& driver, const ScenarioAnswer& tried) {
    const auto card = cardCalled(driver, tried.card->name);
    QVERIFY2(card, tried.card->name.c_str());
    if (!tried.target || tried.target->text == playerAsTarget)
        return driver.click(*card);
    const auto target = cardCalled(driver, tried.target->name);
    QVERIFY2(target, tried.target->name.c_str());
    driver.drag(*card, target->rect.center());
}

inline qsizetype goalsMet(const TableDriver& driver) {
    const auto* text = qobject_cast<QTextBrowser*>(driver.widget(QStringLiteral("lesson-text")));
    return text == nullptr ? 0 : text->toPlainText().count(QStringLiteral("✓"));
}

/// What a card's menu says of it is as good as trying, where the menu has anything to say.
inline void whatTheMenuSaysCounts(const std::string& game) {
    TableDriver driver;
    auto& window = dynamic_cast<MainWindow&>(driver.window());
    const auto* page = window.findChild<GamePage*>();
    int menus = 0;
    for (const auto& one : window.games())
        for (const Lesson& lesson : one->lessons)
            for (std::size_t at = 0; lesson.game == game && at < lesson.chapters.size(); ++at) {
                const std::vector<ScenarioStep>& steps = lesson.chapters[at].solution;
                const auto tried = std::ranges::find_if(steps, &ScenarioStep::isTry);
                if (tried == steps.end() || tried->answers.front().target)
                    continue;
                window.beginLesson(qt(lesson.game + "/" + lesson.id), at);
                Session& session = *page->current();
                waitForOpponent(driver, session);
                for (auto step = steps.begin(); step != tried; ++step)
                    if (!step->expectation)
                        take(driver, session, *step);
                const auto card = cardCalled(driver, tried->answers.front().card->name);
                QVERIFY2(card, tried->answers.front().card->name.c_str());
                const qsizetype before = goalsMet(driver);
                driver.click(*card, Qt::RightButton);
                if (driver.widget(QStringLiteral("barred")) == nullptr)
                    continue;
                QCOMPARE(goalsMet(driver), before + 1);
                driver.key(Qt::Key_Escape);
                ++menus;
            }
    QVERIFY(menus > 0);
}

/// In every lesson of the game: each try is refused by the rule that the lesson names, and its goal is met.
inline void everyTryIsRefused(const std::string& game) {
    TableDriver driver;
    auto& window = dynamic_cast<MainWindow&>(driver.window());
    const auto* page = window.findChild<GamePage*>();
    int tries = 0;
    for (const auto& one : window.games())
        for (const Lesson& lesson : one->lessons)
            for (std::size_t at = 0; lesson.game == game && at < lesson.chapters.size(); ++at) {
                const LessonChapter& chapter = lesson.chapters[at];
                if (std::ranges::none_of(chapter.solution, &ScenarioStep::isTry))
                    continue;
                window.beginLesson(qt(lesson.game + "/" + lesson.id), at);
                Session& session = *page->current();
                waitForOpponent(driver, session);
                for (const ScenarioStep& step : chapter.solution) {
                    if (step.expectation)
                        continue;
                    if (!step.isTry) {
                        take(driver, session, step);
                        continue;
                    }
                    const qsizetype before = goalsMet(driver);
                    tryOut(driver, step.answers.front());
                    const QString told = driver.textOf(QStringLiteral("refusal-text"));
                    QVERIFY2(told.contains(qt(step.refused.rules.front())), qPrintable(told));
                    QCOMPARE(goalsMet(driver), before + 1);
                    driver.key(Qt::Key_Escape);
                    ++tries;
                }
            }
    QVERIFY(tries > 0);
}

} // namespace lesson_tries
